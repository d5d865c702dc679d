// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/FieldEditors.h"

#include "core/base/Contract.h"

#include <QHBoxLayout>
#include <QRegularExpression>

namespace levwright {

QString withNumbers(const QString& source, const QList<int>& numbers) {
    static const QRegularExpression number(QStringLiteral("[+-]?[0-9]+"));
    QString written;
    qsizetype done = 0;
    auto found = number.globalMatch(source);
    for (const int value : numbers) {
        if (!found.hasNext())
            break;
        const QRegularExpressionMatch match = found.next();
        const QString old = match.captured();
        written += QStringView(source).mid(done, match.capturedStart() - done);
        const bool padded = old.size() > 1 && old.startsWith(QLatin1Char('0')) && value >= 0;
        if (old.toInt() == value)
            written += old;
        else
            written += padded ? QString::number(value).rightJustified(old.size(), QLatin1Char('0'))
                              : QString::number(value);
        done = match.capturedEnd();
    }
    written += QStringView(source).mid(done);
    return written;
}

void FieldEditor::placeInside(QWidget* editor) {
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(editor);
    setFocusProxy(editor);
}

QToolButton* FieldEditor::makePickButton() {
    auto* button = new QToolButton(this);
    button->setObjectName(QStringLiteral("pick"));
    button->setText(tr("Pick"));
    button->setAccessibleName(tr("Pick on the map"));
    button->setToolTip(tr("Choose the place on the map: click it, or move there with the arrow keys and "
                          "press Enter. Escape cancels."));
    connect(button, &QToolButton::clicked, this, &FieldEditor::pickWanted);
    return button;
}

FieldEditor* FieldEditor::make(const FieldView& field, QWidget* parent) {
    switch (field.input) {
    case FieldInput::Word:
        return new WordEditor(field, parent);
    case FieldInput::Name:
        return new NameEditor(field, parent);
    case FieldInput::Text:
        return new TextEditor(field, parent);
    case FieldInput::Line:
    case FieldInput::Source:
        return new LineEditor(field, parent);
    case FieldInput::Number:
        return new NumberEditor(field, parent);
    case FieldInput::Box:
        return new BoxEditor(field, parent);
    case FieldInput::Place:
        return new PlaceEditor(parent);
    case FieldInput::Area:
    case FieldInput::AnyArea:
        return new AreaEditor(field, parent);
    case FieldInput::Flag:
        return new FlagEditor(field, parent);
    case FieldInput::Pair:
        return new PairEditor(field, parent);
    case FieldInput::Words:
        return new WordsEditor(parent);
    }
    require(field.input == FieldInput::Word, "a known kind of input");
    return nullptr;
}

} // namespace levwright
