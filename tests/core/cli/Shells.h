// SPDX-License-Identifier: GPL-3.0-or-later
// What shells offer for a command line of levwright-cli.
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

namespace levwright::shells_test {

struct Offer {
    QStringList words;
    QString errors;
};

// The shell is bash, zsh or fish. The words follow the program's name, as one types them; '' is one that is
// not begun. Folders come without a slash at their end. Empty if the shell is not installed.
std::optional<Offer> offerOf(const QString& shell, const QString& words, const QString& folder);

} // namespace levwright::shells_test
