// SPDX-License-Identifier: MIT
#include "views/models/forces_model.h"

#include "model/scenario/forces_steps.h"
#include "views/models/place_text.h"
#include "views/models/schedule_model.h"
#include "views/theme/icon_theme.h"

#include <QColor>
#include <QFont>
#include <QMimeData>
#include <QPixmap>

namespace hotchkiss {

namespace {

// Keys say what sort of thing an id belongs to: "s:usa", "c:v-corps", "p:weed". Items whose chain of parents is broken
// hang below "o:".
const std::string orphans = "o:";

std::string idOfKey(const std::string &key)
{
    return key.size() < 2 ? std::string() : key.substr(2);
}

// "16:00 B": when and where something that is not on the map comes.
QString arrivalText(const Scenario &scenario, const std::string &id)
{
    for (const Arrival &arrival : scenario.arrivals) {
        const auto turn = static_cast<std::size_t>(arrival.turn - 1);
        if (arrival.withdrawal || turn >= scenario.turns.size() ||
            std::find(arrival.who.begin(), arrival.who.end(), id) == arrival.who.end())
            continue;
        const std::string &label = scenario.turns[turn].label;
        return (label.empty() ? QString::number(arrival.turn) : qstr(label)) + QLatin1Char(' ') +
               whereNames(scenario, arrival.where);
    }
    return {};
}

template <typename T>
const T *at(const std::vector<T> &items, int index)
{
    return index < 0 ? nullptr : &items[static_cast<std::size_t>(index)];
}

} // namespace

QString forcesMimeType()
{
    return QStringLiteral("application/x-hotchkiss-items");
}

std::vector<std::string> idsFromMime(const QMimeData *data)
{
    std::vector<std::string> ids;
    if (data != nullptr)
        for (const QByteArray &line : data->data(forcesMimeType()).split('\n'))
            if (!line.isEmpty())
                ids.push_back(line.toStdString());
    return ids;
}

QMimeData *mimeFromIds(const std::vector<std::string> &ids)
{
    QByteArray lines;
    for (const std::string &id : ids)
        lines += (lines.isEmpty() ? QByteArray() : QByteArray("\n")) + QByteArray::fromStdString(id);
    auto *data = new QMimeData;
    data->setData(forcesMimeType(), lines);
    return data;
}

ForcesModel::ForcesModel(Document *document, QObject *parent)
    : KeyedTreeModel(parent)
    , m_document(document)
{
    restart(wanted());
    connect(document, &Document::changed, this, &ForcesModel::onChanged);
}

namespace {

// Children by parent, gathered in one pass so that a large order of battle stays quick.
struct Family
{
    std::map<std::string, std::vector<const Piece *>> pieces;
    std::map<std::string, std::vector<const Command *>> commands;
};

} // namespace

KeyedTreeModel::Want ForcesModel::wanted() const
{
    const Scenario &scenario = m_document->scenario();
    Family family;
    for (const PieceKind kind : {PieceKind::Leader, PieceKind::Unit, PieceKind::Marker})
        for (const Piece &piece : scenario.pieces)
            if (piece.kind == kind)
                family.pieces[piece.command].push_back(&piece);
    for (const Command &command : scenario.commands)
        family.commands[command.parent].push_back(&command);

    std::set<std::string> reached;
    const std::function<void(Want &, const std::string &)> fill = [&](Want &want, const std::string &id) {
        for (const Piece *piece : family.pieces[id])
            if (reached.insert("p:" + piece->id).second)
                want.children.push_back({"p:" + piece->id, {}});
        for (const Command *command : family.commands[id]) {
            if (!reached.insert("c:" + command->id).second)
                continue;
            want.children.push_back({"c:" + command->id, {}});
            fill(want.children.back(), command->id);
        }
    };
    Want root;
    for (const Side &side : scenario.sides) {
        root.children.push_back({"s:" + side.id, {}});
        fill(root.children.back(), side.id);
    }
    Want lost{orphans, {}};
    for (const Command &command : scenario.commands)
        if (reached.insert("c:" + command.id).second) {
            lost.children.push_back({"c:" + command.id, {}});
            fill(lost.children.back(), command.id);
        }
    for (const Piece &piece : scenario.pieces)
        if (reached.insert("p:" + piece.id).second)
            lost.children.push_back({"p:" + piece.id, {}});
    if (!lost.children.empty())
        root.children.push_back(std::move(lost));
    return root;
}

void ForcesModel::onChanged(const Change &change)
{
    if (std::holds_alternative<ScenarioReset>(change))
        restart(wanted());
    else if (const auto *item = std::get_if<ItemChanged>(&change))
        onItem(*item);
    else if (std::holds_alternative<InfoChanged>(change) || std::holds_alternative<BoardChanged>(change))
        allRowsChanged(); // symbols, or the numbering that places are written in
}

void ForcesModel::onItem(const ItemChanged &change)
{
    const Scenario &scenario = m_document->scenario();
    const bool replaced = change.what == ItemChanged::What::Replaced;
    switch (change.list) {
    case ListId::Pieces: {
        follow(wanted());
        if (replaced)
            rowChanged("p:" + scenario.pieces[change.index].id);
        return;
    }
    case ListId::Commands:
        follow(wanted());
        if (replaced)
            allRowsChanged(); // the band's colour is inherited
        return;
    case ListId::Sides:
        follow(wanted());
        allRowsChanged();
        return;
    case ListId::Turns:
    case ListId::Arrivals:
        allRowsChanged(); // when what is not placed arrives
        return;
    case ListId::Events:
    case ListId::Objectives:
    case ListId::Areas:
    case ListId::Shapes:
    case ListId::Texts:
        return;
    }
}

int ForcesModel::columnCount(const QModelIndex &) const
{
    return 2;
}

ForcesModel::Kind ForcesModel::kind(const QModelIndex &index) const
{
    const std::string &k = key(index);
    if (k.empty() || k == orphans)
        return Kind::None;
    if (k[0] == 's')
        return Kind::Side;
    if (k[0] == 'c')
        return Kind::Command;
    const Piece *found = piece(index);
    if (found == nullptr)
        return Kind::None;
    return found->kind == PieceKind::Leader ? Kind::Leader : found->kind == PieceKind::Unit ? Kind::Unit : Kind::Marker;
}

std::string ForcesModel::id(const QModelIndex &index) const
{
    return idOfKey(key(index));
}

QModelIndex ForcesModel::indexOfId(const std::string &id) const
{
    for (const char *sort : {"p:", "c:", "s:"}) {
        const QModelIndex found = indexOf(sort + id);
        if (found.isValid())
            return found;
    }
    return {};
}

const Side *ForcesModel::side(const QModelIndex &index) const
{
    const std::string &k = key(index);
    return k.empty() || k[0] != 's' ? nullptr
                                    : at(m_document->scenario().sides, findSide(m_document->scenario(), idOfKey(k)));
}

const Command *ForcesModel::command(const QModelIndex &index) const
{
    const std::string &k = key(index);
    const Scenario &scenario = m_document->scenario();
    return k.empty() || k[0] != 'c' ? nullptr : at(scenario.commands, findCommand(scenario, idOfKey(k)));
}

const Piece *ForcesModel::piece(const QModelIndex &index) const
{
    const std::string &k = key(index);
    const Scenario &scenario = m_document->scenario();
    return k.empty() || k[0] != 'p' ? nullptr : at(scenario.pieces, findPiece(scenario, idOfKey(k)));
}

QString ForcesModel::name(const QModelIndex &index) const
{
    if (key(index) == orphans)
        return tr("Without a side");
    if (const Side *found = side(index))
        return qstr(found->name.empty() ? found->id : found->name);
    if (const Command *found = command(index))
        return qstr(found->name.empty() ? found->id : found->name);
    if (const Piece *found = piece(index))
        return qstr(found->name.empty() ? found->id : found->name);
    return {};
}

QString ForcesModel::detail(const QModelIndex &index) const
{
    if (const Piece *found = piece(index); found != nullptr && found->place.kind != Place::Kind::Nowhere)
        return placeText(m_document->scenario(), found->place);
    if (const QString when = arrivalText(m_document->scenario(), id(index)); !when.isEmpty())
        return when;
    const Command *found = command(index);
    return found == nullptr ? QString() : translated(found->level);
}

QString ForcesModel::toolTip(const QModelIndex &index) const
{
    const Piece *found = piece(index);
    if (found == nullptr)
        return name(index);
    const QString where = detail(index);
    return where.isEmpty() ? tr("%1: not on the map yet").arg(name(index)) : tr("%1: %2").arg(name(index), where);
}

QVariant ForcesModel::decoration(const QModelIndex &index) const
{
    if (const Piece *found = piece(index)) {
        if (m_pieceIcon)
            return m_pieceIcon(*found);
        return iconNamed(found->kind == PieceKind::Leader ? QStringLiteral("leader")
                         : found->kind == PieceKind::Unit ? QStringLiteral("unit")
                                                          : QStringLiteral("marker"));
    }
    std::string colour;
    if (const Side *found = side(index))
        colour = found->colour;
    else if (command(index) != nullptr)
        colour = bandOf(m_document->scenario(), id(index));
    if (colour.empty())
        return command(index) != nullptr ? QVariant(iconNamed(QStringLiteral("division"))) : QVariant();
    QPixmap chip(14, 14);
    chip.fill(QColor(qstr(colour)));
    return QIcon(chip);
}

QVariant ForcesModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        return index.column() == 0 ? name(index) : detail(index);
    case Qt::DecorationRole:
        return index.column() == 0 ? decoration(index) : QVariant();
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return toolTip(index);
    case Qt::FontRole: {
        QFont font;
        const Piece *found = piece(index);
        font.setBold(kind(index) == Kind::Side);
        // Not placed yet: the name leans, so that colour is not the only sign.
        font.setItalic(found != nullptr && found->place.kind == Place::Kind::Nowhere);
        return font;
    }
    case IdRole:
        return qstr(id(index));
    case KindRole:
        return QVariant::fromValue(kind(index));
    case PlacedRole:
        return piece(index) == nullptr || piece(index)->place.kind != Place::Kind::Nowhere;
    case SearchRole:
        return QString(name(index) + QLatin1Char(' ') + detail(index) + QLatin1Char(' ') + qstr(id(index)));
    default:
        return {};
    }
}

QVariant ForcesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal)
        return {};
    return section == 0 ? tr("Name") : tr("Place");
}

bool ForcesModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const std::string text = value.toString().trimmed().toStdString();
    if (role != Qt::EditRole || index.column() != 0 || text.empty())
        return false;
    const Scenario &scenario = m_document->scenario();
    const Text what{HK_NOOP("Rename %1"), {name(index).toStdString()}};
    const auto rename = [&](auto item, int at) {
        auto after = item;
        after.name = text;
        if (!(after == item))
            m_document->execute({what, {replaceItem(static_cast<std::size_t>(at), item, after)}});
    };
    const std::string itemId = id(index);
    if (const Piece *found = piece(index))
        rename(*found, findPiece(scenario, itemId));
    else if (const Command *found = command(index))
        rename(*found, findCommand(scenario, itemId));
    else if (const Side *found = side(index))
        rename(*found, findSide(scenario, itemId));
    else
        return false;
    return true;
}

Qt::ItemFlags ForcesModel::flags(const QModelIndex &index) const
{
    const Kind k = kind(index);
    if (!index.isValid() || k == Kind::None)
        return index.isValid() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::NoItemFlags;
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    if (index.column() == 0)
        flags |= Qt::ItemIsEditable;
    if (k != Kind::Side)
        flags |= Qt::ItemIsDragEnabled;
    if (k == Kind::Side || k == Kind::Command)
        flags |= Qt::ItemIsDropEnabled;
    return flags;
}

QMimeData *ForcesModel::mimeData(const QModelIndexList &indexes) const
{
    std::vector<std::string> ids;
    for (const QModelIndex &index : indexes)
        if (index.column() == 0 && kind(index) != Kind::Side && kind(index) != Kind::None)
            ids.push_back(id(index));
    return mimeFromIds(ids);
}

EditStep ForcesModel::dropStep(const QMimeData *data, int row, const QModelIndex &parent) const
{
    const std::vector<std::string> ids = idsFromMime(data);
    const Kind target = kind(parent);
    if (ids.empty() || (target != Kind::Side && target != Kind::Command))
        return {};
    const QModelIndex before = row < 0 ? QModelIndex() : index(row, 0, parent);
    return reparentForces(m_document->scenario(), ids, id(parent), before.isValid() ? id(before) : std::string());
}

bool ForcesModel::canDropMimeData(const QMimeData *data, Qt::DropAction, int row, int, const QModelIndex &parent) const
{
    return !dropStep(data, row, parent.siblingAtColumn(0)).empty();
}

bool ForcesModel::dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int, const QModelIndex &parent)
{
    if (action == Qt::IgnoreAction)
        return true;
    const EditStep step = dropStep(data, row, parent.siblingAtColumn(0));
    m_document->execute(step);
    // The rows have moved already; a view that hears true would remove those it dragged.
    return false;
}

} // namespace hotchkiss
