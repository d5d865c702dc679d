// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/textpane/SignatureTip.h"

#include "core/services/Writing.h"

#include <QKeyEvent>
#include <QPlainTextEdit>

namespace levwright {
namespace {

constexpr int tipMargin = 4;
constexpr int widestTip = 640;
constexpr std::size_t mostFields = 40; // of a table; more would fill the screen

bool beginsField(const QString& typed) {
    return typed.size() == 1 && QStringLiteral(":,({").contains(typed);
}

} // namespace

SignatureTip::SignatureTip(const Session& session, QPlainTextEdit& editor)
    : QLabel(&editor), m_session(session), m_editor(editor) {
    setObjectName(QStringLiteral("textpane.signature"));
    setWindowFlags(Qt::ToolTip);
    setAttribute(Qt::WA_ShowWithoutActivating);
    setFocusPolicy(Qt::NoFocus);
    setTextFormat(Qt::RichText);
    setMargin(tipMargin);
    setWordWrap(true);
    setFrameShape(QFrame::StyledPanel);
    hide();
}

void SignatureTip::ask() {
    if (const auto signature = services::signatureAt(m_session.analysis(), m_session.selection().caret))
        showAtCaret(*signature);
    else
        hide();
}

void SignatureTip::noteTyped(const QKeyEvent& key) {
    if (beginsField(key.text()))
        ask();
}

bool SignatureTip::close() {
    const bool wasVisible = isVisible();
    hide();
    return wasVisible;
}

void SignatureTip::follow() {
    if (!isVisible())
        return;
    const auto signature = services::signatureAt(m_session.analysis(), m_session.selection().caret);
    if (signature && signature->name == m_name)
        showAtCaret(*signature);
    else
        hide();
}

QString SignatureTip::textOf(const Signature& signature) const {
    const auto shown = [this](const std::string& bytes) { return m_session.shown(bytes).toHtmlEscaped(); };
    QStringList fields;
    for (std::size_t i = 0; i < signature.fields.size() && i < mostFields; ++i) {
        const SignatureField& field = signature.fields[i];
        QString label = shown(field.label);
        if (field.isOptional && !signature.isTable)
            label = QStringLiteral("[%1]").arg(label);
        fields << (signature.active == i ? QStringLiteral("<b><u>%1</u></b>").arg(label) : label);
    }
    QString text =
        QStringLiteral("%1%2 %3%4")
            .arg(shown(signature.name), signature.isTable ? QStringLiteral(" {") : QStringLiteral(":"),
                 fields.join(QStringLiteral(", ")), signature.isTable ? QStringLiteral(" }") : QString());
    if (signature.active && !signature.fields[*signature.active].explanation.empty())
        text += QStringLiteral("<br><i>%1</i>").arg(shown(signature.fields[*signature.active].explanation));
    return text;
}

void SignatureTip::showAtCaret(const Signature& signature) {
    m_name = signature.name;
    QPalette colors = m_editor.palette();
    colors.setColor(QPalette::Window, colors.color(QPalette::ToolTipBase));
    colors.setColor(QPalette::WindowText, colors.color(QPalette::ToolTipText));
    setPalette(colors);
    setText(textOf(signature));
    setWordWrap(false);
    const bool isWide = sizeHint().width() > widestTip;
    setWordWrap(isWide);
    resize(isWide ? QSize(widestTip, heightForWidth(widestTip)) : sizeHint());
    const QPoint caret = m_editor.cursorRect().topLeft();
    move(m_editor.viewport()->mapToGlobal(caret - QPoint(0, height() + tipMargin)));
    show();
}

} // namespace levwright
