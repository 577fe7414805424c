"""Outside measures of differences: how much somebody has to compare who does not know where to look."""

from collections.abc import Mapping
from typing import Final

from puzzlegen.core.question import Question
from puzzlegen.evidence import Measure
from puzzlegen.formats.differences.kits.pairs import Count
from puzzlegen.formats.differences.photo_difference import Versions
from puzzlegen.formats.differences.scene_difference import Choice, Scenes

_PIXELS: Final = 1024 * 768  # of a drawing


def _comparisons(scenes: Scenes, query: Question) -> float:
    """Things compared in random order until all differences are found; whoever counts has to compare all.

    Of a choice, the pieces of the drawing as large as a lettered region, since in larger ones more is seen at a glance.
    """
    if isinstance(query, Choice):
        covered: int = sum((right - left) * (bottom - top) for left, top, right, bottom in query.options)
        return _PIXELS * len(query.options) / covered
    first, second = (
        {scenes.things[place].name: scenes.things[place] for place in side} for side in (scenes.first, scenes.second)
    )
    names = first.keys() | second.keys()
    if isinstance(query, Count):
        return len(names)
    differing: int = sum(first.get(name) != second.get(name) for name in names)
    return differing * (len(names) + 1) / (differing + 1)


def _pieces(versions: Versions, query: Question) -> float:  # noqa: ARG001
    """Pieces of the photograph as large as the smallest patch that differs."""
    boxes = [patch.box for patch in versions.patches if patch.first != patch.second]
    smallest: int = min((right - left) * (bottom - top) for left, top, right, bottom in boxes)
    return versions.width * versions.height / smallest


MEASURES: Final[Mapping[str, Measure]] = {
    "differences/photo_difference": Measure("pieces to be looked at", _pieces),
    "differences/scene_difference": Measure("comparisons in random order", _comparisons),
}
