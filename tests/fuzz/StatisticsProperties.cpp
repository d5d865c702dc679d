// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Contract.h"
#include "core/stats/StatisticsText.h"
#include "tests/fuzz/Properties.h"

#include <algorithm>

namespace levwright::fuzz {

void checkStatistics(std::string_view input) {
    const Result<roll::LevelStatistics> read = roll::readStatistics(input);
    if (!read) {
        require(!read.error().message.empty(), "statistics are refused with a reason");
        return;
    }
    const Result<roll::LevelStatistics> again = roll::readStatistics(roll::toJson(*read));
    require(again && *again == *read, "statistics are read as they were written");
    for (const roll::Finding& finding : roll::findingsOf(*read)) {
        const roll::Share share = roll::shareOf(finding.rolls, read->rolls);
        require(share.low <= share.value && share.value <= share.high, "a share lies in its interval");
        require(finding.statement < std::int32_t(read->statements.size()),
                "findings are of known statements");
    }
    roll::LevelStatistics other = *read;
    other.seeds.clear();
    const Result<roll::LevelStatistics> sum = roll::merge(*read, other);
    require(sum && sum->rolls == 2 * read->rolls, "statistics without seeds in common are merged");
    // Sums wrap around far beyond any real rolls.
    constexpr roll::Count most = roll::Count(1) << 62U;
    if (read->rolls < most) {
        const Result<roll::LevelStatistics> merged = roll::readStatistics(roll::toJson(*sum));
        require(merged && *merged == *sum, "merged statistics are read as they were written");
    }
}

} // namespace levwright::fuzz
