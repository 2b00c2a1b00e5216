// SPDX-License-Identifier: MIT
#pragma once

#include "app/help/guide.h"

#include <QWidget>

class QLineEdit;
class QTreeWidget;

namespace hotchkiss {

class GuideText;

/// The guide in a window of its own: contents at the left, the page at the right, search above.
class HelpWindow : public QWidget
{
    Q_OBJECT

public:
    explicit HelpWindow(QWidget *parent = nullptr);

    /// Shows a page, or a heading of it ("tools#brush"). An unknown one shows the first page.
    void showPlace(const QString &place);

private:
    void fillContents(const QString &filter);
    void showPage(const GuidePage &page);
    void scrollTo(const QString &anchor);
    void follow(const QUrl &link);

    QList<GuidePage> m_pages;
    QString m_current;
    QLineEdit *m_search;
    QTreeWidget *m_contents;
    GuideText *m_text;
};

} // namespace hotchkiss
