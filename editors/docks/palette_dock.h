// SPDX-License-Identifier: MIT
#pragma once

#include "editors/tools/tool.h"

#include <QWidget>

class QLineEdit;
class QListView;
class QModelIndex;

namespace hotchkiss {

class PaletteModel;
class PaletteFilter;
class TileCounter;

/// Everything one can draw, as swatches. Choosing one sets the tools' options and asks for the tool that draws it.
class PaletteDock : public QWidget
{
    Q_OBJECT

public:
    explicit PaletteDock(ToolContext *context, QWidget *parent = nullptr);

    /// The tool in use: choosing a swatch that it can draw (a terrain for the fill tool) keeps it.
    void setCurrentTool(const QString &id) { m_currentTool = id; }

Q_SIGNALS:
    /// A tool by its id ("brush") should be taken up.
    void toolWanted(const QString &id);

private:
    void choose(const QModelIndex &index);
    int shapeNumber(const std::string &key) const;
    void showBoard();
    void showOptions();
    void onChanged(const Change &change);

    ToolContext *m_context;
    PaletteModel *m_model;
    PaletteFilter *m_filter;
    TileCounter *m_tiles;
    QLineEdit *m_search;
    QListView *m_list;
    QString m_currentTool;
};

} // namespace hotchkiss
