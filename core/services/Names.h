// SPDX-License-Identifier: GPL-3.0-or-later
// The names in a file: where they are defined, where they are used, and new names for them.
#pragma once

#include "core/document/Analysis.h"
#include "core/text/EditOutcome.h"
#include "core/text/NameTable.h"

#include <optional>
#include <string_view>

namespace levwright::services {

// All names of the file. Ranges count in the file.
NameTable namesOf(const Analysis& analysis);

// A name at a place.
struct NamedPlace {
    NamedThing thing; // with all its uses in the file
    NameUse use;      // the one at the place
};
std::optional<NamedPlace> nameAt(const Analysis& analysis, Offset at);

// The definition that counts at that place: the last one before it, or else the first. Empty if the file does
// not define the name.
std::optional<Range> definitionOf(const NamedPlace& name);

// Why the name cannot be changed; empty if it can. A level may be defined in another file; see
// FolderNames.h.
std::optional<Refusal> objectionToRenaming(const NamedPlace& name);
// Whether it is a name in any language, and the refusal if it is not.
bool isWritable(std::string_view name);
Refusal unwritable();

// Gives the thing at a place another name, everywhere. Refused, with the reason, if there is no name at the
// place or it cannot be changed; if the new name cannot be written there or would be an error; and if it
// stands for something else somewhere, so that afterwards a place would mean another thing than before.
EditOutcome renamedAt(const Analysis& analysis, Offset at, std::string_view name);

} // namespace levwright::services
