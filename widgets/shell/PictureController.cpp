// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/PictureController.h"

#include "core/picture/PictureFile.h"
#include "core/scene/HeatOfLevel.h"
#include "core/scene/LensScene.h"
#include "core/scene/LevelScene.h"
#include "core/scene/SketchScene.h"
#include "widgets/lenses/LensPanel.h"
#include "widgets/pictures/PictureDialog.h"
#include "widgets/pictures/PicturePrint.h"
#include "widgets/rollview/RollPanel.h"
#include "widgets/statistics/StatisticsPanel.h"

#include <QFileInfo>

#include <algorithm>

namespace levwright {
namespace {

constexpr SceneWishes everything{.things = true, .areas = true};
constexpr SceneWishes nothing{.things = false, .areas = false};

// The level of a page on its way to a picture.
struct Depicted {
    EditorPage& page;
    const Session& session;
    LevelSource source;
    RollModel& rolls;
    roll::RollPlanPtr ownPlan; // if no roll is at hand; null if there is none
    const roll::RollPlan* plan = nullptr;
};

Depicted depicted(EditorPage& page) {
    const Session& session = page.session();
    Depicted level{page, session, session.levels().source(session.currentLevel()),
                   page.panel<RollPanel>()->model(), nullptr};
    if (const RolledMap* rolled = level.rolls.shown()) {
        level.plan = &rolled->plan();
        return level;
    }
    level.ownPlan = session.game().language().plan(level.source, session.fileContext()).value_or(nullptr);
    level.plan = level.ownPlan.get();
    return level;
}

std::optional<Scene> rolledSceneOf(const Depicted& level, const SceneWishes& wishes) {
    const Catalog& catalog = level.session.game().catalog();
    if (const RolledMap* rolled = level.rolls.shown())
        return rolledScene(rolled->level(), rolled->plan(), catalog, wishes);
    if (level.ownPlan)
        return rolledScene(roll::Roller(level.ownPlan).roll(level.rolls.seed()), *level.ownPlan, catalog,
                           wishes);
    if (level.source.level.isOfRooms())
        return sketchedScene(level.session.levels(), level.session.currentLevel(), wishes);
    return std::nullopt;
}

// roll: the level as it is rolled, if it can be.
std::optional<Scene> heatSceneOf(const Depicted& level, const std::optional<Scene>& roll) {
    const auto* statistics = level.page.panel<StatisticsPanel>();
    if (statistics == nullptr || !statistics->overlay().heatMap())
        return std::nullopt;
    std::optional<Scene> scene =
        writtenScene(level.session.game(), level.source, level.plan, nothing, SceneExtent::Level);
    if (!scene && roll)
        scene = Scene{.terrain = roll->terrain, .glyphs = {}, .areas = {}, .heat = {}};
    if (scene)
        scene->heat = heatOf(statistics->overlay().heatMap()->cells());
    return scene;
}

// What the lens shows on the map; empty without a lens.
std::optional<Scene> lensSceneOf(const Depicted& level) {
    const auto* panel = level.page.panel<LensPanel>();
    const RolledMap* rolled = level.rolls.shown();
    const std::shared_ptr<const LensPicture> picture =
        panel != nullptr && panel->model() != nullptr ? panel->model()->picture() : nullptr;
    if (!picture || rolled == nullptr)
        return std::nullopt;
    Scene scene = rolledScene(rolled->level(), rolled->plan(), level.session.game().catalog(), nothing);
    picture->visit([&](const auto& lens) { layOver(scene, lens); });
    return scene;
}

} // namespace

PictureController::PictureController(PageTabs& tabs, QSettings& settings, const MapLooks& looks,
                                     QWidget* window)
    : QObject(window), m_tabs(tabs), m_settings(settings), m_looks(looks), m_window(window) {}

PictureSubject PictureController::subject() const {
    const Depicted level = depicted(m_tabs.active());
    const Game& game = level.session.game();
    const std::optional<Scene> roll = rolledSceneOf(level, everything);
    return {.catalog = game.catalogPtr(),
            .name = QString::fromStdString(level.session.levelName(level.session.currentLevel())),
            .seed = level.rolls.shown() != nullptr ? level.rolls.shown()->seed() : level.rolls.seed(),
            .written = writtenScene(game, level.source, level.plan, everything, SceneExtent::Maps),
            .roll = roll,
            .heat = heatSceneOf(level, roll),
            .lens = lensSceneOf(level),
            .tileset = m_looks.look().tileset};
}

PictureChoice PictureController::usualChoice() const {
    return {.tiles = m_looks.look().look == Look::Tiles, .ground = m_tabs.active().themes().theme().ground()};
}

PictureChoice PictureController::choice(const PictureSubject& subject) const {
    const auto number = [&](const char* name, int usual, int least, int most) {
        return std::clamp(
            m_settings.value(QStringLiteral("picture/") + QString::fromLatin1(name), usual).toInt(), least,
            most);
    };
    const bool showsRoll = m_tabs.active().panel<RollPanel>()->model().isShown();
    const PictureOf seen = subject.lens   ? PictureOf::Lens
                           : subject.heat ? PictureOf::Heat
                           : showsRoll    ? PictureOf::Roll
                                          : PictureOf::Written;
    const PictureChoice usual = usualChoice();
    return {.of = subject.nearest(seen),
            .form = PictureForm(number("form", int(usual.form), 0, pictureFormCount - 1)),
            .things = number("things", 1, 0, 1) == 1,
            .areas = number("areas", 0, 0, 1) == 1,
            .tiles = number("tiles", usual.tiles ? 1 : 0, 0, 1) == 1,
            .ground = Ground(number("ground", int(usual.ground), 0, 1)),
            .scale = number("scale", usual.scale, 1, mostScale),
            .border = number("border", usual.border, 0, mostBorder)};
}

void PictureController::remember(const PictureChoice& choice) {
    const auto set = [&](const char* name, int value) {
        m_settings.setValue(QStringLiteral("picture/") + QString::fromLatin1(name), value);
    };
    set("form", int(choice.form));
    set("things", choice.things ? 1 : 0);
    set("areas", choice.areas ? 1 : 0);
    set("scale", choice.scale);
    set("border", choice.border);
    const PictureChoice usual = usualChoice();
    const auto setUnlessUsual = [&](const char* name, int value, int usualValue) {
        if (value != usualValue)
            set(name, value);
        else
            m_settings.remove(QStringLiteral("picture/") +
                              QString::fromLatin1(name)); // it follows the window
    };
    setUnlessUsual("ground", int(choice.ground), int(usual.ground));
    setUnlessUsual("tiles", choice.tiles ? 1 : 0, usual.tiles ? 1 : 0);
}

void PictureController::exportWithDialog() {
    const PictureSubject level = subject();
    auto* dialog = new PictureDialog(level, choice(level), m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    const QString path = m_tabs.active().session().path();
    dialog->setFolder(path.isEmpty() ? QString() : QFileInfo(path).absolutePath());
    connect(dialog, &PictureDialog::said, this, &PictureController::said);
    connect(dialog, &PictureDialog::printWanted, this,
            [level, dialog] { printWithPreview(level, dialog->choice(), dialog); });
    connect(dialog, &QDialog::finished, this, [this, dialog] { remember(dialog->choice()); });
    dialog->open();
}

void PictureController::copyAs(PictureForm form) {
    const PictureSubject level = subject();
    PictureChoice wanted = choice(level);
    wanted.form = form;
    const Result<void> copied = copyPicture(level, wanted);
    Q_EMIT said(copied ? tr("The level is in the clipboard.")
                       : QString::fromStdString(copied.error().message));
}

void PictureController::print() {
    const PictureSubject level = subject();
    printWithPreview(level, choice(level), m_window);
}

} // namespace levwright
