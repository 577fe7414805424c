"""Compares all figures of a sheet in pairs; judges `localization/find_duplicate`."""

from collections.abc import Sequence

from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement
from puzzlegen.core.family import Faults, Layout, Pixels
from puzzlegen.formats.localization.find_duplicate import QUESTIONS, Boxes, Choice, Closest, Numbers, Pair, Query
from puzzlegen.formats.localization.kits.sheets import Figures
from puzzlegen.validators.kits.answers import Findings, fingerprint, verdict_on
from puzzlegen.validators.localization.kits.sheets import Sheet, compare, quarter_of


def certify(shown: Figures, query: Query) -> Certificate:
    """Find all pairs of identical figures; the difficulty is the number of parts that comparing all pairs looks at.

    The depth is the number of parts of one of the two that have to be looked at until it is none of the others.

    Raises:
        MalformedStatement: the sheet is none, or the options do not share it out.
    """
    sheet = Sheet(shown, turned=query.turned)
    pairs = sheet.identical()
    findings = _answer(query, pairs, len(sheet.figures))
    effort = sheet.effort()
    return Certificate(
        verdict=verdict_on(findings.answers),
        answers=findings.answers[:2],
        method="comparison of all pairs",
        effort={"figures": len(sheet.figures), "parts": effort},
        difficulty=effort,
        unit=QUESTIONS[type(query)].unit,
        canonical=fingerprint(sheet.canonical_form()),
        structure=f"{'turned' if query.turned else 'upright'} figures, {len(sheet.figures)} of them",
        refuted=findings.refuted,
        depth=Depth.properties(_depth(sheet, pairs)),
        accepted=_other_spellings(*pairs[0]) if type(query) is Numbers and len(pairs) == 1 else (),
    )


def certify_why(shown: Figures, query: Query, answer: str, why: Closest) -> Faults:  # noqa: ARG001 - proven already
    """Judges whether the first of the two is turned so, and differs so from the figure that comes closest to it.

    Raises:
        MalformedStatement: there are no other figures.
    """
    sheet = Sheet(shown, turned=query.turned)
    ((one, other),) = sheet.identical()
    rivals = {
        number: sheet.difference(one, number) for number in range(len(sheet.figures)) if number not in (one, other)
    }
    if not rivals:
        raise MalformedStatement("there are no other figures")
    rival = min(rivals, key=lambda number: len(rivals[number][1]) + len(rivals[number][2]))
    found = Closest((one + 1, other + 1), sheet.difference(one, other)[0], rival + 1, *rivals[rival])
    return () if why == found else ("the figures differ otherwise",)


def _depth(sheet: Sheet, pairs: Sequence[Pair]) -> int:
    """How many parts of the one have to be looked at until no other figure than the second can be its twin."""
    if len(pairs) != 1:
        return 0
    ((one, other),) = pairs
    return sheet.properties(one, [number for number in range(len(sheet.figures)) if number not in (one, other)])


def _answer(query: Query, pairs: Sequence[Pair], count: int) -> Findings:
    numbers = [(one + 1, other + 1) for one, other in pairs]
    if isinstance(query, Boxes):
        return Findings(tuple(" ".join(sorted((f"figure-{one}", f"figure-{other}"))) for one, other in numbers))
    if isinstance(query, Choice):
        found = quarter_of(query.options, numbers[0][0] if len(numbers) == 1 else None, count)
        if len(numbers) <= 1:  # the question says that there is exactly one pair
            return found
    return Findings(tuple(f"{one}, {other}" for one, other in numbers))


def _other_spellings(one: int, other: int) -> tuple[str, ...]:
    first, second = one + 1, other + 1
    return f"{first},{second}", f"{second}, {first}", f"{second},{first}", f"{first} and {second}"


def certify_picture(pictures: Sequence[Pixels], shown: Figures, query: Query, layout: Layout) -> Faults:
    """Compare all figures as drawn: those of the pair look alike, any other two visibly different."""
    return compare(pictures[0], shown, layout, turned=query.turned)
