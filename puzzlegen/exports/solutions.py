"""The pictures with the solutions drawn in, in a folder for each split.

They follow from what a snapshot publishes, so that none of its files holds them, and a release whose keys are held back
has none.
"""

from functools import cache
from pathlib import Path

from puzzlegen import catalog
from puzzlegen.core.errors import CheckFailed
from puzzlegen.core.family import Renderer
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.scene import Rendered
from puzzlegen.drawing.png import decode
from puzzlegen.exports.formats import same
from puzzlegen.exports.source import Record, Source
from puzzlegen.releases.published import Solved
from puzzlegen.snapshots import presenting
from puzzlegen.snapshots.presenting import Worded

OTHER_VERSION = "made by another version of its family"
FROM_MATERIAL = "its picture is made of what is not published"
NONE = "its solution is not drawn"


class NotDrawn(CheckFailed):
    """A solution has no picture."""


@cache
def _renderer(family: str) -> Renderer:
    return catalog.load_renderer(family)


def drawn(record: Record | Solved) -> tuple[Rendered, ...]:
    """The pictures of an item with its solution; none for a `misfit`."""
    return () if _kept_from(record) else presenting.draw_solution(*_shown(record))


def misfit(record: Record | Solved) -> str | None:
    """Why there is no picture of the solution; None if there is one."""
    return _kept_from(record) or (None if presenting.depict_solution(*_shown(record)) else NONE)


def _kept_from(record: Record | Solved) -> str | None:
    """What keeps the pictures of an item from being drawn again."""
    (row,) = catalog.find(record.item.kind)
    if record.item.family_version != row.version:
        return OTHER_VERSION
    return FROM_MATERIAL if row.needs else None


def _shown(record: Record | Solved) -> tuple[Renderer, Puzzle, Worded]:
    renderer, puzzle = _renderer(record.item.kind), catalog.load_format(record.item.kind).proven(record.proof)
    return renderer, puzzle, presenting.word(renderer, puzzle.statement, puzzle.query, record.proof.presentation)


def write(source: Source, out: Path) -> int:
    """Write ``<split>/<picture>``, named as the pictures of the puzzles; returns the number of items."""
    written = 0
    for split in source.splits:
        folder = out / split
        folder.mkdir()
        for record in source.records(split):
            pictures = drawn(record)
            for path, picture in zip(record.pictures, pictures, strict=bool(pictures)):
                (folder / path.name).write_bytes(picture.png)
            written += bool(pictures)
    return written


def check(source: Source, out: Path) -> str:
    """Compare their sizes with those of the puzzles' pictures."""
    for split in source.splits:
        records = {path.name: path for record in source.records(split) for path in record.pictures}
        for path in sorted((out / split).iterdir()):
            same(f"the size of {path.name}", *(decode(one.read_bytes()).shape for one in (path, records[path.name])))
    return "the pictures of the puzzles, which are of the same sizes"
