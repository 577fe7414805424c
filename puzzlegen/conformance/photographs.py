"""Synthetic photographs and simple models for them, so that all but the models themselves can be tried anywhere."""

import atexit
import shutil
import tempfile
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import numpy as np
from PIL import Image, ImageFilter

from puzzlegen.core.stream import Stream
from puzzlegen.materials import photos
from puzzlegen.models import Identity, backends
from puzzlegen.running import cache as cached
from puzzlegen.snapshots.item_options import ItemOptions

COLOURS = ((200, 40, 40), (40, 60, 200), (230, 180, 30), (150, 40, 160), (240, 240, 240), (20, 120, 120))


def photograph(key: int, width: int = 640, height: int = 480, discs: int = 12, grain: int = 4) -> np.ndarray:
    """Coloured discs, softened as by a lens, on grainy ground: (height, width, 3)."""
    rng = Stream("photograph", key)
    noise = (rng.words(width * height) % np.uint64(2 * grain + 1)).astype(int).reshape(height, width, 1) - grain
    slope = np.linspace(0, 30, height).astype(int)[:, None, None]
    ground = np.array([96 + rng.below(40), 120 + rng.below(30), 96]) + slope + noise
    picture = ground.clip(0, 255).astype(np.uint8)
    rows, columns = np.mgrid[:height, :width]
    placed: list[tuple[int, int, int]] = []
    for _ in range(400):
        if len(placed) == discs:
            break
        radius = 16 + rng.below(30)
        x, y = rng.between(radius + 12, width - radius - 12), rng.between(radius + 12, height - radius - 12)
        if all(np.hypot(x - a, y - b) > radius + other + 46 for a, b, other in placed):
            placed.append((x, y, radius))
            inside = (columns - x) ** 2 + (rows - y) ** 2 < radius**2
            colour = np.array(rng.choice(COLOURS))
            light = ((columns - x) / radius * 18).astype(int)[..., None] + noise
            picture[inside] = (colour + light).clip(0, 255).astype(np.uint8)[inside]
    return np.asarray(Image.fromarray(picture).filter(ImageFilter.GaussianBlur(0.8)))


def folder(path: Path, count: int = 4, **shape: int) -> Path:
    """A folder of such photographs with their credits."""
    path.mkdir(parents=True, exist_ok=True)
    lines = ["file,title,author,licence,origin"]
    for key in range(count):
        Image.fromarray(photograph(key, **shape)).save(path / f"{key}.png")
        lines.append(f"{key}.png,Discs {key},A. Painter,CC0-1.0,made for a test")
    (path / "credits.csv").write_text("\n".join(lines) + "\n")
    return path


class Discs:
    """Finds coloured discs: what is far from the colour of the ground."""

    identity = Identity("discs", "1", "Apache-2.0")

    def segment(
        self, pictures: Sequence[np.ndarray], points: Sequence[Sequence[tuple[int, int]]] = ()
    ) -> list[list[np.ndarray]]:
        """Masks of the areas whose colours are far from those of their rows; only those at the points, if any."""
        asked = points or [()] * len(pictures)
        return [self._discs(picture, some) for picture, some in zip(pictures, asked, strict=True)]

    def _discs(self, picture: np.ndarray, points: Sequence[tuple[int, int]]) -> list[np.ndarray]:
        from scipy import ndimage

        blurred = np.asarray(Image.fromarray(picture).filter(ImageFilter.GaussianBlur(1.2))).astype(int)
        ground = np.median(blurred, axis=1, keepdims=True)
        areas, number = ndimage.label(np.abs(blurred - ground).max(axis=2) > 30)
        there = {areas[y, x] - 1 for x, y in points} if points else range(number)
        masks = [areas == one + 1 for one in range(number) if one in there]
        return sorted((mask for mask in masks if mask.sum() > 60), key=lambda mask: -int(mask.sum()))


class Surroundings:
    """Fills a hole with the ground of its rows, grain included."""

    identity = Identity("surroundings", "1", "Apache-2.0")
    seeded = True

    def fill(
        self, pictures: Sequence[np.ndarray], holes: Sequence[np.ndarray], seeds: Sequence[int]
    ) -> list[np.ndarray]:
        """Each picture with pixels from its left border in the hole: there is nothing but ground."""
        filled = []
        for picture, hole, seed in zip(pictures, holes, seeds, strict=True):
            copy = picture.copy()
            rows, columns = np.nonzero(hole)
            copy[rows, columns] = picture[rows, (columns * 7 + seed % 5) % 10]
            filled.append(copy)
        return filled


MODELS = photos.Models("discs", ("surroundings",), "cpu")


@cache
def install() -> None:
    """Let the names ``discs`` and ``surroundings`` stand for these models, in this process; nothing is kept."""
    kept = Path(tempfile.mkdtemp())
    atexit.register(shutil.rmtree, kept, ignore_errors=True)
    real_folder = cached.folder
    cached.folder = lambda room: kept if room == "photographs" else real_folder(room)
    real_segmenter, real_inpainter = backends.segmenter, backends.inpainter
    backends.segmenter = lambda name, device: Discs() if name == "discs" else real_segmenter(name, device)  # type: ignore[assignment]
    backends.inpainter = lambda name, device: Surroundings() if name == "surroundings" else real_inpainter(name, device)  # type: ignore[assignment]


def of(shelf: photos.Folder) -> photos.Photos:
    """The photographs of this folder, to be edited by these models."""
    editing = photos.editing(photos.album(shelf), Discs.identity, (Surroundings.identity,), "cpu")
    return photos.Photos(shelf, MODELS, editing)


@cache
def material() -> photos.Photos:
    """A few synthetic photographs, to be edited by these models."""
    install()
    place = Path(tempfile.mkdtemp())
    atexit.register(shutil.rmtree, place, ignore_errors=True)
    shelf = photos.Folder(str(folder(place, 5, width=480, height=360, discs=9)))
    return of(shelf)


def manner() -> ItemOptions:
    """How items are made of these photographs."""
    return ItemOptions(materials=(material(),))
