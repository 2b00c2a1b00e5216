// SPDX-License-Identifier: MIT
#pragma once

#include "app/welcome/thumbnails.h"

#include <QWidget>

class QListWidget;

namespace hotchkiss {

class CardList;
class Session;

/// What a window shows before there is a document: recent files, a template for each rule system, the samples, and the
/// way into the guide. It opens nothing itself; it only asks.
class WelcomePage : public QWidget
{
    Q_OBJECT

public:
    explicit WelcomePage(Session &session, QWidget *parent = nullptr);

Q_SIGNALS:
    void newAsked();
    void openAsked();
    void fileAsked(const QString &path);
    void templateAsked(const hotchkiss::System *system);
    void guideAsked(const QString &page);

private:
    QWidget *makeStart();
    QWidget *makeCards();
    void fillTemplates();
    void fillSamples();
    void fillRecent();

    Session &m_session;
    Thumbnails m_thumbnails;
    QListWidget *m_recent;
    CardList *m_templates;
    CardList *m_samples;
};

} // namespace hotchkiss
