// SPDX-License-Identifier: MIT
#include "editors/docks/problems_dock.h"

#include "views/models/problems_model.h"
#include "views/theme/icon_theme.h"

#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSortFilterProxyModel>
#include <QTreeView>
#include <QVBoxLayout>

namespace hotchkiss {

ProblemsDock::ProblemsDock(ToolContext *context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_model(new ProblemsModel(this))
    , m_filter(new QSortFilterProxyModel(this))
    , m_search(new QLineEdit(this))
    , m_list(new QTreeView(this))
    , m_summary(new QLabel(this))
{
    m_filter->setSourceModel(m_model);
    m_filter->setFilterKeyColumn(-1);
    m_filter->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_search->setPlaceholderText(tr("Filter the problems"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_search->setClearButtonEnabled(true);
    m_list->setModel(m_filter);
    m_list->setRootIsDecorated(false);
    m_list->setAccessibleName(tr("Problems"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->addWidget(m_search);
    layout->addWidget(m_list);
    layout->addWidget(m_summary);

    m_timer.setSingleShot(true);
    m_timer.setInterval(250);
    connect(&m_timer, &QTimer::timeout, this, &ProblemsDock::checkNow);
    connect(m_context->document(), &Document::changed, this, [this](const Change &change) {
        m_checker.note(change);
        m_timer.start();
    });
    connect(m_search, &QLineEdit::textChanged, m_filter, &QSortFilterProxyModel::setFilterFixedString);
    connect(m_list, &QTreeView::clicked, this, &ProblemsDock::show);
    connect(m_list, &QTreeView::activated, this, &ProblemsDock::show);
    connect(m_list, &QTreeView::customContextMenuRequested, this, &ProblemsDock::openMenu);
    checkNow();
}

void ProblemsDock::checkNow()
{
    m_timer.stop();
    m_model->setDiagnostics(m_checker.diagnostics(m_context->scenario()), m_context->scenario());
    const int errors = m_model->count(Severity::Error);
    const int warnings = m_model->count(Severity::Warning);
    const int notes = m_model->count(Severity::Note);
    m_summary->setText(errors + warnings + notes == 0
                           ? tr("No problems found")
                           : tr("Errors: %1, warnings: %2, notes: %3").arg(errors).arg(warnings).arg(notes));
    Q_EMIT countsChanged(errors, warnings, notes);
}

int ProblemsDock::count() const
{
    return m_model->rowCount();
}

void ProblemsDock::step(int by)
{
    // What is shown must be there still.
    if (m_timer.isActive())
        checkNow();
    const int rows = m_filter->rowCount();
    if (rows == 0)
        return;
    const QModelIndex current = m_list->currentIndex();
    const int next = !current.isValid() ? (by > 0 ? 0 : rows - 1) : (current.row() + by + rows) % rows;
    const QModelIndex index = m_filter->index(next, 0);
    m_list->setCurrentIndex(index);
    show(index);
}

void ProblemsDock::show(const QModelIndex &index)
{
    const Diagnostic &found = m_model->diagnostic(m_filter->mapToSource(index).row());
    Q_EMIT placeActivated(found.place, qstr(found.item));
}

void ProblemsDock::openMenu(const QPoint &at)
{
    // A fix belongs to the scenario it was found in.
    if (m_timer.isActive())
        checkNow();
    const QModelIndex index = m_list->indexAt(at);
    if (!index.isValid())
        return;
    const Diagnostic found = m_model->diagnostic(m_filter->mapToSource(index).row());
    QMenu menu(this);
    menu.addAction(iconNamed(QStringLiteral("goto")), tr("Show on the map"), this, [this, index] { show(index); });
    for (const QuickFix &fix : found.fixes)
        menu.addAction(iconNamed(QStringLiteral("ok")), translated(fix.name), this,
                       [this, step = fix.step] { m_context->document()->execute(step); });
    menu.exec(m_list->viewport()->mapToGlobal(at));
}

} // namespace hotchkiss
