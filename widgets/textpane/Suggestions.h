// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/completion/Completion.h"
#include "widgets/session/Session.h"
#include "widgets/textpane/TextMirror.h"

#include <QCompleter>
#include <QTimer>

class QStandardItemModel;

namespace levwright {

// The list of what may be written where the cursor is: asked for, or of its own accord when somebody pauses
// within a word.
class Suggestions : public QObject {
    Q_OBJECT

public:
    Suggestions(Session& session, TextMirror& mirror, QPlainTextEdit& editor);

    void ask();
    // While it is in sight these keys are for the list.
    bool takes(const QKeyEvent& key) const;
    // A key that the editor has had.
    void noteTyped(const QKeyEvent& key);

private:
    enum class Occasion { Asked, Typed };

    void show(Occasion occasion);
    void fill(const std::vector<Completion>& completions);
    void take(const QModelIndex& chosen);
    std::string_view typed(const Completions& completions) const;

    Session& m_session;
    TextMirror& m_mirror;
    QPlainTextEdit& m_editor;
    QStandardItemModel* m_rows;
    QCompleter m_list;
    QTimer m_pause;
    Range m_replaced; // by the row that is taken, in the file
    Revision m_revision{};
};

} // namespace levwright
