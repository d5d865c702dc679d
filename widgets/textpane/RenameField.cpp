// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/textpane/RenameField.h"

#include "core/services/Names.h"
#include "widgets/session/TextCodec.h"

#include <QKeyEvent>
#include <QPlainTextEdit>

#include <algorithm>

namespace levwright {
namespace {

constexpr int shownLetters = 24;

} // namespace

RenameField::RenameField(Session& session, QPlainTextEdit& editor, std::string_view name)
    : QLineEdit(decodeLine(name, session.encoding()), editor.viewport()), m_session(session),
      m_editor(editor), m_place(session.selection().caret), m_revision(session.document().revision()) {
    setObjectName(QStringLiteral("textpane.rename"));
    setAccessibleName(tr("New name"));
    setPalette(editor.palette());
    setFont(editor.font());
    selectAll();
}

void RenameField::show(Session& session, QPlainTextEdit& editor, std::string_view name) {
    auto* field = new RenameField(session, editor, name);
    const QSize size(field->fontMetrics().averageCharWidth() * shownLetters, field->sizeHint().height());
    const QRect caret = editor.cursorRect();
    const QRect room = editor.viewport()->rect();
    const int below =
        caret.bottom() + size.height() <= room.bottom() ? caret.bottom() : caret.top() - size.height();
    field->resize(size);
    field->move(std::clamp(caret.left(), 0, std::max(0, room.width() - size.width())), below);
    field->QWidget::show();
    field->setFocus();
}

void RenameField::rename() {
    const std::string name = encodeLine(text(), m_session.encoding());
    if (m_session.document().revision() != m_revision)
        return close();
    const auto old = services::nameAt(m_session.analysis(), m_place);
    if (old && old->thing.kind == NameKind::Level)
        return renameLevel(name);
    const EditOutcome edit = services::renamedAt(m_session.analysis(), m_place, name);
    if (!edit)
        return m_session.refuse(QString::fromStdString(edit.error().reason));
    m_session.apply(edit, stepName("Rename"));
    close();
}

// Other files may have the name, too.
void RenameField::renameLevel(const std::string& name) {
    bool isRefused = false;
    const auto listening = connect(&m_session, &Session::refused, this, [&isRefused] { isRefused = true; });
    m_session.wantLevelRenamed(m_place, name);
    disconnect(listening);
    if (!isRefused)
        close();
}

void RenameField::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        return close();
    // A line edit would leave it to the editor, too.
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        return rename();
    QLineEdit::keyPressEvent(event);
}

void RenameField::focusOutEvent(QFocusEvent* event) {
    QLineEdit::focusOutEvent(event);
    if (event->reason() != Qt::ActiveWindowFocusReason && event->reason() != Qt::PopupFocusReason)
        close();
}

void RenameField::close() {
    const bool hadFocus = hasFocus();
    hide();
    deleteLater();
    if (hadFocus)
        m_editor.setFocus();
}

} // namespace levwright
