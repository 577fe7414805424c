"""Shows rows of `puzzlegen.generators.matrices.sequence`."""

from collections.abc import Mapping
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import LANGUAGES, Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Circle, Scene, Segments
from puzzlegen.facts.matrices.figures import SERIES_LAYOUTS, Part
from puzzlegen.renderers.kits.telling import listed, said, same
from puzzlegen.renderers.kits.wording import joined, sentence
from puzzlegen.renderers.matrices.kits.panel_descriptions import completion, panel
from puzzlegen.renderers.matrices.kits.panel_rules import (
    AND,
    ANGLES,
    ARROW,
    REST,
    attributes_listed,
    attributes_shown,
    fitting,
    lettered,
    scales_listed,
    spelled,
    stepped,
    walked,
)
from puzzlegen.renderers.matrices.kits.panels import PANEL, draw_grid, draw_panels
from puzzlegen.renderers.matrices.kits.wording import ATTRIBUTES, NEXT, cycles, noun

_SETTING: Final = {
    "en": "The panels in the upper row follow one another, and the next one is missing. {subject} may each follow a "
    "rule from panel to panel. The rules: staying the same; changing by equal steps (of {scales}); repeating after "
    "every {cycles} panels{growing}{more}. What follows no rule does not matter.",
    "zh": "上面一行的小图依次排列，下一个小图缺失。{subject}可能各自在小图之间遵循一条规律。规律有：保持不变；"
    "按相等的步长变化（{scales}）；每{cycles}小图重复一次{growing}{more}。不遵循任何规律的特征不必考虑。",
}
_SUBJECTS: Final[Mapping[str, Text]] = {
    "one": {"en": "The figures' {attributes}", "zh": "图形的{attributes}"},
    "places": {"en": "At each place, the figure's {attributes}", "zh": "每个部位的图形，其{attributes}"},
    "walkers": {
        "en": "Of each figure, which is known by its shape, the {attributes}",
        "zh": "每个图形（以形状辨认）的{attributes}",
    },
}
_GROWING: Final[Mapping[tuple[bool, bool], Text]] = {  # by whether figures turn, and whether they walk
    (True, True): {
        "en": "; turning or walking by steps that grow by one each time",
        "zh": "；转动或走动的步长每次增加一",
    },
    (True, False): {"en": "; turning by steps that grow by one each time", "zh": "；转动的步长每次增加一"},
    (False, True): {"en": "; walking by steps that grow by one each time", "zh": "；走动的步长每次增加一"},
    (False, False): {"en": "", "zh": ""},
}
_MORE: Final[Mapping[int, Text]] = {
    8: {"en": "; walking around the ring by equal steps", "zh": "；沿圆环以相等的步长走动"},
    9: {
        "en": "; walking by equal steps around the border, or one cell at a time in any of the eight directions, "
        "coming back in on the other side (growing steps go around the border)",
        "zh": "；以相等的步长沿边缘走动，或每次向八个方向之一移动一格、移出一侧后从另一侧回来"
        "（增大的步长只指沿边缘走动）",
    },
}

_GOES: Final = {
    "en": "{thing}: {rule}: {values}, so next {value} ({letters}).",
    "zh": "{thing}：{rule}：{values}，所以下一个是{value}（{letters}）。",
}
_STAYS: Final = {"en": "{thing}: stays {value} ({letters}).", "zh": "{thing}：保持{value}不变（{letters}）。"}
_EACH_TIME: Final = {"en": "{step} each time", "zh": "每次{step}"}
_IN_TURN: Final[Mapping[int, Text]] = {
    2: {"en": "two in turn", "zh": "两种轮流"},
    3: {"en": "three in turn", "zh": "三种轮流"},
}
_STEPS: Final[Mapping[str, tuple[Text, Text]]] = {  # clockwise and anticlockwise
    "turn": (
        {"en": "turned clockwise by {steps}, next by {step}", "zh": "依次顺时针转 {steps}，下一次 {step}"},
        {"en": "turned anticlockwise by {steps}, next by {step}", "zh": "依次逆时针转 {steps}，下一次 {step}"},
    ),
    "position": (
        {"en": "clockwise by {steps} places, next by {step}", "zh": "依次顺时针走 {steps} 格，下一次 {step} 格"},
        {"en": "anticlockwise by {steps} places, next by {step}", "zh": "依次逆时针走 {steps} 格，下一次 {step} 格"},
    ),
}
_DEGREES: Final = {"en": "{degrees}°", "zh": "{degrees}°"}
_WHOSE: Final = {"en": "{shape}'s {attribute}", "zh": "{shape}的{attribute}"}
_PLACE: Final = {"en": "place", "zh": "位置"}


def word(statement: Statement, query: Statement) -> Wording:
    """Ask for the next panel; the rules name every kind that counts in this layout and with these shapes."""
    parts, walking = SERIES_LAYOUTS[statement["layout"]], _walking(statement)
    panels, cells = (*statement["panels"], *query["options"]), len(parts[0].cells)
    names = ["fill", "turn", "position"] if walking else ["shape", "size", "fill", "turn"]
    names += ["number", "position"] if cells > 1 and not walking else []
    shown = attributes_shown(panels, names)
    subject = _SUBJECTS["walkers" if walking else "places" if len(parts) > 1 else "one"]
    return Wording(
        rules=said(
            _SETTING,
            subject=said(subject, attributes=attributes_listed(shown, AND)),
            scales=scales_listed(panels, shown),
            cycles={language: cycles(language, len(statement["panels"])) for language in LANGUAGES},
            growing=_GROWING["turn" in shown, cells > 1],
            more=_MORE.get(cells, ""),
        ),
        ask=NEXT,
        kind=Kind.LETTER,
        options=(None,) * len(query["options"]),
    )


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:
    """The attributes in which options differ, each with its values and the one that follows; walkers by their shape."""
    layout, options = statement["layout"], query["options"]
    panels = [*statement["panels"], options[LETTERS.index(answer)]]
    sentences: list[Text] = []
    turns = False
    for law in why["laws"]:
        part, attribute = law["part"], law["attribute"]
        right = fitting(options, answer, part, attribute)
        turns |= attribute == "turn"
        cells = len(SERIES_LAYOUTS[layout][part].cells)
        *values, value = (spelled(panel[part], attribute, cells) for panel in panels)
        terms = {"thing": sentence(_thing(statement, part, attribute)), "value": value, "letters": lettered(right)}
        if law["rule"] == "constant":
            sentences.append(said(_STAYS, **terms))
        else:
            sentences.append(said(_GOES, rule=_rule(law, len(values)), values=listed(values, ARROW), **terms))
    return joined(*sentences, *([ANGLES] if turns else []), REST)


def _thing(statement: Statement, part: int, attribute: str) -> Text:
    """An attribute of a part, or of the walker with this shape."""
    if not _walking(statement):
        return {language: noun(language, statement["layout"], part, attribute) for language in LANGUAGES}
    figures = statement["panels"][0][part]
    words = {language: ATTRIBUTES[language][attribute] for language in LANGUAGES}
    return said(_WHOSE, shape=spelled(figures, "shape", 1), attribute=_PLACE if attribute == "position" else words)


def _rule(law: Statement, shown: int) -> Text:
    """A rule other than staying the same, where so many panels are shown."""
    if law["rule"] == "walk":
        return said(_EACH_TIME, step=walked(law["way"]))
    attribute, step = law["attribute"], law["step"]
    match law["rule"]:
        case "cycle":
            return _IN_TURN[step]
        case "growing":
            steps = [same(number) for number in range(1, shown + 1)]
            if attribute == "turn":
                steps = [said(_DEGREES, degrees=45 * number) for number in range(1, shown + 1)]
            return said(_STEPS[attribute][step < 0], steps=listed(steps[:-1]), step=steps[-1])
    return said(_EACH_TIME, step=stepped(attribute, step))


def describe(statement: Statement, query: Statement) -> Text:
    """The figures of each panel and of each option."""
    layout = statement["layout"]
    shown, offered = (
        [panel(layout, SERIES_LAYOUTS[layout], one) for one in panels]
        for panels in (statement["panels"], query["options"])
    )
    return completion(shown, len(shown) + 1, offered)


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """Draw the row and the options."""
    parts = SERIES_LAYOUTS[statement["layout"]]
    ground = _ground(parts[0])
    shown, options = (
        [[*ground, *held] for held in draw_panels(parts, panels)] for panels in (statement["panels"], query["options"])
    )
    return (draw_grid(shown, len(shown) + 1, options),)


def _walking(statement: Statement) -> bool:
    return bool(statement["layout"].startswith("walkers"))


def _ground(part: Part) -> list[AnyNode]:
    """The cells in which figures walk, so that an empty one can be seen."""
    if len(part.cells) == 8:
        return [Circle(x * PANEL, y * PANEL, side * PANEL / 2, "paper", "line", "hair") for x, y, side in part.cells]
    if len(part.cells) == 9:
        thirds = (0.35 * PANEL, 0.65 * PANEL)
        low, high = 0.06 * PANEL, 0.94 * PANEL
        lines = [(third, low, third, high) for third in thirds] + [(low, third, high, third) for third in thirds]
        return [Segments(tuple(lines), "line", "hair")]
    return []
