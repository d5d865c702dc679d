// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/pages/PanelTable.h"
#include "widgets/session/Session.h"
#include "widgets/theme/Themes.h"

#include <QPointer>
#include <QSplitter>
#include <QWidget>

#include <vector>

namespace levwright {

class DungeonView;
class MapCanvas;
class MessageBar;
class TextPane;

// What of a page is in sight beside its panels.
enum class PageLayout : quint8 { Map, Split, Text };

// All there is to see of one document: its map or its dungeon, its text, and the panels that stand in docks
// around the page. Each is the document's own, so it is as it was left when its tab is chosen again.
class EditorPage : public QWidget {
    Q_OBJECT

public:
    // Both outlive the page.
    EditorPage(Session& session, Themes& themes, QWidget* parent = nullptr);
    ~EditorPage() override;

    Session& session() const { return m_session; }
    Themes& themes() const { return m_themes; }
    TextPane& text() const { return *m_text; }
    // Null for a document without maps.
    MapCanvas* canvas() const { return m_canvas; }
    // Null for a document that is no dungeon.
    DungeonView* dungeon() const { return m_dungeon; }
    // What did not work, and what has become of the file.
    MessageBar& messages() const { return *m_messages; }
    MessageBar& fileMessages() const { return *m_fileMessages; }

    // By the rows of panelSpecs(); null where the document has no such panel.
    const std::vector<QPointer<QWidget>>& panels() const { return m_panels; }
    // Null if the document has none.
    template <class Panel>
    Panel* panel() const {
        for (const QPointer<QWidget>& each : m_panels) {
            if (auto* found = qobject_cast<Panel*>(each.data()))
                return found;
        }
        return nullptr;
    }

    void setLayout(PageLayout layout, Qt::Orientation orientation);
    // Where the line between map and text stands, for later windows; nothing, or what is not understood, is
    // the usual place.
    QByteArray shares() const;
    void setShares(const QByteArray& shares);
    // Each in sight from then on.
    void focusView();
    void focusText();
    TextPane& textInSight();
    void zoomIn();
    void zoomOut();
    void zoomToFit();
    void zoomToNormal();

Q_SIGNALS:
    // What is under the pointer or the cursor, in words.
    void pointedAt(const QString& description);
    // The other half is needed, too.
    void splitWanted();

private:
    QWidget* makeView();
    // With the map or the picture of the dungeon.
    template <class Act>
    void onView(Act act);
    void connectPanels();
    void connectPicker();

    Session& m_session;
    Themes& m_themes;
    MessageBar* m_fileMessages;
    MessageBar* m_messages;
    MapCanvas* m_canvas = nullptr;
    DungeonView* m_dungeon = nullptr;
    TextPane* m_text = nullptr;
    QSplitter* m_split;
    std::vector<QPointer<QWidget>> m_panels; // their docks go first, or the page does
};

} // namespace levwright
