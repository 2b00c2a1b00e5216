// SPDX-License-Identifier: MIT
#include "views/balance/balance_panel.h"

#include "model/document/document.h"
#include "views/balance/balance_tables.h"
#include "views/balance/balance_text.h"
#include "views/balance/balance_view.h"
#include "views/icons.h"
#include "views/playtest/player_box.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QSaveFile>
#include <QScrollArea>
#include <QSpinBox>
#include <QSplitter>
#include <QTabWidget>
#include <QTableWidget>
#include <QToolBar>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>
#include <thread>

namespace hotchkiss {

namespace {

const QString ending = QStringLiteral(".balance.yaml");

QSpinBox *spinBox(int low, int high, int value, const char *name)
{
    auto *box = new QSpinBox;
    box->setRange(low, high);
    box->setValue(value);
    box->setGroupSeparatorShown(true);
    box->setObjectName(QLatin1String(name));
    return box;
}

QTableWidget *makeTable(const char *name)
{
    auto *table = new QTableWidget;
    table->setObjectName(QLatin1String(name));
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setShowGrid(false);
    table->setAlternatingRowColors(true);
    table->verticalHeader()->hide();
    table->verticalHeader()->setDefaultSectionSize(table->fontMetrics().height() + 8);
    table->horizontalHeader()->setStretchLastSection(true);
    return table;
}

} // namespace

BalancePanel::BalancePanel(QWidget *parent)
    : QWidget(parent)
{
    auto *splitter = new QSplitter(Qt::Horizontal);
    splitter->addWidget(makeSettings());
    splitter->addWidget(makeRuns());
    splitter->addWidget(makeResults());
    splitter->setStretchFactor(2, 1);
    splitter->setChildrenCollapsible(false);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(splitter);
    connect(&m_runner, &BalanceRunner::progressed, this, &BalancePanel::showProgress);
    connect(&m_runner, &BalanceRunner::finished, this, &BalancePanel::takeFigures);
}

QWidget *BalancePanel::makeSettings()
{
    constexpr int million = 1'000'000;
    const int cores = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
    m_from = new QComboBox;
    m_from->addItems({tr("Scenario as designed"), tr("Position on the board")});
    m_from->setObjectName(QStringLiteral("balance-from"));
    m_from->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_from->setMinimumContentsLength(16);
    m_games = spinBox(1, million, 200, "balance-games");
    m_firstSeed = spinBox(0, std::numeric_limits<int>::max(), 1, "balance-first-seed");
    m_firstSeed->setToolTip(tr("The seed of the first game; the others follow. Runs with other seeds can be merged."));
    // One core is left for the window.
    m_threads = spinBox(1, 256, std::max(1, cores - 1), "balance-threads");
    m_threads->setToolTip(tr("How many games are played at once. The figures are the same for any number."));
    m_runButton = new QPushButton(icon(QStringLiteral("play")), tr("Run"));
    m_runButton->setObjectName(QStringLiteral("balance-run"));
    m_stopButton = new QPushButton(icon(QStringLiteral("stop")), tr("Stop"));
    m_stopButton->setObjectName(QStringLiteral("balance-stop"));
    m_stopButton->setEnabled(false);
    m_stopButton->setToolTip(tr("Ends the run; the games that are done count"));
    m_progress = new QProgressBar;
    m_progress->setRange(0, 1);
    m_progress->setValue(0);
    m_progress->setTextVisible(false);
    m_progress->setMaximumHeight(8);
    m_message = new QLabel;
    m_message->setWordWrap(true);
    connect(m_runButton, &QPushButton::clicked, this, &BalancePanel::run);
    connect(m_stopButton, &QPushButton::clicked, this, &BalancePanel::cancel);

    auto *content = new QWidget;
    auto *layout = new QVBoxLayout(content);
    layout->setContentsMargins(8, 6, 8, 6);
    m_form = new QFormLayout;
    m_form->setVerticalSpacing(4);
    m_form->addRow(tr("From"), m_from);
    m_form->addRow(tr("Games"), m_games);
    m_form->addRow(tr("First seed"), m_firstSeed);
    m_form->addRow(tr("Threads"), m_threads);
    layout->addLayout(m_form);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_runButton, 1);
    buttons->addWidget(m_stopButton, 1);
    layout->addLayout(buttons);
    layout->addWidget(m_progress);
    layout->addWidget(m_message);
    layout->addStretch(1);
    auto *area = new QScrollArea;
    area->setWidget(content);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setMinimumWidth(content->minimumSizeHint().width() + 16);
    return area;
}

QWidget *BalancePanel::makeRuns()
{
    auto *bar = new QToolBar;
    bar->setIconSize(QSize(18, 18));
    const auto add = [this, bar](const char *name, const char *symbol, const QString &text, auto does) {
        QAction *action = bar->addAction(icon(QLatin1String(symbol)), text);
        action->setObjectName(QLatin1String(name));
        connect(action, &QAction::triggered, this, does);
    };
    add("balance-load", "open", tr("Load a run…"), [this] { askLoad(); });
    add("balance-save", "save", tr("Save the run…"), [this] { askSave(); });
    add("balance-merge", "add", tr("Merge the chosen runs"), [this] { tell(mergeRuns(chosenRuns())); });
    add("balance-remove", "remove", tr("Remove from the list"), [this] { removeRuns(); });
    m_list = new QListWidget;
    m_list->setObjectName(QStringLiteral("balance-runs"));
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setWordWrap(true);
    m_before = new QComboBox;
    m_before->setObjectName(QStringLiteral("balance-before"));
    m_before->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_before->setMinimumContentsLength(14);
    m_before->setToolTip(tr("The run before a change: what has become of its figures is told"));
    m_heat = new QComboBox;
    m_heat->setObjectName(QStringLiteral("balance-heat"));
    m_heat->addItems({tr("Nothing"), tr("Fights"), tr("Moves")});
    connect(m_list, &QListWidget::itemSelectionChanged, this, &BalancePanel::showRun);
    connect(m_before, &QComboBox::currentIndexChanged, this, &BalancePanel::showRun);
    connect(m_heat, &QComboBox::currentIndexChanged, this, &BalancePanel::showHeat);

    auto *widget = new QWidget;
    auto *layout = new QVBoxLayout(widget);
    layout->setContentsMargins(0, 2, 0, 6);
    layout->setSpacing(4);
    layout->addWidget(bar);
    layout->addWidget(m_list, 1);
    auto *form = new QFormLayout;
    form->setVerticalSpacing(4);
    form->addRow(tr("Compare with"), m_before);
    form->addRow(tr("On the board"), m_heat);
    layout->addLayout(form);
    widget->setMinimumWidth(230);
    return widget;
}

QWidget *BalancePanel::makeResults()
{
    m_tabs = new QTabWidget;
    m_tabs->setDocumentMode(true);
    m_view = new BalanceView;
    m_tabs->addTab(m_view, tr("Results"));
    m_survival = makeTable("balance-survival");
    m_tabs->addTab(m_survival, tr("Survival"));
    m_change = new QWidget;
    auto *layout = new QVBoxLayout(m_change);
    layout->setContentsMargins(6, 4, 6, 4);
    m_changeText = new QLabel(tr("Choose a run to compare with, at the left."));
    m_changeText->setObjectName(QStringLiteral("balance-change"));
    m_changeText->setWordWrap(true);
    m_changeText->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_comparison = makeTable("balance-comparison");
    layout->addWidget(m_changeText);
    layout->addWidget(m_comparison, 1);
    m_tabs->addTab(m_change, tr("Change"));
    return m_tabs;
}

void BalancePanel::setGame(const Rules *rules, std::shared_ptr<const Scenario> scenario, Start start)
{
    const bool sameSides = m_scenario && m_scenario->sides == scenario->sides;
    m_rules = rules;
    m_scenario = std::move(scenario);
    m_start = std::move(start);
    m_runButton->setEnabled(rules != nullptr && !isRunning());
    if (!sameSides)
        fillPlayers();
    showRun();
}

void BalancePanel::fillPlayers()
{
    for (PlayerBox *box : m_players)
        m_form->removeRow(box);
    m_players.clear();
    for (const Side &side : m_scenario->sides) {
        auto *box = new PlayerBox(PlayerBox::Who::Computers);
        box->setSpec(PlayerSpec{PlayerSpec::Kind::Greedy});
        m_form->insertRow(1 + static_cast<int>(m_players.size()), qstr(side.name), box);
        m_players.push_back(box);
    }
}

void BalancePanel::run()
{
    if (isRunning() || m_rules == nullptr)
        return;
    const Result<std::shared_ptr<const Game>> start = m_start(static_cast<From>(m_from->currentIndex()));
    if (!start)
        return tell(translated(start.error().text));
    BalanceRunner::Plan plan;
    plan.rules = m_rules;
    plan.start = *start;
    for (const PlayerBox *box : m_players)
        plan.players.push_back(box->spec());
    plan.seeds = {static_cast<std::uint64_t>(m_firstSeed->value()), m_games->value()};
    plan.jobs = m_threads->value();
    m_runButton->setEnabled(false);
    m_stopButton->setEnabled(true);
    m_runner.run(std::move(plan));
    showProgress(0, m_games->value());
}

void BalancePanel::cancel()
{
    m_runner.cancel();
}

void BalancePanel::showProgress(qint64 done, qint64 games)
{
    m_progress->setRange(0, static_cast<int>(games));
    m_progress->setValue(static_cast<int>(done));
    m_message->setText(tr("%1 of %2 games").arg(done).arg(games));
}

void BalancePanel::takeFigures(const BalanceFigures &figures)
{
    m_runButton->setEnabled(true);
    m_stopButton->setEnabled(false);
    if (figures.games == 0)
        return tell(tr("Stopped before a game had ended."));
    addRun(tr("Run %1").arg(++m_counter), figures);
}

void BalancePanel::addRun(const QString &name, BalanceFigures figures)
{
    auto *item = new QListWidgetItem(QStringLiteral("%1\n%2").arg(name, runText(figures)), nullptr);
    item->setToolTip(qstr(figures.title));
    m_runs.push_back({name, std::move(figures)});
    // Figures have moved in memory: nothing may be painted from where they were.
    m_view->show({});
    m_list->addItem(item);
    fillBefore();
    m_list->clearSelection();
    m_list->setCurrentItem(item);
    item->setSelected(true);
    showRun();
}

void BalancePanel::fillBefore()
{
    const QSignalBlocker quiet(m_before);
    const QString now = m_before->currentText();
    m_before->clear();
    m_before->addItem(tr("No other run"));
    for (const Run &run : m_runs)
        m_before->addItem(run.name);
    m_before->setCurrentIndex(std::max(0, m_before->findText(now)));
}

std::vector<std::size_t> BalancePanel::chosenRuns() const
{
    std::vector<std::size_t> rows;
    for (const QListWidgetItem *item : m_list->selectedItems())
        rows.push_back(static_cast<std::size_t>(m_list->row(item)));
    std::sort(rows.begin(), rows.end());
    return rows;
}

void BalancePanel::removeRuns()
{
    const std::vector<std::size_t> rows = chosenRuns();
    m_view->show({});
    const QSignalBlocker quiet(m_list);
    for (auto row = rows.rbegin(); row != rows.rend(); ++row) {
        m_runs.erase(m_runs.begin() + static_cast<std::ptrdiff_t>(*row));
        delete m_list->takeItem(static_cast<int>(*row));
    }
    fillBefore();
    m_list->setCurrentRow(m_list->count() - 1);
    showRun();
}

void BalancePanel::showRun()
{
    const std::vector<std::size_t> rows = chosenRuns();
    BalanceChart chart;
    if (m_scenario)
        chart.sides = m_scenario->sides;
    if (!rows.empty() && rows.back() < m_runs.size())
        chart.figures = &m_runs[rows.back()].figures;
    const int before = m_before->currentIndex() - 1;
    if (chart.figures != nullptr && before >= 0 && before < static_cast<int>(m_runs.size()))
        chart.before = &m_runs[static_cast<std::size_t>(before)].figures;
    if (chart.before == chart.figures)
        chart.before = nullptr;
    m_view->show(chart);
    m_survival->setRowCount(0);
    m_comparison->setRowCount(0);
    m_changeText->setText(tr("Choose a run to compare with, at the left."));
    if (chart.figures != nullptr && m_scenario)
        fillSurvival(*m_survival, chart, *m_scenario);
    if (chart.before != nullptr) {
        fillComparison(*m_comparison, chart);
        m_changeText->setText(changeText(*chart.before, *chart.figures, chart.sides));
    }
    showHeat();
}

void BalancePanel::showHeat()
{
    const std::vector<std::size_t> rows = chosenRuns();
    const int index = m_heat->currentIndex();
    if (index == 0 || rows.empty() || !m_scenario) {
        Q_EMIT heatWanted(std::nullopt);
        return;
    }
    Q_EMIT heatWanted(
        heatOf(m_runs[rows.back()].figures, *m_scenario, index == 1 ? HeatKind::Fights : HeatKind::Moves));
}

QString BalancePanel::saveRun(std::size_t run, const QString &path)
{
    QSaveFile file(path);
    const QByteArray text = QByteArray::fromStdString(balanceText(m_runs[run].figures));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.commit())
        return tr("%1 could not be written: %2").arg(path, file.errorString());
    return {};
}

QString BalancePanel::loadRun(const QString &path)
{
    auto loaded = loadBalance(path.toStdString());
    if (const auto *error = std::get_if<FileError>(&loaded))
        return qstr(error->str());
    auto &figures = std::get<BalanceFigures>(loaded);
    if (m_scenario && figures.system != m_scenario->system->id)
        return tr("%1 is a run of another rule system.").arg(path);
    QString name = QFileInfo(path).fileName();
    if (name.endsWith(ending))
        name.chop(ending.size());
    addRun(name, std::move(figures));
    return {};
}

QString BalancePanel::mergeRuns(const std::vector<std::size_t> &runs)
{
    if (runs.size() < 2)
        return tr("Choose two runs or more in the list to merge them.");
    BalanceFigures sum = m_runs[runs.front()].figures;
    QStringList names{m_runs[runs.front()].name};
    for (std::size_t i = 1; i < runs.size(); ++i) {
        Result<BalanceFigures> both = merge(sum, m_runs[runs[i]].figures);
        if (!both)
            return tr("%1 cannot be merged: %2").arg(m_runs[runs[i]].name, translated(both.error().text));
        sum = *std::move(both);
        names << m_runs[runs[i]].name;
    }
    addRun(names.join(QStringLiteral(" + ")), std::move(sum));
    return {};
}

void BalancePanel::askSave()
{
    const std::vector<std::size_t> rows = chosenRuns();
    if (rows.empty())
        return tell(tr("There is no run to save yet."));
    QString path = QFileDialog::getSaveFileName(this, tr("Save Run"), m_runs[rows.back()].name + ending,
                                                tr("Balance runs (*%1)").arg(ending));
    if (path.isEmpty())
        return;
    if (!path.endsWith(ending))
        path += ending;
    tell(saveRun(rows.back(), path));
}

void BalancePanel::askLoad()
{
    for (const QString &path : QFileDialog::getOpenFileNames(this, tr("Load Runs"), QString(),
                                                             tr("Balance runs (*%1);;All files (*)").arg(ending)))
        tell(loadRun(path));
}

void BalancePanel::tell(const QString &problem)
{
    m_message->setText(problem);
}

} // namespace hotchkiss
