// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/canvas/FragmentCommands.h"

#include "widgets/session/TextCodec.h"

#include <QClipboard>
#include <QGuiApplication>

#include <algorithm>

namespace levwright {
namespace {

const QString fragmentMime = QStringLiteral("application/x-levwright-fragment+json");

QString shownText(std::string_view bytes) {
    QString text;
    while (!bytes.empty()) {
        const std::size_t end = bytes.find('\n');
        text += decodeLine(bytes.substr(0, end)) + u'\n';
        bytes = end == std::string_view::npos ? std::string_view() : bytes.substr(end + 1);
    }
    return text;
}

std::string bytesOf(const QString& text) {
    std::string bytes;
    for (const QString& line : text.split(u'\n'))
        bytes += encodeLine(line.endsWith(u'\r') ? line.chopped(1) : line) + '\n';
    while (bytes.ends_with("\n\n") || bytes == "\n")
        bytes.pop_back();
    return bytes;
}

// Lines without a place on a map are pasted as they are.
Fragment placeless(const std::string& text) {
    Fragment fragment;
    for (const QByteArray& line : QByteArray::fromStdString(text).split('\n')) {
        if (line.trimmed().isEmpty())
            continue;
        FragmentThing thing{.statement = line.trimmed().toStdString()};
        thing.look.label = thing.statement;
        fragment.things.push_back(std::move(thing));
    }
    return fragment;
}

// The rectangle that a thing or an area covers.
Area boundsOf(const Placement& placement) {
    if (placement.area)
        return *placement.area;
    const std::optional<Area> bounds = CellMask(placement.cells).bounds();
    return bounds.value_or(Area{});
}

Point shiftInto(const Area& all, const Area& one, FragmentCommands::Align how) {
    using enum FragmentCommands::Align;
    switch (how) {
    case Left:
        return {all.x1 - one.x1, 0};
    case Right:
        return {all.x2 - one.x2, 0};
    case Top:
        return {0, all.y1 - one.y1};
    case Bottom:
        return {0, all.y2 - one.y2};
    case MiddleColumn:
        return {(all.x1 + all.x2) / 2 - (one.x1 + one.x2) / 2, 0};
    case MiddleRow:
        break;
    }
    return {0, (all.y1 + all.y2) / 2 - (one.y1 + one.y2) / 2};
}

StepName labelOf(Turn how) {
    switch (how) {
    case Turn::FlipHorizontally:
        return stepName("Flip Horizontally");
    case Turn::FlipVertically:
        return stepName("Flip Vertically");
    case Turn::Clockwise:
        return stepName("Rotate Clockwise");
    case Turn::Counterclockwise:
        return stepName("Rotate Counterclockwise");
    case Turn::HalfTurn:
        break;
    }
    return stepName("Half Turn");
}

QStringList shownNames(const std::vector<std::string>& names) {
    QStringList shown;
    for (const std::string& each : names)
        shown << QString::fromStdString(each);
    return shown;
}

} // namespace

std::optional<TakenFragment> FragmentCommands::taken() const {
    if (!m_model.hasPart())
        return std::nullopt;
    const std::string_view game = m_session.game().catalog().gameId();
    if (const CellMask* cells = m_session.selectedCells())
        return takeCells(language(), game, source(), m_model.part(), *cells);
    std::vector<std::size_t> statements;
    for (const StatementRef& ref : m_session.selectedStatements()) {
        if (ref.level == m_model.level())
            statements.push_back(ref.statement);
    }
    TakenFragment taken = takeStatements(language(), game, source(), m_model.part(), statements);
    return taken.fragment.empty() ? std::nullopt : std::optional(std::move(taken));
}

QString FragmentCommands::textOfStatements() const {
    QString text;
    for (const StatementRef& ref : m_session.selectedStatements())
        text += shownText(m_session.text().slice(m_session.rangeOf(ref)));
    return text;
}

std::unique_ptr<QMimeData> FragmentCommands::copied() const {
    const std::optional<TakenFragment> all = taken();
    const QString statements = all ? QString() : textOfStatements();
    if (!all && statements.isEmpty())
        return nullptr;
    auto data = std::make_unique<QMimeData>();
    if (!all) {
        data->setText(statements);
        return data;
    }
    data->setData(fragmentMime, QByteArray::fromStdString(toJson(all->fragment)));
    data->setText(shownText(plainText(all->fragment, language())));
    return data;
}

void FragmentCommands::copy() {
    if (std::unique_ptr<QMimeData> data = copied())
        QGuiApplication::clipboard()->setMimeData(data.release());
    else
        m_session.refuse(Session::tr("Nothing is selected."));
}

void FragmentCommands::cut() {
    const std::optional<TakenFragment> all = taken();
    if (!all)
        return m_session.refuse(Session::tr("Nothing on the map is selected to cut."));
    copy();
    EditOutcome removal = removeFragment(language(), source(), m_model.part(), *all);
    if (removal && m_session.selectedCells() == nullptr) {
        std::vector<PlaceChange> gone;
        for (const std::size_t statement : all->statements)
            gone.push_back({statement, std::nullopt});
        removal = withDoors(*removal, gone);
    }
    m_session.apply(removal, stepName("Cut"), MergeKey::None, m_session.levels().levelStart(m_model.level()));
    sayWhatStaysOut(m_session, all->left);
}

void FragmentCommands::removeCells() {
    const std::optional<TakenFragment> all = taken();
    if (!all || m_session.selectedCells() == nullptr)
        return;
    const EditOutcome removal = removeFragment(language(), source(), m_model.part(), *all);
    m_session.apply(removal, stepName("Clear Cells"), MergeKey::None,
                    m_session.levels().levelStart(m_model.level()));
    sayWhatStaysOut(m_session, all->left);
}

std::optional<TakenFragment> FragmentCommands::fragmentIn(const QMimeData& data) const {
    if (data.hasFormat(fragmentMime)) {
        if (Result<Fragment> fragment = fragmentFromJson(data.data(fragmentMime).toStdString()))
            return TakenFragment{*std::move(fragment), {}, {}};
    }
    const std::string text = bytesOf(data.text());
    const std::string_view game = m_session.game().catalog().gameId();
    if (std::optional<Fragment> rows = fragmentOfRows(language(), game, text))
        return TakenFragment{*std::move(rows), {}, {}};
    return m_model.hasPart() ? fragmentOfStatements(language(), game, source(), m_model.part(), text)
                             : std::nullopt;
}

void FragmentCommands::paste(Point at) {
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    std::optional<TakenFragment> found = data != nullptr ? fragmentIn(*data) : std::nullopt;
    if (!m_model.hasPart())
        return m_session.refuse(Session::tr("There is no map here to put it on."));
    if (!found)
        return pasteLines(data != nullptr ? bytesOf(data->text()) : std::string());
    m_floating.pickUp(std::move(found->fragment), at, stepName("Paste"));
    sayWhatStaysOut(m_session, found->left);
}

void FragmentCommands::pasteLines(const std::string& text) {
    const auto put = putFragment(m_session.game(), source(), m_model.part(), placeless(text), {0, 0});
    if (!put || put->added.empty())
        return m_session.refuse(Session::tr("The clipboard contains nothing that can be placed on a map."));
    applyFragmentEdit(m_session, m_model, put->edit, stepName("Paste"), MergeKey::None, {}, put->added);
    sayWhatStaysOut(m_session, put->left);
}

void FragmentCommands::duplicate() {
    std::optional<TakenFragment> all = taken();
    if (!all)
        return m_session.refuse(Session::tr("Nothing is selected to duplicate."));
    const Area bounds = all->fragment.bounds;
    m_floating.pickUp(std::move(all->fragment), {bounds.x1 + 1, bounds.y1 + 1}, stepName("Duplicate"));
}

void FragmentCommands::turn(Turn how) {
    if (m_floating.isFloating())
        return m_floating.turnBy(how);
    if (!m_model.hasPart())
        return m_session.refuse(Session::tr("There is no map here to turn."));
    if (m_session.selectedCells() != nullptr)
        return turnCells(how);
    reshape(m_turns.turn(language(), source(), m_model.part(), how), labelOf(how));
}

void FragmentCommands::turnCells(Turn how) {
    const TakenFragment all = *taken();
    const auto move = moveFragment(m_session.game(), source(), m_model.part(), all,
                                   CellTurn::around(all.fragment.bounds, how));
    if (!move)
        return m_session.refuse(QString::fromStdString(move.error().reason));
    applyFragmentEdit(m_session, m_model, move->edit, labelOf(how), MergeKey::None, move->cells, {});
    sayWhatStaysOut(m_session, all.left);
}

// A door also changes the map.
EditOutcome FragmentCommands::withDoors(const TextEdit& edit, const std::vector<PlaceChange>& changes) const {
    const EditOutcome doors =
        doorsWith(language(), m_session.game().catalog(), source(), m_model.part(), changes);
    if (!doors)
        return doors;
    std::vector<Replacement> all = edit.replacements();
    all.insert(all.end(), doors->replacements().begin(), doors->replacements().end());
    return TextEdit(std::move(all));
}

std::optional<Point> FragmentCommands::originOf(std::size_t statement) const {
    const StatementRef ref{m_model.level(), statement};
    const auto shown = std::ranges::find(m_model.placements(), ref, &ShownPlacement::statement);
    return shown == m_model.placements().end() ? std::nullopt : shown->placement.origin;
}

void FragmentCommands::nudge(Point by) {
    const std::optional<TakenFragment> all = taken();
    if (!all)
        return m_session.refuse(Session::tr("Nothing is selected to move."));
    const auto move = moveFragment(m_session.game(), source(), m_model.part(), *all, CellTurn::shift(by));
    if (!move)
        return m_session.refuse(QString::fromStdString(move.error().reason));
    if (m_nudged != m_session.document().revision())
        m_nudging = m_session.newMergeKey();
    std::vector<PlaceChange> places;
    for (const std::size_t statement : all->statements) {
        if (const std::optional<Point> from = originOf(statement))
            places.push_back({statement, Point{from->x + by.x, from->y + by.y}});
    }
    if (move->cells.empty())
        m_session.apply(withDoors(move->edit, places), stepName("Nudge"), m_nudging,
                        m_session.levels().levelStart(m_model.level()));
    else
        applyFragmentEdit(m_session, m_model, move->edit, stepName("Nudge"), m_nudging, move->cells, {});
    m_nudged = m_session.document().revision();
    sayWhatStaysOut(m_session, all->left);
}

void FragmentCommands::align(Align how) {
    std::vector<const Placement*> aligned;
    std::vector<Point> corners;
    for (const std::size_t i : m_model.selected()) {
        const ShownPlacement& shown = m_model.placements()[i];
        if (shown.broken || !shown.placement.origin ||
            (shown.placement.cells.empty() && !shown.placement.area))
            continue;
        const Area bounds = boundsOf(shown.placement);
        aligned.push_back(&shown.placement);
        corners.insert(corners.end(), {{bounds.x1, bounds.y1}, {bounds.x2, bounds.y2}});
    }
    if (aligned.size() < 2)
        return m_session.refuse(Session::tr("Select several things first."));
    const Area all = *CellMask(corners).bounds();
    std::vector<Replacement> edit;
    std::vector<PlaceChange> places;
    for (const Placement* each : aligned) {
        const CellTurn shift = CellTurn::shift(shiftInto(all, boundsOf(*each), how));
        const EditOutcome moved = language().turn(source(), each->statement, shift, std::nullopt);
        if (!moved)
            return m_session.refuse(QString::fromStdString(moved.error().reason));
        edit.insert(edit.end(), moved->replacements().begin(), moved->replacements().end());
        places.push_back({each->statement, shift(*each->origin)});
    }
    m_session.apply(withDoors(TextEdit(std::move(edit)), places), stepName("Align"), MergeKey::None,
                    m_session.levels().levelStart(m_model.level()));
}

void FragmentCommands::pickUp(const Fragment& fragment, Point at) {
    if (m_model.hasPart())
        m_floating.pickUp(fragment, at, stepName("Stamp"));
    else
        m_session.refuse(Session::tr("There is no map here to put it on."));
}

void FragmentCommands::reshape(const std::expected<PartReshape, Refusal>& reshaped, const StepName& label) {
    if (!reshaped)
        return m_session.refuse(QString::fromStdString(reshaped.error().reason));
    applyFragmentEdit(m_session, m_model, reshaped->edit, label, MergeKey::None, {}, {});
    const QStringList lost = shownNames(reshaped->lost);
    if (!lost.isEmpty())
        m_session.refuse(
            Session::tr("Removed because it was outside: %1.").arg(lost.join(QStringLiteral(", "))));
}

void FragmentCommands::crop() {
    const CellMask* cells = m_session.selectedCells();
    if (cells == nullptr)
        return m_session.refuse(Session::tr("Select the cells to keep first."));
    reshape(cropPart(language(), source(), m_model.part(), *cells->bounds()), stepName("Crop to Selection"));
}

void FragmentCommands::grow(Side side) {
    if (!m_model.hasMap())
        return m_session.refuse(Session::tr("There is no map here."));
    Area kept{0, 0, m_model.cells().width() - 1, m_model.cells().height() - 1};
    kept.x1 -= side == Side::Left ? 1 : 0;
    kept.x2 += side == Side::Right ? 1 : 0;
    kept.y1 -= side == Side::Above ? 1 : 0;
    kept.y2 += side == Side::Below ? 1 : 0;
    reshape(cropPart(language(), source(), m_model.part(), kept), stepName("Grow Map"));
}

void FragmentCommands::reframe(const Area& area) {
    if (!m_model.hasMap())
        return m_session.refuse(Session::tr("There is no map here."));
    reshape(cropPart(language(), source(), m_model.part(), area), stepName("Change Map Size"));
}

std::expected<QStringList, Refusal> FragmentCommands::lostBy(const Area& area) const {
    const auto reshaped = cropPart(language(), source(), m_model.part(), area);
    if (!reshaped)
        return std::unexpected(reshaped.error());
    return shownNames(reshaped->lost);
}

} // namespace levwright
