// SPDX-License-Identifier: GPL-3.0-or-later
// What commands of the command line say of a file.
#pragma once

#include "app/cli/Program.h"
#include "core/base/FileStore.h"

#include <QRegularExpression>
#include <QString>
#include <QStringList>

#include <sstream>
#include <string>
#include <vector>

namespace levwright {

struct Said {
    QString words; // output, then errors
    int status = 0;
};

// FILE among the arguments stands for the file.
inline Said runOn(const std::string& name, const QByteArray& text, std::vector<std::string> arguments) {
    MemoryFileStore store;
    if (!store.replace(name, text.toStdString()))
        return {};
    for (std::string& argument : arguments)
        argument = argument == "FILE" ? name : argument;
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream errors;
    const int status = cli::runProgram("levwright-cli", arguments, cli::Console{store, in, out, errors});
    return {QString::fromStdString(out.str() + errors.str()), status};
}

inline QString saidOf(const std::string& name, const QByteArray& text, std::vector<std::string> arguments) {
    return runOn(name, text, std::move(arguments)).words;
}

// Regular expressions of words that are missing and, with a ! before them, of words that are not wanted.
inline QStringList wrongWords(const QString& text, const QStringList& words) {
    QStringList wrong;
    for (const QString& word : words) {
        const bool isUnwanted = word.startsWith(u'!');
        if (QRegularExpression(word.mid(isUnwanted ? 1 : 0)).match(text).hasMatch() == isUnwanted)
            wrong << word;
    }
    return wrong;
}

} // namespace levwright
