// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/session/FilePath.h"

#include "core/base/Printable.h"

#include <QDir>

namespace levwright {
namespace {

constexpr char16_t surrogateOfByte0 = 0xDC00;
constexpr char16_t firstByteSurrogate = 0xDC80;
constexpr char16_t lastByteSurrogate = 0xDCFF;

bool standsForByte(QChar character) {
    return character.unicode() >= firstByteSurrogate && character.unicode() <= lastByteSurrogate;
}

} // namespace

QString fromPath(const std::filesystem::path& path) {
    QString text;
    for (std::string_view left = path.native(); !left.empty();) {
        const std::size_t length = utf8Length(left);
        if (length == 0)
            text += QChar(char16_t(surrogateOfByte0 + static_cast<unsigned char>(left.front())));
        else
            text += QString::fromUtf8(left.data(), qsizetype(length));
        left.remove_prefix(length == 0 ? 1 : length);
    }
    return text;
}

std::filesystem::path toPath(const QString& path) {
    std::string bytes;
    for (qsizetype i = 0; i < path.size(); ++i) {
        if (standsForByte(path[i])) {
            bytes += char(path[i].unicode() - surrogateOfByte0);
            continue;
        }
        const bool isPair = path[i].isHighSurrogate() && i + 1 < path.size() && path[i + 1].isLowSurrogate();
        bytes += path.sliced(i, isPair ? 2 : 1).toStdString();
        i += isPair ? 1 : 0;
    }
    return bytes;
}

QString absolutePath(const QString& path) {
    std::error_code code;
    const std::filesystem::path absolute = std::filesystem::absolute(toPath(path), code);
    return code ? path : QDir::cleanPath(fromPath(absolute));
}

} // namespace levwright
