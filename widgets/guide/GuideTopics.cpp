// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/guide/GuideTopics.h"

#include "core/guide/Reference.h"

#include <QVariant>

#include <algorithm>
#include <span>

namespace levwright {
namespace {

struct Topic {
    std::string_view what;
    const char* place;
};

constexpr Topic classes[] = {
    // Parts of panels
    {"TerrainPalette", "painting#terrain"},
    {"DungeonLegend", "dungeons#the-picture-of-a-dungeon"},
    {"ProjectPanel", "dungeons#folders"},
    // What stands in the middle
    {"MapCanvas", "painting"},
    {"DungeonView", "dungeons#the-picture-of-a-dungeon"},
    {"TextPane", "text"},
    {"FindBar", "text#find-and-replace"},
    {"ToolGrid", "painting#tools"},
    {"ToolOptionBar", "painting#options"},
    {"RollBar", "rolls#roll-a-level"},
    {"UnknownBar", "problems#a-file-for-another-game"},
    {"QuickBox", "window#find-your-way"},
    {"PageTabs", "window#tabs"},
    // Dialogs and windows
    {"ArchiveDialog", "files#data-libraries"},
    {"CellLookDialog", "games#from-sources"},
    {"CompareDialog", "files#compare"},
    {"ConflictDialog", "files#merge"},
    {"FindDialog", "text#find-and-replace"},
    {"MapSizeDialog", "painting#the-size-of-the-map"},
    {"NewDialog", "files#begin-and-open"},
    {"KeysPage", "preferences#keys"},
    {"PictureDialog", "pictures"},
    {"PlayKeysDialog", "playing"},
    {"PlaytestWindow", "playing"},
    {"PreferencesDialog", "preferences"},
    {"PythonDialog", "files#python-programs"},
    {"RecoveryDialog", "files#recover"},
    {"RenameDialog", "text#names"},
    {"ReplaceTerrainDialog", "painting#many-cells-at-once"},
    {"TeachDialog", "games#thing-by-thing"},
    {"ThemedRoomsDialog", "language-lua#themed-rooms"},
    {"VersionsDialog", "files#versions"},
    {"WelcomePage", "window#when-nothing-is-open"},
};

// All others are in one table of the guide.
constexpr Topic tools[] = {
    {"tool.select", "things#select"},        {"tool.selectCells", "things#cells"},
    {"tool.lasso", "things#cells"},          {"tool.wand", "things#cells"},
    {"tool.room", "rooms#drawn-rooms"},      {"tool.corridor", "rooms#drawn-rooms"},
    {"tool.door", "rooms#drawn-rooms"},      {"tool.type", "painting#by-keys"},
    {"tool.eyedropper", "painting#terrain"},
};

GuidePlace placeIn(std::span<const Topic> topics, std::string_view what) {
    const auto found = std::ranges::find(topics, what, &Topic::what);
    return found == topics.end() ? GuidePlace() : guidePlace(QString::fromLatin1(found->place));
}

} // namespace

GuidePlace topicOfClass(std::string_view name) {
    constexpr std::string_view sign = "::";
    if (const std::size_t at = name.rfind(sign); at != std::string_view::npos)
        name.remove_prefix(at + sign.size());
    return placeIn(classes, name);
}

GuidePlace topicOf(const QWidget* widget) {
    for (; widget != nullptr; widget = widget->parentWidget()) {
        if (const QVariant field = widget->property("field"); field.isValid())
            return topicOfField(Field(field.toInt()));
        if (const GuidePlace place = topicOfClass(widget->metaObject()->className()); !place.page.isEmpty())
            return place;
    }
    return {};
}

GuidePlace topicOfTool(std::string_view action) {
    const GuidePlace own = placeIn(tools, action);
    return own.page.isEmpty() ? guidePlace(QStringLiteral("painting#tools")) : own;
}

GuidePlace topicOfField(Field field) {
    switch (field) {
    case Field::Light:
    case Field::RoomType:
    case Field::Filling:
    case Field::Irregular:
        return guidePlace(QStringLiteral("regions#the-fields-of-a-region"));
    case Field::Area:
    case Field::Excluded:
    case Field::Destination:
        return guidePlace(QStringLiteral("regions#arrivals"));
    case Field::DoorState:
    case Field::Secret:
    case Field::Wall:
    case Field::Position:
    case Field::Size:
        return guidePlace(QStringLiteral("rooms#room-levels"));
    case Field::HorizontalAlign:
    case Field::VerticalAlign:
        return guidePlace(QStringLiteral("rooms#levels-of-several-parts"));
    default:
        return guidePlace(QStringLiteral("things#change"));
    }
}

GuidePlace topicOfProblem(std::string_view kind) {
    return {QString::fromUtf8(guide::problemListName),
            QString::fromUtf8(kind.data(), qsizetype(kind.size()))};
}

} // namespace levwright
