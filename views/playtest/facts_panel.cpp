// SPDX-License-Identifier: MIT
#include "views/playtest/facts_panel.h"

#include "views/playtest/chip_row.h"

#include <QGridLayout>
#include <QLabel>

#include <utility>

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
    int side = -1;
    std::vector<Fact> chips;
    const auto flush = [&] {
        if (!chips.empty())
            m_grid->addWidget(new ChipRow(std::exchange(chips, {})), row++, 0, 1, 4);
    };
    for (const Fact &fact : m_playtest->game().facts()) {
        if (!fact.colour.empty() && fact.value.empty()) {
            chips.push_back(fact);
            continue;
        }
        flush();
        if (fact.side != side && fact.side >= 0)
            addSide(fact.side, row++);
        side = fact.side;
        addFact(fact, row++);
    }
    flush();
    m_grid->setRowStretch(m_lastRow, 0);
    m_grid->setRowStretch(row, 1);
    m_lastRow = row;
}

void FactsPanel::addSide(int side, int row)
{
    const std::vector<Side> &sides = m_playtest->game().scenario().sides;
    if (static_cast<std::size_t>(side) >= sides.size())
        return;
    auto *mark = new QLabel;
    mark->setFixedSize(12, 12);
    mark->setStyleSheet(QStringLiteral("background: %1; border: 1px solid palette(mid); border-radius: 2px;")
                            .arg(qstr(sides[static_cast<std::size_t>(side)].colour)));
    auto *name = new QLabel(qstr(sides[static_cast<std::size_t>(side)].name));
    QFont bold = name->font();
    bold.setBold(true);
    name->setFont(bold);
    m_grid->addWidget(mark, row, 0);
    m_grid->addWidget(name, row, 1, 1, 3);
}

void FactsPanel::addFact(const Fact &fact, int row)
{
    if (!fact.colour.empty()) {
        auto *mark = new QLabel;
        mark->setFixedSize(12, 12);
        mark->setStyleSheet(QStringLiteral("background: %1; border-radius: 2px;").arg(qstr(fact.colour)));
        m_grid->addWidget(mark, row, 0);
    }
    auto *value = new QLabel(qstr(fact.value));
    QFont bold = value->font();
    bold.setBold(true);
    value->setFont(bold);
    m_grid->addWidget(new QLabel(translated(fact.label)), row, 1);
    m_grid->addWidget(value, row, 2, Qt::AlignRight);
    auto *rule = new QLabel(qstr(fact.rule));
    rule->setEnabled(false);
    m_grid->addWidget(rule, row, 3, Qt::AlignRight);
}

} // namespace hotchkiss
