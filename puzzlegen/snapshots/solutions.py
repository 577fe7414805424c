"""The pictures of an item with its solution drawn in.

They follow from what a snapshot publishes and a proof has judged, so that no file of it holds them: whoever has the
proof of an item can draw them.
"""

from functools import cache

from puzzlegen import catalog
from puzzlegen.core.certificate import MalformedStatement
from puzzlegen.core.errors import CheckFailed
from puzzlegen.core.family import Renderer
from puzzlegen.core.item import Item, Proof
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.scene import Rendered
from puzzlegen.snapshots import presenting
from puzzlegen.snapshots.presenting import Worded
from puzzlegen.snapshots.verify import crashes_as_malformed

OTHER_VERSION = "made by another version of its family"
FROM_MATERIAL = "its picture is made of what is not published"
NONE = "its solution is not drawn"


class NotDrawn(CheckFailed):
    """A solution has no picture."""


@cache
def _renderer(family: str) -> Renderer:
    return catalog.load_renderer(family)


def drawn(item: Item, proof: Proof) -> tuple[Rendered, ...]:
    """The pictures of an item with its solution; none for a `misfit`."""
    return () if _kept_from(item) else presenting.draw_solution(*_shown(item, proof))


def drawn_if_sound(item: Item, proof: Proof) -> tuple[Rendered, ...]:
    """The same for pages that show what there is; none where a statement is malformed, which `verify` tells."""
    try:
        with crashes_as_malformed():
            return drawn(item, proof)
    except MalformedStatement:
        return ()


def misfit(item: Item, proof: Proof) -> str | None:
    """Why there is no picture of the solution; None if there is one."""
    return _kept_from(item) or (None if presenting.depict_solution(*_shown(item, proof)) else NONE)


def _kept_from(item: Item) -> str | None:
    """What keeps the pictures of an item from being drawn again."""
    (row,) = catalog.find(item.kind)
    if item.family_version != row.version:
        return OTHER_VERSION
    return FROM_MATERIAL if row.needs else None


def _shown(item: Item, proof: Proof) -> tuple[Renderer, Puzzle, Worded]:
    renderer, puzzle = _renderer(item.kind), catalog.load_format(item.kind).proven(proof)
    return renderer, puzzle, presenting.word(renderer, puzzle.statement, puzzle.query, proof.presentation)
