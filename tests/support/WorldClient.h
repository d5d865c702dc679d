// SPDX-License-Identifier: GPL-3.0-or-later
// A minimal client that plays a world of the world server, written only from core/world/PROTOCOL.md.
#pragma once

#include "tests/support/ServerFolder.h"

#include <QMap>
#include <QPoint>
#include <QQueue>
#include <QStringList>

#include <array>
#include <utility>

namespace levwright {

// The contents of server/worldstate. x is a column, y a row.
struct ClientView {
    int turn = 0;
    int lifepoints = 0;
    int satiation = 0;
    QByteArrayList carried;
    QPoint player;
    int length = 0;
    QByteArrayList seen;
    QByteArrayList remembered;

    // A view of length -1 is invalid.
    static ClientView read(const QByteArray& text) {
        ClientView view{.length = -1};
        QByteArrayList lines = text.split('\n');
        const qsizetype mark = lines.indexOf("%", 5);
        if (mark < 0 || lines.size() < mark + 4 || !lines.takeLast().isEmpty())
            return view;
        const int length = lines[mark + 3].toInt();
        if (lines.size() != mark + 4 + 2 * length)
            return view;
        view.turn = lines[0].toInt();
        view.lifepoints = lines[3].toInt();
        view.satiation = lines[4].toInt();
        view.carried = lines.mid(5, mark - 5);
        view.player = {lines[mark + 2].toInt(), lines[mark + 1].toInt()};
        view.seen = lines.mid(mark + 4, length);
        view.remembered = lines.mid(mark + 4 + length, length);
        view.length = length;
        return view;
    }
    char rememberedAt(QPoint cell) const {
        const bool onMap = cell.x() >= 0 && cell.y() >= 0 && cell.x() < length && cell.y() < length;
        return onMap ? remembered[cell.y()][cell.x()] : ' ';
    }
};

// The change of column and row for each direction, from an even row and from an odd one.
using ClientSteps = QMap<QByteArray, std::array<QPoint, 2>>;

class WorldClient {
public:
    WorldClient(const ServerFolder& folder, ClientSteps steps)
        : m_folder(folder), m_steps(std::move(steps)) {}

    // The lines of the answer to a command.
    QByteArrayList ask(const QByteArray& command) const {
        const qsizetype before = m_folder.bytes("server/out").size();
        m_folder.append("server/in", command + "\nPING\n");
        const auto answer = [&] { return m_folder.bytes("server/out").mid(before); };
        if (!QTest::qWaitFor([&] { return answer().endsWith("PONG\n"); }))
            QTest::qFail("no PONG", __FILE__, __LINE__);
        QByteArrayList lines = answer().split('\n');
        lines.resize(lines.size() - 2);
        return lines;
    }
    ClientView view() const { return ClientView::read(m_folder.bytes("server/worldstate")); }

    // Goes to the nearest cell that looks like goal in memory. Returns whether it got there.
    bool goTo(char goal) const {
        for (int steps = 0; steps < 100; ++steps) {
            const ClientView now = view();
            const QByteArrayList way = wayTo(goal, now);
            if (now.length < 0 || way.isEmpty())
                return false;
            if (!ask("move " + way.first()).contains("LOG You go " + way.first() + "."))
                return false;
            if (way.size() == 1)
                return true;
        }
        return false;
    }

private:
    QByteArrayList wayTo(char goal, const ClientView& view) const {
        QMap<std::pair<int, int>, QByteArrayList> ways{{{view.player.y(), view.player.x()}, {}}};
        QQueue<QPoint> next{{view.player}};
        while (!next.isEmpty()) {
            const QPoint cell = next.dequeue();
            const QByteArrayList way = ways[{cell.y(), cell.x()}];
            if (!way.isEmpty() && view.rememberedAt(cell) == goal)
                return way;
            for (auto step = m_steps.cbegin(); step != m_steps.cend(); ++step) {
                const QPoint beside = cell + step.value()[std::size_t(cell.y() % 2)];
                const char ground = view.rememberedAt(beside);
                const bool open = ground == goal || QByteArrayView(".:_").contains(ground);
                if (open && !ways.contains({beside.y(), beside.x()})) {
                    ways[{beside.y(), beside.x()}] = way + QByteArrayList{step.key()};
                    next.enqueue(beside);
                }
            }
        }
        return {};
    }

    const ServerFolder& m_folder;
    ClientSteps m_steps;
};

} // namespace levwright
