// SPDX-License-Identifier: MIT
#include "app/publish/publish_page.h"

#include "app/publish/page_preview.h"
#include "app/session.h"
#include "views/icons.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QMessageBox>
#include <QPrintDialog>
#include <QPrinter>
#include <QProgressDialog>
#include <QPushButton>

namespace hotchkiss {

namespace {

struct LayerChoice
{
    MapLayer layer;
    const char *name;
};
const LayerChoice layerChoices[] = {{MapLayer::Grid, QT_TRANSLATE_NOOP("hotchkiss::PublishPage", "Grid")},
                                    {MapLayer::Labels, QT_TRANSLATE_NOOP("hotchkiss::PublishPage", "Cell numbers")},
                                    {MapLayer::Areas, QT_TRANSLATE_NOOP("hotchkiss::PublishPage", "Areas")},
                                    {MapLayer::Objectives, QT_TRANSLATE_NOOP("hotchkiss::PublishPage", "Objectives")},
                                    {MapLayer::Texts, QT_TRANSLATE_NOOP("hotchkiss::PublishPage", "Names")},
                                    {MapLayer::Counters, QT_TRANSLATE_NOOP("hotchkiss::PublishPage", "Counters")}};

QDoubleSpinBox *lengthBox(double most, double value)
{
    auto *box = new QDoubleSpinBox;
    box->setDecimals(1);
    box->setRange(0, most);
    box->setValue(value);
    box->setSuffix(PublishPage::tr(" mm"));
    return box;
}

} // namespace

PublishPage::PublishPage(Session &session, Document *document, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_document(document)
    , m_board(new QComboBox)
    , m_paper(new QComboBox)
    , m_turned(new QComboBox)
    , m_look(new QComboBox)
    , m_size(lengthBox(200, 19))
    , m_margin(lengthBox(50, 10))
    , m_overlap(lengthBox(50, 5))
    , m_dpi(new QComboBox)
    , m_frame(new QCheckBox(tr("Frame, title and compass")))
    , m_summary(new QLabel)
    , m_preview(new PagePreview)
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_preview, 1);
    layout->addWidget(makeChoices());
    const auto update = [this] { refresh(); };
    for (QComboBox *box : {m_board, m_paper, m_turned, m_look, m_dpi})
        connect(box, &QComboBox::currentIndexChanged, this, update);
    for (QDoubleSpinBox *box : {m_size, m_margin, m_overlap})
        connect(box, &QDoubleSpinBox::valueChanged, this, update);
    for (QCheckBox *box : std::as_const(m_layers))
        connect(box, &QCheckBox::toggled, this, update);
    connect(m_frame, &QCheckBox::toggled, this, update);
    connect(m_document, &Document::changed, this, [this](const Change &change) {
        if (std::holds_alternative<BoardChanged>(change) || std::holds_alternative<ScenarioReset>(change))
            fillBoards();
        if (isVisible())
            refresh();
    });
    fillBoards();
}

QWidget *PublishPage::makeChoices()
{
    for (const auto id : {QPageSize::A4, QPageSize::Letter, QPageSize::A3, QPageSize::Tabloid, QPageSize::A2,
                          QPageSize::A1, QPageSize::A0})
        m_paper->addItem(QPageSize::name(id), static_cast<int>(id));
    m_paper->addItem(tr("One sheet as large as the map"), -1);
    m_turned->addItems({tr("Landscape"), tr("Portrait")});
    m_look->addItems({tr("Period map"), tr("Ink-saving"), tr("High contrast")});
    m_look->setCurrentIndex(static_cast<int>(m_session.preferences().look));
    for (const int dpi : {100, 150, 300, 600})
        m_dpi->addItem(tr("%1 dpi").arg(dpi), dpi);
    m_dpi->setCurrentIndex(1);
    m_size->setMinimum(3);
    m_frame->setChecked(true);

    auto *panel = new QWidget;
    panel->setFixedWidth(320);
    auto *form = new QFormLayout(panel);
    form->addRow(tr("&Board"), m_board);
    form->addRow(tr("P&aper"), m_paper);
    form->addRow(tr("&Turned"), m_turned);
    form->addRow(tr("&Cell size"), m_size);
    form->addRow(tr("&Margin"), m_margin);
    form->addRow(tr("O&verlap"), m_overlap);
    form->addRow(tr("&Look"), m_look);
    form->addRow(m_frame);
    for (const LayerChoice &choice : layerChoices) {
        auto *box = new QCheckBox(tr(choice.name));
        box->setChecked(true);
        m_layers << box;
        form->addRow(box);
    }
    form->addRow(tr("P&NG pictures"), m_dpi);
    m_summary->setWordWrap(true);
    form->addRow(m_summary);
    const struct
    {
        const char *format;
        const char *icon;
        QString text;
    } exports[] = {
        {"pdf", "export-pdf", tr("&PDF…")}, {"svg", "export", tr("&SVG…")}, {"png", "export-image", tr("PN&G…")}};
    auto *ways = new QHBoxLayout;
    for (const auto &way : exports) {
        auto *button = new QPushButton(icon(QString::fromLatin1(way.icon)), way.text);
        connect(button, &QPushButton::clicked, this,
                [this, format = QString::fromLatin1(way.format)] { exportMap(format); });
        ways->addWidget(button);
    }
    auto *paper = new QPushButton(icon(QStringLiteral("print")), tr("P&rint…"));
    connect(paper, &QPushButton::clicked, this, &PublishPage::print);
    form->addRow(ways);
    form->addRow(paper);
    return panel;
}

void PublishPage::fillBoards()
{
    const QSignalBlocker quiet(m_board);
    m_board->clear();
    for (const Board &board : m_document->scenario().boards)
        m_board->addItem(qstr(board.title.empty() ? board.id : board.title));
    const QSignalBlocker quietSize(m_size);
    m_size->setValue(m_document->board(0).cellSize);
}

MapOutput PublishPage::output() const
{
    MapOutput output;
    output.scenario = &m_document->scenario();
    output.board = std::max(0, m_board->currentIndex());
    output.style.look = static_cast<MapLook>(m_look->currentIndex());
    output.style.natoSymbols = m_document->scenario().info.symbols != "period";
    output.style.frame = m_frame->isChecked();
    for (int i = 0; i < m_layers.size(); ++i)
        output.style.opacity[static_cast<int>(layerChoices[i].layer)] = m_layers[i]->isChecked() ? 1 : 0;
    output.dpi = m_dpi->currentData().toInt();
    output.layout.margin = m_margin->value();
    output.layout.overlap = m_overlap->value();
    output.layout.unitSize = m_size->value();
    const int paper = m_paper->currentData().toInt();
    if (paper < 0) {
        const double edge = 2 * output.layout.margin + 0.1;
        output.layout.paper = output.sheet().size() * output.layout.unitSize + QSizeF(edge, edge);
    } else {
        output.layout.paper = QPageSize(static_cast<QPageSize::PageSizeId>(paper)).size(QPageSize::Millimeter);
        if (m_turned->currentIndex() == 0)
            output.layout.paper.transpose();
    }
    return output;
}

void PublishPage::refresh()
{
    const MapOutput now = output();
    const QRectF sheet = now.sheet();
    const QSizeF size = sheet.size() * now.layout.unitSize;
    const bool inches = m_session.preferences().unit == LengthUnit::Inches;
    const double unit = inches ? 25.4 : 10;
    m_summary->setText(tr("%1 × %2 %3 on %4 × %5 sheets")
                           .arg(size.width() / unit, 0, 'f', 1)
                           .arg(size.height() / unit, 0, 'f', 1)
                           .arg(inches ? tr("in") : tr("cm"))
                           .arg(now.layout.columns(sheet))
                           .arg(now.layout.rows(sheet)));
    m_preview->setOutput(now);
}

void PublishPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refresh();
}

QString PublishPage::writeTo(const QString &file)
{
    QProgressDialog dialog(tr("Exporting the map…"), tr("Cancel"), 0, 1000, this);
    dialog.setWindowModality(Qt::WindowModal);
    dialog.setMinimumDuration(500);
    const auto progress = [&dialog](double part) {
        dialog.setValue(static_cast<int>(part * 1000));
        return !dialog.wasCanceled();
    };
    const QString ending = QFileInfo(file).suffix().toLower();
    if (ending == QLatin1String("svg"))
        return output().writeSvg(file, progress);
    if (ending == QLatin1String("png"))
        return output().writePng(file, progress);
    return output().writePdf(file, progress);
}

void PublishPage::exportMap(const QString &format)
{
    const QFileInfo source(m_document->path());
    const QString stem = m_document->path().isEmpty() ? QStringLiteral("map")
                                                      : source.absolutePath() + QLatin1Char('/') + source.baseName();
    const QStringList filters = {tr("PDF (*.pdf)"), tr("SVG (*.svg)"), tr("PNG (*.png)")};
    const QStringList endings = {QStringLiteral("pdf"), QStringLiteral("svg"), QStringLiteral("png")};
    QString chosen = filters[std::max<qsizetype>(0, endings.indexOf(format))];
    QString file = QFileDialog::getSaveFileName(this, tr("Export Map"), stem + QLatin1Char('.') + format,
                                                filters.join(QStringLiteral(";;")), &chosen);
    if (!file.isEmpty() && !endings.contains(QFileInfo(file).suffix().toLower()))
        file += QLatin1Char('.') + endings[std::max<qsizetype>(0, filters.indexOf(chosen))];
    if (file.isEmpty())
        return;
    if (const QString error = writeTo(file); !error.isEmpty())
        QMessageBox::warning(this, tr("Export Map"), error);
}

void PublishPage::print()
{
    const MapOutput now = output();
    QPrinter printer(QPrinter::HighResolution);
    printer.setFullPage(true);
    printer.setPageLayout(now.pageLayout());
    QPrintDialog dialog(&printer, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    QProgressDialog progress(tr("Printing the map…"), tr("Cancel"), 0, 1000, this);
    progress.setWindowModality(Qt::WindowModal);
    now.printPages(printer, [&progress](double part) {
        progress.setValue(static_cast<int>(part * 1000));
        return !progress.wasCanceled();
    });
}

} // namespace hotchkiss
