// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/TextHelp.h"
#include "widgets/session/Session.h"

#include <QLabel>

#include <optional>

class QPlainTextEdit;

namespace levwright {

// Tells above the caret what the statement or call there takes, and stresses the field at the caret. It comes
// when asked or when a sign is typed that begins a field, and stays while the caret is in the statement.
class SignatureTip : public QLabel {
    Q_OBJECT

public:
    SignatureTip(const Session& session, QPlainTextEdit& editor);

    void ask();
    void noteTyped(const QKeyEvent& key);
    // Hides it, and tells whether it was visible.
    bool close();
    // The caret or the text has changed.
    void follow();

private:
    QString textOf(const Signature& signature) const;
    void showAtCaret(const Signature& signature);

    const Session& m_session;
    QPlainTextEdit& m_editor;
    std::string m_name; // of the statement that is shown
};

} // namespace levwright
