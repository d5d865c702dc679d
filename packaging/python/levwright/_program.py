# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs levwright-cli."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import IO, Optional


class LevwrightError(Exception):
    """What levwright-cli says when it cannot do its work. `status` is its exit status."""

    def __init__(self, message: str, status: int = 2) -> None:
        super().__init__(message)
        self.status = status


def program() -> str:
    """The path of levwright-cli: LEVWRIGHT_CLI if that is set, else the first one in the PATH."""
    named = os.environ.get("LEVWRIGHT_CLI")
    found = shutil.which(named or "levwright-cli")
    if found is None:
        where = f"{named!r} (LEVWRIGHT_CLI)" if named else "levwright-cli in the PATH"
        raise LevwrightError(f"there is no program {where}; install Levwright, or set LEVWRIGHT_CLI to its levwright-cli")
    return found


@dataclass(frozen=True)
class Output:
    """What a run of the program left behind."""

    status: int
    text: str
    errors: str

    def complaint(self) -> LevwrightError:
        words = self.errors.strip() or self.text.strip() or f"levwright-cli ended with status {self.status}"
        return LevwrightError(words, self.status)


def _environment() -> dict[str, str]:
    """Messages are in English, whatever language the user reads."""
    environment = dict(os.environ, LC_ALL="C.UTF-8")
    environment.pop("LANGUAGE", None)
    return environment


def run(arguments: Sequence[str], text: Optional[bytes] = None) -> Output:
    """Runs a command to its end; text is its standard input."""
    done = subprocess.run(
        [program(), *arguments],
        input=text if text is not None else b"",
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=_environment(),
        check=False,
    )
    return Output(done.returncode, done.stdout.decode("utf-8", "replace"), done.stderr.decode("utf-8", "replace"))


def lines(arguments: Sequence[str], text: Optional[bytes] = None) -> Iterator[bytes]:
    """The lines that a command prints, while it prints them. Whoever stops reading ends the command.

    Raises LevwrightError if the command cannot do its work.
    """
    with tempfile.TemporaryFile() as errors, _given(text) as given:
        process = subprocess.Popen(
            [program(), *arguments],
            stdin=given if given is not None else subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=errors,
            env=_environment(),
            bufsize=1 << 18,
        )
        assert process.stdout is not None
        try:
            yield from process.stdout
            process.wait()
        finally:
            process.stdout.close()
            if process.poll() is None:
                process.kill()
            process.wait()
        if process.returncode != 0:
            errors.seek(0)
            raise Output(process.returncode, "", errors.read().decode("utf-8", "replace")).complaint()


class _given:
    """A file with the text, or nothing."""

    def __init__(self, text: Optional[bytes]) -> None:
        self._text = text
        self._file: Optional[IO[bytes]] = None

    def __enter__(self) -> Optional[IO[bytes]]:
        if self._text is not None:
            self._file = tempfile.TemporaryFile()
            self._file.write(self._text)
            self._file.seek(0)
        return self._file

    def __exit__(self, *_: object) -> None:
        if self._file is not None:
            self._file.close()
