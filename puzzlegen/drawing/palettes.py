"""The colours in which scenes are drawn.

Questions speak of shaded cells and of white and black dots, and rely on texts being read wherever they stand; so every
palette has a light paper, a dark ink, fills that can be told apart, and texts of a contrast of at least 4.5 (WCAG 2.1,
level AA) on each fill. The tests hold all of that.
"""

from typing import Final

import msgspec


class Hues(msgspec.Struct, frozen=True, kw_only=True):
    """A colour ``#rrggbb`` for each hue."""

    red: str
    orange: str
    yellow: str
    green: str
    blue: str
    purple: str
    pink: str
    brown: str


VIVID: Final = Hues(
    red="#d7263d",
    orange="#f28c28",
    yellow="#f7d038",
    green="#2e9e4f",
    blue="#1f77d0",
    purple="#8a3cae",
    pink="#f7a1c4",
    brown="#7a4a21",
)
MUTED: Final = Hues(
    red="#c44a52",
    orange="#e8a05c",
    yellow="#f0dc82",
    green="#6aa87a",
    blue="#4b90c6",
    purple="#8d5ba6",
    pink="#f3bdd2",
    brown="#7d5a40",
)
DEEP: Final = Hues(
    red="#b3202c",
    orange="#e2801f",
    yellow="#ebc838",
    green="#1f7a3d",
    blue="#1663ad",
    purple="#762a94",
    pink="#eb8cb4",
    brown="#6e4620",
)


class Palette(msgspec.Struct, frozen=True, kw_only=True):
    """A colour ``#rrggbb`` for each paint; hues come in a set."""

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
    hues: Hues = VIVID


HOUSE: Final = Palette(
    name="house",
    paper="#ffffff",
    ink="#1b1f26",
    line="#868e98",
    given="#1b1f26",
    entry="#164c8f",
    label="#4b535e",
    mark="#66707c",
    soft="#c0c8d1",
    tint="#e2e6ea",
    highlight="#fce8a2",
)
PALETTES: Final = (
    HOUSE,
    Palette(
        name="newsprint",
        paper="#ffffff",
        ink="#161616",
        line="#8f8f8f",
        given="#161616",
        entry="#175398",
        label="#535353",
        mark="#6f6f6f",
        soft="#c7c7c7",
        tint="#e5e5e5",
        highlight="#fde796",
    ),
    Palette(
        name="sunday",
        paper="#fffdf6",
        ink="#1b1918",
        line="#a39b8b",
        given="#1b1918",
        entry="#9c211a",
        label="#575146",
        mark="#7c7262",
        soft="#ccc5b2",
        tint="#e9e3d4",
        highlight="#c9e2f6",
        hues=MUTED,
    ),
    Palette(
        name="sepia",
        paper="#faf4e6",
        ink="#2d2015",
        line="#aa997c",
        given="#2d2015",
        entry="#1b5173",
        label="#5b4a36",
        mark="#85704f",
        soft="#cdbd9b",
        tint="#e6dbc2",
        highlight="#ffdf80",
        hues=MUTED,
    ),
    Palette(
        name="harbour",
        paper="#f5f9fd",
        ink="#10233f",
        line="#8ba0b9",
        given="#10233f",
        entry="#94213e",
        label="#3c506a",
        mark="#5b7899",
        soft="#b1c4d6",
        tint="#d7e1ea",
        highlight="#fde58f",
    ),
    Palette(
        name="forest",
        paper="#f8fbf5",
        ink="#16301f",
        line="#8fa493",
        given="#16301f",
        entry="#833b0b",
        label="#3e5645",
        mark="#5f7f67",
        soft="#b4c9b5",
        tint="#d9e4d7",
        highlight="#fde88f",
        hues=MUTED,
    ),
    Palette(
        name="slate",
        paper="#f6f7f9",
        ink="#20262e",
        line="#949da8",
        given="#20262e",
        entry="#6b2a8f",
        label="#464f5a",
        mark="#687482",
        soft="#bbc1c9",
        tint="#dadee3",
        highlight="#ffdcae",
    ),
    Palette(
        name="plum",
        paper="#fdf9fc",
        ink="#321a37",
        line="#ac98b1",
        given="#321a37",
        entry="#0a5a4c",
        label="#614767",
        mark="#84648b",
        soft="#d0bdd3",
        tint="#e8deea",
        highlight="#fdea97",
        hues=MUTED,
    ),
    Palette(
        name="terracotta",
        paper="#fffaf6",
        ink="#3a1d14",
        line="#b39a8e",
        given="#3a1d14",
        entry="#1c4f8f",
        label="#6d473a",
        mark="#976b5a",
        soft="#debdae",
        tint="#efded5",
        highlight="#dcebab",
        hues=DEEP,
    ),
    Palette(
        name="lagoon",
        paper="#f6fcfb",
        ink="#0c2f32",
        line="#87a4a3",
        given="#0c2f32",
        entry="#8f3011",
        label="#375556",
        mark="#4f8080",
        soft="#a9cac7",
        tint="#d3e5e3",
        highlight="#fee795",
    ),
    Palette(
        name="indigo",
        paper="#fbfaff",
        ink="#1e1b4b",
        line="#9d9cbd",
        given="#1e1b4b",
        entry="#981c56",
        label="#4e4b79",
        mark="#6d69a3",
        soft="#c3c1df",
        tint="#e2e0f0",
        highlight="#d5f0b4",
        hues=DEEP,
    ),
    Palette(
        name="chalk",
        paper="#f7f7f5",
        ink="#101010",
        line="#777777",
        given="#101010",
        entry="#8c2f00",
        label="#4e4e4e",
        mark="#606060",
        soft="#c1c1bd",
        tint="#dededb",
        highlight="#f7dc8a",
        hues=DEEP,
    ),
)
