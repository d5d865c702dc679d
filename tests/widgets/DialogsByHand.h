// SPDX-License-Identifier: GPL-3.0-or-later
// Dialogs that need more than a command to open: each is made with something to show.
#pragma once

#include "core/compare/Merge.h"
#include "core/levcomp/ArchivedLevels.h"
#include "core/python/PythonLevels.h"
#include "tests/support/Libraries.h"
#include "tests/widgets/WindowDesk.h"
#include "widgets/compare/CompareDialog.h"
#include "widgets/compare/ConflictDialog.h"
#include "widgets/playtest/PlayKeysDialog.h"
#include "widgets/search/RenameDialog.h"
#include "widgets/session/JournalFile.h"
#include "widgets/shell/ArchiveDialog.h"
#include "widgets/shell/CellLookDialog.h"
#include "widgets/shell/PythonDialog.h"
#include "widgets/shell/RecoveryDialog.h"
#include "widgets/shell/TeachDialog.h"
#include "widgets/shell/ThemedRoomsDialog.h"
#include "widgets/shell/VersionsDialog.h"

#include <QDialog>

#include <memory>

namespace levwright {

using DialogPtr = std::unique_ptr<QDialog>;

struct DialogByHand {
    const char* name; // of its class
    DialogPtr (*make)(WindowDesk& desk);
};

inline DialogPtr recoveryDialog(WindowDesk& desk) {
    const QString journals = desk.folder.filePath(QStringLiteral("journals"));
    {
        JournalFile journal(journals.toStdString());
        JournalPen pen;
        const JournalOwner owner{.path = {}, .name = "castle.des", .game = "nethack-3.4.3", .file = {}};
        journal.write(pen.begin(owner, "MAZE:\"castle\",' '\n")).value();
    }
    return std::make_unique<RecoveryDialog>(
        findLeftWork(journals, desk.files), desk.files, [](const RecoveredText&) { return true; },
        &desk.window);
}

inline DialogPtr renameDialog(WindowDesk& desk) {
    const Session& session = desk.session();
    FileFinding file;
    file.name = QStringLiteral("level.des");
    file.session = &desk.session();
    file.text = session.text();
    file.places = {{{0, 4}, "LEVEL"}};
    return std::make_unique<RenameDialog>(
        desk.workspace, RenameDialog::Names{QStringLiteral("castle"), QStringLiteral("fort")},
        std::vector{file}, QStringList{QStringLiteral("Rename the file castle.des.")}, &desk.window);
}

inline DialogPtr versionsDialog(WindowDesk& desk) {
    const FileVersion version{QStringLiteral("0123abcd"), QDateTime(QDate(2020, 2, 29), QTime(12, 0)),
                              QStringLiteral("Somebody"), QStringLiteral("Move the orc")};
    const auto content = [](const QString& /*path*/, const FileVersion& /*version*/) -> Result<QByteArray> {
        return QByteArray();
    };
    return std::make_unique<VersionsDialog>(desk.session(), QList{version}, content, &desk.window);
}

inline DialogPtr compareDialog(WindowDesk& desk) {
    const std::string other = desk.text().replace("jackal", "fox").toStdString();
    const AnalysisPtr analysis =
        Analysis::make(desk.session().analysis().gamePtr(), TextSnapshot(other), DocumentKind::Levels);
    return std::make_unique<CompareDialog>(desk.session(),
                                           OtherVersion{QStringLiteral("level.des, yesterday"), analysis},
                                           Theme::light(), &desk.window);
}

inline DialogPtr conflictDialog(WindowDesk& desk) {
    const std::string level = "MAZE:\"a\",' '\nGEOMETRY:center,center\nMAP\n...\nENDMAP\n";
    const auto with = [&](const char* gold) {
        return Analysis::make(desk.session().analysis().gamePtr(), TextSnapshot(level + gold),
                              DocumentKind::Levels);
    };
    MergedVersions versions{with("GOLD:1,(0,0)\n"), with("GOLD:2,(0,0)\n"), with("GOLD:3,(0,0)\n"), {}};
    versions.merged = compare::merged(*versions.base, *versions.mine, *versions.theirs);
    return std::make_unique<ConflictDialog>(std::move(versions), Theme::light(), &desk.window);
}

inline const DialogByHand dialogsByHand[] = {
    {"ArchiveDialog",
     [](WindowDesk& desk) -> DialogPtr {
         Archive archive =
             Archive::parse(libraryOf({{"help", "text\n"}, {"dungeon", dungeonFile()}})).value();
         const std::vector<ArchivedLevel> levels = levelsOf(archive);
         return std::make_unique<ArchiveDialog>(std::move(archive), levels, QStringLiteral("/games/nhdat"),
                                                &desk.window);
     }},
    {"CellLookDialog",
     [](WindowDesk& desk) -> DialogPtr {
         const SourceGame source{.name = "PondHack", .base = "nethack-3.6", .language = "program"};
         return std::make_unique<CellLookDialog>(source, std::vector<PlainCell>{{'d', "sewage"}},
                                                 &desk.window);
     }},
    {"CompareDialog", compareDialog},
    {"ConflictDialog", conflictDialog},
    {"PlayKeysDialog",
     [](WindowDesk& desk) -> DialogPtr { return std::make_unique<PlayKeysDialog>(&desk.window); }},
    {"PythonDialog",
     [](WindowDesk& desk) -> DialogPtr {
         const auto file = python::PythonFile::read(
             "des = \"\"\"\nMAZE: \"a\", ' '\nMAP\n...\nENDMAP\n\"\"\"\n", python::PythonForm::Program);
         return std::make_unique<PythonDialog>(file.value(), QStringLiteral("/agent.py"), &desk.window);
     }},
    {"RecoveryDialog", recoveryDialog},
    {"RenameDialog", renameDialog},
    {"TeachDialog",
     [](WindowDesk& desk) -> DialogPtr {
         return std::make_unique<TeachDialog>(TaughtThing{.sort = TaughtSort::Monster, .name = "moor hen"},
                                              desk.session().game().catalog(), Theme::light(), &desk.window);
     }},
    {"ThemedRoomsDialog",
     [](WindowDesk& desk) -> DialogPtr {
         return std::make_unique<ThemedRoomsDialog>(desk.session(), &desk.window);
     }},
    {"VersionsDialog", versionsDialog},
};

} // namespace levwright
