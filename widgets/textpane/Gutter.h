// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/textpane/CodeEditor.h"

namespace levwright {

// The line numbers beside an editor, and a mark for each line with a problem.
class Gutter : public QWidget {
    Q_OBJECT

public:
    explicit Gutter(CodeEditor& editor);

    QSize sizeHint() const override { return {m_editor.gutterWidth(), 0}; }

protected:
    void paintEvent(QPaintEvent* event) override { m_editor.paintGutter(event); }
    void mousePressEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    CodeEditor& m_editor;
};

} // namespace levwright
