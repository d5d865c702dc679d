#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# bench_python.py SECONDS FILE…: how many checked rolls a second the Python package gives, by what is read of them.
# LEVWRIGHT_CLI names the program.
import pathlib
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "packaging" / "python"))
import levwright  # noqa: E402


def a_second(level, seconds, read):
    count, begun = 0, time.perf_counter()
    with level.rolls(10_000_000) as rolls:
        for roll in rolls:
            read(roll)
            count += 1
            if count % 100 == 0 and time.perf_counter() - begun >= seconds:
                break
    return count / (time.perf_counter() - begun)


def main():
    if len(sys.argv) < 3:
        sys.exit("usage: bench_python.py SECONDS FILE…")
    ways = {
        "findings": lambda roll: roll.is_sound,
        "and terrain": lambda roll: (roll.is_sound, roll.terrain),
        "and numbers of all things": lambda roll: (roll.terrain, roll.rows("monsters"), roll.rows("objects")),
        "and things as objects": lambda roll: (roll.terrain, roll.monsters, roll.objects),
    }
    for path in sys.argv[2:]:
        for level in levwright.open(path):
            for name, read in ways.items():
                print(f"{level.name:12} {name:26} {a_second(level, float(sys.argv[1]), read):8.0f} rolls a second")


main()
