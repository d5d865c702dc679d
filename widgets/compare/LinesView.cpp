// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compare/LinesView.h"

#include <QFontDatabase>

namespace levwright {

QPlainTextEdit* makeLinesView(const char* objectName, const QString& name, QWidget* parent) {
    auto* view = new QPlainTextEdit(parent);
    view->setObjectName(QString::fromLatin1(objectName));
    view->setAccessibleName(name);
    view->setReadOnly(true);
    view->setLineWrapMode(QPlainTextEdit::NoWrap);
    view->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    view->setTabChangesFocus(true);
    return view;
}

} // namespace levwright
