// SPDX-License-Identifier: MIT
#include "app/publish/publish_page.h"

#include "app/publish/page_preview.h"
#include "app/publish/publish_options.h"
#include "app/session.h"
#include "views/icons.h"
#include "views/print/map_pages.h"

#include <QAction>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QPrintDialog>
#include <QPrinter>
#include <QProgressDialog>
#include <QPushButton>
#include <QScrollArea>
#include <QToolBar>

namespace hotchkiss {

namespace {

constexpr const char *endings[] = {"pdf", "svg", "png"};

PrintFormat formatOf(const QString &file)
{
    const QString ending = QFileInfo(file).suffix().toLower();
    return ending == QLatin1String("svg")   ? PrintFormat::Svg
           : ending == QLatin1String("png") ? PrintFormat::Png
                                            : PrintFormat::Pdf;
}

const char *iconOf(const print::Part &part)
{
    if (std::holds_alternative<print::MapSheets>(part.content))
        return "map";
    if (std::holds_alternative<print::CounterSheet>(part.content))
        return "unit";
    if (std::holds_alternative<print::TileSheet>(part.content))
        return "hex";
    return part.group == "charts" ? "table" : part.group == "track" ? "schedule" : "note";
}

/// A dialog that shows how far the work is and lets one give up.
class Progress
{
public:
    Progress(const QString &text, QWidget *parent)
        : m_dialog(text, PublishPage::tr("Cancel"), 0, 1000, parent)
    {
        m_dialog.setWindowModality(Qt::WindowModal);
        m_dialog.setMinimumDuration(500);
    }
    bool operator()(double part)
    {
        m_dialog.setValue(static_cast<int>(part * 1000));
        return !m_dialog.wasCanceled();
    }

private:
    QProgressDialog m_dialog;
};

} // namespace

PublishPage::PublishPage(Session &session, Document *document, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_document(document)
    , m_list(new QListWidget)
    , m_preview(new PagePreview)
    , m_pageLabel(new QLabel)
    , m_options(new PublishOptions)
    , m_summary(new QLabel)
    , m_format(new QComboBox)
    , m_dpi(new QComboBox)
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeList());
    layout->addWidget(makePages(), 1);
    layout->addWidget(makeWaysOut());
    m_later.setSingleShot(true);
    m_later.setInterval(150);
    connect(&m_later, &QTimer::timeout, this, [this] {
        fillParts();
        refresh();
    });
    connect(m_options, &PublishOptions::changed, this, &PublishPage::refresh);
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row < 0)
            return;
        m_options->showFor(m_document->scenario(), current());
        m_preview->setPage(0);
        refresh();
    });
    connect(m_document, &Document::changed, this, [this](const Change &change) {
        if (std::holds_alternative<BoardChanged>(change) || std::holds_alternative<ScenarioReset>(change))
            m_options->setScenario(m_document->scenario(), m_session.preferences().look);
        // The pages paint from the scenario; what was laid out before the edit must not be painted any more.
        m_preview->setPart({});
        if (isVisible())
            m_later.start();
    });
    m_options->setScenario(m_document->scenario(), m_session.preferences().look);
    fillParts();
}

QWidget *PublishPage::makeList()
{
    m_list->setMinimumWidth(200);
    m_list->setMaximumWidth(260);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setSpacing(1);
    m_list->setAccessibleName(tr("What to print"));
    m_list->setToolTip(tr("Tick what is to be exported together; without ticks it is the part that is shown."));
    return m_list;
}

QWidget *PublishPage::makePages()
{
    auto *bar = new QToolBar(tr("Pages"));
    bar->setIconSize({18, 18});
    const auto add = [&](const char *name, const QString &text, auto slot) {
        QAction *action = bar->addAction(icon(QString::fromLatin1(name)), text);
        connect(action, &QAction::triggered, m_preview, slot);
        return action;
    };
    QAction *previous = add("up", tr("Previous page"), &PagePreview::previousPage);
    bar->addWidget(m_pageLabel);
    QAction *next = add("down", tr("Next page"), &PagePreview::nextPage);
    bar->addSeparator();
    add("zoom-out", tr("Zoom out"), &PagePreview::zoomOut);
    add("zoom-in", tr("Zoom in"), &PagePreview::zoomIn);
    add("zoom-100", tr("Size on paper"), &PagePreview::trueSize);
    add("zoom-fit", tr("Fit in window"), &PagePreview::fit);
    bar->addSeparator();
    QAction *all = bar->addAction(icon(QStringLiteral("grid")), tr("All pages side by side"));
    all->setCheckable(true);
    connect(all, &QAction::toggled, m_preview, &PagePreview::setShowsAll);
    m_pageLabel->setMargin(4);
    m_pageLabel->setMinimumWidth(90);
    m_pageLabel->setAlignment(Qt::AlignCenter);
    connect(m_preview, &PagePreview::pageChanged, this, [this, previous, next](int page, int count) {
        m_pageLabel->setText(tr("Page %1 of %2").arg(count == 0 ? 0 : page + 1).arg(count));
        previous->setEnabled(page > 0);
        next->setEnabled(page + 1 < count);
    });
    auto *pages = new QWidget;
    auto *layout = new QVBoxLayout(pages);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(bar);
    layout->addWidget(m_preview, 1);
    return pages;
}

QWidget *PublishPage::makeWaysOut()
{
    for (const char *ending : endings)
        m_format->addItem(QString::fromLatin1(ending).toUpper());
    for (const int dpi : {100, 150, 300, 600})
        m_dpi->addItem(tr("%1 dpi").arg(dpi), dpi);
    m_dpi->setCurrentIndex(2);
    m_dpi->setEnabled(false);
    connect(m_format, &QComboBox::currentIndexChanged, this, [this](int index) { m_dpi->setEnabled(index == 2); });
    m_summary->setWordWrap(true);
    m_summary->setMargin(4);

    auto *inside = new QWidget;
    auto *column = new QVBoxLayout(inside);
    column->addWidget(m_options);
    column->addWidget(m_summary);
    column->addStretch();
    auto *scroll = new QScrollArea;
    scroll->setWidget(inside);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);

    auto *one = new QPushButton(icon(QStringLiteral("export")), tr("&Export…"));
    auto *all = new QPushButton(icon(QStringLiteral("export-pdf")), tr("Export A&ll…"));
    auto *paper = new QPushButton(icon(QStringLiteral("print")), tr("&Print…"));
    connect(one, &QPushButton::clicked, this, &PublishPage::exportChosen);
    connect(all, &QPushButton::clicked, this, &PublishPage::exportAll);
    connect(paper, &QPushButton::clicked, this, &PublishPage::print);
    auto *formats = new QHBoxLayout;
    formats->addWidget(m_format);
    formats->addWidget(m_dpi);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(one);
    buttons->addWidget(all);
    auto *panel = new QWidget;
    panel->setFixedWidth(310);
    auto *layout = new QVBoxLayout(panel);
    layout->addWidget(scroll, 1);
    layout->addLayout(formats);
    layout->addLayout(buttons);
    layout->addWidget(paper);
    return panel;
}

void PublishPage::fillParts()
{
    const std::string shown = m_parts.empty() ? "sheet" : current().key;
    const QSignalBlocker quiet(m_list);
    QStringList ticked;
    for (int i = 0; i < m_list->count(); ++i)
        if (m_list->item(i)->checkState() == Qt::Checked)
            ticked << m_list->item(i)->data(Qt::UserRole).toString();
    m_parts = print::partsOf(m_document->scenario());
    m_list->clear();
    for (const print::Part &part : m_parts) {
        auto *item = new QListWidgetItem(icon(QString::fromLatin1(iconOf(part))), translated(part.label), m_list);
        item->setData(Qt::UserRole, qstr(part.key));
        item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
        item->setCheckState(ticked.contains(qstr(part.key)) ? Qt::Checked : Qt::Unchecked);
    }
    m_list->setCurrentRow(0);
    showPart(shown);
}

void PublishPage::showPart(const std::string &key)
{
    for (std::size_t i = 0; i < m_parts.size(); ++i)
        if (m_parts[i].key == key)
            m_list->setCurrentRow(static_cast<int>(i));
    m_options->showFor(m_document->scenario(), current());
}

const print::Part &PublishPage::current() const
{
    return m_parts[static_cast<std::size_t>(
        std::clamp<int>(m_list->currentRow(), 0, static_cast<int>(m_parts.size()) - 1))];
}

std::vector<print::Part> PublishPage::chosen() const
{
    std::vector<print::Part> ticked;
    for (int i = 0; i < m_list->count(); ++i)
        if (m_list->item(i)->checkState() == Qt::Checked)
            ticked.push_back(m_parts[static_cast<std::size_t>(i)]);
    return ticked.empty() ? std::vector<print::Part>{current()} : ticked;
}

PrintOptions PublishPage::options() const
{
    return m_options->options();
}

void PublishPage::refresh()
{
    if (!isVisible())
        return;
    const PrintedPart part = layOut(m_document->scenario(), current(), options());
    const bool inches = m_session.preferences().unit == LengthUnit::Inches;
    const double unit = inches ? 25.4 : 10;
    QString text = tr("Pages: %1, each %2 × %3 %4")
                       .arg(part.pages.size())
                       .arg(part.paper.width() / unit, 0, 'f', 1)
                       .arg(part.paper.height() / unit, 0, 'f', 1)
                       .arg(inches ? tr("in") : tr("cm"));
    for (const QString &warning : part.warnings)
        text += QStringLiteral("<p><b>%1</b></p>").arg(warning.toHtmlEscaped());
    m_summary->setText(text);
    m_preview->setPart(part);
}

void PublishPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    fillParts();
    refresh();
}

PrintFormat PublishPage::format() const
{
    return static_cast<PrintFormat>(m_format->currentIndex());
}

QString PublishPage::stem() const
{
    const QFileInfo source(m_document->path());
    return m_document->path().isEmpty() ? QStringLiteral("scenario") : source.baseName();
}

PrintedFiles PublishPage::write(const print::Part &part, PrintFormat format, const QString &file,
                                const PrintProgress &progress)
{
    const Scenario &scenario = m_document->scenario();
    const auto *map = std::get_if<print::MapSheets>(&part.content);
    if (map != nullptr && format != PrintFormat::Pdf) {
        MapOutput output = mapOutput(scenario, *map, options());
        output.dpi = m_dpi->currentData().toInt();
        const QString error =
            format == PrintFormat::Svg ? output.writeSvg(file, progress) : output.writePng(file, progress);
        return error.isEmpty() ? PrintedFiles{{file}, {}} : PrintedFiles{{}, error};
    }
    const QString title = qstr(scenario.info.title) + QStringLiteral(" — ") + translated(part.label);
    return writeFiles(layOut(scenario, part, options()), format, file, title, m_dpi->currentData().toInt(), progress);
}

QString PublishPage::writeTo(const QString &file)
{
    Progress progress(tr("Exporting…"), this);
    return write(current(), formatOf(file), file, std::ref(progress)).error;
}

PrintedFiles PublishPage::writeAllTo(const QString &folder, const std::vector<print::Part> &parts, PrintFormat format)
{
    Progress progress(tr("Exporting…"), this);
    PrintedFiles all;
    for (std::size_t i = 0; i < parts.size() && all.error.isEmpty(); ++i) {
        const QString name =
            QStringLiteral("%1-%2.%3")
                .arg(stem(), qstr(parts[i].key), QString::fromLatin1(endings[static_cast<int>(format)]));
        const PrintedFiles made = write(parts[i], format, QDir(folder).filePath(name), [&](double part) {
            return progress((static_cast<double>(i) + part) / static_cast<double>(parts.size()));
        });
        all.files += made.files;
        all.error = made.error;
    }
    return all;
}

void PublishPage::tell(const QString &title, const PrintedFiles &printed)
{
    if (!printed.error.isEmpty())
        QMessageBox::warning(this, title, printed.error);
    else if (printed.files.size() > 1)
        QMessageBox::information(this, title,
                                 tr("%1 files were written to %2.")
                                     .arg(printed.files.size())
                                     .arg(QFileInfo(printed.files.first()).absolutePath()));
}

void PublishPage::exportChosen()
{
    const std::vector<print::Part> wanted = chosen();
    const QString folder = m_document->path().isEmpty() ? QString() : QFileInfo(m_document->path()).absolutePath();
    if (wanted.size() > 1) {
        const QString chosenFolder = QFileDialog::getExistingDirectory(this, tr("Export to Folder"), folder);
        if (!chosenFolder.isEmpty())
            tell(tr("Export"), writeAllTo(chosenFolder, wanted, format()));
        return;
    }
    const QString ending = QString::fromLatin1(endings[static_cast<int>(format())]);
    const QStringList filters = {tr("PDF (*.pdf)"), tr("SVG (*.svg)"), tr("PNG (*.png)")};
    QString filter = filters[static_cast<int>(format())];
    QString file = QFileDialog::getSaveFileName(
        this, tr("Export"),
        QDir(folder).filePath(QStringLiteral("%1-%2.%3").arg(stem(), qstr(wanted.front().key), ending)),
        filters.join(QStringLiteral(";;")), &filter);
    if (file.isEmpty())
        return;
    if (QFileInfo(file).suffix().isEmpty())
        file += QLatin1Char('.') + QString::fromLatin1(endings[std::max<qsizetype>(0, filters.indexOf(filter))]);
    Progress progress(tr("Exporting…"), this);
    tell(tr("Export"), write(wanted.front(), formatOf(file), file, std::ref(progress)));
}

void PublishPage::exportAll()
{
    const QString folder = m_document->path().isEmpty() ? QString() : QFileInfo(m_document->path()).absolutePath();
    const QString chosenFolder = QFileDialog::getExistingDirectory(this, tr("Export All to Folder"), folder);
    if (!chosenFolder.isEmpty())
        tell(tr("Export All"), writeAllTo(chosenFolder, m_parts, format()));
}

void PublishPage::print()
{
    const PrintedPart part = layOut(m_document->scenario(), current(), options());
    QPrinter printer(QPrinter::HighResolution);
    printer.setFullPage(true);
    printer.setPageLayout(pageLayoutOf(part));
    QPrintDialog dialog(&printer, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    Progress progress(tr("Printing…"), this);
    paintPages(part, printer, std::ref(progress));
}

} // namespace hotchkiss
