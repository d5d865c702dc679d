// SPDX-License-Identifier: GPL-3.0-or-later
// No script runs forever, whatever function it calls. Each function of the sandbox has a row here.
#include "core/languages/script/roll/Plan.h"
#include "tests/support/TestProgram.h"

#include <QElapsedTimer>
#include <QTest>

#include <format>
#include <map>
#include <vector>

namespace levwright::script_budget_test {
using scriptroll::Ending;
using scriptroll::ScriptOutcome;

namespace {

const std::shared_ptr<const Catalog>& catalog() {
    static const std::shared_ptr<const Catalog> known = Catalog::load("nethack-3.7").value();
    return known;
}

ScriptOutcome outcomeOf(const std::string& script) {
    return scriptroll::tryScript(catalog(), script, "FILE", {}, 1).value();
}

// The code to repeat, and the code before it. The keys are the names from offeredFunctions().
struct Hostile {
    std::string begin;
    std::string call;
};

const std::string longText = "local s = ('a'):rep(100000) ";
const std::string longTable = "local t = {} for i = 1, 20000 do t[i] = i end ";
const std::string cells = "local a = selection.negate() local b = selection.area(1, 1, 70, 18) ";

std::map<std::string, Hostile> hostileCalls() {
    std::map<std::string, Hostile> calls{
        {"d", {"", "d(1000, 6)"}},
        {"hell_tweaks", {cells, "hell_tweaks(b)"}},
        {"ipairs", {longTable, "for _ in ipairs(t) do end"}},
        {"monkfoodshop", {"", "monkfoodshop()"}},
        {"next",
         {"local t = {} for i = 1, 60000 do t[i] = i end for i = 1, 60000 do t[i] = nil end ", "next(t)"}},
        {"pairs", {longTable, "for _ in pairs(t) do end"}},
        {"pcall", {"", "pcall(nil)"}},
        {"percent", {"", "percent(50)"}},
        {"pline", {longText, "pline(s)"}},
        {"select",
         {"local function f(...) while true do select('#', ...) end end "
          "local t = {} for i = 1, 20000 do t[i] = i end f(table.unpack(t)) ",
          ""}},
        {"shuffle", {longTable, "shuffle(t)"}},
        {"table_stringify", {longTable, "table_stringify(t)"}},
        {"tonumber", {"local s = ('9'):rep(100000) ", "tonumber(s)"}},
        {"tostring", {"", "tostring(1 / 3)"}},
        {"type", {"", "type(1)"}},
        {"xpcall", {"local function f() f() end ", "xpcall(f, f)"}},

        {"coroutine.close", {"", "coroutine.close(coroutine.create(pairs))"}},
        {"coroutine.create", {"", "coroutine.create(pairs)"}},
        {"coroutine.isyieldable", {"", "coroutine.isyieldable()"}},
        {"coroutine.resume",
         {"local function f() for i = 1, 400 do end coroutine.resume(coroutine.create(f)) end ", "f()"}},
        {"coroutine.running", {"", "coroutine.running()"}},
        {"coroutine.status", {"local c = coroutine.create(pairs) ", "coroutine.status(c)"}},
        {"coroutine.wrap", {"", "coroutine.wrap(function() for i = 1, 400 do end end)()"}},
        {"coroutine.yield",
         {"local c = coroutine.wrap(function() while true do for i = 1, 40 do end coroutine.yield() end "
          "end) ",
          "c()"}},

        {"string.byte", {longText, "s:byte(1, 2000)"}},
        {"string.char", {longTable + "for i = 1, #t do t[i] = 65 end ", "string.char(table.unpack(t))"}},
        {"string.find", {"local s = ('a'):rep(3000) ", "s:find('a-a-a-a-a-b')"}},
        {"string.format",
         {longText + "local f = ('%99.99f'):rep(200) local t = {} for i = 1, 200 do t[i] = 1e308 end ",
          "f:format(table.unpack(t))"}},
        {"string.gmatch",
         {"local s = ('a'):rep(40) ", "for _ in s:gmatch(('a?'):rep(40) .. ('a'):rep(40)) do end"}},
        {"string.gsub", {"local s = ('a'):rep(3000) ", "s:gsub('.-.-b', '')"}},
        {"string.len", {longText, "s:len()"}},
        {"string.lower", {longText, "s:lower()"}},
        {"string.match", {"local s = ('('):rep(3000) ", "s:match('%b()')"}},
        {"string.pack", {longText, "string.pack('c1000000', s)"}},
        {"string.packsize", {"local f = ('b'):rep(100000) ", "string.packsize(f)"}},
        {"string.rep", {longText, "s:rep(10)"}},
        {"string.reverse", {longText, "s:reverse()"}},
        {"string.sub", {longText, "s:sub(2)"}},
        {"string.unpack", {"local f = ('b'):rep(200) local s = ('a'):rep(200) ", "string.unpack(f, s)"}},
        {"string.upper", {longText, "s:upper()"}},

        {"table.concat", {longTable, "table.concat(t)"}},
        {"table.insert", {longTable, "table.insert(t, 1, 1) t[#t] = nil"}},
        {"table.move", {longTable, "table.move(t, 1, #t, 2)"}},
        {"table.pack", {longTable, "table.pack(table.unpack(t))"}},
        {"table.remove", {longTable, "table.insert(t, table.remove(t, 1))"}},
        {"table.sort",
         {"local t = {} for i = 1, 500 do t[i] = ('\\0'):rep(5000) .. i end ", "table.sort(t)"}},
        {"table.unpack", {longTable, "table.unpack(t)"}},

        {"utf8.char", {longTable, "utf8.char(table.unpack(t))"}},
        {"utf8.codepoint", {longText, "utf8.codepoint(s, 1, 2000)"}},
        {"utf8.codes", {"local s = 'a' .. ('\\x80'):rep(100000) local f = utf8.codes('a') ", "f(s, 1)"}},
        {"utf8.len", {longText, "utf8.len(s)"}},
        {"utf8.offset", {longText, "utf8.offset(s, 100000)"}},
    };
    for (const char* name : {"abs",  "ceil",   "floor",      "sqrt", "sin",  "cos",  "tan",       "asin",
                             "acos", "atan",   "exp",        "log",  "deg",  "rad",  "tointeger", "modf",
                             "type", "random", "randomseed", "cosh", "sinh", "tanh", "frexp",     "log10"})
        calls[std::string("math.") + name] = {"", std::format("math.{}(3)", name)};
    for (const char* name : {"max", "min", "fmod", "ult", "ldexp", "pow", "atan2"})
        calls[std::string("math.") + name] = {"", std::format("math.{}(3, 4)", name)};
    calls["math.max"] = {longTable, "math.max(table.unpack(t))"};

    for (const auto& [name, sign] : std::map<std::string, std::string>{{"add", "+"},
                                                                       {"sub", "-"},
                                                                       {"mul", "*"},
                                                                       {"div", "/"},
                                                                       {"mod", "%"},
                                                                       {"idiv", "//"},
                                                                       {"pow", "^"}})
        calls["text.metatable.__" + name] = {"local s = ('9'):rep(300) ",
                                             std::format("local _ = s {} 3", sign)};
    calls["text.metatable.__unm"] = {"local s = ('9'):rep(300) ", "local _ = -s"};
    for (const auto& [name, sign] : std::map<std::string, std::string>{
             {"band", "&"}, {"bor", "|"}, {"add", "+"}, {"bxor", "~"}, {"sub", "-"}})
        calls["selection.metatable.__" + name] = {cells, std::format("local _ = a {} b", sign)};
    calls["selection.metatable.__tostring"] = {cells, "tostring(a)"};
    calls["u.metatable.__index"] = {"", "local _ = u.depth"};
    // The game crashes on these.
    for (const char* sign : {"unm", "bnot"})
        calls[std::string("selection.metatable.__") + sign] = {cells, ""};
    calls["u.metatable.__newindex"] = {"local function f() u.depth = 1 end ", "pcall(f)"};

    const auto selections = [&](const char* name, const std::string& call) {
        calls[std::string("selection.") + name] = {cells, call};
    };
    selections("new", "selection.new()");
    selections("clone", "a:clone()");
    selections("set", "b:set()");
    selections("get", "b:get(3, 3)");
    selections("numpoints", "a:numpoints()");
    selections("bounds", "a:bounds()");
    selections("negate", "a = a:negate()");
    selections("percentage", "a:percentage(50)");
    selections("rndcoord", "a:rndcoord()");
    selections("line", "a:line(1, 1, 78, 19)");
    selections("rect", "a:rect(1, 1, 78, 19)");
    selections("area", "a:area(1, 1, 78, 19)");
    selections("fillrect", "a:fillrect(1, 1, 78, 19)");
    selections("randline", "a:randline(1, 1, 78, 19, 1000)");
    selections("grow", "a:grow()");
    selections("filter_mapchar", "a:filter_mapchar(' ')");
    selections("match", "selection.match(('xxxxxxxxxxx\\n'):rep(11):gsub('x', 'w'))");
    selections("floodfill", "selection.floodfill(3, 3, true)");
    selections("circle", "a:circle(40, 10, 300, 1)");
    selections("ellipse", "a:ellipse(40, 10, 300, 300, 1)");
    selections(
        "gradient",
        "selection.gradient({ type = 'square', x = 3, y = 3, x2 = 70, y2 = 18, mindist = 4, maxdist = 40 })");
    selections("iterate", "a:iterate(math.abs)");
    selections("room", "selection.room()");

    const auto levels = [&](const char* name, const std::string& call) {
        calls[std::string("des.") + name] = {cells, call};
    };
    const std::string room = "des.room({ x = 1, y = 1, w = 4, h = 4, xalign = 'left', yalign = 'top' }) ";
    levels("level_flags", "des.level_flags('noteleport')");
    levels("level_init", "des.level_init({ style = 'maze', corrwid = 1, wallthick = 1 })");
    levels("message", "des.message('a')");
    levels("map", "des.map({ x = 1, y = 1, map = ('.'):rep(70) .. ('\\n' .. ('.'):rep(70)):rep(18) })");
    levels("terrain", "des.terrain(a, '.')");
    levels("replace_terrain",
           "des.replace_terrain({ x1 = 1, y1 = 1, x2 = 70, y2 = 18, fromterrain = '.', toterrain = '.' })");
    levels("feature", "des.feature('fountain', 3, 3)");
    levels("door", "des.door('locked', 3, 3)");
    levels("drawbridge", "des.drawbridge({ x = 3, y = 3, dir = 'north', state = 'open' })");
    levels("mazewalk", "des.level_init({ style = 'mazegrid', bg = '-' }) des.mazewalk(3, 3, 'east')");
    levels("wallify", "des.wallify()");
    levels("wall_property",
           "des.wall_property({ x1 = 1, y1 = 1, x2 = 70, y2 = 18, property = 'nondiggable' })");
    levels("non_diggable", "des.non_diggable(a)");
    levels("non_passwall", "des.non_passwall(a)");
    levels("mineralize",
           "des.mineralize({ gem_prob = 100, gold_prob = 100, kelp_moat = 100, kelp_pool = 100 })");
    levels("gas_cloud", "des.gas_cloud({ selection = a })");
    levels("reset_level", "des.reset_level()");
    levels("finalize_level", "des.finalize_level()");
    levels("monster", "des.monster()");
    levels("object", "des.object()");
    levels("trap", "des.trap()");
    levels("gold", "des.gold()");
    levels("engraving", "des.engraving({ type = 'burn', text = 'a' })");
    levels("grave", "des.grave()");
    levels("altar", "des.altar()");
    levels("stair", "des.stair('up')");
    levels("ladder", "des.ladder('up')");
    levels("region", "des.region({ region = { 1, 1, 70, 18 }, lit = 1, type = 'ordinary', irregular = true, "
                     "filled = 1 })");
    levels("room", "des.room()");
    levels("random_corridors", "des.random_corridors()");
    calls["des.corridor"] = {room + room, "des.corridor({ srcroom = 0, srcdoor = 0, srcwall = 'all', "
                                          "destroom = 1, destdoor = 0, destwall = 'all' })"};
    levels("levregion", "des.levregion({ region = { 1, 1, 70, 18 }, type = 'branch' })");
    levels("teleport_region", "des.teleport_region({ region = { 1, 1, 70, 18 }, dir = 'down' })");
    levels("exclusion", "des.exclusion({ type = 'teleport', region = { 1, 1, 70, 18 } })");
    return calls;
}

// A call of a function of the game without arguments, or with whatever is available.
std::string usualCall(const std::string& name) {
    if (name.starts_with("obj.")) {
        const std::string made = "obj.new('dagger')";
        const bool takesPlace = name == "obj.placeobj" || name == "obj.bury";
        return name == "obj.new"  ? made
               : name == "obj.at" ? "obj.at(3, 3)"
                                  : std::format("{}({}, {})", name, made, takesPlace ? "3, 3" : made);
    }
    for (const char* place : {"nh.getmap", "nh.gettrap", "nh.deltrap", "nh.abscoord"}) {
        if (name == place)
            return std::format("pcall({}, 3, 3)", name);
    }
    const std::string given = name == "nh.rn2" || name == "nh.random" ? "3"
                              : name == "nh.level_difficulty"         ? ""
                                                                      : "'a'";
    return name.starts_with("nh.") || name.starts_with("u.") ? std::format("{}({})", name, given)
                                                             : std::string();
}

} // namespace

class ScriptBudgetTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyFunctionEnds_data() {
        QTest::addColumn<std::string>("begin");
        QTest::addColumn<std::string>("call");
        const std::map<std::string, Hostile> calls = hostileCalls();
        const std::vector<std::string> offered = scriptroll::functionsOffered(catalog()).value();
        for (const char* name :
             {"string.rep", "des.map", "selection.grow", "selection.metatable.__bor", "u.metatable.__index"})
            QVERIFY2(std::ranges::contains(offered, name), name);
        for (const std::string& name : offered) {
            const auto call = calls.find(name);
            QTest::newRow(name.c_str()) << (call == calls.end() ? std::string() : call->second.begin)
                                        << (call == calls.end() ? usualCall(name) : call->second.call);
        }
    }
    void everyFunctionEnds() {
        QFETCH(std::string, begin);
        QFETCH(std::string, call);
        QVERIFY2(!call.empty() || !begin.empty(), "a new function needs a hostile call of its own");
        requireEnd(begin + "\nwhile true do " + call + " end");
    }

    void otherwise_data() {
        QTest::addColumn<std::string>("script");
        QTest::addColumn<std::string>("message");
        const auto row = [](const char* name, const std::string& script,
                            const std::string& message = "Lua time exceeded") {
            QTest::newRow(name) << script << message;
        };
        row("coroutines in coroutines",
            "local function f() coroutine.wrap(f)() end while true do pcall(f) end");
        row("a coroutine for each step",
            "local function f() for i = 1, 1900 do end end while true do coroutine.wrap(f)() end");
        row("patterns that try back",
            "while true do string.find(('a'):rep(40), ('a?'):rep(40) .. ('a'):rep(40)) end");
        row("one pattern", "string.find(('a'):rep(3000), ('.-'):rep(20) .. 'b')");
        row("texts that are the same to their end",
            "local a = ('a'):rep(1000000) .. 'b' local b = ('a'):rep(1000000) .. 'c' while true do local _ = "
            "a == b end");
        row("texts in order", "local a = ('\\0'):rep(1000000) .. 'b' local b = ('\\0'):rep(1000000) .. 'c' "
                              "while true do local _ = a < b end");
        row("numbers of many digits", "local s = ('9'):rep(1000000) while true do local _ = s + 1 end");
        row("many arguments", "local function g() end local function f(...) while true do g(...) end end "
                              "local t = {} for i = 1, 60000 do t[i] = i end f(table.unpack(t))");
        row("ever more arguments",
            "local function f(...) return f(1, 2, 3, 4, 5, 6, 7, 8, 9, ...) end while true do pcall(f) end");
        row("little memory left",
            "local t = {} local function f() t[#t + 1] = {} end while pcall(f) do end "
            "for i = 1, 20 do t[#t] = nil end while true do local _ = {} end",
            "not enough memory");
        row("mazes", "while true do des.level_init({ style = 'maze' }) des.mazewalk(3, 3, 'east') end");
        row("caves", "while true do des.level_init({ style = 'mines', fg = '.', bg = ' ', smoothed = true, "
                     "joined = true, walled = true }) end");
        row("wide maps", "local s = ('.'):rep(100000) while true do pcall(des.map, s) end");
        row("names of monsters", "local s = ('a'):rep(100000) while true do pcall(des.monster, s) end");
        row("contents",
            "local function f() end while true do des.object({ id = 'chest', contents = f }) end");
        row("texts of engravings",
            "local s = ('a'):rep(10000) local i = 0 while true do i = i + 1 des.engraving({ x = 3, y = 3, "
            "type = 'burn', text = s .. i }) end");
        row("messages",
            "local s = ('a'):rep(100000) local i = 0 while true do i = i + 1 des.message(s .. i) end");
        row("complaints", "local s = ('a'):rep(100000) while true do nh.impossible(s) end");
    }
    void otherwise() {
        QFETCH(std::string, script);
        QFETCH(std::string, message);
        requireEnd(script, message);
    }

    // Steps after the end of the script are not counted.
    void lastStepsAreShort_data() {
        QTest::addColumn<std::string>("call");
        for (const char* call :
             {"des.object()", "des.object('dagger', 3, 3)", "des.monster('ant')", "des.trap('pit', 3, 3)",
              "des.trap()", "des.engraving({ x = i % 70, y = 3, type = 'burn', text = 'a' .. i })",
              "des.gold()", "des.feature('fountain', i % 70, 3)",
              "des.levregion({ region = { 1, 1, 70, 18 }, type = 'branch' })",
              "des.region({ region = { 1, 1, 70, 18 }, lit = 1, type = 'ordinary', irregular = true, filled "
              "= 1 })",
              "des.room()", "des.grave()", "des.terrain(selection.negate(), 'L')",
              "des.mineralize({ gem_prob = 100, gold_prob = 100 })", "des.level_flags('inaccessibles')"})
            QTest::newRow(call) << std::string(call);
    }
    void lastStepsAreShort() {
        QFETCH(std::string, call);
        int count = 1;
        for (int more = 8192; more > 16; more /= 2) {
            if (outcomeOf(times(count + more, call)).end.ending == Ending::Done)
                count += more;
        }
        QElapsedTimer timer;
        timer.start();
        outcomeOf(times(count, call));
        QVERIFY(timer.elapsed() < 5'000);
    }

private:
    static std::string times(int count, const std::string& call) {
        return std::format("des.level_init({{ style = 'solidfill', fg = '.' }}) for i = 1, {} do {} end",
                           count, call);
    }

    static void requireEnd(const std::string& script, const std::string& message = "Lua time exceeded") {
        constexpr std::size_t mostBytes = 12 * 1048576; // 4 MiB, plus one block of twice that size
        QElapsedTimer timer;
        timer.start();
        const ScriptOutcome outcome = outcomeOf(script);
        const qint64 taken = timer.elapsed();
        // What a step costs decides whether the game's limit or our own comes first.
        const bool isOurLimit =
            message == "Lua time exceeded" && outcome.end.message == roll::longerThanWaited;
        if (!isOurLimit)
            QCOMPARE(outcome.end.message, message);
        const bool hasPlace = message != "not enough memory"; // Lua then gives no place
        QVERIFY2(!hasPlace || outcome.end.line == 1 || outcome.end.line == 2,
                 qPrintable(QString::number(outcome.end.line)));
        QVERIFY2(outcome.bytes <= mostBytes, qPrintable(QString::number(outcome.bytes)));
        // Normally a tenth of this; the rest is for busy machines.
        QVERIFY2(taken < 5'000, qPrintable(QString::number(taken)));
    }
};

LEVWRIGHT_TEST(ScriptBudgetTest)

} // namespace levwright::script_budget_test

#include "ScriptBudgetTest.moc"
