// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/session/Session.h"

#include <QTreeWidget>
#include <QWidget>

#include <optional>

namespace levwright {

// The contents of a container. A click or Enter goes to the fields of an entry. Entries can be taken out
// (also with the Delete key) and added. Hidden while there is no container.
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
