"""A candidate to be filled in."""

from pathlib import Path
from typing import Final

from puzzlegen.core.errors import WrongUsage
from puzzlegen.core.item import LANGUAGES
from puzzlegen.core.writing import put
from puzzlegen.materials.proposals import NAME

_TEXT: Final = """pictures = ["{name}.png"]   # beside this file: PNG, JPEG, WebP, TIFF, BMP; sides of 64 to 2048 pixels
kind = "letter"             # letter, number, word, words, order, symbol, equation, box, boxes
answer = "A"                # the key; people who approve the candidate never see it
# accepted = ["JEWELLERY"]  # other spellings of a word, of words or of an equation
# lettered = 4              # instead of options in words: so many are drawn in the picture, A to D
# category = "Cue insight"  # what you take it for
source = ""                 # an address or a title
licence = ""                # an SPDX identifier, such as CC-BY-4.0
author = ""
proposed_by = "person"      # or "model"

[en]                        # tables {others} with the same fields, instead or besides
question = ""               # how to answer is added by itself
options = ["", "", "", ""]  # for a letter only
explanation = ""            # why the answer is right
# For boxes: a table [regions] with five things or more that could be meant, such as lamp = [20, 20, 60, 90]
"""
_OTHERS: Final = ", ".join(f"[{language}]" for language in LANGUAGES[1:])


class NotNew(WrongUsage):
    """There is such a candidate already, or it cannot be called so."""


def write(folder: Path, name: str) -> Path:
    """Start a candidate; returns its file.

    Raises:
        NotNew: see there.
    """
    if not NAME.fullmatch(name):
        raise NotNew(f"{name!r} is no name of a candidate: it has letters, digits, points, - and _.")
    path = folder / f"{name}.toml"
    if path.exists() or path.is_symlink():
        raise NotNew(f"{path} is there already.")
    put(path, _TEXT.format(name=name, others=_OTHERS).encode())
    return path
