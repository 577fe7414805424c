"""Compares all figures of a sheet in pairs; judges `localization/find_duplicate`.

The format is that of ``docs/localization.md``.
"""

import re
from collections.abc import Sequence
from typing import Literal

import msgspec

from puzzlegen.core.certificate import Certificate, MalformedStatement, Verdict
from puzzlegen.core.family import Faults, Layout, Pixels
from puzzlegen.core.item import AnswerForm, Question, Statement
from puzzlegen.validators.kits.answers import LETTERS, Findings, convert, demand_form, fingerprint
from puzzlegen.validators.localization.sheets import Pair, Sheet, compare

_FORMS = {"numbers": AnswerForm.FILL_IN, "choice": AnswerForm.CHOICE, "boxes": AnswerForm.BOUNDING_BOXES}


class _Query(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["numbers", "choice", "boxes"]
    turned: bool
    pairs: tuple[Pair, Pair, Pair, Pair] | None = None


def certify(statement: Statement, question: Question) -> Certificate:
    """Find all pairs of identical figures; the difficulty is the number of parts that comparing all pairs looks at.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    query = convert(question.query, _Query, "query")
    sheet = Sheet(statement, turned=query.turned)
    pairs = sheet.identical()
    findings = _answer(query, question, pairs, len(sheet.figures))
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


def _answer(query: _Query, question: Question, pairs: Sequence[Pair], count: int) -> Findings:
    demand_form(question, _FORMS[query.task])
    numbers = [(one + 1, other + 1) for one, other in pairs]
    if (query.pairs is None) == (query.task == "choice"):
        raise MalformedStatement("four pairs are on offer exactly where the task needs them")
    if query.task == "numbers":
        return Findings(tuple(f"{one}, {other}" for one, other in numbers))
    if query.pairs is None:
        return Findings(tuple(" ".join(sorted((f"figure-{one}", f"figure-{other}"))) for one, other in numbers))
    if len(set(query.pairs)) < len(query.pairs) or not all(1 <= one < other <= count for one, other in query.pairs):
        raise MalformedStatement("the pairs on offer are different, and name two figures each, the earlier one first")
    offered = list(zip(LETTERS, question.options, query.pairs, strict=True))
    for letter, option, (one, other) in offered:
        words = {} if option.text is None else option.text
        if any(re.findall(r"\d+", text) != [str(one), str(other)] for text in words.values()):
            raise MalformedStatement(f"the text of option {letter} is not what the query says")
    if len(numbers) > 1:  # the question says that there is exactly one pair
        return Findings(tuple(f"{one}, {other}" for one, other in numbers))
    return Findings(
        tuple(letter for letter, _, pair in offered if pair in numbers),
        {letter: f"figures {a} and {b} differ" for letter, _, (a, b) in offered if (a, b) not in numbers},
    )


def certify_picture(pictures: Sequence[Pixels], statement: Statement, question: Question, layout: Layout) -> Faults:
    """Compare all figures as drawn: those of the pair look alike, any other two visibly different."""
    query = convert(question.query, _Query, "query")
    return compare(pictures[0], statement, layout, turned=query.turned)
