// SPDX-License-Identifier: MIT
#include "views/playtest/actions_panel.h"

#include "views/playtest/play_board.h"

#include <QLabel>
#include <QListWidget>
#include <QVBoxLayout>

namespace hotchkiss {

ActionsPanel::ActionsPanel(PlayBoard *board, QWidget *parent)
    : QWidget(parent)
    , m_board(board)
    , m_title(new QLabel)
    , m_list(new QListWidget)
{
    m_title->setWordWrap(true);
    m_list->setObjectName(QStringLiteral("legal-actions"));
    m_list->setUniformItemSizes(true);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_title);
    layout->addWidget(m_list, 1);
    connect(m_list, &QListWidget::itemActivated, this, [this] { act(m_list->currentRow()); });
    connect(m_list, &QListWidget::currentRowChanged, this, &ActionsPanel::showHovered);
    connect(m_board, &PlayBoard::chosenChanged, this, &ActionsPanel::refresh);
}

void ActionsPanel::setPlaytest(Playtest *playtest)
{
    m_playtest = playtest;
    refresh();
}

void ActionsPanel::refresh()
{
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    m_actions.clear();
    if (!m_playtest)
        return;
    const Scenario &scenario = m_playtest->document()->scenario();
    const PieceIndex chosen = m_board->chosen();
    m_title->setText(chosen == noPiece
                         ? tr("Choose a unit on the board, or N for the next that may act.")
                         : tr("Legal now — %1").arg(qstr(scenario.pieces[static_cast<std::size_t>(chosen)].name)));
    for (const Action &action : m_playtest->legalActions()) {
        if (action.piece != noPiece && action.piece != chosen)
            continue;
        const Preview preview = m_playtest->game().preview(action);
        QString text = translated(preview.label);
        if (!preview.cost.empty())
            text += QStringLiteral(" · ") + qstr(preview.cost);
        auto *item = new QListWidgetItem(text, m_list);
        item->setToolTip(qstr(preview.rule));
        m_actions.push_back(action);
    }
}

void ActionsPanel::showHovered()
{
    const int row = m_list->currentRow();
    if (row >= 0 && static_cast<std::size_t>(row) < m_actions.size())
        m_board->setHovered(m_actions[static_cast<std::size_t>(row)]);
}

void ActionsPanel::act(int row)
{
    if (row < 0 || static_cast<std::size_t>(row) >= m_actions.size() || m_playtest->isThinking())
        return;
    const Action action = m_actions[static_cast<std::size_t>(row)];
    m_playtest->perform(action);
}

} // namespace hotchkiss
