// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/FileStore.h"
#include "core/document/Journal.h"
#include "widgets/session/JournalFile.h"

#include <QString>

#include <cstdint>

namespace levwright {

// What has happened to the file of a text since its journal was begun.
enum class LeftFile : std::uint8_t {
    None, // there was no file
    AsItWas,
    Changed,
    Gone,
};

// Unsaved work of a process that is gone.
struct LeftWork {
    LeftJournal journal;
    Result<RecoveredText> recovered;
    LeftFile file = LeftFile::None;
    std::string fileBytes; // its current content; empty if it cannot be read

    // The name of the file, or the document's name without a file.
    QString name() const;
    // The folder of the file; empty without a file.
    QString folder() const;
};

// All unsaved work in the folder of journals, youngest first. Removes journals of texts that were saved after
// all.
std::vector<LeftWork> findLeftWork(const QString& folder, const FileStore& files);

} // namespace levwright
