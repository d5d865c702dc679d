// SPDX-License-Identifier: GPL-3.0-or-later
// The page of the guide about each part of the windows, by tables. A widget is known by its class, so none of
// them has to know the guide.
#pragma once

#include "core/tree/Statement.h"
#include "widgets/guide/GuideBook.h"

#include <QWidget>

#include <string_view>

namespace levwright {

// The place about a class of widgets, by its name without a namespace; empty if there is none.
GuidePlace topicOfClass(std::string_view name);
// The place about the widget, or else about the nearest widget around it that has one; empty if none has one.
// A widget whose property "field" is the number of a Field is about that field.
GuidePlace topicOf(const QWidget* widget);
// The place about a tool, by the id of its command.
GuidePlace topicOfTool(std::string_view action);
// The place about a field of statements.
GuidePlace topicOfField(Field field);
// That of a kind of problem, by its name.
GuidePlace topicOfProblem(std::string_view kind);

} // namespace levwright
