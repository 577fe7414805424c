"""How alike pictures are: to the bit, to a perceptual hash, and to CLIP.

Hashes and embeddings are both vectors whose inner product tells how alike two pictures are, so one exact search,
`closest`, serves both.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final, TypeAlias, TypeVar

import msgspec
import numpy as np
from numpy.typing import NDArray

from puzzlegen.core import foreign
from puzzlegen.core.errors import CheckFailed, WrongUsage
from puzzlegen.core.foreign import InvalidInput
from puzzlegen.drawing.hashing import perceptual_hashes, positions
from puzzlegen.drawing.png import UnreadablePicture, decode_any, digest_of_pixels
from puzzlegen.running.workers import ordered_map

SUFFIXES: Final = (".bmp", ".gif", ".jpeg", ".jpg", ".png", ".tif", ".tiff", ".webp")
CLIP_COSINE: Final = 0.975
"""The threshold of MM-IQ (Cai, Yang and Hu, 2025), from which two pictures count as the same."""

_FORMATS: Final = ("PNG", "BMP", "GIF", "JPEG", "TIFF", "WEBP")
_MOST_BYTES: Final = 256 << 20  # of a picture
_ROWS: Final = 1024  # of one step of the search, so that it needs little memory
_BATCH: Final = 32  # pictures that CLIP sees at once

S = TypeVar("S", bound=np.generic)
Vectors: TypeAlias = NDArray[np.float32]
Report: TypeAlias = Callable[[int], None]


class BadPicture(CheckFailed):
    """A picture that has to be compared cannot be read."""


class MissingClip(WrongUsage):
    """The packages that run CLIP are not installed."""


class NoClipModel(WrongUsage):
    """The name leads to no CLIP model."""


class Gallery(msgspec.Struct, frozen=True):
    """What is known of some pictures, in their order.

    Attributes:
        pixels: the digests of their pixels.
        forms: digests that are equal for pictures which are one another turned or mirrored, and for no others.
        hashes: one row of `HASH_BITS` signs 1 and -1 each.
        turned: eight such rows each, of the picture turned and mirrored in all ways, shape (pictures, 8, `HASH_BITS`).
        embeddings: one unit vector each; None without a model.
    """

    pixels: tuple[str, ...]
    forms: tuple[str, ...]
    hashes: Vectors
    turned: NDArray[np.int8]
    embeddings: Vectors | None


def _pixels(path: Path) -> NDArray[np.uint8]:
    try:
        return decode_any(foreign.read(path, _MOST_BYTES), _FORMATS)
    except (InvalidInput, UnreadablePicture) as error:
        raise BadPicture(f"{path} cannot be compared: {str(error).removesuffix('.')}.") from error


def symmetric_digest(rgb: NDArray[np.uint8]) -> str:
    """A digest of pixels (height, width, 3) that is the same for a picture in all its eight positions.

    It is the digest of the picture in the position in which the sums of its rows, and then those of its columns, come
    first in order; where several do so, the least of their digests.
    """
    # One axis at a time and in 32 bits, which numpy adds up 13 times as fast
    rows = rgb.reshape(len(rgb), -1).sum(axis=1, dtype=np.uint32)
    columns = rgb.sum(axis=0, dtype=np.uint32).sum(axis=1, dtype=np.uint32)
    sums = [(down.tolist(), along.tolist()) for down, along in _sums(rows, columns)]
    first = min(sums)
    return min(digest_of_pixels(view) for view, key in zip(positions(rgb), sums, strict=True) if key == first)


def _sums(rows: NDArray[S], columns: NDArray[S]) -> Iterator[tuple[NDArray[S], NDArray[S]]]:
    """The sums of rows and of columns in each of the `positions`."""
    for down, along in ((rows, columns), (columns, rows)):
        for upright in (down, down[::-1]):
            yield upright, along
            yield upright, along[::-1]


def closest(vectors: Vectors, others: Vectors) -> Iterator[tuple[int, float]]:
    """For each row of ``vectors``: the first row of ``others`` with the largest inner product, and that product."""
    for start in range(0, len(vectors), _ROWS):
        products = vectors[start : start + _ROWS] @ others.T
        best = products.argmax(axis=1)
        yield from zip(best.tolist(), products[np.arange(len(best)), best].tolist(), strict=True)


class Clip:
    """A CLIP model (Radford et al., 2021), from a local folder or a hub id, as `transformers` loads it."""

    def __init__(self, name: str) -> None:
        """Load the model.

        Raises:
            MissingClip, NoClipModel: with a sentence for the user.
        """
        try:
            import torch
            from transformers import logging

            logging.set_verbosity_error()
            logging.disable_progress_bar()
            from transformers import CLIPImageProcessor, CLIPModel
        except ImportError as error:
            raise MissingClip(
                f"--clip needs the package {error.name!r}: install it with pip install 'puzzlegen-bench[clip]'."
            ) from error
        self._torch: Any = torch
        try:
            self._model: Any = CLIPModel.from_pretrained(name).eval()
            self._processor: Any = CLIPImageProcessor.from_pretrained(name)
        except (OSError, ValueError) as error:
            raise NoClipModel(f"{name} is neither a folder with a CLIP model nor one on the hub.") from error

    def embed(self, paths: Sequence[Path], report: Report) -> Vectors:
        """Unit vectors, one row for each picture; ``report`` is told each time how many are done."""
        rows = []
        for start in range(0, len(paths), _BATCH):
            pictures = [_pixels(path) for path in paths[start : start + _BATCH]]
            with self._torch.inference_mode():
                seen = self._model.vision_model(**self._processor(images=pictures, return_tensors="pt"))
                features = self._model.visual_projection(seen.pooler_output)
            rows.append(self._torch.nn.functional.normalize(features, dim=-1).numpy())
            report(start + len(pictures))
        return np.concatenate(rows).astype(np.float32)


def view(paths: Sequence[Path], clip: Clip | None, workers: int, report: Report) -> Gallery:
    """Look at pictures, at least one; ``report`` is told how many are done, twice each if there is a model.

    Raises:
        BadPicture: with the name of the first one that cannot be read.
    """
    looks: list[tuple[str, str, NDArray[np.int8]]] = []
    with closing(ordered_map(_look, paths, workers)) as found:
        for look in found:
            looks.append(look)
            report(len(looks))
    embeddings = None if clip is None else clip.embed(paths, lambda done: report(len(paths) + done))
    pixels, forms, signs = zip(*looks, strict=True)
    turned = np.stack(signs)
    return Gallery(pixels, forms, turned[:, 0].astype(np.float32), turned, embeddings)


def _look(path: Path) -> tuple[str, str, NDArray[np.int8]]:
    rgb = _pixels(path)
    return digest_of_pixels(rgb), symmetric_digest(rgb), perceptual_hashes(rgb)
