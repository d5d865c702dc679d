# SPDX-License-Identifier: GPL-3.0-or-later
"""Levels of NetHack and its variants: opened, checked and rolled by the thousand.

    import levwright

    castle = levwright.open("castle.des").level("castle")
    for roll in castle.rolls(1000):
        print(roll.seed, roll.terrain, roll.monsters, roll.findings)

All work is done by the program levwright-cli. It is looked for in the PATH; the environment variable LEVWRIGHT_CLI
names another one. The chapter "Python" of Levwright's guide explains this package with examples.
"""

from ._levels import Level, LevelFile, MiniHackLevel, Themed, from_text, games
from ._levels import open_file as open  # noqa: A004
from ._problems import Diagnostic, Edit, Fix, check
from ._program import LevwrightError, program
from ._rolls import (
    COLUMNS,
    ROWS,
    Engraving,
    Grid,
    Meaning,
    Monster,
    RolledObject,
    Roll,
    RollFinding,
    Room,
    Rolls,
    Trap,
)
from ._statistics import Finding, Statistics, merge

__version__ = "0.1.0"

__all__ = [
    "COLUMNS",
    "ROWS",
    "Diagnostic",
    "Edit",
    "Engraving",
    "Finding",
    "Fix",
    "Grid",
    "Level",
    "LevelFile",
    "LevwrightError",
    "Meaning",
    "MiniHackLevel",
    "Monster",
    "Roll",
    "RollFinding",
    "RolledObject",
    "Rolls",
    "Room",
    "Statistics",
    "Themed",
    "Trap",
    "check",
    "from_text",
    "games",
    "merge",
    "open",
    "program",
]
