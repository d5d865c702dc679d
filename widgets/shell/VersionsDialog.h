// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/session/Session.h"
#include "widgets/shell/GitHistory.h"

#include <QDialog>

#include <functional>
#include <optional>

class QTreeWidget;

namespace levwright {

// The versions of a document's file: compared, opened beside it, or brought back.
class VersionsDialog : public QDialog {
    Q_OBJECT

public:
    // Gives the content of a version of the file with that path.
    using Content = std::function<Result<QByteArray>(const QString& path, const FileVersion& version)>;

    // The session must outlive the dialog or close it.
    VersionsDialog(Session& session, const QList<FileVersion>& versions, Content content, QWidget* parent);

Q_SIGNALS:
    // name: for titles, with the day of the version.
    void compareWanted(const QString& name, const QByteArray& bytes);
    void openWanted(const QString& name, const QByteArray& bytes);
    void said(const QString& sentence);

private:
    void build();
    QString nameOfCurrent() const;
    // Empty, with a message, if nobody gives it.
    std::optional<QByteArray> currentContent();
    void bringBack();

    Session& m_session;
    QString m_path;
    QList<FileVersion> m_versions;
    Content m_content;
    QTreeWidget* m_list;
};

} // namespace levwright
