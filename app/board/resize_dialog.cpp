// SPDX-License-Identifier: MIT
#include "app/board/resize_dialog.h"

#include "model/document/document.h"

#include <QButtonGroup>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

namespace hotchkiss {

namespace {

constexpr double mostCells = 1000;
constexpr double mostInches = 600;

/// The old board and the new one over each other, at scale.
class ExtentPicture : public QWidget
{
public:
    ExtentPicture(const ResizeDialog &dialog, Extent before)
        : m_dialog(dialog)
        , m_before(before)
    {
        setFixedSize(190, 140);
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const Extent now = m_dialog.extent();
        const QRectF before(now.left, now.top, m_before.width, m_before.height);
        const QRectF after(0, 0, now.width, now.height);
        const QRectF all = before | after;
        const double scale = std::min((width() - 12) / all.width(), (height() - 12) / all.height());
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.translate(rect().center());
        painter.scale(scale, scale);
        painter.translate(-all.center());
        QPen pen(palette().color(QPalette::WindowText), 0);
        painter.setPen(pen);
        painter.fillRect(after, palette().color(QPalette::Base));
        painter.fillRect(before & after, QColor(0xc6, 0xcf, 0x9f));
        painter.drawRect(after);
        pen.setStyle(Qt::DashLine);
        painter.setPen(pen);
        painter.drawRect(before);
    }

private:
    const ResizeDialog &m_dialog;
    Extent m_before;
};

} // namespace

ResizeDialog::ResizeDialog(const Scenario &scenario, int board, QWidget *parent)
    : QDialog(parent)
    , m_scenario(scenario)
    , m_board(board)
    , m_width(new QDoubleSpinBox)
    , m_height(new QDoubleSpinBox)
    , m_anchors(new QButtonGroup(this))
    , m_result(new QLabel)
{
    setWindowTitle(tr("Resize Board"));
    const Grid &grid = scenario.boards[static_cast<std::size_t>(board)].grid;
    const Extent now = extentOf(grid);
    for (QDoubleSpinBox *box : {m_width, m_height}) {
        box->setDecimals(grid.isTable() ? 1 : 0);
        box->setRange(1, grid.isTable() ? mostInches : mostCells);
        box->setSuffix(grid.isTable() ? tr(" in") : QString());
    }
    m_width->setValue(now.width);
    m_height->setValue(now.height);
    m_picture = new ExtentPicture(*this, now);

    auto *form = new QFormLayout;
    form->addRow(grid.isTable() ? tr("&Width") : tr("&Columns"), m_width);
    form->addRow(grid.isTable() ? tr("&Height") : tr("&Rows"), m_height);
    form->addRow(tr("What stays"), makeAnchors());
    auto *upper = new QHBoxLayout;
    upper->addLayout(form);
    upper->addWidget(m_picture, 0, Qt::AlignTop);
    m_result->setWordWrap(true);
    m_result->setMinimumWidth(380);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(upper);
    layout->addWidget(m_result);
    layout->addWidget(buttons);

    connect(m_width, &QDoubleSpinBox::valueChanged, this, &ResizeDialog::showResult);
    connect(m_height, &QDoubleSpinBox::valueChanged, this, &ResizeDialog::showResult);
    connect(m_anchors, &QButtonGroup::idClicked, this, &ResizeDialog::showResult);
    showResult();
}

QLayout *ResizeDialog::makeAnchors()
{
    const QString names[] = {tr("Upper left"), tr("Top"),        tr("Upper right"), tr("Left"),       tr("Middle"),
                             tr("Right"),      tr("Lower left"), tr("Bottom"),      tr("Lower right")};
    const QString signs = QStringLiteral("↖↑↗←•→↙↓↘");
    auto *layout = new QGridLayout;
    layout->setSpacing(2);
    for (int i = 0; i < 9; ++i) {
        auto *button = new QToolButton;
        button->setCheckable(true);
        button->setText(signs.mid(i, 1));
        button->setToolTip(names[i]);
        button->setAccessibleName(names[i]);
        button->setFixedSize(28, 28);
        m_anchors->addButton(button, i);
        layout->addWidget(button, i / 3, i % 3);
    }
    layout->setColumnStretch(3, 1);
    m_anchors->button(0)->setChecked(true);
    return layout;
}

Extent ResizeDialog::extent() const
{
    const Grid &grid = m_scenario.boards[static_cast<std::size_t>(m_board)].grid;
    return anchored(grid, m_width->value(), m_height->value(), static_cast<Anchor>(m_anchors->checkedId()));
}

void ResizeDialog::showResult()
{
    const Board &board = m_scenario.boards[static_cast<std::size_t>(m_board)];
    const Reframe frame(board.grid, extent());
    QStringList lines;
    if (!board.grid.isTable()) {
        const Labels labels = frame.labels(board.labels);
        lines << tr("Cells run from %1 to %2.")
                     .arg(qstr(labels.label(frame.after(), 0)),
                          qstr(labels.label(frame.after(), frame.after().cellCount() - 1)));
    }
    if (board.grid.isHex() && frame.after().stagger() != board.grid.stagger())
        lines << tr("The other rows of hexes are the staggered ones afterwards, so that neighbours stay neighbours.");
    const Losses lost = lossesOf(m_scenario, m_board, extent());
    QStringList parts;
    const auto add = [&parts](int count, const QString &text) {
        if (count > 0)
            parts << text;
    };
    add(lost.cells, tr("%n drawn cell(s)", nullptr, lost.cells));
    add(lost.areas, tr("%n area(s)", nullptr, lost.areas));
    add(lost.texts, tr("%n name(s)", nullptr, lost.texts));
    add(lost.shapes, tr("%n shape(s)", nullptr, lost.shapes));
    if (!parts.isEmpty())
        lines << tr("Cut away: %1.").arg(parts.join(QStringLiteral(", ")));
    if (lost.pieces > 0)
        lines << tr("%n piece(s) go back to the forces.", nullptr, lost.pieces);
    if (lost.objectives > 0)
        lines << tr("%n objective(s) lose their place.", nullptr, lost.objectives);
    m_result->setText(lines.join(QLatin1Char('\n')));
    m_picture->update();
}

} // namespace hotchkiss
