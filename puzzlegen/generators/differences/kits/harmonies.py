"""Sets of colours that go together; each picture is painted with one of them."""

from typing import Final

import msgspec

Colours = tuple[str, ...]


class Harmony(msgspec.Struct, frozen=True, kw_only=True):
    """The colours ``#rrggbb`` of a picture, by what they are for.

    Attributes:
        name: of the harmony.
        sky: from the top of the sky to the horizon.
        wall: of rooms and houses, each with room for strong colours before it.
        ground: lawn or far hills; near ones are darker.
        accent: of things that are to be noticed.
        wood, leaf, metal, stone, pale: of what is made of it; ``pale`` are cloth, paper and china.
    """

    name: str
    sky: tuple[str, str]
    wall: Colours
    ground: Colours
    accent: Colours
    wood: Colours
    leaf: Colours
    metal: Colours = ("#8d99a6", "#6d7a8c", "#b6bfca", "#4d5666")
    stone: Colours = ("#b9b2a7", "#9aa0a3", "#cfc6b4", "#858079")
    pale: Colours = ("#fdf6e3", "#f2e8dc", "#e6eef2", "#fbe9d9")

    def pool(self, role: str) -> Colours:
        """The colours of a role."""
        colours: Colours = getattr(self, role)
        return colours


HARMONIES: Final = (
    Harmony(
        name="morning",
        sky=("#8fc7ec", "#fdf0d8"),
        wall=("#f3dfc1", "#e9c9a6", "#d8e2dc", "#f6e7cf"),
        ground=("#a7c987", "#8bb56f", "#c3d9a0"),
        accent=("#d9483b", "#f2a03d", "#2f7fb8", "#f6cf4b", "#2f8f83", "#8b5aa8", "#e77f9b", "#34526f"),
        wood=("#a8703f", "#8a5a33", "#c4915a", "#6f4629"),
        leaf=("#4f8f4a", "#6fae57", "#2f6f4a", "#9ab84f"),
    ),
    Harmony(
        name="seaside",
        sky=("#5fb3d9", "#dff2f2"),
        wall=("#e4eef0", "#f4ead7", "#cfe3e2", "#f7f1e3"),
        ground=("#9fc9a0", "#7fb08c", "#c8d9a8"),
        accent=("#e4572e", "#17659b", "#f3b43f", "#29a19c", "#f28482", "#6a4c93", "#f7d488", "#123c5a"),
        wood=("#b98354", "#946339", "#d3a877", "#74492a"),
        leaf=("#3f8f6b", "#63b07a", "#2a6b58", "#8fb561"),
    ),
    Harmony(
        name="dusk",
        sky=("#5a5f9e", "#f6b38e"),
        wall=("#d9c2c9", "#c7b7d6", "#e6cfc0", "#b9c0d8"),
        ground=("#8aa57c", "#6f8f77", "#a9b98a"),
        accent=("#e2574c", "#f4a259", "#4059ad", "#f4d35e", "#3d8f87", "#9b4f96", "#f19cb0", "#2c3360"),
        wood=("#8f5d4b", "#744638", "#b07d62", "#563428"),
        leaf=("#4b7f5c", "#6b9a5e", "#2f5f56", "#93a552"),
    ),
    Harmony(
        name="orchard",
        sky=("#a9d6e5", "#f7f4dc"),
        wall=("#efe3b8", "#e3d5a3", "#dfe8c8", "#f4d9c0"),
        ground=("#b5cf73", "#93b95a", "#cfdf95"),
        accent=("#c8382e", "#ef8a2f", "#3f72af", "#f4c430", "#4a9c6d", "#7b4b94", "#ee8fa6", "#43536b"),
        wood=("#9c6b3c", "#7d5230", "#bf8f58", "#5f3d24"),
        leaf=("#5b9940", "#7fb24e", "#3b7a3f", "#a5b83f"),
    ),
    Harmony(
        name="nordic",
        sky=("#b5cddb", "#f1efe9"),
        wall=("#e8e6df", "#d5dde0", "#e7d7c9", "#cbd5cf"),
        ground=("#a3b899", "#869f86", "#c0cbab"),
        accent=("#b8433a", "#d98e3f", "#33658a", "#e5b94c", "#3f7d77", "#7d5a87", "#d88c9a", "#27384a"),
        wood=("#c39a6b", "#a67c4e", "#dcbf96", "#80593a"),
        leaf=("#5a8560", "#7da271", "#3d6654", "#9aa863"),
    ),
    Harmony(
        name="festival",
        sky=("#6ec6ff", "#fff3c9"),
        wall=("#ffe0b8", "#ffd0c2", "#d2ecd9", "#fbe6a9"),
        ground=("#9bd27c", "#74bd63", "#c1e39b"),
        accent=("#e63946", "#ff9f1c", "#1d70d1", "#ffd23f", "#10a58f", "#8338ec", "#ff7eb6", "#1d3557"),
        wood=("#b5723c", "#92572b", "#d69a5e", "#6b3f20"),
        leaf=("#3f9b4f", "#66bb5a", "#227a4e", "#a4c639"),
    ),
    Harmony(
        name="autumn",
        sky=("#9ec3d1", "#fbe3c2"),
        wall=("#ecd3ae", "#dcb78d", "#e9dcc3", "#d6c3ae"),
        ground=("#c2b25f", "#a3954f", "#d8c983"),
        accent=("#b3361e", "#e07a2f", "#355f8d", "#edb834", "#4f7f5b", "#7a3f63", "#e39b8b", "#3c3a4a"),
        wood=("#8a5632", "#6d4226", "#ab7648", "#4f2f1b"),
        leaf=("#7a8f3a", "#b5862f", "#4f6f3a", "#c96f2c"),
    ),
    Harmony(
        name="moonlit",
        sky=("#27345f", "#8b8fc7"),
        wall=("#b7bcd9", "#a6b6cf", "#c9bcd3", "#9fb0c2"),
        ground=("#5f8577", "#4b7168", "#7a9a80"),
        accent=("#e85d5d", "#f5a65b", "#3f8fd9", "#f7dc6f", "#3fb09d", "#a06cd5", "#f29fc5", "#1f2547"),
        wood=("#7d5a4c", "#644538", "#9b7560", "#4a3129"),
        leaf=("#3f7a62", "#5c9a6a", "#2b5a55", "#86a35a"),
    ),
)
