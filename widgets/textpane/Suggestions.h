// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/WritingHelp.h"
#include "widgets/session/Session.h"
#include "widgets/textpane/TextMirror.h"

#include <QCompleter>
#include <QTimer>

class QStandardItemModel;

namespace levwright {

// The list of what can be written at the cursor. It is shown on request, or by itself when somebody pauses
// within a word.
class Suggestions : public QObject {
    Q_OBJECT

public:
    Suggestions(Session& session, TextMirror& mirror, QPlainTextEdit& editor);

    void ask();
    // Whether the key is for the list, which must be visible.
    bool takes(const QKeyEvent& key) const;
    // Takes note of a key that the editor has handled.
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
    Range m_replaced; // what the chosen row replaces, in the file
    Revision m_revision{};
};

} // namespace levwright
