// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/MapMenu.h"

#include "core/base/Phrase.h"
#include "core/model/LevelLanguage.h"
#include "core/scene/RoomPlaces.h"

#include <algorithm>

namespace levwright {
namespace {

// The menu text: capitalized words, with the first letter that no other entry uses as the mnemonic.
QString menuTextOf(const AddableThing& thing, QString& keys) {
    QStringList words = QString::fromUtf8(said(thing.name)).split(u' ');
    bool hasKey = false;
    for (QString& word : words) {
        word.front() = word.front().toUpper();
        const QChar key = word.front();
        if (hasKey || keys.contains(key))
            continue;
        hasKey = true;
        keys += key;
        word.prepend(u'&');
    }
    return MapMenu::tr("Add %1").arg(words.join(u' '));
}

} // namespace

MapMenu::MapMenu(MapCanvas& canvas, Session& session, Point cell, const std::optional<StatementRef>& hit)
    : QMenu(&canvas), m_session(session), m_canvas(canvas), m_level(session.currentLevel()) {
    setObjectName(QStringLiteral("mapMenu"));
    setAttribute(Qt::WA_DeleteOnClose);
    connect(&session, &Session::changed, this, &QWidget::close);
    connect(&session, &Session::readAnew, this, &QWidget::close);
    const bool isRoomLevel = session.levels().level(m_level).isOfRooms();
    if (isRoomLevel && !canvas.sight().showsRooms())
        addAction(tr("The level has errors, so its rooms cannot be laid out yet."))->setEnabled(false);
    else
        offerThings(cell);
    if (isRoomLevel && canvas.sight().showsRooms())
        offerRooms(cell);
    addSeparator();
    offerSelections(cell);
    if (hit)
        offerDeletion(*hit);
    std::vector<StatementRef> beneath = canvas.statementsAt(cell);
    std::erase_if(beneath, [&](const StatementRef& ref) { return ref == hit; });
    offerDeletions(beneath);
}

void MapMenu::offerRooms(Point cell) {
    addSeparator();
    const std::optional<ShownRoom> room = m_canvas.controls().rooms.roomAt(cell);
    if (!room) {
        addAction(tr("Add &Room"), this, [this, cell] {
            m_canvas.controls().rooms.addRoom({{}, {roomPlaceAt(cell), RoomDrag::usualSize}});
        });
    } else if (room->floor.contains(cell)) {
        offerSubroom(*room, cell);
        addAction(tr("Place at R&andom"), this, [this, ref = room->statement] { placeAnywhere(ref); });
    }
    if (m_session.selectedStatements().size() == 2)
        addAction(tr("Add &Corridor"), this, [this] { m_canvas.controls().rooms.joinSelectedDoors(); });
}

void MapMenu::offerSubroom(const ShownRoom& room, Point cell) {
    constexpr int least = 4; // columns and rows that the game needs to put another room there
    const Area& floor = room.floor;
    const LevelsAnalysis& analysis = m_session.levels();
    const RoomsView view = analysis.game().language().rooms(analysis.source(m_level));
    const auto outer = std::ranges::find(view.rooms, room.statement.statement, &RoomView::statement);
    if (outer == view.rooms.end() || outer->isNested || floor.width() < least || floor.height() < least)
        return;
    const RoomShape shape{Point{cell.x - floor.x1, cell.y - floor.y1},
                          Point{std::min(3, floor.x2 - cell.x + 1), std::min(3, floor.y2 - cell.y + 1)}};
    addAction(tr("Add S&ubroom"), this, [this, section = outer->section, shape] {
        m_canvas.controls().rooms.addRoom({section, shape});
    });
}

void MapMenu::placeAnywhere(const StatementRef& ref) {
    const LevelsAnalysis& analysis = m_session.levels();
    const LevelLanguage& language = analysis.game().language();
    const RoomsView view = language.rooms(analysis.source(ref.level));
    const auto room = std::ranges::find(view.rooms, ref.statement, &RoomView::statement);
    if (room != view.rooms.end())
        m_session.apply(language.shapeRoom(analysis.source(ref.level), ref.statement, {{}, room->shape.size}),
                        stepName("Place at Random"), MergeKey::None, analysis.levelStart(ref.level));
}

// Offers what the game allows there, or shows the reason if that is nothing.
void MapMenu::offerThings(Point cell) {
    const auto place = m_canvas.controls().rooms.placeAt(cell);
    if (!place) {
        addAction(place.error())->setEnabled(false);
        return;
    }
    const LevelsAnalysis& analysis = m_session.levels();
    const auto things = analysis.game().language().thingsToAdd(analysis.source(m_level), *place);
    if (!things) {
        addAction(QString::fromStdString(things.error().reason))->setEnabled(false);
        return;
    }
    QString keys;
    for (const AddableThing& thing : *things)
        addAction(menuTextOf(thing, keys), this,
                  [this, thing, section = place->section] { add(thing, section); });
}

QString MapMenu::nameOf(const StatementRef& ref) const {
    const LevelsAnalysis& analysis = m_session.levels();
    const std::string label = analysis.game().language().label(analysis.source(ref.level), ref.statement);
    return QString::fromStdString(label).replace(QLatin1Char('&'), QLatin1String("&&"));
}

// Things below the topmost one can also be selected.
void MapMenu::offerSelections(Point cell) {
    const std::vector<StatementRef> there = m_canvas.statementsAt(cell);
    if (there.size() < 2)
        return;
    QMenu* menu = addMenu(tr("Se&lect"));
    for (const StatementRef& ref : there)
        menu->addAction(nameOf(ref), this, [this, ref] { m_session.select(ref); });
}

bool MapMenu::isRoom(const StatementRef& ref) const {
    return m_session.analysis().extentOf(ref) == Extent::Room;
}

// If several statements are selected, all are deleted.
void MapMenu::offerDeletion(const StatementRef& hit) {
    const std::vector<StatementRef>& selected = m_session.selectedStatements();
    if (selected.size() > 1 && std::ranges::contains(selected, hit))
        addAction(tr("&Delete %1 Statements").arg(selected.size()), this,
                  [this, selected] { Q_EMIT deletionWanted(selected); });
    else
        addAction(isRoom(hit) ? tr("&Delete Room") : tr("&Delete %1").arg(nameOf(hit)), this,
                  [this, hit] { Q_EMIT deletionWanted({hit}); });
}

void MapMenu::offerDeletions(const std::vector<StatementRef>& beneath) {
    QMenu* menu = nullptr;
    for (const StatementRef& ref : beneath) {
        if (isRoom(ref)) // it lies below everything in it
            continue;
        if (menu == nullptr)
            menu = addMenu(tr("Delete &Beneath"));
        menu->addAction(nameOf(ref), this, [this, ref] { Q_EMIT deletionWanted({ref}); });
    }
}

void MapMenu::add(const AddableThing& thing, std::size_t section) {
    const LevelsAnalysis& analysis = m_session.levels();
    const Offset start = analysis.levelStart(m_level);
    const EditOutcome inserted =
        analysis.game().language().insert(analysis.source(m_level), section, thing.statement);
    if (!inserted)
        return m_session.refuse(QString::fromStdString(inserted.error().reason));
    const Replacement& replacement = inserted->replacements().front();
    const Offset at = start + replacement.range.begin + replacement.text.find(thing.statement);
    const TextEdit edit = TextEdit::insert(start + replacement.range.begin, replacement.text);
    m_session.apply(edit,
                    stepName("Add %1").arg(StepName::ofSaid(analysis.level(m_level).wordOf(thing.kind))),
                    MergeKey::None, Selection{at, at + thing.statement.size()});
}

} // namespace levwright
