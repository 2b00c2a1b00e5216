// SPDX-License-Identifier: MIT
#include "editors/charts/charts_dialog.h"

#include "editors/charts/chart_delegate.h"
#include "model/ruleset/chart_edits.h"
#include "model/ruleset/shared_ruleset.h"
#include "views/models/chart_model.h"
#include "views/theme/icon_theme.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>

namespace hotchkiss {

ChartsDialog::ChartsDialog(Document *document, QWidget *parent)
    : QDialog(parent)
    , m_document(document)
    , m_model(new ChartModel(document, this))
    , m_filter(new QLineEdit)
    , m_charts(new QListWidget)
    , m_table(new QTableView)
    , m_note(new QLabel)
    , m_message(new QLabel)
    , m_resetCell(new QPushButton(tr("&Reset Cell")))
    , m_resetChart(new QPushButton(tr("Reset &Chart")))
    , m_resetAll(new QPushButton(tr("Reset &All Charts")))
{
    setObjectName(QStringLiteral("charts"));
    setWindowTitle(tr("Rule Charts"));
    resize(980, 620);
    auto *split = new QSplitter;
    split->addWidget(makeList());
    split->addWidget(makeTable());
    split->setStretchFactor(1, 1);
    split->setSizes({260, 720});
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->addButton(m_resetCell, QDialogButtonBox::ResetRole);
    buttons->addButton(m_resetChart, QDialogButtonBox::ResetRole);
    buttons->addButton(m_resetAll, QDialogButtonBox::ResetRole);
    for (QPushButton *button : {m_resetCell, m_resetChart, m_resetAll})
        button->setAutoDefault(false);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(split, 1);
    layout->addWidget(m_message);
    layout->addWidget(buttons);

    QAction *undo = document->undoStack()->createUndoAction(this);
    QAction *redo = document->undoStack()->createRedoAction(this);
    undo->setShortcut(QKeySequence::Undo);
    redo->setShortcut(QKeySequence::Redo);
    addActions({undo, redo});

    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    connect(m_resetCell, &QPushButton::clicked, this, &ChartsDialog::resetCells);
    connect(m_resetChart, &QPushButton::clicked, this, [this] {
        if (m_model->chart() != nullptr)
            m_document->execute(resetCharts(m_document->scenario(), m_model->chart()->key));
    });
    connect(m_resetAll, &QPushButton::clicked, this,
            [this] { m_document->execute(resetCharts(m_document->scenario())); });
    connect(m_model, &ChartModel::refused, m_message, &QLabel::setText);
    connect(document, &Document::changed, this, &ChartsDialog::takeChange);
    fillList();
    m_charts->setCurrentRow(0);
}

QWidget *ChartsDialog::makeList()
{
    m_filter->setPlaceholderText(tr("Filter the charts"));
    m_filter->setAccessibleName(m_filter->placeholderText());
    m_filter->setClearButtonEnabled(true);
    m_filter->addAction(iconNamed(QStringLiteral("filter")), QLineEdit::LeadingPosition);
    m_charts->setAccessibleName(tr("Charts"));
    auto *side = new QWidget;
    auto *layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_filter);
    layout->addWidget(m_charts, 1);
    connect(m_filter, &QLineEdit::textChanged, this, &ChartsDialog::filter);
    connect(m_charts, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem *item) {
        if (item != nullptr)
            m_model->setChart(item->data(Qt::UserRole).toString().toStdString());
        m_message->clear();
        showState();
        m_table->resizeColumnsToContents();
    });
    return side;
}

QWidget *ChartsDialog::makeTable()
{
    m_table->setModel(m_model);
    m_table->setItemDelegate(new ChartDelegate(m_table));
    m_table->setAccessibleName(tr("Chart"));
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->verticalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_note->setWordWrap(true);
    auto *side = new QWidget;
    auto *layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_note);
    layout->addWidget(m_table, 1);
    layout->addWidget(makeLegend());
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &ChartsDialog::showState);
    return side;
}

QWidget *ChartsDialog::makeLegend()
{
    const auto entry = [](const QString &text, const QColor &colour) {
        auto *label = new QLabel(text);
        label->setAutoFillBackground(true);
        label->setMargin(3);
        label->setStyleSheet(QStringLiteral("background: rgba(%1, %2, %3, %4)")
                                 .arg(colour.red())
                                 .arg(colour.green())
                                 .arg(colour.blue())
                                 .arg(colour.alpha()));
        return label;
    };
    auto *legend = new QWidget;
    auto *layout = new QHBoxLayout(legend);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(entry(tr("%1 house value, not printed in the rulebook").arg(ChartModel::houseSign()),
                            ChartModel::houseColour()));
    layout->addWidget(
        entry(tr("%1 changed in this scenario").arg(ChartModel::changedSign()), ChartModel::changedColour()));
    layout->addStretch(1);
    return legend;
}

void ChartsDialog::fillList()
{
    const QSignalBlocker quiet(m_charts);
    m_charts->clear();
    const Ruleset *ruleset = sharedRuleset(m_document->system());
    if (ruleset == nullptr) {
        m_message->setText(tr("The charts of %1 cannot be read.").arg(qstr(m_document->system().name)));
        return;
    }
    for (const Chart &chart : ruleset->charts()) {
        auto *item = new QListWidgetItem(translated(chart.title), m_charts);
        item->setData(Qt::UserRole, qstr(chart.key));
    }
}

void ChartsDialog::showChart(const QString &key)
{
    for (int i = 0; i < m_charts->count(); ++i)
        if (m_charts->item(i)->data(Qt::UserRole).toString() == key)
            m_charts->setCurrentRow(i);
}

void ChartsDialog::filter(const QString &text)
{
    for (int i = 0; i < m_charts->count(); ++i)
        m_charts->item(i)->setHidden(!m_charts->item(i)->text().contains(text.trimmed(), Qt::CaseInsensitive));
}

void ChartsDialog::takeChange(const Change &change)
{
    if (std::holds_alternative<ScenarioReset>(change)) {
        fillList();
        m_charts->setCurrentRow(0);
    }
    if (std::holds_alternative<ChartChanged>(change)) {
        m_message->clear();
        showState();
    }
}

void ChartsDialog::showState()
{
    const auto &overrides = m_document->scenario().chartOverrides;
    for (int i = 0; i < m_charts->count(); ++i) {
        QListWidgetItem *item = m_charts->item(i);
        const std::string key = item->data(Qt::UserRole).toString().toStdString();
        const auto changed = std::count_if(overrides.begin(), overrides.end(),
                                           [&key](const auto &entry) { return entry.first.chart == key; });
        const Chart *chart = sharedRuleset(m_document->system())->chart(key);
        const QString title = translated(chart->title);
        item->setText(changed == 0 ? title
                                   : tr("%1 %2 (%3 changed)").arg(ChartModel::changedSign(), title).arg(changed));
    }
    const Chart *chart = m_model->chart();
    const QString rule = chart == nullptr ? QString() : qstr(chart->rule);
    const QString note = chart == nullptr ? QString() : translated(chart->note);
    const QString title = chart == nullptr ? QString() : translated(chart->title).toHtmlEscaped();
    m_note->setText(QStringLiteral("<b>%1</b> %2<br>%3").arg(title, rule, note.toHtmlEscaped()));
    const QModelIndexList chosen = m_table->selectionModel()->selectedIndexes();
    m_resetCell->setEnabled(std::any_of(chosen.begin(), chosen.end(), [](const QModelIndex &index) {
        return index.data(ChartModel::ChangedRole).toBool();
    }));
    m_resetChart->setEnabled(chart != nullptr && !resetCharts(m_document->scenario(), chart->key).empty());
    m_resetAll->setEnabled(!overrides.empty());
}

void ChartsDialog::resetCells()
{
    EditStep step{Text(HK_NOOP("Reset chart values")), {}};
    for (const QModelIndex &index : m_table->selectionModel()->selectedIndexes()) {
        EditStep one = resetChartEntry(m_document->scenario(), m_model->keyAt(index));
        step.edits.insert(step.edits.end(), one.edits.begin(), one.edits.end());
    }
    m_document->execute(step);
}

} // namespace hotchkiss
