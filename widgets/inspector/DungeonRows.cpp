// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of the dungeon inspector: what each shows and how it is written.
#include "core/edit/DungeonFieldEdit.h"
#include "widgets/inspector/DungeonInspector.h"
#include "widgets/session/TextCodec.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QSignalBlocker>

#include <algorithm>

namespace levwright {
namespace {

using F = Field;
using S = DungeonStatementKind;

constexpr int always = 100; // per cent

std::optional<std::string> given(const QString& text) {
    return text.isEmpty() ? std::nullopt : std::optional(encodeLine(text));
}

} // namespace

QString DungeonInspector::Subject::source(const Argument* argument) const {
    return argument == nullptr ? QString() : decodeLine(model.tree->textOf(argument->range));
}

QString DungeonInspector::Subject::text(const Argument* argument) const {
    return argument == nullptr ? QString() : decodeLine(model.tree->textOf(argument->text));
}

const Argument* DungeonInspector::Subject::note(DungeonStatementKind kind) const {
    const Argument* last = nullptr;
    const std::vector<std::size_t>* notes = model.notesOf(statement);
    if (notes == nullptr)
        return last;
    for (const std::size_t note : *notes) {
        if (model.node(note).kind == kind && !model.node(note).broken)
            last = &model.node(note).arguments.front();
    }
    return last;
}

std::optional<std::uint32_t> DungeonInspector::Subject::flags() const {
    for (const DungeonPartModel& part : model.dungeons) {
        if (part.node == statement)
            return part.record.flags;
        const auto level = std::ranges::find(part.levels, statement, &SpecialLevelModel::node);
        if (level != part.levels.end())
            return level->record.flags;
    }
    return std::nullopt;
}

QStringList DungeonInspector::words(WordClass wordClass) const {
    QStringList words;
    for (const std::string_view word : m_session.game().dungeonDialect().wordsOf(wordClass))
        words << QString::fromUtf8(word);
    return words;
}

void DungeonInspector::addNames() {
    addLine(
        {QStringLiteral("name"), tr("Name"), tr("Change name")},
        [](const Subject& subject) {
            return subject.isDungeon() || subject.isLevel()
                       ? std::optional(subject.text(subject.node().find(F::Name)))
                       : std::nullopt;
        },
        [](const DungeonEditContext& context, std::size_t statement, const QString& name) {
            return setDungeonField(context, statement, F::Name, encodeLine(name));
        });
    addChoice(
        {QStringLiteral("target"), tr("Leads to"), tr("Lead Branch Elsewhere")},
        [](const Subject& subject) {
            QStringList names;
            for (const DungeonPartModel& part : subject.model.dungeons)
                names << decodeLine(part.record.name.text);
            return names;
        },
        [](const Subject& subject) {
            return subject.isBranch() ? std::optional(subject.text(subject.node().find(F::Name)))
                                      : std::nullopt;
        },
        [](const DungeonEditContext& context, std::size_t statement, const QString& name) {
            return setBranchTarget(context, statement, encodeLine(name));
        });
    addLine(
        {QStringLiteral("bones"), tr("Bones marker"), tr("Change bones marker")},
        [](const Subject& subject) -> std::optional<QString> {
            const Argument* bones = subject.node().find(F::Bones);
            return bones == nullptr ? std::nullopt : std::optional(subject.text(bones));
        },
        [](const DungeonEditContext& context, std::size_t statement, const QString& marker) {
            return setDungeonField(context, statement, F::Bones,
                                   marker.isEmpty() ? "none" : encodeLine(marker));
        });
    m_rows.back().editor->setToolTip(tr("One character, or none: then no bones are left here"));
}

void DungeonInspector::addChain() {
    addChoice(
        {QStringLiteral("chain"), tr("Counts from"), tr("Change level to count from"), tr("(top or bottom)")},
        [](const Subject& subject) {
            QStringList names{QString()};
            for (const DungeonPartModel& part : subject.model.dungeons) {
                const auto isThis = [&](const auto& item) { return item.node == subject.statement; };
                if (!std::ranges::any_of(part.levels, isThis) && !std::ranges::any_of(part.branches, isThis))
                    continue;
                for (const SpecialLevelModel& level : part.levels) {
                    // The game's compiler passes over a dungeon's first level for other levels.
                    const bool canBe = subject.isBranch() || &level != &part.levels.front();
                    if (canBe && level.node < subject.statement && level.record.chance == always)
                        names << decodeLine(level.record.name.text);
                }
            }
            const QString now = subject.text(subject.node().find(F::Chain));
            return names.contains(now) ? names : names << now;
        },
        [](const Subject& subject) {
            return subject.isDungeon() || subject.node().find(F::Place) == nullptr
                       ? std::nullopt
                       : std::optional(subject.text(subject.node().find(F::Chain)));
        },
        [](const DungeonEditContext& context, std::size_t statement, const QString& level) {
            return setChain(context, statement, given(level));
        });
}

void DungeonInspector::addPlace() {
    const auto couple = [](std::size_t which) {
        return [which](const Subject& subject) -> std::optional<WrittenNumber> {
            const Argument* place = subject.node().find(subject.isDungeon() ? F::Size : F::Place);
            if (place == nullptr)
                return std::nullopt;
            const int most = subject.lastLevel;
            const int leastBase = subject.isDungeon() ? 1 : -most;
            const int leastRand = subject.isDungeon() ? 0 : -1;
            return WrittenNumber{
                .number = place->numbers[which],
                .source = decodeLine(subject.model.tree->textOf(subject.model.tree->numberOf(*place, which))),
                .lowest = which == 0 ? leastBase : leastRand,
                .highest = most,
                .hasZero = which == 1 || subject.node().find(F::Chain) != nullptr};
        };
    };
    NumberBox* base = addNumber({QStringLiteral("base"), tr("Base"), tr("Change base")}, couple(0), &setBase);
    base->setToolTip(tr("1 is the first level, -1 the last one; behind a level: counted from that one. Of a "
                        "dungeon: its number of levels"));
    NumberBox* rand = addNumber({QStringLiteral("rand"), tr("Rand"), tr("Change rand")}, couple(1), &setRand);
    rand->setToolTip(tr("How many levels there are to choose from; -1: all down to the bottom. Of a dungeon: "
                        "how many sizes"));
}

void DungeonInspector::addChances() {
    const auto number = [](F field) {
        return [field](const DungeonEditContext& context, std::size_t statement, int value) {
            return setDungeonField(context, statement, field,
                                   field == F::Chance && value == always
                                       ? std::nullopt // what always comes needs no chance
                                       : std::optional(std::to_string(value)));
        };
    };
    NumberBox* chance = addNumber(
        {QStringLiteral("chance"), tr("Chance"), tr("Change chance")},
        [](const Subject& subject) -> std::optional<WrittenNumber> {
            if (!subject.isDungeon() && !subject.isLevel())
                return std::nullopt;
            const Argument* written = subject.node().find(F::Chance);
            return WrittenNumber{.number = written == nullptr ? always : written->number(),
                                 .source = subject.source(written),
                                 .lowest = 1,
                                 .highest = always};
        },
        number(F::Chance));
    chance->setSuffix(tr(" %"));
    addNumber(
        {QStringLiteral("count"), tr("Variants"), tr("Change number of variants")},
        [](const Subject& subject) -> std::optional<WrittenNumber> {
            const Argument* count = subject.node().find(F::Count);
            if (count == nullptr)
                return std::nullopt;
            constexpr int many = 99;
            return WrittenNumber{
                .number = count->number(), .source = subject.source(count), .lowest = 1, .highest = many};
        },
        number(F::Count));
}

void DungeonInspector::addWords() {
    const auto add = [this](const RowName& name, F field, WordClass wordClass) {
        addChoice(
            name,
            [this, wordClass](const Subject& /*subject*/) {
                return QStringList{QString()} + words(wordClass);
            },
            [field](const Subject& subject) {
                return subject.isBranch() ? std::optional(subject.source(subject.node().find(field)))
                                          : std::nullopt;
            },
            [field](const DungeonEditContext& context, std::size_t statement, const QString& word) {
                return setDungeonField(context, statement, field, given(word));
            });
    };
    add({QStringLiteral("type"), tr("Type"), tr("Change type"), tr("(stair)")}, F::Type,
        WordClass::BranchType);
    add({QStringLiteral("direction"), tr("Direction"), tr("Change direction"), tr("(down)")}, F::Direction,
        WordClass::UpDown);
}

void DungeonInspector::addEntry() {
    NumberBox* entry = addNumber(
        {QStringLiteral("entry"), tr("Entry"), tr("Change entry")},
        [](const Subject& subject) -> std::optional<WrittenNumber> {
            if (!subject.isDungeon() || subject.model.notesOf(subject.statement) == nullptr)
                return std::nullopt;
            const Argument* written = subject.note(S::Entry);
            return WrittenNumber{.number = written == nullptr ? 1 : written->number(),
                                 .source = subject.source(written),
                                 .lowest = -subject.lastLevel,
                                 .highest = subject.lastLevel,
                                 .hasZero = false};
        },
        [](const DungeonEditContext& context, std::size_t statement, int level) {
            // One enters on the first level unless it is said otherwise.
            return setNote(context, statement, S::Entry,
                           level == 1 ? std::nullopt : std::optional(std::to_string(level)));
        });
    entry->setToolTip(tr("The level that one comes to: 1 is the first one, -1 the last"));
}

void DungeonInspector::addNotes() {
    addLine(
        {QStringLiteral("protofile"), tr("Filler levels"), tr("Change filler levels")},
        [](const Subject& subject) {
            return subject.isDungeon() && subject.model.notesOf(subject.statement) != nullptr
                       ? std::optional(subject.text(subject.note(S::Protofile)))
                       : std::nullopt;
        },
        [](const DungeonEditContext& context, std::size_t statement, const QString& name) {
            return setNote(context, statement, S::Protofile, given(name));
        });
    m_rows.back().editor->setToolTip(
        tr("PROTOFILE: the name of the files, with the level's number, of all levels that are not special"));
    addChoice(
        {QStringLiteral("alignment"), tr("Alignment"), tr("Change alignment")},
        [this](const Subject& /*subject*/) {
            return QStringList{QString()} + words(WordClass::AlignmentTag) + words(WordClass::NoAlignmentTag);
        },
        [](const Subject& subject) {
            return subject.model.notesOf(subject.statement) == nullptr
                       ? std::nullopt
                       : std::optional(subject.source(
                             subject.note(subject.isLevel() ? S::LevelAlignment : S::Alignment)));
        },
        [](const DungeonEditContext& context, std::size_t statement, const QString& word) {
            const bool ofLevel = definesLevel(context.model.node(statement).kind);
            return setNote(context, statement, ofLevel ? S::LevelAlignment : S::Alignment, given(word));
        });
}

// A box for each tag.
void DungeonInspector::addDescriptions() {
    for (const Word& word : m_session.game().dungeonDialect().tables().words) {
        const bool ofLevels = word.wordClass == WordClass::LevelTag;
        if (!ofLevels && word.wordClass != WordClass::DescriptionTag)
            continue;
        auto* box = new QCheckBox(QString::fromUtf8(word.spelling), m_fields);
        const auto flag = std::uint32_t(word.value);
        addRow({box->text(), {}, {}, {}}, box, [box, flag, ofLevels](const Subject& subject) {
            const QSignalBlocker quiet(box);
            const std::optional<std::uint32_t> flags = subject.flags();
            box->setChecked((flags.value_or(0) & flag) != 0);
            return flags && (subject.isLevel() || !ofLevels);
        });
        connect(box, &QCheckBox::toggled, this, [this, box, tag = word.spelling](bool on) {
            if (m_shown)
                write(box, tr("Change description"),
                      (on ? &addDescription : &removeDescription)(context(), *m_shown, tag));
        });
    }
}

} // namespace levwright
