// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/FileStore.h"
#include "core/document/Journal.h"
#include "widgets/session/JournalFile.h"

#include <QString>

#include <cstdint>

namespace levwright {

// What has become of the file that a text belongs to since its journal was begun.
enum class LeftFile : std::uint8_t {
    None, // there never was one
    AsItWas,
    Changed,
    Gone,
};

// Unsaved work of a process that is gone.
struct LeftWork {
    LeftJournal journal;
    Result<RecoveredText> recovered;
    LeftFile file = LeftFile::None;
    std::string fileBytes; // of now; empty if there is none that can be read

    // The name of the file, or what a document without one is called.
    QString name() const;
    // Its folder; empty without a file.
    QString folder() const;
};

// All that the folder of journals holds, the youngest first. Journals of texts that were saved after all are
// removed.
std::vector<LeftWork> findLeftWork(const QString& folder, const FileStore& files);

} // namespace levwright
