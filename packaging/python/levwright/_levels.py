# SPDX-License-Identifier: GPL-3.0-or-later
"""Files of levels."""

from __future__ import annotations

import ast
import json
import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Optional, Union

from ._problems import Diagnostic, PathLike, problems_of
from ._program import LevwrightError, run
from ._rolls import Roll, Rolls
from ._statistics import Statistics, read

# 1000: the seeds from 1 to 1000. range(5, 9): the seeds from 5 to 8.
Seeds = Union[int, range]
# Where in the game the level lies and who enters it: {"depth": 12, "hero_level": 10}.
Context = Mapping[str, Union[int, str]]


def games() -> list[str]:
    """The games whose levels can be opened, by their ids. The usual one comes first."""
    output = run(["--targets"])
    if output.status != 0:
        raise output.complaint()
    return output.text.split()


@dataclass(frozen=True)
class Themed:
    """What a file of themed rooms says about one of them."""

    kind: str  # "room", or "fill": contents for rooms
    frequency: Optional[float]  # None if a script computes it
    percent: Optional[float]  # its share among all of its kind whose frequency is known
    least_difficulty: Optional[int]
    most_difficulty: Optional[int]
    has_condition: bool  # a function decides whether it suits a room


@dataclass(frozen=True)
class MiniHackLevel:
    """A level as MiniHack takes it: the argument des_file of MiniHack-Skill-Custom-v0."""

    des_file: str
    notes: tuple[str, ...]  # what NetHack 3.6 has no equivalent for


class Level:
    """A level of a file."""

    def __init__(self, file: "LevelFile", entry: dict[str, Any]) -> None:
        self.file = file
        self.name: str = entry["level"]
        self.game: str = entry["game"]
        self.line: Optional[int] = entry.get("line")  # where it begins, from 1; None if it is compiled
        self.is_compiled: bool = entry["compiled"]
        self.themed: Optional[Themed] = None
        if "themed" in entry:
            self.themed = Themed(
                entry["themed"],
                entry.get("frequency"),
                entry.get("percent"),
                entry.get("leastDifficulty"),
                entry.get("mostDifficulty"),
                entry["hasCondition"],
            )

    def rolls(
        self, seeds: Seeds, context: Optional[Context] = None, fill: Optional[str] = None, alone: bool = False
    ) -> Rolls:
        """The level as the game may make it, once for each seed. The same seed gives the same level everywhere.

        fill: the contents of a themed room. alone: nothing is made but the themed room. Raises LevwrightError if the
        level has errors, or its game cannot be rolled.
        """
        begin, end = _range(seeds)
        words = ["roll", "--json", "--seeds", f"{begin}..{end}", *self._choice(context, fill, alone)]
        return Rolls(words, self.file.text)

    def roll(
        self, seed: int = 1, context: Optional[Context] = None, fill: Optional[str] = None, alone: bool = False
    ) -> Roll:
        """One roll. For many, rolls() is hundreds of times as fast."""
        with self.rolls(range(seed, seed + 1), context, fill, alone) as rolls:
            return next(rolls)

    def statistics(
        self, seeds: Seeds = 1000, context: Optional[Context] = None, fill: Optional[str] = None, alone: bool = False
    ) -> Statistics:
        """Rolls the level on all processors and counts what it gets."""
        begin, end = _range(seeds)
        words = ["stats", "--json", "--seeds", f"{begin}..{end}", *self._choice(context, fill, alone)]
        return read(run(words, self.file.text))

    def minihack(self) -> MiniHackLevel:
        """Raises LevwrightError if the level has errors."""
        output = run(["minihack", *self._choice(None, None, False)], self.file.text)
        if output.status != 0:
            raise output.complaint()
        notes = tuple(line for line in output.errors.splitlines() if ": note: " in line)
        return MiniHackLevel(str(ast.literal_eval(output.text.strip())), notes)

    def _choice(self, context: Optional[Context], fill: Optional[str], alone: bool) -> list[str]:
        words = []
        if self.themed is not None:
            words += ["--room" if self.themed.kind == "room" else "--fill", self.name]
        elif not self.is_compiled:
            words += ["--level", self.name]
        if fill is not None:
            words += ["--fill", fill]
        pairs = dict(context or {}, **({"alone": 1} if alone else {}))
        if pairs:
            words += ["--context", ",".join(f"{key}={value}" for key, value in pairs.items())]
        return [*words, *self.file.words()]

    def __repr__(self) -> str:
        return f"<level {self.name} of {self.file.path}>"


def _range(seeds: Seeds) -> tuple[int, int]:
    if isinstance(seeds, int):
        seeds = range(1, seeds + 1)
    if seeds.step != 1 or not seeds or seeds.start < 0:
        raise ValueError("seeds are a number of rolls, or a range that counts up by 1")
    return seeds.start, seeds.stop - 1


class LevelFile:
    """A file of levels, or the text of one. It is read anew for each question."""

    def __init__(self, path: str, game: Optional[str] = None, text: Optional[bytes] = None) -> None:
        self.path = path
        self.game = game
        self.text = text
        self.levels = [Level(self, entry) for entry in self._entries()]

    def _entries(self) -> Iterator[dict[str, Any]]:
        output = run(["levels", "--json", *self.words()], self.text)
        for line in output.text.splitlines():
            entry = json.loads(line)
            if "level" not in entry:
                raise LevwrightError(entry["message"], output.status)
            yield entry
        if output.status != 0:
            raise output.complaint()

    def words(self) -> list[str]:
        """The file and its game as words of a command line."""
        return [*([] if self.game is None else ["--target", self.game]), "--", self.path]

    def level(self, name: Optional[str] = None) -> Level:
        """The level with that name, or the only level."""
        found = [level for level in self.levels if name is None or level.name == name]
        if len(found) == 1 or (found and name is not None):
            return found[0]
        names = ", ".join(level.name for level in self.levels) or "none"
        raise LevwrightError(
            f"{self.path}: choose one of its levels: {names}"
            if name is None
            else f"{self.path}: it has no level {name!r}; its levels are: {names}"
        )

    def check(self, hints: bool = False) -> list[Diagnostic]:
        """The problems of the file, with those that only rolls show."""
        return problems_of(["--", self.path], hints, self.game, self.text)

    def __iter__(self) -> Iterator[Level]:
        return iter(self.levels)

    def __len__(self) -> int:
        return len(self.levels)

    def __repr__(self) -> str:
        return f"<{self.path}: {len(self.levels)} levels>"


def open_file(path: PathLike, game: Optional[str] = None) -> LevelFile:
    """Opens a description (.des), a script (.lua), a compiled level (.lev) or a file of themed rooms.

    game: the game that it is for, if that is not what it looks like. Raises LevwrightError if it cannot be read.
    """
    return LevelFile(os.fspath(path), game)


def from_text(text: Union[str, bytes], game: Optional[str] = None) -> LevelFile:
    """The levels of a description or script that a program has made. No file is written."""
    return LevelFile("-", game, text.encode("utf-8") if isinstance(text, str) else text)
