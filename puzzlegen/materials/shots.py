"""Photographs whose place is known: those of a folder with a position, a licence and an author, which do not tell it.

A photograph is accepted, or refused, with a sentence that says why. Accepted ones are known by the digest of their
pixels, credits, scenes and positions, which is part of a request, so that the same items are made of the same
photographs only, wherever they lie. Of a file nothing is used but its pixels and its position. What else is needed
comes from a file ``credits.csv`` in the folder, with the columns ``file``, ``title``, ``author``, ``licence``,
``origin`` and ``scene``.
"""

from collections import Counter
from contextlib import suppress
from hashlib import blake2b, sha256
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

import msgspec

from puzzlegen.core import foreign
from puzzlegen.core.foreign import InvalidInput
from puzzlegen.core.writing import Unwritten, put
from puzzlegen.drawing.hashing import HASH_BITS, NEAR_BITS, perceptual_hashes
from puzzlegen.facts import places
from puzzlegen.materials.leakage import telling
from puzzlegen.materials.material import Changed, Report
from puzzlegen.materials.pictures import CREDITS, Credit, Unusable, credits, data, files, position, scaled
from puzzlegen.materials.places import Placing
from puzzlegen.running import cache

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from puzzlegen.core.family import Pixels

Scene: TypeAlias = Literal["nature", "street", "indoor"]
SCENES: Final[tuple[Scene, ...]] = get_args(Scene)
COLUMNS: Final = ("file", "title", "author", "licence", "origin", "scene")
SHOWN: Final = 1024  # pixels of the long side of what is shown; larger photographs are made smaller
READ: Final = (800, 1600)  # pixels of the long side of a photograph when it is read
CAUTIOUS: Final = places.Rule(km_to_border=2.5, km_to_place=95)
"""More than the usual rule asks for, so that a position may be rounded."""
DIGITS: Final = 3  # after the point of a position that is published: 100 m
_BEYOND: Final = 50  # kilometres to a border; farther ones are not measured
_EDITION: Final = 1  # rises when signs are read in another way
_MOST_READING: Final = 1 << 20  # bytes of what was read in a photograph


class Shot(msgspec.Struct, frozen=True):
    """An accepted photograph.

    Attributes:
        path: of the file.
        file: SHA-256 of the file.
        sha256: of R, G and B of each pixel that is shown, row by row.
        width, height: of what is shown.
        credit: whose it is.
        scene: what it shows, as whoever chose it says.
        latitude, longitude: degrees, in decimals, as they are published.
    """

    path: str
    file: str
    sha256: str
    width: int
    height: int
    credit: Credit
    scene: Scene
    latitude: str
    longitude: str

    @property
    def position(self) -> tuple[float, float]:
        """Degrees north and east."""
        return float(self.latitude), float(self.longitude)

    @property
    def place(self) -> places.Located:
        """Where it was taken."""
        found = places.locate(*self.position)
        assert isinstance(found, places.Located)  # or it would not have been accepted
        return found


class Finding(msgspec.Struct, frozen=True):
    """What became of a file: whether it is accepted, and why, in a sentence that begins with its path."""

    file: str
    accepted: bool
    why: str


class Roll(msgspec.Struct, frozen=True):
    """What a folder holds: the accepted photographs by their digests, what became of each file, and a digest of all."""

    shots: tuple[Shot, ...]
    findings: tuple[Finding, ...]
    sha256: str


_ROLLS: Final[dict[tuple[str, tuple[tuple[str, int, int], ...]], Roll]] = {}
"""The folder that was looked through last, by the names, sizes and times of its files."""


def roll(folder: str, report: Report = lambda *_: None) -> Roll:
    """Look through a folder, but not through folders in it.

    Raises:
        Missing: if the folder or its table cannot be read.
        MissingPackages: if what reads signs is not installed.
    """
    there = files(folder)
    key = (folder, tuple(there))
    if key not in _ROLLS:
        _ROLLS.clear()
        _ROLLS[key] = _looked_through(folder, [name for name, _, _ in there if name != CREDITS], report)
    return _ROLLS[key]


def _looked_through(folder: str, names: list[str], report: Report) -> Roll:
    rows = {name: told for _, (name, *told) in credits(folder, COLUMNS)}
    findings: list[Finding] = []
    shots: list[Shot] = []
    hashes: list[tuple[str, NDArray[np.int8]]] = []
    for number, name in enumerate(names, start=1):
        path = Path(folder) / name
        try:
            shot, picture = _seen(path, rows.get(name))
            turned = perceptual_hashes(picture)
            for other, signs in hashes:
                if HASH_BITS - int((turned.astype(int) @ signs).max()) <= 2 * NEAR_BITS:
                    raise Unusable(f"looks like {other}, from which it would be a duplicate")
            _require_silence(shot, picture)
        except Unusable as error:
            findings.append(Finding(name, False, f"{path} {error}."))
        else:
            hashes.append((name, turned[0].astype(int)))
            shots.append(shot)
            findings.append(Finding(name, True, f"{path} {_accepted(shot)}."))
        report(number, len(names))
    shots.sort(key=lambda shot: shot.sha256)
    content = [[shot.sha256, shot.credit, shot.scene, shot.latitude, shot.longitude] for shot in shots]
    return Roll(tuple(shots), tuple(findings), sha256(msgspec.json.encode(content)).hexdigest())


def _seen(path: Path, told: list[str] | None) -> "tuple[Shot, Pixels]":
    """A photograph as it would be accepted, and its pixels; raises `Unusable` unless all is known that is needed."""
    import numpy as np

    content = data(path)
    picture = np.asarray(scaled(content, SHOWN))
    title, author, licence, origin, scene = told or ("",) * 5
    if not (licence and author and origin):
        raise Unusable(f"has no licence, author and origin in {CREDITS}")
    if scene not in SCENES:
        raise Unusable(f"has no scene in {CREDITS}, which is one of {', '.join(SCENES)}")
    latitude, longitude = (f"{degrees:.{DIGITS}f}" for degrees in position(content))
    located = places.locate(float(latitude), float(longitude), CAUTIOUS)
    if isinstance(located, places.Refused):
        raise Unusable(f"was taken at {latitude}, {longitude}, and of that position nothing is certain: {located}")
    height, width, _ = picture.shape
    credit = Credit(title or path.stem, author, licence, origin)
    pixels = sha256(picture.tobytes()).hexdigest()
    file = sha256(content).hexdigest()
    return Shot(str(path), file, pixels, width, height, credit, scene, latitude, longitude), picture


def _require_silence(shot: Shot, picture: "Pixels") -> None:
    """Raise `Unusable` where writing tells the place."""
    told = telling(_lines(shot, picture), *shot.position, shot.place.region.country)
    if told:
        raise Unusable(told)


def _lines(shot: Shot, picture: "Pixels") -> tuple[str, ...]:
    """What is written in a photograph, read at two sizes, or by an earlier run."""
    from puzzlegen.models.reading import reader

    content = msgspec.json.encode([_EDITION, shot.sha256, reader().identity])
    path = cache.folder("places") / f"{blake2b(content, digest_size=16).hexdigest()}.json"
    try:
        lines = msgspec.json.decode(foreign.read(path, _MOST_READING), type=tuple[str, ...])
    except (OSError, InvalidInput, msgspec.DecodeError):
        views = (_sized(picture, longest) for longest in READ)
        lines = tuple(dict.fromkeys(line.text for view in views for line in reader().lines(view)))
        _keep(path, lines)
    return lines


def _sized(picture: "Pixels", longest: int) -> "Pixels":
    """A picture whose long side has so many pixels."""
    import numpy as np
    from PIL import Image, ImageOps

    return np.asarray(ImageOps.contain(Image.fromarray(picture), (longest, longest), Image.Resampling.LANCZOS))


def _keep(path: Path, lines: tuple[str, ...]) -> None:
    """Write a file of the cache; a cache that cannot be written is none."""
    with suppress(Unwritten):
        put(path, msgspec.json.encode(lines))


def _accepted(shot: Shot) -> str:
    found = shot.place
    country = places.countries()[found.region.country].names["en"][0]
    border = f"{found.km_to_border:.0f} km" + (" or more" if found.km_to_border >= _BEYOND else "")
    return (
        f"is accepted: {found.region.names['en'][0]}, {country}; {found.place} is {found.km_to_place:.0f} km away, "
        f"the nearest border {border}, and no writing tells the place"
    )


def pixels(shot: Shot) -> "Pixels":
    """What is shown of a photograph; raises `Changed` if the file has changed."""
    import numpy as np

    content = data(Path(shot.path))
    if sha256(content).hexdigest() != shot.file:
        raise Changed(f"{shot.path} has changed since the folder was read.")
    return np.asarray(scaled(content, SHOWN))


def placing(found: Roll) -> Placing:
    """What a request says about the photographs of a folder."""
    from puzzlegen.models.reading import reader

    return Placing(
        sha256=found.sha256,
        number=len(found.shots),
        refused=len(found.findings) - len(found.shots),
        licences=dict(sorted(Counter(shot.credit.licence for shot in found.shots).items())),
        scenes=dict(sorted(Counter(shot.scene for shot in found.shots).items())),
        reader=reader().identity,
        places=places.digest(),
    )
