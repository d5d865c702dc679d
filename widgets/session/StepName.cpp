// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/session/StepName.h"

#include "core/base/Phrase.h"

#include <QCoreApplication>

namespace levwright {

StepName stepName(const char* english) {
    return {StepName::Kind::Window, english};
}

StepName StepName::ofSaid(std::string_view said) {
    StepName name(Kind::Said, said);
    name.m_said.emplace_back(said);
    return name;
}

StepName StepName::arg(const StepName& part) const {
    StepName filled = *this;
    filled.m_parts.push_back(part);
    return filled;
}

QString StepName::sentence() const {
    switch (m_kind) {
    case Kind::Window:
        return QCoreApplication::translate("Session", m_text.toUtf8().constData());
    case Kind::Core:
        return QString::fromUtf8(levwright::said(m_text.toStdString()));
    case Kind::Said:
        return QString::fromStdString(m_said.front().said());
    case Kind::Text:
        break;
    }
    return m_text;
}

QString StepName::said() const {
    QString text = sentence();
    for (const StepName& part : m_parts)
        text = text.arg(part.said());
    return text;
}

} // namespace levwright
