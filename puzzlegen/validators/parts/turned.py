"""Finds out which pictures can show one part, from the surfaces that they show and the space that they show free."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, permutations
from typing import Any, Final, TypeAlias

import numpy as np

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement
from puzzlegen.core.family import Faults
from puzzlegen.facts.parts.poses import TURNS
from puzzlegen.formats.parts.turned import QUESTIONS, Clash, Contrasts, Given, Picture, Query, Reasons, Same
from puzzlegen.validators.parts.kits.seen_surfaces import (
    SEEN,
    Seen,
    contradictions,
    reach_of,
    turned,
    turned_on,
)
from puzzlegen.validators.solids.kits.choices import choice, demand_different

METHOD: Final = "space that pictures show free"
LEAST: Final = 12
"""Pixels at which two pictures contradict each other, plainly: those in the middle of nine that do."""
_NONE: Final = 1  # at which those of one part may, since pixels are coarse
_FARTHEST: Final = 80  # pixels from the middle of a picture
_NEAR: Final = 1.5  # pixels by which a place may be told wrongly, across and down
_STEPS: Final = 100  # steps of spots in a pixel

Pairs: TypeAlias = Mapping[tuple[int, int], Sequence[int]]


def certify(given: Given, query: Query) -> Certificate:
    """Find every picture on offer that can show the given part; or every one without which the others can show one.

    Pictures can show one part if for one way to turn it they do not contradict each other. It is a fault if pictures
    contradict each other less than people can see.

    The difficulty is the number of surfaces that are seen in all pictures together. The depth is the number of those
    that a picture of one part has in common with others of it, each of which has to agree.

    Raises:
        MalformedStatement: faces are none, or do not go together, or two pictures are alike.
    """
    pictures = _pictures(given, query)
    listed = [_listed(picture) for picture in pictures]
    demand_different(listed)
    seen = _seen(pictures)
    pairs = {pair: contradictions(seen[pair[0]], seen[pair[1]]) for pair in _compared(query)}
    groups: list[tuple[int, ...]]
    if isinstance(query, Same):
        groups = [(0, number) for number in range(1, 5)]
    else:
        groups = [tuple(number for number in range(4) if number != odd) for odd in range(4)]
    fits = [_go_together(pairs, group) for group in groups]
    alike = groups[fits.index(True)] if any(fits) else ()
    options = sorted(listed[-4:])
    return choice(
        fits,
        "a surface lies where another picture shows nothing",
        method=METHOD,
        unit=QUESTIONS[type(query)].unit,
        difficulty=sum(int((one.counts >= SEEN).sum()) for one in seen),
        canonical=(type(query).__name__, listed[:-4], options),
        structure="",
        effort={"pixels": sum(one.depths.size for one in seen)},
        faults=_faults(pairs, alike),
        depth=Depth.properties(_common(pairs, seen, alike)),
    )


def _pictures(given: Given, query: Query) -> tuple[Picture, ...]:
    """The picture that is shown, if any, and those on offer."""
    if (given.shown is None) == isinstance(query, Same):
        raise MalformedStatement("a part is shown in vain, or none where it has to be")
    return query.options if given.shown is None else (given.shown, *query.options)


def _compared(query: Query) -> Sequence[tuple[int, int]]:
    """The numbers of pictures that are compared with one another."""
    return [(0, number) for number in range(1, 5)] if isinstance(query, Same) else [*combinations(range(4), 2)]


def _seen(pictures: Sequence[Picture]) -> list[Seen]:
    reach = reach_of(pictures)
    if reach > _FARTHEST:
        raise MalformedStatement("a part is too large")
    return [Seen(picture, reach) for picture in pictures]


def _go_together(pairs: Pairs, group: Sequence[int]) -> bool:
    """Whether there is a way to turn pictures to one another in which none of them contradicts another."""
    first, second, *rest = group
    return any(
        all(
            any(turned_on(turn, then) in _ways(pairs[first, third]) for then in _ways(pairs[second, third]))
            for third in rest
        )
        for turn in _ways(pairs[first, second])
    )


def _ways(found: Sequence[int]) -> list[int]:
    """The numbers of the turns for which two pictures do not contradict each other."""
    return [number for number, count in enumerate(found) if count <= _NONE]


def _faults(pairs: Pairs, alike: Sequence[int]) -> Iterator[str]:
    """Pictures that are not of one part have to contradict each other plainly."""
    if any(min(found) < LEAST for pair, found in pairs.items() if not {*pair} <= {*alike}):
        yield "pictures of two parts hardly contradict each other"


def _common(pairs: Pairs, seen: Sequence[Seen], alike: Sequence[int]) -> int:
    """How many surfaces one of these pictures has in common with others, at most."""
    found: dict[int, set[int]] = {number: set() for number in alike}
    for one, other in permutations(alike, 2):
        turn = TURNS[_ways(pairs[min(one, other), max(one, other)])[0]]
        found[one] |= seen[one].common(seen[other], turn if one < other else -turn % 360)
    return max(map(len, found.values()), default=0)


def _listed(picture: Picture) -> Any:
    """The same for all ways to list the corners and faces of a picture."""
    corners = [*zip(picture.corners[::3], picture.corners[1::3], picture.corners[2::3], strict=False)]
    faces = []
    for outline, *holes in picture.faces:
        if max(map(max, (outline, *holes))) >= len(corners):
            raise MalformedStatement("a face has a corner that is not there")
        first, *others = (_begun([corners[number] for number in ring]) for ring in (outline, *holes))
        faces.append((first, sorted(others)))
    return sorted(faces)


def _begun(ring: Sequence[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """A ring, begun at its least corner."""
    first = ring.index(min(ring))
    return [*ring[first:], *ring[:first]]


def certify_why(given: Given, query: Query, answer: str, why: Reasons | Contrasts) -> Faults:
    """Each wrong picture clashes with the given one, or each other picture with the odd one, where it is said."""
    pictures = _pictures(given, query)
    seen = _seen(pictures)
    named = dict(zip(LETTERS, seen[-4:], strict=False))
    first = named[answer] if given.shown is None else seen[0]
    if [clash.letter for clash in why.clashes] != [letter for letter in named if letter != answer]:
        return ("not every picture clashes once, in order",)
    if isinstance(why, Reasons) and contradictions(first, named[answer])[TURNS.index(why.turn)] > _NONE:
        return ("the right part is turned otherwise",)
    for clash in why.clashes:
        other = named[clash.letter]
        if clash.mirror and min(contradictions(first, other.mirrored)) > _NONE:
            return ("what is said to be the mirror image is none",)
        if not _clashes_at(clash, first, other):
            return ("nothing clashes where it is said",)
    return ()


def _clashes_at(clash: Clash, first: Seen, other: Seen) -> bool:
    """Whether the surface is seen in the one picture, and in the other nothing where it would be."""
    if clash.there:
        one, two, spot, beside, turn = first, other, clash.spot, clash.beside, -clash.turn % 360
    else:
        one, two, spot, beside, turn = other, first, clash.beside, clash.spot, clash.turn
    found, spots = one.places()
    clashing = one.clashes(two, turn)[1][tuple(found.T)] > 0
    moved = spots @ turned(turn).T
    away = np.column_stack([spots[:, :2] - _placed(spot), moved[:, :2] - _placed(beside)])
    return bool((clashing & (np.abs(away) < _NEAR).all(axis=1)).any())


def _placed(spot: tuple[int, int]) -> Any:
    return np.array([spot[0], -spot[1]]) / _STEPS
