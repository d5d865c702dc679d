// SPDX-License-Identifier: GPL-3.0-or-later
// Editors of one field each, one class for each FieldInput. They show the field as it is written and emit its
// new source.
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
    // Creates the editor for the field's kind of input, without a value yet.
    static FieldEditor* make(const FieldView& field, QWidget* parent);

    // canPick(): whether the user can show the place of the field on a map now. takePicked(): takes the shown
    // cells (the corners of the Area), as if they had been typed.
    virtual bool canPick() const { return false; }
    virtual void takePicked(const Area& /*cells*/) {}

    // The encoding in which values are shown.
    void setEncoding(TextEncoding encoding) { m_encoding = encoding; }

    // These two emit no signal.
    virtual void setChoices(const std::vector<FieldChoice>& /*choices*/) {}
    virtual void showValue(const FieldView& field) = 0;

Q_SIGNALS:
    // The user wants the field to have this source; a null string removes the field.
    void edited(const QString& source);
    // The user wants to show the place of the field on the map.
    void pickWanted();

protected:
    QString shown(std::string_view bytes) const { return decodeLine(bytes, m_encoding); }
    void placeInside(QWidget* editor);
    QToolButton* makePickButton();

private:
    TextEncoding m_encoding = TextEncoding::Utf8;
};

// Optional fields can be left out.
class WordEditor : public FieldEditor {
    Q_OBJECT
public:
    WordEditor(const FieldView& field, QWidget* parent);
    void setChoices(const std::vector<FieldChoice>& choices) override;
    void showValue(const FieldView& field) override;

private:
    QComboBox* m_choice;
    QString m_absent; // null if the field is required
};

// Its list is filled just before it is opened, because games have hundreds of names.
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

// For Line and Source: sends the text when the user has finished it.
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

// Two numbers, or one of the words that stand for other numbers.
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
    QString m_source; // keeps the spelling of unchanged numbers
};

// A check box for each word. The words are the object names.
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
    QStringList m_words; // the written ones
};

// A fixed place, or one of the words that stand for other places (place[0], random, contained).
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
    QString m_source; // keeps the spelling of unchanged numbers
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

    QComboBox* m_kind; // null if only one kind is possible
    QToolButton* m_pick;
    QList<QSpinBox*> m_numbers;
    QString m_source;
};

// Writes numbers into the source of a place or area. Unchanged numbers keep their spelling.
QString withNumbers(const QString& source, const QList<int>& numbers);

} // namespace levwright
