"""Rows of panels in which an arrow tells which figure matters: which panel comes next?

In each panel one arrow is marked. It points at the nearest thing in its direction; if that is an arrow too, one goes on
from there, until a figure is reached. Only the figures reached follow rules. Every option holds all figures that any
option reaches, so that nobody gets far without following the arrows; apart from that, options are made as in
``sequence``.
"""

from collections.abc import Sequence
from typing import ClassVar, Final

import msgspec

from puzzlegen.core.family import Level, Params, Rejected
from puzzlegen.core.item import LANGUAGES, AnswerForm, Asked, Choice, Option, Question, Statement, Text
from puzzlegen.core.scene import AnyNode, Circle, Polyline, Scene, Segments
from puzzlegen.core.stream import Stream
from puzzlegen.facts.matrices.figures import FILLS, TURNS, UPRIGHT, Figure, Fill, Shape
from puzzlegen.generators.matrices.kits.rules import Attribute, Value
from puzzlegen.generators.matrices.kits.series import Rule, ends, rules_for, series
from puzzlegen.renderers.matrices.kits.panels import PANEL, draw_figure, draw_grid
from puzzlegen.renderers.matrices.kits.wording import ATTRIBUTES, SERIES_RULES

LETTERS: Final = "ABCDEFGH"
SIDE: Final = 4  # cells along a side of a panel
_CLEAR: Final[tuple[Shape, ...]] = (
    "half_disc",
    "drop",
    "heart",
    "tee",
)  # have a direction, but do not look like arrows
_COMPASS: Final = ((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1))  # row, column; turns 0 to 7
_PITCH: Final = 0.235  # of the cells; the panel's side is 1
_EDGE: Final = (1 - SIDE * _PITCH) / 2
_CELL: Final = 0.2


class Pointer(msgspec.Struct, frozen=True, gc=False):
    """An arrow in a cell; ``turn`` in eighths of a full turn clockwise from pointing up."""

    cell: int
    turn: int


class Scenery(msgspec.Struct, frozen=True):
    """A panel: its figures and arrows, in the order of their cells, and the cell of the marked arrow."""

    figures: tuple[Figure, ...]
    arrows: tuple[Pointer, ...]
    start: int


class ArrowParams(Params, frozen=True, kw_only=True):
    """What a level's rows are made of.

    Attributes:
        shown: how many panels are shown.
        looks: how many values each of the two attributes has among the options.
        chain: lowest and highest number of arrows to follow.
        changing: how many of the attributes change.
        decoys: highest number of arrows that nobody follows.
    """

    shown: int
    looks: tuple[int, int]
    chain: tuple[int, int]
    changing: int
    decoys: int


class ArrowState(msgspec.Struct, frozen=True):
    """The panels shown, the options, the answer's place among them, and the rules of what is reached."""

    shown: tuple[Scenery, ...]
    options: tuple[Scenery, ...]
    place: int
    rules: tuple[tuple[Attribute, Rule], ...]


class ArrowInstruction:
    """See the module's docstring."""

    name = "arrow_instruction"
    version = 3
    levels: ClassVar = {
        Level.EASY: ArrowParams(band=(4, 4), shown=4, looks=(2, 2), chain=(1, 1), changing=1, decoys=0),
        Level.MEDIUM: ArrowParams(band=(5, 7), shown=4, looks=(3, 2), chain=(2, 2), changing=2, decoys=1),
        Level.HARD: ArrowParams(band=(8, 12), shown=5, looks=(3, 2), chain=(3, 4), changing=2, decoys=2),
    }

    def generate(self, rng: Stream, params: ArrowParams) -> ArrowState:
        """Draw the rules, the figures that options reach, the row that leads to one of them, then all panels."""
        if rng.below(2):
            cast: tuple[Shape, ...] = UPRIGHT
            attributes: list[Attribute] = ["shape", "fill"]
        else:
            cast = (rng.choice(_CLEAR),)
            attributes = ["turn", "fill"]
        rng.shuffle(attributes)
        still = rng.below(2) if params.changing < len(attributes) else -1
        place = rng.per_item(params.looks[0] * params.looks[1], "place")
        places = (place % params.looks[0], place // params.looks[0])
        values: dict[Attribute, tuple[Value, ...]] = {"shape": cast, "fill": FILLS, "turn": tuple(range(TURNS))}
        offers: dict[Attribute, list[Value]] = {}
        rows: dict[Attribute, list[Value]] = {}
        rules: list[tuple[Attribute, Rule]] = []
        for number, attribute in enumerate(attributes):
            rule = Rule("constant") if number == still else _changing_rule(attribute, params.shown, rng)
            possible = ends(rule, values[attribute], attribute, params.shown)
            offers[attribute] = rng.sample(possible, params.looks[number])
            last = offers[attribute][places[number]]
            other = next(value for value in offers[attribute] if value != last)
            rows[attribute] = series(rule, attribute, values[attribute], last, other, params.shown + 1, rng)
            rules.append((attribute, rule))
        one, other = attributes
        looks = [_look({one: a, other: b}, cast) for b in offers[other] for a in offers[one]]
        row = [_look({one: rows[one][panel], other: rows[other][panel]}, cast) for panel in range(params.shown)]
        shown = tuple(_scenery(look, [other for other in looks if other != look], params, rng) for look in row)
        options = tuple(_scenery(look, [other for other in looks if other != look], params, rng) for look in looks)
        return ArrowState(shown, options, place, tuple(rules))

    def statement(self, state: ArrowState) -> Statement:
        """The panels, see ``docs/panels.md``."""
        return {"panels": state.shown}

    def ask(self, state: ArrowState, rng: Stream) -> Asked:  # noqa: ARG002 - the options are part of the state
        """Ask for the next panel."""
        letters = LETTERS[: len(state.options)]
        return Asked(
            Question(
                text=_question(state),
                form=AnswerForm.CHOICE,
                query={"task": "next_by_arrow", "options": state.options},
                options=tuple(Option(letter) for letter in letters),
            ),
            Choice(letters[state.place]),
            explanation=_explanation(state),
        )

    def depict(self, state: ArrowState, question: Question) -> tuple[Scene, ...]:  # noqa: ARG002
        """Draw the row and the options."""
        return (
            draw_grid(
                [_drawn(panel) for panel in state.shown],
                len(state.shown) + 1,
                [_drawn(panel) for panel in state.options],
                LETTERS,
            ),
        )


def _changing_rule(attribute: Attribute, shown: int, rng: Stream) -> Rule:
    """A rule other than the constant one; each kind is equally likely."""
    rules = rules_for(attribute, 1, shown)
    kind = rng.choice(list(dict.fromkeys(rule.kind for rule in rules)))
    return rng.choice([rule for rule in rules if rule.kind == kind])


def _look(values: dict[Attribute, Value], cast: tuple[Shape, ...]) -> tuple[Shape, Fill, int]:
    """A figure apart from its cell: shape, fill and turn."""
    look: tuple[Shape, Fill, int] = msgspec.convert(
        (values.get("shape", cast[0]), values["fill"], values.get("turn", 0)), tuple[Shape, Fill, int]
    )
    return look


def _scenery(
    reached: tuple[Shape, Fill, int], others: Sequence[tuple[Shape, Fill, int]], params: ArrowParams, rng: Stream
) -> Scenery:
    """A panel whose arrows lead to one figure, and that holds the others too."""
    target = rng.below(SIDE * SIDE)
    taken, clear, at = {target}, set[int](), target
    arrows: list[Pointer] = []
    for _ in range(rng.between(*params.chain)):
        ways = [
            (way[-1], turn, way[:-1])
            for turn in range(TURNS)
            for way in _ways(at, turn)
            if way[-1] not in taken | clear and not taken & set(way[:-1])
        ]
        if not ways:
            raise Rejected("no room for an arrow")
        at, turn, between = rng.choice(ways)
        arrows.append(Pointer(at, (turn + 4) % TURNS))
        clear |= set(between)
        taken.add(at)
    free = [cell for cell in range(SIDE * SIDE) if cell not in taken | clear]
    decoys = rng.between(0, params.decoys)
    if len(free) < len(others) + decoys:
        raise Rejected("no room for the other figures")
    cells = rng.sample(free, len(others) + decoys)
    arrows += (Pointer(cell, rng.below(TURNS)) for cell in cells[len(others) :])
    placed = [(target, reached), *zip(cells, others, strict=False)]
    figures = (Figure(cell, shape, 4, fill, turn) for cell, (shape, fill, turn) in sorted(placed))
    return Scenery(tuple(figures), tuple(sorted(arrows, key=lambda arrow: arrow.cell)), at)


def _ways(cell: int, turn: int) -> list[list[int]]:
    """The cells from a cell in a direction: the first, the first two, and so on."""
    (row, column), (down, right) = divmod(cell, SIDE), _COMPASS[turn]
    way: list[int] = []
    found: list[list[int]] = []
    while 0 <= row + down < SIDE and 0 <= column + right < SIDE:
        row, column = row + down, column + right
        way.append(row * SIDE + column)
        found.append(list(way))
    return found


def _drawn(panel: Scenery) -> list[AnyNode]:
    """A panel whose top left corner is the origin."""
    far = 1 - _EDGE
    inner = [_EDGE + place * _PITCH for place in range(1, SIDE)]
    lines = [(x, _EDGE, x, far) for x in inner] + [(_EDGE, y, far, y) for y in inner]
    nodes: list[AnyNode] = [Segments(tuple(tuple(PANEL * end for end in line) for line in lines), "tint", "thin")]  # type: ignore[misc]
    for figure in panel.figures:
        nodes.append(draw_figure(figure, *_centre(figure.cell), _CELL * PANEL))
    for arrow in panel.arrows:
        x, y = _centre(arrow.cell)
        if arrow.cell == panel.start:
            nodes.append(Circle(x, y, 0.5 * _PITCH * PANEL, "highlight", "ink", "thin"))
        nodes.append(_arrow(x, y, arrow.turn))
    return nodes


def _centre(cell: int) -> tuple[float, float]:
    return PANEL * (_EDGE + _PITCH * (cell % SIDE + 0.5)), PANEL * (_EDGE + _PITCH * (cell // SIDE + 0.5))


def _arrow(x: float, y: float, turn: int) -> Polyline:
    """A thin arrow around (x, y)."""
    down, right = _COMPASS[turn]
    length = 0.38 * _PITCH * PANEL / (down * down + right * right) ** 0.5
    ahead, across = (right * length, down * length), (-down * length, right * length)
    tip = (x + ahead[0], y + ahead[1])
    barbs = [
        (tip[0] - 0.75 * ahead[0] + side * 0.6 * across[0], tip[1] - 0.75 * ahead[1] + side * 0.6 * across[1])
        for side in (1, -1)
    ]
    return Polyline(((x - ahead[0], y - ahead[1]), tip, barbs[0], tip, barbs[1]), "ink", "medium")


# --- words

_QUESTION: Final = {
    "en": "The panels in the upper row follow one another, and the next one is missing. In each panel, begin at the "
    "arrow on the round mark and go where it points, to the nearest thing in this direction. If that is another arrow, "
    "go on from there in its direction, until you reach a figure. Only the figures reached matter: their {attributes} "
    "each follow a rule from panel to panel. The rules are: staying the same; {turning}repeating after every "
    "two{three} panels. Which of the options A to {last} is the next panel?",
    "zh": "上面一行的小图依次排列，下一个小图缺失。在每个小图中，从圆形标记上的箭头出发，沿它所指的方向走到最近的一个"
    "物体。如果那是另一个箭头，就从那里沿它的方向继续走，直到到达一个图形。只有到达的图形才有意义：它们的{attributes}各自在小图之间"
    "遵循一条规律。规律有：保持不变；{turning}每两个小图重复一次{three}。选项 A 到 {last} 中，哪一个是下一个小图？",
}
_AND: Final = {"en": " and ", "zh": "和"}
_TURNING: Final = {
    "en": "turning by equal steps, or by steps that grow by one eighth of a turn each time; ",
    "zh": "每次转动相同的角度，或每次多转动八分之一圈；",
}
_THREE: Final = {"en": " or three", "zh": "或每三个小图重复一次"}


def _question(state: ArrowState) -> Text:
    names = sorted(attribute for attribute, _ in state.rules)
    if "turn" in names:
        names = ["shape", *names]
    return {
        language: _QUESTION[language].format(
            attributes=(", " if language == "en" else "、").join(ATTRIBUTES[language][name] for name in names[:-1])
            + _AND[language]
            + ATTRIBUTES[language][names[-1]],
            turning=_TURNING[language] if "turn" in names else "",
            three=_THREE[language] if len(state.shown) > 4 else "",
            last=LETTERS[len(state.options) - 1],
        )
        for language in LANGUAGES
    }


def _explanation(state: ArrowState) -> Text:
    signs = {"en": (": ", "; ", "."), "zh": ("：", "；", "。")}
    return {
        language: between.join(
            f"{ATTRIBUTES[language][attribute]}{colon}{SERIES_RULES[language][rule.kind].format(step=rule.step)}"
            for attribute, rule in sorted(state.rules)
        )
        + end
        for language, (colon, between, end) in signs.items()
    }


FAMILY = ArrowInstruction()
