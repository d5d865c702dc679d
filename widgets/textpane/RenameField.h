// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/session/Session.h"

#include <QLineEdit>

class QPlainTextEdit;

namespace levwright {

// A field for another name of what stands at the caret. Return renames it everywhere; Escape and clicks
// elsewhere give up. A refused name can be changed. The field deletes itself.
class RenameField : public QLineEdit {
    Q_OBJECT

public:
    // Shows the field at the caret of an editor.
    static void show(Session& session, QPlainTextEdit& editor, std::string_view name);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    RenameField(Session& session, QPlainTextEdit& editor, std::string_view name);

    void rename();
    void renameLevel(const std::string& name);
    void close();

    Session& m_session;
    QPlainTextEdit& m_editor;
    Offset m_place;
    Revision m_revision;
};

} // namespace levwright
