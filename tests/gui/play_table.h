// SPDX-License-Identifier: MIT
#pragma once

#include "app/main_window.h"
#include "app/playtest/playtest_page.h"
#include "app/session.h"
#include "app/window/actions.h"
#include "model/format/scenario_file.h"
#include "model/ruleset/resources.h"
#include "views/board/board_painter.h"
#include "views/playtest/play_board.h"

#include <QListWidget>
#include <QMenu>
#include <QTest>

namespace hotchkiss {

/// A battle in Playtest mode of the real window, with dice that are given, and the mouse to play it with.
class PlayTable
{
public:
    PlayTable(Scenario scenario, std::vector<int> dice)
        : window(session.newWindow())
    {
        designed = scenarioText(scenario);
        session.show(std::make_unique<DocumentFile>(std::move(scenario)), window);
        window->resize(1300, 900);
        window->actions().action("view-playtest")->trigger();
        auto shared = std::make_shared<const Scenario>(window->file()->document()->scenario());
        Chance chance;
        chance.script = std::move(dice);
        auto game = PlaySession::start(*rulesOf(window->file()->document()->system()), shared, chance);
        page()->begin(std::move(*game));
        QTest::qWait(10);
        play()->setPace(0);
        board()->zoomToFit();
        board()->finishPainting();
    }

    PlaytestPage *page() const { return window->playtest(); }
    Playtest *play() const { return page()->playtest(); }
    PlayBoard *board() const { return page()->board(); }
    const Scenario &shown() const { return play()->document()->scenario(); }
    const Piece &piece(const std::string &id) const
    {
        return shown().pieces[static_cast<std::size_t>(findPiece(shown(), id))];
    }
    std::string placeOf(const std::string &id) const { return shown().boards[0].label(piece(id).place.cell); }
    std::int64_t strength(const std::string &id) const { return std::get<std::int64_t>(piece(id).fields.at("sp")); }

    void click(QPointF map) const
    {
        QTest::mouseClick(board()->viewport(), Qt::LeftButton, {}, board()->fromMap(map).toPoint());
    }
    void clickPiece(const std::string &id) const
    {
        click(pieceOutline(shown(), findPiece(shown(), id)).boundingRect().center());
    }
    void clickCell(const std::string &label) const
    {
        const Board &map = shown().boards[0];
        const Point centre = map.grid.centre(*map.labels.cell(map.grid, label));
        click({centre.x, centre.y});
    }
    /// Clicks the entry of the menu at the pointer that begins with the text.
    static bool answer(const QString &text)
    {
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        for (QAction *action : menu == nullptr ? QList<QAction *>() : menu->actions())
            if (action->text().startsWith(text)) {
                QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
                return true;
            }
        return false;
    }
    /// Clicks the entry of the list of legal actions that begins with the text.
    bool pick(const QString &text) const
    {
        auto *list = page()->findChild<QListWidget *>(QStringLiteral("legal-actions"));
        for (int row = 0; row < list->count(); ++row) {
            QListWidgetItem *item = list->item(row);
            if (!item->text().startsWith(text))
                continue;
            list->scrollToItem(item);
            const QPoint at = list->visualItemRect(item).center();
            QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, at);
            return true;
        }
        return false;
    }

    Session session;
    MainWindow *window;
    std::string designed;
};

} // namespace hotchkiss
