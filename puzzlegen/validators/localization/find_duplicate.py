"""Compares all figures of a sheet in pairs; judges `localization/find_duplicate`.

The format is that of ``docs/localization.md``.
"""

from collections.abc import Sequence
from typing import Literal

import msgspec

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.certificate import Certificate, MalformedStatement
from puzzlegen.core.family import Faults, Layout, Pixels
from puzzlegen.core.item import Statement
from puzzlegen.validators.kits.answers import Findings, fingerprint, parse, read, verdict_on
from puzzlegen.validators.localization.kits.sheets import Pair, Sheet, compare


class _Query(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["numbers", "choice", "boxes"]
    turned: bool
    options: tuple[Pair, Pair, Pair, Pair] | None = None


def certify(statement: Statement, query: Statement) -> Certificate:
    """Find all pairs of identical figures; the difficulty is the number of parts that comparing all pairs looks at.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    asked = parse(query, _Query, "query")
    sheet = Sheet(statement, turned=asked.turned)
    pairs = sheet.identical()
    findings = _answer(asked, pairs, len(sheet.figures))
    effort = sheet.effort()
    return Certificate(
        verdict=verdict_on(findings.answers),
        answers=findings.answers[:2],
        method="comparison of all pairs",
        effort={"figures": len(sheet.figures), "parts": effort},
        difficulty=effort,
        unit="parts compared",
        canonical=fingerprint(sheet.canonical_form()),
        structure=f"{'turned' if asked.turned else 'upright'} figures, {len(sheet.figures)} of them",
        refuted=findings.refuted,
        accepted=_other_spellings(*pairs[0]) if asked.task == "numbers" and len(pairs) == 1 else (),
    )


def certify_why(statement: Statement, query: Statement, answer: str, why: Statement) -> Faults:  # noqa: ARG001
    """Judges whether the first of the two is turned so, and differs so from the figure that comes closest to it.

    Raises:
        MalformedStatement: the facts break the format.
    """
    parts = tuple[int, ...]
    told = read(why, "facts", pair=Pair, turn=int, rival=int, rival_turn=int, own=parts, others=parts)
    sheet = Sheet(statement, turned=parse(query, _Query, "query").turned)
    ((one, other),) = sheet.identical()
    rivals = {
        number: sheet.difference(one, number) for number in range(len(sheet.figures)) if number not in (one, other)
    }
    if not rivals:
        raise MalformedStatement("there are no other figures")
    rival = min(rivals, key=lambda number: len(rivals[number][1]) + len(rivals[number][2]))
    found = ((one + 1, other + 1), sheet.difference(one, other)[0], rival + 1, *rivals[rival])
    claimed = (told.pair, told.turn, told.rival, told.rival_turn, told.own, told.others)
    return () if claimed == found else ("the figures differ otherwise",)


def _answer(query: _Query, pairs: Sequence[Pair], count: int) -> Findings:
    numbers = [(one + 1, other + 1) for one, other in pairs]
    if (query.options is None) == (query.task == "choice"):
        raise MalformedStatement("four pairs are on offer exactly where the task needs them")
    if query.task == "boxes":
        return Findings(tuple(" ".join(sorted((f"figure-{one}", f"figure-{other}"))) for one, other in numbers))
    if query.options is not None:
        if len(set(query.options)) < len(query.options):
            raise MalformedStatement("two options say the same")
        if not all(1 <= one < other <= count for one, other in query.options):
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


def certify_picture(pictures: Sequence[Pixels], statement: Statement, query: Statement, layout: Layout) -> Faults:
    """Compare all figures as drawn: those of the pair look alike, any other two visibly different."""
    return compare(pictures[0], statement, layout, turned=parse(query, _Query, "query").turned)
