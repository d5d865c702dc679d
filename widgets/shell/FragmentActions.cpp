// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/FragmentActions.h"

#include "widgets/canvas/MapCanvas.h"
#include "widgets/stamps/StampsPanel.h"
#include "widgets/textpane/CodeEditor.h"

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSpinBox>

namespace levwright {
namespace {

// The text that has the keyboard focus; null if none has. A spin box or combo box has the focus instead of
// its line edit.
QWidget* focusedText() {
    QWidget* focused = QApplication::focusWidget();
    if (qobject_cast<QLineEdit*>(focused) != nullptr || qobject_cast<QPlainTextEdit*>(focused) != nullptr)
        return focused;
    const bool isBox =
        qobject_cast<QAbstractSpinBox*>(focused) != nullptr || qobject_cast<QComboBox*>(focused) != nullptr;
    return isBox ? focused->findChild<QLineEdit*>() : nullptr;
}

struct TurnRow {
    const char* action;
    Turn turn;
};

constexpr TurnRow turns[] = {
    {"map.flipHorizontally", Turn::FlipHorizontally},
    {"map.flipVertically", Turn::FlipVertically},
    {"map.clockwise", Turn::Clockwise},
    {"map.counterclockwise", Turn::Counterclockwise},
    {"map.halfTurn", Turn::HalfTurn},
};

struct GrowRow {
    const char* action;
    FragmentCommands::Side side;
};

constexpr GrowRow growing[] = {
    {"map.growLeft", FragmentCommands::Side::Left},
    {"map.growRight", FragmentCommands::Side::Right},
    {"map.growAbove", FragmentCommands::Side::Above},
    {"map.growBelow", FragmentCommands::Side::Below},
};

struct AlignRow {
    const char* action;
    FragmentCommands::Align how;
};

constexpr AlignRow alignments[] = {
    {"selection.alignLeft", FragmentCommands::Align::Left},
    {"selection.alignRight", FragmentCommands::Align::Right},
    {"selection.alignTop", FragmentCommands::Align::Top},
    {"selection.alignBottom", FragmentCommands::Align::Bottom},
    {"selection.alignColumn", FragmentCommands::Align::MiddleColumn},
    {"selection.alignRow", FragmentCommands::Align::MiddleRow},
};

struct SelectionRow {
    const char* action;
    void (CellSelector::*run)();
};

constexpr SelectionRow selections[] = {
    {"selection.all", &CellSelector::selectAll},
    {"selection.invert", &CellSelector::invert},
};

} // namespace

FragmentActions::FragmentActions(PageTabs& tabs, QSettings& settings, ActionTable& actions, QObject* parent)
    : QObject(parent), m_tabs(tabs), m_stamps(settings), m_actions(actions) {
    onTextOrMap("edit.cut", "cut", [](FragmentCommands& map) { map.cut(); });
    onTextOrMap("edit.copy", "copy", [](FragmentCommands& map) { map.copy(); });
    onTextOrMap("edit.paste", "paste", [this](FragmentCommands& map) {
        MapCanvas& canvas = *m_tabs.active().canvas();
        map.paste(canvas.placeForNew());
        canvas.setFocus();
    });
    onEditorOrMap(
        "edit.duplicate", [](CodeEditor& editor) { editor.lines().duplicate(); },
        [this](FragmentCommands& map) {
            map.duplicate();
            m_tabs.active().canvas()->setFocus();
        });
    for (const TurnRow& row : turns)
        onMap(row.action, [turn = row.turn](FragmentCommands& map) { map.turn(turn); });
    for (const SelectionRow& row : selections)
        onMap(row.action, [this, run = row.run](FragmentCommands&) {
            (m_tabs.active().canvas()->controls().cells.*run)();
        });
    onEditorOrMap(
        "selection.grow", [](CodeEditor& editor) { editor.carets().addAbove(); },
        [this](FragmentCommands&) { m_tabs.active().canvas()->controls().cells.grow(); });
    onEditorOrMap(
        "selection.shrink", [](CodeEditor& editor) { editor.carets().addBelow(); },
        [this](FragmentCommands&) { m_tabs.active().canvas()->controls().cells.shrink(); });
    for (const AlignRow& row : alignments)
        onMap(row.action, [how = row.how](FragmentCommands& map) { map.align(how); });
    connectStamps();
    onMap("map.crop", [](FragmentCommands& map) { map.crop(); });
    for (const GrowRow& row : growing)
        onMap(row.action, [side = row.side](FragmentCommands& map) { map.grow(side); });
}

void FragmentActions::connectStamps() {
    for (int i = 1; i <= StampShelf::last; ++i) {
        const QByteArray id = "selection.stamp" + QByteArray::number(i);
        onMap(id.constData(), [this, i](FragmentCommands& map) { keepStamp(i, map); });
    }
    connect(&m_tabs, &PageTabs::pageOpened, this, [this](EditorPage& page) {
        MapCanvas* canvas = page.canvas();
        if (canvas == nullptr)
            return;
        page.panel<StampsPanel>()->setShelf(&m_stamps);
        connect(canvas, &MapCanvas::stampWanted, this,
                [this, canvas](int number) { pickUpStamp(number, *canvas); });
        connect(page.panel<StampsPanel>(), &StampsPanel::wanted, this, [this, canvas](int number) {
            pickUpStamp(number, *canvas);
            canvas->setFocus();
        });
    });
}

void FragmentActions::keepStamp(int number, const FragmentCommands& map) {
    Session& session = m_tabs.active().session();
    std::optional<TakenFragment> taken = map.taken();
    if (!taken)
        return session.refuse(tr("Nothing is selected to keep."));
    const QString before = m_stamps.nameOf(number);
    QStringList sentences{tr("Kept as stamp %1. Type %1 on the map to pick it up.").arg(number)};
    if (!m_stamps.keep(number, std::move(taken->fragment)))
        sentences << tr("It is too large to be stored, and is kept only until Levwright closes.");
    if (!before.isEmpty())
        sentences << tr("It takes the place of “%1”.").arg(before);
    Q_EMIT said(sentences.join(u' '));
}

void FragmentActions::pickUpStamp(int number, MapCanvas& canvas) {
    if (const Result<Fragment> stamp = m_stamps.at(number))
        canvas.controls().fragments.pickUp(*stamp, canvas.placeForNew());
    else
        m_tabs.active().session().refuse(QString::fromStdString(stamp.error().message));
}

void FragmentActions::onMap(const char* action, const std::function<void(FragmentCommands&)>& run) {
    const QString id = QString::fromLatin1(action);
    m_actions.onTrigger(id, [this, run] {
        if (MapCanvas* canvas = m_tabs.active().canvas())
            run(canvas->controls().fragments);
    });
    m_actions.enableWhen(id, [this] { return m_tabs.active().canvas() != nullptr; });
}

void FragmentActions::onEditorOrMap(const char* action, void (*inText)(CodeEditor& editor),
                                    const std::function<void(FragmentCommands&)>& run) {
    m_actions.onTrigger(QString::fromLatin1(action), [this, inText, run] {
        if (auto* editor = qobject_cast<CodeEditor*>(QApplication::focusWidget()))
            inText(*editor);
        else if (MapCanvas* canvas = m_tabs.active().canvas())
            run(canvas->controls().fragments);
    });
}

void FragmentActions::onTextOrMap(const char* action, const char* slot,
                                  const std::function<void(FragmentCommands&)>& run) {
    m_actions.onTrigger(QString::fromLatin1(action), [this, slot, run] {
        if (QWidget* text = focusedText())
            QMetaObject::invokeMethod(text, slot);
        else if (MapCanvas* canvas = m_tabs.active().canvas())
            run(canvas->controls().fragments);
    });
}

} // namespace levwright
