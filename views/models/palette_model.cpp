// SPDX-License-Identifier: MIT
#include "views/models/palette_model.h"

#include "model/document/document.h"

namespace hotchkiss {

PaletteModel::PaletteModel(QObject *parent)
    : QAbstractListModel(parent)
{}

void PaletteModel::setBoard(const System *system, bool isTable)
{
    beginResetModel();
    m_system = system;
    m_entries.clear();
    m_group = 0;
    if (system != nullptr) {
        if (isTable)
            addShapes();
        else
            addCells();
        addCommon();
    }
    endResetModel();
}

void PaletteModel::heading(const QString &label)
{
    ++m_group;
    m_entries.push_back({Sort::Heading, -1, {}, label, {}, m_group});
}

void PaletteModel::add(Sort sort, int index, const std::string &key, const QString &label, const std::string &rule)
{
    m_entries.push_back({sort, index, key, label, qstr(rule), m_group});
}

namespace {

// Groups of side and path types in the user's language; the system names them by key.
QString groupLabel(const std::string &group)
{
    if (group == "water")
        return PaletteModel::tr("Water");
    if (group == "crossing")
        return PaletteModel::tr("Crossings");
    if (group == "relief")
        return PaletteModel::tr("Relief");
    if (group == "works")
        return PaletteModel::tr("Works");
    if (group == "road")
        return PaletteModel::tr("Roads");
    if (group == "rail")
        return PaletteModel::tr("Railroads");
    return PaletteModel::tr("Other");
}

std::vector<std::string> groupsOf(const auto &types)
{
    std::vector<std::string> groups;
    for (const auto &type : types)
        if (std::find(groups.begin(), groups.end(), type.group) == groups.end())
            groups.push_back(type.group);
    return groups;
}

} // namespace

void PaletteModel::addCells()
{
    const auto addAll = [this](Sort sort, const auto &types) {
        for (std::size_t i = 0; i < types.size(); ++i)
            add(sort, static_cast<int>(i), types[i].key, translated(types[i].label), types[i].rule);
    };
    const auto addGroups = [this](Sort sort, const auto &types, const QString &title) {
        for (const std::string &group : groupsOf(types)) {
            heading(title.arg(groupLabel(group)));
            for (std::size_t i = 0; i < types.size(); ++i)
                if (types[i].group == group)
                    add(sort, static_cast<int>(i), types[i].key, translated(types[i].label), types[i].rule);
        }
    };
    if (!m_system->terrains.empty())
        heading(tr("Terrain"));
    addAll(Sort::Terrain, m_system->terrains);
    if (!m_system->features.empty())
        heading(tr("Features in cells"));
    addAll(Sort::Feature, m_system->features);
    addGroups(Sort::Side, m_system->sideTypes, tr("%1 on sides"));
    addGroups(Sort::Path, m_system->pathTypes, tr("%1 from cell to cell"));
}

void PaletteModel::addShapes()
{
    for (const bool closed : {true, false}) {
        heading(closed ? tr("Ground") : tr("Lines"));
        for (std::size_t i = 0; i < m_system->shapeTypes.size(); ++i) {
            const ShapeType &type = m_system->shapeTypes[i];
            if (type.closed == closed)
                add(Sort::Shape, static_cast<int>(i), type.key, translated(type.label), type.rule);
        }
    }
}

void PaletteModel::addCommon()
{
    if (!m_system->areaKinds.empty())
        heading(tr("Areas"));
    for (std::size_t i = 0; i < m_system->areaKinds.size(); ++i) {
        const AreaKind &kind = m_system->areaKinds[i];
        add(Sort::Area, static_cast<int>(i), kind.key, translated(kind.label), kind.rule);
    }
    heading(tr("Names on the map"));
    const std::pair<const char *, QString> styles[] = {
        {"town", tr("Town")},   {"hill", tr("Hill")},     {"water", tr("Water")},
        {"woods", tr("Woods")}, {"region", tr("Region")}, {"road", tr("Road name")},
    };
    int index = 0;
    for (const auto &[key, label] : styles)
        add(Sort::LabelStyle, index++, key, label, {});
}

void PaletteModel::setStock(const TileStock &stock)
{
    if (m_stock == stock)
        return;
    m_stock = stock;
    if (!m_entries.empty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

std::optional<TerrainStock> PaletteModel::stockOf(const Entry &entry) const
{
    return entry.sort == Sort::Terrain ? hotchkiss::stockOf(m_stock, entry.index) : std::nullopt;
}

QString PaletteModel::stockText(const Entry &entry) const
{
    const auto stock = stockOf(entry);
    if (!stock)
        return {};
    if (!stock->inBox)
        return QString::number(stock->used);
    const QString text = tr("%1 / %2", "tiles used, tiles in the box").arg(stock->used).arg(*stock->inBox);
    return stock->isOver() ? QStringLiteral("⚠ ") + text : text;
}

QString PaletteModel::tip(const Entry &entry) const
{
    QString text = entry.rule.isEmpty() ? entry.label : tr("%1 (%2)", "name, rule id").arg(entry.label, entry.rule);
    if (!stockOf(entry))
        return text;
    for (const TilePiece &piece : m_stock)
        if (piece.terrain == entry.index)
            text +=
                QLatin1Char('\n') +
                (piece.inBox
                     ? tr("%1: %2 used, %3 in the box").arg(translated(piece.title)).arg(piece.used).arg(*piece.inBox)
                     : tr("%1: %2 used").arg(translated(piece.title)).arg(piece.used));
    return text;
}

int PaletteModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

QVariant PaletteModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Entry &entry = m_entries[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return entry.label;
    case Qt::AccessibleTextRole:
        return stockOf(entry) ? entry.label + QLatin1String(", ") + stockText(entry) : entry.label;
    case Qt::ToolTipRole:
        return tip(entry);
    case StockRole:
        return stockText(entry);
    case OverRole: {
        const auto stock = stockOf(entry);
        return stock && stock->isOver();
    }
    case SortRole:
        return QVariant::fromValue(entry.sort);
    case IndexRole:
        return entry.index;
    case KeyRole:
        return qstr(entry.key);
    case GroupRole:
        return entry.group;
    case RuleRole:
        return entry.rule;
    default:
        return {};
    }
}

Qt::ItemFlags PaletteModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const bool isHeading = m_entries[static_cast<std::size_t>(index.row())].sort == Sort::Heading;
    return isHeading ? Qt::NoItemFlags : Qt::ItemIsEnabled | Qt::ItemIsSelectable;
}

QModelIndex PaletteModel::indexOf(Sort sort, int number) const
{
    for (std::size_t i = 0; i < m_entries.size(); ++i)
        if (m_entries[i].sort == sort && m_entries[i].index == number)
            return index(static_cast<int>(i));
    return {};
}

} // namespace hotchkiss
