"""The data files, which ``tools/places`` makes (see LICENCE for what they are made from)."""

import hashlib
import io
import lzma
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

SCALE: Final = 1000
"""Positions are stored in whole thousandths of a degree."""
_FOLDER: Final = Path(__file__).with_name("data")
_FILES: Final = ("borders.npz.xz", "places.npz.xz", "names.xz", "regions.json.xz")

Whole = npt.NDArray[np.int64]


def unpacked(name: str) -> bytes:
    """What a file holds."""
    return lzma.decompress((_FOLDER / name).read_bytes())


def arrays(name: str) -> dict[str, npt.NDArray[Any]]:
    """The arrays of a file."""
    with np.load(io.BytesIO(unpacked(name))) as found:
        return dict(found)


def positions(planes: npt.NDArray[np.uint8]) -> Whole:
    """Longitudes and latitudes, one row each.

    They are stored as differences from one to the next, twice each or, if negative, one less than twice without the
    sign; of shape (2, 4, n), since the lowest bytes of all longitudes come first, then the next ones, and so on.
    """
    folded = planes.transpose(0, 2, 1).copy().view("<u4")[..., 0].astype(np.int64)
    differences = np.where(folded % 2, -(folded + 1) // 2, folded // 2)
    return np.cumsum(differences, axis=1)


@cache
def digest() -> str:
    """Digest of all data, for statements that depend on them."""
    files = (*(_FOLDER / name for name in _FILES), Path(__file__).with_name("names.toml"))
    return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:16]
