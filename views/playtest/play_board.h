// SPDX-License-Identifier: MIT
#pragma once

#include "views/board/board_canvas.h"
#include "views/playtest/playtest.h"

#include <QPainterPath>

#include <optional>

namespace hotchkiss {

/// The board one plays on: click a piece to see what it may do, a marked place to do it; what is under the pointer is
/// explained term by term. All it knows of rules it asks the game.
class PlayBoard : public BoardCanvas
{
    Q_OBJECT

public:
    explicit PlayBoard(QWidget *parent = nullptr);

    void setPlaytest(Playtest *playtest);
    /// The piece whose actions are shown, noPiece when there is none.
    PieceIndex chosen() const { return m_chosen; }
    void choose(PieceIndex piece);
    /// The action whose explanation is shown, by its place in Playtest::legalActions().
    void setHovered(std::optional<Action> action);
    void showPlace(const Place &place);

    /// What the overlay marks: all fire and movement of a side's pieces, for "who can fire on whom".
    enum class Overlay : std::uint8_t { Chosen, AllTargets };
    void setOverlay(Overlay overlay);

Q_SIGNALS:
    void chosenChanged();
    void hoveredChanged();

protected:
    void paintOverlay(QPainter &painter, const QRectF &exposed, double pixel) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    struct Mark
    {
        Action action;
        Preview preview;
        QPointF at; ///< map position of its target
    };
    void refresh();
    void makeMarks();
    std::vector<const Mark *> marksAt(QPointF map) const;
    PieceIndex onlyPiece() const;
    PieceIndex pieceAt(QPointF map) const;
    QPointF positionOf(const Place &place) const;
    void perform(const std::vector<const Mark *> &marks, QPoint globalPosition);
    void stepChosen(int by);
    void paintMark(QPainter &painter, const Mark &mark, double pixel) const;
    void paintChosen(QPainter &painter, double pixel) const;
    void paintShots(QPainter &painter, double pixel) const;
    QPainterPath markShape(const Mark &mark, double pixel) const;

    QPointer<Playtest> m_playtest;
    PieceIndex m_chosen = noPiece;
    std::vector<Mark> m_marks;
    std::optional<Action> m_hovered;
    Overlay m_overlay = Overlay::Chosen;
};

} // namespace hotchkiss
