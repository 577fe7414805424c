"""Compares all figures of a sheet; judges `localization/find_odd`.

The format is that of ``docs/localization.md``.
"""

from collections.abc import Sequence
from typing import Literal

import msgspec

from puzzlegen.core.certificate import Certificate, MalformedStatement
from puzzlegen.core.family import Faults, Layout, Pixels
from puzzlegen.core.item import Statement
from puzzlegen.validators.kits.answers import Findings, fingerprint, letter_of_number, parse, read, verdict_on
from puzzlegen.validators.localization.kits.sheets import Sheet, compare


class _Query(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["number", "choice", "box"]
    turned: bool
    options: tuple[int, int, int, int] | None = None


def certify(statement: Statement, query: Statement) -> Certificate:
    """Find the figure unlike all others; the difficulty is the number of figures times the clutter around the change.

    Clutter is how many times what changes is in what stands around it, so that what pops out of a sheet is easy however
    many figures it has.

    The others have to be identical, three of them at least: of two kinds of figures, as many of each, either could be
    the odd one.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    asked = parse(query, _Query, "query")
    sheet = Sheet(statement, turned=asked.turned)
    odd = _odd(sheet.classes())
    findings = _answer(asked, odd)
    figures = len(sheet.figures)
    difficulty = round(figures * (sheet.clutter(odd[0] - 1, odd[0] % figures) if len(odd) == 1 else 1), 1)
    return Certificate(
        verdict=verdict_on(findings.answers),
        answers=findings.answers[:2],
        method="comparison of all pairs",
        effort={"figures": figures, "parts": sheet.effort()},
        difficulty=difficulty,
        unit="figures times clutter",
        canonical=fingerprint(sheet.canonical_form()),
        structure=f"{'turned' if asked.turned else 'upright'} figures, {figures} of them",
        refuted=findings.refuted,
    )


def certify_why(statement: Statement, query: Statement, answer: str, why: Statement) -> Faults:  # noqa: ARG001
    """Judges whether the odd figure and the first of the others differ so, in the turn in which they differ least.

    Raises:
        MalformedStatement: the facts break the format.
    """
    parts = tuple[int, ...]
    told = read(why, "facts", odd=int, turn=int, mirrored=bool, own=parts, others=parts)
    sheet = Sheet(statement, turned=parse(query, _Query, "query").turned)
    (odd,) = _odd(sheet.classes())
    one, other = odd - 1, int(odd == 1)
    image = sheet.image(one, other) if sheet.turned else None
    turn, own, others = sheet.difference(one, other) if image is None else (image, (), ())
    found = (odd, turn, image is not None, own, others)
    return (
        ()
        if (told.odd, told.turn, told.mirrored, told.own, told.others) == found
        else ("the odd one differs otherwise",)
    )


def _odd(classes: Sequence[Sequence[int]]) -> list[int]:
    """The numbers of the figures that may be meant."""
    alone = [members[0] + 1 for members in classes if len(members) == 1]
    if len(classes) > 2:  # every figure that is unlike all others could be meant
        return alone if len(alone) > 1 else []
    return alone if len(classes) == 2 and sum(map(len, classes)) > 3 else []


def _answer(query: _Query, odd: Sequence[int]) -> Findings:
    if (query.options is None) == (query.task == "choice"):
        raise MalformedStatement("four numbers are on offer exactly where the task needs them")
    if query.options is not None:
        return letter_of_number(query.options, odd[0] if len(odd) == 1 else 0)
    return Findings(tuple(str(number) if query.task == "number" else f"figure-{number}" for number in odd))


def certify_picture(pictures: Sequence[Pixels], statement: Statement, query: Statement, layout: Layout) -> Faults:
    """Compare all figures as drawn: the odd one looks visibly different, all others alike."""
    return compare(pictures[0], statement, layout, turned=parse(query, _Query, "query").turned)
