// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/widgets/storms/Storm.h"

#include <QLineEdit>

#include <algorithm>
#include <array>

namespace levwright {

Storm::Storm(WindowDesk& desk, quint32 seed) : m_desk(desk), m_random(seed) {
    QObject::connect(&m_closer, &QTimer::timeout, &m_closer, [] {
        for (QWidget* widget : {QApplication::activeModalWidget(), QApplication::activePopupWidget()}) {
            if (widget != nullptr)
                widget->close();
        }
    });
    m_closer.start(100);
}

std::span<const Storm::Step> Storm::steps() {
    static constexpr Step all[] = {
        {&Storm::typeAnywhere, 30}, {&Storm::typeHere, 30},  {&Storm::erase, 15},
        {&Storm::moveCaret, 10},    {&Storm::undo, 8},       {&Storm::redo, 4},
        {&Storm::clipboard, 8},     {&Storm::clickMap, 10},  {&Storm::dragMap, 12},
        {&Storm::changeTool, 6},    {&Storm::pressOnMap, 8}, {&Storm::selectStatement, 6},
        {&Storm::typeIntoField, 4}, {&Storm::nextRoll, 2},   {&Storm::nextProblem, 2},
    };
    return all;
}

void Storm::step() {
    int lot =
        below(std::ranges::fold_left(steps(), 0, [](int sum, const Step& each) { return sum + each.share; }));
    for (const Step& each : steps()) {
        if (lot < each.share)
            return (this->*each.run)();
        lot -= each.share;
    }
}

void Storm::key(QWidget& widget, Qt::Key key, Qt::KeyboardModifiers with) {
    ++m_keys;
    QTest::keyClick(&widget, key, with);
}

void Storm::typeLetters(int count, Offset place) {
    m_desk.session().select(Selection{place, place});
    for (; count > 0; --count) {
        ++m_keys;
        QTest::keyClick(&m_desk.editor(), 'x');
    }
}

void Storm::typeAnywhere() {
    typeLetters(1 + below(3), anyPlace());
}

void Storm::typeHere() {
    static constexpr std::string_view signs = "dxaA0 9.:,;'\"()[]{}<>#-%$=\n";
    for (int count = 1 + below(4); count > 0; --count) {
        const char sign = signs[std::size_t(below(int(signs.size())))];
        if (sign == '\n') {
            key(m_desk.editor(), Qt::Key_Return);
        } else {
            ++m_keys;
            QTest::keyClick(&m_desk.editor(), sign);
        }
    }
}

void Storm::erase() {
    const Qt::Key which = below(2) == 0 ? Qt::Key_Backspace : Qt::Key_Delete;
    for (int count = 1 + below(5); count > 0; --count)
        key(m_desk.editor(), which, below(8) == 0 ? Qt::ControlModifier : Qt::NoModifier);
}

void Storm::moveCaret() {
    static constexpr std::array keys{Qt::Key_Left, Qt::Key_Right, Qt::Key_Up,     Qt::Key_Down,
                                     Qt::Key_Home, Qt::Key_End,   Qt::Key_PageUp, Qt::Key_PageDown};
    for (int count = 1 + below(4); count > 0; --count)
        key(m_desk.editor(), keys[std::size_t(below(int(keys.size())))],
            below(3) == 0 ? Qt::ShiftModifier : Qt::NoModifier);
}

void Storm::undo() {
    for (int count = 1 + below(4); count > 0; --count)
        key(m_desk.editor(), Qt::Key_Z, Qt::ControlModifier);
}

void Storm::redo() {
    for (int count = 1 + below(3); count > 0; --count)
        key(m_desk.editor(), Qt::Key_Y, Qt::ControlModifier);
}

void Storm::clipboard() {
    QWidget& where = below(2) == 0 ? static_cast<QWidget&>(m_desk.editor()) : m_desk.canvas();
    where.setFocus();
    if (below(2) == 0) {
        const Offset place = anyPlace();
        m_desk.session().select(
            Selection{place, std::min(place + Offset(below(200)), m_desk.session().text().size())});
    }
    static constexpr std::array keys{Qt::Key_C, Qt::Key_X, Qt::Key_V};
    key(where, keys[std::size_t(below(3))], Qt::ControlModifier);
    if (&where == &m_desk.canvas() && below(2) == 0)
        key(where, below(2) == 0 ? Qt::Key_Return : Qt::Key_Escape);
}

void Storm::clickMap() {
    QTest::mouseClick(&map(), Qt::LeftButton, below(4) == 0 ? Qt::ShiftModifier : Qt::NoModifier,
                      anySpot(map()));
}

void Storm::dragMap() {
    const auto send = [this](QEvent::Type type, QPoint place, Qt::MouseButton button, Qt::MouseButtons held) {
        QMouseEvent event(type, place, map().mapToGlobal(place), button, held, {});
        QApplication::sendEvent(&map(), &event);
    };
    send(QEvent::MouseButtonPress, anySpot(map()), Qt::LeftButton, Qt::LeftButton);
    for (int count = 1 + below(6); count > 0; --count) {
        send(QEvent::MouseMove, anySpot(map()), Qt::NoButton, Qt::LeftButton);
        if (below(12) == 0)
            typeHere(); // one hand on keyboard and mouse each
    }
    if (below(10) == 0)
        key(m_desk.canvas(), Qt::Key_Escape);
    send(QEvent::MouseButtonRelease, anySpot(map()), Qt::LeftButton, Qt::NoButton);
}

void Storm::changeTool() {
    static constexpr std::array tools{
        "tool.select", "tool.selectCells", "tool.lasso",    "tool.wand",
        "tool.pencil", "tool.line",        "tool.fill",     "tool.filledRectangle",
        "tool.room",   "tool.ellipse",     "tool.eraser",   "tool.corridor",
        "tool.door",   "tool.type",        "tool.rectangle"};
    m_desk.trigger(tools[std::size_t(below(int(tools.size())))]);
}

void Storm::pressOnMap() {
    static constexpr std::array keys{Qt::Key_Left,   Qt::Key_Right, Qt::Key_Up,     Qt::Key_Down,
                                     Qt::Key_Delete, Qt::Key_Space, Qt::Key_Return, Qt::Key_Escape};
    static constexpr std::array<Qt::KeyboardModifier, 3> modifiers{Qt::NoModifier, Qt::AltModifier,
                                                                   Qt::ShiftModifier};
    m_desk.canvas().setFocus();
    for (int count = 1 + below(4); count > 0; --count)
        key(m_desk.canvas(), keys[std::size_t(below(int(keys.size())))], modifiers[std::size_t(below(3))]);
}

void Storm::selectStatement() {
    const std::optional<StatementRef> statement = m_desk.session().analysis().statementAt(anyPlace());
    if (statement)
        m_desk.session().select(*statement);
}

void Storm::typeIntoField() {
    QList<QLineEdit*> fields;
    for (const QPointer<QWidget>& panel : m_desk.window.page().panels()) {
        if (!panel || panel->objectName() == QStringLiteral("textpane"))
            continue;
        for (QLineEdit* field : panel->findChildren<QLineEdit*>()) {
            if (field->isVisible() && field->isEnabled() && !field->isReadOnly())
                fields << field;
        }
    }
    if (fields.isEmpty())
        return;
    const QPointer<QLineEdit> field = fields[below(int(fields.size()))];
    field->setFocus();
    for (int count = 1 + below(3); count > 0 && field; --count) {
        ++m_keys;
        QTest::keyClick(field.data(), "19a,(\""[below(6)]);
    }
    if (field)
        key(*field, Qt::Key_Return);
}

void Storm::nextRoll() {
    m_desk.trigger("view.nextRoll");
}

void Storm::nextProblem() {
    m_desk.trigger("level.nextProblem");
}

} // namespace levwright
