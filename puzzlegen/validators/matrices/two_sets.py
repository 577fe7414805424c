"""Finds which figures fit two boxes when only the listed counts matter.

Every listed count of every figure is taken, and tried as one that is the same, or different, throughout a box.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, TypeAlias

from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement
from puzzlegen.core.family import Faults
from puzzlegen.core.question import task_whatever_form
from puzzlegen.formats.matrices import two_sets as form
from puzzlegen.formats.matrices.kits.line_figures import Figure
from puzzlegen.validators.kits.answers import LETTERS, Findings, fingerprint, letter_of_number, proven
from puzzlegen.validators.kits.deciding import fewest_that_decide
from puzzlegen.validators.matrices.kits.figure_properties import Seen, faults_of, see

Counts: TypeAlias = Sequence[int]  # of one kind, in the figures of a box

METHOD: Final = "all listed counts of all figures"
BUDGET: Final = 200
"""How many counts may be taken."""
WEIGHTS: Final[Mapping[form.Name, int]] = {
    **{"dots": 1, "pieces": 1, "areas": 2, "straight lines": 2, "curved lines": 2},
    **{"ends": 2, "corners": 3, "junctions": 3, "right angles": 4},
}
"""What it takes to count these in a figure, in the order in which they are listed."""


_WANTED: Final[Mapping[type[form.Query], tuple[bool, bool]]] = {
    form.Both: (True, True),
    form.Neither: (False, False),
    form.First: (True, False),
    form.Second: (False, True),
}


def certify(given: form.Boxes, query: form.Query) -> Certificate:
    """Find every option that fits, or how many figures fit one box only.

    The difficulty is what is counted by somebody who goes through the list, first in box 1: a count in a figure is
    worth its weight, and what decides nothing is counted no further. Where a box is completed or a figure taken out, it
    ends when all options but one are refuted. The depth is how many of the counts have to be known, at least, to refute
    all options but one, or to tell of every figure where it fits: that one does not fit a box, a single count may tell;
    that it does, takes all that the box shares.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    if [*given.properties] != [name for name in WEIGHTS if name in given.properties]:
        raise MalformedStatement("counts are listed once, in their order")
    task = task_whatever_form(query, form.QUESTIONS)
    sizes: dict[type[form.Query], int] = {form.Complete: len(given.boxes[0]) - 1, form.Intruder: 0}
    if len(given.boxes[1]) != sizes.get(type(query), len(given.boxes[0])):
        raise MalformedStatement("box 2 has as many figures as box 1; one less to be completed; none if one is odd")
    one, two, more = _seen(given, query)
    if type(query) in sizes:
        findings, effort, deciding = _in_the_same_manner(given.properties, one, two, more)
        checks = fewest_that_decide(given.properties, _refuting(given.properties, one, two, more))
    else:
        states, effort, deciding = _fitting(given.properties, one, two, more)
        checks = fewest_that_decide(
            given.properties, _telling(given.properties, (one, two), more, _WANTED.get(type(query)))
        )
        if type(query) in _WANTED:
            right = [state == _WANTED[type(query)] for state in states]
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
            findings = Findings((str(count),))
            if isinstance(query, form.CountOffered):
                findings = letter_of_number(query.options, count)
    boxes = [sorted(_forms(box)) for box in (one, two)]
    if task == "second":
        boxes, task = boxes[::-1], "first"
    elif task in ("both", "neither", "count"):
        boxes.sort()
    numbers = sorted(query.options) if isinstance(query, form.CountOffered) else ()
    return proven(
        [findings] if findings.answers else [],
        BUDGET,
        method=METHOD,
        effort={"counts": len(given.properties) * len((*one, *two, *more))},
        difficulty=effort,
        unit=form.QUESTIONS[type(query)].unit,
        canonical=fingerprint((task, given.properties, boxes, sorted(_forms(more)), numbers)),
        structure=f"{task}; {', '.join(deciding)}",
        faults=faults_of([*one, *two, *more]),
        depth=Depth.properties(checks),
    )


def certify_why(given: form.Boxes, query: form.Query, answer: str, why: form.Facts) -> Faults:  # noqa: ARG001 - counts are what they are
    """What is false in the counts, all of which are taken again."""
    one, two, more = (
        tuple(zip(*(_of(name, box) for name in given.properties), strict=True)) for box in _seen(given, query)
    )
    return () if why == form.Facts((one, two), more) else ("a figure has other counts",)


def _seen(given: form.Boxes, query: form.Query) -> tuple[list[Seen], list[Seen], list[Seen]]:
    """The figures of both boxes, and those to choose from or to count."""
    others: Sequence[Figure] = query.figures if isinstance(query, form.Count) else query.options
    one, two, more = ([see(figure) for figure in box] for box in (*given.boxes, others))
    return one, two, more


def _forms(box: Sequence[Seen]) -> list[tuple[object, ...]]:
    return [min(figure.codes) for figure in box]


def _of(name: str, box: Sequence[Seen]) -> list[int]:
    return [int(figure.values[name]) for figure in box]


def _same(counts: Counts) -> bool:
    return len({*counts}) == 1


def _different(counts: Counts) -> bool:
    return len({*counts}) == len(counts)


def _manner(first: Counts) -> Callable[[Counts], bool] | None:
    """What a count that is the same, or different, throughout box 1 has to be throughout box 2."""
    return _same if _same(first) else _different if _different(first) else None


def _whole(two: Sequence[int], offered: Sequence[int], place: int) -> Counts:
    """The counts of box 2 with an option, or without one of four figures that are box 2."""
    return [*two, offered[place]] if two else [*offered[:place], *offered[place + 1 :]]


def _in_the_same_manner(
    names: Sequence[form.Name], one: Sequence[Seen], two: Sequence[Seen], options: Sequence[Seen]
) -> tuple[Findings, int, list[str]]:
    """The options with which box 2 is the same, and differs, where box 1 does; without which, if they are box 2."""
    against: dict[str, str] = {}
    needed: list[str] = []
    effort = 0
    for name in names:
        searching = len(against) < len(options) - 1
        effort += WEIGHTS[name] * len(one) * searching
        manner = _manner(_of(name, one))
        if manner is None:
            continue
        effort += WEIGHTS[name] * (len(two) + len(options) - len(against)) * searching
        offered = _of(name, options)
        for place, letter in enumerate(LETTERS):
            whole = _whole(_of(name, two), offered, place)
            if letter not in against and not manner(whole):
                against[letter] = f"{name} would be {', '.join(map(str, whole))} in box 2"
                needed += [name] if needed[-1:] != [name] else []
    return Findings(tuple(letter for letter in LETTERS if letter not in against), against), effort, needed


def _fitting(
    names: Sequence[form.Name], one: Sequence[Seen], two: Sequence[Seen], more: Sequence[Seen]
) -> tuple[list[tuple[bool, bool]], int, list[str]]:
    """Of each figure, whether it has what all of box 1 share, and what all of box 2 share."""
    fits = [[True] * len(more), [True] * len(more)]
    effort = 0
    deciding: list[str] = []
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


# --- how many counts have to be known


def _refuting(
    names: Sequence[form.Name], one: Sequence[Seen], two: Sequence[Seen], options: Sequence[Seen]
) -> Callable[[Sequence[str]], bool]:
    """Whether some counts refute all options but one."""
    against: list[set[str]] = [set() for _ in options]
    for name in names:
        manner = _manner(_of(name, one))
        held, offered = _of(name, two), _of(name, options)
        for place, found in enumerate(against):
            if manner and not manner(_whole(held, offered, place)):
                found.add(name)
    return lambda known: sum(found.isdisjoint(known) for found in against) < 2


def _telling(
    names: Sequence[form.Name],
    boxes: Iterable[Sequence[Seen]],
    figures: Sequence[Seen],
    wanted: tuple[bool, bool] | None,
) -> Callable[[Sequence[str]], bool]:
    """Whether some counts refute all figures but one, or tell of every figure which boxes it fits if none is wanted."""
    shared = [{name: held[0] for name in names if _same(held := _of(name, box))} for box in boxes]
    fails = [
        [{name for name, number in shares.items() if figure.values[name] != number} for shares in shared]
        for figure in figures
    ]

    def enough(some: Sequence[str]) -> bool:
        known = {*some}
        told = [
            [False if known & failed else True if known >= shares.keys() else None for failed, shares in both]
            for both in (zip(failing, shared, strict=True) for failing in fails)
        ]
        if wanted is None:
            return all(fit is not None for both in told for fit in both)
        left = [all(fit in (None, want) for fit, want in zip(both, wanted, strict=True)) for both in told]
        return sum(left) < 2

    return enough
