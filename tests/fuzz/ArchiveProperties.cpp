// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/Archive.h"
#include "core/base/Contract.h"
#include "tests/fuzz/Properties.h"

#include <algorithm>

namespace levwright::fuzz {
namespace {

void checkChanges(const Archive& archive, const std::string& bytes) {
    constexpr std::string_view name = "made-up.lev";
    Archive changed = archive;
    if (!changed.add(name, "content")) {
        require(archive.find(name) != nullptr, "only what is there is not added");
        return;
    }
    const Result<std::string> written = changed.write();
    require(written && Archive::parse(*written) == changed, "what was changed is read as it was written");
    require(changed.find(name)->content == "content" && !changed.add(name, {}), "what was added is there");
    require(changed.replace(name, {}) && changed.find(name)->content.empty(), "what is there is replaced");
    require(changed.remove(name) && changed.write() == bytes, "what was removed leaves nothing behind");
}

void checkReading(std::string_view bytes) {
    const Result<Archive> archive = Archive::parse(bytes);
    if (!archive) {
        require(archive.error().message.starts_with("byte "), "what is refused says where and why");
        return;
    }
    require(isArchive(bytes), "what can be read is known");
    const Result<std::string> written = archive->write();
    require(written && *written == bytes, "a library is written as it was read");
    for (const ArchiveEntry& entry : archive->entries())
        require(archive->find(entry.name) != nullptr, "entries are found");
    checkChanges(*archive, *written);
}

// Each line becomes a file; the line is both its name and its content.
std::string archiveOf(std::string_view text) {
    Archive archive;
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), line.size() + 1));
        if (!archive.add(line, std::string(line)))
            require(whyNoEntryName(line) || archive.find(line) != nullptr, "what is not added has a reason");
    }
    return archive.write().value();
}

} // namespace

void checkArchive(std::string_view bytes) {
    checkReading(bytes);
    Input input(bytes);
    std::string made = archiveOf(input.text());
    require(Archive::parse(made).has_value(), "what was made can be read");
    checkReading(made);
    constexpr int mostEdits = 4;
    for (int i = 0; i < mostEdits && input.hasChoices(); ++i) {
        made = someEdit(input, made).apply(made);
        checkReading(made);
    }
}

} // namespace levwright::fuzz
