// SPDX-License-Identifier: MIT
#include "views/playtest/actions_panel.h"

#include "views/icons.h"
#include "views/playtest/play_board.h"

#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace hotchkiss {

namespace {

constexpr int sideRole = Qt::UserRole + 1; ///< chance and cost
constexpr int ruleRole = Qt::UserRole + 2;

/// An action with its price and chance, and the rule at the right edge.
class ActionDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QStyleOptionViewItem plain = option;
        initStyleOption(&plain, index);
        const QString text = std::exchange(plain.text, QString());
        plain.widget->style()->drawControl(QStyle::CE_ItemViewItem, &plain, painter, plain.widget);
        const bool selected = (option.state & QStyle::State_Selected) != 0;
        const QColor ink = option.palette.color(selected ? QPalette::HighlightedText : QPalette::Text);
        QRect line = option.rect.adjusted(6, 0, -6, 0);
        const QString rule = index.data(ruleRole).toString();
        const QString aside = index.data(sideRole).toString();
        QColor faint = ink;
        faint.setAlpha(150);
        painter->save();
        painter->setFont(option.font);
        painter->setPen(faint);
        painter->drawText(line, Qt::AlignRight | Qt::AlignVCenter, rule);
        line.setRight(line.right() - option.fontMetrics.horizontalAdvance(rule) - 8);
        QFont bold = option.font;
        bold.setBold(true);
        painter->setFont(bold);
        painter->setPen(ink);
        painter->drawText(line, Qt::AlignRight | Qt::AlignVCenter, aside);
        line.setRight(line.right() - QFontMetrics(bold).horizontalAdvance(aside) - 8);
        painter->setFont(option.font);
        painter->drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                          option.fontMetrics.elidedText(text, Qt::ElideRight, line.width()));
        painter->restore();
    }
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const override
    {
        return {120, option.fontMetrics.height() + 9};
    }
};

QString asideOf(const Preview &preview)
{
    QStringList parts;
    if (preview.chance >= 0 && preview.chance <= 1)
        parts << ActionsPanel::tr("%1 %").arg(qRound(preview.chance * 100));
    if (!preview.cost.empty())
        parts << qstr(preview.cost);
    return parts.join(QStringLiteral(" · "));
}

} // namespace

ActionsPanel::ActionsPanel(PlayBoard *board, QWidget *parent)
    : QWidget(parent)
    , m_board(board)
    , m_title(new QLabel)
    , m_back(new QToolButton)
    , m_list(new QListWidget)
{
    m_title->setWordWrap(true);
    m_title->setObjectName(QStringLiteral("actions-title"));
    m_back->setIcon(icon(QStringLiteral("undo")));
    m_back->setAutoRaise(true);
    m_back->setToolTip(tr("Take the last click back (Esc)"));
    m_list->setObjectName(QStringLiteral("legal-actions"));
    m_list->setUniformItemSizes(true);
    m_list->setMouseTracking(true);
    m_list->setItemDelegate(new ActionDelegate(m_list));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->viewport()->installEventFilter(this);
    m_list->installEventFilter(this);
    auto *top = new QHBoxLayout;
    top->addWidget(m_title, 1);
    top->addWidget(m_back);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 4, 6, 6);
    layout->setSpacing(4);
    layout->addLayout(top);
    layout->addWidget(m_list, 1);
    connect(m_list, &QListWidget::itemClicked, this, [this](QListWidgetItem *item) { act(m_list->row(item)); });
    connect(m_list, &QListWidget::currentRowChanged, this, &ActionsPanel::showAction);
    connect(m_list, &QListWidget::itemEntered, this, [this](QListWidgetItem *item) { showAction(m_list->row(item)); });
    connect(m_back, &QToolButton::clicked, this, [this] { m_board->choose(m_board->chosen()); });
    connect(m_board, &PlayBoard::chosenChanged, this, &ActionsPanel::refresh);
    connect(m_board, &PlayBoard::narrowed, this, &ActionsPanel::refresh);
}

void ActionsPanel::setPlaytest(Playtest *playtest)
{
    if (m_playtest)
        disconnect(m_playtest, nullptr, this, nullptr);
    m_playtest = playtest;
    if (m_playtest)
        connect(m_playtest, &Playtest::thinkingChanged, this, [this](bool thinking) { m_list->setEnabled(!thinking); });
    refresh();
}

bool ActionsPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_list && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            act(m_list->currentRow());
            return true;
        }
    }
    if (watched == m_list->viewport()) {
        if (event->type() == QEvent::MouseButtonDblClick)
            return m_swallowing = true;
        if (event->type() == QEvent::MouseButtonRelease && std::exchange(m_swallowing, false))
            return true;
        if (event->type() == QEvent::Leave)
            m_board->setHovered(std::nullopt);
    }
    return QWidget::eventFilter(watched, event);
}

void ActionsPanel::showTitle()
{
    const Scenario &scenario = m_playtest->document()->scenario();
    const PieceIndex chosen = m_board->chosen();
    const bool isNarrowed = m_board->dialogue().depth() > 0;
    m_back->setVisible(isNarrowed);
    if (chosen == noPiece) {
        m_title->setText(m_playtest->game().isOver() ? tr("The game is over.")
                         : isNarrowed                ? tr("Which of these?")
                                      : tr("Click a ringed unit on the board, or N for the next that may act."));
        return;
    }
    const Piece &piece = scenario.pieces[static_cast<std::size_t>(chosen)];
    const QString name =
        QStringLiteral("<b>%1</b>").arg(qstr(piece.name.empty() ? piece.id : piece.name).toHtmlEscaped());
    m_title->setText(isNarrowed ? tr("%1 — which of these?").arg(name) : tr("Legal now — %1").arg(name));
}

void ActionsPanel::refresh()
{
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    m_actions.clear();
    m_waiting.clear();
    if (!m_playtest)
        return;
    showTitle();
    const ActionDialogue &dialogue = m_board->dialogue();
    // What is decided by dice comes first; where to go is rather clicked on the board.
    std::vector<Action> own;
    for (const std::size_t offer : dialogue.open())
        own.push_back(dialogue.action(offer));
    std::stable_partition(own.begin(), own.end(),
                          [this](const Action &action) { return m_playtest->game().preview(action).chance >= 0; });
    for (const Action &action : own)
        add(action);
    if (dialogue.depth() > 0)
        return;
    for (const Action &action : m_playtest->legalActions())
        if (action.piece == noPiece && m_board->chosen() != noPiece)
            add(action);
    addWaiting();
}

/// Pieces that may act and stand nowhere cannot be clicked on a board: they are chosen here.
void ActionsPanel::addWaiting()
{
    const std::vector<Piece> &pieces = m_playtest->document()->scenario().pieces;
    std::vector<PieceIndex> waiting;
    for (const Action &action : m_playtest->legalActions())
        if (action.piece != noPiece && action.piece != m_board->chosen() &&
            pieces[static_cast<std::size_t>(action.piece)].place.kind == Place::Kind::Nowhere &&
            std::find(waiting.begin(), waiting.end(), action.piece) == waiting.end())
            waiting.push_back(action.piece);
    for (const PieceIndex index : waiting) {
        const Piece &piece = pieces[static_cast<std::size_t>(index)];
        auto *item = new QListWidgetItem(tr("Choose %1").arg(qstr(piece.name.empty() ? piece.id : piece.name)), m_list);
        item->setData(sideRole, tr("not on the map"));
        item->setToolTip(tr("Waits off the map: choose it here, then click where it is to come."));
    }
    m_waiting = std::move(waiting);
}

void ActionsPanel::add(const Action &action)
{
    const Game &game = m_playtest->game();
    const Preview preview = game.preview(action);
    QString text = translated(preview.label);
    // Where several sides decide at once, whose decision it is has to be said.
    const std::uint32_t sides = game.decision().sides;
    if ((sides & (sides - 1)) != 0 && action.side < game.scenario().sides.size())
        text = tr("%1: %2").arg(qstr(game.scenario().sides[action.side].name), text);
    auto *item = new QListWidgetItem(text, m_list);
    item->setData(sideRole, asideOf(preview));
    item->setData(ruleRole, qstr(preview.rule));
    const QString headline = translated(preview.headline);
    item->setToolTip(headline.isEmpty() ? text : QStringLiteral("%1 — %2").arg(text, headline));
    m_actions.push_back(action);
}

void ActionsPanel::showAction(int row)
{
    if (static_cast<std::size_t>(std::max(row, 0)) >= m_actions.size())
        m_board->setHovered(std::nullopt);
    if (row >= 0 && static_cast<std::size_t>(row) < m_actions.size())
        m_board->setHovered(m_actions[static_cast<std::size_t>(row)]);
}

void ActionsPanel::act(int row)
{
    if (row < 0 || m_playtest->isThinking())
        return;
    if (static_cast<std::size_t>(row) >= m_actions.size()) {
        const std::size_t waiting = static_cast<std::size_t>(row) - m_actions.size();
        if (waiting < m_waiting.size())
            m_board->choose(m_waiting[waiting]);
        return;
    }
    const Action action = m_actions[static_cast<std::size_t>(row)];
    m_playtest->perform(action);
}

} // namespace hotchkiss
