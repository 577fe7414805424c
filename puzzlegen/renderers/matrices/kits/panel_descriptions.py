"""Panels with figures, in words."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from puzzlegen.core.message import Phrase, messages
from puzzlegen.facts.matrices.figures import DIRECTED, Part
from puzzlegen.formats.matrices.kits.panels import Figure, Panel
from puzzlegen.renderers.kits.telling import SEMICOLON, comma_list, labelled, lines, numbered, options
from puzzlegen.renderers.matrices.kits.wording import PARTS, shape

msg: Final = messages(__name__)

_SQUARE: Final = tuple(msg(f"place-{where}") for where in ("top-left", "top-right", "bottom-left", "bottom-right"))
EIGHT: Final = (
    msg("place-top"),
    _SQUARE[1],
    msg("place-right"),
    _SQUARE[3],
    msg("place-bottom"),
    _SQUARE[2],
    msg("place-left"),
    _SQUARE[0],
)
"""Places around the middle, clockwise from the top."""
PLACES: Final[Mapping[int, Sequence[Phrase]]] = {  # by the number of cells of a part, in their order
    1: ("",),
    4: _SQUARE,
    8: EIGHT,
    9: (_SQUARE[0], EIGHT[0], _SQUARE[1], EIGHT[6], msg("place-middle"), EIGHT[2], _SQUARE[2], EIGHT[4], _SQUARE[3]),
}
_DIRECTIONS: Final = ("up", "up-right", "right", "down-right", "down", "down-left", "left", "up-left")


def size(number: int) -> Phrase:
    """A size from the smallest on, which is 1."""
    return msg("size", size=number)


def fill(name: str) -> Phrase:
    """A shade of a figure."""
    return msg(f"fill-{name}")


def direction(turn: int) -> Phrase:
    """Where something points that is turned by so many eighths, clockwise."""
    return msg(f"direction-{_DIRECTIONS[turn]}")


def plain(shown: Figure) -> Phrase:
    """A figure among others of one size, by its fill, shape and turn."""
    return _turned(shown, msg("plain", fill=fill(shown.fill), shape=shape(shown.shape)))


def figure(shown: Figure) -> Phrase:
    """A figure by its size, fill, shape and turn."""
    return _turned(shown, msg("figure", size=size(shown.size), fill=fill(shown.fill), shape=shape(shown.shape)))


def _turned(shown: Figure, words: Phrase) -> Phrase:
    if shown.turn:
        return msg("turned", figure=words, degrees=45 * shown.turn)
    return msg("upright", figure=words) if shown.shape in DIRECTED else words


def panel(layout: str, parts: Sequence[Part], shown: Panel) -> Phrase:
    """A panel in one of the layouts: each figure after its place."""
    return comma_list(_figures(layout, parts, shown), SEMICOLON)


def _figures(layout: str, parts: Sequence[Part], shown: Panel) -> Iterator[Phrase]:
    for number, (part, figures) in enumerate(zip(parts, shown, strict=True)):
        whose = PARTS[layout][number] if layout in PARTS else ""
        for one in figures:
            where = PLACES[len(part.cells)][one.cell]
            yield msg("at", place=comma_list((whose, where)), figure=figure(one)) if whose or where else figure(one)


def panels(shown: Sequence[Phrase], columns: int) -> Phrase:
    """Panels in rows, the last of which is missing."""
    every = (*shown, msg("missing"))
    if len(every) == columns:
        return numbered(msg("in-a-row"), every)
    return lines(
        *(
            labelled(msg("panels", row=place // columns + 1, number=place % columns + 1), one)
            for place, one in enumerate(every)
        )
    )


def completion(shown: Sequence[Phrase], columns: int, offered: Sequence[Phrase]) -> Phrase:
    """Panels in rows, the last of which is missing, and the options below them."""
    return lines(panels(shown, columns), options(offered))


def dots(part: Part, shown: Sequence[Figure]) -> Phrase:
    """A row of dots as it stands."""
    held = {one.cell for one in shown}
    return " ".join("●" if cell in held else " " for cell in range(len(part.cells))).rstrip()
