// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/lenses/LensPanel.h"

#include "widgets/lenses/LensLegend.h"
#include "widgets/session/TextCodec.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <initializer_list>
#include <utility>

namespace levwright {
namespace {

constexpr int rollCounts[] = {1, 100, 1000};

QComboBox* makeChoice(QWidget* bar, const char* name, const QString& label) {
    auto* choice = new QComboBox(bar);
    choice->setObjectName(QString::fromLatin1(name));
    choice->setAccessibleName(label);
    choice->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    return choice;
}

// Whether the lens asks where it looks from.
bool hasStart(lens::LensKind kind) {
    return kind == lens::LensKind::Way || kind == lens::LensKind::Sight;
}

void choose(QComboBox& choice, const QVariant& value) {
    choice.setCurrentIndex(choice.findData(value));
}

} // namespace

LensPanel::LensPanel(Session& /*session*/, const Theme& theme, MapLayers& layers, QWidget* parent)
    : QWidget(parent), m_layers(&layers), m_legend(new LensLegend(theme, this)),
      m_rows(new QTreeWidget(this)), m_nothing(new QLabel(this)) {
    setObjectName(QStringLiteral("lens"));
    setAccessibleName(tr("Lens"));
    m_rows->setObjectName(QStringLiteral("lens.rows"));
    m_rows->setAccessibleName(tr("What the lens measures of the level"));
    m_rows->setHeaderLabels({tr("Measure"), tr("Value")});
    m_rows->setRootIsDecorated(false);
    m_rows->setUniformRowHeights(true);
    m_rows->setFrameShape(QFrame::NoFrame);
    m_rows->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    m_nothing->setObjectName(QStringLiteral("lens.nothing"));
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setWordWrap(true);
    auto* below = new QHBoxLayout;
    below->addWidget(m_legend, 0, Qt::AlignTop);
    below->addWidget(m_rows, 1);
    below->addWidget(m_nothing, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeBar());
    layout->addLayout(below, 1);
    setFocusProxy(m_kind);
}

LensPanel::~LensPanel() {
    if (m_layers && m_overlay)
        m_layers->removeOverlay(*m_overlay);
}

QWidget* LensPanel::makeBar() {
    auto* bar = new QWidget(this);
    m_kind = makeChoice(bar, "lens.kind", tr("Lens"));
    m_kind->addItem(tr("No lens"));
    for (const lens::LensKind kind : lens::allLenses())
        m_kind->addItem(decodeLine(lens::titleOf(kind)), int(kind));
    m_rolls = makeChoice(bar, "lens.rolls", tr("Rolls"));
    m_rolls->setToolTip(tr("Look at the roll on the map, or at many rolls together"));
    for (const int count : rollCounts)
        m_rolls->addItem(count == 1 ? tr("This roll") : tr("%1 rolls").arg(QLocale().toString(count)), count);
    m_start = makeChoice(bar, "lens.start", tr("From"));
    m_start->setToolTip(tr("Where distances are counted from"));
    using lens::StartAt;
    for (const auto& [text, start] : std::initializer_list<std::pair<QString, StartAt>>{
             {tr("From the stairs up"), StartAt::Up},
             {tr("From the stairs down"), StartAt::Down},
             {tr("From where one arrives from above"), StartAt::FromAbove},
             {tr("From where one arrives from below"), StartAt::FromBelow},
             {tr("From the pointer"), StartAt::Cell}})
        m_start->addItem(text, int(start));
    auto* layout = new QHBoxLayout(bar);
    layout->setContentsMargins(6, 3, 6, 3);
    layout->setSpacing(6);
    for (QComboBox* choice : {m_kind, m_rolls, m_start}) {
        layout->addWidget(choice);
        connect(choice, &QComboBox::activated, this, &LensPanel::readBar);
    }
    layout->addWidget(makeSwitches(bar));
    layout->addStretch(1);
    return bar;
}

QWidget* LensPanel::makeSwitches(QWidget* bar) {
    m_switchBar = new QWidget(bar);
    auto* layout = new QHBoxLayout(m_switchBar);
    layout->setContentsMargins(0, 0, 0, 0);
    const auto add = [&](const char* name, bool lens::WaySwitches::* value, const QString& text,
                         const QString& tip) {
        auto* box = new QCheckBox(text, m_switchBar);
        box->setObjectName(QString::fromLatin1(name));
        box->setToolTip(tip);
        layout->addWidget(box);
        m_switches.push_back({value, box});
        connect(box, &QCheckBox::clicked, this, &LensPanel::readBar);
    };
    using lens::WaySwitches;
    add("lens.doors", &WaySwitches::doors, tr("Doors"), tr("The hero opens closed doors"));
    add("lens.locked", &WaySwitches::locked, tr("Locks"), tr("The hero opens locked doors and drawbridges"));
    add("lens.secret", &WaySwitches::secret, tr("Secrets"),
        tr("The hero finds secret doors and secret corridors"));
    add("lens.dig", &WaySwitches::dig, tr("Dig"), tr("The hero digs through rock, walls and trees"));
    add("lens.levitate", &WaySwitches::levitate, tr("Levitate"), tr("The hero crosses water and lava"));
    return m_switchBar;
}

void LensPanel::setRolls(RollModel& rolls) {
    m_model = std::make_unique<LensModel>(rolls);
    m_overlay = std::make_unique<LensOverlay>(*m_model);
    m_layers->addOverlay(*m_overlay);
    connect(m_model.get(), &LensModel::changed, this, &LensPanel::update);
    connect(m_layers, &MapLayers::cellPointedAt, this, &LensPanel::pointAt);
    writeBar();
    update();
}

void LensPanel::setTheme(const Theme& theme) {
    m_legend->setTheme(theme);
}

QString LensPanel::line() const {
    const std::optional<lens::LensKind> kind = shown();
    return kind ? decodeLine(lens::titleOf(*kind)) : QString();
}

std::optional<lens::LensKind> LensPanel::shown() const {
    return m_model && m_model->isOn() ? std::optional(m_model->view().wish.kind) : std::nullopt;
}

void LensPanel::show(std::optional<lens::LensKind> kind) {
    if (kind == shown())
        return;
    if (kind) {
        LensView view = m_model->view();
        view.wish.kind = *kind;
        if (view.wish.start == lens::StartAt::Cell)
            view.wish.cell = m_pointed;
        m_model->setView(view);
    }
    m_model->setOn(kind.has_value());
    writeBar();
    Q_EMIT shownChanged();
}

void LensPanel::readBar() {
    LensView view = m_model->view();
    view.rolls = m_rolls->currentData().toInt();
    view.wish.start = lens::StartAt(m_start->currentData().toInt());
    const bool isPointed = view.wish.start == lens::StartAt::Cell;
    view.wish.cell = isPointed ? m_pointed : Point();
    // How exposed all cells are would come too late for a hand that moves.
    view.wish.extent = isPointed ? lens::SightExtent::FromStart : lens::SightExtent::WholeLevel;
    for (const Switch& each : m_switches)
        view.wish.switches.*each.value = each.box->isChecked();
    m_model->setView(view);
    const QVariant kind = m_kind->currentData();
    show(kind.isValid() ? std::optional(lens::LensKind(kind.toInt())) : std::nullopt);
}

void LensPanel::writeBar() {
    const LensView& view = m_model->view();
    const bool isOn = m_model->isOn();
    choose(*m_kind, isOn ? QVariant(int(view.wish.kind)) : QVariant());
    choose(*m_rolls, view.rolls);
    choose(*m_start, int(view.wish.start));
    for (const Switch& each : m_switches)
        each.box->setChecked(view.wish.switches.*each.value);
    const bool isWay = isOn && view.wish.kind == lens::LensKind::Way;
    m_rolls->setVisible(isOn);
    m_start->setVisible(isOn && hasStart(view.wish.kind));
    m_switchBar->setVisible(isWay);
}

void LensPanel::pointAt(Point cell) {
    m_pointed = cell;
    LensView view = m_model->view();
    if (view.wish.start != lens::StartAt::Cell || !hasStart(view.wish.kind))
        return;
    view.wish.cell = cell;
    m_model->setView(view);
}

void LensPanel::update() {
    const std::shared_ptr<const LensPicture> picture = m_model->picture();
    m_legend->setPicture(picture);
    m_legend->setVisible(picture != nullptr);
    m_rows->setVisible(picture != nullptr);
    m_nothing->setVisible(picture == nullptr);
    m_nothing->setText(!m_model->isOn()
                           ? tr("A lens colours the map by how the level plays: choose one above.")
                       : m_model->rolls().problem().isEmpty()
                           ? QString()
                           : tr("There is no roll to look at: %1").arg(m_model->rolls().problem()));
    m_rows->clear();
    if (picture) {
        for (const LensPicture::Row& row : picture->rows())
            new QTreeWidgetItem(m_rows, {row.label, row.value});
    }
    if (m_layers)
        m_layers->updateOverlay();
}

} // namespace levwright
