"""The colours in which scenes are drawn.

Questions speak of shaded cells and of white and black dots, and rely on texts being read wherever they stand; so every
palette has a light paper, a dark ink, fills that can be told apart, and texts of a contrast of at least 4.5 (WCAG 2.1,
level AA) on each fill. The tests hold all of that.
"""

from typing import Final

import msgspec

from puzzlegen.scene import Paint

TEXTS: Final[tuple[Paint, ...]] = ("given", "entry", "label")
GROUNDS: Final[tuple[Paint, ...]] = ("paper", "soft", "tint", "highlight")


class Palette(msgspec.Struct, frozen=True, kw_only=True):
    """A colour ``#rrggbb`` for each paint."""

    name: str
    paper: str
    ink: str
    line: str
    given: str
    entry: str
    label: str
    mark: str
    soft: str
    tint: str
    highlight: str


PALETTES: Final = (
    Palette(
        name="newsprint",
        paper="#ffffff",
        ink="#161616",
        line="#8f8f8f",
        given="#161616",
        entry="#17549a",
        label="#565656",
        mark="#6f6f6f",
        soft="#d3d3d3",
        tint="#ececec",
        highlight="#fde796",
    ),
    Palette(
        name="sunday",
        paper="#fffdf6",
        ink="#1b1918",
        line="#a39b8b",
        given="#1b1918",
        entry="#a8231c",
        label="#5d564b",
        mark="#7c7262",
        soft="#ddd5c1",
        tint="#f1ebdb",
        highlight="#c9e2f6",
    ),
    Palette(
        name="sepia",
        paper="#faf4e6",
        ink="#2d2015",
        line="#ab9a7d",
        given="#2d2015",
        entry="#1d567a",
        label="#62503a",
        mark="#85704f",
        soft="#dccba6",
        tint="#efe3c9",
        highlight="#ffdf80",
    ),
    Palette(
        name="harbour",
        paper="#f5f9fd",
        ink="#10233f",
        line="#90a5bf",
        given="#10233f",
        entry="#a32444",
        label="#435a77",
        mark="#5b7899",
        soft="#bed2e6",
        tint="#dfe9f3",
        highlight="#fde58f",
    ),
    Palette(
        name="forest",
        paper="#f8fbf5",
        ink="#16301f",
        line="#93a897",
        given="#16301f",
        entry="#8b3f0c",
        label="#45604d",
        mark="#5f7f67",
        soft="#c2d9c3",
        tint="#e0ecde",
        highlight="#fde88f",
    ),
    Palette(
        name="slate",
        paper="#f6f7f9",
        ink="#20262e",
        line="#98a1ac",
        given="#20262e",
        entry="#6b2a8f",
        label="#4d5763",
        mark="#687482",
        soft="#ccd3db",
        tint="#e3e7ec",
        highlight="#ffdcae",
    ),
    Palette(
        name="plum",
        paper="#fdf9fc",
        ink="#321a37",
        line="#ac98b1",
        given="#321a37",
        entry="#0b6152",
        label="#64496a",
        mark="#84648b",
        soft="#dcc8e0",
        tint="#efe4f1",
        highlight="#fdea97",
    ),
    Palette(
        name="terracotta",
        paper="#fffaf6",
        ink="#3a1d14",
        line="#b59c90",
        given="#3a1d14",
        entry="#1c4f8f",
        label="#70493c",
        mark="#976b5a",
        soft="#ecc9b9",
        tint="#f8e6dd",
        highlight="#dcebab",
    ),
    Palette(
        name="lagoon",
        paper="#f6fcfb",
        ink="#0c2f32",
        line="#8caaa9",
        given="#0c2f32",
        entry="#9a3412",
        label="#3d5f60",
        mark="#4f8080",
        soft="#b5d9d5",
        tint="#daedea",
        highlight="#fee795",
    ),
    Palette(
        name="indigo",
        paper="#fbfaff",
        ink="#1e1b4b",
        line="#a09fc0",
        given="#1e1b4b",
        entry="#a01d5b",
        label="#514e7e",
        mark="#6d69a3",
        soft="#cfccec",
        tint="#e8e6f6",
        highlight="#d5f0b4",
    ),
    Palette(
        name="chalk",
        paper="#f7f7f5",
        ink="#101010",
        line="#777777",
        given="#101010",
        entry="#8c2f00",
        label="#505050",
        mark="#606060",
        soft="#cfcfcb",
        tint="#e6e6e3",
        highlight="#f7dc8a",
    ),
)
