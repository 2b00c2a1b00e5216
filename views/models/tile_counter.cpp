// SPDX-License-Identifier: MIT
#include "views/models/tile_counter.h"

#include "model/ruleset/shared_ruleset.h"

namespace hotchkiss {

TileCounter::TileCounter(Document *document, QObject *parent)
    : QObject(parent)
    , m_document(document)
{
    m_later.setSingleShot(true);
    m_later.setInterval(60);
    connect(&m_later, &QTimer::timeout, this, &TileCounter::count);
    connect(document, &Document::changed, this, &TileCounter::takeChange);
    count();
}

void TileCounter::takeChange(const Change &change)
{
    if (std::holds_alternative<ScenarioReset>(change))
        count();
    else if (!std::holds_alternative<ItemChanged>(change) && layoutSupportOf(m_document->system()) != nullptr)
        m_later.start();
}

void TileCounter::count()
{
    m_later.stop();
    const LayoutSupport *layout = layoutSupportOf(m_document->system());
    const Ruleset *ruleset = layout == nullptr ? nullptr : sharedRuleset(m_document->system());
    TileStock stock = ruleset == nullptr ? TileStock() : layout->stock(m_document->scenario(), *ruleset);
    if (stock == m_stock)
        return;
    m_stock = std::move(stock);
    Q_EMIT changed();
}

} // namespace hotchkiss
