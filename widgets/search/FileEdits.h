// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/search/FolderSearch.h"

#include <QCoreApplication>

#include <vector>

namespace levwright {

struct FileEdit {
    FileFinding file; // as it was searched
    TextEdit edit;
};

// What becomes of files that are not open.
enum class ClosedFiles : bool { Open, Write };

// Changes documents and files. A file that is another one than when it was searched is left alone.
class FileEdits {
    Q_DECLARE_TR_FUNCTIONS(levwright::FileEdits)

public:
    // The workspace must outlive it.
    explicit FileEdits(Workspace& workspace) : m_workspace(workspace) {}

    struct Report {
        int opened = 0;       // documents that are changed, and not saved
        int written = 0;      // files that are changed on the disk
        QStringList troubles; // why others are not, as sentences
    };
    // Each document gets one step with that label. Files that are written can be taken back.
    Report carryOut(const std::vector<FileEdit>& edits, const StepName& label, ClosedFiles closed);

    // Why a file cannot be changed, as a sentence; empty if it can.
    QString objectionTo(const FileFinding& file) const;
    // How many of the files are not open.
    int closedCount(const std::vector<FileEdit>& edits) const;

    bool canTakeBack() const { return !m_written.empty(); }
    // Gives the files that were written last their texts back, as far as they still hold what was written.
    Report takeBack();

private:
    struct Written {
        QString name;
        QString path;
        std::string before;
        std::string after;
    };

    static QString objectionTo(const FileFinding& file, const Session& session);
    Session* openDocumentOf(const FileFinding& file) const;
    QString change(const FileEdit& edit, const StepName& label);
    QString write(const FileEdit& edit);
    QString writeBack(const Written& file);
    bool holds(const QString& path, std::string_view bytes) const;
    static QString hasChanged(const QString& name);

    Workspace& m_workspace;
    std::vector<Written> m_written;
};

} // namespace levwright
