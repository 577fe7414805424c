"""Compares all figures of a sheet in pairs; judges `localization/find_duplicate`.

The format is that of ``docs/localization.md``.
"""

from collections.abc import Sequence

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.certificate import Certificate, MalformedStatement
from puzzlegen.core.family import Faults, Layout, Pixels
from puzzlegen.formats.localization.find_duplicate import QUESTIONS, Boxes, Facts, Numbers, Offered, Query
from puzzlegen.formats.localization.kits.sheet import Pair, Sheet
from puzzlegen.validators.kits.answers import Findings, fingerprint, verdict_on
from puzzlegen.validators.localization.kits.sheets import Figures, compare


def certify(sheet: Sheet, query: Query) -> Certificate:
    """Find all pairs of identical figures; the difficulty is the number of parts that comparing all pairs looks at.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    figures = Figures(sheet, turned=query.turned)
    pairs = figures.identical()
    findings = _answer(query, pairs, len(sheet.figures))
    effort = figures.effort()
    return Certificate(
        verdict=verdict_on(findings.answers),
        answers=findings.answers[:2],
        method="comparison of all pairs",
        effort={"figures": len(sheet.figures), "parts": effort},
        difficulty=effort,
        unit=QUESTIONS[type(query)].unit,
        canonical=fingerprint(figures.canonical_form()),
        structure=f"{'turned' if query.turned else 'upright'} figures, {len(sheet.figures)} of them",
        refuted=findings.refuted,
        accepted=_other_spellings(*pairs[0]) if type(query) is Numbers and len(pairs) == 1 else (),
    )


def certify_why(sheet: Sheet, query: Query, answer: str, why: Facts) -> Faults:  # noqa: ARG001
    """Judges whether the first of the two is turned so, and differs so from the figure that comes closest to it.

    Raises:
        MalformedStatement: there are no other figures.
    """
    figures = Figures(sheet, turned=query.turned)
    ((one, other),) = figures.identical()
    rivals = {
        number: figures.difference(one, number) for number in range(len(sheet.figures)) if number not in (one, other)
    }
    if not rivals:
        raise MalformedStatement("there are no other figures")
    rival = min(rivals, key=lambda number: len(rivals[number][1]) + len(rivals[number][2]))
    found = Facts((one + 1, other + 1), figures.difference(one, other)[0], rival + 1, *rivals[rival])
    return () if why == found else ("the figures differ otherwise",)


def _answer(query: Query, pairs: Sequence[Pair], count: int) -> Findings:
    numbers = [(one + 1, other + 1) for one, other in pairs]
    if isinstance(query, Boxes):
        return Findings(tuple(" ".join(sorted((f"figure-{one}", f"figure-{other}"))) for one, other in numbers))
    if isinstance(query, Offered):
        if len(set(query.options)) < len(query.options):
            raise MalformedStatement("two options say the same")
        if not all(one < other <= count for one, other in query.options):
            raise MalformedStatement("the pairs on offer name two figures each, the earlier one first")
        if len(numbers) <= 1:  # the question says that there is exactly one pair
            lettered = list(zip(LETTERS, query.options, strict=False))
            return Findings(
                tuple(letter for letter, pair in lettered if pair in numbers),
                {letter: f"figures {a} and {b} differ" for letter, (a, b) in lettered if (a, b) not in numbers},
            )
    return Findings(tuple(f"{one}, {other}" for one, other in numbers))


def _other_spellings(one: int, other: int) -> tuple[str, ...]:
    first, second = one + 1, other + 1
    return f"{first},{second}", f"{second}, {first}", f"{second},{first}", f"{first} and {second}"


def certify_picture(pictures: Sequence[Pixels], sheet: Sheet, query: Query, layout: Layout) -> Faults:
    """Compare all figures as drawn: those of the pair look alike, any other two visibly different."""
    return compare(pictures[0], sheet, layout, turned=query.turned)
