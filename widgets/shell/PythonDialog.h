// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/python/PythonLevels.h"

#include <QDialog>

#include <vector>

class QPushButton;
class QTreeWidget;

namespace levwright {

// Lists the levels in the strings of a Python program or notebook, and lets the user choose which to open.
class PythonDialog : public QDialog {
    Q_OBJECT

public:
    // file: at least one level. path: its path.
    PythonDialog(const python::PythonFile& file, const QString& path, QWidget* parent);

    // Their numbers in the file, from 1.
    std::vector<std::size_t> chosen() const;

private:
    void fill(const python::PythonFile& file);
    void offerToOpen();

    QTreeWidget* m_list;
    QPushButton* m_open = nullptr;
};

} // namespace levwright
