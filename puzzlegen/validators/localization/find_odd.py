"""Compares all figures of a sheet; judges `localization/find_odd`.

The format is that of ``docs/localization.md``.
"""

from collections.abc import Sequence
from typing import Literal

import msgspec

from puzzlegen.certificate import Certificate, MalformedStatement, Verdict
from puzzlegen.family import Faults, Layout, Pixels
from puzzlegen.item import AnswerForm, Question, Statement
from puzzlegen.validators.answers import Findings, choose, convert, demand_form, fingerprint
from puzzlegen.validators.localization.sheets import Sheet, compare


class _Query(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["number", "choice", "box"]
    turned: bool
    numbers: tuple[int, int, int, int] | None = None


def certify(statement: Statement, question: Question) -> Certificate:
    """Find the figure unlike all others; the difficulty is the number of parts that comparing all pairs looks at.

    The others have to be identical, three of them at least: of two kinds of figures, as many of each, either could be
    the odd one.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    query = convert(question.query, _Query, "query")
    sheet = Sheet(statement, turned=query.turned)
    findings = _answer(query, question, sheet.classes())
    verdict = {0: Verdict.UNSOLVABLE, 1: Verdict.UNIQUE}.get(len(findings.answers), Verdict.AMBIGUOUS)
    effort = sheet.effort()
    return Certificate(
        verdict=verdict,
        answers=findings.answers[:2],
        method="comparison of all pairs",
        effort={"figures": len(sheet.figures), "parts": effort},
        difficulty=effort,
        unit="parts compared",
        canonical=fingerprint(sheet.canonical_form()),
        structure=f"{'turned' if query.turned else 'upright'} figures, {len(sheet.figures)} of them",
        refuted=findings.refuted,
    )


def _answer(query: _Query, question: Question, classes: Sequence[Sequence[int]]) -> Findings:
    if (query.numbers is None) == (query.task == "choice"):
        raise MalformedStatement("four numbers are on offer exactly where the task needs them")
    alone = [members[0] + 1 for members in classes if len(members) == 1]
    odd = alone if len(classes) == 2 and sum(map(len, classes)) > 3 else []
    if len(classes) > 2:  # every figure that is unlike all others could be meant
        odd = alone if len(alone) > 1 else []
    if query.numbers is not None:
        return choose(question, query.numbers, odd[0] if len(odd) == 1 else 0)
    form = AnswerForm.FILL_IN if query.task == "number" else AnswerForm.BOUNDING_BOXES
    demand_form(question, form)
    return Findings(tuple(str(number) if query.task == "number" else f"figure-{number}" for number in odd))


def certify_picture(pictures: Sequence[Pixels], statement: Statement, question: Question, layout: Layout) -> Faults:
    """Compare all figures as drawn: the odd one looks visibly different, all others alike."""
    query = convert(question.query, _Query, "query")
    return compare(pictures[0], statement, layout, turned=query.turned)
