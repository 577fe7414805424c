"""Finds out which pictures can show one part, from the surfaces that they show and the space that they show free."""

import math
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any, Final

import numpy as np

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement
from puzzlegen.core.family import Faults
from puzzlegen.formats.parts.turned import QUESTIONS, Clash, Parts, Picture, Query, Reasons, Same
from puzzlegen.kernels.validators.depth_maps import NOTHING
from puzzlegen.validators.kits.answers import fingerprint
from puzzlegen.validators.parts.kits.drawn_views import Surface
from puzzlegen.validators.parts.kits.seen_surfaces import PIXEL, Part, Seen, contradictions, turned, turned_on
from puzzlegen.validators.solids.kits.choices import choice

METHOD: Final = "space that pictures show free"
LEAST: Final = 12
"""Pixels at which two pictures contradict each other, plainly: those in the middle of nine that do."""
_NONE: Final = 1  # at which those of one part may, since pixels are coarse
_SEEN: Final = 12  # pixels of a face that counts
_NEAR: Final = 1.2  # pixels by which a place may be told wrongly
_STEPS: Final = PIXEL // 10  # steps of spots in a pixel


def certify(parts: Parts, query: Query) -> Certificate:
    """Find every picture on offer that can show the given part; or every one without which the others can show one.

    Pictures can show one part if for one way to turn it they do not contradict each other. It is a fault if pictures
    contradict each other less than people can see.

    The difficulty is the number of faces that are seen in all pictures together. The depth is the number of faces that
    two or more pictures of one part show, each of which has to agree.

    Raises:
        MalformedStatement: a part is no closed surface, or is not shown, or both have different sizes, or two pictures
            of one part are not turned.
    """
    pictures = _pictures(query)
    seen = _seen(parts, pictures)
    pairs = {pair: contradictions(seen[pair[0]], seen[pair[1]]) for pair in _compared(query)}
    if isinstance(query, Same):
        groups = [(0, number) for number in range(1, 5)]
    else:
        groups = [tuple(number for number in range(4) if number != odd) for odd in range(4)]
    fits = [_go_together(pairs, group) for group in groups]
    alike = groups[fits.index(True)] if any(fits) else ()
    listed = [_listed(parts, picture) for picture in pictures]
    options = sorted(listed[-len(query.options) :])
    return choice(
        fits,
        "a surface lies where another picture shows nothing",
        method=METHOD,
        unit=QUESTIONS[type(query)].unit,
        difficulty=sum(count >= _SEEN for one in seen for count in one.faces.values()),
        canonical=(type(query).__name__, listed[: -len(options)], options),
        structure="",
        effort={"pixels": sum(one.depths.size for one in seen)},
        faults=_faults(pairs, alike),
        depth=Depth.properties(_common(pictures, seen, alike)),
    )


def _pictures(query: Query) -> tuple[Picture, ...]:
    """The picture that is shown, if any, and those on offer."""
    return (query.shown, *query.options) if isinstance(query, Same) else query.options


def _compared(query: Query) -> Sequence[tuple[int, int]]:
    """The numbers of pictures that are compared with one another."""
    return [(0, number) for number in range(1, 5)] if isinstance(query, Same) else [*combinations(range(4), 2)]


def _seen(parts: Parts, pictures: Sequence[Picture]) -> list[Seen]:
    if {picture.part for picture in pictures} != {*range(len(parts.parts))}:
        raise MalformedStatement("a part is not shown, or is not there")
    if len({*pictures}) < len(pictures):
        raise MalformedStatement("two pictures are alike")
    surfaces = [Surface(mesh) for mesh in parts.parts]
    if len({tuple(surface.corners.max(axis=0).tolist()) for surface in surfaces}) > 1:
        raise MalformedStatement("two parts are of different sizes")
    kinds = {(number, mirrored) for number, mirrored, _ in pictures}
    found = {kind: Part(surfaces[kind[0]], kind[1]) for kind in kinds}
    return [Seen(found[number, mirrored], turn) for number, mirrored, turn in pictures]


def _go_together(pairs: Mapping[tuple[int, int], Sequence[int]], group: Sequence[int]) -> bool:
    """Whether there is a way to turn pictures to one another in which none of them contradicts another."""
    first, second, *rest = group
    for turn in _ways(pairs[first, second]):
        if all(
            any(turned_on(turn, then) in _ways(pairs[first, third]) for then in _ways(pairs[second, third]))
            for third in rest
        ):
            return True
    return False


def _ways(found: Sequence[int]) -> list[int]:
    """The numbers of the turns for which two pictures do not contradict each other."""
    return [number for number, count in enumerate(found) if count <= _NONE]


def _faults(pairs: Mapping[tuple[int, int], Sequence[int]], alike: Sequence[int]) -> Iterator[str]:
    """Pictures that are not of one part have to contradict each other plainly."""
    if any(min(found) < LEAST for pair, found in pairs.items() if not {*pair} <= {*alike}):
        yield "pictures of two parts hardly contradict each other"


def _common(pictures: Sequence[Picture], seen: Sequence[Seen], alike: Sequence[int]) -> int:
    """How many faces of one part two or more of these pictures show."""
    if len({pictures[number][:2] for number in alike}) != 1:
        return 0
    shown = Counter(face for number in alike for face, count in seen[number].faces.items() if count >= _SEEN)
    return sum(times > 1 for times in shown.values())


def _listed(parts: Parts, picture: Picture) -> Any:
    """The same for all ways to list the corners and triangles of a part, and the parts."""
    mesh = parts.parts[picture.part]
    corners = [*zip(mesh.corners[::3], mesh.corners[1::3], mesh.corners[2::3], strict=True)]
    triangles = []
    for three in zip(mesh.triangles[::3], mesh.triangles[1::3], mesh.triangles[2::3], strict=True):
        spots = [corners[number] for number in three]
        first = spots.index(min(spots))
        triangles.append((*spots[first:], *spots[:first]))
    return fingerprint(sorted(triangles)), picture.mirrored, picture.turn


def certify_why(parts: Parts, query: Query, answer: str, why: Reasons) -> Faults:
    """Each wrong picture clashes with the given one, or each other picture with the odd one, where it is said."""
    letters = LETTERS[: len(query.options)]
    first = query.shown if isinstance(query, Same) else query.options[letters.index(answer)]
    others = {letter: one for letter, one in zip(letters, query.options, strict=True) if letter != answer}
    if [clash.letter for clash in why.clashes] != [*others]:
        return ("not every picture clashes once, in order",)
    seen = dict(zip(_pictures(query), _seen(parts, _pictures(query)), strict=True))
    for clash in why.clashes:
        other = others[clash.letter]
        if clash.turn not in _fitting(first, other):
            return ("a part that is turned so does not fill the box of the other one",)
        if not _clashes_at(clash, seen[first], seen[other]):
            return ("nothing clashes where it is said",)
    return ()


def _fitting(first: Picture, other: Picture) -> tuple[int, int]:
    """By how many degrees the other part may be turned so that its box becomes that of the first one."""
    turn = (first.turn - other.turn) % 360
    return turn, (turn + 180) % 360


def _clashes_at(clash: Clash, first: Seen, other: Seen) -> bool:
    """Whether the surface is seen in the one picture, and in the other nothing where it would be."""
    if clash.there:
        one, two, spot, beside, turn = first, other, clash.spot, clash.beside, -clash.turn % 360
    else:
        one, two, spot, beside, turn = other, first, clash.beside, clash.spot, clash.turn
    rows, columns = one.shape
    row, column = int(rows / 2 - spot.y / _STEPS), int(columns / 2 + spot.x / _STEPS)
    if not (0 <= row < rows and 0 <= column < columns and one.depths[row, column] > NOTHING):
        return False
    if one.clashes(two, turn)[1][row, column] < 1:
        return False
    place = np.array([column + 0.5 - columns / 2, row + 0.5 - rows / 2, one.depths[row, column]])
    across, down, _ = turned(turn) @ place
    return math.hypot(across - beside.x / _STEPS, -down - beside.y / _STEPS) <= _NEAR
