"""A page with all items of a benchmark, for people who look at them: one file that needs nothing else."""

import base64
import io
from collections.abc import Callable
from contextlib import closing
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np

from puzzlegen.core import foreign
from puzzlegen.core.certificate import MalformedStatement
from puzzlegen.core.family import Pixels
from puzzlegen.core.item import BoundingBoxes
from puzzlegen.core.writing import put
from puzzlegen.drawing.png import UnreadablePicture, decode
from puzzlegen.evaluation.tasks import LostPicture
from puzzlegen.exports import solutions
from puzzlegen.exports.source import Record, Source
from puzzlegen.running.workers import ordered_map
from puzzlegen.snapshots.reading import spoken
from puzzlegen.snapshots.verify import crashes_as_malformed
from puzzlegen.snapshots.workshop import DestinationTaken, require_place

_MARK: Final = b'<meta name="generator" content="puzzlegen">'
_HEAD: Final = 1000  # bytes of a page in which it stands


def require_page(out: Path, overwrite: bool) -> None:
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


def write(source: Source, out: Path, *, workers: int = 1, report: Callable[[int], None] = lambda _: None) -> int:
    """Write the page; returns the number of items.

    Args:
        source: what is shown.
        out: the file.
        workers: processes that pack the pictures.
        report: is told how many items are packed.

    Raises:
        CorruptTable, KeysElsewhere: with a sentence for the user.
    """
    shown: list[bytes] = []
    with closing(ordered_map(_entry, source.records(), workers)) as entries:
        for entry in entries:
            shown.append(entry)
            report(len(shown))
    # A text may hold anything; in a script element only "<" could end it.
    data = b"[%b]" % b",\n".join(shown).replace(b"<", b"\\u003c")
    template = (files("puzzlegen.exports") / "pages" / "gallery.html").read_text(encoding="utf-8")
    page = template.replace("TITLE", escape(source.name)).encode().split(b">DATA<")
    put(out, b"%b>%b<%b" % (page[0], data, page[1]))
    return len(shown)


def _entry(record: Record) -> bytes:
    """What the page's script knows of an item."""
    item, key, certificate = record.item, record.key, record.proof.certificate
    answer = key.answer
    return msgspec.json.encode(
        {
            "id": item.id,
            "category": item.category,
            "family": item.kind,
            "level": item.level,
            "form": item.answer_form.value.replace("_", " "),
            "language": item.language,
            "question": item.question,
            "options": [(option.letter, option.text) for option in item.options],
            "answer": spoken(answer),
            "explanation": key.explanation,
            "boxes": answer.boxes if isinstance(answer, BoundingBoxes) else (),
            "difficulty": f"{certificate.difficulty:g} ({certificate.unit})",
            "depth": f"{certificate.depth.value:g} ({certificate.depth.kind})" if certificate.depth else "",
            "structure": certificate.structure,
            "pictures": [packed(path) for path in record.pictures],
            "solution": _marks(record),
        }
    )


def _marks(record: Record) -> list[str]:
    """What the solution adds to each picture, on a ground without colour; nothing if it is not drawn."""
    try:
        with crashes_as_malformed():
            drawn = solutions.drawn(record)
    except MalformedStatement:  # verify says so; the page shows what there is
        return []
    pairs = zip(drawn, record.pictures, strict=False)
    return [_url(_differing(decode(solved.png), _pixels(path))) for solved, path in pairs]


def _differing(solved: Pixels, plain: Pixels) -> Pixels:
    """The pixels of a picture where it differs from another one; elsewhere it lets that one through."""
    seen = (solved != plain).any(2)
    rgba = np.zeros((*seen.shape, 4), np.uint8)
    rgba[seen, :3], rgba[seen, 3] = solved[seen], 255
    return rgba


def packed(path: Path) -> dict[str, Any]:
    """A picture as a data URL."""
    pixels = _pixels(path)
    height, width, _ = pixels.shape
    return {"src": _url(pixels), "width": width, "height": height}


def _pixels(path: Path) -> Pixels:
    try:
        return decode(foreign.read(path, foreign.MOST_PICTURE))
    except UnreadablePicture as error:
        raise LostPicture(f"The picture {path} cannot be read: {error}.") from error


def _url(pixels: Pixels) -> str:
    """Pixels in WebP without loss: a quarter of the bytes of our PNG files, which are made for speed."""
    from PIL import Image

    data = io.BytesIO()
    Image.fromarray(pixels).save(data, "WEBP", lossless=True, method=2, quality=50)
    return "data:image/webp;base64," + base64.b64encode(data.getvalue()).decode()
