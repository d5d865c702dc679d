// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Substitute.h"
#include "core/services/Things.h"
#include "widgets/session/Workspace.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QTimer>

#include <deque>
#include <optional>
#include <vector>

namespace levwright {

struct Wanted {
    search::Query query;                  // unless a thing is looked for
    std::optional<services::Thing> thing; // of the game, or a name
    std::optional<QString> by;            // what takes its place
};

// The places in one file.
struct FileFinding {
    QString name;              // for the user
    QString path;              // empty for a document without a file
    QPointer<Session> session; // null if the file was not open
    TextSnapshot text;         // that was searched
    TextEncoding encoding{};
    std::vector<Replacement> places; // what would be written there; the text itself if nothing is replaced
    std::vector<Range> possible;     // places that are of the thing only if a script makes them so
    QString trouble; // why there are no or not all places, as a sentence; empty if all is well
};

// Looks into one file after the other, and lets the window work in between.
class FolderSearch : public QObject {
    Q_OBJECT

public:
    // The workspace must outlive it.
    explicit FolderSearch(Workspace& workspace, QObject* parent = nullptr);

    // Begins anew, in the open documents or in the files of a folder; those that are open are searched as
    // they are there. Refused for an expression that is not valid, and for a group that it does not have.
    std::optional<Refusal> startInOpen(const Wanted& wanted);
    std::optional<Refusal> startInFolder(const Wanted& wanted, const QString& folder);
    void stop();
    static constexpr std::size_t mostPlaces = 5000;

Q_SIGNALS:
    // There is something to tell about a file.
    void found(const levwright::FileFinding& finding);
    // Also after stop(). isComplete: all files were searched, and all places told.
    void finished(bool isComplete);

private:
    // A document, or a file that is not open.
    struct Source {
        QPointer<Session> session;
        QString path;
    };

    std::optional<Refusal> prepare(const Wanted& wanted);
    void lookIntoNext();
    std::optional<FileFinding> findingIn(const Source& source);
    void findText(FileFinding& finding) const;
    void findThing(FileFinding& finding, const Session* session);
    bool mayContainThing(std::string_view bytes) const;
    static bool mayCompute(const QString& path, std::string_view bytes);

    Workspace& m_workspace;
    Wanted m_wanted;
    std::optional<search::Pattern> m_pattern;
    std::optional<search::Substitute> m_substitute;
    std::deque<Source> m_left;
    std::size_t m_placeCount = 0;
    bool m_isAll = true; // no file of the folder is left out
    QTimer m_next;
};

} // namespace levwright
