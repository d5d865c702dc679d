// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/guide/GuideText.h"

#include <QHash>
#include <QList>
#include <QString>

#include <vector>

namespace levwright {

// A place in the guide: a page and perhaps a heading of it. Anchors are those of the English pages.
struct GuidePlace {
    QString page;   // "painting"
    QString anchor; // "tools"; empty for the beginning of the page
    bool operator==(const GuidePlace&) const = default;
};

// “painting#tools” as a place.
GuidePlace guidePlace(const QString& written);

// The pages of the guide in the user's language, or in English where they are not translated; those of games
// and of problems are made when they are first wanted.
class GuideBook {
public:
    // language: two letters, such as "de".
    explicit GuideBook(QString language);

    // In the order of the index, which is the first one and has no group.
    struct Chapter {
        QString group;
        QString title;
        QString name;
    };
    const QList<Chapter>& chapters() const { return m_chapters; }
    // Whether there is such a page, and such a heading on it.
    bool has(const GuidePlace& place) const;
    // The body as HTML. Links and pictures are relative to an address without folders, such as
    // "painting.html". An unknown page gives a sentence that says so.
    QString html(const QString& page) const;
    // With the anchors of the English page.
    const std::vector<guide::Section>& sections(const QString& page) const;

private:
    QString markdown(const QString& page) const;
    QString english(const QString& page) const;

    QString m_language;
    QList<Chapter> m_chapters;
    mutable QHash<QString, QString> m_texts;
    mutable QHash<QString, std::vector<guide::Section>> m_sections;
};

} // namespace levwright
