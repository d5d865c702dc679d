// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/textpane/FindBar.h"

#include "widgets/session/TextCodec.h"
#include "widgets/textpane/CodeEditor.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QToolButton>

#include <chrono>
#include <initializer_list>

namespace levwright {

using namespace std::chrono_literals;

FindBar::FindBar(Session& session, CodeEditor& editor, const Theme& theme, QWidget* parent)
    : QWidget(parent), m_session(session), m_editor(editor), m_search(session), m_replaceLine(new QWidget),
      m_count(new QLabel), m_trouble(new QLabel) {
    setObjectName(QStringLiteral("textpane.find"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 4, 6, 4);
    layout->setSpacing(4);
    addFindLine();
    addReplaceLine();
    m_trouble->setObjectName(QStringLiteral("textpane.find.trouble"));
    m_trouble->setWordWrap(true);
    layout->addWidget(m_trouble);
    m_trouble->hide();
    m_later.setSingleShot(true);
    m_later.setInterval(100ms); // typing does not wait for the search
    connect(&m_later, &QTimer::timeout, this, &FindBar::searchAgain);
    connect(&m_session, &Session::changed, this, &FindBar::followChange);
    connect(&m_session, &Session::readAnew, this, [this] {
        m_search.readAnew();
        if (isVisible())
            searchAgain();
    });
    setTheme(theme);
    hide();
}

void FindBar::addFindLine() {
    auto* line = new QHBoxLayout;
    line->setSpacing(4);
    static_cast<QBoxLayout*>(layout())->addLayout(line);
    m_text = addField(*line, QStringLiteral("textpane.find.text"), tr("Find"));
    m_text->setAccessibleName(tr("Text to find"));
    m_count->setObjectName(QStringLiteral("textpane.find.count"));
    line->addWidget(m_count);
    m_case = addButton(*line, QStringLiteral("textpane.find.case"), tr("Aa"), tr("Match case"));
    m_words = addButton(*line, QStringLiteral("textpane.find.words"), tr("W"), tr("Whole words"));
    m_expression =
        addButton(*line, QStringLiteral("textpane.find.expression"), tr(".*"), tr("Regular expression"));
    m_inSelection =
        addButton(*line, QStringLiteral("textpane.find.inSelection"), tr("[ ]"), tr("In the selected text"));
    for (QToolButton* option : {m_case, m_words, m_expression, m_inSelection})
        option->setCheckable(true);
    const auto* previous =
        addButton(*line, QStringLiteral("textpane.find.previous"), tr("▲"), tr("Previous match (Shift+F3)"));
    const auto* next = addButton(*line, QStringLiteral("textpane.find.next"), tr("▼"), tr("Next match (F3)"));
    const auto* closing = addButton(*line, QStringLiteral("textpane.find.close"), tr("✕"), tr("Close (Esc)"));
    connect(m_text, &QLineEdit::textEdited, this, &FindBar::findTyped);
    connect(m_text, &QLineEdit::textChanged, this, [this] {
        useOptions();
        if (m_search.isStale()) // else findTyped() has searched
            searchAgain();
    });
    for (const QToolButton* option : {m_case, m_words, m_expression})
        connect(option, &QToolButton::toggled, this, &FindBar::findTyped);
    connect(m_inSelection, &QToolButton::toggled, this, &FindBar::useScope);
    connect(previous, &QToolButton::clicked, this, &FindBar::findPrevious);
    connect(next, &QToolButton::clicked, this, &FindBar::findNext);
    connect(closing, &QToolButton::clicked, this, &FindBar::close);
}

void FindBar::addReplaceLine() {
    layout()->addWidget(m_replaceLine);
    auto* line = new QHBoxLayout(m_replaceLine);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(4);
    m_by = addField(*line, QStringLiteral("textpane.find.by"), tr("Replace by"));
    m_by->setToolTip(tr("In a regular expression, $1 or \\1 is what its first group matched, $& the whole "
                        "match, \\n a line end."));
    const auto* one = addButton(*line, QStringLiteral("textpane.find.replace"), tr("Replace"),
                                tr("Replace this match and go to the next one (Enter)"));
    const auto* all = addButton(*line, QStringLiteral("textpane.find.replaceAll"), tr("Replace All"),
                                tr("Replace all matches in one step (Ctrl+Enter)"));
    connect(one, &QToolButton::clicked, this, &FindBar::replace);
    connect(all, &QToolButton::clicked, this, &FindBar::replaceAll);
    setTabOrder(m_text, m_by);
    m_replaceLine->hide();
}

QToolButton* FindBar::addButton(QBoxLayout& line, const QString& name, const QString& text,
                                const QString& toolTip) {
    auto* button = new QToolButton;
    button->setObjectName(name);
    button->setText(text);
    button->setToolTip(toolTip);
    button->setAccessibleName(toolTip);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    line.addWidget(button);
    return button;
}

QLineEdit* FindBar::addField(QBoxLayout& line, const QString& name, const QString& label) {
    auto* field = new QLineEdit;
    field->setObjectName(name);
    field->setPlaceholderText(label);
    field->setAccessibleName(label);
    field->setClearButtonEnabled(true);
    line.addWidget(field, 1);
    return field;
}

void FindBar::setTheme(const Theme& theme) {
    setPalette(theme.palette());
    QPalette warning = theme.palette();
    warning.setColor(QPalette::WindowText, theme.color(MapColor::Error));
    m_trouble->setPalette(warning);
}

void FindBar::open() {
    const Range range = m_session.selection().range();
    const std::string_view selected = m_session.text().slice(range);
    QWidget::show();
    if (!selected.empty() && !selected.contains('\n')) {
        const QString text = decodeLine(selected, m_session.encoding());
        m_text->setText(m_expression->isChecked() ? QRegularExpression::escape(text) : text);
    }
    m_origin = range.begin;
    useOptions();
    searchAgain();
    m_text->selectAll();
    m_text->setFocus();
}

void FindBar::openReplace() {
    m_replaceLine->show();
    open();
}

void FindBar::close() {
    hide();
    m_replaceLine->hide();
    m_inSelection->setChecked(false);
    m_editor.setFound({});
    m_editor.setFocus();
}

void FindBar::followChange(const Change& change) {
    m_search.follow(change);
    m_origin = change.edit.map(m_origin, Bias::Before);
    if (!isVisible())
        return;
    m_editor.setFound(m_search.matches());
    m_later.start();
}

void FindBar::useOptions() {
    m_search.lookFor(
        {m_text->text().toStdString(), m_expression->isChecked(), m_case->isChecked(), m_words->isChecked()});
}

void FindBar::useScope(bool isSelection) {
    const Range range = m_session.selection().range();
    m_search.searchIn(isSelection ? std::optional(range) : std::nullopt);
    if (isSelection)
        m_origin = range.begin;
    searchAgain();
}

void FindBar::searchAgain() {
    m_later.stop();
    m_search.refresh();
    if (isVisible())
        m_editor.setFound(m_search.matches());
    showState();
}

void FindBar::findTyped() {
    useOptions();
    searchAgain();
    show(m_search.nextFrom(m_origin));
}

void FindBar::findNext() {
    if (m_text->text().isEmpty())
        return open();
    searchAgain();
    const Range range = m_session.selection().range();
    const bool isAtEmptyMatch = range.empty() && m_search.isMatch(range);
    show(m_search.nextFrom(range.end + (isAtEmptyMatch ? 1 : 0)));
}

void FindBar::findPrevious() {
    if (m_text->text().isEmpty())
        return open();
    searchAgain();
    const Range range = m_session.selection().range();
    const bool isAtEmptyMatch = range.begin > 0 && range.empty() && m_search.isMatch(range);
    show(m_search.lastBefore(range.begin - (isAtEmptyMatch ? 1 : 0)));
}

void FindBar::show(const std::optional<Range>& match) {
    if (match) {
        m_session.select(*match);
        m_origin = match->begin;
    }
    showState();
}

void FindBar::replace() {
    searchAgain();
    const Range range = m_session.selection().range();
    if (!m_search.isMatch(range))
        return findNext();
    const EditOutcome outcome = m_search.replacing(range, m_by->text());
    if (!outcome)
        return m_session.refuse(QString::fromStdString(outcome.error().reason));
    const Offset end = outcome->map(range.end, Bias::After);
    m_session.apply(*outcome, stepName("Replace"), MergeKey::None, Selection{end, end});
    m_session.select(Range{end, end});
    findNext();
}

void FindBar::replaceAll() {
    searchAgain();
    const std::size_t count = m_search.matches().size();
    const EditOutcome outcome = m_search.replacingAll(m_by->text());
    const bool isDone = m_session.apply(outcome, stepName("Replace all"));
    searchAgain();
    if (isDone)
        m_count->setText(tr("%n replaced", nullptr, int(count)));
}

void FindBar::showState() {
    m_trouble->setText(m_search.trouble());
    m_trouble->setVisible(!m_search.trouble().isEmpty());
    if (m_text->text().isEmpty())
        return m_count->clear();
    const std::size_t count = m_search.matches().size();
    const std::size_t number = m_search.numberAt(m_session.selection().range().begin);
    m_count->setText(count == 0 ? tr("No match")
                                : tr("%1 of %2").arg(std::max<std::size_t>(number, 1)).arg(count));
}

void FindBar::keyPressEvent(QKeyEvent* event) {
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->key() == Qt::Key_Escape)
        close();
    else if (isEnter && m_replaceLine->isVisible() && event->modifiers().testFlag(Qt::ControlModifier))
        replaceAll();
    else if (isEnter && focusWidget() == m_by)
        replace();
    else if (isEnter)
        event->modifiers().testFlag(Qt::ShiftModifier) ? findPrevious() : findNext();
    else
        QWidget::keyPressEvent(event);
}

} // namespace levwright
