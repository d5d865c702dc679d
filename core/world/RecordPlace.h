// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ByteSum.h"
#include "core/world/Thing.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace levwright::world {

// The place in the record to which a save belongs. With it, a server that was killed finds what the save does
// not hold yet (core/world/PROTOCOL.md). It identifies save and record by their bytes, so it means nothing
// for any others.
struct RecordPlace {
    ByteSum record;              // the part of the record that the save holds
    std::optional<ByteSum> save; // empty if the rest of the record begins with an empty world
    // The rules of the save (Rules::name), which need not name them itself; empty if they are not known.
    std::string rules;
    // The selection, which a save does not hold.
    std::optional<Id> action;
    std::optional<Id> type;
    std::optional<Id> thing;

    bool operator==(const RecordPlace&) const = default;
    std::string text() const;
    // Reads one or more places that text() has written; empty if the text has another form.
    static std::vector<RecordPlace> readAll(std::string_view text);
};

} // namespace levwright::world
