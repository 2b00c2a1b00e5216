// SPDX-License-Identifier: MIT
#include "views/playtest/player_box.h"

#include "model/document/document.h"

namespace hotchkiss {

PlayerBox::PlayerBox(Who who, QWidget *parent)
    : QComboBox(parent)
{
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(16);
    if (who == Who::Anybody)
        addItem(tr("You"), QStringLiteral("human"));
    addItem(tr("Computer, at random"), QStringLiteral("random"));
    addItem(tr("Computer, greedy"), QStringLiteral("greedy"));
    addItem(tr("Computer, searching a little"), QStringLiteral("search:100"));
    addItem(tr("Computer, searching"), QStringLiteral("search:400"));
    addItem(tr("Computer, searching long"), QStringLiteral("search:2000"));
    setItemData(findData(QStringLiteral("random")), tr("Any legal action, all as likely"), Qt::ToolTipRole);
    setItemData(findData(QStringLiteral("greedy")), tr("The action after which it stands best"), Qt::ToolTipRole);
    setItemData(findData(QStringLiteral("search:400")), tr("Looks ahead: 400 lines of play a decision"),
                Qt::ToolTipRole);
    connect(this, &QComboBox::activated, this, [this] { Q_EMIT specChosen(spec()); });
}

PlayerSpec PlayerBox::spec() const
{
    const Result<PlayerSpec> spec = parsePlayer(currentData().toString().toStdString());
    return spec ? *spec : PlayerSpec{};
}

void PlayerBox::setSpec(const PlayerSpec &spec)
{
    const QString text = qstr(playerText(spec));
    if (findData(text) < 0)
        addItem(tr("Computer, %1").arg(text), text);
    setCurrentIndex(findData(text));
}

} // namespace hotchkiss
