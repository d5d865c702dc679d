// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps what has been found out about the levels of a file. Levels that an edit does not touch keep their
// models, and so their results.
#pragma once

#include "core/services/LevelAt.h"

#include <memory>
#include <unordered_map>
#include <utility>
#include <vector>

namespace levwright::services {

template <class Result>
class LevelCache {
public:
    // The results of all levels in text order. make gives the result for the LevelSource of a level; it is
    // called for new levels only.
    template <class Make>
    std::vector<const Result*> of(const LevelsAnalysis& levels, const Make& make) {
        std::unordered_map<const LevelModel*, Entry> kept;
        std::vector<const Result*> results;
        for (std::size_t i = 0; i < levels.levelCount(); ++i) {
            const LevelModelPtr& model = levels.levelPtr(i);
            auto found = kept.find(model.get());
            if (found == kept.end()) {
                const auto known = m_entries.find(model.get());
                Entry entry = known != m_entries.end()
                                  ? known->second
                                  : Entry{model, std::make_shared<const Result>(make(levels.source(i)))};
                found = kept.emplace(model.get(), std::move(entry)).first;
            }
            results.push_back(found->second.result.get());
        }
        m_entries = std::move(kept);
        return results;
    }

private:
    struct Entry {
        LevelModelPtr model; // keeps its address from being used again
        std::shared_ptr<const Result> result;
    };

    std::unordered_map<const LevelModel*, Entry> m_entries;
};

} // namespace levwright::services
