// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/VersionsDialog.h"

#include "widgets/theme/WindowSize.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLocale>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace levwright {
namespace {

constexpr QSize versionsSize(640, 420);

} // namespace

VersionsDialog::VersionsDialog(Session& session, const QList<FileVersion>& versions, Content content,
                               QWidget* parent)
    : QDialog(parent), m_session(session), m_path(session.path()), m_versions(versions),
      m_content(std::move(content)), m_list(new QTreeWidget(this)) {
    setObjectName(QStringLiteral("versions"));
    setWindowTitle(tr("Versions of “%1”").arg(session.displayName()));
    resize(withinScreen(*this, versionsSize));
    build();
    connect(&m_session, &QObject::destroyed, this, &QDialog::reject);
}

void VersionsDialog::build() {
    m_list->setObjectName(QStringLiteral("versions.list"));
    m_list->setAccessibleName(tr("Versions"));
    m_list->setRootIsDecorated(false);
    m_list->setHeaderLabels({tr("When"), tr("Who"), tr("What")});
    for (const FileVersion& version : m_versions)
        new QTreeWidgetItem(m_list, {QLocale().toString(version.when.toLocalTime(), QLocale::ShortFormat),
                                     version.who, version.words});
    m_list->resizeColumnToContents(0);
    m_list->resizeColumnToContents(1);
    m_list->setCurrentItem(m_list->topLevelItem(0));

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    const auto add = [&](const char* name, const QString& text, auto&& press) {
        QPushButton* button = buttons->addButton(text, QDialogButtonBox::ActionRole);
        button->setObjectName(QString::fromLatin1(name));
        connect(button, &QPushButton::clicked, this, press);
    };
    add("versions.compare", tr("&Compare"), [this] {
        if (const auto content = currentContent())
            Q_EMIT compareWanted(nameOfCurrent(), *content);
    });
    add("versions.open", tr("&Open"), [this] {
        if (const auto content = currentContent())
            Q_EMIT openWanted(nameOfCurrent(), *content);
    });
    add("versions.bringBack", tr("&Bring Back"), [this] { bringBack(); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_list);
    layout->addWidget(buttons);
}

QString VersionsDialog::nameOfCurrent() const {
    const FileVersion& version = m_versions[m_list->indexOfTopLevelItem(m_list->currentItem())];
    return tr("%1 of %2")
        .arg(m_session.displayName(), QLocale().toString(version.when.toLocalTime(), QLocale::ShortFormat));
}

std::optional<QByteArray> VersionsDialog::currentContent() {
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    if (row < 0)
        return std::nullopt;
    Result<QByteArray> content = m_content(m_path, m_versions[row]);
    if (content)
        return *std::move(content);
    Q_EMIT said(QString::fromStdString(content.error().message));
    return std::nullopt;
}

void VersionsDialog::bringBack() {
    const auto content = currentContent();
    if (!content)
        return;
    const TextEdit edit = TextEdit::difference(m_session.text().bytes(), content->toStdString());
    if (!m_session.hasRoomFor(edit))
        return;
    m_session.apply(edit, stepName("Bring back an earlier version"));
    m_session.endStep();
}

} // namespace levwright
