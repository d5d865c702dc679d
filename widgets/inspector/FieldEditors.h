// SPDX-License-Identifier: GPL-3.0-or-later
// Editors of one field each, a class for each FieldInput. They show the field as it is written and say what
// shall be written in its place.
#pragma once

#include "core/base/Geometry.h"
#include "core/model/FieldView.h"
#include "widgets/inspector/NumberBox.h"
#include "widgets/session/TextCodec.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWidget>

#include <optional>
#include <vector>

namespace levwright {

class FieldEditor : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;
    // Of the field's kind of input, without a value yet.
    static FieldEditor* make(const FieldView& field, QWidget* parent);

    // Whether its place can be shown on a map, now; and the cells that were shown, of which an Area has the
    // corners. They are written as if they had been typed.
    virtual bool canPick() const { return false; }
    virtual void takePicked(const Area& /*cells*/) {}

    // What the bytes of values are shown in.
    void setEncoding(TextEncoding encoding) { m_encoding = encoding; }

    // Each without a signal.
    virtual void setChoices(const std::vector<FieldChoice>& /*choices*/) {}
    virtual void showValue(const FieldView& field) = 0;

Q_SIGNALS:
    // The user wants the field to be written so; a null string takes it away.
    void edited(const QString& source);
    // The user wants to show its place on the map.
    void pickWanted();

protected:
    QString shown(std::string_view bytes) const { return decodeLine(bytes, m_encoding); }
    void placeInside(QWidget* editor);
    QToolButton* makePickButton();

private:
    TextEncoding m_encoding = TextEncoding::Utf8;
};

// Optional ones can be left out.
class WordEditor : public FieldEditor {
    Q_OBJECT
public:
    WordEditor(const FieldView& field, QWidget* parent);
    void setChoices(const std::vector<FieldChoice>& choices) override;
    void showValue(const FieldView& field) override;

private:
    QComboBox* m_choice;
    QString m_absent; // null if the field must be there
};

// Its list is filled when somebody is about to look into it: games have hundreds of names.
class NameEditor : public FieldEditor {
    Q_OBJECT
public:
    NameEditor(const FieldView& field, QWidget* parent);
    void setChoices(const std::vector<FieldChoice>& choices) override;
    void showValue(const FieldView& field) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void send(const QString& text);
    void fill();

    QComboBox* m_choice;
    std::vector<FieldChoice> m_choices;
    bool m_isFilled = true;
    bool m_isOptional;
};

class TextEditor : public FieldEditor {
    Q_OBJECT
public:
    TextEditor(const FieldView& field, QWidget* parent);
    void showValue(const FieldView& field) override;

private:
    QLineEdit* m_line;
};

// For Line and Source: sends what was typed when it is finished.
class LineEditor : public FieldEditor {
    Q_OBJECT
public:
    LineEditor(const FieldView& field, QWidget* parent);
    void showValue(const FieldView& field) override;

private:
    QLineEdit* m_line;
    QString m_shown;
};

class NumberEditor : public FieldEditor {
    Q_OBJECT
public:
    NumberEditor(const FieldView& field, QWidget* parent);
    void setChoices(const std::vector<FieldChoice>& choices) override;
    void showValue(const FieldView& field) override;

private:
    QComboBox* m_choice;
};

class BoxEditor : public FieldEditor {
    Q_OBJECT
public:
    BoxEditor(const FieldView& field, QWidget* parent);
    void showValue(const FieldView& field) override;

private:
    NumberBox* m_number;
};

class FlagEditor : public FieldEditor {
    Q_OBJECT
public:
    FlagEditor(const FieldView& field, QWidget* parent);
    void showValue(const FieldView& field) override;

private:
    QCheckBox* m_box;
};

// Two numbers, or one of the words that stand for others.
class PairEditor : public FieldEditor {
    Q_OBJECT
public:
    PairEditor(const FieldView& field, QWidget* parent);
    void setChoices(const std::vector<FieldChoice>& choices) override;
    void showValue(const FieldView& field) override;

private:
    void send();

    QComboBox* m_choice;
    QList<QSpinBox*> m_numbers;
    QString m_source; // keeps the spelling of the numbers that do not change
};

// A box to tick for each word; object names: the words.
class WordsEditor : public FieldEditor {
    Q_OBJECT
public:
    explicit WordsEditor(QWidget* parent);
    void setChoices(const std::vector<FieldChoice>& choices) override;
    void showValue(const FieldView& field) override;

private:
    void send(const QString& word, bool on);

    QVBoxLayout* m_layout;
    QList<QCheckBox*> m_boxes;
    QStringList m_words; // that are written
};

// A fixed place, or one of the words (place[0], random, contained) that stand for others.
class PlaceEditor : public FieldEditor {
    Q_OBJECT
public:
    explicit PlaceEditor(QWidget* parent);
    void setChoices(const std::vector<FieldChoice>& choices) override;
    void showValue(const FieldView& field) override;
    bool canPick() const override { return true; }
    void takePicked(const Area& cells) override;

private:
    void send();
    void write(Point cell);

    QComboBox* m_choice;
    QSpinBox* m_x;
    QSpinBox* m_y;
    QString m_source; // keeps the spelling of the numbers that do not change
};

class AreaEditor : public FieldEditor {
    Q_OBJECT
public:
    AreaEditor(const FieldView& field, QWidget* parent);
    void showValue(const FieldView& field) override;
    bool canPick() const override;
    void takePicked(const Area& cells) override;

private:
    void send();
    void write(const Area& cells);

    QComboBox* m_kind; // null where only one is possible
    QToolButton* m_pick;
    QList<QSpinBox*> m_numbers;
    QString m_source;
};

// With a capital at its start.
QString sentence(const QString& text);

// Writes numbers into a place or area as it is written now; a number that does not change keeps its spelling.
QString withNumbers(const QString& source, const QList<int>& numbers);

} // namespace levwright
