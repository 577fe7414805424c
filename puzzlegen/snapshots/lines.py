"""The lines of a large file, by number."""

from array import array
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType

from puzzlegen.core import foreign


def offsets(lines: Iterable[bytes]) -> "array[int]":
    """Where each line begins, and where the last one ends."""
    found = array("Q", [0])
    for line in lines:
        found.append(found[-1] + len(line))
    return found


class Lines:
    """A context that gives single lines of a file; only their offsets are held in memory.

    A file that is missing has no lines.
    """

    def __init__(self, path: Path) -> None:
        self._stream = foreign.opened(path) if path.is_file() else None
        self._offsets = offsets(foreign.lines(path) if self._stream is not None else ())

    def __len__(self) -> int:
        return len(self._offsets) - 1

    def __getitem__(self, number: int) -> bytes:
        """The line of this number, counted from 0, without its newline."""
        if self._stream is None or not 0 <= number < len(self):
            raise IndexError(number)
        self._stream.seek(self._offsets[number])
        return self._stream.readline().removesuffix(b"\n")

    def __enter__(self) -> "Lines":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._stream is not None:
            self._stream.close()
