"""Says what an attribute of panels does from one to the next, and what follows."""

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.message import Phrase, messages
from puzzlegen.facts.matrices.figures import DIRECTED, POLYGONS
from puzzlegen.formats.matrices.kits.panels import Figure, Way
from puzzlegen.renderers.kits.telling import sentence_list
from puzzlegen.renderers.matrices.kits.panel_descriptions import PLACES, fill, size
from puzzlegen.renderers.matrices.kits.wording import attribute, shape

msg: Final = messages(__name__)

Value: TypeAlias = str | int | tuple[int, ...]
Figures: TypeAlias = Sequence[Figure]

ANGLES: Final = msg("angles")
REST: Final = msg("rest")
AND: Final = msg("and")
ARROW: Final = msg("arrow")
_SPOKEN: Final = 4  # so many options are named one by one
_SCALES: Final = ("shape", "size", "fill", "number", "turn")
_DOWN: Final = {1: "-down", 0: "", -1: "-up"}
_RIGHT: Final = {1: "-right", 0: "", -1: "-left"}


def value(figures: Figures, attribute: str) -> Value:
    """What the figures of a part have in common, or how many they are, or where they stand."""
    if attribute == "number":
        return len(figures)
    if attribute == "position":
        return tuple(figure.cell for figure in figures)
    found: Value = getattr(figures[0], attribute)
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
            return shape(first.shape)
        case "size":
            return size(first.size)
        case "fill":
            return fill(first.fill)
        case "turn":
            return msg("degrees", degrees=45 * first.turn)
        case "number":
            return msg("number", number=len(figures))
    return sentence_list([PLACES[cells][figure.cell] for figure in figures], AND)


def stepped(attribute: str, step: int) -> Phrase:
    """A step of an attribute on its scale."""
    if attribute == "turn":
        step = (step + 3) % 8 - 3
        return msg("half-turn") if step == 4 else msg("turn", degrees=45 * abs(step), sense=_sense(step))
    return msg(f"step-{attribute}-{'back' if step < 0 else 'on'}", count=abs(step))


def _sense(step: int) -> Phrase:
    return msg("anticlockwise" if step < 0 else "clockwise")


def walked(way: Way) -> Phrase:
    """A step of figures from cell to cell, around or to a side."""
    if way.around is None:
        return msg(f"shift{_DOWN[way.down or 0]}{_RIGHT[way.right or 0]}")
    return msg("around", count=abs(way.around), sense=_sense(way.around))


def fitting(panels: Sequence[Sequence[Figures]], answer: str, part: int, attribute: str) -> tuple[int, ...]:
    """The options that have the same value as the answer."""
    wanted = value(panels[LETTERS.index(answer)][part], attribute)
    return tuple(place for place, panel in enumerate(panels) if value(panel[part], attribute) == wanted)


def lettered(places: Iterable[int]) -> Phrase:
    """Options by their letters; many without commas."""
    letters = [LETTERS[place] for place in places]
    return " ".join(letters) if len(letters) > _SPOKEN else sentence_list(letters, msg("letters"))


def attributes_shown(panels: Iterable[Sequence[Figures]], names: Iterable[str]) -> list[str]:
    """Those of the attributes that count here: no directions where nothing points."""
    shapes = {figure.shape for panel in panels for part in panel for figure in part}
    return [name for name in names if name != "turn" or shapes & {*DIRECTED}]


def attributes_listed(names: Iterable[str], last: Phrase) -> Phrase:
    """Attributes in a sentence."""
    return sentence_list(map(attribute, names), last)


def scales_listed(panels: Iterable[Sequence[Figures]], names: Iterable[str]) -> Phrase:
    """What can change by equal steps: no corners where none can be counted."""
    shapes = {figure.shape for panel in panels for part in panel for figure in part}
    cornered = len(shapes & {*POLYGONS}) > 0
    scales = (name for name in _SCALES if name in names and (name != "shape" or cornered))
    return sentence_list((msg(f"scale-{name}") for name in scales), msg("or"))
