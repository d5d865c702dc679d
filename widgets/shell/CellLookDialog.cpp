// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/CellLookDialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>

#include <utility>

namespace levwright {

CellLookDialog::CellLookDialog(const SourceGame& source, std::vector<PlainCell> cells, QWidget* parent)
    : QDialog(parent), m_source(source), m_cells(std::move(cells)) {
    setObjectName(QStringLiteral("cellLooks"));
    setWindowTitle(tr("New Map Characters"));
    auto* form = new QFormLayout(this);
    auto* question = new QLabel(tr("The sources of %1 do not say what these map characters look like.")
                                    .arg(QString::fromStdString(source.name)));
    question->setWordWrap(true);
    form->addRow(question);
    const std::vector<std::string> models = modelsOf(source);
    for (const PlainCell& cell : m_cells) {
        auto* choice = new QComboBox;
        choice->setObjectName(QStringLiteral("look.%1").arg(QChar::fromLatin1(cell.character)));
        choice->addItem(tr("A letter"));
        for (const std::string& model : models)
            choice->addItem(QString::fromStdString(model));
        form->addRow(tr("%1 (%2) looks like")
                         .arg(QChar::fromLatin1(cell.character), QString::fromStdString(cell.terrain)),
                     choice);
        m_choices.push_back(choice);
    }
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    form->addRow(buttons);
}

std::vector<CellLook> CellLookDialog::looks() const {
    std::vector<CellLook> looks;
    for (std::size_t i = 0; i < m_cells.size(); ++i) {
        if (m_choices[i]->currentIndex() == 0)
            continue;
        if (Result<CellLook> look =
                lookLike(m_source, m_cells[i].terrain, m_choices[i]->currentText().toStdString()))
            looks.push_back(*std::move(look));
    }
    return looks;
}

} // namespace levwright
