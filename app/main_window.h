// SPDX-License-Identifier: MIT
#pragma once

#include "model/document/document_file.h"

#include <QMainWindow>
#include <QUndoGroup>

#include <memory>

class QStackedWidget;

namespace hotchkiss {

class Actions;
class BoardCanvas;
class DesignPage;
class PlaytestPage;
class PublishPage;
class Session;
class StatusLine;
class WelcomePage;

/// A window of the program: modes at the left, menus above, a status line below, and the page of the chosen mode. It
/// holds at most one document. What its actions do is split over the classes named *Actions; this one only puts the
/// parts together and follows the document's state.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    enum class Mode { Welcome, Design, Playtest, Publish };

    explicit MainWindow(Session &session);
    ~MainWindow() override;

    Session &session() { return m_session; }
    Actions &actions() { return *m_actions; }
    StatusLine &status() { return *m_status; }
    /// Null as long as only the Welcome page is there.
    DocumentFile *file() const { return m_file.get(); }
    DesignPage *design() const { return m_design; }
    PlaytestPage *playtest() const { return m_playtest; }
    PublishPage *publish() const { return m_publish; }
    WelcomePage *welcome() const { return m_welcome; }
    /// The board of the present mode: the one played on in Playtest mode, else the one designed.
    BoardCanvas *board() const;

    /// Shows a document; the window must hold none.
    void setFile(std::unique_ptr<DocumentFile> file);
    Mode mode() const { return m_mode; }
    void setMode(Mode mode);

Q_SIGNALS:
    void fileChanged();
    void modeChanged();
    /// The window is asked to close: set `*mayClose` to false to keep it.
    void aboutToClose(bool *mayClose);
    void filesDropped(const QStringList &paths);

protected:
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void makePages();
    void makeUndoActions();
    void followUndo();
    void updateTitle();
    void restoreWindow();

    Session &m_session;
    std::unique_ptr<DocumentFile> m_file;
    QUndoGroup m_undo;
    Actions *m_actions;
    StatusLine *m_status;
    QStackedWidget *m_pages;
    WelcomePage *m_welcome = nullptr;
    DesignPage *m_design = nullptr;
    PlaytestPage *m_playtest = nullptr;
    PublishPage *m_publish = nullptr;
    Mode m_mode = Mode::Welcome;
};

} // namespace hotchkiss
