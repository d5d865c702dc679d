// SPDX-License-Identifier: GPL-3.0-or-later
// The encodings of level files: UTF-8, and those of Japanese variants of the games. They only affect what is
// shown and typed; the text itself is its bytes.
#pragma once

#include <QHash>
#include <QString>

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace levwright {

enum class TextEncoding : std::uint8_t { Utf8, EucJp, ShiftJis };
inline constexpr std::array textEncodings{TextEncoding::Utf8, TextEncoding::EucJp, TextEncoding::ShiftJis};

// "EUC-JP"
QString nameOf(TextEncoding encoding);

// Guesses the encoding of the text: UTF-8 if it is valid UTF-8 or in none of the other encodings. To count as
// one of the others, a text must hold kana, or in EUC-JP two such characters in a row: single ones might be
// accented letters of a Latin encoding.
TextEncoding encodingOf(std::string_view text);

// The characters of EUC-JP or Shift-JIS above ASCII whose bytes survive decoding and encoding. Empty if Qt
// was built without these encodings.
class JapaneseCharacters {
public:
    struct Found {
        std::size_t bytes = 0; // 1 to 3
        char32_t character = 0;
    };

    // encoding: not UTF-8. The table is built on first use.
    static const JapaneseCharacters& of(TextEncoding encoding);

    // The character that begins at the place; empty if there is none.
    std::optional<Found> at(std::string_view text, std::size_t place) const;
    std::optional<std::string> bytesOf(char32_t character) const;

private:
    explicit JapaneseCharacters(TextEncoding encoding);
    void add(const std::string& bytes, char32_t character);

    QHash<QByteArray, char32_t> m_characters;
    QHash<char32_t, QByteArray> m_bytes;
    std::array<bool, 256> m_isLead{};
};

} // namespace levwright
