"""Panels with figures, in words."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec

from puzzlegen.core.item import LANGUAGES
from puzzlegen.core.message import Phrase, messages
from puzzlegen.facts.matrices.figures import DIRECTED, Figure, Panel, Part
from puzzlegen.renderers.kits.telling import SEMICOLON, lines, listed, named, numbered, options
from puzzlegen.renderers.matrices.kits.wording import PARTS, SHAPES

msg: Final = messages(__name__)

SIZES: Final[Mapping[int, Phrase]] = {
    1: msg("sizes-1"),
    2: msg("sizes-2"),
    3: msg("sizes-3"),
    4: msg("sizes-4"),
}
FILLS: Final[Mapping[str, Phrase]] = {
    "white": msg("fills-white"),
    "light": msg("fills-light"),
    "dark": msg("fills-dark"),
    "black": msg("fills-black"),
}
_SQUARE: Final = (
    msg("square-1"),
    msg("square-2"),
    msg("square-3"),
    msg("square-4"),
)
EIGHT: Final = (
    msg("eight-1"),
    _SQUARE[1],
    msg("eight-3"),
    _SQUARE[3],
    msg("eight-5"),
    _SQUARE[2],
    msg("eight-7"),
    _SQUARE[0],
)
"""Places around the middle, clockwise from the top."""
DIRECTIONS: Final = (
    msg("directions-1"),
    msg("directions-2"),
    msg("directions-3"),
    msg("directions-4"),
    msg("directions-5"),
    msg("directions-6"),
    msg("directions-7"),
    msg("directions-8"),
)
"""By eighths of a turn clockwise."""
PLACES: Final[Mapping[int, Sequence[Phrase]]] = {  # by the number of cells of a part, in their order
    1: (msg("places-1-1"),),
    4: _SQUARE,
    8: EIGHT,
    9: (_SQUARE[0], EIGHT[0], _SQUARE[1], EIGHT[6], msg("middle"), EIGHT[2], _SQUARE[2], EIGHT[4], _SQUARE[3]),
}


def plain(shown: Figure) -> Phrase:
    """A figure among others of one size, by its fill, shape and turn."""
    return _turned(shown, msg("plain", fill=FILLS[shown.fill], shape=_shape(shown.shape)))


def figure(shown: Figure) -> Phrase:
    """A figure by its size, fill, shape and turn."""
    return _turned(shown, msg("figure", size=SIZES[shown.size], fill=FILLS[shown.fill], shape=_shape(shown.shape)))


def _turned(shown: Figure, words: Phrase) -> Phrase:
    if shown.turn:
        return msg("turned", figure=words, degrees=45 * shown.turn)
    return msg("upright", figure=words) if shown.shape in DIRECTED else words


def _shape(name: str) -> Phrase:
    chinese = SHAPES["zh"][name]
    return {"en": SHAPES["en"][name], "zh": f" {chinese}" if chinese[0].isascii() else chinese}


def panel(layout: str, parts: Sequence[Part], published: Any) -> Phrase:
    """A panel in one of the layouts: each figure after its place."""
    shown = msgspec.convert(published, Panel)
    return listed(_figures(layout, parts, shown), SEMICOLON)


def _figures(layout: str, parts: Sequence[Part], shown: Panel) -> Iterator[Phrase]:
    names = {language: PARTS[language].get(layout) for language in LANGUAGES}
    for number, (part, figures) in enumerate(zip(parts, shown, strict=True)):
        whose = {language: name[number] for language, name in names.items() if name}
        for one in figures:
            where = PLACES[len(part.cells)][one.cell]
            place = listed(text for text in (whose, where) if text.get("en"))
            yield msg("at", place=place, figure=figure(one)) if whose or where["en"] else figure(one)


def panels(shown: Sequence[Phrase], columns: int) -> Phrase:
    """Panels in rows, the last of which is missing."""
    every = (*shown, msg("missing"))
    if len(every) == columns:
        return numbered(msg("in-a-row"), every)
    return lines(
        *(
            named(msg("panels", row=place // columns + 1, number=place % columns + 1), one)
            for place, one in enumerate(every)
        )
    )


def completion(shown: Sequence[Phrase], columns: int, offered: Sequence[Phrase]) -> Phrase:
    """Panels in rows, the last of which is missing, and the options below them."""
    return lines(panels(shown, columns), options(offered))


def dots(part: Part, published: Any) -> Phrase:
    """A row of dots as it stands."""
    held = {one["cell"] for one in published}
    return str(" ".join("●" if cell in held else " " for cell in range(len(part.cells))).rstrip())
