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
class PointerNote;
class TextPane;
class UnknownBar;

// Which parts of a page are visible beside its panels.
enum class PageLayout : quint8 { Map, Split, Text };

// Everything that shows one document: its map or dungeon, its text, and the panels in the docks around the
// page. Each document has its own widgets, so they are unchanged when its tab is chosen again.
class EditorPage : public QWidget {
    Q_OBJECT

public:
    // Both arguments must outlive the page.
    EditorPage(Session& session, Themes& themes, QWidget* parent = nullptr);
    ~EditorPage() override;

    Session& session() const { return m_session; }
    Themes& themes() const { return m_themes; }
    TextPane& text() const { return *m_text; }
    // Null for a document without maps.
    MapCanvas* canvas() const { return m_canvas; }
    // Null for a document that is not a dungeon.
    DungeonView* dungeon() const { return m_dungeon; }
    // For errors, and for changes of the file by other programs.
    MessageBar& messages() const { return *m_messages; }
    MessageBar& fileMessages() const { return *m_fileMessages; }
    // Says it where the user looks: at the pointer or the cursor of the map, or over the map.
    void say(const QString& sentence);
    // For things in the document that its game does not know.
    UnknownBar& unknown() const { return *m_unknown; }

    // By the rows of panelSpecs(); null if the document has no such panel.
    const std::vector<QPointer<QWidget>>& panels() const { return m_panels; }
    // The panel of that class; null if the document has none.
    template <class Panel>
    Panel* panel() const {
        for (const QPointer<QWidget>& each : m_panels) {
            if (auto* found = qobject_cast<Panel*>(each.data()))
                return found;
        }
        return nullptr;
    }

    void setLayout(PageLayout layout, Qt::Orientation orientation);
    // The position of the line between map and text, for later windows. An empty or unknown value means the
    // usual position.
    QByteArray shares() const;
    void setShares(const QByteArray& shares);
    // How the view is zoomed and scrolled, for later windows. An empty or unknown value changes nothing.
    QByteArray viewState() const;
    void restoreView(const QByteArray& state);
    // Each is also made visible.
    void focusView();
    void focusText();
    TextPane& textInSight();
    // Gives the keyboard to the view, or to the text if the view is hidden.
    void focusShown();
    void zoomIn();
    void zoomOut();
    void zoomToFit();
    void zoomToNormal();

Q_SIGNALS:
    // Describes what is under the pointer or at the cursor.
    void pointedAt(const QString& description);
    // What say() has shown is no longer there.
    void noteEnded(const QString& sentence);
    // The other half must be visible, too.
    void splitWanted();

private:
    QWidget* makeView();
    // Acts on the map or on the picture of the dungeon.
    template <class Act>
    void onView(Act act);
    void connectPanels();
    void connectPicker();

    Session& m_session;
    Themes& m_themes;
    MessageBar* m_fileMessages;
    MessageBar* m_messages;
    UnknownBar* m_unknown;
    PointerNote* m_note;
    MapCanvas* m_canvas = nullptr;
    DungeonView* m_dungeon = nullptr;
    TextPane* m_text = nullptr;
    QSplitter* m_split;
    std::vector<QPointer<QWidget>> m_panels; // may be deleted with their docks before the page
};

} // namespace levwright
