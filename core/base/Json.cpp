// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Json.h"

#include "core/base/Phrase.h"

#include <format>
#include <nlohmann/json.hpp>

namespace levwright {
namespace {

// Checks a text for what cannot be read, before any value is built from it.
class Inspection : public nlohmann::json_sax<JsonRead> {
public:
    const Error& error() const { return m_error; }

    bool null() override { return true; }
    bool boolean(bool) override { return true; }
    bool number_integer(number_integer_t) override { return true; }
    bool number_unsigned(number_unsigned_t) override { return true; }
    bool number_float(number_float_t, const string_t&) override { return true; }
    bool string(string_t&) override { return true; }
    bool binary(binary_t&) override { return true; }
    bool key(string_t&) override { return true; }
    bool start_object(std::size_t) override { return open(); }
    bool end_object() override { return close(); }
    bool start_array(std::size_t) override { return open(); }
    bool end_array() override { return close(); }
    bool parse_error(std::size_t byte, const std::string&, const JsonRead::exception&) override {
        m_error.message = say("byte {}: this is not JSON", byte);
        return false;
    }

private:
    bool open() {
        m_error.message = say("brackets are nested more than {} deep", deepestJson);
        return ++m_depth <= deepestJson;
    }
    bool close() {
        --m_depth;
        return true;
    }

    Error m_error;
    int m_depth = 0;
};

} // namespace

std::string toLine(const JsonToWrite& value) {
    constexpr int noIndent = -1;
    return value.dump(noIndent, ' ', false, JsonToWrite::error_handler_t::replace);
}

Result<JsonRead> readJson(std::string_view text) {
    Inspection inspection;
    if (!JsonRead::sax_parse(text, &inspection))
        return std::unexpected(inspection.error());
    return JsonRead::parse(text);
}

} // namespace levwright
