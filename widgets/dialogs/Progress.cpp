// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dialogs/Progress.h"

#include <QCoreApplication>

#include <chrono>
#include <future>
#include <thread>

namespace levwright {
namespace {

constexpr std::chrono::milliseconds unseen{500};

// With application modality, no other window can change what the work uses.
void prepare(QProgressDialog& dialog, const QString& what) {
    dialog.setObjectName(QStringLiteral("progress"));
    dialog.setWindowTitle(QCoreApplication::applicationName());
    dialog.setWindowModality(Qt::ApplicationModal);
    dialog.setLabelText(what);
    dialog.setMinimumDuration(int(unseen.count()));
}

} // namespace

Progress::Progress(const QString& what, int steps, QWidget* window) : m_dialog(window) {
    prepare(m_dialog, what);
    m_dialog.setRange(0, steps);
    m_dialog.setValue(0);
}

bool Progress::mayGoOn() {
    m_dialog.setValue(m_begun++);
    return !m_dialog.wasCanceled();
}

bool waitFor(const QString& what, QWidget* window, const std::function<void(const std::stop_token&)>& work) {
    QProgressDialog dialog(window);
    prepare(dialog, what);
    dialog.setRange(0, 0); // nobody knows how long it takes
    std::promise<void> ended;
    const std::future<void> end = ended.get_future();
    // It ends before the dialog does, because it comes after it.
    std::jthread thread([&](const std::stop_token& abandoned) {
        work(abandoned);
        QMetaObject::invokeMethod(&dialog, &QDialog::accept, Qt::QueuedConnection);
        ended.set_value();
    });
    QObject::connect(&dialog, &QProgressDialog::canceled, &dialog, [&thread] { thread.request_stop(); });
    if (end.wait_for(unseen) == std::future_status::timeout)
        dialog.exec();
    thread.join();
    return !thread.get_stop_source().stop_requested();
}

} // namespace levwright
