// SPDX-License-Identifier: GPL-3.0-or-later
// The format of an edit journal, which restores a text that was never saved. A journal begins with a whole
// text and continues with the edits since then. Each edit is a record with its length and a checksum that is
// chained to the record before. Reading ignores what a kill or a power cut left behind the last complete
// record.
#pragma once

#include "core/base/ByteSum.h"
#include "core/base/Result.h"
#include "core/document/DocumentKind.h"
#include "core/text/TextEdit.h"

#include <optional>
#include <string>
#include <string_view>

namespace levwright {

// The document to which the text of a journal belongs.
struct JournalOwner {
    std::string path; // path of the document's file, in the bytes of the system; empty if it has none
    std::string name; // the name of a document without a file; may be empty
    std::string game; // id of the catalog
    DocumentKind kind = DocumentKind::Levels;
    // The content of the file when it was last read or written; empty if there was no file.
    std::optional<ByteSum> file;
    bool operator==(const JournalOwner&) const = default;
};

// Produces the bytes of a journal in pieces, which must be appended in order.
class JournalPen {
public:
    // Begins a new journal.
    std::string begin(const JournalOwner& owner, std::string_view text);
    // Appends an edit of the text so far.
    std::string edit(const TextEdit& edit);

private:
    std::string record(std::string_view payload);

    ByteSum m_last; // of the last record
};

struct RecoveredText {
    JournalOwner owner;
    std::string text;
    std::size_t edits = 0; // how many edits were read
    bool whole = true;     // false if something after the last edit was ignored
};

// Any bytes give either an error or a text that the journal's writer had at some time. Errors: the bytes are
// not a journal, or its first record is incomplete.
Result<RecoveredText> readJournal(std::string_view bytes);

} // namespace levwright
