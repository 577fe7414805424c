"""Refutes sections and planes by where planes cross the lines of views, and cuts a part that has what is left."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, pairwise
from typing import Any, Final

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement
from puzzlegen.core.family import Faults
from puzzlegen.facts.parts.sides import LOOKS, Axis, Side, shared
from puzzlegen.formats.parts.kits.drawings import Sheet, View
from puzzlegen.formats.parts.section import QUESTIONS, Cut, Query, Reasons, Section, WhichPlane, WhichSection
from puzzlegen.validators.parts.kits import cuts
from puzzlegen.validators.parts.kits.drawn_views import (
    LEAST_BETWEEN_LINES,
    Surface,
    apart,
    check_sheet,
    listed,
    nearest_lines,
)
from puzzlegen.validators.solids.kits.choices import choice, demand_different

METHOD: Final = "places that planes cross"
LEAST_GAP: Final = 0.022
"""Of the longest side of the views: by how much a place that refutes an option has to lie away from all others."""
LEAST_AREA: Final = 0.03
"""Of the area of either: what has to belong to one of two sections only that are on offer."""
LEAST_LINES: Final = 0.3
"""Of the diagonal: how long the strokes have to be that lie away from those of the other section."""
LEAST_BETWEEN: Final = 700
"""Hundredths of a millimetre between two planes on offer."""
_ALIKE: Final = 3  # hundredths of a millimetre by which a place that is said may miss one that is there


def certify(sheet: Sheet, query: Query) -> Certificate:
    """Find every option whose section has corners where its plane crosses lines, and straight edges only there.

    The difficulty is the number of places that are compared; the depth how many of them there are for the right option,
    at all of which it has to agree. It is a fault if a wrong option is refuted by less than people can see, if two
    sections or planes hardly differ, or if a line of a view lies in a plane.

    Raises:
        MalformedStatement: views do not go together, a plane does not cut the part, or outlines are none.
    """
    check_sheet(sheet)
    views = {shown.side: shown.view for shown in sheet.views}
    pairs = _pairs(query)
    for _, section in pairs:
        cuts.check(section)
    demand_different([_told(option) for option in query.options] if isinstance(query, WhichSection) else query.options)
    _check_planes(views, [cut for cut, _ in pairs])
    found = [[*cuts.compared(views, *pair)] for pair in pairs]
    gaps = [max(place.gap for place in places) for places in found]
    fits = [gap <= cuts.SAME for gap in gaps]
    right = found[fits.index(True)] if any(fits) else []
    drawn = sorted((side, listed(view)) for side, view in views.items())
    cut, section = pairs[0]
    if isinstance(query, WhichSection):
        asked: Any = [*cut, *sorted(map(_told, query.options))]
    else:
        asked = [query.side, _told(section), *sorted(query.options)]
    return choice(
        fits,
        "the plane crosses lines where the section has no corners, or the other way round",
        method=METHOD,
        unit=QUESTIONS[type(query)].unit,
        difficulty=sum(map(len, found)),
        canonical=(drawn, asked),
        structure=f"{cut.side} in {' and '.join(sorted(views))}",
        effort={"places": sum(map(len, found))},
        faults=_faults(views, query, pairs, gaps),
        depth=Depth.properties(len(_distinct((place.axis, place.at) for place in right))),
    )


def _pairs(query: Query) -> list[tuple[Cut, Section]]:
    """The plane and the section of each option."""
    if isinstance(query, WhichSection):
        return [(query.cut, section) for section in query.options]
    return [(Cut(query.side, at), query.section) for at in query.options]


def _check_planes(views: Mapping[Side, View], planes: Sequence[Cut]) -> None:
    """Refuse a sheet on which axes of the section are not seen, and planes that do not cut the part."""
    side = planes[0].side
    across = LOOKS[side].near.axis
    edgewise = [view for view in views if across in [ray.axis for ray in LOOKS[view][:2]]]
    if {axis for view in edgewise for axis in shared(side, view)} < {ray.axis for ray in LOOKS[side][:2]}:
        raise MalformedStatement("an axis of the section is not seen on the sheet beside its plane")
    if any(cuts.misses(views, cut) for cut in planes):
        raise MalformedStatement("a plane does not cut the part")


def _distinct(places: Iterator[tuple[Axis, int]]) -> list[tuple[Axis, int]]:
    """Places along axes, those that are the same once."""
    found: list[tuple[Axis, int]] = []
    for axis, at in sorted(set(places)):
        if not found or found[-1][0] != axis or at - found[-1][1] > cuts.SAME:
            found.append((axis, at))
    return found


def _told(section: Section) -> Any:
    """The same for all ways to list the outlines of a section: each begins with its least corner."""
    found = []
    for outline in section:
        first = outline.index(min(outline))
        found.append([list(corner) for corner in (*outline[first:], *outline[:first])])
    return sorted(found)


def _faults(
    views: Mapping[Side, View], query: Query, pairs: Sequence[tuple[Cut, Section]], gaps: Sequence[int]
) -> Iterator[str]:
    least = LEAST_GAP * _longest(views)
    if any(cuts.SAME < gap < least for gap in gaps):
        yield "a wrong option is hardly refuted"
    sections = [section for _, section in pairs]
    drawn = [*views.values(), *map(cuts.as_view, sections)]
    if min(map(nearest_lines, drawn)) < LEAST_BETWEEN_LINES * _longest(views):
        yield "two lines almost touch"
    if any(cuts.runs_along(view, side, cut) for side, view in views.items() for cut, _ in pairs):
        yield "a line of a view lies in a plane"
    if isinstance(query, WhichPlane):
        if any(other - one < LEAST_BETWEEN for one, other in pairwise(sorted(query.options))):
            yield "two planes almost touch"
        return
    if any(
        cuts.apart(one, other) < LEAST_AREA or apart(cuts.as_view(one), cuts.as_view(other)) < LEAST_LINES
        for one, other in combinations(sections, 2)
    ):
        yield "two sections hardly differ"


def _longest(views: Mapping[Side, View]) -> int:
    return max(max(view.width, view.height) for view in views.values())


def certify_why(sheet: Sheet, query: Query, answer: str, why: Reasons) -> Faults:
    """Each wrong option is refuted where it is said; the part has the given views, and the section where it is cut."""
    if [clash.letter for clash in why.clashes] != [
        letter for letter in LETTERS[: len(query.options)] if letter != answer
    ]:
        return ("not every wrong option is refuted once, in order",)
    views, pairs = {shown.side: shown.view for shown in sheet.views}, _pairs(query)
    least = LEAST_GAP * _longest(views)
    for clash in why.clashes:
        if not any(
            (place.side, place.axis, place.outlined) == (clash.side, clash.axis, clash.outlined)
            and max(abs(place.at - clash.at), abs(place.along - clash.along)) <= _ALIKE
            and place.gap >= least
            for place in cuts.compared(views, *pairs[LETTERS.index(clash.letter)])
        ):
            return ("nothing is wrong with an option where it is said",)
    surface = Surface(why.part)
    if not cuts.is_cut_so(surface, *pairs[LETTERS.index(answer)]):
        return ("the part has another section",)
    return tuple(fault for side, view in views.items() for fault in surface.faults(view, side))
