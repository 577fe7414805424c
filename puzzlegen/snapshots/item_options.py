"""How items are made, as far as that was asked for; whoever reads requests knows this, and need not make items."""

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

import msgspec

from puzzlegen.answers.kinds import Form
from puzzlegen.catalog.knobs import Setting
from puzzlegen.core.item import PictureSize
from puzzlegen.materials.material import Materials

Wordings: TypeAlias = Literal["full", "short"]
"""Whether questions tell the rules, or leave them to be found."""


class ItemOptions(msgspec.Struct, frozen=True):
    """How items shall differ from those that their families make by themselves.

    Attributes:
        form: that of all questions, if not each family is to divide its own; drawn options are boxed for it.
        options: the number of options that all choices have, if they are to have the same.
        settings: the knobs that are set, see `puzzlegen.catalog.knobs`.
        styles: the palettes that their pictures are drawn in, in turns, if not all in the house style.
        size: the longer side of their pictures, in pixels, if another one than usual is wanted.
        wording: whether questions tell the rules, or leave them to be found.
        with_fen: whether questions tell positions in FEN, too.
        materials: that items are made of, by the families that take them.
    """

    form: Form | None = None
    options: int | None = None
    settings: Mapping[str, Setting] = {}
    styles: tuple[str, ...] = ()
    size: PictureSize | None = None
    wording: Wordings = "full"
    with_fen: bool = False
    materials: Materials = ()


DEFAULT_OPTIONS: Final = ItemOptions()
