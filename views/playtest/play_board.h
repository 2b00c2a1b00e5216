// SPDX-License-Identifier: MIT
#pragma once

#include "views/board/board_canvas.h"
#include "views/playtest/action_dialogue.h"
#include "views/playtest/heat_painter.h"
#include "views/playtest/play_overlays.h"
#include "views/playtest/playtest.h"

#include <QPainterPath>

#include <functional>
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
    /// Shows another board of the scenario.
    void setBoardIndex(int board);
    /// The piece whose actions are shown, noPiece when there is none.
    PieceIndex chosen() const { return m_chosen; }
    void choose(PieceIndex piece);
    /// The next piece that may act, or the one before.
    void stepChosen(int by);
    /// What may be done with the chosen piece, narrowed by the clicks so far.
    const ActionDialogue &dialogue() const { return m_dialogue; }
    /// The action whose explanation is shown.
    void setHovered(std::optional<Action> action);
    const std::optional<Action> &hovered() const { return m_hovered; }
    /// Goes to a place and rings it, until something happens.
    void showPlace(const Place &place);

    /// What is marked: what the chosen piece may do, who can fire on whom, or what is seen from a cell.
    enum class Overlay : std::uint8_t { Chosen, Targets, Sight };
    void setOverlay(Overlay overlay);
    Overlay overlay() const { return m_overlay; }
    /// Lays the heat of a balance run over the map; empty takes it away.
    void setHeat(std::optional<HeatLayer> heat);
    const std::optional<HeatLayer> &heat() const { return m_heat; }

Q_SIGNALS:
    void chosenChanged();
    void hoveredChanged();
    /// A click has narrowed what may be done, or was taken back.
    void narrowed();
    /// The pointer is over that cell, or at that point of a table.
    void pointerMoved(const hotchkiss::Place &place);
    void boardIndexChanged();

protected:
    void paintOverlay(QPainter &painter, const QRectF &exposed, double pixel) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    /// A place to click as it is painted.
    struct Mark
    {
        const ActionDialogue::Spot *spot;
        QPointF at;
        QString cost;
        bool isAttack = false;
        bool isSure = true; ///< a click does it, no further question
    };
    void refresh();
    void beginDialogue();
    void makeMarks();
    void makeOverlay();
    const Mark *markAt(QPointF map) const;
    PieceIndex onlyPiece() const;
    PieceIndex pieceAt(QPointF map) const;
    Place placeAt(QPointF map) const;
    bool mayAct(PieceIndex piece) const;
    std::vector<PieceIndex> ableBeside(PieceIndex piece) const;
    QPointF positionOf(const Place &place) const;
    void click(QPointF map, QPoint globalPosition);
    void take(const std::vector<std::size_t> &offers, const std::vector<PieceIndex> &instead, QPoint globalPosition);
    void ask(const std::vector<std::size_t> &offers, const std::vector<PieceIndex> &instead, QPoint globalPosition);
    bool isHovered(const Mark &mark) const;
    QPainterPath markShape(const Mark &mark, double share, double pixel) const;
    void paintMark(QPainter &painter, const Mark &mark, double pixel) const;
    void paintShot(QPainter &painter, double pixel) const;
    void paintTags(QPainter &painter, double pixel) const;
    void paintPieces(QPainter &painter, double pixel) const;
    void paintRing(QPainter &painter, double pixel) const;
    void paintCard(QPainter &painter, double pixel) const;

    QPointer<Playtest> m_playtest;
    PieceIndex m_chosen = noPiece;
    ActionDialogue m_dialogue;
    std::vector<Mark> m_marks;
    std::optional<Action> m_hovered;
    QStringList m_also; ///< what else a click there may mean
    Overlay m_overlay = Overlay::Chosen;
    std::vector<FireLine> m_fire;
    SightView m_sight;
    std::optional<HeatLayer> m_heat;
    double m_countersBefore = 1; ///< how the counters were drawn before the heat lay over them
    Place m_ring;
};

} // namespace hotchkiss
