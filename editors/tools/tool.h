// SPDX-License-Identifier: MIT
#pragma once

#include "model/board/symmetry.h"
#include "model/document/document.h"
#include "views/board/map_style.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPointF>
#include <QString>
#include <Qt>

#include <optional>
#include <set>
#include <string>

namespace hotchkiss {

/// Where the pointer is, as the board view sees it: everything a tool may want to know of a mouse event.
struct Pointer
{
    QPointF map; ///< map units, y down
    Point table; ///< on a table: inches from the south-west corner
    Cell cell = noCell;
    SideId side = noSide; ///< nearest side
    int piece = -1;       ///< index of the topmost piece under the pointer
    Qt::KeyboardModifiers modifiers;
    Qt::MouseButton button = Qt::NoButton;
    double pixel = 0.01; ///< map units a screen pixel
};

/// What is selected on the board being edited. View state: never stored, never undone.
struct Selection
{
    std::vector<Cell> cells;     ///< sorted
    std::set<std::string> items; ///< ids of pieces, commands, areas, shapes, texts, objectives, arrivals, events
    SideId side = noSide;
    std::set<int> turns = {}; ///< columns of the schedule, from 0
    bool empty() const { return cells.empty() && items.empty() && side == noSide && turns.empty(); }
    bool operator==(const Selection &) const = default;
};

/// What tools share: the document and board they work on, and the user's choices in palette and tool bar.
class ToolContext : public QObject
{
    Q_OBJECT

public:
    explicit ToolContext(Document *document, QObject *parent = nullptr)
        : QObject(parent)
        , m_document(document)
    {}

    Document *document() const { return m_document; }
    const Scenario &scenario() const { return m_document->scenario(); }
    const Board &board() const { return m_document->board(m_board); }
    int boardIndex() const { return m_board; }
    void setBoardIndex(int board);

    const Selection &selection() const { return m_selection; }
    void setSelection(Selection selection);

    /// Choices of the palette and tool options; tools read them, widgets write them through set().
    struct Options
    {
        int terrain = 0;
        int feature = -1; ///< when not -1, the brush paints this feature instead of a terrain
        int sideType = 0;
        int pathType = 0;
        std::string shapeType;
        std::string areaKind;
        std::string areaSide;
        std::string labelStyle = "town";
        int radius = 0;
        bool fillAll = false; ///< fill every cell of the kind instead of the region
        int level = 1;        ///< for "set" of the elevation tool
        enum class Elevation { Raise, Lower, Set } elevation = Elevation::Raise;
        bool slopesFollow = true;
        int slopeType = -1; ///< side type used when slopes follow
        using Symmetry = hotchkiss::Symmetry;
        Symmetry symmetry = Symmetry::None;
        double snap = 0.5;              ///< on a table, inches; 0: none
        std::string unitToPlace;        ///< id of the piece the unit tool puts down
        std::uint32_t lockedLayers = 0; ///< one bit a MapLayer: tools leave what is drawn there alone
        bool isLocked(MapLayer layer) const { return (lockedLayers >> static_cast<int>(layer) & 1U) != 0; }
        bool operator==(const Options &) const = default;
    };
    const Options &options() const { return m_options; }
    void setOptions(const Options &options);

Q_SIGNALS:
    void boardChanged();
    void selectionChanged();
    void optionsChanged();

private:
    Document *m_document;
    int m_board = 0;
    Selection m_selection;
    Options m_options;
};

/// A mouse tool. It sees a const document and returns what should happen as an EditStep; the board view executes it.
/// It never changes the document itself, and it draws its preview in map units.
class Tool
{
    Q_DECLARE_TR_FUNCTIONS(Tool)

public:
    explicit Tool(ToolContext &context)
        : m_context(context)
    {}
    virtual ~Tool() = default;

    struct Description
    {
        QString id;   ///< "brush"
        QString name; ///< translated
        QString icon; ///< "tool-brush"
        QString shortcut;
        QString hint; ///< what the status bar says
    };
    virtual Description description() const = 0;
    /// Whether the tool makes sense on this board (sides on hexes, polygons on a table).
    virtual bool worksOn(const Board &) const { return true; }

    // Mouse and keyboard. What they return is executed at once; steps between press and release become one undo step.
    virtual EditStep press(const Pointer &) { return {}; }
    virtual EditStep move(const Pointer &) { return {}; } ///< also without a button, for the preview
    virtual EditStep release(const Pointer &) { return {}; }
    virtual EditStep doubleClick(const Pointer &) { return {}; }
    /// A key pressed over the board; sets handled when it was the tool's.
    virtual EditStep key(int /*key*/, Qt::KeyboardModifiers, bool &handled)
    {
        handled = false;
        return {};
    }
    /// Whether the key is the tool's own even though it is the shortcut of an action.
    virtual bool wantsKey(int /*key*/, Qt::KeyboardModifiers) const { return false; }
    /// The wheel turned by so many notches; sets handled when the tool used it, else the board zooms.
    virtual EditStep wheel(const Pointer &, int /*notches*/, bool &handled)
    {
        handled = false;
        return {};
    }
    /// A text to be typed in place, asked for after a click: where, and what stands there now.
    struct TextRequest
    {
        QPointF map;
        QString text;
    };
    virtual std::optional<TextRequest> takeTextRequest() { return std::nullopt; }
    virtual EditStep typed(const QString & /*text*/) { return {}; }
    /// Gives up what is under way (Escape, another tool chosen).
    virtual void cancel() {}
    /// The hint for the status bar at this moment.
    virtual QString status() const { return description().hint; }
    virtual void paintPreview(QPainter &, double /*pixel*/) const {}
    /// Whether the cell under the pointer is outlined; for tools that show nothing more telling.
    virtual bool marksCell() const { return false; }
    virtual Qt::CursorShape cursor() const { return Qt::CrossCursor; }

protected:
    ToolContext &m_context;
};

} // namespace hotchkiss
