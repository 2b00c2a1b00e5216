// SPDX-License-Identifier: MIT
// How Playtest mode follows the game: whose decision it is, what can be done, how far the computer has come.
#include "app/playtest/elided_label.h"
#include "app/playtest/message_bar.h"
#include "app/playtest/playtest_page.h"
#include "app/window/actions.h"
#include "views/balance/balance_panel.h"
#include "views/playtest/log_model.h"
#include "views/playtest/play_board.h"

#include <QLabel>
#include <QProgressBar>
#include <QSlider>
#include <QTableView>
#include <QTimer>

#include <algorithm>

namespace hotchkiss {

void PlaytestPage::refresh()
{
    m_message->hide();
    showDecision();
    enableActions();
    const QSignalBlocker quiet(m_slider);
    const PlaySession &session = m_playtest->session();
    m_slider->setRange(0, static_cast<int>(session.size()));
    m_slider->setPageStep(std::max(1, static_cast<int>(session.size()) / 20));
    m_slider->setValue(static_cast<int>(session.at()));
    m_moment->setText(tr("%1 / %2").arg(session.at()).arg(session.size()));
    // Rows get their height only when the view is laid out.
    QTimer::singleShot(0, m_logView, [this] {
        const int row = m_log->presentRow();
        if (row + 1 == m_log->rowCount())
            m_logView->scrollToBottom();
        else if (row >= 0)
            m_logView->scrollTo(m_log->index(row, 0));
    });
}

void PlaytestPage::showDecision()
{
    const Decision decision = m_playtest->game().decision();
    const Outcome outcome = m_playtest->game().outcome();
    const Scenario &scenario = m_playtest->game().scenario();
    QStringList deciding;
    QString colour = QStringLiteral("transparent");
    for (std::size_t i = 0; i < scenario.sides.size(); ++i) {
        if (!decision.isFor(static_cast<int>(i)))
            continue;
        deciding << qstr(scenario.sides[i].name);
        colour = deciding.size() == 1 ? qstr(scenario.sides[i].colour) : QStringLiteral("transparent");
    }
    if (outcome.over && outcome.winner >= 0)
        colour = qstr(scenario.sides[static_cast<std::size_t>(outcome.winner)].colour);
    m_sideMark->setStyleSheet(QStringLiteral("background: %1; border-radius: 2px;").arg(colour));
    if (outcome.over) {
        m_banner->setText(tr("Game over"));
        m_step->setText(translated(outcome.text));
        m_step->setToolTip(qstr(outcome.rule));
    } else {
        m_banner->setText(tr("%1 %2").arg(translated(scenario.system->turnName), QString::number(decision.turn)) +
                          QStringLiteral(" · ") + deciding.join(QStringLiteral(", ")));
        QString step = translated(decision.text);
        const int decider = firstToDecide(m_playtest->game());
        if (m_playtest->isThinking())
            step = tr("%1 (the computer is thinking…)").arg(step);
        else if (decider >= 0 && m_playtest->player(decider).kind != PlayerSpec::Kind::Human)
            step = tr("%1 (the computer waits for Step, Turn or Game)").arg(step);
        m_step->setText(step);
        m_step->setToolTip(QStringLiteral("%1 (%2)").arg(step, qstr(decision.rule)));
    }
    showProgress();
}

/// Of a whole game by its turns, else of the thought.
void PlaytestPage::showProgress()
{
    const bool thinking = m_playtest->isThinking();
    m_progressAction->setVisible(thinking);
    if (!thinking)
        return;
    const int turns = static_cast<int>(m_playtest->game().scenario().turns.size());
    constexpr int whole = 1000;
    double done = m_thought;
    if (m_playtest->isDriven() && m_playtest->reach() == Playtest::Reach::Game && turns > 0)
        done = std::clamp((m_playtest->game().decision().turn - 1.0) / turns, 0.0, 1.0);
    m_progress->setRange(0, whole);
    m_progress->setValue(static_cast<int>(done * whole));
}

void PlaytestPage::enableActions()
{
    const bool thinking = m_playtest && m_playtest->isThinking();
    const bool plays = m_active && m_playtest && !m_playtest->game().isOver();
    Actions &actions = m_windowActions;
    actions.setEnabled({"play-new", "play-open"}, m_active && rulesOf(m_design->system()) != nullptr);
    actions.setEnabled({"play-save", "play-scenario", "play-targets"}, m_active && m_playtest != nullptr);
    actions.setEnabled({"play-sight"}, m_active && m_playtest && canAskSight(m_playtest->rules()) &&
                                           !m_playtest->game().scenario().boards.front().grid.isTable());
    actions.setEnabled({"play-step", "play-turn", "play-next-unit"}, plays && !thinking);
    // A game that is being played step by step may be told to hurry to its end.
    actions.setEnabled({"play-game"}, plays);
    actions.setEnabled({"play-stop"}, m_active && thinking);
}

void PlaytestPage::showRefusal(const Refusal &refusal)
{
    m_message->tell(QStringLiteral("%1 (%2)").arg(translated(refusal.reason), qstr(refusal.rule)));
}

/// What the balance panel plays: the scenario as Design mode has it, or the position on the board.
void PlaytestPage::feedBalance()
{
    const Rules *rules = rulesOf(m_design->system());
    const auto start = [this, rules](BalancePanel::From from) -> Result<std::shared_ptr<const Game>> {
        if (from == BalancePanel::From::Position && m_playtest)
            return std::shared_ptr<const Game>(m_playtest->game().clone());
        auto game = rules->start(std::make_shared<const Scenario>(m_design->scenario()));
        if (!game)
            return game.error();
        return std::shared_ptr<const Game>(*std::move(game));
    };
    m_balance->setGame(rules, std::make_shared<const Scenario>(m_design->scenario()), start);
}

} // namespace hotchkiss
