// SPDX-License-Identifier: MIT
#include "views/models/schedule_model.h"

#include "model/scenario/schedule_steps.h"

#include <QFont>

#include <set>

namespace hotchkiss {

namespace {

QString nameOf(const Scenario &scenario, const std::string &id)
{
    std::string name;
    if (const int piece = findPiece(scenario, id); piece >= 0)
        name = scenario.pieces[static_cast<std::size_t>(piece)].name;
    else if (const int command = findCommand(scenario, id); command >= 0)
        name = scenario.commands[static_cast<std::size_t>(command)].name;
    return qstr(name.empty() ? id : name);
}

std::string colourOf(const Scenario &scenario, const std::string &id)
{
    const int piece = findPiece(scenario, id);
    const std::string command = piece >= 0 ? scenario.pieces[static_cast<std::size_t>(piece)].command : id;
    const std::string band = bandOf(scenario, command);
    if (!band.empty())
        return band;
    const int side = sideOf(scenario, command);
    return side < 0 ? std::string() : scenario.sides[static_cast<std::size_t>(side)].colour;
}

QString sideName(const Scenario &scenario, const std::string &id)
{
    const int side = findSide(scenario, id);
    return side < 0 ? qstr(id) : qstr(scenario.sides[static_cast<std::size_t>(side)].name);
}

} // namespace

QString forceNames(const Scenario &scenario, const std::vector<std::string> &ids)
{
    QStringList names;
    for (const std::string &id : ids)
        names << nameOf(scenario, id);
    return names.join(QStringLiteral(", "));
}

QString whereNames(const Scenario &scenario, const std::vector<std::string> &where)
{
    QStringList names;
    for (const std::string &id : where) {
        QString name = qstr(id);
        for (const Board &board : scenario.boards)
            if (const int area = findArea(board, id); area >= 0)
                if (const std::string &given = board.areas[static_cast<std::size_t>(area)].name; !given.empty())
                    name = qstr(given);
        names << name;
    }
    return names.join(QStringLiteral("/"));
}

ScheduleModel::ScheduleModel(Document *document, QObject *parent)
    : KeyedTreeModel(parent)
    , m_document(document)
    , m_turns(static_cast<int>(document->scenario().turns.size()))
{
    restart(wanted());
    connect(document, &Document::changed, this, &ScheduleModel::onChanged);
}

KeyedTreeModel::Want ScheduleModel::wanted() const
{
    const Scenario &scenario = m_document->scenario();
    Want root;
    // Without a turn there is no column a row could show anything in.
    if (m_turns == 0)
        return root;
    // In the midst of a step an item that moves may be there twice.
    std::set<std::string> seen;
    const auto add = [&](std::string key) {
        if (seen.insert(key).second)
            root.children.push_back({std::move(key), {}});
    };
    for (const Arrival &arrival : scenario.arrivals)
        add("a:" + arrival.id);
    for (const TimedEvent &event : scenario.events)
        add("e:" + event.id);
    for (const std::string &id : unscheduledForces(scenario))
        add("u:" + id);
    return root;
}

void ScheduleModel::onChanged(const Change &change)
{
    if (const auto *item = std::get_if<ItemChanged>(&change)) {
        onItem(*item);
    } else if (std::holds_alternative<ScenarioReset>(change)) {
        beginResetModel();
        m_turns = static_cast<int>(m_document->scenario().turns.size());
        endResetModel();
        restart(wanted());
    }
}

void ScheduleModel::onItem(const ItemChanged &change)
{
    switch (change.list) {
    case ListId::Turns:
        onTurns(change);
        return;
    case ListId::Pieces:
    case ListId::Commands:
    case ListId::Sides:
    case ListId::Arrivals:
    case ListId::Events:
    case ListId::Areas:
        refresh();
        return;
    case ListId::Objectives:
    case ListId::Shapes:
    case ListId::Texts:
        return;
    }
}

void ScheduleModel::onTurns(const ItemChanged &change)
{
    const int column = static_cast<int>(change.index);
    switch (change.what) {
    case ItemChanged::What::Inserted:
        beginInsertColumns({}, column, column);
        ++m_turns;
        endInsertColumns();
        follow(wanted());
        return;
    case ItemChanged::What::Removed:
        if (m_turns == 1)
            follow(Want{});
        beginRemoveColumns({}, column, column);
        --m_turns;
        endRemoveColumns();
        break;
    case ItemChanged::What::Replaced:
        break;
    }
    if (m_turns > 0) {
        Q_EMIT headerDataChanged(Qt::Horizontal, 0, m_turns - 1);
        allRowsChanged();
    }
}

void ScheduleModel::refresh()
{
    follow(wanted());
    if (rowCount() == 0)
        return;
    allRowsChanged();
    Q_EMIT headerDataChanged(Qt::Vertical, 0, rowCount() - 1);
}

int ScheduleModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_turns;
}

std::string ScheduleModel::id(const QModelIndex &index) const
{
    const std::string &k = key(index);
    return k.size() < 2 ? std::string() : k.substr(2);
}

QModelIndex ScheduleModel::indexOfId(const std::string &id) const
{
    for (const char *sort : {"a:", "e:", "u:"})
        if (const QModelIndex found = indexOf(sort + id); found.isValid())
            return found;
    return {};
}

const Arrival *ScheduleModel::arrival(const QModelIndex &index) const
{
    const std::string &k = key(index);
    if (k.empty() || k[0] != 'a')
        return nullptr;
    for (const Arrival &item : m_document->scenario().arrivals)
        if (k.compare(2, std::string::npos, item.id) == 0)
            return &item;
    return nullptr;
}

const TimedEvent *ScheduleModel::event(const QModelIndex &index) const
{
    const std::string &k = key(index);
    if (k.empty() || k[0] != 'e')
        return nullptr;
    for (const TimedEvent &item : m_document->scenario().events)
        if (k.compare(2, std::string::npos, item.id) == 0)
            return &item;
    return nullptr;
}

ScheduleModel::Kind ScheduleModel::kind(const QModelIndex &index) const
{
    const std::string &k = key(index);
    if (!k.empty() && k[0] == 'e')
        return Kind::Event;
    const Arrival *found = arrival(index);
    if (found == nullptr)
        return Kind::Unscheduled;
    return found->withdrawal ? Kind::Withdrawal : Kind::Arrival;
}

int ScheduleModel::turn(const QModelIndex &index) const
{
    if (const Arrival *found = arrival(index))
        return found->turn;
    if (const TimedEvent *found = event(index))
        return found->turn;
    return 0;
}

QString ScheduleModel::rowName(const QModelIndex &index) const
{
    const Scenario &scenario = m_document->scenario();
    if (const Arrival *found = arrival(index))
        return found->who.empty() ? tr("Nobody yet") : forceNames(scenario, found->who);
    if (const TimedEvent *found = event(index))
        return qstr(found->title.empty() ? found->id : found->title);
    return nameOf(scenario, id(index));
}

QString ScheduleModel::chipText(const QModelIndex &index) const
{
    const Scenario &scenario = m_document->scenario();
    if (const Arrival *found = arrival(index)) {
        if (found->withdrawal)
            return tr("leaves");
        return found->where.empty() ? tr("where?") : tr("at %1").arg(whereNames(scenario, found->where));
    }
    if (const TimedEvent *found = event(index))
        return found->side.empty() ? tr("event") : sideName(scenario, found->side);
    return {};
}

QString ScheduleModel::rowTip(const QModelIndex &index) const
{
    const Scenario &scenario = m_document->scenario();
    const QString name = rowName(index);
    if (const Arrival *found = arrival(index)) {
        const QString text =
            found->withdrawal
                ? tr("%1 leave in turn %2").arg(name).arg(found->turn)
                : tr("%1 arrive in turn %2 at %3").arg(name).arg(found->turn).arg(whereNames(scenario, found->where));
        return found->note.empty() ? text : text + QLatin1Char('\n') + qstr(found->note);
    }
    if (const TimedEvent *found = event(index))
        return found->note.empty() ? name : name + QLatin1Char('\n') + qstr(found->note);
    return tr("%1: neither on the map nor scheduled. Drag it to a turn or double-click there.").arg(name);
}

ScheduleModel::Span ScheduleModel::spanAt(const QModelIndex &index) const
{
    const int at = turn(index) - 1;
    if (at < 0)
        return Span::None;
    if (index.column() == at)
        return Span::Here;
    return index.column() < at ? Span::Before : Span::After;
}

QColor ScheduleModel::colour(const QModelIndex &index) const
{
    const Scenario &scenario = m_document->scenario();
    std::string name;
    if (const Arrival *found = arrival(index)) {
        if (!found->who.empty())
            name = colourOf(scenario, found->who.front());
    } else if (const TimedEvent *found = event(index)) {
        if (const int side = findSide(scenario, found->side); side >= 0)
            name = scenario.sides[static_cast<std::size_t>(side)].colour;
    } else {
        name = colourOf(scenario, id(index));
    }
    const QColor colour(qstr(name));
    return colour.isValid() ? colour : QColor(0x77, 0x70, 0x66);
}

QVariant ScheduleModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return spanAt(index) == Span::Here ? chipText(index) : QString();
    case Qt::ToolTipRole:
        return rowTip(index);
    case Qt::AccessibleTextRole:
        return spanAt(index) == Span::Here ? QVariant(rowTip(index)) : QVariant();
    case IdRole:
        return qstr(id(index));
    case KindRole:
        return QVariant::fromValue(kind(index));
    case SpanRole:
        return QVariant::fromValue(spanAt(index));
    case ColourRole:
        return colour(index);
    case NightRole:
        return m_document->scenario().turns[static_cast<std::size_t>(index.column())].night;
    default:
        return {};
    }
}

QVariant ScheduleModel::turnHeader(const Turn &turn, int number, int role) const
{
    const Scenario &scenario = m_document->scenario();
    QStringList marks;
    if (turn.night)
        marks << tr("night");
    if (!turn.initiative.empty())
        marks << sideName(scenario, turn.initiative);
    const QString label = turn.label.empty() ? QString::number(number) : qstr(turn.label);
    switch (role) {
    case Qt::DisplayRole: {
        // A star: there is more to this turn; the tool tip says what.
        const bool special = !turn.note.empty() || !turn.fields.empty();
        return QString(label + (special ? QStringLiteral(" *") : QString()) + QLatin1Char('\n') +
                       marks.join(QStringLiteral(" · ")));
    }
    case Qt::ToolTipRole: {
        QStringList lines{tr("Turn %1: %2").arg(number).arg(label)};
        if (!turn.date.empty())
            lines << qstr(turn.date);
        if (turn.night)
            lines << tr("Night");
        if (!turn.initiative.empty())
            lines << tr("Initiative: %1").arg(sideName(scenario, turn.initiative));
        if (turn.check)
            lines << tr("Victory is checked at its end");
        if (!turn.note.empty())
            lines << qstr(turn.note);
        return lines.join(QLatin1Char('\n'));
    }
    case Qt::BackgroundRole:
        return turn.night ? QVariant(QColor(0x4a, 0x4f, 0x66)) : QVariant();
    case Qt::ForegroundRole:
        return turn.night ? QVariant(QColor(Qt::white)) : QVariant();
    default:
        return {};
    }
}

QVariant ScheduleModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (section < 0)
        return {};
    if (orientation == Qt::Horizontal) {
        const auto &turns = m_document->scenario().turns;
        const auto number = static_cast<std::size_t>(section);
        return number < turns.size() ? turnHeader(turns[number], section + 1, role) : QVariant();
    }
    const QModelIndex row = index(section, 0);
    if (!row.isValid())
        return {};
    if (role == Qt::DisplayRole)
        return kind(row) == Kind::Unscheduled ? tr("%1 (unscheduled)").arg(rowName(row)) : rowName(row);
    if (role == Qt::ToolTipRole)
        return rowTip(row);
    if (role == Qt::TextAlignmentRole)
        return QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    if (role == Qt::FontRole && kind(row) == Kind::Unscheduled) {
        QFont font;
        font.setItalic(true);
        return font;
    }
    return {};
}

} // namespace hotchkiss
