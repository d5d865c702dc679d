// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Result.h"
#include "core/fragment/Fragment.h"

#include <QObject>
#include <QSettings>

#include <array>
#include <optional>

namespace levwright {

// The stamps of the user, numbered from 1 to last. They are stored in the settings.
class StampShelf : public QObject {
    Q_OBJECT

public:
    static constexpr int last = 9;

    // settings must outlive it.
    explicit StampShelf(QSettings& settings, QObject* parent = nullptr);

    bool isEmpty(int number) const;
    // Error: it is empty, or what is stored cannot be read.
    Result<Fragment> at(int number) const;
    // The name that the user gave it, or else its size. Empty for a stamp that is not there.
    QString nameOf(int number) const { return isEmpty(number) ? QString() : nameOf(number, at(number)); }
    // The same for a stamp that is there and was read already.
    QString nameOf(int number, const Result<Fragment>& stamp) const;

    // Replaces a stamp, with its name. Returns false if it is too large to be stored, and kept only until
    // the program ends.
    bool keep(int number, Fragment fragment);
    // An empty name brings back the usual one.
    void rename(int number, const QString& name);
    void remove(int number);

Q_SIGNALS:
    void changed(int number);

private:
    QSettings& m_settings;
    std::array<std::optional<Fragment>, last + 1> m_large; // by number
};

} // namespace levwright
