// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Seeds.h"

#include "core/base/Numbers.h"
#include "core/base/Phrase.h"
#include "core/base/Printable.h"

#include <optional>
#include <string_view>

namespace levwright::cli {

Result<roll::SeedRange> seedsOf(const std::string& words) {
    const std::size_t dots = words.find("..");
    const std::optional<std::uint64_t> first = wholeNumber<std::uint64_t>(words.substr(0, dots));
    const std::optional<std::uint64_t> last =
        dots == std::string::npos ? first
                                  : wholeNumber<std::uint64_t>(std::string_view(words).substr(dots + 2));
    if (!first || !last || *first > *last)
        return failure(say("{} is not a range of seeds, such as 1..1000", inQuotes(words)));
    return roll::SeedRange{*first, *last};
}

Result<void> boundSeeds(const roll::SeedRange& seeds, const std::string& words) {
    if (seeds.last - seeds.first >= mostRolls)
        return failure(say("{} has too many seeds; at most {} are possible", inQuotes(words), mostRolls));
    return {};
}

} // namespace levwright::cli
