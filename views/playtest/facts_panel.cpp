// SPDX-License-Identifier: MIT
#include "views/playtest/facts_panel.h"

#include <QGridLayout>
#include <QLabel>

namespace hotchkiss {

FactsPanel::FactsPanel(QWidget *parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this))
{
    m_grid->setVerticalSpacing(3);
    m_grid->setColumnStretch(1, 1);
}

void FactsPanel::setPlaytest(Playtest *playtest)
{
    if (m_playtest)
        disconnect(m_playtest, nullptr, this, nullptr);
    m_playtest = playtest;
    if (m_playtest)
        connect(m_playtest, &Playtest::changed, this, &FactsPanel::refresh);
    refresh();
}

void FactsPanel::refresh()
{
    while (QLayoutItem *item = m_grid->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    if (!m_playtest)
        return;
    int row = 0;
    for (const Fact &fact : m_playtest->game().facts())
        addFact(fact, row++);
    m_grid->setRowStretch(row, 1);
}

void FactsPanel::addFact(const Fact &fact, int row)
{
    const std::vector<Side> &sides = m_playtest->game().scenario().sides;
    std::string colour = fact.colour;
    if (colour.empty() && fact.side >= 0 && static_cast<std::size_t>(fact.side) < sides.size())
        colour = sides[static_cast<std::size_t>(fact.side)].colour;
    auto *mark = new QLabel;
    mark->setFixedSize(12, 12);
    if (!colour.empty())
        mark->setStyleSheet(QStringLiteral("background: %1; border-radius: 2px;").arg(qstr(colour)));
    auto *value = new QLabel(qstr(fact.value));
    QFont bold = value->font();
    bold.setBold(true);
    value->setFont(bold);
    m_grid->addWidget(mark, row, 0);
    m_grid->addWidget(new QLabel(translated(fact.label)), row, 1);
    m_grid->addWidget(value, row, 2, Qt::AlignRight);
    auto *rule = new QLabel(qstr(fact.rule));
    rule->setEnabled(false);
    m_grid->addWidget(rule, row, 3, Qt::AlignRight);
}

} // namespace hotchkiss
