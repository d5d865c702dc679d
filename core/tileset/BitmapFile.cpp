// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tileset/BitmapFile.h"

#include "core/base/Phrase.h"
#include "core/base/Printable.h"
#include "core/tileset/BmpReader.h"

#include <optional>
#include <png.h>
#include <vector>

namespace levwright {
namespace {

constexpr std::string_view pngMark = "\x89PNG\r\n\x1a\n";

// A PNG file while it is read.
class Png {
public:
    explicit Png(std::string_view bytes) {
        m_image.version = PNG_IMAGE_VERSION;
        m_isRead = png_image_begin_read_from_memory(&m_image, bytes.data(), bytes.size()) != 0;
    }
    ~Png() { png_image_free(&m_image); }
    Png(const Png&) = delete;
    Png& operator=(const Png&) = delete;

    // Empty if the file is damaged.
    std::optional<Point> size() const {
        constexpr png_uint_32 most = 1U << 30U;
        if (!m_isRead || m_image.width > most || m_image.height > most)
            return std::nullopt;
        return Point{int(m_image.width), int(m_image.height)};
    }

    // Once. Error: part of a sentence that tells what is wrong.
    Result<Bitmap> read() {
        m_image.format = PNG_FORMAT_BGRA;
        std::vector<png_byte> bytes(PNG_IMAGE_SIZE(m_image));
        const Point size{int(m_image.width), int(m_image.height)};
        if (png_image_finish_read(&m_image, nullptr, bytes.data(), 0, nullptr) == 0)
            return failure(m_image.message);
        std::vector<Argb> points;
        points.reserve(bytes.size() / 4);
        for (std::size_t i = 0; i + 3 < bytes.size(); i += 4)
            points.push_back(Argb(bytes[i + 3]) << 24U | Argb(bytes[i + 2]) << 16U |
                             Argb(bytes[i + 1]) << 8U | Argb(bytes[i]));
        return Bitmap(size.x, size.y, std::move(points));
    }

    std::string message() const { return m_image.message; }

private:
    png_image m_image{};
    bool m_isRead = false;
};

std::unexpected<Error> damaged(const std::string& name, const std::string& why) {
    return failure(say("{} is damaged: {}", inQuotes(name, longestPath), why));
}

Result<void> checkSize(Point size, const std::string& name, const BitmapLimit& limit) {
    if (size.x <= limit.side && size.y <= limit.side && std::int64_t(size.x) * size.y <= limit.pixels)
        return {};
    return failure(
        say("{} has more pixels than a tileset: {} × {}.", inQuotes(name, longestPath), size.x, size.y));
}

} // namespace

Result<Bitmap> readBitmap(std::string_view bytes, const std::string& name, const BitmapLimit& limit) {
    const auto withName = [&](Result<Bitmap> read) -> Result<Bitmap> {
        if (!read)
            return damaged(name, read.error().message);
        return read;
    };
    if (bytes.starts_with(pngMark)) {
        Png png(bytes);
        const std::optional<Point> size = png.size();
        if (!size)
            return damaged(name, png.message());
        return checkSize(*size, name, limit).and_then([&] { return withName(png.read()); });
    }
    if (!isBmp(bytes))
        return failure(say("{} is not a PNG or BMP picture.", inQuotes(name, longestPath)));
    return checkSize(sizeOfBmp(bytes).value_or(Point()), name, limit).and_then([&] {
        return withName(readBmp(bytes));
    });
}

} // namespace levwright
