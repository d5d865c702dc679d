// SPDX-License-Identifier: GPL-3.0-or-later
// Editors of one field each. They show the field as it is written and say what shall be written in its place.
#pragma once

#include "core/edit/FieldEdit.h"
#include "core/model/Game.h"

#include <QComboBox>
#include <QLineEdit>
#include <QSpinBox>
#include <QWidget>

#include <functional>
#include <optional>

namespace levwright {

// What an editor is told about the field it shows.
struct FieldValue {
    const Argument* argument = nullptr; // null: not written
    QString source;                     // as it stands in the file
    QString text;                       // what stands between quotes
    char classSymbol = 0;               // of the statement, for names; 0: none
};

class FieldEditor : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;
    // Shows the value without a signal.
    virtual void showValue(const FieldValue& value) = 0;

Q_SIGNALS:
    // The user wants the field to be written so; a null string takes it away.
    void edited(const QString& source);

protected:
    void placeInside(QWidget* editor);
};

// A choice among words; optional ones can be left out.
class WordEditor : public FieldEditor {
    Q_OBJECT
public:
    WordEditor(const QStringList& words, bool optional, QWidget* parent = nullptr);
    void showValue(const FieldValue& value) override;

private:
    QComboBox* m_choice;
    bool m_optional;
};

// A class character, a register or random; the choice shows what each class is. Also terrain characters.
class ClassEditor : public FieldEditor {
    Q_OBJECT
public:
    // Pairs of source and explanation.
    ClassEditor(const QList<std::pair<QString, QString>>& choices, QWidget* parent = nullptr);
    void showValue(const FieldValue& value) override;

private:
    QComboBox* m_choice;
};

// A name in quotes, with the game's names to choose from, or random.
class NameEditor : public FieldEditor {
    Q_OBJECT
public:
    // The names of a class.
    using Names = std::function<QStringList(char classSymbol)>;
    NameEditor(Names names, bool allowsRandom, QWidget* parent = nullptr);
    void showValue(const FieldValue& value) override;

private:
    void send(const QString& text);

    Names m_names;
    bool m_allowsRandom;
    QComboBox* m_choice;
    std::optional<char> m_shownClass;
};

// A text in quotes.
class TextEditor : public FieldEditor {
    Q_OBJECT
public:
    explicit TextEditor(bool optional, QWidget* parent = nullptr);
    void showValue(const FieldValue& value) override;

private:
    QLineEdit* m_line;
};

// Source text as it is, for what has no editor of its own.
class SourceEditor : public FieldEditor {
    Q_OBJECT
public:
    explicit SourceEditor(QWidget* parent = nullptr);
    void showValue(const FieldValue& value) override;

private:
    QLineEdit* m_line;
    QString m_shown;
};

class ChanceEditor : public FieldEditor {
    Q_OBJECT
public:
    explicit ChanceEditor(QWidget* parent = nullptr);
    void showValue(const FieldValue& value) override;

private:
    QSpinBox* m_percent;
};

// A number or random.
class NumberEditor : public FieldEditor {
    Q_OBJECT
public:
    NumberEditor(bool allowsRandom, bool optional, QWidget* parent = nullptr);
    void showValue(const FieldValue& value) override;

private:
    QComboBox* m_choice;
    bool m_optional;
};

// A fixed place, or one of the words (place[0], random, contained) that stand for others.
class PlaceEditor : public FieldEditor {
    Q_OBJECT
public:
    PlaceEditor(const QStringList& words, QWidget* parent = nullptr);
    void showValue(const FieldValue& value) override;

private:
    void send();

    QComboBox* m_choice;
    QSpinBox* m_x;
    QSpinBox* m_y;
    QString m_source; // keeps the spelling of the numbers that do not change
};

// An area, perhaps of the whole level.
class AreaEditor : public FieldEditor {
    Q_OBJECT
public:
    explicit AreaEditor(bool allowsLevregion, QWidget* parent = nullptr);
    void showValue(const FieldValue& value) override;

private:
    void send();

    QComboBox* m_kind; // null where only one is possible
    QList<QSpinBox*> m_numbers;
    QString m_source;
};

// Writes numbers into a place or area as it is written now; a number that does not change keeps its spelling.
QString withNumbers(const QString& source, const QList<int>& numbers);

} // namespace levwright
