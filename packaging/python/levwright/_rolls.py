# SPDX-License-Identifier: GPL-3.0-or-later
"""Rolls: levels as the game may make them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Optional, Union

from ._program import LevwrightError, lines

try:
    import numpy
except ImportError:  # grids are lists of rows then
    numpy = None  # type: ignore[assignment]

if TYPE_CHECKING:
    import numpy.typing

    # 21 rows of 80 columns: grid[y][x], and grid[y, x] with NumPy. Column 0 is never used.
    Grid = Union[numpy.typing.NDArray[Any], list[list[int]]]
else:
    Grid = Any

COLUMNS = 80
ROWS = 21

# Grids are written with these digits; bytes.translate makes them numbers.
_DIGITS = b"0123456789abcdefghijklmnopqrstuvwxyzAB"
_NUMBERS = bytes(max(_DIGITS.find(bytes([digit])), 0) for digit in range(256))
# The last member of a line, which is read only if somebody asks for it.
_THINGS = b',"things":'


def grid_of(digits: str) -> Grid:
    numbers = digits.encode("ascii").translate(_NUMBERS)
    if numpy is not None:
        return numpy.frombuffer(numbers, dtype=numpy.uint8).reshape(ROWS, COLUMNS)
    return [list(numbers[begin : begin + COLUMNS]) for begin in range(0, ROWS * COLUMNS, COLUMNS)]


@dataclass(frozen=True)
class Meaning:
    """What the numbers of rolls stand for. One for all rolls of a level."""

    level: str
    game: str
    context: str
    terrain: list[str]  # by the numbers in Roll.terrain, the same for all games
    monster_names: list[str]  # by kind
    monster_symbols: str
    object_names: list[str]
    object_symbols: str
    trap_names: list[str]
    statements: list[tuple[int, str]]  # by number: line (from 1) and text; empty for a compiled level
    left_out: list[str]  # what the game does not know, so that rolls do without it
    fields: dict[str, list[str]]  # the columns of Roll.rows()

    def terrain_number(self, name: str) -> int:
        """The number of a terrain in grids: terrain_number("lava")."""
        return self.terrain.index(name)


@dataclass(frozen=True)
class Monster:
    x: int
    y: int
    kind: int
    name: str
    symbol: str
    statement: Optional[int]  # what made it: an index of Meaning.statements; None if no statement did
    peaceful: bool
    asleep: bool
    disguised: bool


@dataclass(frozen=True)
class RolledObject:
    x: int
    y: int
    kind: int
    name: str
    symbol: str
    statement: Optional[int]
    quantity: int
    curse: int  # 1 blessed, 0 uncursed, -1 cursed
    enchantment: int  # or charges
    of_monster: Optional[str]  # for a corpse, statue, egg or tin
    container: Optional[int]  # index of the object in which it lies
    buried: bool
    mineral: bool  # in the rock
    carried: bool  # by a monster


@dataclass(frozen=True)
class Trap:
    x: int
    y: int
    kind: int
    name: str
    statement: Optional[int]


@dataclass(frozen=True)
class Engraving:
    x: int
    y: int
    statement: Optional[int]


@dataclass(frozen=True)
class Room:
    """The floor of a room, both corners included, or the box around an irregular one."""

    x1: int
    y1: int
    x2: int
    y2: int
    type: int  # the number of the game
    irregular: bool
    lit: bool
    statement: Optional[int]


@dataclass(frozen=True)
class RollFinding:
    """What is wrong with one roll, such as "cut-off"."""

    kind: str
    statement: Optional[int]


def _statement(number: int) -> Optional[int]:
    return number if number >= 0 else None


class Roll:
    """A level as the game may make it. Grids are made when they are asked for; with NumPy, they cannot be written."""

    __slots__ = ("meaning", "_line", "_seen", "_things")

    def __init__(self, meaning: Meaning, line: bytes) -> None:
        self.meaning = meaning
        cut = line.rfind(_THINGS)
        self._line = line[cut + len(_THINGS) : -2]
        self._seen: dict[str, Any] = json.loads(line[:cut] + b"}")
        self._things: Optional[dict[str, Any]] = None

    @property
    def seed(self) -> int:
        return int(self._seen["seed"])

    @property
    def fatal(self) -> Optional[str]:
        """Why the game would end, or make a maze instead, while it loads the level; None if it does not."""
        fatal: Optional[str] = self._seen["fatal"]
        return fatal

    @property
    def complaints(self) -> list[str]:
        """What the game says about the level while it loads it."""
        return list(self._seen["complaints"])

    @property
    def findings(self) -> list[RollFinding]:
        """What is wrong with this roll. "needs-unlocking" and "needs-levitation" are often intended."""
        return [RollFinding(kind, _statement(number)) for kind, number in self._seen["findings"]]

    @property
    def is_sound(self) -> bool:
        """Whether the game loads it, and nothing is found but ways that a key or levitation opens."""
        often_meant = {"needs-unlocking", "needs-levitation"}
        return self.fatal is None and all(kind in often_meant for kind, _ in self._seen["findings"])

    @property
    def terrain(self) -> Grid:
        """Numbers of Meaning.terrain."""
        return grid_of(self._seen["terrain"])

    @property
    def lit(self) -> Grid:
        """1 for lit cells."""
        return grid_of(self._seen["lit"])

    @property
    def detail(self) -> Grid:
        """For doors: 1 broken, 2 open, 4 closed, 8 locked, 16 trapped. For stairs and ladders: 1 leads up."""
        return grid_of(self._seen["detail"])

    @property
    def marks(self) -> Grid:
        """1 cannot be dug, 2 nobody passes through the wall; 3 both."""
        return grid_of(self._seen["marks"])

    @property
    def from_above(self) -> Optional[tuple[int, int]]:
        """x and y where somebody arrives who falls from above; None if there is no place."""
        x, y = self._seen["from_above"]
        return (x, y) if x else None

    @property
    def from_below(self) -> Optional[tuple[int, int]]:
        x, y = self._seen["from_below"]
        return (x, y) if x else None

    @property
    def rooms(self) -> list[Room]:
        return [
            Room(x1, y1, x2, y2, kind, bool(irregular), bool(lit), _statement(statement))
            for x1, y1, x2, y2, kind, _, statement, irregular, lit in self._seen["rooms"]
        ]

    def _read_things(self) -> dict[str, Any]:
        if self._things is None:
            self._things = json.loads(self._line)
        return self._things

    def rows(self, things: str) -> Any:
        """The numbers of all "monsters", "objects", "traps" or "engravings": one row each, as an array with NumPy.

        meaning.fields[things] names the columns. Where there is no statement, container and the like, it is -1.
        """
        numbers = self._read_things()[things]
        if numpy is None:
            return [list(row) for row in numbers]
        return numpy.array(numbers, dtype=numpy.int32).reshape(len(numbers), len(self.meaning.fields[things]))

    @property
    def monsters(self) -> list[Monster]:
        names, symbols = self.meaning.monster_names, self.meaning.monster_symbols
        return [
            Monster(
                x, y, kind, names[kind], symbols[kind], _statement(statement), bool(peaceful), bool(asleep), bool(disguised)
            )
            for x, y, kind, statement, peaceful, asleep, disguised, *_ in self._read_things()["monsters"]
        ]

    @property
    def objects(self) -> list[RolledObject]:
        meaning = self.meaning
        return [
            RolledObject(
                x,
                y,
                kind,
                meaning.object_names[kind],
                meaning.object_symbols[kind],
                _statement(statement),
                quantity,
                curse,
                enchantment,
                meaning.monster_names[monster] if monster >= 0 else None,
                container if container >= 0 else None,
                bool(buried),
                bool(mineral),
                bool(carried),
            )
            for (
                x, y, kind, statement, quantity, curse, enchantment, monster, container, buried, mineral, carried, *_,
            ) in self._read_things()["objects"]
        ]  # fmt: skip

    @property
    def traps(self) -> list[Trap]:
        names = self.meaning.trap_names
        return [
            Trap(x, y, kind, names[kind], _statement(statement))
            for x, y, kind, statement, *_ in self._read_things()["traps"]
        ]

    @property
    def engravings(self) -> list[Engraving]:
        return [Engraving(x, y, _statement(statement)) for x, y, _, statement in self._read_things()["engravings"]]

    def __repr__(self) -> str:
        return f"<roll {self.seed} of {self.meaning.level}>"


def _meaning(line: bytes) -> Meaning:
    header = json.loads(line)
    if header.get("format") != "levwright-rolls-1" or (header["columns"], header["rows"]) != (COLUMNS, ROWS):
        raise LevwrightError("this levwright-cli prints rolls that this package does not know; update one of both")
    return Meaning(
        header["level"],
        header["game"],
        header["context"],
        header["terrain"],
        header["monster_names"],
        header["monster_symbols"],
        header["object_names"],
        header["object_symbols"],
        header["trap_names"],
        [(statement["line"], statement["text"]) for statement in header["statements"]],
        header["left_out"],
        header["fields"],
    )


class Rolls(Iterator[Roll]):
    """The rolls of some seeds, in order, from one process of levwright-cli. Close it, or use `with`, to end early."""

    def __init__(self, arguments: list[str], text: Optional[bytes]) -> None:
        self._lines = lines(arguments, text)
        self.meaning = _meaning(next(self._lines))

    def __next__(self) -> Roll:
        return Roll(self.meaning, next(self._lines))

    def close(self) -> None:
        close = getattr(self._lines, "close", None)
        if close is not None:
            close()

    def __enter__(self) -> "Rolls":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def terrain(self) -> Any:
        """The terrain of all rolls that are left: with NumPy an array [roll, y, x], else a list of grids."""
        digits = [roll._seen["terrain"] for roll in self]
        if numpy is None:
            return [grid_of(each) for each in digits]
        numbers = "".join(digits).encode("ascii").translate(_NUMBERS)
        return numpy.frombuffer(numbers, dtype=numpy.uint8).reshape(len(digits), ROWS, COLUMNS)
