// SPDX-License-Identifier: MIT
#pragma once

#include "model/scenario/scenario.h"

#include <QImage>
#include <QObject>
#include <QStringList>
#include <QTimer>

namespace hotchkiss {

/// A small picture of a scenario's first board, as large as fits into the size.
QImage thumbnailOf(const Scenario &scenario, const QSize &size);

/// Makes thumbnails of files one at a time while the program is idle, and keeps them in the cache folder as long as
/// the file does not change.
class Thumbnails : public QObject
{
    Q_OBJECT

public:
    explicit Thumbnails(QObject *parent = nullptr);

    static constexpr QSize size{264, 168};
    /// Asks for a picture; it comes with made(), at once when it is known.
    void ask(const QString &path);

Q_SIGNALS:
    /// The picture and what the card says; a null picture when the file cannot be read.
    void made(const QString &path, const QImage &picture, const QString &title, const QString &details);

private:
    void makeNext();

    QStringList m_queue;
    QTimer m_idle;
};

} // namespace hotchkiss
