"""What is written into solutions of counts adds up to the answer."""

from collections import Counter

import pytest

from puzzlegen import catalog
from puzzlegen.conformance import drafts
from puzzlegen.core.family import Level
from puzzlegen.core.scene import AnyNode, Group, Label, Painted
from puzzlegen.formats.counting.board_squares import Squares
from puzzlegen.formats.counting.maze_regions import Areas
from puzzlegen.renderers.counting import board_squares, maze_regions


def marks(scene: object) -> tuple[AnyNode, ...]:
    last = scene.nodes[-1]  # type: ignore[attr-defined]
    assert isinstance(last, Group)
    return last.children


@pytest.mark.parametrize("level", [Level.EASY, Level.MEDIUM])
def test_squares_by_their_last_cells_are_all_squares(level: Level) -> None:
    seen = 0
    for one in drafts.drafts(catalog.load("counting/board_squares"), level, 1, 8):
        why = one.draft.puzzle.why
        if isinstance(why, Squares) and why.free:
            (scene,) = board_squares.depict_solution(one.statement, one.query, one.answer, why)
            numbers = [int(mark.text) for mark in marks(scene) if isinstance(mark, Label)]
            if numbers:
                assert sum(numbers) == sum(why.free)
                seen += 1
    assert seen


def test_areas_are_painted_whole_and_apart() -> None:
    seen = 0
    for one in drafts.drafts(catalog.load("counting/maze_regions"), Level.MEDIUM, 1, 8):
        why = one.draft.puzzle.why
        if not isinstance(why, Areas):
            continue
        (scene,) = maze_regions.depict_solution(one.statement, one.query, one.answer, why)
        painted = (mark for mark in scene.nodes[0].children if isinstance(mark, Painted))  # type: ignore[union-attr]
        cells = [mark.points for mark in painted if mark.stroke is None and len(mark.points) == 4][1:]  # on the ground
        assert len(set(cells)) == len(cells) == sum(area.cells for area in why.areas)
        assert Counter(mark.text for mark in marks(scene) if isinstance(mark, Label)) == Counter(
            str(area.cells) for area in why.areas
        )
        seen += 1
    assert seen
