// SPDX-License-Identifier: MIT
#include "app/welcome/welcome_page.h"

#include "app/session.h"
#include "app/welcome/card_list.h"
#include "model/document/document.h"
#include "model/ruleset/resources.h"
#include "views/icons.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace hotchkiss {

namespace {

QLabel *heading(const QString &text, double size = 1.25)
{
    auto *label = new QLabel(text);
    QFont font = label->font();
    font.setPointSizeF(font.pointSizeF() * size);
    font.setBold(true);
    label->setFont(font);
    return label;
}

QPushButton *startButton(const QString &text, const char *iconName)
{
    auto *button = new QPushButton(icon(QLatin1String(iconName)), text);
    button->setMinimumHeight(36);
    button->setIconSize(QSize(20, 20));
    button->setStyleSheet(QStringLiteral("text-align: left; padding-left: 12px;"));
    return button;
}

} // namespace

WelcomePage::WelcomePage(Session &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_recent(new QListWidget)
    , m_templates(new CardList)
    , m_samples(new CardList)
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(28, 24, 12, 12);
    layout->setSpacing(24);
    layout->addWidget(makeStart());
    layout->addWidget(makeCards(), 1);

    connect(&m_thumbnails, &Thumbnails::made, this,
            [this](const QString &path, const QImage &picture, const QString &title, const QString &details) {
                if (picture.isNull())
                    m_samples->setCard(path, picture, QFileInfo(path).fileName(), tr("cannot be read"));
                else
                    m_samples->setCard(path, picture, title, details);
            });
    connect(m_samples, &CardList::cardActivated, this, &WelcomePage::fileAsked);
    connect(m_templates, &CardList::cardActivated, this,
            [this](const QString &id) { Q_EMIT templateAsked(findSystem(id.toStdString())); });
    connect(&m_session.recent(), &RecentFiles::changed, this, &WelcomePage::fillRecent);
    fillTemplates();
    fillSamples();
    fillRecent();
}

QWidget *WelcomePage::makeStart()
{
    auto *column = new QWidget;
    column->setFixedWidth(280);
    auto *layout = new QVBoxLayout(column);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(heading(tr("Hotchkiss"), 2.2));
    auto *motto = new QLabel(tr("Maps and scenarios for American Civil War wargames"));
    motto->setWordWrap(true);
    layout->addWidget(motto);
    layout->addSpacing(14);

    QPushButton *create = startButton(tr("&New scenario…"), "new");
    QPushButton *open = startButton(tr("&Open a file…"), "open");
    QPushButton *guide = startButton(tr("Read the &guide"), "help");
    connect(create, &QPushButton::clicked, this, &WelcomePage::newAsked);
    connect(open, &QPushButton::clicked, this, &WelcomePage::openAsked);
    connect(guide, &QPushButton::clicked, this, [this] { Q_EMIT guideAsked({}); });
    for (QPushButton *button : {create, open, guide})
        layout->addWidget(button);

    layout->addSpacing(18);
    layout->addWidget(heading(tr("Recent files")));
    m_recent->setFrameShape(QFrame::NoFrame);
    m_recent->viewport()->setAutoFillBackground(false);
    m_recent->setTextElideMode(Qt::ElideMiddle);
    m_recent->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    const auto openItem = [this](const QListWidgetItem *item) {
        const QString path = item->data(Qt::UserRole).toString();
        if (!path.isEmpty())
            Q_EMIT fileAsked(path);
    };
    connect(m_recent, &QListWidget::itemClicked, this, openItem);
    connect(m_recent, &QListWidget::itemActivated, this, openItem);
    layout->addWidget(m_recent, 1);
    layout->addWidget(new QLabel(tr("Version %1").arg(QStringLiteral(HOTCHKISS_VERSION))));
    return column;
}

QWidget *WelcomePage::makeCards()
{
    auto *column = new QWidget;
    auto *layout = new QVBoxLayout(column);
    layout->setContentsMargins(0, 0, 8, 0);
    layout->addWidget(heading(tr("Samples")));
    layout->addWidget(m_samples);
    layout->addSpacing(10);
    layout->addWidget(heading(tr("Start with an empty board")));
    layout->addWidget(m_templates);
    layout->addStretch();
    auto *scroll = new QScrollArea;
    scroll->setWidget(column);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return scroll;
}

void WelcomePage::fillTemplates()
{
    for (const System *system : systems()) {
        const Scenario empty = makeScenario(*system, system->presets.front());
        m_templates->addCard(qstr(system->id), thumbnailOf(empty, Thumbnails::size), qstr(system->name),
                             translated(system->summary));
    }
}

void WelcomePage::fillSamples()
{
    QStringList paths;
    QDirIterator samples(qstr(sampleFolder().string()), {QStringLiteral("*.hotchkiss.yaml")}, QDir::Files,
                         QDirIterator::Subdirectories);
    while (samples.hasNext())
        paths << samples.next();
    paths.sort();
    for (const QString &path : paths) {
        m_samples->addCard(path, {}, QFileInfo(path).fileName(), {});
        m_thumbnails.ask(path);
    }
}

void WelcomePage::fillRecent()
{
    m_recent->clear();
    for (const QString &path : m_session.recent().paths()) {
        auto *item = new QListWidgetItem(icon(QStringLiteral("map")), QFileInfo(path).fileName(), m_recent);
        item->setData(Qt::UserRole, path);
        item->setToolTip(QDir::toNativeSeparators(path));
    }
    if (m_recent->count() > 0)
        return;
    auto *none = new QListWidgetItem(tr("Files you open appear here."), m_recent);
    none->setFlags(Qt::NoItemFlags);
}

} // namespace hotchkiss
