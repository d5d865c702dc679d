// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/welcome/TourStrip.h"

#include <QAccessible>
#include <QGridLayout>
#include <QKeyEvent>

namespace levwright {

TourStrip::TourStrip(QWidget* parent)
    : QFrame(parent), m_title(new QLabel(this)), m_text(new QLabel(this)),
      m_back(makeButton("tour.back", tr("Back"))), m_next(makeButton("tour.next", tr("Next"))),
      m_leave(makeButton("tour.leave", tr("Leave"))) {
    setObjectName(QStringLiteral("tour"));
    setAccessibleName(tr("Tour"));
    setFrameShape(StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::AlternateBase);
    m_title->setObjectName(QStringLiteral("tour.title"));
    QFont bold = m_title->font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_text->setObjectName(QStringLiteral("tour.text"));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    constexpr int linesKept = 2; // so that most steps leave the map where it is
    m_text->setMinimumHeight(linesKept * m_text->fontMetrics().lineSpacing());
    auto* layout = new QGridLayout(this);
    layout->addWidget(m_title, 0, 0);
    layout->setColumnStretch(0, 1);
    int column = 1;
    for (QPushButton* button : {m_back, m_next, m_leave})
        layout->addWidget(button, 0, column++);
    layout->addWidget(m_text, 1, 0, 1, column);
    connect(m_back, &QPushButton::clicked, this, &TourStrip::backWanted);
    connect(m_next, &QPushButton::clicked, this, &TourStrip::nextWanted);
    connect(m_leave, &QPushButton::clicked, this, &TourStrip::leaveWanted);
    hide();
}

QPushButton* TourStrip::makeButton(const char* name, const QString& text) {
    auto* button = new QPushButton(text, this);
    button->setObjectName(QString::fromLatin1(name));
    return button;
}

void TourStrip::explain(const TourText& words, int step, int count) {
    m_title->setText(tr("%1 (%2 of %3)").arg(words.title).arg(step + 1).arg(count));
    m_text->setText(words.text);
    m_next->setText(step + 1 < count ? tr("Next") : tr("Finish"));
    const bool cameByBack = m_back->hasFocus();
    m_back->setEnabled(step > 0);
    show();
    QPushButton* likely = cameByBack && step > 0 ? m_back : m_next;
    likely->setFocus();
    setAccessibleDescription(words.text);
    for (QPushButton* button : {m_back, m_next, m_leave})
        button->setAccessibleDescription(m_title->text() + u'\n' + words.text);
    QAccessibleEvent news(m_text, QAccessible::Alert);
    QAccessible::updateAccessibility(&news);
}

// Buttons outside of dialogs do not hear Enter in every style.
void TourStrip::keyPressEvent(QKeyEvent* event) {
    auto* button = qobject_cast<QPushButton*>(focusWidget());
    if (event->key() == Qt::Key_Escape)
        Q_EMIT leaveWanted();
    else if (button != nullptr && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter))
        button->click();
    else
        QFrame::keyPressEvent(event);
}

} // namespace levwright
