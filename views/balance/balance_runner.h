// SPDX-License-Identifier: MIT
#pragma once

#include "model/engine/balance.h"

#include <QObject>
#include <QTimer>

#include <atomic>
#include <memory>
#include <thread>

namespace hotchkiss {

/// Plays a balance run in the background, so that the window goes on answering.
class BalanceRunner : public QObject
{
    Q_OBJECT

public:
    struct Plan
    {
        const Rules *rules = nullptr;
        std::shared_ptr<const Game> start;
        std::vector<PlayerSpec> players; ///< one a side, none of them human
        SeedRange seeds;
        int jobs = 1;
    };

    explicit BalanceRunner(QObject *parent = nullptr);
    ~BalanceRunner() override;

    void run(Plan plan);
    /// Ends the run with the games that are done; finished() tells their figures.
    void cancel();
    bool isRunning() const { return m_running; }

Q_SIGNALS:
    void progressed(qint64 done, qint64 games);
    void finished(const hotchkiss::BalanceFigures &figures);

private:
    std::atomic<std::int64_t> m_done = 0;
    std::int64_t m_games = 0;
    bool m_running = false;
    QTimer m_look;
    std::jthread m_thread;
};

} // namespace hotchkiss
