"""A is to B as C is to which option?

The panels hold two figures, and some a row of dots. For each attribute in which the options differ, the third panel's
value is drawn first, and two changes that make different values of it: these are what the options show. Or the
attribute stays as it is, and the options show two values, one of which is the third panel's. One option is made the
answer, and the first two panels are made to show its changes. The same options would have been as likely with any other
answer.
"""

from collections.abc import Callable
from typing import ClassVar, Final, Literal, TypeAlias

import msgspec

from puzzlegen.core.family import Level, Params, Rejected
from puzzlegen.core.item import LANGUAGES, AnswerForm, Asked, Choice, Option, Question, Statement, Text
from puzzlegen.core.scene import Scene
from puzzlegen.core.stream import Stream
from puzzlegen.facts.matrices.figures import (
    ANALOGY_LAYOUTS,
    DIRECTED,
    FILLS,
    POLYGONS,
    UPRIGHT,
    Figure,
    Panel,
    Part,
    Shape,
)
from puzzlegen.renderers.matrices.kits.panels import draw_grid, draw_parts
from puzzlegen.renderers.matrices.kits.wording import told

Attribute: TypeAlias = Literal["shape", "size", "fill", "turn", "dots"]
Values: TypeAlias = tuple[int, ...]  # of the two figures, as places in the part's list; the number of dots alone
Change: TypeAlias = Callable[[int], int]

LETTERS: Final = "ABCDEFGH"
_WHO: Final = {"both": (1, 1), "first": (1, 0), "second": (0, 1)}
_BLACK: Final = FILLS.index("black")
_CORNERS: Final = {shape: corners for corners, shape in enumerate(POLYGONS)}


class AnalogyParams(Params, frozen=True, kw_only=True):
    """What a level's analogies are made of.

    Attributes:
        layouts: names in `ANALOGY_LAYOUTS`.
        bits: in how many attributes the options differ; their number is two to this power.
    """

    layouts: tuple[str, ...] = tuple(ANALOGY_LAYOUTS)
    bits: int


class Law(msgspec.Struct, frozen=True):
    """How an attribute changes: the name of the change, and where it is one, its step and who takes it."""

    kind: Literal["same", "exchanged", "inverted", "step", "turn", "mirrored", "flipped", "times"]
    step: int = 0
    who: Literal["both", "first", "second"] = "both"


class AnalogyState(msgspec.Struct, frozen=True):
    """The panels A, B and C, the options, the answer's place among them, and what changes."""

    layout: str
    shown: tuple[Panel, ...]
    options: tuple[Panel, ...]
    place: int
    laws: tuple[tuple[Attribute, Law], ...]


class Analogy:
    """See the module's docstring."""

    name = "analogy"
    version = 3
    levels: ClassVar = {
        Level.EASY: AnalogyParams(band=(3, 4), bits=2),
        Level.MEDIUM: AnalogyParams(band=(5, 6), bits=2),
        Level.HARD: AnalogyParams(band=(7, 9), bits=3),
    }

    def generate(self, rng: Stream, params: AnalogyParams) -> AnalogyState:
        """Draw what changes, the third panel and the options, then the first two panels."""
        layout = rng.choice(params.layouts)
        parts = ANALOGY_LAYOUTS[layout]
        casts = _casts(parts, rng)
        attributes = _attributes(parts, casts, rng)
        if len(attributes) < params.bits:
            raise Rejected("too few attributes")
        count = 1 << params.bits
        place = rng.per_item(count, "place")
        shown: dict[Attribute, tuple[Values, ...]] = {}  # per attribute: its values in A, B and C
        offers: dict[Attribute, list[Values]] = {}  # the same: its values in each option
        laws: list[tuple[Attribute, Law]] = []
        for number, attribute in enumerate(attributes):
            third = _values(attribute, parts, casts, rng)
            pair, ends = [Law("same")] * 2, [third] * 2
            bit = place >> number & 1
            if number < params.bits and rng.below(8):
                pair = _pair(attribute, third, casts, parts, rng)
                ends = [_known(_changed(law, attribute, third, casts, parts)) for law in pair]
            elif number < params.bits:
                ends = [third, _values(attribute, parts, casts, rng)]
                rng.shuffle(ends)
                third = ends[bit]
            if number < params.bits and ends[0] == ends[1]:
                raise Rejected("two options would be alike")
            offers[attribute] = [ends[option >> number & 1] for option in range(count)]
            law = pair[bit]
            first, second = _example(law, attribute, casts, parts, rng)
            shown[attribute] = (first, second, third)
            laws.append((attribute, law))
        if layout.startswith("nested") and any(
            fills == (_BLACK, _BLACK) for fills in (*shown["fill"], *offers["fill"])
        ):
            raise Rejected("a black figure in a black one")
        return AnalogyState(
            layout,
            tuple(_panel(parts, casts, {name: values[i] for name, values in shown.items()}) for i in range(3)),
            tuple(_panel(parts, casts, {name: values[i] for name, values in offers.items()}) for i in range(count)),
            place,
            tuple(laws),
        )

    def statement(self, state: AnalogyState) -> Statement:
        """The layout and the three panels, see ``docs/panels.md``."""
        return {"layout": state.layout, "panels": state.shown}

    def ask(self, state: AnalogyState, rng: Stream) -> Asked:  # noqa: ARG002 - the options are part of the state
        """Ask for the fourth panel."""
        letters = LETTERS[: len(state.options)]
        return Asked(
            Question(
                text=_question(state),
                form=AnswerForm.CHOICE,
                query={"task": "analogy", "options": state.options},
                options=tuple(Option(letter) for letter in letters),
            ),
            Choice(letters[state.place]),
            explanation=_explanation(state),
        )

    def depict(self, state: AnalogyState, question: Question) -> tuple[Scene, ...]:  # noqa: ARG002
        """Draw two rows of two panels, and the options."""
        parts = ANALOGY_LAYOUTS[state.layout]
        shown = [draw_parts(parts, panel) for panel in state.shown]
        return (draw_grid(shown, 2, [draw_parts(parts, panel) for panel in state.options], LETTERS, arrows=True),)


def _casts(parts: tuple[Part, ...], rng: Stream) -> tuple[tuple[Shape, ...], ...]:
    """The shapes that the two figures can have: the same, so that they can be exchanged."""
    cast = rng.choice(parts[0].shapes)
    if cast == DIRECTED:  # the directions of different shapes are never compared
        return tuple((shape,) for shape in rng.sample(cast, 2))
    return (cast, cast)


def _attributes(parts: tuple[Part, ...], casts: tuple[tuple[Shape, ...], ...], rng: Stream) -> list[Attribute]:
    """The attributes that can change, in random order."""
    found: list[Attribute] = ["fill", "turn" if casts[0][0] in DIRECTED else "shape"]
    if all(len(part.sizes) > 1 for part in parts[:2]):
        found.append("size")
    if len(parts) > 2:
        found.append("dots")
    rng.shuffle(found)
    return found


def _values(attribute: Attribute, parts: tuple[Part, ...], casts: tuple[tuple[Shape, ...], ...], rng: Stream) -> Values:
    """Values of an attribute; the two shapes and the two fills differ, so that their exchange can be seen."""
    match attribute:
        case "dots":
            return (rng.between(1, len(parts[2].cells)),)
        case "turn":
            return (rng.below(8), rng.below(8))
        case "shape":
            one, other = rng.sample(range(len(casts[0])), 2)
            return (one, other)
        case "fill":
            one, other = rng.sample(range(len(FILLS)), 2)
            return (one, other)
        case "size":
            return (rng.below(len(parts[0].sizes)), rng.below(len(parts[1].sizes)))


def _laws(attribute: Attribute) -> tuple[Law, ...]:
    """All changes of an attribute."""
    if attribute == "dots":
        return (Law("same"), *(Law("step", step) for step in (1, -1, 2, -2)), Law("times", 2), Law("times", -2))
    if attribute == "turn":
        turns = tuple(Law("turn", step, who) for who in ("both", "first", "second") for step in (1, 2, 3, 4, 5, 6, 7))
        return (Law("same"), Law("mirrored"), Law("flipped"), *turns)
    steps = tuple(Law("step", step, who) for who in ("both", "first", "second") for step in (1, -1))
    return (Law("same"), Law("exchanged"), *((Law("inverted"),) if attribute == "fill" else ()), *steps)


def _pair(
    attribute: Attribute, third: Values, casts: tuple[tuple[Shape, ...], ...], parts: tuple[Part, ...], rng: Stream
) -> list[Law]:
    """Two changes that make different values, as likely in either order; each kind is equally likely.

    They are equally hard to see: else a level, which picks items by that, would prefer one of the two as the answer.
    """
    hard = rng.below(2) == 1
    laws = [
        law
        for law in _laws(attribute)[1:]
        if _hard(law) == hard and _changed(law, attribute, third, casts, parts) is not None
    ]
    kinds = list(dict.fromkeys(law.kind for law in laws))
    for _ in range(20 if kinds else 0):
        drawn = [rng.choice(kinds) for _ in range(2)]
        pair = [rng.choice([law for law in laws if law.kind == kind]) for kind in drawn]
        if len({_changed(law, attribute, third, casts, parts) for law in pair}) > 1:
            return pair
    raise Rejected("all changes are alike")


def _hard(law: Law) -> bool:
    """Whether a change is one of a single figure, a reflection, or a multiple."""
    return law.who != "both" or law.kind in ("mirrored", "flipped", "times")


def _example(
    law: Law, attribute: Attribute, casts: tuple[tuple[Shape, ...], ...], parts: tuple[Part, ...], rng: Stream
) -> tuple[Values, Values]:
    """Values to which a change applies, and what it makes of them."""
    for _ in range(100):
        first = _values(attribute, parts, casts, rng)
        second = _changed(law, attribute, first, casts, parts)
        if second is not None:
            return first, second
    raise Rejected("the change leaves the range")


def _changed(
    law: Law, attribute: Attribute, values: Values, casts: tuple[tuple[Shape, ...], ...], parts: tuple[Part, ...]
) -> Values | None:
    """The values after a change; None where it leaves the range."""
    match law.kind:
        case "same":
            return values
        case "exchanged":
            return values[::-1]
        case "inverted":
            return tuple(len(FILLS) - 1 - value for value in values)
        case "mirrored":
            return tuple(-value % 8 for value in values)
        case "flipped":
            return tuple((4 - value) % 8 for value in values)
        case "turn":
            return tuple((value + law.step * takes) % 8 for value, takes in zip(values, _WHO[law.who], strict=True))
        case "times":
            (dots,) = values
            product = dots * 2 if law.step > 0 else dots // 2
            return (product,) if product <= len(parts[2].cells) and (law.step > 0 or dots % 2 == 0) else None
    if attribute == "dots":
        (dots,) = values
        return (dots + law.step,) if 1 <= dots + law.step <= len(parts[2].cells) else None
    after: list[int] = []
    for value, takes, cast, part in zip(values, _WHO[law.who], casts, parts, strict=False):
        top = {"fill": len(FILLS), "size": len(part.sizes), "shape": len(POLYGONS)}[attribute]
        if attribute == "shape" and takes:
            place = _CORNERS.get(cast[value], -9) + law.step
            if not 0 <= place < top or POLYGONS[place] not in cast:
                return None
            after.append(cast.index(POLYGONS[place]))
            continue
        after.append(value + law.step * takes)
        if takes and not 0 <= after[-1] < top:
            return None
    return tuple(after)


def _known(values: Values | None) -> Values:
    assert values is not None
    return values


def _panel(parts: tuple[Part, ...], casts: tuple[tuple[Shape, ...], ...], values: dict[Attribute, Values]) -> Panel:
    """The panel with these values, and plain ones of what never changes."""
    panel: list[tuple[Figure, ...]] = []
    for number, (part, cast) in enumerate(zip(parts, casts, strict=False)):
        shape = cast[values["shape"][number]] if "shape" in values else cast[0]
        size = part.sizes[values["size"][number]] if "size" in values else part.sizes[-1]
        turn = values["turn"][number] if "turn" in values else 0
        panel.append((Figure(0, shape, size, FILLS[values["fill"][number]], turn),))
    if "dots" in values:
        panel.append(tuple(Figure(cell, "circle", 4, "black", 0) for cell in range(values["dots"][0])))
    return tuple(panel)


# --- words

_QUESTION: Final = {
    "en": "In each row of the upper part, a panel becomes another one. The second row goes by the same changes as the "
    "first. Each panel holds two figures: {names}{dots}. Changes are: {changes}. Shapes, fills{more} each follow a "
    "change of their own or stay. Which of the options A to {last} replaces the question mark?",
    "zh": "在上半部分的每一行中，一个小图变成另一个小图。第二行的变化与第一行相同。每个小图有两个图形：{names}{dots}。"
    "可能的变化有：{changes}。形状、填充{more}各自按一种变化改变，或者不变。选项 A 到 {last} 中，哪一个应放在问号处？",
}
_NAMES: Final = {
    "en": {
        "nested": "the outer one and the inner one",
        "left_right": "the left one and the right one",
        "up_down": "the upper one and the lower one",
        "diagonal": "the upper left one and the lower right one",
    },
    "zh": {
        "nested": "外面的和里面的",
        "left_right": "左边的和右边的",
        "up_down": "上边的和下边的",
        "diagonal": "左上的和右下的",
    },
}
_CHANGES: Final = {
    "en": {
        "shape": "the two exchange their shapes; one of them or both get a corner more, or one fewer (between triangle "
        "and hexagon)",
        "fill": "the two exchange their fills; one of them or both become a shade darker, or a shade lighter (of the "
        "four: white, light, dark, black); both become their opposites (white and black, light and dark)",
        "size": "the two exchange their sizes; one of them or both become a size larger, or a size smaller",
        "turn": "one of them or both are turned, by the same angle; both are mirrored, left to right or top to bottom, "
        "each in its place",
        "dots": "one or two dots more or fewer, twice as many dots, or half as many",
    },
    "zh": {
        "shape": "两个图形交换形状；其中一个或两个图形各增加一个角，或各减少一个角（在三角形与六边形之间）",
        "fill": "两个图形交换填充；其中一个或两个图形各加深一级，或各变浅一级（共四级：白、浅、深、黑）；"
        "两个都变成相反的填充（白与黑互换，浅与深互换）",
        "size": "两个图形交换大小；其中一个或两个图形各变大一级，或各变小一级",
        "turn": "其中一个图形转动，或两个图形转动相同的角度；两个图形都在原处左右翻转，或都上下翻转",
        "dots": "圆点增加或减少一个或两个、变为两倍或一半",
    },
}
_DOTS: Final = {"en": ", and below them there are dots", "zh": "，下方还有圆点"}
_MORE: Final = {
    "en": {"size": "sizes", "turn": "directions", "dots": "the number of dots"},
    "zh": {"size": "大小", "turn": "方向", "dots": "圆点数"},
}
_LAWS: Final = {
    "en": {
        "same": "same",
        "exchanged": "exchanged",
        "inverted": "opposite",
        "mirrored": "mirrored left to right",
        "flipped": "mirrored top to bottom",
        "step": "{change} ({who})",
        "turn": "turned clockwise by {degrees}° ({who})",
        "dots": "{step:+}",
        "doubled": "doubled",
        "halved": "halved",
    },
    "zh": {
        "same": "不变",
        "exchanged": "交换",
        "inverted": "相反",
        "mirrored": "左右翻转",
        "flipped": "上下翻转",
        "step": "{change}（{who}）",
        "turn": "顺时针转动 {degrees}°（{who}）",
        "dots": "{step:+}",
        "doubled": "加倍",
        "halved": "减半",
    },
}
_STEPS: Final[dict[str, dict[str, tuple[str, str]]]] = {  # by 1 and by -1
    "en": {
        "shape": ("a corner more", "a corner fewer"),
        "fill": ("a shade darker", "a shade lighter"),
        "size": ("a size larger", "a size smaller"),
    },
    "zh": {"shape": ("多一个角", "少一个角"), "fill": ("深一级", "浅一级"), "size": ("大一级", "小一级")},
}
_NOUNS: Final = {
    "en": {"shape": "shapes", "fill": "fills", "size": "sizes", "turn": "directions", "dots": "dots"},
    "zh": {"shape": "形状", "fill": "填充", "size": "大小", "turn": "方向", "dots": "圆点"},
}
_WHOSE: Final = {
    "en": {"both": "both", "first": "the first", "second": "the second"},
    "zh": {"both": "两个", "first": "第一个", "second": "第二个"},
}


def _question(state: AnalogyState) -> Text:
    text: dict[str, str] = {}
    present = {attribute for attribute, _ in state.laws}
    if state.shown[0][0][0].shape in UPRIGHT:
        present.add("shape")
    for language in LANGUAGES:
        changes = [words for name, words in _CHANGES[language].items() if name in present]
        more = [words for name, words in _MORE[language].items() if name in present]
        separator = ", " if language == "en" else "、"
        text[language] = _QUESTION[language].format(
            names=_NAMES[language][state.layout.removesuffix("_dots")],
            dots=_DOTS[language] if "dots" in present else "",
            changes=("; " if language == "en" else "；").join(changes),
            more="".join(separator + words for words in more),
            last=LETTERS[len(state.options) - 1],
        )
    return text


def _name(attribute: Attribute, law: Law) -> str:
    if law.kind == "times":
        return "doubled" if law.step > 0 else "halved"
    return "dots" if attribute == "dots" and law.kind == "step" else law.kind


def _explanation(state: AnalogyState) -> Text:
    return {
        language: told(
            language,
            (
                (
                    _NOUNS[language][attribute],
                    _LAWS[language][_name(attribute, law)].format(
                        step=law.step,
                        degrees=45 * law.step,
                        change=_STEPS[language].get(attribute, ("", ""))[law.step < 0],
                        who=_WHOSE[language][law.who],
                    ),
                )
                for attribute, law in sorted(state.laws)
            ),
        )
        for language in LANGUAGES
    }


FAMILY = Analogy()
