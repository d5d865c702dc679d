// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/textpane/NameCommands.h"

#include "core/services/Names.h"
#include "widgets/textpane/PlaceList.h"
#include "widgets/textpane/RenameField.h"

#include <QPlainTextEdit>

namespace levwright {
namespace {

QString noName() {
    return NameCommands::tr(
        "There is no name at the text cursor. Names belong to registers, variables, rooms, "
        "functions and levels.");
}

} // namespace

NameCommands::NameCommands(Session& session, QPlainTextEdit& editor)
    : QObject(&editor), m_session(session), m_editor(editor) {}

void NameCommands::goToDefinition() {
    const Offset caret = m_session.selection().caret;
    const auto name = services::nameAt(m_session.analysis(), caret);
    const std::optional<Range> found = name ? services::definitionOf(*name) : std::nullopt;
    const bool isElsewhere =
        name && name->thing.kind == NameKind::Level && (!found || m_session.analysis().levels() == nullptr);
    if (isElsewhere)
        m_session.wantLevel(caret);
    else if (found)
        m_session.select(Range{found->begin, found->begin});
    else if (name)
        m_session.refuse(tr("This file does not define “%1”.").arg(m_session.shown(name->thing.name)));
    else
        m_session.refuse(noName());
}

bool NameCommands::follow(Offset at) {
    const auto name = services::nameAt(m_session.analysis(), at);
    if (!name)
        return false;
    m_session.select(Range{at, at});
    const bool isDefinition = services::definitionOf(*name) == name->use.range;
    if (isDefinition && m_session.analysis().levels() != nullptr)
        listUses();
    else
        goToDefinition();
    return true;
}

void NameCommands::listUses() {
    const auto name = services::nameAt(m_session.analysis(), m_session.selection().caret);
    if (!name)
        return m_session.refuse(noName());
    std::vector<Range> places;
    std::size_t current = 0;
    for (const NameUse& use : name->thing.uses) {
        if (use == name->use)
            current = places.size();
        places.push_back(use.range);
    }
    PlaceList::show(m_session, m_editor, places, current);
}

void NameCommands::rename() {
    const auto name = services::nameAt(m_session.analysis(), m_session.selection().caret);
    if (!name)
        return m_session.refuse(noName());
    if (const std::optional<Refusal> objection = services::objectionToRenaming(*name))
        return m_session.refuse(QString::fromStdString(objection->reason));
    RenameField::show(m_session, m_editor, name->thing.name);
}

} // namespace levwright
