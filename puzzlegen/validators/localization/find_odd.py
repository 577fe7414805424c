"""Compares all figures of a sheet; judges `localization/find_odd`.

The format is that of ``docs/localization.md``.
"""

from collections.abc import Sequence
from typing import Literal

import msgspec

from puzzlegen.core.certificate import Certificate, MalformedStatement, Verdict
from puzzlegen.core.family import Faults, Layout, Pixels
from puzzlegen.core.item import AnswerForm, Question, Statement
from puzzlegen.validators.kits.answers import Findings, choose, convert, demand_form, fingerprint
from puzzlegen.validators.localization.sheets import Sheet, compare


class _Query(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["number", "choice", "box"]
    turned: bool
    numbers: tuple[int, int, int, int] | None = None


def certify(statement: Statement, question: Question) -> Certificate:
    """Find the figure unlike all others; the difficulty is the number of figures times the clutter around the change.

    Clutter is how many times what changes is in what stands around it, so that what pops out of a sheet is easy however
    many figures it has.

    The others have to be identical, three of them at least: of two kinds of figures, as many of each, either could be
    the odd one.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    query = convert(question.query, _Query, "query")
    sheet = Sheet(statement, turned=query.turned)
    odd = _odd(sheet.classes())
    findings = _answer(query, question, odd)
    verdict = {0: Verdict.UNSOLVABLE, 1: Verdict.UNIQUE}.get(len(findings.answers), Verdict.AMBIGUOUS)
    figures = len(sheet.figures)
    difficulty = round(figures * (sheet.clutter(odd[0] - 1, odd[0] % figures) if len(odd) == 1 else 1), 1)
    return Certificate(
        verdict=verdict,
        answers=findings.answers[:2],
        method="comparison of all pairs",
        effort={"figures": figures, "parts": sheet.effort()},
        difficulty=difficulty,
        unit="figures times clutter",
        canonical=fingerprint(sheet.canonical_form()),
        structure=f"{'turned' if query.turned else 'upright'} figures, {figures} of them",
        refuted=findings.refuted,
    )


def _odd(classes: Sequence[Sequence[int]]) -> list[int]:
    """The numbers of the figures that may be meant."""
    alone = [members[0] + 1 for members in classes if len(members) == 1]
    if len(classes) > 2:  # every figure that is unlike all others could be meant
        return alone if len(alone) > 1 else []
    return alone if len(classes) == 2 and sum(map(len, classes)) > 3 else []


def _answer(query: _Query, question: Question, odd: Sequence[int]) -> Findings:
    if (query.numbers is None) == (query.task == "choice"):
        raise MalformedStatement("four numbers are on offer exactly where the task needs them")
    if query.numbers is not None:
        return choose(question, query.numbers, odd[0] if len(odd) == 1 else 0)
    form = AnswerForm.FILL_IN if query.task == "number" else AnswerForm.BOUNDING_BOXES
    demand_form(question, form)
    return Findings(tuple(str(number) if query.task == "number" else f"figure-{number}" for number in odd))


def certify_picture(pictures: Sequence[Pixels], statement: Statement, question: Question, layout: Layout) -> Faults:
    """Compare all figures as drawn: the odd one looks visibly different, all others alike."""
    query = convert(question.query, _Query, "query")
    return compare(pictures[0], statement, layout, turned=query.turned)
