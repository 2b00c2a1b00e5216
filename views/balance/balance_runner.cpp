// SPDX-License-Identifier: MIT
#include "views/balance/balance_runner.h"

namespace hotchkiss {

BalanceRunner::BalanceRunner(QObject *parent)
    : QObject(parent)
{
    constexpr int eachMilliseconds = 100;
    m_look.setInterval(eachMilliseconds);
    connect(&m_look, &QTimer::timeout, this, [this] { Q_EMIT progressed(m_done, m_games); });
}

BalanceRunner::~BalanceRunner()
{
    m_thread.request_stop();
}

void BalanceRunner::run(Plan plan)
{
    if (m_running)
        return;
    m_running = true;
    m_done = 0;
    m_games = plan.seeds.count;
    m_look.start();
    m_thread = std::jthread([this, plan = std::move(plan)](const std::stop_token &stop) {
        const BalanceRun run{plan.rules,
                             plan.start.get(),
                             plan.players,
                             plan.seeds,
                             plan.jobs,
                             stop,
                             [this](std::int64_t done) { m_done = done; }};
        auto figures = std::make_shared<const BalanceFigures>(runBalance(run));
        QMetaObject::invokeMethod(
            this,
            [this, figures] {
                m_running = false;
                m_look.stop();
                Q_EMIT progressed(figures->games, m_games);
                Q_EMIT finished(*figures);
            },
            Qt::QueuedConnection);
    });
}

void BalanceRunner::cancel()
{
    m_thread.request_stop();
}

} // namespace hotchkiss
