// SPDX-License-Identifier: MIT
#pragma once

#include "views/playtest/playtest.h"

#include <QPointer>
#include <QWidget>

class QLabel;
class QListWidget;

namespace hotchkiss {

class PlayBoard;

/// What may be decided now, as a list: what the chosen piece may do, and what needs no piece. The board shows the
/// same; this is the way for the keyboard and for choices that have no place.
class ActionsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ActionsPanel(PlayBoard *board, QWidget *parent = nullptr);

    void setPlaytest(Playtest *playtest);

private:
    void refresh();
    void showHovered();
    void act(int row);

    PlayBoard *m_board;
    QPointer<Playtest> m_playtest;
    QLabel *m_title;
    QListWidget *m_list;
    std::vector<Action> m_actions;
};

} // namespace hotchkiss
