// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/guide/GuideSearch.h"

#include "widgets/actions/ActionSpecs.h"

#include <QCoreApplication>

#include <algorithm>

namespace levwright {
namespace {

constexpr qsizetype mostHits = 100;

// A command as the guide names it.
QString menuPath(const ActionSpec& spec) {
    return withoutMnemonic(QString::fromUtf8(spec.menu)) + QStringLiteral(" > ") +
           withoutMnemonic(QString::fromUtf8(spec.text));
}

QString keysOf(const QAction& action, QKeySequence::SequenceFormat format) {
    return QKeySequence::listToString(action.shortcuts(), format);
}

// The first section with one of the marks, those of the first mark before those of the next one. The tutorial
// uses commands, and the other chapters explain them.
GuidePlace placeWith(const GuideBook& book, const QStringList& marks) {
    QList<GuideBook::Chapter> chapters = book.chapters();
    std::ranges::stable_partition(chapters, [](const GuideBook::Chapter& chapter) {
        return chapter.name != QLatin1String("tutorial");
    });
    for (const QString& mark : marks) {
        const std::string wanted = mark.toStdString();
        for (const GuideBook::Chapter& chapter : chapters) {
            for (const guide::Section& section : book.sections(chapter.name)) {
                if (std::ranges::contains(section.marks, wanted))
                    return {chapter.name, QString::fromStdString(section.heading.anchor)};
            }
        }
    }
    return {QStringLiteral("keys"), {}};
}

void addCommands(QList<GuideHit>& hits, const GuideBook& book, const ActionTable& actions,
                 const QString& typed) {
    const QStringList words = typed.split(u' ', Qt::SkipEmptyParts);
    for (const ActionSpec& spec : actionSpecs()) {
        const QAction* action = actions.action(QString::fromLatin1(spec.id));
        const QString path = menuPath(spec);
        const QString shown = withoutMnemonic(action->text());
        const QString keys = keysOf(*action, QKeySequence::PortableText);
        const bool isKey = keys.split(QStringLiteral("; ")).contains(typed, Qt::CaseInsensitive);
        if (!isKey && !hasAll(path, words) && !hasAll(shown, words))
            continue;
        const QString menu = QCoreApplication::translate("ActionTable", spec.menu.constData());
        hits << GuideHit{withoutMnemonic(menu) + QStringLiteral(" > ") + shown,
                         keysOf(*action, QKeySequence::NativeText),
                         placeWith(book, {path, withoutMnemonic(QString::fromUtf8(spec.text)), keys})};
    }
}

} // namespace

QList<GuideHit> findInGuide(const GuideBook& book, const ActionTable& actions, const QString& typed) {
    const QStringList words = typed.split(u' ', Qt::SkipEmptyParts);
    if (words.isEmpty())
        return {};
    QList<GuideHit> hits;
    addCommands(hits, book, actions, typed.trimmed());
    QList<GuideHit> others;
    for (const GuideBook::Chapter& chapter : book.chapters()) {
        for (const guide::Section& section : book.sections(chapter.name)) {
            const QString title = QString::fromStdString(section.heading.title);
            const GuideHit hit{title,
                               title == chapter.title ? QString() : chapter.title,
                               {chapter.name, QString::fromStdString(section.heading.anchor)}};
            if (hasAll(title, words))
                hits << hit;
            else if (hasAll(title + u' ' + QString::fromStdString(section.text), words))
                others << hit;
        }
    }
    return (hits + others).first(std::min(hits.size() + others.size(), mostHits));
}

} // namespace levwright
