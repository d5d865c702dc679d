// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <functional>
#include <string>
#include <utility>

namespace levwright {

// What an undo step is called. It is said anew whenever it is shown, because another language may be in use
// by then.
class StepLabel {
public:
    StepLabel() : StepLabel(std::string()) {}
    // The same in every language.
    template <std::convertible_to<std::string> Text>
    StepLabel(Text&& text) : m_say([text = std::string(std::forward<Text>(text))] { return text; }) {}
    explicit StepLabel(std::function<std::string()> say) : m_say(std::move(say)) {}

    std::string said() const { return m_say(); }

private:
    std::function<std::string()> m_say;
};

} // namespace levwright
