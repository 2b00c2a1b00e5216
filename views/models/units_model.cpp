// SPDX-License-Identifier: MIT
#include "views/models/units_model.h"

#include "model/scenario/field_value.h"
#include "views/models/place_text.h"

#include <algorithm>

namespace hotchkiss {

namespace {

QString kindText(PieceKind kind)
{
    switch (kind) {
    case PieceKind::Unit:
        return UnitsModel::tr("Unit");
    case PieceKind::Leader:
        return UnitsModel::tr("Leader");
    case PieceKind::Marker:
        return UnitsModel::tr("Marker");
    }
    return {};
}

Field plain(const char *key, FieldType type, const QString &label)
{
    Field field;
    field.key = key;
    field.type = type;
    field.label = label.toStdString();
    field.standard = std::string();
    return field;
}

QString nameOfCommand(const Scenario &scenario, const std::string &id)
{
    if (const int command = findCommand(scenario, id); command >= 0)
        return qstr(scenario.commands[static_cast<std::size_t>(command)].name);
    const int side = findSide(scenario, id);
    return side < 0 ? qstr(id) : qstr(scenario.sides[static_cast<std::size_t>(side)].name);
}

} // namespace

UnitsModel::UnitsModel(Document *document, QObject *parent)
    : QAbstractTableModel(parent)
    , m_document(document)
    , m_pieces(document->scenario().pieces)
{
    makeColumns();
    connect(document, &Document::changed, this, &UnitsModel::onChanged);
}

void UnitsModel::makeColumns()
{
    m_columns = {plain("name", FieldType::Text, tr("Name")), plain("kind", FieldType::Text, tr("Kind")),
                 plain("command", FieldType::Choice, tr("Command")), plain("at", FieldType::Cell, tr("Place"))};
    const System &system = m_document->system();
    for (const std::vector<Field> *declared : {&system.unitFields, &system.leaderFields})
        for (const Field &field : *declared)
            if (findField(m_columns, field.key) == nullptr)
                m_columns.push_back(field);
    nameCommands();
}

void UnitsModel::nameCommands()
{
    auto &choices = m_columns[CommandColumn].choices;
    choices.clear();
    for (const Side &side : m_document->scenario().sides)
        choices.push_back(side.id);
    for (const Command &command : m_document->scenario().commands)
        choices.push_back(command.id);
}

QStringList UnitsModel::choiceLabels(int column) const
{
    QStringList labels;
    if (column == CommandColumn)
        for (const std::string &id : m_columns[CommandColumn].choices)
            labels << nameOfCommand(m_document->scenario(), id);
    return labels;
}

void UnitsModel::onChanged(const Change &change)
{
    if (const auto *item = std::get_if<ItemChanged>(&change)) {
        onItem(*item);
    } else if (std::holds_alternative<ScenarioReset>(change)) {
        beginResetModel();
        m_pieces = m_document->scenario().pieces;
        makeColumns();
        endResetModel();
    } else if (std::holds_alternative<BoardChanged>(change)) {
        refresh(); // places are written in the board's numbering
    }
}

void UnitsModel::refresh()
{
    if (!m_pieces.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

void UnitsModel::onItem(const ItemChanged &change)
{
    const int row = static_cast<int>(change.index);
    switch (change.list) {
    case ListId::Pieces:
        break;
    case ListId::Commands:
    case ListId::Sides:
        nameCommands();
        refresh();
        return;
    case ListId::Turns:
    case ListId::Arrivals:
    case ListId::Events:
    case ListId::Objectives:
    case ListId::Areas:
    case ListId::Shapes:
    case ListId::Texts:
        return;
    }
    switch (change.what) {
    case ItemChanged::What::Inserted:
        beginInsertRows({}, row, row);
        m_pieces.insert(m_pieces.begin() + row, m_document->scenario().pieces[change.index]);
        endInsertRows();
        return;
    case ItemChanged::What::Removed:
        beginRemoveRows({}, row, row);
        m_pieces.erase(m_pieces.begin() + row);
        endRemoveRows();
        return;
    case ItemChanged::What::Replaced:
        m_pieces[change.index] = m_document->scenario().pieces[change.index];
        Q_EMIT dataChanged(index(row, 0), index(row, columnCount() - 1));
        return;
    }
}

int UnitsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_pieces.size());
}

int UnitsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

bool UnitsModel::applies(const Piece &piece, int column) const
{
    if (column < FirstField)
        return true;
    const auto &declared = fieldsOf(m_document->system(), piece.kind);
    const Field *found = findField(declared, field(column).key);
    return found != nullptr && appliesTo(*found, declared, piece.fields);
}

std::string UnitsModel::text(const Piece &piece, int column) const
{
    switch (column) {
    case NameColumn:
        return piece.name;
    case KindColumn:
        return kindText(piece.kind).toStdString();
    case CommandColumn:
        return piece.command;
    case PlaceColumn:
        return placeText(m_document->scenario(), piece.place).toStdString();
    default:
        return applies(piece, column) ? textOf(valueOr(piece.fields, field(column))) : std::string();
    }
}

QString UnitsModel::shown(const Piece &piece, int column) const
{
    if (column == CommandColumn)
        return nameOfCommand(m_document->scenario(), piece.command);
    const QString words = qstr(text(piece, column));
    if (column < FirstField || !applies(piece, column))
        return words;
    if (field(column).type == FieldType::Boolean)
        return words == QLatin1String("true") ? tr("yes") : tr("no");
    if (field(column).type == FieldType::Choice)
        return translated(words.toStdString()).replace(QLatin1Char('_'), QLatin1Char(' '));
    return words;
}

QVariant UnitsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Piece &item = piece(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return shown(item, index.column());
    case Qt::EditRole:
        return qstr(text(item, index.column()));
    case Qt::ToolTipRole:
        return applies(item, index.column()) ? QVariant(shown(item, index.column()))
                                             : QVariant(tr("Does not apply to %1").arg(qstr(item.name)));
    case IdRole:
        return qstr(item.id);
    case AppliesRole:
        return applies(item, index.column());
    case SortRole: {
        const QString words = shown(item, index.column());
        bool isNumber = false;
        const double number = words.toDouble(&isNumber);
        return isNumber && index.column() >= FirstField ? QVariant(number) : QVariant(words);
    }
    default:
        return {};
    }
}

QVariant UnitsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (section < 0 || section >= (orientation == Qt::Horizontal ? columnCount() : rowCount()))
        return {};
    if (orientation == Qt::Vertical)
        return role == Qt::DisplayRole ? QVariant(section + 1) : QVariant();
    const Field &declared = field(section);
    const QString label = section < FirstField ? qstr(declared.label) : translated(declared.label);
    if (role == Qt::DisplayRole)
        return label;
    if (role == Qt::ToolTipRole)
        return declared.rule.empty() ? label : tr("%1 (%2)", "field, rule").arg(label, qstr(declared.rule));
    return {};
}

Qt::ItemFlags UnitsModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
    if (index.column() != KindColumn && index.data(AppliesRole).toBool())
        flags |= Qt::ItemIsEditable;
    return flags;
}

std::optional<Error> UnitsModel::set(Piece &piece, int column, const std::string &text) const
{
    const Scenario &scenario = m_document->scenario();
    switch (column) {
    case NameColumn:
        piece.name = text;
        return std::nullopt;
    case KindColumn:
        return Error{{HK_NOOP("The kind of a piece cannot be changed")}};
    case CommandColumn: {
        const auto &ids = m_columns[CommandColumn].choices;
        auto found = std::find(ids.begin(), ids.end(), text);
        // A table pasted from elsewhere has names.
        if (found == ids.end())
            found = std::find_if(ids.begin(), ids.end(),
                                 [&](const std::string &id) { return nameOfCommand(scenario, id) == qstr(text); });
        if (found == ids.end())
            return Error{{HK_NOOP("There is no command %1"), {text}}};
        piece.command = *found;
        return std::nullopt;
    }
    case PlaceColumn: {
        const Result<Place> at = placeFromText(scenario, piece.place.board, qstr(text));
        if (!at)
            return at.error();
        piece.place = *at;
        return std::nullopt;
    }
    default:
        break;
    }
    if (!applies(piece, column))
        return Error{{HK_NOOP("%1 does not apply to %2"), {field(column).label, piece.name}}};
    const Field &declared = field(column);
    const Result<Value> value = text.empty() ? Result<Value>(declared.standard) : parseValue(declared, text);
    if (!value)
        return value.error();
    // A default is not written down.
    if (*value == declared.standard)
        piece.fields.erase(declared.key);
    else
        piece.fields[declared.key] = *value;
    return std::nullopt;
}

Result<EditStep> UnitsModel::change(const std::vector<CellText> &cells) const
{
    std::map<int, Piece> changed;
    for (const CellText &cell : cells) {
        Piece &after = changed.try_emplace(cell.row, piece(cell.row)).first->second;
        if (const auto error = set(after, cell.column, cell.text.trimmed().toStdString()))
            return *error;
    }
    EditStep step{{HK_NOOP("Change %1"), {cells.empty() ? std::string() : field(cells.front().column).label}}, {}};
    for (const auto &[row, after] : changed)
        if (!(after == piece(row)))
            step.edits.emplace_back(replacePiece(m_document->scenario(), static_cast<std::size_t>(row), after));
    return step;
}

bool UnitsModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !index.isValid())
        return false;
    const Result<EditStep> step = change({{index.row(), index.column(), value.toString()}});
    if (!step)
        return false;
    m_document->execute(*step);
    return true;
}

} // namespace hotchkiss
