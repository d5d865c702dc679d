// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/NewErrors.h"

#include <map>

namespace levwright::services {
namespace {

std::map<DiagnosticCode, int> errorsOf(const Analysis& analysis) {
    std::map<DiagnosticCode, int> errors;
    for (const Diagnostic& found : analysis.diagnostics()) {
        if (found.severity() == Severity::Error)
            ++errors[found.code];
    }
    return errors;
}

} // namespace

std::optional<Refusal> newErrorIn(const Analysis& after, const Analysis& before) {
    std::map<DiagnosticCode, int> known = errorsOf(before);
    for (const Diagnostic& found : after.diagnostics()) {
        if (found.severity() == Severity::Error && --known[found.code] < 0)
            return Refusal{found.message()};
    }
    return std::nullopt;
}

} // namespace levwright::services
