// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/guide/GuideBook.h"
#include "widgets/pages/PanelDocks.h"
#include "widgets/shell/MapChoices.h"
#include "widgets/shell/PageView.h"
#include "widgets/textpane/TextPane.h"

#include <QByteArray>
#include <QRect>

#include <cstdint>
#include <optional>
#include <vector>

namespace levwright {

class MainWindow;

// What another window with the same documents needs to look like one that is gone: its place, how it showed
// the documents and their rolls, and the dialog with the preferences. What the settings hold, it finds there.
class WindowRemains {
public:
    explicit WindowRemains(MainWindow& window);
    // Also makes the window visible.
    void showIn(MainWindow& window) const;

private:
    struct Rolls {
        std::uint64_t seed = 0;
        bool isShown = false;
        std::vector<std::uint64_t> pinned;
    };
    struct Page {
        ViewedDocument document;
        TextView text;
        std::optional<Rolls> rolls; // empty if the document has none
    };

    static std::optional<Rolls> rollsOf(const EditorPage& page);
    void restore(const Rolls& rolls, const EditorPage& page) const;

    std::vector<Page> m_pages;
    QByteArray m_geometry;
    QRect m_place;
    QByteArray m_state; // of the docks, unfolded
    MapHand m_hand;
    PanelFolding m_folding;
    QRect m_preferences; // of the dialog; empty if it was not visible
    bool m_isWelcome;
    std::optional<GuidePlace> m_guide; // empty if the guide was not visible
};

} // namespace levwright
