// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/session/ScriptWorker.h"

namespace levwright {

void ScriptWorker::giveUp() {
    m_source.request_stop();
    m_source = {};
    m_threads.clear();
}

} // namespace levwright
