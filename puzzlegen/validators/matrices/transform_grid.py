"""Finds the steps by which figures are turned or flipped.

The eight symmetries of a square are tried one after the other, as far as they agree with what rows show.
"""

from collections.abc import Collection, Iterator, Sequence
from functools import cache, lru_cache, reduce
from itertools import combinations, pairwise, product
from typing import Any, Final, TypeAlias

from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement
from puzzlegen.core.family import Faults
from puzzlegen.core.item import task_of
from puzzlegen.formats.matrices import transform_grid as form
from puzzlegen.formats.matrices.kits.line_figures import Figure
from puzzlegen.validators.kits.answers import LETTERS, Findings, demand_different, fingerprint, proven
from puzzlegen.validators.matrices.kits.figure_properties import near_misses_of, see
from puzzlegen.validators.matrices.kits.figure_symmetry import TURNS, Mark, codes

Code: TypeAlias = tuple[Mark, ...]
Steps: TypeAlias = tuple[int, ...]
Span: TypeAlias = tuple[
    int, int, int
]  # the places of two panels, and the turn or flip that leads from one to the other

METHOD: Final = "all turns and reflections"
BUDGET: Final = 5000
"""How many combinations of the first steps may be tried."""
NAMES: Final[tuple[form.Name, ...]] = (
    *("same", "clockwise", "half", "counterclockwise", "sideways", "upside", "falling", "rising"),
    *(),
)
"""Of `figure_symmetry.TURNS`, in their order; a flip is named after what it exchanges, or after its diagonal."""
WEIGHTS: Final = (0, 2, 1, 2, 1, 1, 3, 3)
_BLANK: Final = 2  # weight of a panel that has to be imagined
_codes = lru_cache(maxsize=1 << 12)(codes)


def certify(given: form.Rows, query: form.Query) -> Certificate:
    """Find every option to which steps lead that fit all rows; the row whose steps are others; or the groups of rows.

    The difficulty is the weight of the steps that have to be done one after the other in the head, or found in all rows
    that are to be grouped, and of blank panels. The depth is the chain of these steps: they are read, side by side, and
    done or put together one after the other (see `_chain`).

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    rows, task = given.rows, task_of(query)
    if len({len(row) for row in rows}) > 1:
        raise MalformedStatement("rows are equally long")
    offered: tuple[object, ...] = getattr(query, "options", ())
    figures = [panel for row in rows for panel in row if panel is not None]
    different = {min(_codes(one)): one for one in (*figures, *offered) if isinstance(one, Figure)}
    seen = [see(one) for one in different.values()]
    if any(len(set(one.codes)) < len(TURNS) for one in seen):
        raise MalformedStatement("a figure looks the same after some turn or flip")
    shown = [[None if panel is None else _codes(panel) for panel in row] for row in rows]
    count = len(rows[0]) - 1
    blanks = sum(panel is None for row in rows for panel in row)
    fitting: Sequence[Steps] = ()
    effort = 0
    if isinstance(query, form.OddRow | form.Grouping):
        ways = [_ways([row], count) for row in shown]
        fits, effort = [{*some} for some, _ in ways], sum(tried for _, tried in ways)
        if isinstance(query, form.OddRow):
            findings, fitting = _broken(rows, fits)
        else:
            findings, fitting = _grouped(fits, query.options)
    else:
        fitting, effort = _ways(shown, count)
        if isinstance(query, form.WholeStep):
            wholes = {NAMES[_whole(steps)] for steps in fitting}
            findings = _offered(wholes, query.options, "the steps do something else")
        else:
            findings = _ended(shown[-1], fitting, query)
            blanks -= 1
    done = _done(shown, fitting, query) if fitting else ()
    weight = sum(WEIGHTS[step] for step in done) + _BLANK * blanks
    kinds = " or ".join(
        sorted(", ".join(sorted(map(_kind, steps))) for steps in fitting[: 1 + isinstance(query, form.Grouping)])
    )
    return proven(
        findings,
        BUDGET,
        method=METHOD,
        effort={"combinations": effort},
        difficulty=weight + (_BLANK * (count - 1) if isinstance(query, form.OddRow) else 0),
        unit=form.QUESTIONS[type(query)].unit,
        canonical=fingerprint((task, _canonical(rows, offered, task))),
        structure=f"{task}; {count} steps; {kinds}",
        faults=near_misses_of(seen),
        depth=Depth.chain(_chain(shown, query)),
    )


def certify_why(
    given: form.Rows,
    query: form.Query,  # noqa: ARG001 - the facts of each question have a type of their own
    answer: str,
    why: form.Steps | form.OtherSteps | form.Changes,
) -> Faults:
    """What is false in the steps: those of all rows or of all but one, of that one, or what each row shows."""
    place = LETTERS.index(answer)
    shown = [[None if panel is None else _codes(panel) for panel in row] for row in given.rows]
    match why:
        case form.Changes():
            true = tuple(NAMES[step] for step in _shown_changes(shown))
            return () if why.changes == true else ("a row shows another change",)
        case form.OtherSteps():
            odd = shown.pop(place)
            if why.other == why.steps or _steps(why.other) not in _fits([odd])[0]:
                return ("the odd row does not go by these steps",)
    return () if _steps(why.steps) in set.intersection(*_fits(shown)) else ("the rows do not go by these steps",)


def _steps(names: Sequence[form.Name]) -> Steps:
    return tuple(map(NAMES.index, names))


def _shown_changes(rows: Sequence[Sequence[tuple[Code, ...] | None]]) -> Steps:
    """What leads from each panel that is shown to the next one that is."""
    pairs = [pair for row in rows for pair in pairwise(panel for panel in row if panel)]
    return tuple(one.index(other[0]) for one, other in pairs)


def _fits(rows: Sequence[Sequence[tuple[Code, ...] | None]]) -> list[set[Steps]]:
    """All steps by which each row goes."""
    return [{*_ways([row], len(row) - 1)[0]} for row in rows]


def _ways(rows: Sequence[Sequence[tuple[Code, ...] | None]], count: int) -> tuple[list[Steps], int]:
    """All steps by which all rows go, in order, and how many combinations of first steps were tried."""
    spans = [_spans(row) for row in rows]
    if None in spans:
        return [], 0
    ways: list[Steps] = [()]
    tried = 0
    for end in range(1, count + 1):
        due = {(start, turn) for some in spans for start, stop, turn in some or () if stop == end}
        found: list[Steps] = []
        for way in ways:
            wanted = {combined(_back(_whole(way[start:])), turn) for start, turn in due}
            steps = range(len(TURNS)) if not due else wanted if len(wanted) == 1 else ()
            found += ((*way, step) for step in steps)
            tried += max(1, len(steps))
        ways = found
    return ways, tried


def _spans(row: Sequence[tuple[Code, ...] | None]) -> list[Span] | None:
    """What leads from each panel that is shown to the next one; None if no turn or flip does."""
    held = [(place, panel) for place, panel in enumerate(row) if panel is not None]
    pairs = [(start, stop, one, other[0]) for (start, one), (stop, other) in pairwise(held)]
    if any(goal not in one for _, _, one, goal in pairs):
        return None
    return [(start, stop, one.index(goal)) for start, stop, one, goal in pairs]


def _chain(rows: Sequence[Sequence[tuple[Code, ...] | None]], query: form.Query) -> int:
    """How many steps have to be read, done or put together one after the other.

    All that rows show side by side is read at once. The figure that is asked for is reached from one that is shown, by
    as few of these changes as possible; likewise the change of a whole row. Rows are compared by the longest change
    that one of them shows as a whole, which others show in steps.
    """
    spans = [(start, stop) for row in rows for start, stop, _ in _spans(row) or ()]
    last = len(rows[0]) - 1
    if isinstance(query, form.OddRow | form.Grouping):
        return max((stop - start for start, stop in spans), default=0)
    if isinstance(query, form.WholeStep):
        return _changes_between({0}, last, spans)
    shown = {place for place, panel in enumerate(rows[-1]) if panel is not None}
    return 1 + _changes_between(shown, last if isinstance(query, form.Missing) else 0, spans)


def _changes_between(starts: set[int], goal: int, spans: Sequence[tuple[int, int]]) -> int:
    """The fewest changes from one of some places of a row to another place; 0 if there is no way."""
    reached, fresh, changes = set(starts), set(starts), 0
    while fresh and goal not in reached:
        fresh = {there for pair in spans for here, there in (pair, pair[::-1]) if here in fresh} - reached
        reached |= fresh
        changes += 1
    return changes if fresh else 0


@cache
def combined(one: int, other: int) -> int:
    """The place in `TURNS` of one and then another."""
    (a, b, c, d), (p, q, r, s) = TURNS[one], TURNS[other]
    return TURNS.index((p * a + q * c, p * b + q * d, r * a + s * c, r * b + s * d))


def _whole(steps: Steps) -> int:
    return reduce(combined, steps, 0)


def _ended(
    row: Sequence[tuple[Code, ...] | None], fitting: Sequence[Steps], query: form.Missing | form.First
) -> list[Findings]:
    """For each figure that can stand in the last or first place of the last row, the option that shows it."""
    place = len(row) - 1 if isinstance(query, form.Missing) else 0
    held = next(((start, panel) for start, panel in enumerate(row) if panel is not None), None)
    if row[place] is not None or held is None:
        raise MalformedStatement("the panel that is asked for is blank, and another one of its row is not")
    start, panel = held
    ends = set()
    for steps in fitting:
        if isinstance(query, form.Missing):
            ends.add(panel[_whole(steps[start:])])
        else:
            ends.add(panel[_back(_whole(steps[:start]))])
    return _offered(ends, [_codes(option)[0] for option in query.options], "no steps that fit all rows lead there")


def _offered(ends: Collection[object], options: Sequence[object], against: str) -> list[Findings]:
    """For each end the option that says so, and one without an answer for all ends that are not on offer."""
    demand_different(options)
    lettered = dict(zip(LETTERS, options, strict=True))
    found: list[tuple[str, ...]] = [(letter,) for letter, option in lettered.items() if option in ends]
    found += [()] * (len(ends) > len(found) > 0)
    refuted = {letter: against for letter, option in lettered.items() if option not in ends}
    return [Findings(letters, refuted) for letters in found]


def _broken(rows: Sequence[object], fits: Sequence[set[Steps]]) -> tuple[list[Findings], list[Steps]]:
    """The rows without which the others go by the same steps."""
    if len(rows) != len(LETTERS):
        raise MalformedStatement("one row of four is asked for")
    found: dict[str, set[Steps]] = {}
    for place, letter in enumerate(LETTERS):
        others = set.intersection(*(fit for number, fit in enumerate(fits) if number != place))
        if others - fits[place]:
            found[letter] = others - fits[place]
    against = {letter: "the other rows do not agree without it" for letter in LETTERS if letter not in found}
    return [Findings((letter,), against) for letter in found], sorted(set().union(*found.values()))


def _grouped(fits: Sequence[set[Steps]], options: Sequence[form.Groups]) -> tuple[list[Findings], list[Steps]]:
    """The divisions of the rows into halves of which each goes by steps of its own; and these steps."""
    demand_different(options)
    every = range(1, len(fits) + 1)
    if any(
        [*one, *other] != [*sorted(one), *sorted(other)] or sorted((*one, *other)) != [*every] or 1 not in one
        for one, other in options
    ) or any(len(one) != len(other) for one, other in options):
        raise MalformedStatement("an option divides the rows into two halves, in order, that of the first row first")
    found: dict[form.Groups, list[Steps]] = {}
    for rest in combinations(every[1:], len(every) // 2 - 1):
        groups = ((1, *rest), tuple(number for number in every if number not in (1, *rest)))
        ways = [sorted(set.intersection(*(fits[number - 1] for number in group))) for group in groups]
        for one, other in product(*ways):
            if one != other:
                found[groups] = [one, other]
    refuted = {}
    for letter, groups in zip(LETTERS, options, strict=True):
        apart = [group for group in groups if not set.intersection(*(fits[number - 1] for number in group))]
        if groups not in found:
            refuted[letter] = f"no steps fit all of {apart[0]}" if apart else "both groups go by the same steps"
    lettered = dict(zip(options, LETTERS, strict=True))
    findings = [Findings((lettered[groups],) if groups in lettered else (), refuted) for groups in found]
    return findings if any(one.answers for one in findings) else [], next(iter(found.values()), [])


def _done(shown: Sequence[Sequence[tuple[Code, ...] | None]], fitting: Sequence[Steps], query: form.Query) -> Steps:
    """The steps from the nearest panel that is shown to the one that is asked for; those that rows show; else all."""
    if isinstance(query, form.Grouping):
        return _shown_changes(shown)
    held = [number for number, panel in enumerate(shown[-1]) if panel is not None]
    if not isinstance(query, form.End) or not held:
        return fitting[0]
    return fitting[0][max(held) :] if isinstance(query, form.Missing) else fitting[0][: min(held)]


def _kind(step: int) -> str:
    return ("same", "quarter", "half", "quarter", "flip", "flip", "diagonal flip", "diagonal flip")[step]


def _canonical(rows: Sequence[form.Row], offered: Sequence[object], task: str) -> object:
    """The least of all forms after a turn of everything; the order of the rows matters only for the last one."""
    return min(_forms(rows, offered, task), key=repr)


def _forms(rows: Sequence[form.Row], offered: Sequence[Any], task: str) -> Iterator[object]:
    for number in range(len(TURNS)):
        turned = [tuple(panel and _codes(panel)[number] for panel in row) for row in rows]
        if task == "grouping":
            order = sorted(turned, key=repr)
            places = [order.index(row) for row in turned]
            yield (
                order,
                sorted(sorted(sorted(places[one - 1] for one in group) for group in groups) for groups in offered),
            )
            continue
        last = turned.pop() if task in ("missing", "first") else ()
        options = [
            _codes(one)[number] if isinstance(one, Figure) else _conjugate(NAMES.index(str(one)), number)
            for one in offered
        ]
        yield sorted(turned, key=repr), last, sorted(options, key=repr)


def _conjugate(step: int, number: int) -> int:
    """What a step becomes when everything is turned."""
    return combined(combined(_back(number), step), number)


@cache
def _back(turn: int) -> int:
    """What undoes a turn or flip."""
    return next(other for other in range(len(TURNS)) if combined(turn, other) == 0)
