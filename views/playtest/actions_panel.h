// SPDX-License-Identifier: MIT
#pragma once

#include "views/playtest/playtest.h"

#include <QPointer>
#include <QWidget>

class QLabel;
class QListWidget;
class QToolButton;

namespace hotchkiss {

class PlayBoard;

/// What may be decided now, as a list: what the chosen piece may do, as far as clicks have left it open, and what
/// needs no piece. Pointing explains an action on the board, a click does it. This is the way for the keyboard and for
/// choices that have no place.
class ActionsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ActionsPanel(PlayBoard *board, QWidget *parent = nullptr);

    void setPlaytest(Playtest *playtest);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void refresh();
    void showTitle();
    void add(const Action &action);
    void addWaiting();
    void showAction(int row);
    void act(int row);

    PlayBoard *m_board;
    QPointer<Playtest> m_playtest;
    QLabel *m_title;
    QToolButton *m_back;
    QListWidget *m_list;
    std::vector<Action> m_actions;     ///< the first rows of the list
    std::vector<PieceIndex> m_waiting; ///< the rows after them: pieces to choose
    bool m_swallowing = false;         ///< the second click of a double click, when the list is another one already
};

} // namespace hotchkiss
