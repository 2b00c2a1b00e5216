// SPDX-License-Identifier: MIT
#pragma once

#include "editors/tools/tool.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QPushButton;

namespace hotchkiss {

class TileCounter;

/// The box of tiles and what the board uses of it: counts to edit, presets, what is missing and what stands in for it,
/// a layout by chance, and the library of layouts. For systems whose boards are laid from tiles.
class TileLayoutDialog : public QDialog
{
    Q_OBJECT

public:
    explicit TileLayoutDialog(ToolContext *context, QWidget *parent = nullptr);

private:
    enum Preset { HouseBox, Unlimited, OwnBox };
    void choosePreset(int preset);
    void swapStyles();
    void showState();

    ToolContext *m_context;
    TileCounter *m_counter;
    QComboBox *m_presets;
    QLabel *m_missing;
    QPushButton *m_swap;
};

} // namespace hotchkiss
