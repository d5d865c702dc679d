// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dungeons/model/DungeonLanguage.h"
#include "widgets/dungeonview/DungeonCanvas.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QScrollBar>

#include <algorithm>
#include <cmath>
#include <format>

namespace levwright {
namespace {

// Moves the base by that many levels. Without a chain, there is no level 0.
int movedBase(int base, int by, bool isChained) {
    const int moved = base + by;
    if (isChained)
        return moved;
    return base < 0 ? std::min(moved, -1) : std::max(moved, 1);
}

} // namespace

void DungeonCanvas::select(const DungeonHit& hit) {
    m_session.select(StatementRef{0, hit.statement});
}

void DungeonCanvas::mousePressEvent(QMouseEvent* event) {
    const QPoint place = toLayout(event->position().toPoint());
    const std::optional<DungeonHit> hit = m_layout.at(place);
    if (hit)
        select(*hit);
    if (event->button() == Qt::RightButton)
        return showMenu(event->position().toPoint());
    if (hit && event->button() == Qt::LeftButton)
        startDrag(*hit, place);
}

void DungeonCanvas::startDrag(const DungeonHit& hit, QPoint place) {
    if (hit.kind == DungeonHit::Kind::Dungeon)
        return;
    if (const std::optional<WrittenPlace> written = model().writtenPlaceOf(hit.statement))
        m_drag = Drag{hit, place, written->base, m_session.newMergeKey()};
}

void DungeonCanvas::mouseMoveEvent(QMouseEvent* event) {
    m_pointer = event->position().toPoint();
    const QPoint place = toLayout(event->position().toPoint());
    if (m_drag && event->buttons().testFlag(Qt::LeftButton))
        return dragTo(place);
    const std::optional<DungeonHit> hit = m_layout.at(place);
    if (hit == m_hover)
        return;
    const bool canMove = hit && hit->kind != DungeonHit::Kind::Dungeon;
    viewport()->setCursor(!canMove                                   ? Qt::ArrowCursor
                          : hit->kind == DungeonHit::Kind::BranchEnd ? Qt::PointingHandCursor
                                                                     : Qt::SizeVerCursor);
    hoverAnew();
}

// Each step moves the dragged item anew from its old place, so that one drag is one edit.
void DungeonCanvas::dragTo(QPoint place) {
    if (m_drag->hit.kind == DungeonHit::Kind::BranchEnd) {
        m_branchEnd = place;
        viewport()->update();
        return;
    }
    const qreal rows = qreal(place.y() - m_drag->from.y()) / m_layout.metrics().row;
    const std::optional<WrittenPlace> now = model().writtenPlaceOf(m_drag->hit.statement);
    if (!now)
        return;
    const int base = movedBase(m_drag->base, int(std::lround(rows)), now->isChained);
    if (now->base == base)
        return;
    m_session.asOneChange([&] {
        m_session.takeBack(m_drag->key);
        if (base != m_drag->base)
            setBaseOf(m_drag->hit, base, m_drag->key);
    });
}

bool DungeonCanvas::setBaseOf(const DungeonHit& hit, int base, MergeKey key) {
    const StepName label =
        hit.kind == DungeonHit::Kind::Level ? stepName("Move Level") : stepName("Move Branch");
    return m_session.apply(m_session.dungeonLanguage().setBase(model(), hit.statement, base), label, key);
}

void DungeonCanvas::mouseReleaseEvent(QMouseEvent* event) {
    if (!m_drag || event->button() != Qt::LeftButton)
        return;
    endDrag(toLayout(event->position().toPoint()));
}

void DungeonCanvas::endDrag(QPoint place) {
    const Drag drag = *m_drag;
    m_drag.reset();
    const bool movedEnd = m_branchEnd.has_value();
    m_branchEnd.reset();
    m_session.endStep();
    viewport()->update();
    if (!movedEnd)
        return;
    const std::optional<std::size_t> target = m_layout.columnAt(place);
    if (!target)
        return;
    m_session.apply(m_session.dungeonLanguage().setBranchTarget(model(), drag.hit.statement,
                                                                model().dungeons[*target].record.name.text),
                    stepName("Redirect Branch"));
}

QList<LevelFile> DungeonCanvas::filesAt(const DungeonHit& hit, QPoint place) const {
    if (const SpecialLevelRecord* level = levelOf(hit))
        return m_files.filesOf(*level, m_session.game().catalog());
    const DungeonColumn& column = m_layout.columns()[hit.dungeon];
    if (hit.kind != DungeonHit::Kind::Dungeon || !column.body.contains(place))
        return {};
    const int number = (place.y() - column.body.top()) / m_layout.metrics().row + 1;
    return m_files.filesOfOthers(model().dungeons[hit.dungeon], number, column.levelCount);
}

// The dungeon that a branch leads to; empty if the file has none of that name.
std::optional<DungeonHit> DungeonCanvas::destinationOf(const DungeonHit& branch) const {
    const std::optional<std::size_t> target =
        m_layout.columns()[branch.dungeon].branches[branch.index].target;
    if (!target)
        return std::nullopt;
    return DungeonHit{DungeonHit::Kind::Dungeon, *target, 0, m_layout.columns()[*target].statement};
}

// The first branch that leads to a dungeon.
std::optional<DungeonHit> DungeonCanvas::branchTo(std::size_t dungeon) const {
    for (const DungeonColumn& column : m_layout.columns()) {
        for (std::size_t i = 0; i < column.branches.size(); ++i) {
            if (column.branches[i].target == dungeon)
                return DungeonHit{DungeonHit::Kind::Branch, column.dungeon, i, column.branches[i].statement};
        }
    }
    return std::nullopt;
}

// Into the middle of the view, so that what is around it is in sight, too.
void DungeonCanvas::walkTo(const DungeonHit& hit) {
    select(hit);
    const QPoint way = toViewport(m_layout.rectOf(hit).center()) - viewport()->rect().center();
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() + way.x());
    verticalScrollBar()->setValue(verticalScrollBar()->value() + way.y());
}

void DungeonCanvas::walkAlong(const DungeonHit& branch) {
    if (const std::optional<DungeonHit> destination = destinationOf(branch))
        walkTo(*destination);
    else
        m_session.refuse(
            tr("No dungeon of this file is called “%1”.")
                .arg(QString::fromUtf8(
                    model().dungeons[branch.dungeon].branches[branch.index].record.target.text)));
}

void DungeonCanvas::walkBack(std::size_t dungeon) {
    if (const std::optional<DungeonHit> branch = branchTo(dungeon))
        walkTo(*branch);
    else
        m_session.refuse(tr("No branch leads to “%1”.")
                             .arg(QString::fromUtf8(model().dungeons[dungeon].record.name.text)));
}

// Opens the description of a level, and walks to the other end of a branch.
void DungeonCanvas::openAt(const DungeonHit& hit, QPoint place) {
    if (hit.kind == DungeonHit::Kind::Branch || hit.kind == DungeonHit::Kind::BranchEnd)
        return walkAlong(hit);
    if (hit.kind == DungeonHit::Kind::Dungeon && m_layout.rectOf(hit).contains(place))
        return walkBack(hit.dungeon);
    const QList<LevelFile> files = filesAt(hit, place);
    if (!files.isEmpty()) {
        Q_EMIT fileWanted(files.front().path, files.front().level);
    } else if (const SpecialLevelRecord* level = levelOf(hit)) {
        m_session.refuse(
            tr("No file in this folder contains the level “%1”.").arg(QString::fromUtf8(level->name.text)));
    }
}

void DungeonCanvas::mouseDoubleClickEvent(QMouseEvent* event) {
    const QPoint place = toLayout(event->position().toPoint());
    const std::optional<DungeonHit> hit = m_layout.at(place);
    if (hit && event->button() == Qt::LeftButton) {
        m_drag.reset();
        openAt(*hit, place);
    }
}

void DungeonCanvas::wheelEvent(QWheelEvent* event) {
    if (!event->modifiers().testFlag(Qt::ControlModifier))
        return QAbstractScrollArea::wheelEvent(event);
    constexpr qreal notch = 120;
    setZoom(m_zoom * std::pow(zoomStep, event->angleDelta().y() / notch), event->position().toPoint());
    event->accept();
}

void DungeonCanvas::keyPressEvent(QKeyEvent* event) {
    const std::optional<DungeonHit> hit = selected();
    const auto key = Qt::Key(event->key());
    const bool isArrow =
        key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_Left || key == Qt::Key_Right;
    if (model().dungeons.empty())
        return QAbstractScrollArea::keyPressEvent(event);
    if (isArrow && event->modifiers().testFlag(Qt::AltModifier) && hit) {
        moveSelected(key == Qt::Key_Up ? -1 : key == Qt::Key_Down ? 1 : 0);
    } else if (isArrow) {
        const DungeonColumn& first = m_layout.columns().front();
        select(hit ? m_layout.next(*hit, key)
                   : DungeonHit{DungeonHit::Kind::Dungeon, first.dungeon, 0, first.statement});
    } else if (key == Qt::Key_Delete && hit) {
        removeSelected();
    } else if ((key == Qt::Key_Return || key == Qt::Key_Enter) && hit) {
        openAt(*hit, m_layout.rectOf(*hit).center());
    } else if (key == Qt::Key_Backspace && hit) {
        walkBack(hit->dungeon);
    } else if (key == Qt::Key_Insert && hit) {
        addLevelAt(hit->dungeon, 1);
    } else {
        QAbstractScrollArea::keyPressEvent(event);
    }
}

// Opens the menu by key. The mouse opens it on the button press.
void DungeonCanvas::contextMenuEvent(QContextMenuEvent* event) {
    const std::optional<DungeonHit> hit = selected();
    if (event->reason() != QContextMenuEvent::Mouse && hit)
        showMenu(toViewport(m_layout.rectOf(*hit).center()));
}

void DungeonCanvas::moveSelected(int by) {
    const std::optional<DungeonHit> hit = selected();
    if (!hit || hit->kind == DungeonHit::Kind::Dungeon || by == 0)
        return;
    if (const std::optional<WrittenPlace> place = model().writtenPlaceOf(hit->statement))
        setBaseOf(*hit, movedBase(place->base, by, place->isChained), MergeKey::None);
}

void DungeonCanvas::removeSelected() {
    if (const std::optional<DungeonHit> hit = selected())
        m_session.apply(m_session.dungeonLanguage().remove(model(), hit->statement),
                        hit->kind == DungeonHit::Kind::Level ? stepName("Delete Level")
                                                             : stepName("Delete Branch"));
}

void DungeonCanvas::showMenu(QPoint inViewport) {
    const QPoint place = toLayout(inViewport);
    const std::optional<DungeonHit> hit = m_layout.at(place);
    if (!hit)
        return;
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("dungeonMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const LevelFile& file : filesAt(*hit, place))
        menu->addAction(tr("Open “%1”").arg(file.level), this,
                        [this, file] { Q_EMIT fileWanted(file.path, file.level); });
    if (hit->kind == DungeonHit::Kind::Branch || hit->kind == DungeonHit::Kind::BranchEnd)
        menu->addAction(tr("&Go Where It Leads"), this, [this, hit] { walkAlong(*hit); });
    else if (hit->kind == DungeonHit::Kind::Dungeon && branchTo(hit->dungeon))
        menu->addAction(tr("&Go Back to the Branch That Leads Here"), this,
                        [this, hit] { walkBack(hit->dungeon); });
    if (!menu->isEmpty())
        menu->addSeparator();
    const DungeonColumn& column = m_layout.columns()[hit->dungeon];
    const int row = (place.y() - column.body.top()) / m_layout.metrics().row + 1;
    addItems(*menu, hit->dungeon, std::clamp(row, 1, column.counts.first));
    if (hit->kind != DungeonHit::Kind::Dungeon) {
        menu->addSeparator();
        menu->addAction(hit->kind == DungeonHit::Kind::Level ? tr("&Delete Level") : tr("&Delete Branch"),
                        this, &DungeonCanvas::removeSelected);
    }
    menu->popup(viewport()->mapToGlobal(inViewport));
}

void DungeonCanvas::addItems(QMenu& menu, std::size_t dungeon, int number) {
    menu.addAction(tr("Add &Level Here"), this, [this, dungeon, number] { addLevelAt(dungeon, number); });
    QMenu* targets = menu.addMenu(tr("Add &Branch To"));
    for (std::size_t i = dungeon + 1; i < model().dungeons.size(); ++i) {
        const std::string& name = model().dungeons[i].record.name.text;
        targets->addAction(QString::fromUtf8(name), this,
                           [this, dungeon, number, name] { addBranchAt(dungeon, number, name); });
    }
    targets->setEnabled(!targets->isEmpty());
    menu.addAction(tr("Add &Dungeon Below Here"), this,
                   [this, dungeon, number] { addDungeonAt(dungeon, number); });
}

void DungeonCanvas::addDungeonAt(std::size_t parent, int number) {
    if (parent >= model().dungeons.size())
        return;
    NewDungeon dungeon;
    int count = 1;
    do
        dungeon.name = std::format("Dungeon {}", count++);
    while (model().dungeonNamed(dungeon.name));
    dungeon.branch = number;
    if (!m_session.apply(m_session.dungeonLanguage().addDungeon(model(), parent, dungeon),
                         stepName("Add Dungeon")))
        return;
    if (const auto added = model().dungeonNamed(dungeon.name))
        m_session.select(StatementRef{0, model().dungeons[*added].node});
}

void DungeonCanvas::addLevelAt(std::size_t dungeon, int number) {
    if (dungeon >= model().dungeons.size())
        return;
    const auto isTaken = [&](const std::string& name) {
        return std::ranges::any_of(model().dungeons, [&](const DungeonPartModel& part) {
            return std::ranges::any_of(part.levels,
                                       [&](const auto& l) { return l.record.name.text == name; });
        });
    };
    NewSpecialLevel level;
    int count = 1;
    do
        level.name = std::format("level{}", count++);
    while (isTaken(level.name));
    level.place = {number, 0};
    add(m_session.dungeonLanguage().addLevel(model(), dungeon, level), stepName("Add Level"));
}

void DungeonCanvas::addBranchAt(std::size_t dungeon, int number, const std::string& target) {
    if (dungeon >= model().dungeons.size())
        return;
    NewBranch branch;
    branch.target = target;
    branch.place = {number, 0};
    add(m_session.dungeonLanguage().addBranch(model(), dungeon, branch), stepName("Add Branch"));
}

// Selects what was added, so that the user can name and change it.
void DungeonCanvas::add(const EditOutcome& outcome, const StepName& label) {
    if (!m_session.apply(outcome, label))
        return;
    const std::string_view text = m_session.text().bytes();
    const Offset at = text.find_first_not_of(", \t\r\n", outcome->touchedAfter().begin);
    if (const std::optional<StatementRef> added = m_session.analysis().statementAt(at))
        m_session.select(*added);
}

} // namespace levwright
