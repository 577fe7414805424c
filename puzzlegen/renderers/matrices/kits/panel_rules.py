"""Says what an attribute of panels does from one to the next, and what follows."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.item import LANGUAGES, Statement, Text
from puzzlegen.facts.matrices.figures import DIRECTED, POLYGONS
from puzzlegen.renderers.kits.telling import said, same, strung
from puzzlegen.renderers.matrices.kits.panel_descriptions import DIRECTIONS, FILLS, PLACES, SIZES
from puzzlegen.renderers.matrices.kits.wording import ATTRIBUTES, SHAPES

Value: TypeAlias = str | int | tuple[int, ...]
Figures: TypeAlias = Sequence[Mapping[str, Any]]

ANGLES: Final = {"en": "Directions count clockwise from upright.", "zh": "方向从正立起按顺时针计算。"}
REST: Final = {"en": "In all else the options agree.", "zh": "其他方面各选项都相同。"}
AND: Final = {"en": " and ", "zh": "、"}
ARROW: Final = {"en": " → ", "zh": " → "}
_LETTERS: Final = {"en": " and ", "zh": " 和 "}
_SHARP: Final = ("arrow", "chevron", "drop")  # which anybody says to point somewhere
_CHINESE: Final = "零一两三四五六七八九"
_DEGREES: Final = {"en": "{degrees}°", "zh": "{degrees}°"}
_POINTING: Final = {"en": "{degrees}° (pointing {direction})", "zh": "{degrees}°（指向{direction}）"}

_STEPS: Final[Mapping[str, tuple[Text, Text]]] = {  # on and back by one
    "shape": ({"en": "one corner more", "zh": "多一个角"}, {"en": "one corner fewer", "zh": "少一个角"}),
    "size": ({"en": "one size larger", "zh": "大一级"}, {"en": "one size smaller", "zh": "小一级"}),
    "fill": ({"en": "one shade darker", "zh": "深一级"}, {"en": "one shade lighter", "zh": "浅一级"}),
    "number": ({"en": "one more", "zh": "多一个"}, {"en": "one fewer", "zh": "少一个"}),
}
_LEAPS: Final[Mapping[str, tuple[Text, Text]]] = {  # by several
    "size": (
        {"en": "{count} sizes larger", "zh": "大 {count} 级"},
        {"en": "{count} sizes smaller", "zh": "小 {count} 级"},
    ),
    "number": ({"en": "{count} more", "zh": "多 {count} 个"}, {"en": "{count} fewer", "zh": "少 {count} 个"}),
}
_CLOCKWISE: Final = ({"en": "clockwise", "zh": "顺时针"}, {"en": "anticlockwise", "zh": "逆时针"})
_TURN: Final = {"en": "turned {degrees}° {sense}", "zh": "{sense}转 {degrees}°"}
_HALF_TURN: Final = {"en": "turned 180°", "zh": "转 180°"}
_AROUND: Final = {"en": "{count} {sense}", "zh": "{sense}走 {count} 格"}
_PLACE: Final = {"en": "one place", "zh": ""}
_SEVERAL_PLACES: Final = {"en": "{count} places", "zh": ""}
_SHIFTED: Final[Mapping[tuple[int, int], Text]] = {
    (1, 0): {"en": "one cell down", "zh": "向下一格"},
    (-1, 0): {"en": "one cell up", "zh": "向上一格"},
    (0, 1): {"en": "one cell right", "zh": "向右一格"},
    (0, -1): {"en": "one cell left", "zh": "向左一格"},
    (1, 1): {"en": "one cell down and right", "zh": "向右下一格"},
    (1, -1): {"en": "one cell down and left", "zh": "向左下一格"},
    (-1, 1): {"en": "one cell up and right", "zh": "向右上一格"},
    (-1, -1): {"en": "one cell up and left", "zh": "向左上一格"},
}
_SCALES: Final[Mapping[str, Text]] = {
    "shape": {"en": "corners", "zh": "角的个数"},
    "size": {"en": "size", "zh": "大小"},
    "fill": {"en": "shade", "zh": "深浅"},
    "number": {"en": "number", "zh": "数量"},
    "turn": {"en": "direction", "zh": "方向"},
}
_OR: Final = {"en": " or ", "zh": "或"}


def value(figures: Figures, attribute: str) -> Value:
    """What the figures of a part have in common, or how many they are, or where they stand."""
    if attribute == "number":
        return len(figures)
    if attribute == "position":
        return tuple(figure["cell"] for figure in figures)
    found: Value = figures[0][attribute]
    return found


def spelled(figures: Figures, attribute: str, cells: int) -> Text:
    """The value of an attribute in words.

    Args:
        figures: those of a part.
        attribute: its name.
        cells: how many cells the part has.
    """
    first = figures[0]
    match attribute:
        case "shape":
            return {language: SHAPES[language][first["shape"]] for language in LANGUAGES}
        case "size":
            return SIZES[first["size"]]
        case "fill":
            return FILLS[first["fill"]]
        case "turn":
            pointing = _POINTING if first["shape"] in _SHARP else _DEGREES
            return said(pointing, degrees=45 * first["turn"], direction=DIRECTIONS[first["turn"]])
        case "number":
            return {"en": str(len(figures)), "zh": f"{_CHINESE[len(figures)]}个"}
    return strung([PLACES[cells][figure["cell"]] for figure in figures], AND)


def stepped(attribute: str, step: int) -> Text:
    """A step of an attribute on its scale."""
    if attribute == "turn":
        step = (step + 3) % 8 - 3
        return _HALF_TURN if step == 4 else said(_TURN, degrees=45 * abs(step), sense=_CLOCKWISE[step < 0])
    if abs(step) == 1:
        return _STEPS[attribute][step < 0]
    return said(_LEAPS[attribute][step < 0], count=abs(step))


def walked(way: Statement, times: int = 1) -> Text:
    """A step of figures from cell to cell, around or to a side; around, ``times`` as far."""
    if "around" not in way:
        return _SHIFTED[way["down"], way["right"]]
    count = abs(way["around"]) * times
    places = {"en": _PLACE["en"] if count == 1 else said(_SEVERAL_PLACES, count=count)["en"], "zh": str(count)}
    return said(_AROUND, count=places, sense=_CLOCKWISE[way["around"] < 0])


def fitting(panels: Sequence[Sequence[Figures]], answer: str, part: int, attribute: str) -> tuple[int, ...]:
    """The options that have the same value as the answer."""
    wanted = value(panels[LETTERS.index(answer)][part], attribute)
    return tuple(place for place, panel in enumerate(panels) if value(panel[part], attribute) == wanted)


def lettered(places: Iterable[int]) -> Text:
    """Options by their letters."""
    return strung([same(LETTERS[place]) for place in places], _LETTERS)


def attributes_shown(panels: Iterable[Sequence[Figures]], names: Iterable[str]) -> list[str]:
    """Those of the attributes that count here: no directions where nothing points."""
    shapes = {figure["shape"] for panel in panels for part in panel for figure in part}
    return [name for name in names if name != "turn" or shapes & {*DIRECTED}]


def attributes_listed(names: Iterable[str], last: Text) -> Text:
    """Attributes in a sentence."""
    return strung([{language: ATTRIBUTES[language][name] for language in LANGUAGES} for name in names], last)


def scales_listed(panels: Iterable[Sequence[Figures]], names: Iterable[str]) -> Text:
    """What can change by equal steps: no corners where none can be counted."""
    shapes = {figure["shape"] for panel in panels for part in panel for figure in part}
    cornered = len(shapes & {*POLYGONS}) > 0
    return strung([words for name, words in _SCALES.items() if name in names and (name != "shape" or cornered)], _OR)
