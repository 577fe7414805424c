"""Facts of explanations: true ones are believed, false ones are not."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import astuple, replace

from puzzlegen import catalog
from puzzlegen.conformance.drafts import accepted
from puzzlegen.core.family import Level
from puzzlegen.formats.solids import cube_net
from puzzlegen.formats.solids.dice import Facts


def _behind(why: Facts, **marks: str) -> Facts:
    return Facts(replace(why.behind, **marks))


def _cube(why: cube_net.Folded, **signs: Any) -> cube_net.Folded:
    return cube_net.Folded((replace(why.cubes[0], **signs), *why.cubes[1:]))


FALSE: dict[str, tuple[Callable[[Any], Any], ...]] = {
    "solids/dice": (
        lambda why: _behind(why, top=why.behind.front),
        lambda why: _behind(why, front=why.behind.right, right=why.behind.front),
        lambda why: _behind(why, right=why.behind.top),
    ),
    "solids/cube_net": (
        lambda why: _cube(why, top=why.cubes[0].bottom, bottom=why.cubes[0].top),
        lambda why: _cube(why, left=why.cubes[0].right),
        lambda why: cube_net.Folded(why.cubes[1:]),
        lambda why: cube_net.Folded(why.cubes * 2),
    ),
    "solids/three_view": (
        lambda why: replace(why, parts=why.parts[::-1]),
        lambda why: replace(why, parts=why.parts[1:]),
        lambda why: replace(why, parts=tuple((*part, part[-1]) for part in why.parts)),
    ),
}
"""Family -> changes of true facts that make false ones."""


@pytest.mark.parametrize("name", FALSE)
@pytest.mark.parametrize("level", [Level.EASY, Level.HARD])
def test_false_explanations_are_refused(name: str, level: Level) -> None:
    loaded = catalog.load(name)
    for index in range(8):
        puzzle = accepted(loaded, level, "false explanations", index, most=1000).draft.puzzle
        judge = loaded.validator.faults_of_why
        assert judge(puzzle.statement, puzzle.query, puzzle.key, puzzle.why) == ()
        for false in FALSE[name] if astuple(puzzle.why) not in ((), ((),)) else ():
            assert judge(puzzle.statement, puzzle.query, puzzle.key, false(puzzle.why))
