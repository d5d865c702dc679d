// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dungeons/definition/DungeonFieldViews.h"

#include "core/base/Numbers.h"
#include "core/base/Phrase.h"
#include "core/dungeons/definition/DungeonFieldEdit.h"

#include <algorithm>

namespace levwright {
namespace {

using F = Field;
using S = DungeonStatementKind;

constexpr int manyVariants = 99;

constexpr FieldKey base{F::Place, {}, 0};
constexpr FieldKey rand{F::Place, {}, 1};
constexpr FieldKey protofile{F::Name, {}, 1};

class DungeonFields {
public:
    DungeonFields(const DungeonEditContext& context, std::size_t statement)
        : m_context(context), m_model(context.model), m_statement(statement), m_node(m_model.node(statement)),
          m_last(context.game.catalog().limit("dungeon-last-level")) {}

    std::vector<FieldView> views() {
        if (m_node.broken)
            return {};
        addNames();
        addPlace();
        addChances();
        if (isBranch())
            addWords();
        if (m_model.notesOf(m_statement) != nullptr)
            addNotes();
        return std::move(m_views);
    }

    std::vector<FieldChoice> choices(const FieldKey& field) const {
        switch (field.field) {
        case F::Name:
            return isBranch() ? dungeons() : std::vector<FieldChoice>();
        case F::Chain:
            return chains();
        case F::Type:
            return words({WordClass::BranchType});
        case F::Direction:
            return words({WordClass::UpDown});
        case F::Alignment:
            return words({WordClass::AlignmentTag, WordClass::NoAlignmentTag});
        default:
            return {};
        }
    }

private:
    bool isDungeon() const { return m_node.kind == S::Dungeon; }
    bool isLevel() const { return definesLevel(m_node.kind); }
    bool isBranch() const { return definesBranch(m_node.kind); }
    bool hasEntryByBranch() const { return m_context.game.catalog().rule("entry-by-branch"); }
    std::string textOf(const Argument* argument) const {
        return argument == nullptr ? std::string() : std::string(m_model.tree->textOf(argument->text));
    }
    std::string sourceOf(const Argument* argument) const {
        return argument == nullptr ? std::string() : std::string(m_model.tree->textOf(argument->range));
    }

    // Adds a field without its value.
    FieldView& add(const FieldKey& key, FieldInput input, std::string_view name, std::string_view label) {
        FieldView& view = m_views.emplace_back();
        view.key = key;
        view.input = input;
        view.name = name;
        view.label = label;
        return view;
    }
    FieldView& addBox(const FieldKey& key, std::string_view name, std::int64_t number,
                      const FieldBounds& bounds) {
        FieldView& view = add(key, FieldInput::Box, name, name);
        view.numbers = {number};
        view.bounds = bounds;
        view.isOptional = bounds.usual.has_value();
        return view;
    }
    static void write(FieldView& view, const Argument* argument, std::string source) {
        view.isWritten = argument != nullptr;
        view.source = std::move(source);
    }
    FieldView& addWord(F field, std::string_view absent, const Argument* argument) {
        FieldView& view = add({field, {}}, FieldInput::Word, nameOf(field), nameOf(field));
        view.isOptional = true;
        view.absent = absent;
        write(view, argument, sourceOf(argument));
        return view;
    }
    void addNames();
    void addPlace();
    void addChances();
    void addWords();
    void addEntry(const Argument* entry);
    void addNotes();
    void addTags();
    const Argument* note(S kind) const;
    std::uint32_t flags() const;
    std::vector<FieldChoice> words(std::initializer_list<WordClass> classes) const;
    std::vector<FieldChoice> dungeons() const;
    std::vector<FieldChoice> chains() const;

    const DungeonEditContext& m_context;
    const DungeonModel& m_model;
    std::size_t m_statement;
    const StatementNode& m_node;
    int m_last; // the last level that a dungeon can have
    std::vector<FieldView> m_views;
};

void DungeonFields::addNames() {
    const Argument* name = m_node.find(F::Name);
    if (isBranch()) {
        FieldView& target = add({F::Name, {}}, FieldInput::Word, said("target"), said("leads to"));
        target.choicesVary = true;
        write(target, name, textOf(name));
    } else if (isDungeon() || isLevel()) {
        add({F::Name, {}}, FieldInput::Line, said("name"), said("name")).text = textOf(name);
    }
    if (const Argument* title = m_node.find(F::Title))
        add({F::Title, {}}, FieldInput::Line, said("title"), said("title")).text = textOf(title);
    if (const Argument* bones = m_node.find(F::Bones)) {
        FieldView& view = add({F::Bones, {}}, FieldInput::Line, said("bones marker"), said("bones marker"));
        view.isOptional = true;
        view.hint = say("One character, or none: then no bones are left here");
        view.text = textOf(bones);
    }
}

void DungeonFields::addPlace() {
    const Argument* place = m_node.find(isDungeon() ? F::Size : F::Place);
    if (place == nullptr)
        return;
    const Argument* chain = m_node.find(F::Chain);
    if (!isDungeon()) {
        FieldView& view = addWord(F::Chain, say("top or bottom"), chain);
        view.label = say("counts from");
        view.source = textOf(chain);
        view.choicesVary = true;
    }
    const auto source = [&](std::size_t which) {
        return std::string(m_model.tree->textOf(m_model.tree->numberOf(*place, which)));
    };
    const int lowest = isDungeon() ? 1 : -m_last;
    FieldView& from = addBox(base, said("base"), place->numbers[0],
                             {.lowest = lowest, .highest = m_last, .hasZero = chain != nullptr});
    from.hint =
        say("1 is the first level, -1 the last one. With a level to count from, it counts from that one. "
            "For a dungeon, it is the number of levels");
    write(from, place, source(0));
    FieldView& count =
        addBox(rand, said("rand"), place->numbers[1], {.lowest = isDungeon() ? 0 : -1, .highest = m_last});
    count.hint = say("How many levels there are to choose from; -1: all levels down to the bottom. For a "
                     "dungeon, how many sizes there are");
    write(count, place, source(1));
}

void DungeonFields::addChances() {
    if (isDungeon() || isLevel()) {
        const Argument* chance = m_node.find(F::Chance);
        FieldView& view =
            addBox({F::Chance, {}}, said("chance"), chance == nullptr ? certainChance : chance->number(),
                   {.lowest = 1, .highest = certainChance, .usual = certainChance});
        view.unit = "%";
        write(view, chance, sourceOf(chance));
    }
    if (const Argument* count = m_node.find(F::Count)) {
        FieldView& view =
            addBox({F::Count, {}}, nameOf(F::Count), count->number(), {.lowest = 1, .highest = manyVariants});
        view.label = say("variants");
        write(view, count, sourceOf(count));
    }
}

void DungeonFields::addWords() {
    addWord(F::Type, "stair", m_node.find(F::Type));
    addWord(F::Direction, "down", m_node.find(F::Direction));
    if (hasEntryByBranch())
        addEntry(m_node.find(F::Entry));
}

void DungeonFields::addEntry(const Argument* entry) {
    FieldView& view = addBox({F::Entry, {}}, said("entry"), entry == nullptr ? 1 : entry->number(),
                             {.lowest = -m_last, .highest = m_last, .usual = 1, .hasZero = false});
    view.hint = say("The level of arrival: 1 is the first level, -1 the last");
    write(view, entry, sourceOf(entry));
}

// Adds what other statements say about it.
void DungeonFields::addNotes() {
    if (isDungeon()) {
        if (!hasEntryByBranch())
            addEntry(note(S::Entry));
        FieldView& fillers = add(protofile, FieldInput::Line, said("filler levels"), said("filler levels"));
        fillers.isOptional = true;
        fillers.hint =
            say("PROTOFILE: the name of the files, with the level's number, of all levels that are not "
                "special");
        fillers.text = textOf(note(S::Protofile));
    }
    addWord(F::Alignment, {}, note(isLevel() ? S::LevelAlignment : S::Alignment));
    addTags();
}

void DungeonFields::addTags() {
    const std::vector<Word>& known = m_context.game.dungeonDialect().tables().words;
    for (std::size_t i = 0; i < known.size(); ++i) {
        const bool ofLevels = known[i].wordClass == WordClass::LevelTag && isLevel();
        if (known[i].wordClass != WordClass::DescriptionTag && !ofLevels)
            continue;
        FieldView& view =
            add({F::Tag, {}, std::uint8_t(i)}, FieldInput::Flag, said("description"), known[i].spelling);
        view.isOptional = true;
        view.isWritten = (flags() & std::uint32_t(known[i].value)) != 0;
    }
}

// The argument of the last note of that kind; null if there is none.
const Argument* DungeonFields::note(S kind) const {
    const Argument* last = nullptr;
    for (const std::size_t each : *m_model.notesOf(m_statement)) {
        if (m_model.node(each).kind == kind && !m_model.node(each).broken)
            last = &m_model.node(each).arguments.front();
    }
    return last;
}

std::uint32_t DungeonFields::flags() const {
    for (const DungeonPartModel& part : m_model.dungeons) {
        if (part.node == m_statement)
            return part.record.flags;
        const auto level = std::ranges::find(part.levels, m_statement, &SpecialLevelModel::node);
        if (level != part.levels.end())
            return level->record.flags;
    }
    return 0;
}

std::vector<FieldChoice> DungeonFields::words(std::initializer_list<WordClass> classes) const {
    std::vector<FieldChoice> found;
    for (const WordClass each : classes) {
        for (const std::string_view word : m_context.game.dungeonDialect().wordsOf(each))
            found.push_back({std::string(word), {}});
    }
    return found;
}

std::vector<FieldChoice> DungeonFields::dungeons() const {
    std::vector<FieldChoice> names;
    names.reserve(m_model.dungeons.size());
    for (const DungeonPartModel& part : m_model.dungeons)
        names.push_back({part.record.name.text, {}});
    return names;
}

std::vector<FieldChoice> DungeonFields::chains() const {
    std::vector<FieldChoice> names;
    const auto isThis = [&](const auto& item) { return item.node == m_statement; };
    for (const DungeonPartModel& part : m_model.dungeons) {
        if (!std::ranges::any_of(part.levels, isThis) && !std::ranges::any_of(part.branches, isThis))
            continue;
        for (const SpecialLevelModel& level : part.levels) {
            // The game's compiler skips the first level of a dungeon when it looks for the level of a chain.
            const bool canBe = isBranch() || &level != &part.levels.front();
            if (canBe && level.node < m_statement && level.record.chance == certainChance)
                names.push_back({level.record.name.text, {}});
        }
    }
    const std::string now = textOf(m_node.find(F::Chain));
    if (!now.empty() && !std::ranges::contains(names, now, &FieldChoice::source))
        names.push_back({now, {}});
    return names;
}

} // namespace

std::vector<FieldView> dungeonFieldsOf(const DungeonEditContext& context, std::size_t statement) {
    return DungeonFields(context, statement).views();
}

std::vector<FieldChoice> dungeonChoicesOf(const DungeonEditContext& context, std::size_t statement,
                                          const FieldKey& field) {
    return DungeonFields(context, statement).choices(field);
}

EditOutcome setShownDungeonField(const DungeonEditContext& context, std::size_t statement,
                                 const FieldKey& field, const std::optional<std::string>& source) {
    const StatementKind kind = context.model.node(statement).kind;
    if (field == base || field == rand) {
        const std::optional<int> number = source ? wholeNumber<int>(*source) : std::nullopt;
        if (!number)
            return refuse(say("This must be a number."));
        return (field == base ? setBase : setRand)(context, statement, *number);
    }
    if (field == protofile)
        return setNote(context, statement, S::Protofile, source);
    switch (field.field) {
    case F::Name:
        return definesBranch(kind) ? setBranchTarget(context, statement, source.value_or(std::string()))
                                   : setDungeonField(context, statement, F::Name, source);
    case F::Bones:
        return setDungeonField(context, statement, F::Bones, source.value_or("none"));
    case F::Chain:
        return setChain(context, statement, source);
    case F::Entry:
        return definesBranch(kind) ? setDungeonField(context, statement, F::Entry, source)
                                   : setNote(context, statement, S::Entry, source);
    case F::Alignment:
        return setNote(context, statement, definesLevel(kind) ? S::LevelAlignment : S::Alignment, source);
    case F::Tag: {
        const std::string& tag = context.game.dungeonDialect().word(field.part).spelling;
        return (source ? addDescription : removeDescription)(context, statement, tag);
    }
    default:
        return setDungeonField(context, statement, field.field, source);
    }
}

} // namespace levwright
