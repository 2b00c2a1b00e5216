// SPDX-License-Identifier: MIT
#pragma once

#include "app/help/guide.h"

#include <QTextBrowser>
#include <QTimer>

namespace hotchkiss {

/// Shows one page of the guide: pictures as wide as the window at most, tables with lines. It follows no link itself.
class GuideText : public QTextBrowser
{
    Q_OBJECT

public:
    explicit GuideText(QWidget *parent = nullptr);

    void showPage(const GuidePage &page);
    QVariant loadResource(int type, const QUrl &name) override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void render();
    void spaceOut();
    void drawTables();
    int room() const;

    GuidePage m_page;
    int m_rendered = 0; ///< the width pictures were fitted to
    QTimer m_refit;
};

} // namespace hotchkiss
