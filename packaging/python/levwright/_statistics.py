# SPDX-License-Identifier: GPL-3.0-or-later
"""Statistics: what many rolls of a level have in common."""

from __future__ import annotations

import json
import os
import tempfile
from dataclasses import dataclass
from typing import Any, Optional

from ._program import Output, run
from ._rolls import COLUMNS, ROWS, Grid

try:
    import numpy
except ImportError:
    numpy = None  # type: ignore[assignment]


@dataclass(frozen=True)
class Finding:
    """Something that can go wrong with a level."""

    kind: str
    rolls: int  # in how many rolls
    share: float  # 0 to 1
    seed: int  # the lowest seed that shows it
    line: Optional[int]  # of the description, from 1
    text: str  # the statement, or what the game says


class Statistics:
    """What was counted. `data` holds all of it, in the form of `levwright-cli stats --json`."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data

    @property
    def level(self) -> str:
        return str(self.data["level"])

    @property
    def rolls(self) -> int:
        return int(self.data["rolls"])

    @property
    def findings(self) -> list[Finding]:
        """The most frequent first."""
        found = [self._finding(each) for each in self.data["findings"]]
        return sorted(found, key=lambda finding: -finding.rolls)

    def _finding(self, found: dict[str, Any]) -> Finding:
        statement = found.get("statement")
        source = {} if statement is None else self.data["statements"][statement]
        return Finding(
            found["finding"],
            found["rolls"],
            found["rolls"] / self.rolls,
            found["seed"],
            found.get("line", source.get("line")),
            found.get("text", source.get("text", "")),
        )

    @property
    def kinds(self) -> list[str]:
        """What places() knows, such as "mon:d" for dogs and "trap:hole"."""
        return [kind for kind, tally in self.data["kinds"].items() if "at" in tally]

    def places(self, kind: str) -> Grid:
        """How many of a kind a roll has on each cell, on average: grid[y][x]."""
        grid: list[list[Any]] = [[0.0] * COLUMNS for _ in range(ROWS)]
        at = self.data["kinds"][kind]["at"]
        for x, y, count in zip(at[0::3], at[1::3], at[2::3]):
            grid[y][x] = count / self.rolls
        return grid if numpy is None else numpy.array(grid)

    def per_roll(self, kind: str) -> dict[int, float]:
        """The shares of rolls that have 0, 1, 2 … of a kind."""
        return {int(number): count / self.rolls for number, count in self.data["kinds"][kind]["per"].items() if count}

    def __repr__(self) -> str:
        return f"<statistics of {self.level}: {self.rolls} rolls>"


def read(output: Output) -> Statistics:
    if output.status != 0:
        raise output.complaint()
    return Statistics(json.loads(output.text))


def merge(*parts: Statistics) -> Statistics:
    """The statistics of all seeds together; no two parts may have a seed in common."""
    with tempfile.TemporaryDirectory() as folder:
        paths = []
        for number, part in enumerate(parts):
            paths.append(os.path.join(folder, f"{number}.json"))
            with open(paths[-1], "w", encoding="utf-8") as file:
                json.dump(part.data, file)
        return read(run(["stats", "--merge", "--json", "--", *paths]))
