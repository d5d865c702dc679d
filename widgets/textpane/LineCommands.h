// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/services/Formatting.h"
#include "core/services/LineEdits.h"
#include "widgets/session/Session.h"

#include <QObject>

namespace levwright {

// Commands for the lines that the selection touches. Each is one undo step.
class LineCommands : public QObject {
    Q_OBJECT

public:
    LineCommands(Session& session, QObject* parent);

    void toggleComments();
    void moveUp();
    void moveDown();
    void duplicate();
    void join();
    void sort();
    // Indents the whole text evenly.
    void format();
    // What format() puts before a line for each step.
    void setIndentation(services::Indentation indentation) { m_indentation = indentation; }
    // Begins a line with the indentation of the line with the caret.
    QString newLine() const;

private:
    Range selection() const;
    void apply(const services::LineEdit& change, const StepName& label);

    Session& m_session;
    services::Indentation m_indentation;
};

} // namespace levwright
