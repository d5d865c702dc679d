// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/LevComp.h"
#include "core/base/Contract.h"
#include "core/catalog/GameComposer.h"
#include "core/formats/FileForms.h"
#include "core/languages/games/Games.h"
#include "core/levcomp/LevelImport.h"
#include "tests/fuzz/Properties.h"

#include <array>
#include <sstream>

namespace levwright::fuzz {
namespace {

// A variant with terrain, a statement and options of its own, whose levels have the header of NetHack 3.6.
const GamePtr& variant() {
    static const GamePtr game = [] {
        const std::vector<TableFile> files{
            {"game", "game", "name\tvalue\nbase\tnethack-3.6\n"},
            {"terrain", "terrain", "character\tname\tnumber\n'b'\tbog\t60\n\tice\t61\n"},
            {"keywords", "keywords", "spelling\tclass\nBOG\tstatement word\nwet\tmonster option word\n"},
            {"statements", "statements", "word\tform\topcode\nBOG\tselection\tBOG\n"},
            {"statement-options", "options", "owner\tword\tform\tcode\nmonster\twet\tnumber\tSP_M_V_WET\n"},
            {"opcodes", "opcodes", "name\tnumber\nBOG\t90\n"},
            {"option-codes", "codes", "name\tnumber\nSP_M_V_WET\t16\nSP_M_V_END\t17\n"}};
        return composeGame("marsh", *builtInTables("nethack-3.6"), files).and_then(gameOf).value();
    }();
    return game;
}

} // namespace

void checkDecompiling(std::string_view bytes) {
    const Result<ImportedLevel> own = importLevel(variant(), bytes, "own.lev");
    require(own || !own.error().message.empty(), "what cannot be decompiled says why");
    Result<DecodedFile> decoded = decodeLevelFile(bytes);
    const Result<ImportedLevel> imported = importLevel(bytes, "fuzz.lev");
    require(imported || !imported.error().message.empty(), "what cannot be decompiled says why");
    if (!imported)
        return;
    require(decoded.has_value(), "only a level is decompiled");
    // lev_comp writes for the usual builds. Apart from the header, the file does not depend on the build.
    const bool longs64 = imported->target.abi.longs64;
    const Target target =
        usualTarget(imported->target.gameId, {.longs64 = longs64, .byteOrder = std::endian::little}).value();
    MemoryFileStore store;
    require(store.replace("fuzz.des", imported->text).has_value(), "memory can be written");
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream errors;
    const std::array<std::string, 5> arguments{"--abi", longs64 ? "lp64" : "ilp32", "--target", target.gameId,
                                               "fuzz.des"};
    require(cli::levComp(arguments, cli::Console{store, in, out, errors}) == cli::Success,
            "a decompiled level compiles");
    const Result<std::string> compiled = store.read(imported->levelName + ".lev", cli::maximumFileSize);
    require(compiled && *compiled == formNamed(target.form)->encode(decoded->contents, target).value(),
            "a decompiled level compiles to the same bytes");
}

} // namespace levwright::fuzz
