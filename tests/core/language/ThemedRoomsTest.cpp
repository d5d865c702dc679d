// SPDX-License-Identifier: GPL-3.0-or-later
// Files of themed rooms: each room and fill is a level of its own.
#include "core/document/LevelsAnalysis.h"
#include "core/edit/NameEdit.h"
#include "core/languages/games/Games.h"
#include "core/model/LevelLanguage.h"
#include "core/roll/Roller.h"
#include "tests/support/Printed.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"
#include "tests/support/Wanted.h"

#include <QTest>

#include <algorithm>
#include <format>
#include <set>
#include <string>

namespace levwright::themed_rooms_test {
namespace {

// As people write for 3.7: entries may be functions, and comments are their names.
constexpr const char* functions = R"lua(-- my rooms
local postprocess = { };

themeroom_fills = {
   -- Ice room
   function(rm)
      des.terrain(selection.room(), "I");
   end,

   {
      -- Boulder room
      mindiff = 4,
      contents = function(rm)
         des.object("boulder");
      end,
   },
};

themerooms = {
   {
      -- the "default" room
      frequency = 1000,
      contents = function()
         des.room({ type = "ordinary", filled = 1 });
      end
   },

   -- Cross
   -- (with arms)
   function()
      des.map({ map = [[
xxx---xxx
xxx|.|xxx
----.----
|.......|
----.----
xxx|.|xxx
xxx---xxx]], contents = function(m) filler_region(4,3); end });
   end,

   function() des.room({ w = 3, h = 3 }) end, shared_room,
   { maxdiff = 8, mindiff = 2, frequency = n, contents = function() end };
};

function filler_region(x, y)
   des.region({ region={x,y,x,y}, type="ordinary", irregular=true, filled=1 });
end
function is_eligible(room) return true end
function themerooms_generate() end
function themeroom_fill(rm) end
function pre_themerooms_generate() end
function post_themerooms_generate() end
function post_level_generate() end
)lua";

// As in 5.0: tables with names, and nothing else.
constexpr const char* tables = R"lua(themeroom_fills = {
   { name = "Dark only", eligible = function(rm) return rm.lit == false end,
     contents = function(rm) des.object("gold piece") end },
   { name = "Never", frequency = 0, contents = function(rm) end },
   { name = "Lit only, mostly", eligible = function(rm) return rm.lit == true end,
     contents = function(rm) des.object("diamond") end },
}
themerooms = {
   { name = "default", frequency = 3, contents = function() des.room({ type = "ordinary" }) end },
   { name = 'Small', frequency = 0.5, mindiff = 3,
     contents = function() des.room({ type = "themed", w = 3, h = 3 }) end },
   { name = "Filled", contents = function() des.room({ type = "themed", contents = themeroom_fill }) end },
}
)lua";

LevelsAnalysis analysisOf(const std::string& text) {
    return {loadGame("nethack-3.7").value(), TextSnapshot(text)};
}

// The level with that name; the test fails if there is none.
std::size_t levelNamed(const LevelsAnalysis& file, std::string_view name) {
    for (std::size_t i = 0; i < file.levelCount(); ++i) {
        if (file.level(i).hasHeader() && file.level(i).name == name)
            return i;
    }
    QTest::qFail("there is no such themed room", __FILE__, __LINE__);
    return 0;
}

std::string listed(const LevelsAnalysis& file) {
    std::string lines;
    for (std::size_t i = 0; i < file.levelCount(); ++i) {
        if (const auto& entry = file.level(i).themed)
            lines += std::format("{} {} {}: {}\n", entry->list == ThemedList::Rooms ? "room" : "fill",
                                 entry->number, entry->name, summaryOf(*entry));
    }
    return lines;
}

Result<roll::RollPlanPtr> planOf(const LevelsAnalysis& file, std::string_view name,
                                 const roll::RollContext& context = {}) {
    return file.game().language().plan(file.source(levelNamed(file, name)), context);
}

QStringList themedFiles() {
    return {sharedFolder() + QStringLiteral("/corpus/nethack-5.0/lua/themerms.lua"),
            sharedFolder() + QStringLiteral("/corpus/variants/crecellehack/lua/themerms.lua")};
}

} // namespace

class ThemedRoomsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void entriesAreListed_data() {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::string>("lines");
        QTest::newRow("functions and comments")
            << std::string(functions)
            << std::string("fill 1 Ice room: frequency 1 (50.0 %)\n"
                           "fill 2 Boulder room: frequency 1 (50.0 %), from difficulty 4\n"
                           "room 1 the \"default\" room: frequency 1000 (99.8 %)\n"
                           "room 2 Cross: frequency 1 (0.10 %)\n"
                           "room 3 room 3: frequency 1 (0.10 %)\n"
                           "room 5 room 5: frequency is computed, difficulty 2 to 8\n");
        QTest::newRow("tables and names")
            << std::string(tables)
            << std::string("fill 1 Dark only: frequency 1 (50.0 %), only in some rooms\n"
                           "fill 2 Never: never chosen\n"
                           "fill 3 Lit only, mostly: frequency 1 (50.0 %), only in some rooms\n"
                           "room 1 default: frequency 3 (66.7 %)\n"
                           "room 2 Small: frequency 0.5 (11.1 %), from difficulty 3\n"
                           "room 3 Filled: frequency 1 (22.2 %)\n");
        QTest::newRow("in one line") << std::string("themerooms={function()end,{name=\"b\"};{}}")
                                     << std::string("room 1 room 1: frequency 1 (33.3 %)\n"
                                                    "room 2 b: frequency 1 (33.3 %)\n"
                                                    "room 3 room 3: frequency 1 (33.3 %)\n");
        QTest::newRow("a long comment")
            << std::string("themerooms = {\n--[==[ Den\nof thieves ]==]\nfunction() end }")
            << std::string("room 1 Den: frequency 1 (100.0 %)\n");
        QTest::newRow("a comment that stands apart")
            << std::string("themerooms = {\n-- shapes\n\nfunction() end }")
            << std::string("room 1 room 1: frequency 1 (100.0 %)\n");
        QTest::newRow("half typed") << std::string(
                                           "themerooms = { { name = \"a\", contents = function() des.")
                                    << std::string("room 1 a: frequency 1 (100.0 %)\n");
        QTest::newRow("no list") << std::string("local themerooms = 3\ndes.room({})") << std::string();
    }

    void entriesAreListed() {
        QFETCH(const std::string, text);
        QFETCH(const std::string, lines);
        QCOMPARE(listed(analysisOf(text)), lines);
    }

    void bytesAreKept_data() {
        QTest::addColumn<std::string>("text");
        QTest::newRow("functions") << std::string(functions);
        QTest::newRow("tables") << std::string(tables);
    }

    void bytesAreKept() {
        QFETCH(const std::string, text);
        const GamePtr game = loadGame("nethack-3.7").value();
        for (std::size_t length = 0; length <= text.size(); length += 3) {
            const std::string part = text.substr(0, length);
            const FileTree file = game->language().parse(TextSnapshot(part));
            QCOMPARE(printed(file), part);
            Offset at = 0;
            for (const LevelPlace& place : file.levels) {
                QCOMPARE(place.start, at);
                at += place.tree->size;
            }
            QCOMPARE(at, part.size());
        }
    }

    void onlyTheEntryChanges() {
        const LevelsAnalysis file = analysisOf(functions);
        const std::size_t level = levelNamed(file, "Cross");
        const LevelSource source = file.source(level);
        QCOMPARE(source.level.parts.size(), 1U);
        const EditOutcome painted = file.game().language().paint(source, 0, {{{2, 3}, '{'}});
        QVERIFY(painted.has_value());
        const TextEdit edit = painted->shifted(file.levelStart(level));
        std::string wanted = functions;
        wanted.replace(wanted.find("|.......|") + 2, 1, "{");
        QCOMPARE(edit.apply(std::string(functions)), wanted);
    }

    void callsGoIntoContents_data() {
        QTest::addColumn<std::string>("entry");
        QTest::addColumn<std::string>("wanted");
        QTest::newRow("behind the others")
            << std::string("{ contents = function(rm)\n   des.trap()\nend }")
            << std::string("{ contents = function(rm)\n   des.trap()\n   des.gold()\nend }");
        QTest::newRow("an empty function")
            << std::string("function(rm)\nend") << std::string("function(rm)\n  des.gold()\nend");
        QTest::newRow("before what it returns")
            << std::string("function(rm)\n   return 1\nend")
            << std::string("function(rm)\n   des.gold()\n   return 1\nend");
        QTest::newRow("no function") << std::string("{ contents = shared }") << std::string();
    }

    void callsGoIntoContents() {
        QFETCH(const std::string, entry);
        QFETCH(const std::string, wanted);
        const auto around = [](const std::string& text) { return "themeroom_fills = {\n" + text + ",\n}\n"; };
        const LevelsAnalysis file = analysisOf(around(entry));
        const EditOutcome edit = file.game().language().insert(file.source(1), 0, "des.gold()");
        QCOMPARE(edit.has_value(), !wanted.empty());
        if (edit)
            QCOMPARE(edit->shifted(file.levelStart(1)).apply(around(entry)), around(wanted));
    }

    void valuesAreChanged_data() {
        QTest::addColumn<std::string>("entry");
        QTest::addColumn<int>("field"); // name, frequency, lowest and highest difficulty
        QTest::addColumn<std::string>("value");
        QTest::addColumn<std::string>("wanted");
        QTest::newRow("a name") << std::string("{ name = 'a', contents = f }") << 0 << std::string("b \"c\"")
                                << std::string("{ name = 'b \"c\"', contents = f }");
        QTest::newRow("a new value") << std::string("{\n   contents = f\n}") << 1 << std::string("2.5")
                                     << std::string("{\n   frequency = 2.5,\n   contents = f\n}");
        QTest::newRow("a limit") << std::string("{ mindiff=3, contents=f }") << 2 << std::string("4")
                                 << std::string("{ mindiff=4, contents=f }");
        QTest::newRow("a value less") << std::string("{ maxdiff = 3, contents = f }") << 3 << std::string()
                                      << std::string("{ contents = f }");
        QTest::newRow("an empty table")
            << std::string("{}") << 1 << std::string("0") << std::string("{ frequency = 0 }");
        QTest::newRow("no number") << std::string("{ contents = f }") << 1 << std::string("}{")
                                   << std::string();
        QTest::newRow("a function") << std::string("function() end") << 1 << std::string("2")
                                    << std::string();
    }

    void valuesAreChanged() {
        QFETCH(const std::string, entry);
        QFETCH(const int, field);
        QFETCH(const std::string, value);
        QFETCH(const std::string, wanted);
        const std::string before = "-- mine\nthemerooms = { ";
        const std::string text = before + entry + ", }\n";
        const LevelsAnalysis file = analysisOf(text);
        const EditOutcome edit =
            file.setField(StatementRef{1, 0}, {Field::Attribute, {}, std::uint8_t(field)},
                          value.empty() ? std::nullopt : std::optional(value));
        QCOMPARE(edit.has_value(), !wanted.empty());
        if (edit)
            QCOMPARE(edit->apply(text), before + wanted + ", }\n");
    }

    void renames_data() {
        QTest::addColumn<std::string>("entry");
        QTest::addColumn<std::string>("name");
        QTest::addColumn<std::string>("wanted");
        QTest::newRow("another name") << std::string("{ name = 'a', contents = f }") << std::string("Den")
                                      << std::string("{ name = 'Den', contents = f }");
        QTest::newRow("a first name") << std::string("{ contents = f }") << std::string("Den")
                                      << std::string("{ name = \"Den\", contents = f }");
        QTest::newRow("no name") << std::string("{ name = 'a', contents = f }") << std::string()
                                 << std::string("{ contents = f }");
        const std::string function = "function() end";
        QTest::newRow("a function within a line") << function << std::string("Den") << std::string();
        QTest::newRow("a function") << "\n  " + function << std::string("Den") << "\n  -- Den\n  " + function;
        QTest::newRow("a function with a comment")
            << "\n  -- A pit\n  -- and more\n" + function << std::string("Den")
            << "\n  -- Den\n  -- and more\n" + function;
        QTest::newRow("a function with a long comment")
            << "\n--[[ Pit ]]\n" + function << std::string("Den") << "\n--[[ Den ]]\n" + function;
        QTest::newRow("a name that ends its comment")
            << "\n--[[ Pit ]]\n" + function << std::string("a ]] b") << std::string();
        QTest::newRow("a name that begins a long comment")
            << "\n--Pit\n" + function << std::string("[[ a") << std::string();
        QTest::newRow("a function without a name")
            << "\n-- Pit\n" + function << std::string() << std::string();
    }

    // As the outline does it.
    void renames() {
        QFETCH(const std::string, entry);
        QFETCH(const std::string, name);
        QFETCH(const std::string, wanted);
        const std::string before = "-- mine\nthemerooms = { ";
        const std::string text = before + entry + ", }\n";
        const LevelsAnalysis file = analysisOf(text);
        const EditOutcome edit = rename(file.game().language(), file.source(1), 0, name);
        QCOMPARE(edit.has_value(), !wanted.empty());
        if (edit)
            QCOMPARE(edit->shifted(file.levelStart(1)).apply(text), before + wanted + ", }\n");
    }

    void valuesAreShown() {
        const LevelsAnalysis file =
            analysisOf("themerooms = { { name = \"Den\", frequency = n, mindiff = 2, contents = f } }");
        const StatementView view = file.view({1, 0});
        QCOMPARE(view.title, std::string("Den"));
        std::string shown;
        for (const FieldView& field : view.fields)
            shown += field.label + "=" + (field.isWritten ? field.source : "(" + field.absent + ")") + " ";
        QCOMPARE(shown, std::string("name=Den frequency=n lowest difficulty=2 highest difficulty=(any) "));
        // A place before the first call stands for the room.
        QCOMPARE(file.statementAt(file.text().bytes().find("Den")), (std::optional(StatementRef{1, 0})));
    }

    void entriesAreAdded_data() {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::string>("wanted"); // with E for the new entry
        QTest::newRow("behind the last")
            << std::string("themerooms = {\n   {},\n};\n") << std::string("themerooms = {\n   {},\n\nE};\n");
        QTest::newRow("as close as the others") << std::string("themerooms = {\n   {},\n   {},\n};\n")
                                                << std::string("themerooms = {\n   {},\n   {},\nE};\n");
        QTest::newRow("without a separator")
            << std::string("themerooms = {\n   {}\n};\n") << std::string("themerooms = {\n   {},\n\nE};\n");
        QTest::newRow("in one line") << std::string("themerooms = { {} }\n")
                                     << std::string("themerooms = { {},\n\nE }\n");
        QTest::newRow("an empty list")
            << std::string("themerooms = {\n}\n") << std::string("themerooms = {\nE}\n");
        QTest::newRow("the other list") << std::string("themeroom_fills = {\n}\n")
                                        << std::string("themeroom_fills = {\n}\n\nthemerooms = {\nE}\n");
        QTest::newRow("an empty file") << std::string() << std::string("themerooms = {\nE}\n");
        QTest::newRow("comments") << std::string("-- my rooms")
                                  << std::string("-- my rooms\n\nthemerooms = {\nE}\n");
        QTest::newRow("a level") << std::string("des.room({})\n") << std::string();
        QTest::newRow("a computed list")
            << std::string("themeroom_fills = {}\nthemerooms = all()\n") << std::string();
    }

    void entriesAreAdded() {
        QFETCH(const std::string, text);
        QFETCH(std::string, wanted);
        const LevelsAnalysis file = analysisOf(text);
        const LevelLanguage& language = file.game().language();
        for (const ThemedForm form : {ThemedForm::Room, ThemedForm::Map}) {
            const std::string entry = language.themedEntry(form, "New");
            const EditOutcome edit = language.addThemed(file.tree(), ThemedList::Rooms, entry);
            QCOMPARE(edit.has_value(), !wanted.empty());
            if (!edit)
                continue;
            std::string all = wanted;
            all.replace(all.find('E'), 1, entry);
            QCOMPARE(edit->apply(text), all);
            const LevelsAnalysis after = analysisOf(all);
            QVERIFY(after.diagnostics().empty());
            QVERIFY(planOf(after, "New").has_value());
        }
    }

    void anEntryGoesAlone() {
        std::string wanted = functions;
        const LevelsAnalysis file = analysisOf(functions);
        const std::size_t level = levelNamed(file, "Cross");
        const auto range = file.game().language().themedRange(file.source(level));
        QVERIFY(range.has_value());
        const std::string_view own = file.source(level).slice(*range);
        QVERIFY(own.starts_with("   -- Cross\n") && own.ends_with("   end,\n"));
        const Removal removal = file.removalOf({StatementRef{level, 0}});
        wanted.erase(file.levelStart(level), file.levelText(level).size());
        QCOMPARE(removal.edit.apply(functions), wanted);
        QVERIFY(analysisOf(wanted).diagnostics().size() <= file.diagnostics().size());
    }

    void otherPartsAreKnown_data() {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::string>("problems");
        QTest::newRow("a helper of the file")
            << std::string("themerooms = { function() mine(1) end }\nfunction mine(n) end\n")
            << std::string();
        QTest::newRow("nobody's helper")
            << std::string("themerooms = { function() mine(1) end }\n") << std::string("1 undefined-name\n");
        QTest::newRow("in a helper") << std::string("themerooms = { }\nfunction f() des.nothing() end\n")
                                     << std::string("0 no-such-function\n");
        QTest::newRow("in the rooms") << std::string("themerooms = { function() des.object(\"soap\") end, "
                                                     "function() des.trap(\"pits\") end }\n")
                                      << std::string("1 no-such-thing\n2 unknown-trap\n");
        QTest::newRow("a map without a place")
            << std::string("themerooms = { function() des.map({ map = \"...\" }) end }\n") << std::string();
        QTest::newRow("a place of the file")
            << std::string("local place = {1, 1}\nthemerooms = { function() des.object(\"!\", place) end }\n")
            << std::string();
        QTest::newRow("two of a name")
            << std::string("themerooms = { {name=\"a\"}, {name=\"a\"} }\n") << std::string();
        QTest::newRow("syntax") << std::string("themerooms = { function() des.room( end }\n")
                                << std::string("1 lua-syntax\n");
    }

    void otherPartsAreKnown() {
        QFETCH(const std::string, text);
        QFETCH(const std::string, problems);
        const LevelsAnalysis file = analysisOf(text);
        std::string found;
        for (const Diagnostic& each : file.diagnostics())
            found += std::format("{} {}\n", file.levelAt(each.range.begin), kindOf(each.code).name);
        QCOMPARE(found, problems);
    }

    void everyEntryIsRolled_data() {
        QTest::addColumn<QString>("path");
        QTest::newRow("5.0") << QStringLiteral("nethack-5.0");
        QTest::newRow("CrecelleHack") << QStringLiteral("variants/crecellehack");
    }

    // LEVWRIGHT_ROOM_ROLLS=1000 for a long run by hand. LEVWRIGHT_ROLLS would not do, because it makes long
    // tests shorter in slow builds, and would make this one forty times as long.
    void everyEntryIsRolled() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const QString, path);
        const auto rolls = std::uint64_t(wantedNumber("LEVWRIGHT_ROOM_ROLLS", 20));
        const QByteArray bytes =
            fileBytes(sharedFolder() + QStringLiteral("/corpus/%1/lua/themerms.lua").arg(path));
        const LevelsAnalysis file = analysisOf(bytes.toStdString());
        int entries = 0;
        for (std::size_t i = 0; i < file.levelCount(); ++i) {
            if (!file.level(i).themed)
                continue;
            ++entries;
            for (const bool alone : {false, true}) {
                roll::RollContext context;
                context.alone = alone;
                const auto plan = file.game().language().plan(file.source(i), context);
                QVERIFY2(plan.has_value(), plan ? "" : plan.error().message.c_str());
                roll::Roller roller(*plan);
                for (std::uint64_t seed = 1; seed <= rolls; ++seed) {
                    const roll::LevelInstance& level = roller.roll(seed);
                    QVERIFY2(level.fatal == roll::Fatal::None, file.level(i).name.c_str());
                    QVERIFY(!level.rooms.empty());
                    QVERIFY2(level.complaints.empty(), file.level(i).name.c_str());
                }
            }
        }
        QCOMPARE(entries, 46);
    }

    // Every second call makes the chosen room; the other makes an ordinary one.
    void halfOfTheRoomsAreChosen() {
        const LevelsAnalysis file = analysisOf(tables);
        const auto plan = planOf(file, "Small");
        QVERIFY(plan.has_value());
        roll::Roller roller(*plan);
        int chosen = 0;
        int all = 0;
        for (std::uint64_t seed = 1; seed <= 200; ++seed) {
            for (const roll::RolledRoom& room : roller.roll(seed).rooms) {
                ++all;
                chosen += room.type == 1 && room.area.width() == 3 && room.area.height() == 3 ? 1 : 0;
            }
        }
        const double share = double(chosen) / all;
        QVERIFY2(share > 0.42 && share < 0.58, std::to_string(share).c_str());
    }

    void contentsAreChosen_data() {
        QTest::addColumn<std::string>("level");
        QTest::addColumn<std::string>("fill");
        QTest::addColumn<int>("difficulty");
        QTest::addColumn<std::string>("answer"); // what each roll has, or why there is none
        QTest::newRow("a fill") << std::string("Dark only") << std::string() << 12 << std::string("gold");
        QTest::newRow("a room with a fill")
            << std::string("Filled") << std::string("Lit only mostly") << 12 << std::string("diamond");
        QTest::newRow("too easy") << std::string("Small") << std::string() << 2
                                  << std::string(
                                         "“Small” needs a difficulty of 3 or more; this level has 2.");
        QTest::newRow("no such fill") << std::string("Filled") << std::string("Gas") << 12
                                      << std::string("The file has no contents “Gas” for themed rooms.");
    }

    void contentsAreChosen() {
        QFETCH(const std::string, level);
        QFETCH(const std::string, fill);
        QFETCH(const int, difficulty);
        QFETCH(const std::string, answer);
        const LevelsAnalysis file = analysisOf(tables);
        roll::RollContext context;
        context.fill = fill;
        context.difficulty = difficulty;
        const auto plan = planOf(file, level, context);
        if (!plan) {
            QCOMPARE(plan.error().message, answer);
            return;
        }
        const Catalog& catalog = file.game().catalog();
        const auto isWanted = [&](const roll::RolledObject& object) {
            const std::string_view name = catalog.objects()[std::size_t(object.kind)].name;
            return name.starts_with(answer) && !object.mineral;
        };
        roll::Roller roller(*plan);
        int rolls = 0;
        for (std::uint64_t seed = 1; seed <= 20; ++seed)
            rolls += std::ranges::any_of(roller.roll(seed).objects, isWanted) ? 1 : 0;
        // Not every room suits the contents.
        QVERIFY2(fill.empty() ? rolls == 20 : rolls > 5, std::to_string(rolls).c_str());
    }

    void contextIsText() {
        roll::RollContext context;
        context.fill = "Ice room";
        context.alone = true;
        QCOMPARE(roll::parseContext(roll::toText(context)).value(), context);
    }

    void rollsRepeat() {
        const LevelsAnalysis file = analysisOf(functions);
        const auto plan = planOf(file, "Cross");
        QVERIFY2(plan.has_value(), plan ? "" : plan.error().message.c_str());
        roll::Roller one(*plan);
        roll::Roller two(*plan);
        two.roll(5);
        QCOMPARE(two.roll(7) == one.roll(7), true);
        QCOMPARE(one.roll(7).seed, 7U);
    }

    void aRoomAloneIsAlone() {
        const LevelsAnalysis file = analysisOf(functions);
        roll::RollContext context;
        context.alone = true;
        const auto plan = planOf(file, "Cross", context);
        QVERIFY2(plan.has_value(), plan ? "" : plan.error().message.c_str());
        roll::Roller roller(*plan);
        for (std::uint64_t seed = 1; seed <= 50; ++seed)
            QCOMPARE(roller.roll(seed).rooms.size(), 1U);
    }

    // In the mode of themed rooms each region is a room, but not within another.
    void regionsInRoomsLeaveThemOpen() {
        const LevelsAnalysis file = analysisOf(R"lua(themerooms = { { name = "Mine", contents = function()
   des.room({ type = "themed", w = 5, h = 5, contents = function()
      des.region({ region = {1,1, 2,2}, contents = function() nh.impossible("called") end })
      nh.impossible(tostring(selection.room():numpoints() > 0))
   end })
end } }
)lua");
        roll::RollContext context;
        context.alone = true;
        const auto plan = planOf(file, "Mine", context);
        QVERIFY2(plan.has_value(), plan ? "" : plan.error().message.c_str());
        std::set<std::string> said;
        roll::Roller roller(*plan);
        for (const roll::Complaint& each : roller.roll(1).complaints)
            said.insert(each.text);
        QCOMPARE(said, (std::set<std::string>{"region as subroom", "true"}));
    }

    // A map with one number of its place gets the other by chance.
    void mapsWithHalfAPlace() {
        const LevelsAnalysis file = analysisOf(R"lua(themerooms = { { name = "Mine", contents = function()
   des.map({ x = 30, map = "---\n|.|\n---" })
end } }
)lua");
        const auto plan = planOf(file, "Mine");
        QVERIFY2(plan.has_value(), plan ? "" : plan.error().message.c_str());
        std::set<int> rows;
        roll::Roller roller(*plan);
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            for (const roll::CellOrigin& each : roller.roll(seed).origins) {
                if (roll::placeOf(each.cell).x == 30)
                    rows.insert(roll::placeOf(each.cell).y);
            }
        }
        QVERIFY2(rows.size() > 3, std::to_string(rows.size()).c_str());
    }

    // Whatever the file does to its memory, only its roll ends.
    void fullMemoryEndsTheRoll() {
        const LevelsAnalysis file = analysisOf(
            functions +
            std::string("local n, s, t = 0, 40000, {} keep = t for i = 1, 600 do t[i] = false end\n"
                        "local function f() n = n + 1 t[n] = string.rep(\"x\", s) end\n"
                        "local ok = true while ok do ok = pcall(f) end\n"));
        const auto plan = planOf(file, "Cross");
        if (plan)
            QVERIFY(roll::Roller(*plan).roll(1).fatal != roll::Fatal::None);
        else
            QVERIFY(!plan.error().message.empty());
    }

    // The text of a single entry is what trials of edits read; as a file it is wrong.
    void anEntryAloneIsAnError() {
        const LevelsAnalysis file = analysisOf("{ contents = function() mine() end }");
        QCOMPARE(file.diagnostics().size(), 1U);
        QCOMPARE(file.diagnostics().front().message(),
                 std::string("Lua says: a themed room cannot stand alone."));
    }

    void stockFilesAreListed() {
        LEVWRIGHT_NEEDS_SHARED();
        for (const QString& path : themedFiles()) {
            const std::string text = fileBytes(path).toStdString();
            const LevelsAnalysis file = analysisOf(text);
            QCOMPARE(printed(file.tree()), text);
            const std::string lines = listed(file);
            QVERIFY(lines.contains("room 1 default: frequency 1000 (96.4 %)\n"));
            QVERIFY(lines.contains("room 31 Twin businesses: frequency 1 (0.10 %), from difficulty 4\n"));
            QVERIFY(lines.contains("fill 6 Garden: frequency 1 (6.7 %), only in some rooms\n"));
        }
    }
};

LEVWRIGHT_TEST(ThemedRoomsTest)

} // namespace levwright::themed_rooms_test

#include "ThemedRoomsTest.moc"
