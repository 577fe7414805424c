"""Compares all figures of a sheet; judges `localization/find_odd`."""

from collections.abc import Sequence

from puzzlegen.core.certificate import Certificate, Depth
from puzzlegen.core.family import Faults, Layout, Pixels
from puzzlegen.formats.localization.find_odd import QUESTIONS, Box, Choice, Odd, Query
from puzzlegen.formats.localization.kits.sheets import Figures
from puzzlegen.validators.kits.answers import Findings, fingerprint, verdict_on
from puzzlegen.validators.localization.kits.sheets import Sheet, compare, quarter_of


def certify(shown: Figures, query: Query) -> Certificate:
    """Find the figure unlike all others; the difficulty is the number of figures times the clutter around the change.

    Clutter is how many times what changes is in what stands around it, so that what pops out of a sheet is easy however
    many figures it has.

    The depth is the number of parts that have to be looked at in the odd figure until it is none of the others.

    Three others at least have to be identical: of two kinds of figures, as many of each, either could be the odd one.
    Where there are several ``kinds`` of others, there have to be two of each.

    Raises:
        MalformedStatement: the sheet is none, or the options do not share it out.
    """
    sheet = Sheet(shown, turned=query.turned)
    classes = sheet.classes()
    odd = _odd(classes, kinds=query.kinds)
    figures = len(sheet.figures)
    findings = _answer(query, odd, figures)
    difficulty, depth = float(figures), 0
    if len(odd) == 1:
        others = [members[0] for members in classes if members[0] != odd[0] - 1]
        difficulty = round(figures * sheet.clutter(odd[0] - 1, others), 1)
        depth = sheet.properties(odd[0] - 1, others)
    return Certificate(
        verdict=verdict_on(findings.answers),
        answers=findings.answers[:2],
        method="comparison of all pairs",
        effort={"figures": figures, "parts": sheet.effort()},
        difficulty=difficulty,
        unit=QUESTIONS[type(query)].unit,
        canonical=fingerprint(sheet.canonical_form()),
        structure=f"{'turned' if query.turned else 'upright'} figures, {figures} of them",
        refuted=findings.refuted,
        depth=Depth.properties(depth),
    )


def certify_why(shown: Figures, query: Query, answer: str, why: Odd) -> Faults:  # noqa: ARG001 - proven already
    """Judges whether the odd figure and the one that comes closest differ so, in the turn that fits best."""
    sheet = Sheet(shown, turned=query.turned)
    (odd,) = _odd(sheet.classes(), kinds=query.kinds)
    one = odd - 1
    differences = {other: sheet.difference(one, other) for other in range(len(sheet.figures)) if other != one}
    closest = min(differences, key=lambda other: len(differences[other][1]) + len(differences[other][2]))
    found = Odd(odd, closest + 1, *differences[closest])
    return () if why == found else ("the odd one differs otherwise",)


def _odd(classes: Sequence[Sequence[int]], *, kinds: bool) -> list[int]:
    """The numbers of the figures that may be meant."""
    alone = [members[0] + 1 for members in classes if len(members) == 1]
    if kinds:
        return alone
    if len(classes) > 2:  # every figure that is unlike all others could be meant
        return alone if len(alone) > 1 else []
    return alone if len(classes) == 2 and sum(map(len, classes)) > 3 else []


def _answer(query: Query, odd: Sequence[int], count: int) -> Findings:
    if isinstance(query, Choice):
        return quarter_of(query.options, odd[0] if len(odd) == 1 else None, count)
    return Findings(tuple(f"figure-{number}" if isinstance(query, Box) else str(number) for number in odd))


def certify_picture(pictures: Sequence[Pixels], shown: Figures, query: Query, layout: Layout) -> Faults:
    """Compare all figures as drawn: the odd one looks visibly different, all others alike."""
    return compare(pictures[0], shown, layout, turned=query.turned)
