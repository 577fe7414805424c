"""Rows of panels in which an arrow tells which figure matters: which panel comes next?

In each panel one arrow is marked. It points at the nearest thing in its direction; if that is an arrow too, one goes on
from there, until a figure is reached. Only the figures reached matter. Every option holds all figures that any option
reaches, and there is a row that follows the rules for each of them: every panel holds a figure of each row. So nothing
but the arrows tells which row counts. Arrows that nobody follows lead to a figure too, in all panels shown to one of
the same row. So whoever looks only for figures that an arrow points at finds two rows.
"""

from collections.abc import Collection, Sequence
from functools import cache
from typing import Annotated, ClassVar, Final, Literal

import msgspec

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.facts.matrices.arrows import COMPASS
from puzzlegen.facts.matrices.figures import FILLS, TURNS, UPRIGHT, Fill, Shape
from puzzlegen.formats.matrices.arrow_instruction import Arrow, ArrowPanel, Attribute, Facts, NextByArrow, Row
from puzzlegen.formats.matrices.kits.panels import Figure, Rule
from puzzlegen.generators.matrices.kits.rules import Value
from puzzlegen.generators.matrices.kits.series import SHOWN, ends, rules_for, series

_CLEAR: Final[tuple[Shape, ...]] = (
    "half_disc",
    "drop",
    "heart",
    "tee",
)  # have a direction, but do not look like arrows


_DRAWS: Final = 40  # of the values offered and what leads to them, and of the arrows of a panel


class ArrowParams(Params, frozen=True, kw_only=True):
    """What a level's rows are made of.

    Attributes:
        looks: how many values each of the two attributes has among the options; one that stays as it is has one.
        chain: lowest and highest number of arrows to follow.
        decoys: the number of arrows that nobody follows, each pointing at the next, the last at a figure.
    """

    side: ClassVar[Literal[4, 5]] = 4

    looks: tuple[int, int]
    chain: Annotated[tuple[int, int], Knob("longer chains of arrows to follow", 1, 9)]
    decoys: Annotated[int, Knob("more arrows that nobody follows", 0, 9)]


class WideParams(ArrowParams, frozen=True, kw_only=True):
    """The same in panels of five by five cells."""

    side: ClassVar[Literal[4, 5]] = 5


LEVELS: Final = {
    Level.EASY: ArrowParams(band=(3, 5), depth=(2, 2), looks=(4, 1), chain=(1, 1), decoys=0),
    Level.MEDIUM: ArrowParams(band=(5, 8), depth=(3, 3), looks=(3, 2), chain=(2, 2), decoys=1),
    Level.HARD: ArrowParams(band=(8, 12), depth=(4, 5), looks=(3, 2), chain=(3, 4), decoys=2),
    Level.EXTREME: WideParams(band=(11, 16), depth=(7, 8), looks=(3, 2), chain=(6, 7), decoys=4),
}


LEVELS_BY_OPTIONS: Final = {
    4: {
        level: msgspec.structs.replace(LEVELS[level], looks=(2, 2))
        for level in (Level.MEDIUM, Level.HARD, Level.EXTREME)
    }
}


def invent(rng: Stream, params: ArrowParams, asked: Drawn) -> Puzzle:  # noqa: ARG001 - there is one question
    """Draw the rules, the figures that options reach, the row that leads to one of them, then all panels."""
    rng = rng.child("state")
    if rng.below(3) == 0:
        cast: tuple[Shape, ...] = UPRIGHT
        attributes: list[Attribute] = ["shape", "fill"]
        rng.shuffle(attributes)
    else:
        cast = (rng.choice(_CLEAR),)
        attributes = ["turn", "fill"]  # directions follow most rules: at the easy level it is they that change
    place = rng.class_by_index(params.looks[0] * params.looks[1], "place")
    values: dict[Attribute, tuple[Value, ...]] = {"shape": cast, "fill": FILLS, "turn": tuple(range(TURNS))}
    rows: dict[Attribute, list[list[Value]]] = {}
    rules: dict[Attribute, Rule] = {}
    for number, attribute in enumerate(attributes):
        rule = _changing_rule(attribute, rules.values(), rng) if params.looks[number] > 1 else Rule("constant", 0)
        right = (place % params.looks[0], place // params.looks[0])[number]
        rows[attribute] = _drawn_rows(rule, attribute, values[attribute], params.looks[number], right, rng)
        if params.looks[number] > 1:
            rules[attribute] = rule
    one, other = attributes
    stocks = [
        [_look({one: a[panel], other: b[panel]}, cast) for b in rows[other] for a in rows[one]]
        for panel in range(SHOWN + 1)
    ]
    false = _other(place, stocks[-1], rng)
    shown = tuple(_panel(stock, place, false, params, rng) for stock in stocks[:-1])
    options = tuple(
        _panel(stocks[-1], option, _other(option, stocks[-1], rng), params, rng) for option in range(len(stocks[-1]))
    )
    return Puzzle(Row(shown, params.side), NextByArrow(options), LETTERS[place], Facts(rules))


def _changing_rule(attribute: Attribute, others: Collection[Rule], rng: Stream) -> Rule:
    """A rule other than the constant one and these; each kind is equally likely.

    Where both attributes came back after equally many panels, one of the panels would show what comes next; where both
    came back at all, two of them. So directions never do.
    """
    rules = [rule for rule in rules_for(attribute, 1) if rule not in others]
    if attribute == "turn":
        rules = [rule for rule in rules if rule.kind != "cycle"]
    kind = rng.choice(list(dict.fromkeys(rule.kind for rule in rules)))
    return rng.choice([rule for rule in rules if rule.kind == kind])


def _drawn_rows(
    rule: Rule, attribute: Attribute, values: tuple[Value, ...], looks: int, right: int, rng: Stream
) -> list[list[Value]]:
    """A row for each value offered, of which that at ``right`` begins with none of these.

    No rule comes back to the first value. If that were offered, whoever follows the arrows of the first panel alone
    would know that it is wrong.
    """
    possible = ends(rule, values, attribute)
    for _ in range(_DRAWS):
        offered = rng.sample(possible, looks)
        rows = _rows(rule, attribute, values, offered, rng)
        if rows[right][0] not in offered or looks in (1, len(possible)):
            return rows
    raise Rejected("the first panel shows a value that is offered")


def _rows(
    rule: Rule, attribute: Attribute, values: tuple[Value, ...], offered: Sequence[Value], rng: Stream
) -> list[list[Value]]:
    """For each value offered, a row that follows the rule and ends with it; in no panel are two of them alike."""
    if rule.kind != "cycle":
        return [series(rule, attribute, values, last, last, rng) for last in offered]
    phases = [[*offered]]
    while len(phases) < rule.step:
        phase = rng.sample(values, len(offered))
        if all(one != other for held in phases for one, other in zip(held, phase, strict=True)):
            phases.append(phase)
    return [[phases[(SHOWN - panel) % rule.step][row] for panel in range(SHOWN + 1)] for row in range(len(offered))]


def _look(values: dict[Attribute, Value], cast: tuple[Shape, ...]) -> tuple[Shape, Fill, int]:
    """A figure apart from its cell: shape, fill and turn."""
    look: tuple[Shape, Fill, int] = msgspec.convert(
        (values.get("shape", cast[0]), values["fill"], values.get("turn", 0)), tuple[Shape, Fill, int]
    )
    return look


def _other(place: int, stock: Sequence[object], rng: Stream) -> int:
    """Another place in the stock."""
    return rng.choice([other for other in range(len(stock)) if other != place])


def _panel(
    stock: Sequence[tuple[Shape, Fill, int]], place: int, false: int, params: ArrowParams, rng: Stream
) -> ArrowPanel:
    """A panel that holds the stock, and whose arrows lead to the figure at ``place``, those of decoys to ``false``."""
    for _ in range(_DRAWS):
        target, wrong = rng.sample(range(params.side**2), 2)
        taken, clear = {target, wrong}, set[int]()
        arrows = _trail(target, rng.between(*params.chain), taken, clear, params.side, rng)
        decoys = _trail(wrong, params.decoys, taken, clear, params.side, rng)
        free = [cell for cell in range(params.side**2) if cell not in taken | clear]
        if arrows is not None and decoys is not None and len(free) >= len(stock) - 2:
            break
    else:
        raise Rejected("no room for the arrows and the other figures")
    cells = rng.sample(free, len(stock) - 2)
    for number, cell in sorted(((place, target), (false, wrong))):
        cells.insert(number, cell)
    figures = (
        Figure(cell, shape, 4, fill, turn) for cell, (shape, fill, turn) in sorted(zip(cells, stock, strict=True))
    )
    return ArrowPanel(tuple(figures), tuple(sorted((*arrows, *decoys), key=lambda arrow: arrow.cell)), arrows[-1].cell)


def _trail(at: int, length: int, taken: set[int], clear: set[int], side: int, rng: Stream) -> list[Arrow] | None:
    """Arrows that lead to a cell, backwards from it; None if there is no room.

    Their cells are ``taken`` from then on, and those between them stay ``clear``.
    """
    arrows: list[Arrow] = []
    for _ in range(length):
        ways = [
            (way[-1], turn, way[:-1])
            for turn in range(TURNS)
            for way in _ways(at, turn, side)
            if way[-1] not in taken | clear and not taken & set(way[:-1])
        ]
        if not ways:
            return None
        at, turn, between = rng.choice(ways)
        arrows.append(Arrow(at, (turn + 4) % TURNS))
        clear |= set(between)
        taken.add(at)
    return arrows


@cache
def _ways(cell: int, turn: int, side: int) -> list[list[int]]:
    """The cells from a cell in a direction: the first, the first two, and so on."""
    (row, column), (down, right) = divmod(cell, side), COMPASS[turn]
    way: list[int] = []
    found: list[list[int]] = []
    while 0 <= row + down < side and 0 <= column + right < side:
        row, column = row + down, column + right
        way.append(row * side + column)
        found.append(list(way))
    return found
