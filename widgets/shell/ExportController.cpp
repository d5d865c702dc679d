// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/ExportController.h"

#include "core/catalog/GameList.h"
#include "core/dungeons/model/DungeonLanguage.h"
#include "core/dungeons/roll/DungeonExport.h"
#include "core/formats/FileForms.h"
#include "core/levcomp/LevelExport.h"
#include "core/minihack/MiniHackText.h"
#include "widgets/pages/MessageBar.h"
#include "widgets/session/FilePath.h"
#include "widgets/textpane/TextPane.h"

#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>

#include <algorithm>

namespace levwright {
namespace {

const QString lastFolder = QStringLiteral("exportFolder");

} // namespace

ExportController::ExportController(PageTabs& tabs, FileStore& files, QSettings& settings,
                                   const ActionTable& actions, QWidget* window)
    : QObject(window), m_tabs(tabs), m_files(files), m_settings(settings), m_actions(actions),
      m_window(window) {}

Target ExportController::target() const {
    const bool longs64 = m_actions.action(QStringLiteral("target.lp64"))->isChecked();
    return usualTarget(session().game().catalog(), {.longs64 = longs64, .byteOrder = std::endian::little});
}

void ExportController::exportBesideFile() {
    if (session().path().isEmpty())
        exportWithDialog();
    else
        exportTo(QFileInfo(session().path()).path());
}

void ExportController::exportWithDialog() {
    const QString folder = QFileDialog::getExistingDirectory(m_window, tr("Export Level To"),
                                                             m_settings.value(lastFolder).toString());
    if (folder.isEmpty())
        return;
    m_settings.setValue(lastFolder, folder);
    exportTo(folder);
}

bool ExportController::exportTo(const QString& folder) {
    const Analysis& analysis = session().analysis();
    const Diagnostics problems = analysis.diagnosticsOf(session().currentLevel());
    if (hasErrors(problems)) {
        reportErrors(problems);
        return false;
    }
    if (const LevelsAnalysis* levels = analysis.levels())
        return exportLevelTo(folder, *levels);
    if (const auto objection = session().dungeonLanguage().objectionToCompiling())
        return fail(QString::fromStdString(objection->reason));
    return exportDungeonTo(folder, session().dungeon());
}

// Uses the name that the game's compiler would use: that of the description without its ending.
bool ExportController::exportDungeonTo(const QString& folder, const DungeonModel& dungeon) {
    const QString name = session().path().isEmpty() ? QStringLiteral("dungeon")
                                                    : QFileInfo(session().path()).completeBaseName();
    const std::filesystem::path path = toPath(folder) / toPath(name);
    if (path == toPath(session().path()))
        return fail(tr("the description itself is named “%1”; save it as “%1.def” first.").arg(name));
    const Result<ExportedDungeon> exported =
        exportDungeon(session().game(), dungeon.tree, target(), path, m_files);
    if (!exported)
        return fail(QString::fromStdString(exported.error().message));
    reportExported(exported->path, exported->size);
    return true;
}

void ExportController::copyForMiniHack() {
    const LevelsAnalysis& levels = session().levels();
    const std::optional<std::size_t> level = levelToWrite(levels);
    if (!level)
        return;
    const Result<MiniHackLevel> made = miniHackLevel(levels.game(), levels.levelText(*level));
    if (!made) {
        m_tabs.active().messages().showError(
            tr("Not copied: %1").arg(QString::fromStdString(made.error().message)));
        return;
    }
    QGuiApplication::clipboard()->setText(QString::fromStdString(made->literal));
    if (made->notes.empty())
        Q_EMIT said(tr("Copied for MiniHack as a Python string for des_file."));
    else
        Q_EMIT said(tr("Copied for MiniHack, with %n thing(s) lost: %1", nullptr, int(made->notes.size()))
                        .arg(QString::fromStdString(made->notes.front().message)));
}

std::optional<std::size_t> ExportController::levelToWrite(const LevelsAnalysis& analysis) {
    const std::size_t level = session().currentLevel();
    if (analysis.level(level).hasHeader())
        return level;
    m_tabs.active().messages().showError(tr("Nothing to export: there is no level here yet."));
    return std::nullopt;
}

bool ExportController::exportLevelTo(const QString& folder, const LevelsAnalysis& analysis) {
    const std::optional<std::size_t> level = levelToWrite(analysis);
    if (!level)
        return false;
    const Result<ExportedLevel> exported =
        exportLevel(analysis.game(), analysis.level(*level).tree, analysis.levelText(*level), target(),
                    toPath(folder), m_files);
    if (!exported)
        return fail(QString::fromStdString(exported.error().message));
    reportExported(exported->path, exported->size);
    return true;
}

bool ExportController::fail(const QString& reason) {
    m_tabs.active().messages().showError(tr("Not exported: %1").arg(reason));
    return false;
}

void ExportController::reportExported(const std::filesystem::path& path, std::size_t size) {
    m_tabs.active().messages().hide();
    const QString abi =
        m_actions.action(QStringLiteral("target.lp64"))->isChecked() ? tr("64-bit") : tr("32-bit");
    const QString game = QString::fromStdString(gameEntry(session().game().catalog().tables()).name());
    QString words = tr("Exported %1 (%2 bytes, %3, %4)").arg(fromPath(path)).arg(size).arg(game, abi);
    if (const auto why = whyGameRefuses(session().game().catalog(), target()))
        words += QStringLiteral("; ") + QString::fromStdString(*why);
    Q_EMIT said(words);
}

void ExportController::reportErrors(const Diagnostics& diagnostics) {
    const auto error = std::ranges::find(diagnostics, Severity::Error, &Diagnostic::severity);
    EditorPage& page = m_tabs.active();
    Session& shown = page.session();
    const std::size_t line = shown.text().position(error->range.begin).line + 1;
    page.messages().showError(
        tr("Not exported: line %1: %2").arg(line).arg(QString::fromStdString(error->message())),
        {{tr("Show"), [&page, &shown, range = error->range, revision = shown.document().revision()] {
              if (revision == shown.document().revision())
                  shown.select(range);
              page.text().setFocus();
          }}});
}

} // namespace levwright
