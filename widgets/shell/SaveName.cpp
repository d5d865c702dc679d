// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/SaveName.h"

#include "core/base/EnumTable.h"
#include "widgets/session/FilePath.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <QMessageBox>

namespace levwright {
namespace {

constexpr EnumName<DocumentKind> filters[] = {
    {DocumentKind::Levels, QT_TRANSLATE_NOOP("SaveName", "Levels (*.des)")},
    {DocumentKind::DungeonDefinition, QT_TRANSLATE_NOOP("SaveName", "Dungeons (*.def *.pdf)")},
    {DocumentKind::PreprocessedDungeon, QT_TRANSLATE_NOOP("SaveName", "Dungeons (*.def *.pdf)")},
    {DocumentKind::DungeonScript, QT_TRANSLATE_NOOP("SaveName", "Dungeon scripts (*.lua)")},
};
static_assert(listsAll(filters, &EnumName<DocumentKind>::value));

QString shown(const char* text) {
    return QCoreApplication::translate("SaveName", text);
}

bool mayReplace(QWidget* parent, const QString& path) {
    QMessageBox question(QMessageBox::Question, shown(QT_TRANSLATE_NOOP("SaveName", "Replace the File")),
                         shown(QT_TRANSLATE_NOOP("SaveName", "“%1” already exists. Replace it?"))
                             .arg(QFileInfo(path).fileName()),
                         QMessageBox::Yes | QMessageBox::No, parent);
    question.setObjectName(QStringLiteral("replaceQuestion"));
    question.setDefaultButton(QMessageBox::No);
    return question.exec() == QMessageBox::Yes;
}

} // namespace

QString withEnding(const QString& path, DocumentKind kind) {
    return withEnding(path, QString::fromUtf8(endingOf(kind)));
}

QString withEnding(const QString& path, const QString& ending) {
    const QFileInfo file(path);
    if (!file.suffix().isEmpty())
        return path;
    return path.endsWith(QLatin1Char('.')) ? path + ending : path + QLatin1Char('.') + ending;
}

// The dialog's own question would use the name without the ending.
QString askSaveName(QWidget* parent, const QString& suggestion, DocumentKind kind, const FileStore& files) {
    QFileDialog dialog(parent, kind == DocumentKind::Levels
                                   ? shown(QT_TRANSLATE_NOOP("SaveName", "Save Level"))
                                   : shown(QT_TRANSLATE_NOOP("SaveName", "Save Dungeon")));
    dialog.setObjectName(QStringLiteral("saveDialog"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setOption(QFileDialog::DontConfirmOverwrite);
    const QString scriptEnding = QStringLiteral("lua");
    const bool isScript = kind == DocumentKind::Levels && QFileInfo(suggestion).suffix() == scriptEnding;
    const char* filter = isScript ? QT_TRANSLATE_NOOP("SaveName", "Level scripts (*.lua)")
                                  : filters[std::size_t(kind)].name.data();
    dialog.setNameFilters({shown(filter), shown(QT_TRANSLATE_NOOP("SaveName", "All files (*)"))});
    if (suggestion.contains(QLatin1Char('/'))) // else where the last dialog was left
        dialog.setDirectory(QFileInfo(suggestion).path());
    dialog.selectFile(QFileInfo(suggestion).fileName());
    // The dialog prefers the entry selected in its list to a whole path that was typed.
    QString chosen;
    QObject::connect(&dialog, &QFileDialog::fileSelected, &dialog, [&](const QString& path) {
        const auto* field = dialog.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
        chosen = field && QDir::isAbsolutePath(field->text()) ? field->text() : path;
    });
    while (dialog.exec() == QDialog::Accepted) {
        const QString path = isScript ? withEnding(chosen, scriptEnding) : withEnding(chosen, kind);
        if (!files.exists(toPath(path)) || mayReplace(parent, path))
            return path;
    }
    return {};
}

} // namespace levwright
