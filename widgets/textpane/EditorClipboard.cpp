// SPDX-License-Identifier: GPL-3.0-or-later
// What goes through the clipboard and comes from input methods, at one caret or several.
#include "widgets/session/TextCodec.h"
#include "widgets/textpane/CodeEditor.h"

#include <QApplication>
#include <QClipboard>
#include <QInputMethodEvent>
#include <QMimeData>

namespace levwright {
namespace {

// The clipboard formats for the exact bytes of a text, which plain text cannot always hold, and for the texts
// of several carets.
QString bytesType() {
    return QStringLiteral("application/x-levwright-bytes");
}
QString piecesType() {
    return QStringLiteral("application/x-levwright-pieces");
}

QString withLineFeeds(QString text) {
    text.replace(QStringLiteral("\r\n"), QStringLiteral("\n"));
    for (const char16_t end : {u'\r', u'\u2028', u'\u2029'})
        text.replace(QChar(end), u'\n');
    return text;
}

// Each with its size before it, such as "3:abc".
QByteArray packed(const std::vector<std::string>& pieces) {
    QByteArray data;
    for (const std::string& piece : pieces)
        data += QByteArray::number(qulonglong(piece.size())) + ':' + QByteArray::fromStdString(piece);
    return data;
}

// Empty if the data is none of ours, because any program may have written it.
std::vector<std::string> unpacked(const QByteArray& data) {
    std::vector<std::string> pieces;
    for (qsizetype at = 0; at < data.size();) {
        const qsizetype sign = data.indexOf(':', at);
        bool isNumber = false;
        const qulonglong size = data.mid(at, sign - at).toULongLong(&isNumber);
        if (sign < at || !isNumber || size > qulonglong(data.size() - sign - 1))
            return {};
        pieces.push_back(data.mid(sign + 1, qsizetype(size)).toStdString());
        at = sign + 1 + qsizetype(size);
    }
    return pieces;
}

std::vector<std::string> linesOf(const std::string& bytes) {
    const TextSnapshot text(bytes);
    std::vector<std::string> lines;
    lines.reserve(text.lineCount());
    for (std::size_t line = 0; line < text.lineCount(); ++line)
        lines.emplace_back(text.slice(text.lineContent(line)));
    return lines;
}

} // namespace

// Several pieces are lines for others.
QMimeData* CodeEditor::copied(const std::vector<std::string>& pieces) const {
    std::string bytes;
    for (const std::string& piece : pieces)
        bytes += (&piece == pieces.data() ? "" : "\n") + piece;
    auto* copied = new QMimeData;
    copied->setData(bytesType(), QByteArray::fromStdString(bytes));
    if (pieces.size() > 1)
        copied->setData(piecesType(), packed(pieces));
    copied->setText(m_session.encoding() == TextEncoding::Utf8 ? QString::fromUtf8(bytes)
                                                               : decodeText(bytes, m_session.encoding()));
    return copied;
}

QMimeData* CodeEditor::createMimeDataFromSelection() const {
    const QTextCursor cursor = textCursor();
    const Range range{m_mirror.offsetOf(cursor.selectionStart()), m_mirror.offsetOf(cursor.selectionEnd())};
    return copied({std::string(m_session.text().slice(range))});
}

void CodeEditor::copy() {
    m_mirror.fillAround();
    if (m_carets->haveSelection())
        QApplication::clipboard()->setMimeData(copied(m_carets->selectedTexts()));
    else
        QPlainTextEdit::copy();
}

void CodeEditor::cut() {
    m_mirror.fillAround();
    if (!m_carets->haveSelection())
        return m_mirror.runAs(stepName("Cut"), [this] { QPlainTextEdit::cut(); });
    copy();
    m_carets->eraseSelected(stepName("Cut"));
}

void CodeEditor::paste() {
    m_mirror.fillAround();
    QPlainTextEdit::paste();
}

void CodeEditor::selectAll() {
    m_mirror.fillUp();
    QPlainTextEdit::selectAll();
}

bool CodeEditor::canInsertFromMimeData(const QMimeData* source) const {
    return !source->hasUrls() && (source->hasFormat(bytesType()) || source->hasText());
}

void CodeEditor::insertFromMimeData(const QMimeData* source) {
    if (!canInsertFromMimeData(source))
        return;
    const TextEncoding encoding = m_session.encoding();
    const std::string bytes = source->hasFormat(bytesType())
                                  ? source->data(bytesType()).toStdString()
                                  : encodeLine(withLineFeeds(source->text()), encoding);
    if (!m_carets->empty()) {
        std::vector<std::string> pieces = unpacked(source->data(piecesType()));
        if (pieces.size() != m_carets->count())
            pieces = linesOf(bytes);
        if (pieces.size() == m_carets->count())
            m_carets->insert(pieces, stepName("Paste"));
        else
            m_carets->insert(bytes, stepName("Paste"));
        return;
    }
    const QTextCursor cursor = textCursor();
    const Range replaced{m_mirror.offsetOf(cursor.selectionStart()),
                         m_mirror.offsetOf(cursor.selectionEnd())};
    if (!m_session.hasRoomFor(TextEdit::replace(replaced, bytes))) // before the document lays everything out
        return;
    m_mirror.runAs(stepName("Paste"), [&] { textCursor().insertText(decodeText(bytes, encoding)); });
    ensureCursorVisible();
}

// Qt shows what is being composed at the caret of the editor only. What is committed goes to all.
void CodeEditor::inputMethodEvent(QInputMethodEvent* event) {
    m_mirror.fillAround();
    if (m_carets->empty() || !m_mirror.isSettled())
        return QPlainTextEdit::inputMethodEvent(event);
    if (!event->commitString().isEmpty() || event->replacementLength() > 0)
        m_carets->insertComposed(event->commitString(), event->replacementStart(),
                                 event->replacementLength());
    else if (!event->preeditString().isEmpty() && m_carets->haveSelection())
        m_carets->eraseSelected(stepName("Typing")); // as Qt does, but at one caret
    QInputMethodEvent composing(event->preeditString(), event->attributes());
    QPlainTextEdit::inputMethodEvent(&composing);
    event->accept();
}

} // namespace levwright
