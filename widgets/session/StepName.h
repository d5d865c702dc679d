// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Unsaid.h"

#include <QString>

#include <cstdint>
#include <string_view>
#include <vector>

namespace levwright {

// What an undo step is called: a sentence with its arguments. It is said whenever it is shown, in the
// language then in use.
class StepName {
public:
    StepName() = default;
    // The same in every language.
    StepName(const QString& text) : m_text(text) {}
    StepName(const char* text) : m_text(QString::fromUtf8(text)) {}
    // A sentence of core, in English.
    static StepName ofPhrase(std::string_view english) { return {Kind::Core, english}; }
    // What core has said in the language in use.
    static StepName ofSaid(std::string_view said);

    // Puts it in the place of the lowest of %1 to %9, as QString does.
    StepName arg(const StepName& part) const;
    StepName arg(std::size_t number) const { return arg(QString::number(number)); }

    QString said() const;
    bool isEmpty() const { return said().isEmpty(); }
    bool operator==(const StepName& other) const { return said() == other.said(); }

private:
    friend StepName stepName(const char* english);
    enum class Kind : std::uint8_t { Text, Window, Core, Said };
    StepName(Kind kind, std::string_view english) : m_kind(kind), m_text(QString::fromUtf8(english)) {}
    QString sentence() const;

    Kind m_kind = Kind::Text;
    QString m_text;
    std::vector<Unsaid> m_said; // one for what core has said
    std::vector<StepName> m_parts;
};

// A sentence of the windows. packaging/translations finds the literal as it does in tr().
StepName stepName(const char* english);

} // namespace levwright
