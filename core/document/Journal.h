// SPDX-License-Identifier: GPL-3.0-or-later
// The form of an edit journal: what brings a text back that was never saved. A journal begins with a whole
// text and goes on with the edits made since, each in a record with its length and a sum that is chained to
// the record before. What a kill or a power cut leaves behind the last whole record is cut off when it is
// read.
#pragma once

#include "core/base/ByteSum.h"
#include "core/base/Result.h"
#include "core/document/DocumentKind.h"
#include "core/text/TextEdit.h"

#include <optional>
#include <string>
#include <string_view>

namespace levwright {

// Whose text a journal keeps.
struct JournalOwner {
    std::string path; // of the document's file, in the bytes that the system has for it; empty if it has none
    std::string name; // what a document without a file is called; may be empty
    std::string game; // id of the catalog
    DocumentKind kind = DocumentKind::Levels;
    // What the file held when it was last read or written; none if there was no file.
    std::optional<ByteSum> file;
    bool operator==(const JournalOwner&) const = default;
};

// Gives the bytes of a journal, piece by piece; they belong one behind the other.
class JournalPen {
public:
    // A new journal.
    std::string begin(const JournalOwner& owner, std::string_view text);
    // Behind all that was given since begin(): an edit of the text so far.
    std::string edit(const TextEdit& edit);

private:
    std::string record(std::string_view payload);

    ByteSum m_last; // of the record before
};

struct RecoveredText {
    JournalOwner owner;
    std::string text;
    std::size_t edits = 0; // as many were read
    bool whole = true;     // false if something behind the last of them was cut off
};

// Any bytes give an error, or a text that the journal's writer had at some time. Errors: the bytes are no
// journal, or its first record is not whole.
Result<RecoveredText> readJournal(std::string_view bytes);

} // namespace levwright
