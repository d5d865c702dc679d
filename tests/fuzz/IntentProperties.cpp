// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that an editor asks a language, in any order, about any level.
#include "core/base/CellTurn.h"
#include "core/base/Contract.h"
#include "core/document/Document.h"
#include "core/document/LevelsAnalysis.h"
#include "tests/fuzz/Properties.h"

#include <algorithm>
#include <array>

namespace levwright::fuzz {
namespace {

constexpr std::array<std::string_view, 8> sources{"random", "(1,1)", "5", "\"x\"", "'D'", "", "\n", "}"};

// As the field's input would write it.
std::string asWritten(const FieldView& field, const FieldChoice& choice) {
    const bool isBare = choice.isBare || choice.source == "random" || choice.source.starts_with('"');
    return field.input == FieldInput::Name && !isBare ? '"' + choice.source + '"' : choice.source;
}

class Intents {
public:
    Intents(const GamePtr& game, Input& input)
        : m_input(input), m_document(game, std::string(input.text()), DocumentKind::Levels) {}

    void run() {
        const std::string first(m_document.text().bytes());
        constexpr int mostIntents = 6;
        for (int i = 0; i < mostIntents && m_input.hasChoices(); ++i) {
            m_level = m_input.choose(analysis().levelCount());
            once();
        }
        m_document.goToStep(0);
        require(m_document.text().bytes() == first, "undo gives the bytes back");
    }

private:
    const LevelsAnalysis& analysis() const { return *m_document.analysis()->levels(); }
    const LevelLanguage& language() const { return analysis().game().language(); }
    LevelSource source() const { return analysis().source(m_level); }
    const LevelTree& tree() const { return *analysis().level(m_level).tree; }
    Point somePlace() { return {int(m_input.choose(84)) - 2, int(m_input.choose(25)) - 2}; }
    std::size_t someStatement() { return m_input.choose(tree().statements.size()); }

    void once() {
        using Intent = void (Intents::*)();
        constexpr std::array<Intent, 9> intents{&Intents::paint,  &Intents::set,   &Intents::move,
                                                &Intents::turn,   &Intents::place, &Intents::arrange,
                                                &Intents::remove, &Intents::shape, &Intents::align};
        (this->*intents[m_input.choose(intents.size())])();
    }

    bool take(const EditOutcome& outcome) {
        if (!outcome) {
            require(!outcome.error().reason.empty(), "a refusal has a reason");
            return false;
        }
        require(outcome->fits(source().text.size()), "an edit fits its level");
        m_document.apply(m_document.revision(), outcome->shifted(analysis().levelStart(m_level)), "Edit",
                         MergeKey::None, {});
        return true;
    }

    void paint() {
        if (source().level.parts.empty())
            return;
        const std::size_t part = m_input.choose(source().level.parts.size());
        language().view(source(), part);
        take(language().paint(source(), part, {{somePlace(), '.'}, {somePlace(), 'L'}}));
    }

    // Sets one of the choices, or anything else.
    void set() {
        if (tree().statements.empty())
            return;
        const std::size_t statement = someStatement();
        const std::vector<FieldView> fields = language().fields(source(), statement);
        if (fields.empty())
            return;
        const FieldView& field = fields[m_input.choose(fields.size())];
        const std::vector<FieldChoice> choices = language().choices(source(), statement, field.key);
        const std::size_t any = m_input.choose(choices.size() + sources.size() + 1);
        std::optional<std::string> value;
        if (any < choices.size())
            value = asWritten(field, choices[any]);
        else if (any < choices.size() + sources.size())
            value = sources[any - choices.size()];
        // After a broken statement, any quote may change what is parsed as the next one.
        const bool wasWhole = std::ranges::none_of(tree().statements, &StatementNode::broken);
        const EditOutcome outcome = analysis().setField(StatementRef{m_level, statement}, field.key, value);
        if (!outcome)
            return require(!outcome.error().reason.empty(), "a refusal has a reason");
        m_document.apply(m_document.revision(), *outcome, "Edit", MergeKey::None, {});
        const bool isThere = m_level < analysis().levelCount() && statement < tree().statements.size();
        if (any < choices.size() && wasWhole)
            require(isThere && !tree().statements[statement].broken, "a choice leaves its statement whole");
    }

    void move() {
        if (!tree().statements.empty())
            take(language().move(source(), someStatement(), somePlace()));
    }

    void turn() {
        if (!tree().statements.empty())
            take(language().turn(source(), someStatement(),
                                 CellTurn::around({0, 0, 40, 20}, Turn(m_input.choose(5))), std::nullopt));
    }

    void place() {
        const std::vector<PaletteThing> things = language().palette();
        if (things.empty())
            return;
        const PaletteThing& thing = things[m_input.choose(things.size())];
        const std::size_t section = m_input.choose(std::max<std::size_t>(tree().sections.size(), 1));
        const auto placed = language().place(source(), thing, {{section, somePlace(), {}}, {}});
        take(placed ? EditOutcome(placed->edit) : std::unexpected(placed.error()));
    }

    void arrange() {
        if (tree().statements.empty())
            return;
        using enum ArrangePlace::Where;
        constexpr std::array wheres{Before, Behind, Into};
        const auto arranged =
            language().arrange(source(), {someStatement()}, {someStatement(), wheres[m_input.choose(3)]},
                               m_input.choose(2) == 0 ? Arranging::Move : Arranging::Copy);
        take(arranged ? EditOutcome(arranged->edit) : std::unexpected(arranged.error()));
    }

    void remove() {
        if (!tree().statements.empty())
            take(language().remove(source(), {someStatement()}));
    }

    void shape() {
        const RoomsView rooms = language().rooms(source());
        if (rooms.rooms.empty())
            return;
        const RoomView& room = rooms.rooms[m_input.choose(rooms.rooms.size())];
        take(language().shapeRoom(source(), room.statement, {somePlace(), somePlace()}));
    }

    void align() {
        if (source().level.parts.empty())
            return;
        const PartAlignment to{int(m_input.choose(5)) + 1, 2 * int(m_input.choose(3)) + 1};
        take(language().alignPart(source(), m_input.choose(source().level.parts.size()), to));
    }

    Input& m_input;
    Document m_document;
    std::size_t m_level = 0;
};

} // namespace

void checkIntents(std::string_view bytes) {
    Input input(bytes);
    Intents(game(), input).run();
}

void checkProgramIntents(std::string_view bytes) {
    Input input(bytes);
    Intents(gameOfPrograms(), input).run();
}

void checkScriptIntents(std::string_view bytes) {
    Input input(bytes);
    Intents(gameOfScripts(), input).run();
}

} // namespace levwright::fuzz
