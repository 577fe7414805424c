"""Sources: files of games or puzzles whose positions take the place of those that families invent.

A source lies on the disk as a file of games of chess (PGN), of chess puzzles (CSV, a line each), or of games of Go
(SGF, one or many). Here it is only cut into records; what a record says is for the families to read. Its SHA-256 is
part of the request, so that the same items are made of the same file only, wherever it lies.
"""

import re
from array import array
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any, ClassVar, Final, Literal, Self, TypeAlias

from puzzlegen.core import foreign
from puzzlegen.core.foreign import Digest, InvalidInput, Prose
from puzzlegen.core.item import Document
from puzzlegen.materials.material import Changed, Findings, Material, Missing, NothingUsable, Option, Report

Format: TypeAlias = Literal["pgn", "csv", "sgf"]

# The start of a tag pair of PGN; comments such as [%clk 0:01] look different.
_TAG: Final = re.compile(rb'\[\w+\s+"')
_HEADER: Final = b"PuzzleId,"
_BOM: Final = b"\xef\xbb\xbf"  # the mark at the start of a file that spreadsheets write
# What brackets SGF has, and what a backslash makes a part of a text.
_MARK: Final = re.compile(rb"\\.|[][()]", re.DOTALL)


class Unusable(ValueError):
    """A record is no game or puzzle; says why in a few words."""


class Provenance(Document, frozen=True):
    """What a request says about its source: the format and the SHA-256 of the file, its licence, and where it is from.

    ``licence`` is an SPDX identifier or a name, ``origin`` an address or a title.
    """

    format: Format
    sha256: Digest
    licence: Prose
    origin: Prose


class Records:
    """The records of a file: the games of a PGN or SGF file, or the lines of a CSV file but for its header.

    Only the places of the records are kept in memory.

    Attributes:
        path: of the file.
        format: of the file.
        sha256: of its bytes.
    """

    def __init__(self, path: str, format: Format) -> None:
        """Read the file once.

        Raises:
            Missing: if it cannot be read.
        """
        self.path = path
        self.format = format
        self._starts = array("Q")
        self._digest = sha256()
        self._size = 0
        try:
            self._starts.extend(_STARTS[format](self._lines()))
        except OSError as error:
            raise _unreadable(path, error) from error
        except InvalidInput as error:
            raise Missing(f"The source {error}") from error
        self.sha256 = self._digest.hexdigest()

    def _lines(self) -> Iterator[tuple[int, bytes]]:
        """Where each line begins, and the line; all of them go into the digest."""
        for line in foreign.lines(Path(self.path), foreign.MOST_RECORD):
            self._digest.update(line)
            if not self._size and line.startswith(foreign.UTF_16):
                raise InvalidInput(f"{self.path} is in UTF-16; save it as UTF-8.")
            yield self._size, line
            self._size += len(line)

    def __len__(self) -> int:
        return len(self._starts)

    def __getitem__(self, number: int) -> str:
        """The text of a record; of one that is too long to be a game the beginning, which nobody takes for a game."""
        start = self._starts[number]
        end = self._starts[number + 1] if number + 1 < len(self) else self._size
        end = min(end, start + foreign.MOST_GAME)
        # No file stays open, since processes that share one would disturb each other
        with foreign.opened(Path(self.path)) as file:
            file.seek(start)
            return file.read(end - start).decode("utf-8-sig", errors="replace")

    def where(self, number: int) -> str:
        """File and line of a record: ``"games.pgn, line 120"``."""
        with foreign.opened(Path(self.path)) as file:
            before, line = self._starts[number], 1
            while before and (chunk := file.read(min(before, 1 << 20))):
                line += chunk.count(b"\n")
                before -= len(chunk)
        return f"{self.path}, line {line}"


def _lines_of_csv(lines: Iterator[tuple[int, bytes]]) -> Iterator[int]:
    """Where the lines begin that are neither empty nor the header."""
    return (at for at, line in lines if line.strip() and not (at == 0 and line.removeprefix(_BOM).startswith(_HEADER)))


def _games_of_pgn(lines: Iterator[tuple[int, bytes]]) -> Iterator[int]:
    """Where the games begin: at the first of their tag pairs."""
    tagged, begun = False, False
    for at, line in lines:
        tag = _TAG.match(line.removeprefix(_BOM)) is not None
        if (tag and not tagged) or (not begun and line.strip()):
            begun = True
            yield at
        tagged = tag or (tagged and not line.strip())


def _games_of_sgf(lines: Iterator[tuple[int, bytes]]) -> Iterator[int]:
    """Where the game trees begin that lie in no other."""
    depth, quoted = 0, False
    for at, line in lines:
        for mark in _MARK.finditer(line):
            if quoted or mark[0] == b"[":
                quoted = mark[0] != b"]"
            elif mark[0] == b"(":
                if not depth:
                    yield at + mark.start()
                depth += 1
            elif mark[0] == b")":
                depth = max(0, depth - 1)


_STARTS: Final[dict[Format, Callable[[Iterator[tuple[int, bytes]]], Iterator[int]]]] = {
    "pgn": _games_of_pgn,
    "csv": _lines_of_csv,
    "sgf": _games_of_sgf,
}


def _unreadable(path: str, error: OSError) -> Missing:
    return Missing(f"The source {path} cannot be read: {error.strerror}.")


class Source(Material, frozen=True):
    """The file at this path, which has to be the one of this provenance."""

    NAME: ClassVar = "source"
    OPTIONS: ClassVar = (
        Option("--source", "FILE", "Chess positions from these games (.pgn) or puzzles (.csv).", "path"),
        Option("--source-licence", "NAME", "Licence of the source, such as CC0-1.0."),
        Option("--source-origin", "TEXT", "Where it is from: an address or a title."),
    )
    AGAIN: ClassVar = "The source that it was made of, if any."
    UNUSED: ClassVar = "is not about chess positions, which could come from a source"
    FOR_ALL: ClassVar = True
    SURVEYOR: ClassVar = "generators.boards.kits.survey"
    FORMATS: ClassVar[Mapping[Format, str]] = {"pgn": "games", "csv": "puzzles"}

    path: str
    identity: Provenance

    @property
    def key(self) -> str:
        """Other games give other positions."""
        return self.identity.sha256

    @classmethod
    def identify(cls, chosen: Mapping[str, Any], report: Report) -> Self:  # noqa: ARG003 - a digest is soon made
        """The source in a file, as it is now.

        Raises:
            Missing: if it is of another format, cannot be read, or nothing is said of its licence and origin.
        """
        path, licence, origin = (chosen[option.name] for option in cls.OPTIONS)
        if not licence or not origin:
            flag = f"--{cls.NAME}"
            raise Missing(f"A {flag} needs its {flag}-licence and its {flag}-origin, for the manifest.")
        format = next((known for known in cls.FORMATS if path.suffix.lower() == f".{known}"), None)
        if format is None:
            known = ", or of ".join(f"{held} that ends in .{ending}" for ending, held in cls.FORMATS.items())
            raise Missing(f"The source {path} must be a file of {known}.")
        return cls(str(path), Provenance(format, Records(str(path), format).sha256, licence, origin))

    @classmethod
    def at(cls, place: Path, identity: Provenance) -> Self:
        """The source in this file."""
        return cls(str(place), identity)

    @classmethod
    def missing(cls, identity: Provenance) -> str:
        """Names the file by its digest."""
        return (
            f"It was made of positions from a {identity.format} file ({identity.origin}) with the SHA-256 "
            f"{identity.sha256}: name that file with --{cls.NAME}."
        )

    def open(self) -> Records:
        """The records of the source."""
        try:
            state = Path(self.path).stat()
        except OSError as error:
            raise _unreadable(self.path, error) from error
        return _opened(self, state.st_size, state.st_mtime_ns)

    def surveyed(self, found: Findings) -> Self:
        """The same; that some records are unusable changes nothing."""
        if not found.usable:
            reason = found.complaints[0] if found.total else "it is empty."
            raise NothingUsable(f"The source {self.path} holds nothing usable: {reason}")
        return self


class GoSource(Source, frozen=True):
    """Likewise, of games of Go."""

    NAME: ClassVar = "sgf"
    OPTIONS: ClassVar = (
        Option("--sgf", "FILE", "Go positions from these games (.sgf, one or many in a file).", "path"),
        Option("--sgf-licence", "NAME", "Licence of the games, such as CC0-1.0."),
        Option("--sgf-origin", "TEXT", "Where they are from: an address or a title."),
    )
    AGAIN: ClassVar = "The games of Go that it was made of, if any."
    UNUSED: ClassVar = "is not about positions of Go, which could come from games"
    FORMATS: ClassVar = {"sgf": "games"}


@lru_cache(maxsize=1)
def _opened(source: Source, size: int, changed: int) -> Records:  # noqa: ARG001 - they tell files apart
    found = Records(source.path, source.identity.format)
    if found.sha256 != source.identity.sha256:
        raise Changed(
            f"{source.path} is not the source that was asked for: its SHA-256 is {found.sha256}, and not "
            f"{source.identity.sha256}."
        )
    return found
