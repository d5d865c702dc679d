// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/guide/GuideBook.h"

#include "core/catalog/GameList.h"
#include "core/guide/GuideHtml.h"
#include "core/guide/Reference.h"
#include "core/languages/games/Games.h"
#include "resources/Resources.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>
#include <utility>

namespace levwright {
namespace {

constexpr QLatin1String pageEnding(".md");

// The page that is made from tables; null for any other.
QString madePage(const QString& page) {
    const std::string name = page.toStdString();
    if (name == guide::problemListName)
        return QString::fromStdString(guide::problemList());
    for (const GameEntry& game : knownGames()) {
        if (name == guide::referenceName(game.id))
            return QString::fromStdString(loadGame(game.id).transform(guide::referenceOf).value());
    }
    return {};
}

QString fileIn(const QString& folder, const QString& page) {
    QFile file(QStringLiteral(":/levwright/guide/") + folder + page + pageEnding);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString titleOf(const guide::Chapter& chapter) {
    const QString title = QString::fromStdString(chapter.title);
    const bool isReference = chapter.name.starts_with(guide::referenceName({}));
    return isReference ? QCoreApplication::translate("GuideBook", "Reference: %1").arg(title) : title;
}

// “painting.md#tools”, as it is written on that page.
GuidePlace placeOfLink(const QString& target, const QString& on) {
    GuidePlace place = guidePlace(target);
    if (place.page.endsWith(pageEnding))
        place.page.chop(pageEnding.size());
    if (place.page.isEmpty())
        place.page = on;
    return place;
}

} // namespace

GuidePlace guidePlace(const QString& written) {
    return {written.section(u'#', 0, 0), written.section(u'#', 1)};
}

GuideBook::GuideBook(QString language) : m_language(std::move(language)) {
    registerResources();
    const QString index = QStringLiteral("index");
    const std::string text = markdown(index).toStdString();
    m_chapters << Chapter{{}, QString::fromStdString(sections(index).front().heading.title), index};
    for (const guide::Chapter& chapter : guide::chaptersOf(text))
        m_chapters << Chapter{QString::fromStdString(chapter.group), titleOf(chapter),
                              QString::fromStdString(chapter.name)};
    const QString problems = QString::fromUtf8(guide::problemListName);
    m_chapters << Chapter{m_chapters.back().group,
                          QCoreApplication::translate("GuideBook", "All kinds of problems"), problems};
}

QString GuideBook::english(const QString& page) const {
    const QString written = fileIn(QString(), page);
    return written.isEmpty() ? madePage(page) : written;
}

QString GuideBook::markdown(const QString& page) const {
    const auto known = m_texts.constFind(page);
    if (known != m_texts.constEnd())
        return *known;
    const QString translated = fileIn(m_language + u'/', page);
    return *m_texts.insert(page, translated.isEmpty() ? english(page) : translated);
}

const std::vector<guide::Section>& GuideBook::sections(const QString& page) const {
    const auto known = m_sections.constFind(page);
    if (known != m_sections.constEnd())
        return *known;
    std::vector<guide::Section> all = guide::sectionsOf(markdown(page).toStdString());
    if (!fileIn(m_language + u'/', page).isEmpty()) { // otherwise it is the English page
        const std::vector<guide::Section> originals = guide::sectionsOf(english(page).toStdString());
        for (std::size_t i = 0; i < std::min(all.size(), originals.size()); ++i)
            all[i].heading.anchor = originals[i].heading.anchor;
    }
    return *m_sections.insert(page, all);
}

bool GuideBook::has(const GuidePlace& place) const {
    const std::vector<guide::Section>& all = sections(place.page);
    return !all.empty() &&
           (place.anchor.isEmpty() ||
            std::ranges::any_of(all, [wanted = place.anchor.toStdString()](const guide::Section& section) {
                return section.heading.anchor == wanted;
            }));
}

QString GuideBook::html(const QString& page) const {
    if (!has({page, {}}))
        return QCoreApplication::translate("GuideBook", "The guide has no page “%1”.")
            .arg(page.toHtmlEscaped());
    guide::HtmlMaking making{[&](std::string_view target) {
                                 const QString link =
                                     QString::fromUtf8(target.data(), qsizetype(target.size()));
                                 if (link.startsWith(QLatin1String("https:")))
                                     return link.toStdString();
                                 const GuidePlace place = placeOfLink(link, page);
                                 if (!has({place.page, {}}))
                                     return std::string();
                                 const QString anchor =
                                     place.anchor.isEmpty() ? QString() : u'#' + place.anchor;
                                 return (place.page + QStringLiteral(".html") + anchor).toStdString();
                             },
                             [](std::string_view file) { return std::string(file); },
                             {}};
    for (const guide::Section& section : sections(page))
        making.anchors.push_back(section.heading.anchor);
    return QString::fromStdString(guide::bodyOf(markdown(page).toStdString(), making));
}

} // namespace levwright
