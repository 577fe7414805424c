"""The pictures in a folder: which there are, whose they are, and their pixels, upright, in sRGB and not too large.

Whose they are stands in a file ``credits.csv`` in the folder, with a line for each picture.
"""

import csv
import io
import math
import os
import warnings
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from puzzlegen.core import foreign
from puzzlegen.core.foreign import MOST_TABLE, UNREADABLE, InvalidInput
from puzzlegen.core.item import Document
from puzzlegen.materials.material import Missing

if TYPE_CHECKING:
    from PIL.Image import Image

SUFFIXES: Final = (".bmp", ".jpeg", ".jpg", ".png", ".tif", ".tiff", ".webp")
FORMATS: Final = ("BMP", "JPEG", "PNG", "TIFF", "WEBP")
CREDITS: Final = "credits.csv"
COLUMNS: Final = ("file", "title", "author", "licence", "origin")
LONGEST: Final = 768  # pixels of the long side; larger photographs are made smaller
SHORTEST: Final = 240  # pixels of the short side, at least
MOST_PIXELS: Final = 120_000_000  # more than any camera's; a file that claims more may be a bomb
MOST_BYTES: Final = 200_000_000


class Unusable(ValueError):
    """A file is no photograph that can be used; the message says why in a few words."""


class Credit(Document, frozen=True):
    """Whose a photograph is: ``licence`` is an SPDX identifier or a name, ``origin`` an address or a title."""

    title: str
    author: str
    licence: str
    origin: str


def files(folder: str, suffixes: tuple[str, ...] = SUFFIXES, held: str = "photographs") -> list[tuple[str, int, int]]:
    """The names, sizes and times of the pictures in a folder and of its table, sorted; not of folders in it.

    Args:
        folder: where they lie.
        suffixes: in small letters, of what counts as one.
        held: what they are called in errors.

    Raises:
        Missing: if it cannot be read.
    """
    try:
        with os.scandir(folder) as entries:
            return sorted(
                (entry.name, entry.stat(follow_symlinks=False).st_size, entry.stat(follow_symlinks=False).st_mtime_ns)
                for entry in entries
                if entry.name == CREDITS or entry.name.lower().endswith(suffixes)
            )
    except OSError as error:
        raise Missing(f"The folder of {held} {folder} cannot be read: {error.strerror}.") from error


def data(path: Path, most: int = MOST_BYTES) -> bytes:
    """The bytes of a picture in a folder, ``most`` at most.

    Raises:
        Unusable: with a few words that say why.
    """
    try:
        if foreign.leads_out(path, path.parent):
            raise Unusable("is a link that leads out of the folder")
        if not path.is_file():
            raise Unusable("is not a file")
        return foreign.read(path, most)
    except InvalidInput as error:
        raise Unusable(f"is larger than {most // 1_000_000} MB") from error
    except OSError as error:
        raise Unusable(f"cannot be read: {error.strerror}") from error


def credits(folder: str, columns: Sequence[str]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The table of a folder, if it has one: where each line stands, in words, and what it holds in these columns.

    Raises:
        Missing: if it cannot be read, or lacks one of them.
    """
    path = Path(folder) / CREDITS
    if not path.is_file():
        return
    try:
        text = foreign.text(foreign.read(path, MOST_TABLE))
        table = csv.DictReader(io.StringIO(text, newline=""))
        lacking = [column for column in columns if column not in (table.fieldnames or ())]
        rows = list(table)
    except (OSError, InvalidInput, UnicodeDecodeError, csv.Error) as error:
        raise Missing(f"{path} cannot be read: {str(error).removesuffix('.')}.") from error
    if lacking:
        plural = "s" * (len(lacking) > 1)
        raise Missing(f"{path}: its first line lacks the column{plural} {', '.join(lacking)}, between commas.")
    for number, row in enumerate(rows, start=2):
        yield f"{path}, line {number}", tuple((row.get(column) or "").strip() for column in columns)


def credited(folder: str, what: str = "photograph") -> Mapping[str, Credit]:
    """File name -> credit, of what a folder holds.

    Raises:
        Missing: if the table cannot be read, or a line of it lacks what it needs.
    """
    found = {}
    for where, (name, title, author, licence, origin) in credits(folder, COLUMNS):
        if not (name and licence and origin):
            raise Missing(
                f"{where}: each {what} needs the columns {', '.join(COLUMNS)}, of which title and author may be empty."
            )
        found[name] = Credit(title or Path(name).stem, author, licence, origin)
    return found


def scaled(data: bytes, longest: int = LONGEST) -> "Image":
    """A photograph upright, in sRGB, on white where it is transparent, and scaled down by Lanczos' filter.

    Args:
        data: of the file.
        longest: pixels of the long side, at most.

    Raises:
        Unusable: with a few words that say why.
    """
    from PIL import Image, ImageOps

    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # about sizes, where our limit counts, and about damaged EXIF
            with Image.open(io.BytesIO(data), formats=FORMATS) as file:
                width, height = file.size
                if width * height > MOST_PIXELS:
                    raise Unusable(f"has {width} x {height} pixels, and more than {MOST_PIXELS:,} are refused")
                if min(width, height) * min(1, longest / max(width, height)) < SHORTEST:
                    raise Unusable(
                        f"has {width} x {height} pixels, and of at most {longest} its shorter side must have {SHORTEST}"
                    )
                if file.mode in ("RGB", "L"):
                    file.draft(file.mode, (2 * longest, 2 * longest))  # of a JPEG, decode no more than is needed
                picture = in_srgb(ImageOps.exif_transpose(file))
    except Unusable:
        raise
    except Image.DecompressionBombError as error:
        raise Unusable(f"claims more than {MOST_PIXELS:,} pixels, as a decompression bomb does") from error
    except UNREADABLE as error:
        raise Unusable("is not a readable picture") from error
    picture.thumbnail((longest, longest), Image.Resampling.LANCZOS, reducing_gap=None)
    return picture


def in_srgb(picture: "Image") -> "Image":
    """A picture of any mode in RGB, by its colour profile if it has one that fits."""
    import numpy as np
    from PIL import Image, ImageCms

    profile = picture.info.get("icc_profile")
    if picture.mode == "F":
        raise Unusable("holds numbers instead of colours")
    if picture.mode.startswith("I"):  # 16 bits of grey
        return Image.fromarray((np.asarray(picture) // 257).clip(0, 255).astype(np.uint8)).convert("RGB")
    if picture.has_transparency_data:
        seen = picture.convert("RGBA")
        return Image.alpha_composite(Image.new("RGBA", seen.size, "white"), seen).convert("RGB")
    if picture.mode in ("RGB", "L", "CMYK") and profile:
        try:
            given, wanted = ImageCms.ImageCmsProfile(io.BytesIO(profile)), ImageCms.createProfile("sRGB")
            found = ImageCms.profileToProfile(picture, given, wanted, outputMode="RGB")
        except (ImageCms.PyCMSError, OSError):  # a profile that does not fit says nothing
            found = None
        return found or picture.convert("RGB")
    return picture.convert("RGB")


def position(content: bytes) -> tuple[float, float]:
    """Where a photograph was taken, by the GPS data of its EXIF: degrees north and east.

    Raises:
        Unusable: with a few words that say why nobody knows.
    """
    from PIL import ExifTags, Image

    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # about EXIF that is damaged
            with Image.open(io.BytesIO(content), formats=FORMATS) as file:
                gps = file.getexif().get_ifd(ExifTags.IFD.GPSInfo)
        if not gps:
            raise Unusable("has no GPS position in its EXIF")
        tags = ExifTags.GPS
        latitude = _degrees(gps[tags.GPSLatitude], gps[tags.GPSLatitudeRef], "N", "S")
        longitude = _degrees(gps[tags.GPSLongitude], gps[tags.GPSLongitudeRef], "E", "W")
    except Unusable:
        raise
    except UNREADABLE as error:
        raise Unusable("has a GPS position in its EXIF that cannot be read") from error
    if abs(latitude) > 90 or abs(longitude) > 180:
        raise Unusable("has a GPS position in its EXIF that is none on earth")
    if latitude == longitude == 0:
        raise Unusable("has the GPS position 0, 0, which cameras write when they have none")
    return latitude, longitude


def _degrees(parts: Sequence[float], reference: str, positive: str, negative: str) -> float:
    """Degrees, minutes and seconds as one number, with the sign of its direction.

    Exif knows unsigned ones only: of a minus sign beside a W, nobody can tell whether it is meant twice.

    Raises:
        Unusable: if they are not as Exif has them.
        ValueError: if there are not three, or one is not a number.
    """
    degrees, minutes, seconds = map(float, parts)
    if not all(map(math.isfinite, (degrees, minutes, seconds))):
        raise ValueError("a part is 0/0")
    if min(degrees, minutes, seconds) < 0:
        raise Unusable(
            "has a GPS position in its EXIF that is signed, which Exif forbids, so it may be meant either way"
        )
    if max(minutes, seconds) >= 60:
        raise Unusable("has a GPS position in its EXIF that has 60 or more minutes or seconds")
    letter = reference.rstrip("\0")
    if letter not in (positive, negative):
        raise Unusable(f"has a GPS position in its EXIF that is neither {positive} nor {negative}")
    return (degrees + minutes / 60 + seconds / 3600) * (1 if letter == positive else -1)
