"""Finds the figure that is odd under the properties of line figures.

A property singles out a figure if all others share a value that this one lacks. Every property of the language is
tried, and the answer is unique only if all properties that single out a figure single out the same one. Numbers of dots
are compared where all figures have dots; but a figure can also be called odd because all others have as many dots as
something else, be it none of either, so such a rival makes a puzzle ambiguous.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement, Verdict
from puzzlegen.core.family import Faults
from puzzlegen.formats.matrices.kits.line_figures import Trait
from puzzlegen.formats.matrices.odd_one_out import QUESTIONS, OddOneOut, Row
from puzzlegen.validators.kits.answers import fingerprint, verdict_on
from puzzlegen.validators.matrices.kits.figure_properties import METHOD, ORDER, Seen, Value, faults_of, leads, see
from puzzlegen.validators.matrices.kits.figure_reasons import AS_MANY, misreported

PAIRED: Final = ("pieces", "areas", "straight lines", "curved lines", "ends", "corners", "junctions", "right angles")
"""Counts that the number of dots can be equal to, which is a property of its own where all figures have dots."""


def certify(row: Row, query: OddOneOut) -> Certificate:
    """Find every figure that some property singles out.

    The difficulty is the number of observations of somebody who looks for one property after the other, in the order of
    the language, at all figures, until one of them is singled out; the depth is how many different leads they are.

    Raises:
        MalformedStatement: a figure is none.
    """
    figures = row.figures
    seen = [see(figure) for figure in figures]
    columns = properties(seen)
    odd: dict[str, int] = {}
    for name, values in columns.items():
        place = _singled_out(values, only_shared_truth=name not in ORDER)
        if place is not None:
            odd[name] = place
    places = sorted({*odd.values(), *(_arguable(seen) if odd else ())})
    verdict = verdict_on(places)
    unique = verdict is Verdict.UNIQUE
    tried = 1 + list(columns).index(next(iter(odd))) if odd else 0
    refuted: dict[str, str] = {}
    for place in range(len(figures)):
        if place not in places:
            shared = "".join(f": {name} is {columns[name][place]}, as in all but one" for name in list(odd)[:1])
            refuted[LETTERS[place]] = f"no property singles it out{shared}"
    return Certificate(
        verdict=verdict,
        answers=tuple(LETTERS[place] for place in places[:2]),
        method=METHOD,
        effort={"figures": len(figures), "properties_tried": len(columns), "properties_found": len(odd)},
        difficulty=float(len(figures) * tried) if unique else 0.0,
        unit=QUESTIONS[type(query)].unit,
        canonical=canonical_form(seen) if unique else "",
        structure=_structure(columns, next(iter(odd)), places[0]) if unique else "",
        refuted=refuted,
        faults=faults_of(seen),
        depth=Depth.properties(leads([*columns.values()][:tried])),
    )


def certify_why(row: Row, query: OddOneOut, answer: str, why: Trait) -> Faults:  # noqa: ARG001 - the figures are the options
    """What is false in the property that tells, and in what there is to see of it."""
    seen = [see(figure) for figure in row.figures]
    trait, columns = why.trait, properties(seen)
    if trait not in columns:
        raise MalformedStatement("an explanation names a property")
    odd = _singled_out(columns[trait], only_shared_truth=trait not in ORDER)
    faults = () if odd == LETTERS.index(answer) else ("the property does not single out the answer",)
    return (*faults, *misreported(trait, columns[trait], seen, why))


def properties(seen: Sequence[Seen]) -> dict[str, list[Value]]:
    """The values that the figures have of each property, the easiest property first."""
    columns: dict[str, list[Value]] = {name: [one.values[name] for one in seen] for name in ORDER}
    if all(columns["any dots"]):
        for name in PAIRED:
            columns[f"{AS_MANY}{name}"] = [one.values["dots"] == one.values[name] for one in seen]
    return columns


def _arguable(seen: Sequence[Seen]) -> set[int]:
    """The figures that equal numbers of dots single out where to have none of two things is to have as many."""
    equal = ([one.values["dots"] == one.values[name] for one in seen] for name in PAIRED)
    return {place for values in equal if (place := _singled_out(values, only_shared_truth=True)) is not None}


def canonical_form(seen: Sequence[Seen]) -> str:
    """Digest of a set of figures; turned or reflected together, in any order, they are the same."""
    return fingerprint(min(sorted(turned) for turned in zip(*(one.codes for one in seen), strict=True)))


def _singled_out(values: Sequence[Value], only_shared_truth: bool) -> int | None:
    """The place of the only value that differs from all others, which are equal."""
    (common, number), *_ = Counter(values).most_common(1)
    if number != len(values) - 1 or (only_shared_truth and common is not True):
        return None
    return next(place for place, value in enumerate(values) if value != common)


def _structure(columns: Mapping[str, Sequence[Value]], first: str, odd: int) -> str:
    """The property with its values, and how each other property that differs splits the figures."""
    values = columns[first]
    splits = [
        f"{name} {':'.join(str(number) for number in sorted(Counter(column).values(), reverse=True))}"
        for name, column in columns.items()
        if len(set(column)) > 1 and not name.startswith(("any ", "as many "))
    ]
    return f"{len(values)} figures; {first} {values[odd - 1]}, odd {values[odd]}; {', '.join(splits)}"
