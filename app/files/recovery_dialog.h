// SPDX-License-Identifier: MIT
#pragma once

#include "model/document/autosave.h"

#include <QDialog>

#include <vector>

class QTreeWidget;

namespace hotchkiss {

/// Lists the work that a crash left behind, with the times of the last autosave, and lets the user restore or discard
/// it. What is neither restored nor discarded is offered again at the next start.
class RecoveryDialog : public QDialog
{
    Q_OBJECT

public:
    explicit RecoveryDialog(std::vector<RecoveredWork> works, QWidget *parent = nullptr);

    std::vector<RecoveredWork> &restored() { return m_restored; }

private:
    void fill();
    std::vector<RecoveredWork> takeChecked();

    std::vector<RecoveredWork> m_works;
    std::vector<RecoveredWork> m_restored;
    QTreeWidget *m_list;
};

} // namespace hotchkiss
