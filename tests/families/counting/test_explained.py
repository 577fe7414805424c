"""False explanations are refused, and true ones are not."""

import pytest

from puzzlegen.core.family import Level
from puzzlegen.core.question import NoFacts
from puzzlegen.formats.counting import blocks, char_grid, tangle
from tests.support.counting_cases import accepted, false


def _ways(why):
    """With another number of ways to some cell, without the last row, and with rows and columns exchanged."""
    first, *rest = why.ways
    return ((*first[:-1], first[-1] + 1), *rest), why.ways[:-1], tuple(zip(*why.ways, strict=True))


def _hidden(why):
    """One unseen cube more, another column in front, and a column twice."""
    if isinstance(why, blocks.Number):
        return [{"unseen": why.unseen + 1}]
    first, *rest = [*why.hidden, blocks.Hidden(0, 0, 0, ())]
    more, beyond = first._replace(unseen=first.unseen + 1), first._replace(before=(*first.before, (9, 9)))
    return [{"hidden": (one, *rest[:-1])} for one in (more, beyond)] + [{"hidden": (*why.hidden, first)}]


def _found(why):
    """An occurrence less, one twice, one that begins where it ends."""
    first, *rest = why.found
    turned = char_grid.Ends(*first[2:], *first[:2])
    return [{"found": found} for found in (tuple(rest), (first, *why.found), (turned, *rest))]


def _counted(why):
    """One object less, another one, and the same in another order."""
    return [{"found": found} for found in (why.found[1:], (*why.found[:-1], 99), why.found[::-1])]


def _ropes(why):
    """A loop less, one more, one with other arcs; crossings and arcs of a way in another order, or one more of them."""
    if isinstance(why, tangle.Closed):
        return [
            {"loops": why.loops[1:] if why.loops else ((0,),)},
            {"loops": (*why.loops, (99,))},
            {"inner": ((0, 9, 0, 9),)},
        ]
    facts = [{"crossings": (why.crossings[0] + 1, *why.crossings[1:])}, {"arcs": (*why.arcs, 0)}, {"crossings": ()}]
    if isinstance(why, tangle.WayOver):
        facts += [{"itself": why.itself + 1}, {"on_top": (why.on_top[0] + 1, *why.on_top[1:])}]
    return facts


FALSE = {
    "blocks": _hidden,
    "board_squares": lambda why: [
        {"free": free} for free in (why.free[:-1], (*why.free, 0), (why.free[0] - 1, *why.free[1:]), why.free[::-1])
    ],
    "char_grid": _found,
    "object_count": _counted,
    "tangle": _ropes,
    "lattice_paths": lambda why: [{"ways": ways} for ways in _ways(why)],
}


@pytest.mark.parametrize("family", FALSE)
def test_false_explanations_are_refused(family):
    refused = 0
    for puzzle in accepted(family, Level.EASY, 12):
        assert false(family, puzzle) == ()
        if isinstance(puzzle.why, NoFacts):
            continue
        for facts in FALSE[family](puzzle.why):
            assert false(family, puzzle, **facts), facts
            refused += 1
    assert refused > 9
