// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/session/Session.h"

#include <QTreeWidget>
#include <QWidget>

#include <optional>

namespace levwright {

// What lies in a container, each a click or Enter from its own fields, with the means to take it out (the
// Delete key, too) and to put another one in. It is hidden while there is no container.
class ContainerContents : public QWidget {
    Q_OBJECT

public:
    explicit ContainerContents(Session& session, QWidget* parent = nullptr);

    void showOf(std::optional<StatementRef> statement);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill(const std::vector<std::size_t>& contents);
    int rowHeight() const; // in pixels
    void add();
    void open(const QTreeWidgetItem& item);
    void remove(const QTreeWidgetItem& item);
    StatementRef refOf(const QTreeWidgetItem& item) const;

    Session& m_session;
    QTreeWidget* m_list;
    StatementRef m_container;
};

} // namespace levwright
