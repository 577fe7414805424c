"""What the gallery and the magazine have in common: one file that needs nothing else, and the pictures in it."""

from importlib.resources import files
from pathlib import Path
from typing import Final

from puzzlegen.core import foreign
from puzzlegen.core.family import Pixels
from puzzlegen.drawing.png import UnreadablePicture, decode
from puzzlegen.evaluation.tasks import LostPicture
from puzzlegen.snapshots.workshop import DestinationTaken, require_place

_MARK: Final = b'<meta name="generator" content="puzzlegen">'
_HEAD: Final = 1000  # bytes of a page in which it stands


def require(out: Path, overwrite: bool) -> None:
    """Make sure, before any work is done, that a page can be put there, and that it replaces nothing but another one.

    Raises:
        DestinationTaken: with a sentence for the user.
    """
    require_place(out, file=True)
    if not out.exists():
        return
    with foreign.opened(out) as stream:
        if _MARK not in stream.read(_HEAD):
            raise DestinationTaken(f"{out} is not such a page; choose another file with --out.")
    if not overwrite:
        raise DestinationTaken(f"{out} exists; choose another file with --out, or replace it with --overwrite.")


def template(name: str) -> str:
    """The page that is filled in."""
    return (files("puzzlegen.exports") / "pages" / name).read_text(encoding="utf-8")


def pixels(path: Path) -> Pixels:
    """Those of a picture; raises `LostPicture`."""
    try:
        return decode(foreign.read(path, foreign.MOST_PICTURE))
    except UnreadablePicture as error:
        raise LostPicture(f"The picture {path} cannot be read: {error}.") from error
