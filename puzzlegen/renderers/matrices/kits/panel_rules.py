"""Says what an attribute of panels does from one to the next, and what follows."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.item import LANGUAGES, Statement
from puzzlegen.core.message import Phrase, messages
from puzzlegen.facts.matrices.figures import DIRECTED, POLYGONS
from puzzlegen.renderers.kits.telling import said, strung
from puzzlegen.renderers.matrices.kits.panel_descriptions import DIRECTIONS, FILLS, PLACES, SIZES
from puzzlegen.renderers.matrices.kits.wording import ATTRIBUTES, SHAPES

msg: Final = messages(__name__)

Value: TypeAlias = str | int | tuple[int, ...]
Figures: TypeAlias = Sequence[Mapping[str, Any]]

ANGLES: Final = msg("angles")
REST: Final = msg("rest")
AND: Final = msg("and")
ARROW: Final = msg("arrow")
_SHARP: Final = ("arrow", "chevron", "drop")  # which anybody says to point somewhere
_CHINESE: Final = "零一两三四五六七八九"

_STEPS: Final[Mapping[str, tuple[Phrase, Phrase]]] = {  # on and back by one
    "shape": (msg("steps-shape-1"), msg("steps-shape-2")),
    "size": (msg("steps-size-1"), msg("steps-size-2")),
    "fill": (msg("steps-fill-1"), msg("steps-fill-2")),
    "number": (msg("steps-number-1"), msg("steps-number-2")),
}
_LEAPS: Final[Mapping[str, tuple[Phrase, Phrase]]] = {  # by several
    "size": (
        msg("leaps-size-1"),
        msg("leaps-size-2"),
    ),
    "number": (msg("leaps-number-1"), msg("leaps-number-2")),
}
_CLOCKWISE: Final = (msg("clockwise-1"), msg("clockwise-2"))
_PLACE: Final = msg("place")
_SHIFTED: Final[Mapping[tuple[int, int], Phrase]] = {
    (1, 0): msg("shifted-1-0"),
    (-1, 0): msg("shifted-1-0-2"),
    (0, 1): msg("shifted-0-1"),
    (0, -1): msg("shifted-0--1"),
    (1, 1): msg("shifted-1-1"),
    (1, -1): msg("shifted-1--1"),
    (-1, 1): msg("shifted-1-1-2"),
    (-1, -1): msg("shifted-1--1-2"),
}
_SCALES: Final[Mapping[str, Phrase]] = {
    "shape": msg("scales-shape"),
    "size": msg("scales-size"),
    "fill": msg("scales-fill"),
    "number": msg("scales-number"),
    "turn": msg("scales-turn"),
}


def value(figures: Figures, attribute: str) -> Value:
    """What the figures of a part have in common, or how many they are, or where they stand."""
    if attribute == "number":
        return len(figures)
    if attribute == "position":
        return tuple(figure["cell"] for figure in figures)
    found: Value = figures[0][attribute]
    return found


def spelled(figures: Figures, attribute: str, cells: int) -> Phrase:
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
            pointing = msg("pointing") if first["shape"] in _SHARP else msg("degrees")
            return said(pointing, degrees=45 * first["turn"], direction=DIRECTIONS[first["turn"]])
        case "number":
            return {"en": str(len(figures)), "zh": f"{_CHINESE[len(figures)]}个"}
    return strung([PLACES[cells][figure["cell"]] for figure in figures], AND)


def stepped(attribute: str, step: int) -> Phrase:
    """A step of an attribute on its scale."""
    if attribute == "turn":
        step = (step + 3) % 8 - 3
        return msg("half-turn") if step == 4 else msg("turn", degrees=45 * abs(step), sense=_CLOCKWISE[step < 0])
    if abs(step) == 1:
        return _STEPS[attribute][step < 0]
    return said(_LEAPS[attribute][step < 0], count=abs(step))


def walked(way: Statement, times: int = 1) -> Phrase:
    """A step of figures from cell to cell, around or to a side; around, ``times`` as far."""
    if "around" not in way:
        return _SHIFTED[way["down"], way["right"]]
    count = abs(way["around"]) * times
    places = {"en": _PLACE["en"] if count == 1 else msg("several-places", count=count)["en"], "zh": str(count)}
    return msg("around", count=places, sense=_CLOCKWISE[way["around"] < 0])


def fitting(panels: Sequence[Sequence[Figures]], answer: str, part: int, attribute: str) -> tuple[int, ...]:
    """The options that have the same value as the answer."""
    wanted = value(panels[LETTERS.index(answer)][part], attribute)
    return tuple(place for place, panel in enumerate(panels) if value(panel[part], attribute) == wanted)


def lettered(places: Iterable[int]) -> Phrase:
    """Options by their letters."""
    return strung([str(LETTERS[place]) for place in places], msg("letters"))


def attributes_shown(panels: Iterable[Sequence[Figures]], names: Iterable[str]) -> list[str]:
    """Those of the attributes that count here: no directions where nothing points."""
    shapes = {figure["shape"] for panel in panels for part in panel for figure in part}
    return [name for name in names if name != "turn" or shapes & {*DIRECTED}]


def attributes_listed(names: Iterable[str], last: Phrase) -> Phrase:
    """Attributes in a sentence."""
    return strung([{language: ATTRIBUTES[language][name] for language in LANGUAGES} for name in names], last)


def scales_listed(panels: Iterable[Sequence[Figures]], names: Iterable[str]) -> Phrase:
    """What can change by equal steps: no corners where none can be counted."""
    shapes = {figure["shape"] for panel in panels for part in panel for figure in part}
    cornered = len(shapes & {*POLYGONS}) > 0
    return strung(
        [words for name, words in _SCALES.items() if name in names and (name != "shape" or cornered)], msg("or")
    )
