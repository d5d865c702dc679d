// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/Gestures.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPlainTextEdit>

namespace levwright {
namespace {

constexpr int width = 20; // of the area under the pointer, in cells
constexpr int rows = 8;
constexpr Point corner{2, 2};

// Moves back and forth over the map.
Point along(int count) {
    return {corner.x + count % width, corner.y + count / width % rows};
}

void send(MapCanvas& canvas, QEvent::Type step, Point cell, Qt::MouseButtons buttons) {
    QWidget& map = *canvas.viewport();
    const QPoint at = canvas.cellRect(cell).center();
    const bool moves = step == QEvent::MouseMove;
    QMouseEvent event(step, at, map.mapToGlobal(at), moves ? Qt::NoButton : Qt::LeftButton, buttons, {});
    QCoreApplication::sendEvent(&map, &event);
}

void press(MapCanvas& canvas, Point cell) {
    send(canvas, QEvent::MouseButtonPress, cell, Qt::LeftButton);
}

void release(MapCanvas& canvas, Point cell) {
    send(canvas, QEvent::MouseButtonRelease, cell, Qt::NoButton);
}

void drag(MapCanvas& canvas, Point cell) {
    send(canvas, QEvent::MouseMove, cell, Qt::LeftButton);
}

// Each round uses another terrain.
void paint(MapCanvas& canvas, int count) {
    const Point cell = along(count);
    if (cell.x == corner.x) {
        canvas.setTerrain(count / width / rows % 2 == 0 ? 'L' : 'T');
        press(canvas, cell);
    }
    drag(canvas, cell);
    if (cell.x == corner.x + width - 1)
        release(canvas, cell);
}

// Types a letter into the first word of a statement, which breaks it.
TimedInput typingAt(MainWindow& window, std::string_view statement) {
    TimedInput gesture = typingIn(*window.findChild<QPlainTextEdit*>(QStringLiteral("textpane.editor")));
    gesture.name = "key press in " + std::string(statement);
    gesture.begin = [&window, words = '\n' + std::string(statement)] {
        Session& session = window.session();
        const Offset found = session.text().bytes().find(words);
        if (found != std::string::npos)
            session.select(Selection{found + 1, found + 1});
        return found != std::string::npos;
    };
    return gesture;
}

// Undoes the last step and redoes it.
TimedInput undoing(MainWindow& window, const std::string& what, std::function<bool()> change) {
    const auto input = [&session = window.session()](int count) {
        count % 2 == 0 ? session.undo() : session.redo();
    };
    return {"undo or redo of " + what, input, std::move(change), [&window] { window.session().goToStep(0); }};
}

// Over all cells of the map.
bool strokeOverAll(MapCanvas& canvas) {
    canvas.setTool(ToolId::Pencil);
    canvas.setTerrain('L');
    const Area all = canvas.extent();
    press(canvas, {0, 0});
    for (int y = 0; y <= all.y2; ++y) {
        for (int x = 0; x <= all.x2; ++x)
            drag(canvas, {x, y});
    }
    release(canvas, {all.x2, all.y2});
    return true;
}

// Takes all cells and all things on them into the hand.
bool pickUpAll(MainWindow& window) {
    MapCanvas& canvas = window.canvas();
    canvas.setTool(ToolId::SelectCells);
    const Area all = canvas.extent();
    window.session().selectCells(CellMask::of(all));
    const std::optional<TakenFragment> taken = canvas.controls().fragments.taken();
    if (!taken)
        return false;
    canvas.controls().fragments.pickUp(taken->fragment, {0, 0});
    return canvas.controls().floating.isFloating();
}

bool pasteAll(MainWindow& window) {
    return pickUpAll(window) && window.canvas().controls().floating.drop();
}

TimedInput dragging(MainWindow& window, const std::string& name, ToolId tool, Point from) {
    MapCanvas& canvas = window.canvas();
    const auto begin = [&canvas, tool, from] {
        canvas.setTool(tool);
        press(canvas, from);
        return true;
    };
    const auto end = [&canvas] { release(canvas, corner); };
    return {name, [&canvas](int count) { drag(canvas, along(count)); }, begin, end};
}

// The cell must be empty, because a press on a thing would drag it.
Point emptyCell(const MapCanvas& canvas) {
    const Area all = canvas.extent();
    for (int y = all.y2; y > 0; --y) {
        for (int x = all.x2; x > 0; --x) {
            if (canvas.statementsAt({x, y}).empty())
                return {x, y};
        }
    }
    return {all.x2, all.y2};
}

} // namespace

TimedInput typingIn(QWidget& editor) {
    return {"key press", [&editor](int count) {
                const bool in = count % 2 == 0;
                const int key = in ? Qt::Key_X : Qt::Key_Backspace;
                for (const QEvent::Type step : {QEvent::KeyPress, QEvent::KeyRelease}) {
                    QKeyEvent event(step, key, Qt::NoModifier, in ? QStringLiteral("x") : QString());
                    QCoreApplication::sendEvent(&editor, &event);
                }
            }};
}

std::vector<TimedInput> writingIn(MainWindow& window) {
    MapCanvas& canvas = window.canvas();
    // The second one also breaks everything that uses the declared monsters. The others are for scripts.
    std::vector<TimedInput> gestures{typingAt(window, "MONSTER"), typingAt(window, "RANDOM_MONSTERS"),
                                     typingAt(window, "des.monster"), typingAt(window, "local ")};
    gestures.push_back({"brush move", [&canvas](int count) { paint(canvas, count); },
                        [&canvas] {
                            canvas.setTool(ToolId::Pencil);
                            return true;
                        }});
    return gestures;
}

std::vector<TimedInput> pointingIn(MainWindow& window) {
    MapCanvas& canvas = window.canvas();
    std::vector<TimedInput> gestures{
        undoing(window, "a stroke over the map", [&canvas] { return strokeOverAll(canvas); }),
        undoing(window, "a paste of the whole level", [&window] { return pasteAll(window); }),
        dragging(window, "rubber band", ToolId::Select, emptyCell(canvas)),
        dragging(window, "rectangle", ToolId::Rectangle, {40, 18}),
        dragging(window, "filled ellipse", ToolId::FilledEllipse, {40, 18}),
        dragging(window, "room", ToolId::Room, {40, 18}),
        dragging(window, "lasso", ToolId::Lasso, {40, 18})};
    gestures.push_back(
        {"whole level floating",
         [&canvas](int count) { send(canvas, QEvent::MouseMove, {count % 2, count / 2 % 2}, Qt::NoButton); },
         [&window] { return pickUpAll(window); }, [&canvas] { canvas.controls().floating.cancel(); }});
    gestures.push_back({"largest brush over the map",
                        [&canvas](int count) { send(canvas, QEvent::MouseMove, along(count), Qt::NoButton); },
                        [&canvas] {
                            canvas.setTool(ToolId::Pencil);
                            ToolOptions options;
                            while (nextBrushSize(options.brushSize, 1) != options.brushSize)
                                options.brushSize = nextBrushSize(options.brushSize, 1);
                            canvas.setToolOptions(options);
                            return true;
                        },
                        [&canvas] { canvas.setToolOptions({}); }});
    return gestures;
}

} // namespace levwright
