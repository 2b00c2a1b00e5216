// SPDX-License-Identifier: MIT
#pragma once

#include "model/document/document.h"
#include "views/print/map_output.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;

namespace hotchkiss {

class PagePreview;
class Session;

/// Publish mode: the map as sheets of paper, the choices that shape them, and the ways out: PDF, SVG, PNG, printer.
class PublishPage : public QWidget
{
    Q_OBJECT

public:
    PublishPage(Session &session, Document *document, QWidget *parent = nullptr);

    /// What would be printed with the present choices.
    MapOutput output() const;
    /// Asks for a file, by custom of that format (pdf, svg or png), and writes it.
    void exportMap(const QString &format = QStringLiteral("pdf"));
    void print();
    /// Writes the map; the ending decides the format. Returns what went wrong.
    QString writeTo(const QString &file);

protected:
    void showEvent(QShowEvent *event) override;

private:
    QWidget *makeChoices();
    void fillBoards();
    void refresh();

    Session &m_session;
    Document *m_document;
    QComboBox *m_board;
    QComboBox *m_paper;
    QComboBox *m_turned;
    QComboBox *m_look;
    QDoubleSpinBox *m_size;
    QDoubleSpinBox *m_margin;
    QDoubleSpinBox *m_overlap;
    QComboBox *m_dpi;
    QList<QCheckBox *> m_layers;
    QCheckBox *m_frame;
    QLabel *m_summary;
    PagePreview *m_preview;
};

} // namespace hotchkiss
