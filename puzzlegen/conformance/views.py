"""Drawn landscapes, streets and rooms with positions in their EXIF, so that photographs of places can be had anywhere.

No picture holds any writing, and nobody reads any: what takes the place of the reader finds none.
"""

import atexit
import shutil
import tempfile
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from PIL import ExifTags, Image, ImageDraw, ImageFilter

from puzzlegen.core.stream import Stream
from puzzlegen.materials import shots
from puzzlegen.materials.places import Places
from puzzlegen.models import Identity, reading
from puzzlegen.running import cache as cached

WIDTH, HEIGHT = 480, 360
SOME: Final = (
    (44.837, -0.579),
    (48.137, 11.575),
    (40.417, -3.703),
    (31.300, 120.600),
    (35.011, 135.768),
    (19.433, -99.133),
    (-33.869, 151.209),
    (6.524, 3.379),
    (-23.550, -46.633),
    (39.739, -104.990),
    (55.030, 82.920),
    (26.850, 80.950),
)
"""Degrees north and east of places on all continents where people live."""


class View(NamedTuple):
    """What becomes a file: pixels, its position, if it has one, and its scene."""

    picture: Image.Image
    position: tuple[float, float] | None
    scene: shots.Scene


def view(key: int, position: tuple[float, float] | None) -> View:
    """A landscape, a street or a room; no two alike."""
    rng = Stream("view", key)
    scene = shots.SCENES[key % len(shots.SCENES)]
    picture = {"nature": _landscape, "street": _street, "indoor": _room}[scene](rng)
    return View(_grainy(picture, rng), position, scene)


def exif(position: tuple[float, float]) -> Image.Exif:
    """The GPS data of a camera there."""
    data = Image.Exif()
    tags = ExifTags.GPS
    latitude, longitude = position
    data[ExifTags.IFD.GPSInfo] = {
        tags.GPSLatitudeRef: "NS"[latitude < 0],
        tags.GPSLatitude: _sexagesimal(latitude),
        tags.GPSLongitudeRef: "EW"[longitude < 0],
        tags.GPSLongitude: _sexagesimal(longitude),
    }
    return data


def _sexagesimal(degrees: float) -> tuple[float, float, float]:
    minutes, seconds = divmod(round(abs(degrees) * 3600, 2), 60)
    whole, minutes = divmod(minutes, 60)
    return whole, minutes, seconds


def save(path: Path, one: View) -> None:
    """Write a JPEG with its position."""
    options = {} if one.position is None else {"exif": exif(one.position)}
    one.picture.save(path, quality=92, **options)  # type: ignore[arg-type]


def folder(path: Path, positions: Sequence[tuple[float, float] | None] = SOME) -> Path:
    """A folder of such pictures with their credits."""
    path.mkdir(parents=True, exist_ok=True)
    lines = [",".join(shots.COLUMNS)]
    for key, position in enumerate(positions):
        one = view(key, position)
        save(path / f"{key:02}.jpg", one)
        lines.append(f"{key:02}.jpg,View {key},A. Painter,CC0-1.0,made for a test,{one.scene}")
    (path / "credits.csv").write_text("\n".join(lines) + "\n")
    return path


def _shade(rng: Stream, low: int = 40, high: int = 220) -> tuple[int, int, int]:
    return rng.between(low, high), rng.between(low, high), rng.between(low, high)


def _landscape(rng: Stream) -> Image.Image:
    """Ranges of hills, the farther ones paler, below a sky, and some trees."""
    picture = Image.new("RGB", (WIDTH, HEIGHT))
    draw = ImageDraw.Draw(picture)
    sky, ground = _shade(rng, 120, 235), _shade(rng, 30, 130)
    for y in range(HEIGHT):
        draw.line((0, y, WIDTH, y), tuple(min(255, part + y // 6) for part in sky))
    ranges = 2 + rng.below(4)
    xs = np.arange(WIDTH)
    for number in range(ranges):
        base = HEIGHT * (0.25 + 0.6 * (number + rng.below(60) / 100) / ranges)
        waves = [(rng.between(15, 60) / 3, rng.between(1, 9), rng.below(628) / 100) for _ in range(4)]
        ridge = base + sum(size * np.sin(turns * 2 * np.pi * xs / WIDTH + shift) for size, turns, shift in waves)
        near = (number + 1) / ranges
        colour = tuple(round(near * one + (1 - near) * other) for one, other in zip(ground, sky, strict=True))
        draw.polygon([(0, HEIGHT), *zip(xs.tolist(), np.asarray(ridge).tolist(), strict=True), (WIDTH, HEIGHT)], colour)
    for _ in range(rng.below(14)):
        x, y, size = rng.below(WIDTH), rng.between(HEIGHT * 6 // 10, HEIGHT), rng.between(14, 46)
        draw.rectangle((x - 2, y - size, x + 2, y), (70, 50, 35))
        draw.ellipse((x - size // 2, y - 2 * size, x + size // 2, y - size // 2), (30, 60 + rng.below(70), 30))
    return picture


def _street(rng: Stream) -> Image.Image:
    """Houses of several widths and heights with windows, and a road."""
    picture = Image.new("RGB", (WIDTH, HEIGHT), _shade(rng, 130, 235))
    draw = ImageDraw.Draw(picture)
    road, left = rng.between(HEIGHT * 7 // 10, HEIGHT * 9 // 10), 0
    while left < WIDTH:
        right, top = left + rng.between(60, 170), rng.between(20, road - 90)
        wall = _shade(rng)
        draw.rectangle((left, top, right, road), wall)
        pane, (step, size) = _shade(rng, 20, 120), (rng.between(34, 60), rng.between(12, 26))
        for x in range(left + 12, right - size, step):
            for y in range(top + 14, road - size - 20, step + 6):
                draw.rectangle((x, y, x + size, y + size + 8), pane)
        draw.polygon([(left, top), ((left + right) // 2, top - rng.below(50)), (right, top)], _shade(rng, 60, 150))
        left = right + rng.below(40)
    draw.rectangle((0, road, WIDTH, HEIGHT), (90 + rng.below(50),) * 3)
    return picture


def _room(rng: Stream) -> Image.Image:
    """A wall, a floor, a window, and furniture."""
    picture = Image.new("RGB", (WIDTH, HEIGHT), _shade(rng, 110, 235))
    draw = ImageDraw.Draw(picture)
    floor = rng.between(HEIGHT // 2, HEIGHT * 8 // 10)
    draw.rectangle((0, floor, WIDTH, HEIGHT), _shade(rng, 50, 160))
    x, y = rng.between(20, WIDTH - 200), rng.between(15, 80)
    draw.rectangle((x, y, x + rng.between(70, 180), y + rng.between(60, 120)), (225, 240, 250), (90, 80, 70), 6)
    for _ in range(3 + rng.below(5)):
        left, bottom = rng.below(WIDTH - 60), rng.between(floor, HEIGHT)
        width, height = rng.between(40, 160), rng.between(40, 170)
        draw.rectangle((left, bottom - height, left + width, bottom), _shade(rng, 30, 200))
    return picture


def _grainy(picture: Image.Image, rng: Stream) -> Image.Image:
    """As through a lens: softened, with some noise."""
    soft = np.asarray(picture.filter(ImageFilter.GaussianBlur(1.0))).astype(int)
    noise = (rng.words(WIDTH * HEIGHT) % np.uint64(13)).astype(int).reshape(HEIGHT, WIDTH, 1) - 6
    return Image.fromarray((soft + noise).clip(0, 255).astype(np.uint8))


class Unread:
    """Finds no writing."""

    identity = Identity("nobody", "1", "Apache-2.0")

    def lines(self, _picture: np.ndarray) -> tuple[reading.Line, ...]:
        """None."""
        return ()


@cache
def install() -> None:
    """Let nobody read signs in this process; what was not read is not kept."""
    kept = Path(tempfile.mkdtemp())
    atexit.register(shutil.rmtree, kept, ignore_errors=True)
    real_folder = cached.folder
    cached.folder = lambda room: kept if room == "places" else real_folder(room)
    reading.reader = Unread  # type: ignore[assignment]


@cache
def material() -> Places:
    """Some such pictures, about which it is asked where they were taken."""
    install()
    place = Path(tempfile.mkdtemp())
    atexit.register(shutil.rmtree, place, ignore_errors=True)
    return Places.identify({"places": folder(place)}, lambda *_: None)
