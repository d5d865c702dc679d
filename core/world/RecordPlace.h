// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ByteSum.h"
#include "core/world/Thing.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace levwright::world {

// Where in the record a save belongs, so that a server that was killed finds what the save does not hold yet
// (core/world/PROTOCOL.md). It names save and record by their bytes: beside any other it says nothing.
struct RecordPlace {
    ByteSum record;              // its part that the save holds
    std::optional<ByteSum> save; // none: what follows in the record begins with an empty world
    std::string rules;           // of the save (Rules::name), which may not name them; empty: not said
    // What was selected, which a save does not hold.
    std::optional<Id> action;
    std::optional<Id> type;
    std::optional<Id> thing;

    bool operator==(const RecordPlace&) const = default;
    std::string text() const;
    // One or more places, each as text() gave it; none if the text is of another form.
    static std::vector<RecordPlace> readAll(std::string_view text);
};

} // namespace levwright::world
