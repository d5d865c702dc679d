// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pictures/PictureDialog.h"

#include "core/base/FileStore.h"
#include "core/picture/PictureFile.h"
#include "widgets/theme/WindowSize.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFontDatabase>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QScrollArea>
#include <QVBoxLayout>

namespace levwright {

PictureDialog::PictureDialog(const PictureSubject& subject, const PictureChoice& choice, QWidget* parent)
    : QDialog(parent), m_subject(subject), m_choice(choice), m_of(addChoice("of", {}, 0)),
      m_form(addChoice("form", {tr("PNG picture"), tr("SVG picture"), tr("Text"), tr("Text for NetHackWiki")},
                       int(choice.form))),
      m_look(addChoice("look", {tr("Tiles"), tr("Characters")}, choice.tiles ? 0 : 1)),
      m_ground(addChoice("ground", {tr("Light"), tr("Dark")}, int(choice.ground))),
      m_things(addCheck("things", tr("&Things"), choice.things)),
      m_areas(addCheck("areas", tr("&Regions and rooms"), choice.areas)),
      m_scale(addNumber("scale", 1, mostScale, choice.scale)),
      m_border(addNumber("border", 0, mostBorder, choice.border)) {
    setObjectName(QStringLiteral("picture"));
    setWindowTitle(tr("Export Picture"));
    offerSources();
    auto* columns = new QHBoxLayout;
    columns->addWidget(makeControls());
    columns->addWidget(makePreview(), 1);
    auto* rows = new QVBoxLayout(this);
    rows->addLayout(columns, 1);
    m_said = new QLabel(this);
    m_said->setObjectName(QStringLiteral("picture.said"));
    m_said->setWordWrap(true);
    rows->addWidget(m_said);
    rows->addWidget(makeButtons());
    resize(withinScreen(*this, {fontMetrics().averageCharWidth() * 130, fontMetrics().lineSpacing() * 30}));
    read();
}

QComboBox* PictureDialog::addChoice(const char* name, const QStringList& texts, int current) {
    auto* box = new QComboBox(this);
    box->setObjectName(QStringLiteral("picture.") + QString::fromLatin1(name));
    box->addItems(texts);
    box->setCurrentIndex(current);
    connect(box, &QComboBox::activated, this, &PictureDialog::read);
    return box;
}

QCheckBox* PictureDialog::addCheck(const char* name, const QString& text, bool isOn) {
    auto* box = new QCheckBox(text, this);
    box->setObjectName(QStringLiteral("picture.") + QString::fromLatin1(name));
    box->setChecked(isOn);
    connect(box, &QCheckBox::toggled, this, &PictureDialog::read);
    return box;
}

QSpinBox* PictureDialog::addNumber(const char* name, int least, int most, int value) {
    auto* box = new QSpinBox(this);
    box->setObjectName(QStringLiteral("picture.") + QString::fromLatin1(name));
    box->setRange(least, most);
    box->setValue(value);
    connect(box, &QSpinBox::valueChanged, this, &PictureDialog::read);
    return box;
}

void PictureDialog::offerSources() {
    const QStringList texts{tr("Map as written"), tr("Roll with seed %1").arg(m_subject.seed),
                            tr("Heat map of the selected statement"), tr("Map through the lens")};
    for (int i = 0; i < pictureOfCount; ++i) {
        if (m_subject.sceneFor(PictureOf(i)))
            m_of->addItem(texts[i], i);
    }
    m_of->setCurrentIndex(std::max(m_of->findData(int(m_subject.nearest(m_choice.of))), 0));
}

QWidget* PictureDialog::makeControls() {
    auto* controls = new QWidget(this);
    auto* form = new QFormLayout(controls);
    form->setContentsMargins({});
    form->addRow(tr("S&how:"), m_of);
    form->addRow(QString(), m_things);
    form->addRow(QString(), m_areas);
    form->addRow(tr("&Form:"), m_form);
    form->addRow(tr("&Look:"), m_look);
    form->addRow(tr("C&olours:"), m_ground);
    form->addRow(tr("Sc&ale:"), m_scale);
    form->addRow(tr("&Border:"), m_border);
    return controls;
}

QWidget* PictureDialog::makePreview() {
    m_preview = new QStackedWidget(this);
    auto* area = new QScrollArea(m_preview);
    area->setAccessibleName(tr("Preview"));
    area->setAlignment(Qt::AlignCenter);
    m_picture = new QLabel;
    m_picture->setObjectName(QStringLiteral("picture.preview"));
    m_picture->setAccessibleName(tr("Preview"));
    area->setWidget(m_picture);
    m_text = new QPlainTextEdit(m_preview);
    m_text->setObjectName(QStringLiteral("picture.text"));
    m_text->setAccessibleName(tr("Preview"));
    m_text->setReadOnly(true);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_preview->addWidget(area);
    m_preview->addWidget(m_text);
    return m_preview;
}

QWidget* PictureDialog::makeButtons() {
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_save = buttons->addButton(tr("&Save…"), QDialogButtonBox::ActionRole);
    m_copy = buttons->addButton(tr("&Copy"), QDialogButtonBox::ActionRole);
    QPushButton* print = buttons->addButton(tr("&Print…"), QDialogButtonBox::ActionRole);
    m_save->setDefault(true);
    connect(m_save, &QPushButton::clicked, this, &PictureDialog::save);
    connect(m_copy, &QPushButton::clicked, this, &PictureDialog::copy);
    connect(print, &QPushButton::clicked, this, &PictureDialog::printWanted);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return buttons;
}

void PictureDialog::read() {
    m_choice = {.of = PictureOf(m_of->currentData().toInt()),
                .form = PictureForm(m_form->currentIndex()),
                .things = m_things->isChecked(),
                .areas = m_areas->isChecked(),
                .tiles = m_look->currentIndex() == 0,
                .ground = Ground(m_ground->currentIndex()),
                .scale = m_scale->value(),
                .border = m_border->value()};
    const bool isPicture = m_choice.form == PictureForm::Png || m_choice.form == PictureForm::Svg;
    const bool hasLooks = m_choice.form == PictureForm::Svg && m_subject.tileset != nullptr;
    m_look->setEnabled(m_choice.form == PictureForm::Png || hasLooks);
    m_look->setToolTip(isPicture && !m_look->isEnabled() ? tr("An SVG picture shows characters.")
                                                         : QString());
    for (QWidget* each : std::initializer_list<QWidget*>{m_ground, m_scale, m_border, m_areas})
        each->setEnabled(isPicture);
    show();
}

void PictureDialog::show() {
    if (m_choice.form == PictureForm::Text || m_choice.form == PictureForm::Wiki) {
        m_text->setPlainText(textOf(m_subject, m_choice));
        m_preview->setCurrentIndex(1);
        m_said->clear();
        m_save->setEnabled(true);
        m_copy->setEnabled(true);
        return;
    }
    const Result<QImage> image = imageOf(m_subject, m_choice);
    m_picture->setPixmap(image ? QPixmap::fromImage(*image) : QPixmap());
    m_picture->adjustSize();
    m_preview->setCurrentIndex(0);
    m_said->setText(image
                        ? tr("%1 × %2 pixels").arg(image->width()).arg(image->height())
                        : tr("This is not possible: %1.").arg(QString::fromStdString(image.error().message)));
    m_save->setEnabled(image || m_choice.form == PictureForm::Svg); // only its preview is limited
    m_copy->setEnabled(image.has_value());
}

void PictureDialog::save() {
    const QString ending = endingOf(m_choice.form);
    const QString name = QString(m_subject.name).replace(u'/', u'_') + u'.' + ending;
    const QString path = QFileDialog::getSaveFileName(this, tr("Save Picture"), QDir(m_folder).filePath(name),
                                                      tr("%1 (*.%2)").arg(m_form->currentText(), ending));
    if (!path.isEmpty() && saveTo(path))
        accept();
}

bool PictureDialog::saveTo(const QString& path) {
    const auto written = fileOf(m_subject, m_choice).and_then([&](const QByteArray& bytes) {
        return DiskFileStore().replace(path.toStdU16String(), bytes.toStdString());
    });
    const QString said = written ? tr("Wrote %1").arg(QDir::toNativeSeparators(path))
                                 : QString::fromStdString(written.error().message);
    m_said->setText(said);
    if (written)
        Q_EMIT this->said(said);
    return written.has_value();
}

void PictureDialog::copy() {
    if (copyPicture(m_subject, m_choice))
        m_said->setText(tr("It is in the clipboard."));
}

} // namespace levwright
