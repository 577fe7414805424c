"""How alike pictures are: to the bit, to a perceptual hash, and to CLIP.

Hashes and embeddings are both vectors whose inner product tells how alike two pictures are, so one exact search,
`closest`, serves both.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from puzzlegen.errors import CheckFailed, WrongUsage
from puzzlegen.renderers.png import UnreadablePicture, decode, digest_of_pixels
from puzzlegen.workers import ordered_map

SUFFIXES: Final = (".png", ".jpg", ".jpeg", ".webp")
HASH_BITS: Final = 64
NEAR_BITS: Final = 6
"""Hashes that differ in at most so many bits are near; the copies of a picture that mail and the web make are."""
CLIP_COSINE: Final = 0.975
"""The threshold of MM-IQ (Cai, Yang and Hu, 2025), from which two pictures count as the same."""

_FORMATS: Final = ("PNG", "JPEG", "WEBP")
_SIDE: Final = 32  # pixels of the small picture that is hashed
_ROWS: Final = 1024  # of one step of the search, so that it needs little memory
_BATCH: Final = 32  # pictures that CLIP sees at once

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
        hashes: one row of `HASH_BITS` signs 1 and -1 each.
        embeddings: one unit vector each; None without a model.
    """

    pixels: tuple[str, ...]
    hashes: Vectors
    embeddings: Vectors | None


def _pixels(path: Path) -> NDArray[np.uint8]:
    try:
        return decode(path.read_bytes(), _FORMATS)
    except UnreadablePicture as error:
        raise BadPicture(f"{path} cannot be compared: {error}.") from error


def perceptual_hash(rgb: NDArray[np.uint8]) -> Vectors:
    """64 signs: which of the lowest 8 x 8 frequencies of the grey picture exceed their median.

    This is the hash of C. Zauner, "Implementation and Benchmarking of Perceptual Image Hash Functions" (2010). It is
    computed in whole numbers, so that all machines agree, also on the zeros that symmetric pictures have many of.
    """
    from PIL import Image

    grey = Image.fromarray(rgb).convert("L").resize((_SIDE, _SIDE), Image.Resampling.LANCZOS)
    block = _cosines() @ np.asarray(grey, np.int64) @ _cosines().T
    return np.where(block > np.median(block), 1, -1).astype(np.float32).ravel()


@cache
def _cosines() -> NDArray[np.int64]:
    """The lowest eight rows of the discrete cosine transform, times 1024."""
    angles = np.outer(np.arange(8), 2 * np.arange(_SIDE) + 1) * np.pi / (2 * _SIDE)
    rows: NDArray[np.int64] = np.rint(1024 * np.cos(angles)).astype(np.int64)
    return rows


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
    looks: list[tuple[str, Vectors]] = []
    with closing(ordered_map(_look, paths, workers)) as found:
        for look in found:
            looks.append(look)
            report(len(looks))
    embeddings = None if clip is None else clip.embed(paths, lambda done: report(len(paths) + done))
    return Gallery(tuple(pixels for pixels, _ in looks), np.stack([signs for _, signs in looks]), embeddings)


def _look(path: Path) -> tuple[str, Vectors]:
    rgb = _pixels(path)
    return digest_of_pixels(rgb), perceptual_hash(rgb)
