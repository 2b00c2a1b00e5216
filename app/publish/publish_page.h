// SPDX-License-Identifier: MIT
#pragma once

#include "model/document/document.h"
#include "views/print/print_output.h"

#include <QTimer>
#include <QWidget>

class QComboBox;
class QLabel;
class QListWidget;
class QToolBar;

namespace hotchkiss {

class PagePreview;
class PublishOptions;
class Session;

/// Publish mode: the parts of a game that can be printed, the pages of one of them, the choices that shape them, and
/// the ways out: PDF, SVG, PNG, printer.
class PublishPage : public QWidget
{
    Q_OBJECT

public:
    PublishPage(Session &session, Document *document, QWidget *parent = nullptr);

    const std::vector<print::Part> &parts() const { return m_parts; }
    /// The part whose pages are shown.
    const print::Part &current() const;
    void showPart(const std::string &key);
    /// The parts with a tick, or the one that is shown.
    std::vector<print::Part> chosen() const;
    PrintOptions options() const;

    /// Asks for a file or, for several parts, a folder, and writes what is chosen.
    void exportChosen();
    void exportAll();
    void print();
    /// Writes the part that is shown; the ending decides the format. Returns what went wrong.
    QString writeTo(const QString &file);
    /// Writes parts into a folder, each to a file called after the scenario and the part.
    PrintedFiles writeAllTo(const QString &folder, const std::vector<print::Part> &parts, PrintFormat format);

protected:
    void showEvent(QShowEvent *event) override;

private:
    QWidget *makeList();
    QWidget *makePages();
    QWidget *makeWaysOut();
    void fillParts();
    void refresh();
    void tell(const QString &title, const PrintedFiles &printed);
    PrintedFiles write(const print::Part &part, PrintFormat format, const QString &file, const PrintProgress &progress);
    PrintFormat format() const;
    QString stem() const;

    Session &m_session;
    Document *m_document;
    std::vector<print::Part> m_parts;
    QListWidget *m_list;
    PagePreview *m_preview;
    QLabel *m_pageLabel;
    PublishOptions *m_options;
    QLabel *m_summary;
    QComboBox *m_format;
    QComboBox *m_dpi;
    QTimer m_later; ///< edits come in bursts; the pages follow when there is a pause
};

} // namespace hotchkiss
