"""Reads what is written in photographs: RapidOCR with the models of PP-OCRv6, which come in its package.

It reads Latin, Chinese and Japanese writing, and some Greek. It finds writing in other scripts, Cyrillic, Korean and
Arabic among them, less often and cannot read it; that there is some is told all the same.
"""

from collections.abc import Iterator
from functools import cache
from importlib.metadata import version
from typing import TYPE_CHECKING, Any, Final

import msgspec

from puzzlegen.models import Identity
from puzzlegen.models.packages import imported

if TYPE_CHECKING:
    from puzzlegen.core.family import Pixels

SURE: Final = 0.5  # the confidence from which on a line counts as read; RapidOCR's own
_FLAT: Final = 1.5  # so many times as wide as high is a line that cannot be read, at least; others may be anything,
_TALL: Final = 0.2  # and so may what is higher than this share of the picture


class Line(msgspec.Struct, frozen=True):
    """A line of writing: what it says, empty if that cannot be read, and its box in whole pixels."""

    text: str
    box: tuple[int, int, int, int]


class Reader:
    """RapidOCR with its own models, in one thread, so that it reads the same everywhere."""

    def __init__(self) -> None:
        """Load the models; raises `MissingPackages` if RapidOCR is not installed."""
        with imported("Reading signs in photographs", "'puzzlegen-bench[places]'"):
            import onnxruntime  # noqa: F401 - RapidOCR starts it later, and says nothing useful without it
            import rapidocr
        threads = {f"EngineConfig.onnxruntime.{kind}_op_num_threads": 1 for kind in ("intra", "inter")}
        size = {"Det.limit_type": "max", "Det.limit_side_len": 2048}  # pictures are read at the size that they have
        settings = {"Global.log_level": "error", "Global.text_score": SURE, **size, **threads}
        self._engine: Any = rapidocr.RapidOCR(params=settings)

    @property
    def identity(self) -> Identity:
        """RapidOCR and its version, which fixes its models."""
        return Identity("rapidocr", version("rapidocr"), "Apache-2.0")

    def lines(self, picture: "Pixels") -> tuple[Line, ...]:
        """All writing that is found in a picture, read or not."""
        bgr = picture[:, :, ::-1]
        found = list(_boxes(self._engine(bgr, use_det=True, use_cls=False, use_rec=False)))
        if not found:
            return ()
        said = self._engine(bgr, use_det=True, use_cls=True, use_rec=True)
        read = [Line(text, box) for text, box in zip(said.txts or (), _boxes(said), strict=True)]
        tallest = _TALL * len(picture)
        unread = (box for box in found if _is_flat(box, tallest) and not any(_meet(box, line.box) for line in read))
        return (*read, *(Line("", box) for box in unread))


@cache
def reader() -> Reader:
    """The reader; a process loads it once."""
    return Reader()


def _boxes(output: Any) -> Iterator[tuple[int, int, int, int]]:
    """The upright boxes round the quadrangles that are found."""
    for corners in output.boxes if output.boxes is not None else ():
        (left, top), (right, bottom) = corners.min(axis=0).tolist(), corners.max(axis=0).tolist()
        yield int(left), int(top), int(right), int(bottom)


def _is_flat(box: tuple[int, int, int, int], tallest: float) -> bool:
    left, top, right, bottom = box
    return bottom - top <= min((right - left) / _FLAT, tallest)


def _meet(box: tuple[int, int, int, int], other: tuple[int, int, int, int]) -> bool:
    """True if they have a pixel in common."""
    return box[0] < other[2] and other[0] < box[2] and box[1] < other[3] and other[1] < box[3]
