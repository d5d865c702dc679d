// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/textpane/LineCommands.h"

#include <algorithm>

namespace levwright {

using services::LineDirection;

LineCommands::LineCommands(Session& session, QObject* parent) : QObject(parent), m_session(session) {}

Range LineCommands::selection() const {
    return m_session.selection().range();
}

void LineCommands::apply(const services::LineEdit& change, const StepName& label) {
    if (!change.edit.empty())
        m_session.apply(change.edit, label, MergeKey::None,
                        Selection{change.selected.begin, change.selected.end});
}

void LineCommands::toggleComments() {
    apply(services::toggledComments(m_session.analysis(), selection()), stepName("Comment"));
}

void LineCommands::moveUp() {
    apply(services::movedLines(m_session.text(), selection(), LineDirection::Up), stepName("Move Lines"));
}

void LineCommands::moveDown() {
    apply(services::movedLines(m_session.text(), selection(), LineDirection::Down), stepName("Move Lines"));
}

void LineCommands::duplicate() {
    apply(services::duplicatedLines(m_session.text(), selection()), stepName("Duplicate Lines"));
}

void LineCommands::join() {
    apply(services::joinedLines(m_session.text(), selection()), stepName("Join Lines"));
}

void LineCommands::sort() {
    apply(services::sortedLines(m_session.text(), selection()), stepName("Sort Lines"));
}

void LineCommands::format() {
    m_session.apply(services::formatted(m_session.analysis(), m_indentation), stepName("Format"));
}

QString LineCommands::newLine() const {
    const std::string_view blanks = services::indentationAt(m_session.analysis(), selection().begin);
    return u'\n' + QString::fromLatin1(blanks.data(), qsizetype(blanks.size()));
}

} // namespace levwright
