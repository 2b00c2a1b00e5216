// SPDX-License-Identifier: MIT
#pragma once

#include "editors/tiles/layout_library.h"
#include "editors/tools/tool.h"

#include <QDialog>

class QLabel;
class QListWidget;
class QPushButton;

namespace hotchkiss {

/// Saves the ground of the board at hand as a named layout, and loads one in its place (one undo step).
class LayoutLibraryDialog : public QDialog
{
    Q_OBJECT

public:
    explicit LayoutLibraryDialog(ToolContext *context, LayoutLibrary library = LayoutLibrary(),
                                 QWidget *parent = nullptr);

    /// Saves the board under that name; false when it could not be written.
    bool saveAs(const QString &name);
    /// Loads the chosen layout into the board.
    void loadChosen();

private:
    void fill(const QString &choose = {});
    void askAndSave();
    void removeChosen();
    void showState();
    const LayoutLibrary::Entry *chosen() const;

    ToolContext *m_context;
    LayoutLibrary m_library;
    QList<LayoutLibrary::Entry> m_entries;
    QListWidget *m_list;
    QLabel *m_message;
    QPushButton *m_load;
    QPushButton *m_remove;
};

} // namespace hotchkiss
