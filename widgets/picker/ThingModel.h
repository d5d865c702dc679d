// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/PaletteThing.h"
#include "widgets/canvas/ThingPainter.h"
#include "widgets/session/Session.h"

#include <QAbstractListModel>
#include <QHash>
#include <QPixmap>

#include <optional>
#include <vector>

namespace levwright {

enum class ThingTab : quint8 { Things, Rooms };

// The things of a palette's tab: those that were placed last come first. What the part or room does not allow
// cannot be taken and says why.
class ThingModel : public QAbstractListModel {
    Q_OBJECT

public:
    ThingModel(const Session& session, const Theme& theme, ThingTab tab, QObject* parent = nullptr);

    void setTheme(const Theme& theme);
    // Another game may have come.
    void readAnew();
    // Those with these words; with any words definite monsters, objects and traps, too.
    void showMatching(const QString& words);
    // By name, the last one first.
    void setRecent(const QStringList& names);
    // Asks again what is allowed; costs next to nothing while that stays the same.
    void updateAllowed();

    const PaletteThing& thing(const QModelIndex& index) const { return *m_shown[std::size_t(index.row())]; }
    QModelIndex indexOf(const PaletteThing& thing) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    void show();
    void sortByRank();
    bool isOfTab(const PaletteThing& thing) const;
    QString wordOf(const PaletteThing& thing) const;
    std::vector<QString> objections() const;
    QString objectionTo(const PaletteThing& thing) const;
    QPixmap picture(const PaletteThing& thing) const;

    const Session& m_session;
    Theme m_theme;
    ThingTab m_tab;
    QString m_words;
    QStringList m_recent;
    std::vector<PaletteThing> m_things;
    std::optional<std::vector<PaletteThing>> m_named; // once they are asked for
    std::vector<const PaletteThing*> m_shown;
    std::vector<QString> m_objections; // to m_things, in their order; empty: none
    mutable QHash<QByteArray, QPixmap> m_pictures;
};

} // namespace levwright
