// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/PaletteThing.h"
#include "widgets/mapdrawing/MapLooks.h"
#include "widgets/session/Session.h"

#include <QAbstractListModel>
#include <QHash>
#include <QPixmap>

#include <optional>
#include <vector>

class QFontMetrics;

namespace levwright {

enum class ThingTab : quint8 { Things, Rooms, Recent };

constexpr int mostRecentThings = 5;

// The things in a tab of the palette, always in the same order, or the things that were placed last. Things
// that the part or room does not allow cannot be taken, and the reason is shown.
class ThingModel : public QAbstractListModel {
    Q_OBJECT

public:
    ThingModel(const Session& session, const Theme& theme, ThingTab tab, QObject* parent = nullptr);

    void setTheme(const Theme& theme);
    void setMapLook(const MapLook& look);
    // The game may have changed.
    void readAnew();
    // Shows things with these words. With any words, specific monsters, objects and traps are included.
    void showMatching(const QString& words);
    // By name, most recent first. A thing keeps its place among them; a new one takes the place of the one
    // that was used longest ago.
    void setRecent(const QStringList& names);
    // Checks again what is allowed. This is very cheap if nothing has changed.
    void updateAllowed();

    const PaletteThing& thing(const QModelIndex& index) const { return *m_shown[std::size_t(index.row())]; }
    QModelIndex indexOf(const PaletteThing& thing) const;
    // The width of the longest name, of things that do not match the words, too.
    int widestName(const QFontMetrics& metrics) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    void show();
    void showRecent();
    void showWithWords();
    void sortByFit();
    bool isOfTab(const PaletteThing& thing) const;
    QString wordOf(const PaletteThing& thing) const;
    std::vector<QString> objections() const;
    QString objectionTo(const PaletteThing& thing) const;
    void drawAnew();
    QPixmap picture(const PaletteThing& thing) const;
    QPixmap drawn(const PaletteThing& thing) const;

    const Session& m_session;
    Theme m_theme;
    MapLook m_look;
    TerrainLooks m_terrain; // of the game, as m_look has them
    ThingTab m_tab;
    QString m_words;
    QStringList m_recent; // by place
    std::vector<PaletteThing> m_things;
    std::optional<std::vector<PaletteThing>> m_named; // empty until they are needed first
    std::vector<const PaletteThing*> m_shown;
    std::vector<QString> m_objections; // one for each of m_things; empty if there is no objection
    mutable QHash<QByteArray, QPixmap> m_pictures;
};

} // namespace levwright
