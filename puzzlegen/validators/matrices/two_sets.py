"""Finds which figures fit two boxes when only the listed counts matter.

Every listed count of every figure is taken, and tried as one that is the same, or different, throughout a box.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from puzzlegen.core.certificate import Certificate, MalformedStatement
from puzzlegen.core.item import Statement
from puzzlegen.formats.matrices.kits.line_figures import Figure
from puzzlegen.validators.kits.answers import LETTERS, Findings, fingerprint, letter_of_number, parse, proven
from puzzlegen.validators.matrices.kits.figure_properties import Seen, faults_of, see

Counts: TypeAlias = Sequence[int]  # of one kind, in the figures of a box
Name: TypeAlias = Literal[
    "dots", "pieces", "areas", "straight lines", "curved lines", "ends", "corners", "junctions", "right angles"
]

METHOD: Final = "all listed counts of all figures"
UNIT: Final = "things counted"
BUDGET: Final = 200
"""How many counts may be taken."""
WEIGHTS: Final[Mapping[str, int]] = {
    **{"dots": 1, "pieces": 1, "areas": 2, "straight lines": 2, "curved lines": 2},
    **{"ends": 2, "corners": 3, "junctions": 3, "right angles": 4},
}
"""What it takes to count these in a figure, in the order in which they are listed."""


class _Statement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    properties: Annotated[tuple[Name, ...], msgspec.Meta(min_length=2)]
    arrangement: Literal["stacked", "beside", "blocks"]
    boxes: tuple[Annotated[tuple[Figure, ...], msgspec.Meta(min_length=3, max_length=5)], tuple[Figure, ...]]


class _Drawn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["complete", "intruder", "both", "neither", "first", "second"]
    options: tuple[Figure, Figure, Figure, Figure]


class _Count(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="task", tag="count"):
    figures: Annotated[tuple[Figure, ...], msgspec.Meta(min_length=4, max_length=8)]


class _CountChoice(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="task", tag="count_choice"):
    figures: Annotated[tuple[Figure, ...], msgspec.Meta(min_length=4, max_length=8)]
    options: tuple[int, int, int, int]


_WANTED: Final = {"both": (True, True), "neither": (False, False), "first": (True, False), "second": (False, True)}


def certify(statement: Statement, query: Statement) -> Certificate:
    """Find every option that fits, or how many figures fit one box only.

    The difficulty is what is counted by somebody who goes through the list, first in box 1: a count in a figure is
    worth its weight, and what decides nothing is counted no further. Where a box is completed or a figure taken out, it
    ends when all options but one are refuted.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    given = parse(statement, _Statement, "statement")
    if [*given.properties] != [name for name in WEIGHTS if name in given.properties]:
        raise MalformedStatement("counts are listed once, in their order")
    asked = _asked(query)
    task = asked.task if isinstance(asked, _Drawn) else "count"
    sizes = {"complete": len(given.boxes[0]) - 1, "intruder": 0}
    if len(given.boxes[1]) != sizes.get(task, len(given.boxes[0])):
        raise MalformedStatement("box 2 has as many figures as box 1; one less to be completed; none if one is odd")
    others = asked.options if isinstance(asked, _Drawn) else asked.figures
    one, two, more = ([see(figure) for figure in box] for box in (*given.boxes, others))
    if task in sizes:
        findings, effort, deciding = _in_the_same_manner(given.properties, one, two, more)
    else:
        states, effort, deciding = _fitting(given.properties, one, two, more)
        if isinstance(asked, _Drawn):
            right = [state == _WANTED[task] for state in states]
            findings = Findings(
                tuple(letter for letter, fits in zip(LETTERS, right, strict=True) if fits),
                {
                    letter: f"it {'fits' if first else 'does not fit'} box 1, and {'fits' if second else 'not'} box 2"
                    for letter, (first, second), fits in zip(LETTERS, states, right, strict=True)
                    if not fits
                },
            )
        else:
            count = sum(first != second for first, second in states)
            findings = (
                letter_of_number(asked.options, count) if isinstance(asked, _CountChoice) else Findings((str(count),))
            )
    boxes = [sorted(_forms(box)) for box in (one, two)]
    if task == "second":
        boxes, task = boxes[::-1], "first"
    elif task in ("both", "neither", "count"):
        boxes.sort()
    numbers = sorted(asked.options) if isinstance(asked, _CountChoice) else ()
    return proven(
        [findings] if findings.answers else [],
        BUDGET,
        method=METHOD,
        effort={"counts": len(given.properties) * len((*one, *two, *more))},
        difficulty=effort,
        unit=UNIT,
        canonical=fingerprint((task, given.properties, boxes, sorted(_forms(more)), numbers)),
        structure=f"{task}; {', '.join(deciding)}",
        faults=faults_of([*one, *two, *more]),
    )


def _asked(query: Statement) -> _Drawn | _Count | _CountChoice:
    match query.get("task"):
        case "count":
            return parse(query, _Count, "query")
        case "count_choice":
            return parse(query, _CountChoice, "query")
        case _:
            return parse(query, _Drawn, "query")


def _forms(box: Sequence[Seen]) -> list[tuple[object, ...]]:
    return [min(figure.codes) for figure in box]


def _of(name: str, box: Sequence[Seen]) -> list[int]:
    return [int(figure.values[name]) for figure in box]


def _same(counts: Counts) -> bool:
    return len({*counts}) == 1


def _different(counts: Counts) -> bool:
    return len({*counts}) == len(counts)


def _in_the_same_manner(
    names: Sequence[str], one: Sequence[Seen], two: Sequence[Seen], options: Sequence[Seen]
) -> tuple[Findings, int, list[str]]:
    """The options with which box 2 is the same, and differs, where box 1 does; without which, if they are box 2."""
    against: dict[str, str] = {}
    needed: list[str] = []
    effort = 0
    for name in names:
        searching = len(against) < len(options) - 1
        effort += WEIGHTS[name] * len(one) * searching
        first = _of(name, one)
        manner: Callable[[Counts], bool] | None = _same if _same(first) else _different if _different(first) else None
        if manner is None:
            continue
        effort += WEIGHTS[name] * (len(two) + len(options) - len(against)) * searching
        offered = _of(name, options)
        for place, letter in enumerate(LETTERS):
            whole = [*_of(name, two), offered[place]] if two else offered[:place] + offered[place + 1 :]
            if letter not in against and not manner(whole):
                against[letter] = f"{name} would be {', '.join(map(str, whole))} in box 2"
                needed += [name] if needed[-1:] != [name] else []
    return Findings(tuple(letter for letter in LETTERS if letter not in against), against), effort, needed


def _fitting(
    names: Sequence[str], one: Sequence[Seen], two: Sequence[Seen], more: Sequence[Seen]
) -> tuple[list[tuple[bool, bool]], int, list[str]]:
    """Of each figure, whether it has what all of box 1 share, and what all of box 2 share."""
    fits = [[True] * len(more), [True] * len(more)]
    effort, deciding = 0, []
    for name in names:
        shared = False
        for box, kept in zip((one, two), fits, strict=True):
            held = _of(name, box)
            effort += WEIGHTS[name] * len(box)
            if _same(held):
                shared = True
                kept[:] = [still and number == held[0] for still, number in zip(kept, _of(name, more), strict=True)]
        if shared:
            effort += WEIGHTS[name] * len(more)
            deciding.append(name)
    return list(zip(*fits, strict=True)), effort, deciding
