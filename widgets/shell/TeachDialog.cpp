// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/TeachDialog.h"

#include "core/base/Phrase.h"
#include "widgets/mapdrawing/TerrainLooks.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>

#include <algorithm>

namespace levwright {
namespace {

QString shownText(std::string_view text) {
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

// The letter in that colour on the ground of maps.
QIcon letterIn(const QColor& color, const QColor& ground, char letter) {
    constexpr int size = 16;
    QPixmap picture(size, size);
    picture.fill(ground);
    QPainter painter(&picture);
    painter.setPen(color);
    painter.drawText(picture.rect(), Qt::AlignCenter, QString(QChar::fromLatin1(letter)));
    return picture;
}

} // namespace

TeachDialog::TeachDialog(const TaughtThing& thing, const Catalog& catalog, const Theme& theme,
                         QWidget* parent)
    : QDialog(parent), m_thing(thing), m_catalog(catalog) {
    setObjectName(QStringLiteral("teach"));
    setWindowTitle(tr("Add to My Game"));
    auto* form = new QFormLayout(this);
    form->addRow(new QLabel(tr("Your game learns %1.").arg(QString::fromStdString(inWords(thing))), this));
    if (thing.sort == TaughtSort::Monster)
        askClass(*form, catalog.monsterClasses());
    else if (thing.sort == TaughtSort::Object)
        askClass(*form, catalog.objectClasses());
    else if (thing.sort == TaughtSort::MapCharacter)
        askTerrain(*form, theme);
    else if (thing.sort == TaughtSort::Statement)
        askForm(*form);
    else if (thing.sort == TaughtSort::DoorState)
        askState(*form);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Add"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    form->addRow(buttons);
}

bool TeachDialog::isNeeded(const TaughtThing& thing) {
    constexpr TaughtSort asked[] = {TaughtSort::Monster, TaughtSort::Object, TaughtSort::MapCharacter,
                                    TaughtSort::Statement, TaughtSort::DoorState};
    return std::ranges::contains(asked, thing.sort);
}

QComboBox* TeachDialog::makeChoice(const QString& name) {
    auto* box = new QComboBox(this);
    box->setObjectName(QStringLiteral("teach.") + name);
    return box;
}

void TeachDialog::askClass(QFormLayout& form, const std::vector<ThingClass>& classes) {
    m_class = makeChoice(QStringLiteral("class"));
    for (const ThingClass& each : classes) {
        if (each.symbol == 0)
            continue;
        const QChar symbol = QChar::fromLatin1(each.symbol);
        m_class->addItem(each.explanation.empty()
                             ? QString(symbol)
                             : QStringLiteral("%1   %2").arg(symbol).arg(shownText(said(each.explanation))),
                         symbol);
    }
    m_class->setCurrentIndex(std::max(m_class->findData(QChar::fromLatin1(m_thing.symbol)), 0));
    form.addRow(tr("C&lass:"), m_class);
    // In the order of the PC's colours.
    const QStringList colors{
        tr("black"),        tr("red"),    tr("green"),       tr("brown"),          tr("blue"),
        tr("magenta"),      tr("cyan"),   tr("grey"),        tr("no colour"),      tr("orange"),
        tr("bright green"), tr("yellow"), tr("bright blue"), tr("bright magenta"), tr("bright cyan"),
        tr("white")};
    m_color = makeChoice(QStringLiteral("color"));
    m_color->addItems(colors);
    m_color->setCurrentIndex(TaughtLook().color);
    form.addRow(tr("C&olour:"), m_color);
}

void TeachDialog::askTerrain(QFormLayout& form, const Theme& theme) {
    m_called = new QLineEdit(tr("terrain %1").arg(shownText(m_thing.name)), this);
    m_called->setObjectName(QStringLiteral("teach.called"));
    m_called->selectAll();
    form.addRow(tr("&Name:"), m_called);
    m_like = makeChoice(QStringLiteral("like"));
    m_ink = makeChoice(QStringLiteral("ink"));
    for (const Terrain& terrain : m_catalog.terrains()) {
        if (terrain.mapCharacter == 0 || terrain.tile.empty())
            continue;
        const QString shown = shownText(said(terrain.name));
        m_like->addItem(shown, shownText(terrain.name));
        if (m_ink->findData(shownText(terrain.ink)) < 0)
            m_ink->addItem(
                letterIn(theme.ink(inkNamed(terrain.ink)), theme.color(MapColor::Floor), m_thing.name[0]),
                shown, shownText(terrain.ink));
    }
    // The colour is that of what it is like, until the user wants another one.
    connect(m_like, &QComboBox::currentIndexChanged, this, [this] {
        const auto found = std::ranges::find(m_catalog.terrains(), chosenLike(), &Terrain::name);
        if (found != m_catalog.terrains().end())
            m_ink->setCurrentIndex(m_ink->findData(shownText(found->ink)));
    });
    m_like->setCurrentIndex(std::max(m_like->findData(QStringLiteral("room floor")), 0));
    form.addRow(tr("&Like:"), m_like);
    form.addRow(tr("C&olour of:"), m_ink);
}

void TeachDialog::askState(QFormLayout& form) {
    m_like = makeChoice(QStringLiteral("like"));
    for (const Keyword& known : m_catalog.keywords()) {
        if (known.wordClass == "door state")
            m_like->addItem(shownText(known.spelling), shownText(known.spelling));
    }
    form.addRow(tr("&Like:"), m_like);
}

void TeachDialog::askForm(QFormLayout& form) {
    m_form = makeChoice(QStringLiteral("form"));
    m_form->addItem(tr("like FOUNTAIN: it puts something at a place"));
    m_form->addItem(tr("something else: it is skipped"));
    form.addRow(tr("&The statement is:"), m_form);
}

std::string TeachDialog::chosenLike() const {
    return m_like->currentData().toString().toStdString();
}

TaughtLook TeachDialog::look() const {
    TaughtLook look;
    if (m_class != nullptr) {
        look.symbol = m_class->currentData().toChar().toLatin1();
        look.color = m_color->currentIndex();
    }
    if (m_like != nullptr)
        look.like = chosenLike();
    if (m_ink != nullptr) {
        look.ink = m_ink->currentData().toString().toStdString();
        look.called = m_called->text().simplified().toStdString();
    }
    look.isFurniture = m_form == nullptr || m_form->currentIndex() == 0;
    return look;
}

} // namespace levwright
