// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/OutputFiles.h"

#include "core/base/Phrase.h"
#include "core/base/Printable.h"

#include <format>

namespace levwright {

Result<void> OutputFiles::claim(const std::filesystem::path& file, std::string_view source) {
    const auto [known, isNew] = m_sources.try_emplace(file.native(), source);
    if (isNew)
        return {};
    return failure(
        say("Both {} and {} become {}.", known->second, source, inQuotes(file.string(), longestPath)));
}

} // namespace levwright
