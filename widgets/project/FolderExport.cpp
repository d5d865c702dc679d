// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/project/FolderExport.h"

#include "core/base/OutputFiles.h"
#include "core/base/Phrase.h"
#include "core/document/LevelsAnalysis.h"
#include "core/dungeons/model/DungeonLanguage.h"
#include "core/dungeons/roll/DungeonExport.h"
#include "core/formats/FileForms.h"
#include "core/languages/games/GameOfText.h"
#include "core/languages/games/KindOfText.h"
#include "core/levcomp/LevelExport.h"
#include "widgets/session/FilePath.h"

#include <QFileInfo>

#include <format>

namespace levwright {
namespace {

constexpr std::size_t largest = std::size_t(8) << 20U; // bytes

// The export of one file.
class FileExport {
public:
    FileExport(const QString& path, const Target& target, FileStore& files, OutputFiles& outputs)
        : m_path(path), m_file(toPath(path)), m_target(target), m_files(files), m_outputs(outputs) {}

    // Compiles it for the game that its text is for. preferred: see gameOfText().
    void run(Games& games, const GamePtr& preferred) {
        Result<std::string> bytes = m_files.read(m_file, largest);
        if (!bytes)
            return fail(bytes.error().message);
        const DocumentKind kind = documentKindOf(m_file.string(), *bytes);
        const TextSnapshot text(std::move(*bytes));
        const GamePtr game = gameOfDocument(games, preferred, kind, text);
        if (game != preferred)
            m_target = usualTarget(game->catalog(), m_target.abi);
        const AnalysisPtr analysis = Analysis::make(game, text, kind);
        if (const LevelsAnalysis* levels = analysis->levels())
            exportLevels(*levels);
        if (analysis->dungeon() != nullptr)
            exportWholeDungeon(*analysis);
    }

    int written() const { return m_written; }
    const QStringList& failures() const { return m_failures; }

private:
    void exportLevels(const LevelsAnalysis& analysis) {
        for (std::size_t i = 0; i < analysis.levelCount(); ++i) {
            if (!analysis.level(i).hasHeader() || hasErrorsIn(analysis, i))
                continue;
            const Offset header = analysis.rangeOf({i, 0}).begin;
            if (!isFree(analysis.level(i).name + std::string(levelFileSuffix),
                        say("{}, line {}", m_file.filename().string(),
                            analysis.text().position(header).line + 1)))
                continue;
            const Result<ExportedLevel> level =
                exportLevel(analysis.game(), analysis.level(i).tree, analysis.levelText(i), m_target,
                            m_file.parent_path(), m_files);
            count(level ? std::string() : level.error().message);
        }
    }

    void exportWholeDungeon(const Analysis& analysis) {
        if (const auto objection = analysis.dungeonLanguage()->objectionToCompiling())
            return fail(objection->reason);
        if (hasErrorsIn(analysis, 0) || !isFree(m_file.stem(), m_file.filename().string()))
            return;
        const Result<ExportedDungeon> dungeon =
            exportDungeon(analysis.game(), analysis.dungeon()->tree, m_target,
                          m_file.parent_path() / m_file.stem(), m_files);
        count(dungeon ? std::string() : dungeon.error().message);
    }

    // Whether nothing else in this export uses that name.
    bool isFree(const std::filesystem::path& name, const std::string& source) {
        const Result<void> free = m_outputs.claim(m_file.parent_path() / name, source);
        if (!free)
            fail(free.error().message);
        return free.has_value();
    }

    // Reports the first error.
    bool hasErrorsIn(const Analysis& analysis, std::size_t level) {
        for (const Diagnostic& problem : analysis.diagnosticsOf(level)) {
            if (problem.severity() != Severity::Error)
                continue;
            const std::size_t line = analysis.text().position(problem.range.begin).line + 1;
            fail(std::to_string(line) + ": " + problem.message());
            return true;
        }
        return false;
    }

    void count(const std::string& error) {
        if (error.empty())
            ++m_written;
        else
            fail(error);
    }

    void fail(const std::string& reason) {
        m_failures << QStringLiteral("%1: %2").arg(QFileInfo(m_path).fileName(),
                                                   QString::fromStdString(reason));
    }

    QString m_path;
    std::filesystem::path m_file;
    Target m_target;
    FileStore& m_files;
    OutputFiles& m_outputs;
    int m_written = 0;
    QStringList m_failures;
};

} // namespace

FolderExport::FolderExport(FileStore& files, QObject* parent) : QObject(parent), m_files(files) {}

void FolderExport::start(const QStringList& paths, const GamePtr& game, const Target& target) {
    m_thread = std::jthread(
        [this, paths, game, target](const std::stop_token& stop) { run(stop, paths, game, target); });
}

void FolderExport::run(const std::stop_token& stop, const QStringList& paths, const GamePtr& game,
                       const Target& target) {
    int written = 0;
    QStringList failures;
    OutputFiles outputs;
    Games games(game);
    for (qsizetype i = 0; i < paths.size() && !stop.stop_requested(); ++i) {
        Q_EMIT progressed(int(i), int(paths.size()), paths[i]);
        FileExport file(paths[i], target, m_files, outputs);
        file.run(games, game);
        written += file.written();
        failures << file.failures();
    }
    Q_EMIT progressed(int(paths.size()), int(paths.size()), {});
    Q_EMIT finished(written, failures, stop.stop_requested());
}

} // namespace levwright
