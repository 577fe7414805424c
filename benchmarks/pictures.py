"""Measures pictures as a page is judged: size, margins, empty bands, texts, lines. The table is in docs/pictures.md.

``python -m benchmarks.pictures [CATEGORY or FAMILY ...] [--n 12] [--seed 1]`` draws ``--n`` items of each level of each
family in the default style and prints a line for each family, with what is beyond a limit; with ``--docs``, it puts the
lines into the page. It ends with 1 if anything is beyond.
"""

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator
from itertools import pairwise
from statistics import median
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from benchmarks import pages
from puzzlegen import catalog
from puzzlegen.conformance.drafts import depicted, drafts
from puzzlegen.core.scene import Rendered, Scene
from puzzlegen.drawing.raster import render
from puzzlegen.drawing.style import DEFAULT_STYLE, LONGER, LONGEST, SHORTER

HEAD: Final = (
    "family",
    "pictures",
    "longer side",
    "shorter side",
    "margins",
    "band",
    "capital",
    "contrast",
    "kB",
    "beyond",
)
LEAST_CAPITAL: Final = 18  # pixels
LEAST_CONTRAST: Final = 4.5
UNEQUAL: Final = 0.02  # of the longer side: margins that differ by more are seen to differ
BAND: Final = 0.1  # of a side, without ink between ink
_WIDE: Final = LONGEST / SHORTER  # no picture that is wider can have both sides as they should be
_SEEN: Final = 12  # of 3 x 255: what differs from the ground by more counts as ink


class Measured(msgspec.Struct, frozen=True):
    """One picture.

    Attributes:
        longer, shorter: its sides in pixels.
        unequal: by how much its margins differ, as a share of the longer side.
        band: the widest rows or columns without ink between ink, as a share of that side.
        capital: the smallest capital in pixels; None without texts.
        contrast: the least contrast of a text to its ground (WCAG 2).
        size: of the PNG in bytes.
    """

    longer: int
    shorter: int
    unequal: float
    band: float
    capital: float | None
    contrast: float
    size: int

    def beyond(self) -> Iterator[str]:
        """What is beyond its limit."""
        if self.longer < LONGER[0]:
            yield "too small"
        if self.longer > LONGEST * 1.05:
            yield "too large"
        if self.shorter < SHORTER and self.longer / self.shorter <= _WIDE:
            yield "short side"
        if self.unequal > UNEQUAL:
            yield "margins"
        if self.band > BAND:
            yield "empty band"
        if self.capital is not None and self.capital < LEAST_CAPITAL:
            yield "small text"
        if self.contrast < LEAST_CONTRAST:
            yield "pale text"


def measured(picture: Rendered) -> Measured:
    """A picture that was drawn with its pixels kept."""
    assert picture.rgb is not None
    rgb = picture.rgb.astype(np.int16)
    ink = np.abs(rgb - rgb[0, 0]).sum(axis=2) > _SEEN
    rows, columns = np.flatnonzero(ink.any(axis=1)), np.flatnonzero(ink.any(axis=0))
    margins = (columns[0], picture.width - 1 - columns[-1], rows[0], picture.height - 1 - rows[-1])
    longer = max(picture.width, picture.height)
    filled = margins.count(0) > 2  # by a ground, of which some part has the colour of the first pixel
    return Measured(
        longer,
        min(picture.width, picture.height),
        0.0 if filled else float(max(margins) - min(margins)) / longer,
        max(_gap(rows) / picture.height, _gap(columns) / picture.width),
        min((text.height for text in picture.lettering), default=None),
        min((text.contrast for text in picture.lettering), default=21.0),
        len(picture.png),
    )


def _gap(inked: NDArray[np.intp]) -> int:
    return max((int(b - a) - 1 for a, b in pairwise(inked)), default=0)


def scenes(loaded: catalog.Family, seed: int, number: int) -> Iterator[Scene]:
    """What the pictures of so many items of each level of a family show."""
    for level in loaded.row.levels:
        for one in drafts(loaded, level, seed, number):
            yield from depicted(loaded, one.draft)


def cells(name: str, seen: list[Measured]) -> tuple[str, ...]:
    """The line of a family."""
    faults: dict[str, int] = defaultdict(int)
    for one in seen:
        for fault in one.beyond():
            faults[fault] += 1
    capitals = [one.capital for one in seen if one.capital is not None]
    return (
        name,
        str(len(seen)),
        f"{min(one.longer for one in seen)} to {max(one.longer for one in seen)}",
        f"{min(one.shorter for one in seen)}",
        f"{max(one.unequal for one in seen):.2f}",
        f"{max(one.band for one in seen):.2f}",
        f"{min(capitals):.0f}" if capitals else "–",
        f"{min(one.contrast for one in seen):.1f}",
        f"{median(one.size for one in seen) / 1000:.0f}",
        ", ".join(f"**{fault} {count}**" for fault, count in sorted(faults.items())),
    )


def main() -> None:
    """Print the table, or put its lines into that of the docs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("families", nargs="*")
    parser.add_argument("--n", type=int, default=12, help="items of each level")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--docs", action="store_true", help="put the lines into docs/pictures.md")
    args = parser.parse_args()
    beyond = 0
    print(pages.line(HEAD) + pages.line(["---"] * len(HEAD)), end="")
    for row in pages.families(args.families):
        loaded = catalog.load(row.name)
        seen = [measured(render(one, DEFAULT_STYLE, kept=True)) for one in scenes(loaded, args.seed, args.n)]
        line = cells(row.name, seen)
        print(pages.line(line), end="", flush=True)
        beyond += line[-1] != ""
        if args.docs:
            pages.put(pages.DOCS / "pictures.md", HEAD, {row.name}, [line])
    sys.exit(beyond > 0)


if __name__ == "__main__":
    main()
