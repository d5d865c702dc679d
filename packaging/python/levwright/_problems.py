# SPDX-License-Identifier: GPL-3.0-or-later
"""The problems of files."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from typing import Any, Optional, Union

from ._program import LevwrightError, run

PathLike = Union[str, "os.PathLike[str]"]


@dataclass(frozen=True)
class Edit:
    """A range of a file and what to put into its place. Lines and columns count from 1, columns count bytes."""

    line: int
    column: int
    end_line: int
    end_column: int
    text: str


@dataclass(frozen=True)
class Fix:
    """One way to solve a problem. All edits refer to the unchanged file."""

    label: str
    edits: tuple[Edit, ...]


@dataclass(frozen=True)
class Diagnostic:
    """A problem. Lines and columns count from 1, columns count bytes; the end is one past the last byte."""

    file: str
    line: int
    column: int
    end_line: int
    end_column: int
    severity: str  # "error", "warning" or "hint"
    code: str
    message: str
    fixes: tuple[Fix, ...] = ()

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}: {self.severity}: {self.message} [{self.code}]"


def _edit(json_edit: dict[str, Any]) -> Edit:
    return Edit(
        json_edit["line"], json_edit["column"], json_edit["endLine"], json_edit["endColumn"], json_edit["text"]
    )


def _diagnostic(found: dict[str, Any]) -> Diagnostic:
    return Diagnostic(
        found["file"],
        found["line"],
        found["column"],
        found["endLine"],
        found["endColumn"],
        found["severity"],
        found["code"],
        found["message"],
        tuple(Fix(fix["label"], tuple(_edit(edit) for edit in fix["edits"])) for fix in found["fixes"]),
    )


def problems_of(
    words: list[str], hints: bool, game: Optional[str], text: Optional[bytes] = None
) -> list[Diagnostic]:
    arguments = ["check", "--json"]
    if hints:
        arguments.append("-w")
    if game is not None:
        arguments += ["--target", game]
    output = run([*arguments, *words], text)
    found = [json.loads(line) for line in output.text.splitlines()]
    for each in found:
        if "line" not in each:  # about the file as a whole: it cannot be read
            raise LevwrightError(each["message"], output.status)
    if output.status not in (0, 1):
        raise output.complaint()
    return [_diagnostic(each) for each in found]


def check(*paths: PathLike, hints: bool = False, game: Optional[str] = None) -> list[Diagnostic]:
    """The problems of files of levels or dungeons, with those that only rolls show.

    game: the game that they are for, if that is not what they look like. Raises LevwrightError if a file cannot be
    read.
    """
    if not paths:
        return []
    return problems_of(["--", *(os.fspath(path) for path in paths)], hints, game)
