"""Facts of explanations: true ones are believed, false ones are not."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import astuple, replace

from puzzlegen import catalog
from puzzlegen.conformance.drafts import accepted
from puzzlegen.core.family import Level
from puzzlegen.formats.solids import cube_net, polyhedron_net, rotation
from puzzlegen.formats.solids.dice import Facts
from puzzlegen.formats.solids.stack_series import Joined, Step


def _behind(why: Facts, **marks: str) -> Facts:
    return Facts(replace(why.behind, **marks))


def _cube(why: cube_net.Folded, **signs: Any) -> cube_net.Folded:
    return cube_net.Folded((replace(why.cubes[0], **signs), *why.cubes[1:]))


def _turned(why: Any, change: Callable[[Any], Any]) -> Any:
    """The same with other turns; of chains, of the last link."""
    if isinstance(why, rotation.Turns):
        return replace(why, quarters=change(why.quarters))
    *chains, (*links, (one, other, quarters)) = why.chains
    return replace(why, chains=(*chains, (*links, (one, other, change(quarters)))))


def _first_told(why: Any, change: Callable[[Any], Any]) -> Any:
    """Clashes of a net, or pairs of sides that meet, of which the first is told otherwise."""
    if isinstance(why, polyhedron_net.Clashes):
        return polyhedron_net.Clashes(tuple(polyhedron_net.Clash(*one) for one in change(why.clashes)))
    return polyhedron_net.Closed(tuple(change(why.closed)))


def _other_rule(why: Any) -> Any:
    """The same with other rules of boards, or with other cubes at the front left square."""
    if isinstance(why, Joined):
        return replace(why, rule="lower" if why.rule in ("sum", "higher") else "higher")
    (gain, *across), *back = why.change
    return replace(why, change=(((gain + 2) % 3 - 1, *across), *back))


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
    "solids/polyhedron_net": (
        lambda why: _first_told(why, lambda told: told[1:]),
        lambda why: _first_told(why, lambda told: (told[0], *told)),
        lambda why: _first_told(why, lambda told: ((*told[0][:-2], *told[0][:-3:-1]), *told[1:])),
        lambda why: _first_told(why, lambda told: ((*told[0][:-1], told[0][-2]), *told[1:])),
    ),
    "solids/three_view": (
        lambda why: replace(why, parts=why.parts[::-1]),
        lambda why: replace(why, parts=why.parts[1:]),
        lambda why: replace(why, parts=tuple((*part, part[-1]) for part in why.parts)),
    ),
    "solids/solid_assembly": (
        lambda why: replace(why, quarters=(*why.quarters, "clockwise")),
        lambda why: replace(why, quarters=("forwards", *why.quarters)),
        lambda why: replace(why, quarters=(*why.quarters, "left", "right")),
    ),
    "solids/rotation": (
        lambda why: _turned(why, lambda quarters: (*quarters, "clockwise")),
        lambda why: _turned(why, lambda quarters: (*quarters, "left", "right")),
        lambda why: _turned(why, lambda quarters: quarters[1:]),
    ),
    "solids/hand_in_hand": (
        lambda why: replace(why, shirts=why.shirts[::-1] if why.shirts[0] != why.shirts[-1] else why.shirts[:2]),
        lambda why: replace(why, shirts=why.shirts[1:]),
        lambda why: replace(why, shirts=(*why.shirts[:-1], why.shirts[0], why.shirts[-1])),
    ),
    "solids/shadow": (
        lambda why: replace(why, front=why.side),
        lambda why: replace(why, side=why.front),
        lambda why: replace(why, front=why.side, side=why.front),
    ),
    "solids/walk_round": (
        lambda why: replace(why, stops=(*why.stops[:-1], why.stops[-1] % 4 + 1)),
        lambda why: replace(why, stops=why.stops[1:]),
        lambda why: replace(why, never=why.never[:1]) if hasattr(why, "never") else replace(why, clues=why.clues[1:]),
        lambda why: replace(why, left=why.left[::-1]) if hasattr(why, "left") else replace(why, stops=why.stops * 2),
    ),
    "solids/stack_series": (
        lambda why: replace(why, motion=why.motion._replace(turn=(why.motion.turn + 1) % 4)),
        lambda why: replace(why, motion=why.motion._replace(right=(why.motion.right + 2) % 3 - 1)),
        _other_rule,
        lambda why: replace(why, other=_other_rule(why.other)) if hasattr(why, "other") else _other_rule(why),
        lambda why: replace(why, other=Step(why.motion, why.change)) if hasattr(why, "other") else _other_rule(why),
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


def test_what_is_said_of_other_solids_is_judged() -> None:
    loaded, told = catalog.load("solids/rotation"), set()
    for index in range(24):
        puzzle = accepted(loaded, Level.MEDIUM, "other solids", index, most=1000).draft.puzzle
        facts, false = puzzle.why, []
        if isinstance(facts, rotation.Images):
            false = [replace(facts, mirror=letter) for letter in "ABCD" if letter != facts.mirror]
        if isinstance(facts, rotation.Chains):
            false = [replace(facts, chains=facts.chains[:-1])]
            false += [replace(facts, contrast="mirror")] if facts.contrast == "moved" else []
            false.append(replace(facts, chains=tuple(chain[:1] for chain in facts.chains)))
        told.add(type(facts))
        assert all(loaded.validator.faults_of_why(puzzle.statement, puzzle.query, puzzle.key, why) for why in false)
    assert len(told) == 3
