// SPDX-License-Identifier: MIT
#include "editors/tiles/random_layout_dialog.h"

#include "model/ruleset/shared_ruleset.h"
#include "views/theme/icon_theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QGroupBox>
#include <QLabel>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSpinBox>
#include <QToolButton>

namespace hotchkiss {

RandomLayoutDialog::RandomLayoutDialog(ToolContext *context, QWidget *parent)
    : QDialog(parent)
    , m_context(context)
    , m_seed(new QSpinBox)
    , m_river(new QCheckBox(tr("A &river across the board")))
    , m_symmetry(new QComboBox)
    , m_message(new QLabel)
{
    setWindowTitle(tr("Random Layout"));
    m_seed->setRange(1, 999'999'999);
    m_seed->setAccessibleName(tr("Seed"));
    auto *dice = new QToolButton;
    dice->setIcon(iconNamed(QStringLiteral("dice")));
    dice->setToolTip(tr("Another seed"));
    dice->setAccessibleName(dice->toolTip());
    connect(dice, &QToolButton::clicked, this,
            [this] { m_seed->setValue(QRandomGenerator::global()->bounded(1, 1'000'000)); });
    auto *seed = new QHBoxLayout;
    seed->addWidget(m_seed, 1);
    seed->addWidget(dice);
    m_symmetry->addItems(
        {tr("None"), tr("Mirror left and right"), tr("Mirror top and bottom"), tr("Around the centre")});
    m_message->setWordWrap(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    auto *layNow = buttons->addButton(tr("&Lay the Tiles"), QDialogButtonBox::ApplyRole);
    layNow->setDefault(true);
    auto *seedLabel = new QLabel(tr("S&eed"));
    seedLabel->setBuddy(m_seed);
    auto *form = new QFormLayout(this);
    form->addRow(seedLabel, seed);
    form->addRow(tr("S&ymmetry"), m_symmetry);
    form->addRow(m_river);
    form->addRow(makeQuotas());
    form->addRow(m_message);
    form->addRow(buttons);
    connect(layNow, &QPushButton::clicked, this, &RandomLayoutDialog::lay);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
}

QWidget *RandomLayoutDialog::makeQuotas()
{
    auto *box = new QGroupBox(tr("Tiles"));
    auto *grid = new QGridLayout(box);
    grid->addWidget(new QLabel(tr("At least")), 0, 1);
    grid->addWidget(new QLabel(tr("At most")), 0, 2);
    grid->addWidget(new QLabel(tr("In the box")), 0, 3);
    const System &system = m_context->document()->system();
    const Ruleset *ruleset = sharedRuleset(system);
    const LayoutSupport *support = layoutSupportOf(system);
    if (support == nullptr || ruleset == nullptr)
        return box;
    const Scenario &scenario = m_context->scenario();
    const TileStock stock = support->stock(scenario, *ruleset);
    for (const TerrainQuota &quota : support->usualQuotas(scenario, *ruleset, m_context->boardIndex())) {
        const QString name = translated(system.terrains[static_cast<std::size_t>(quota.terrain)].label);
        const Row row{quota.terrain, new QSpinBox, new QSpinBox};
        for (QSpinBox *number : {row.minimum, row.maximum})
            number->setRange(0, 999);
        row.minimum->setAccessibleName(tr("%1, at least").arg(name));
        row.maximum->setAccessibleName(tr("%1, at most").arg(name));
        row.minimum->setValue(quota.minimum);
        row.maximum->setValue(quota.maximum);
        const auto inBox = stockOf(stock, quota.terrain)->inBox;
        const int line = grid->rowCount();
        grid->addWidget(new QLabel(name), line, 0);
        grid->addWidget(row.minimum, line, 1);
        grid->addWidget(row.maximum, line, 2);
        grid->addWidget(new QLabel(inBox ? QString::number(*inBox) : tr("unlimited")), line, 3);
        m_rows.push_back(row);
    }
    return box;
}

RandomLayout RandomLayoutDialog::wish() const
{
    RandomLayout wish;
    wish.seed = static_cast<std::uint64_t>(m_seed->value());
    wish.river = m_river->isChecked();
    wish.symmetry = static_cast<Symmetry>(m_symmetry->currentIndex());
    for (const Row &row : m_rows)
        wish.quotas.push_back({row.terrain, row.minimum->value(), row.maximum->value()});
    return wish;
}

bool RandomLayoutDialog::lay()
{
    const System &system = m_context->document()->system();
    const auto step =
        layoutSupportOf(system)->random(m_context->scenario(), *sharedRuleset(system), m_context->boardIndex(), wish());
    if (!step) {
        m_message->setText(translated(step.error().text));
        return false;
    }
    m_context->document()->execute(*step);
    m_message->setText(tr("Seed %1 lies on the board. Undo brings the old tiles back.").arg(m_seed->value()));
    return true;
}

} // namespace hotchkiss
