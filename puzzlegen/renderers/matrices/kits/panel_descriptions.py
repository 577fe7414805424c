"""Panels with figures, in words."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec

from puzzlegen.core.item import LANGUAGES, Text
from puzzlegen.facts.matrices.figures import DIRECTED, Figure, Panel, Part
from puzzlegen.renderers.kits.telling import SEMICOLON, lines, listed, named, numbered, options, said, same
from puzzlegen.renderers.matrices.kits.wording import PARTS, SHAPES

_FIGURE: Final = {"en": "{size} {fill} {shape}", "zh": "{size}的{fill}{shape}"}
_PLAIN: Final = {"en": "{fill} {shape}", "zh": "{fill}{shape}"}
_TURNED: Final = {"en": "{figure} turned {degrees}° clockwise", "zh": "顺时针转 {degrees}° 的{figure}"}
_UPRIGHT: Final = {"en": "upright {figure}", "zh": "正立的{figure}"}
_SIZES: Final[Mapping[int, Text]] = {
    1: {"en": "tiny", "zh": "很小"},
    2: {"en": "small", "zh": "小"},
    3: {"en": "medium-sized", "zh": "中等大小"},
    4: {"en": "large", "zh": "大"},
}
FILLS: Final[Mapping[str, Text]] = {
    "white": {"en": "white", "zh": "白色"},
    "light": {"en": "light grey", "zh": "浅灰色"},
    "dark": {"en": "dark grey", "zh": "深灰色"},
    "black": {"en": "black", "zh": "黑色"},
}
_SQUARE: Final = (
    {"en": "top left", "zh": "左上"},
    {"en": "top right", "zh": "右上"},
    {"en": "bottom left", "zh": "左下"},
    {"en": "bottom right", "zh": "右下"},
)
EIGHT: Final = (
    {"en": "top", "zh": "上"},
    _SQUARE[1],
    {"en": "right", "zh": "右"},
    _SQUARE[3],
    {"en": "bottom", "zh": "下"},
    _SQUARE[2],
    {"en": "left", "zh": "左"},
    _SQUARE[0],
)
"""Places around the middle, clockwise from the top."""
DIRECTIONS: Final = (
    {"en": "up", "zh": "上"},
    {"en": "up and right", "zh": "右上"},
    {"en": "right", "zh": "右"},
    {"en": "down and right", "zh": "右下"},
    {"en": "down", "zh": "下"},
    {"en": "down and left", "zh": "左下"},
    {"en": "left", "zh": "左"},
    {"en": "up and left", "zh": "左上"},
)
"""By eighths of a turn clockwise."""
_MIDDLE: Final = {"en": "middle", "zh": "正中"}
_PLACES: Final[Mapping[int, Sequence[Text]]] = {  # by the number of cells of a part, in their order
    1: ({"en": "", "zh": ""},),
    4: _SQUARE,
    8: EIGHT,
    9: (_SQUARE[0], EIGHT[0], _SQUARE[1], EIGHT[6], _MIDDLE, EIGHT[2], _SQUARE[2], EIGHT[4], _SQUARE[3]),
}
_AT: Final = {"en": "{place} – {figure}", "zh": "{place}——{figure}"}
_PANELS: Final = {"en": "Row {row}, panel {number}", "zh": "第 {row} 行第 {number} 个小图"}
_IN_A_ROW: Final = {"en": "Panel {number}", "zh": "第 {number} 个小图"}
_MISSING: Final = {"en": "(missing, with a question mark)", "zh": "（缺失，画有问号）"}


def plain(shown: Figure) -> Text:
    """A figure among others of one size, by its fill, shape and turn."""
    return _turned(shown, said(_PLAIN, fill=FILLS[shown.fill], shape=_shape(shown.shape)))


def figure(shown: Figure) -> Text:
    """A figure by its size, fill, shape and turn."""
    return _turned(shown, said(_FIGURE, size=_SIZES[shown.size], fill=FILLS[shown.fill], shape=_shape(shown.shape)))


def _turned(shown: Figure, words: Text) -> Text:
    if shown.turn:
        return said(_TURNED, figure=words, degrees=45 * shown.turn)
    return said(_UPRIGHT, figure=words) if shown.shape in DIRECTED else words


def _shape(name: str) -> Text:
    chinese = SHAPES["zh"][name]
    return {"en": SHAPES["en"][name], "zh": f" {chinese}" if chinese[0].isascii() else chinese}


def panel(layout: str, parts: Sequence[Part], published: Any) -> Text:
    """A panel in one of the layouts: each figure after its place."""
    shown = msgspec.convert(published, Panel)
    return listed(_figures(layout, parts, shown), SEMICOLON)


def _figures(layout: str, parts: Sequence[Part], shown: Panel) -> Iterator[Text]:
    names = {language: PARTS[language].get(layout) for language in LANGUAGES}
    for number, (part, figures) in enumerate(zip(parts, shown, strict=True)):
        whose = {language: name[number] for language, name in names.items() if name}
        for one in figures:
            where = _PLACES[len(part.cells)][one.cell]
            place = listed(text for text in (whose, where) if text.get("en"))
            yield said(_AT, place=place, figure=figure(one)) if whose or where["en"] else figure(one)


def panels(shown: Sequence[Text], columns: int) -> Text:
    """Panels in rows, the last of which is missing."""
    every = (*shown, _MISSING)
    if len(every) == columns:
        return numbered(_IN_A_ROW, every)
    return lines(
        *(
            named(said(_PANELS, row=place // columns + 1, number=place % columns + 1), one)
            for place, one in enumerate(every)
        )
    )


def completion(shown: Sequence[Text], columns: int, offered: Sequence[Text]) -> Text:
    """Panels in rows, the last of which is missing, and the options below them."""
    return lines(panels(shown, columns), options(offered))


def dots(part: Part, published: Any) -> Text:
    """A row of dots as it stands."""
    held = {one["cell"] for one in published}
    return same(" ".join("●" if cell in held else " " for cell in range(len(part.cells))).rstrip())
