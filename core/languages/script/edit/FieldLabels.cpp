// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/script/edit/FieldLabels.h"

#include "core/base/Phrase.h"

#include <algorithm>

namespace levwright {
namespace {

struct Label {
    std::string_view key;
    const char* label;
};

// Short, because they stand beside the values.
constexpr Label labels[] = {
    {"achievement", phrase("branch prize")},
    {"adjacentok", phrase("near the place")},
    {"align", phrase("alignment")},
    {"amount", phrase("amount")},
    {"appear_as", phrase("appears as")},
    {"arrival_room", phrase("hero arrives")},
    {"asleep", phrase("asleep")},
    {"avenge", phrase("avenges")},
    {"bg", phrase("background")},
    {"blinded", phrase("turns blind")},
    {"broken", phrase("broken lock")},
    {"buc", phrase("blessed/cursed")},
    {"buried", phrase("buried")},
    {"cancelled", phrase("cancelled")},
    {"chance", phrase("chance")},
    {"class", phrase("class")},
    {"confused", phrase("confused")},
    {"contents", phrase("contents")},
    {"corrwid", phrase("corridor width")},
    {"countbirth", phrase("counts as born")},
    {"damage", phrase("damage")},
    {"deadends", phrase("dead ends")},
    {"degrade", phrase("wears off")},
    {"destdoor", phrase("second door")},
    {"destroom", phrase("second room")},
    {"destwall", phrase("second wall")},
    {"dir", phrase("direction")},
    {"dishwasher", phrase("dishwasher gone")},
    {"eroded", phrase("erosion")},
    {"exclude_islev", phrase("excluded in level")},
    {"female", phrase("female")},
    {"fg", phrase("foreground")},
    {"filled", phrase("filled")},
    {"filling", phrase("filling")},
    {"flags", phrase("flags")},
    {"fleeing", phrase("turns fleeing")},
    {"fromterrain", phrase("replaced terrain")},
    {"gem_prob", phrase("gems")},
    {"gold_prob", phrase("gold")},
    {"greased", phrase("greased")},
    {"group", phrase("may bring others")},
    {"guardobjects", phrase("guards objects")},
    {"h", phrase("height")},
    {"halign", phrase("horizontally")},
    {"historic", phrase("historic")},
    {"id", phrase("kind")},
    {"ignorewater", phrase("in water and lava")},
    {"inventory", phrase("inventory")},
    {"invisible", phrase("invisible")},
    {"irregular", phrase("irregular")},
    {"joined", phrase("joined")},
    {"keep_default_invent", phrase("usual belongings")},
    {"kelp_moat", phrase("kelp in moats")},
    {"kelp_pool", phrase("kelp in pools")},
    {"laid_by_you", phrase("laid by hero")},
    {"launchfrom", phrase("boulder from")},
    {"lit", phrase("lit")},
    {"locked", phrase("locked")},
    {"looted", phrase("looted")},
    {"m_lev_adj", phrase("level adjustment")},
    {"male", phrase("male")},
    {"map", phrase("map")},
    {"mapfragment", phrase("pattern")},
    {"montype", phrase("monster")},
    {"name", phrase("name")},
    {"padding", phrase("padding")},
    {"paralyzed", phrase("turns paralyzed")},
    {"peaceful", phrase("peaceful")},
    {"pos", phrase("position")},
    {"property", phrase("property")},
    {"pudding", phrase("pudding gone")},
    {"quantity", phrase("quantity")},
    {"recharged", phrase("times recharged")},
    {"region_islev", phrase("counts in level")},
    {"revived", phrase("revived")},
    {"ring", phrase("ring gone")},
    {"seen", phrase("seen")},
    {"selection", phrase("selection")},
    {"smoothed", phrase("smoothed")},
    {"spe", phrase("bonus or charges")},
    {"spider_on_web", phrase("spider on web")},
    {"srcdoor", phrase("first door")},
    {"srcroom", phrase("first room")},
    {"srcwall", phrase("first wall")},
    {"state", phrase("state")},
    {"stocked", phrase("stocked")},
    {"stunned", phrase("stunned")},
    {"style", phrase("style")},
    {"swarm", phrase("bees gone")},
    {"tail", phrase("tail")},
    {"teledest", phrase("leads to")},
    {"text", phrase("text")},
    {"toterrain", phrase("new terrain")},
    {"trap_known", phrase("trap is known")},
    {"trapped", phrase("trapped")},
    {"ttl", phrase("duration")},
    {"typ", phrase("terrain")},
    {"type", phrase("type")},
    {"valign", phrase("vertically")},
    {"victim", phrase("victim's remains")},
    {"w", phrase("width")},
    {"waiting", phrase("waiting")},
    {"wall", phrase("wall")},
    {"walled", phrase("walled")},
    {"wallthick", phrase("wall thickness")},
    {"warned", phrase("watchman warned")},
    {"xalign", phrase("horizontally")},
    {"yalign", phrase("vertically")},
};

} // namespace

std::string labelOfKey(std::string_view key) {
    if (const auto found = std::ranges::find(labels, key, &Label::key); found != std::end(labels))
        return found->label;
    std::string words(key);
    std::ranges::replace(words, '_', ' ');
    return words;
}

} // namespace levwright
