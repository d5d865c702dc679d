// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lens/LensWish.h"
#include "widgets/lenses/LensPicture.h"
#include "widgets/rollview/RollModel.h"
#include "widgets/session/ScriptWorker.h"

#include <QObject>

#include <memory>
#include <optional>

namespace levwright {

// What the user looks at.
struct LensView {
    lens::LensWish wish;
    int rolls = 1; // 1: the roll on the map; more: that many, from seed 1
    bool operator==(const LensView&) const = default;
};

// A lens over the rolls of the current level. It works in a thread of its own; until that has finished, the
// last picture of the level stays.
class LensModel : public QObject {
    Q_OBJECT

public:
    // rolls must outlive the model.
    explicit LensModel(RollModel& rolls, QObject* parent = nullptr);

    RollModel& rolls() const { return m_rolls; }
    bool isOn() const { return m_isOn; }
    void setOn(bool on);
    const LensView& view() const { return m_view; }
    void setView(const LensView& view);
    // Null if nothing is shown.
    std::shared_ptr<const LensPicture> picture() const { return m_picture; }
    // Whether the picture is that of the current text and view.
    bool isUpToDate() const { return !m_isAsked && m_rolls.isUpToDate(); }

Q_SIGNALS:
    // The picture is another one, or what is asked for is.
    void changed();

private:
    void follow();
    void look();
    void take(std::shared_ptr<const LensPicture> picture);

    RollModel& m_rolls;
    bool m_isOn = false;
    bool m_isAsked = false;
    LensView m_view;
    std::shared_ptr<const LensPicture> m_picture;
    roll::RollPlanPtr m_summed; // the plan whose many rolls the picture is of, or will be; else null
    LensView m_summedView;      // then: what was asked of them
    ScriptWorker m_worker;      // last, so that it is destroyed first
};

} // namespace levwright
