"""How VisReason's script reads boxes from a response, and holds them against the key.

Written anew from what `judge.py` of github.com/CASIA-IVA-Lab/VisReason does (July 2026). Boxes are
``x1, y1, x2, y2`` in pixels of the first picture.
"""

import re
from collections.abc import Sequence
from itertools import chain, zip_longest
from typing import Final, TypeAlias

Quad: TypeAlias = tuple[float, float, float, float]

THRESHOLD: Final = 0.5  # of the intersection over the union, and this value is enough
_NUMBER: Final = r"-?\d+(?:\.\d+)?"
_IN_FOURS: Final = re.compile(r"\[\s*" + r"\s*,\s*".join([f"({_NUMBER})"] * 4) + r"\s*\]")
_WITH_SEMICOLONS: Final = re.compile(r"\[[^\[\]]*;[^\[\]]*\]")
_PAIRS: Final = tuple(
    re.compile(rf"{opened}\s*({_NUMBER})\s*,\s*({_NUMBER})\s*{closed}")
    for opened, closed in ((r"\[", r"\]"), (r"\(", r"\)"))
)
_CONVINCING: Final = 3.0  # by how much another reading than two corners must be more plausible
_CORNERS: Final = 0.5  # the advantage of two corners
_IMPOSSIBLE: Final = -1e9


def quads(response: str) -> list[Quad]:
    """The fours of numbers in what is boxed, or else in the whole response, by the first of four ways that has any."""
    boxed = _boxed(response)
    said = "\n".join(boxed) if boxed else response
    if fours := _IN_FOURS.findall(said):
        return [_quad(four) for four in fours]
    blocks = _WITH_SEMICOLONS.findall(said)
    if found := [quad for block in blocks for quad in _full(re.findall(_NUMBER, block))]:
        return found
    pairs = [pair for pattern in _PAIRS for pair in pattern.findall(said)]
    if pairs and len(pairs) % 2 == 0:
        return _full(list(chain.from_iterable(pairs)))
    return _full(re.findall(_NUMBER, said))


def _boxed(text: str) -> list[str]:
    """What stands in each ``\\boxed{}``, inner braces included, up to one that is never closed."""
    found = []
    start = text.find(mark := "\\boxed{")
    while start >= 0:
        start += len(mark)
        depth, end = 1, start
        while depth and end < len(text):
            depth += {"{": 1, "}": -1}.get(text[end], 0)
            end += 1
        if depth:
            break
        found.append(text[start : end - 1])
        start = text.find(mark, end)
    return found


def _full(numbers: Sequence[str]) -> list[Quad]:
    """The numbers in fours; a rest is dropped."""
    return [_quad(numbers[start : start + 4]) for start in range(0, len(numbers) - 3, 4)]


def _quad(numbers: Sequence[str]) -> Quad:
    a, b, c, d = map(float, numbers)
    return a, b, c, d


def box(quad: Quad, width: float, height: float) -> Quad | None:
    """The box that four numbers mean in a picture of this size: two corners, unless a point and a size fit much better.

    A box in a second picture to the right or below is moved to the first; what lies outside is cut off. None if nothing
    is left.
    """
    a, b, c, d = quad
    x1, x2 = sorted((a, c))
    y1, y2 = sorted((b, d))
    corners = _plausibility((x1, y1, x2, y2), width, height) + _CORNERS
    if c > 0 and d > 0:
        readings = (a - c / 2, b - d / 2, a + c / 2, b + d / 2), (a, b, a + c, b + d)
        best = max(readings, key=lambda reading: _plausibility(reading, width, height))
        if _plausibility(best, width, height) >= corners + _CONVINCING:
            x1, y1, x2, y2 = best
    near = 1e-3
    if width - near <= x1 and x2 <= 2 * width + near and -near <= y1 and y2 <= height + near:
        x1, x2 = x1 - width, x2 - width
    elif height - near <= y1 and y2 <= 2 * height + near and -near <= x1 and x2 <= width + near:
        y1, y2 = y1 - height, y2 - height
    x1, x2 = (min(max(x, 0.0), width) for x in (x1, x2))
    y1, y2 = (min(max(y, 0.0), height) for y in (y1, y2))
    return (x1, y1, x2, y2) if x1 < x2 and y1 < y2 else None


def _plausibility(found: Quad, width: float, height: float) -> float:
    """Three for each coordinate inside the picture, less for an area greater than it, or next to nothing."""
    x1, y1, x2, y2 = found
    if x2 <= x1 or y2 <= y1:
        return _IMPOSSIBLE
    inside = sum(0 <= x <= width for x in (x1, x2)) + sum(0 <= y <= height for y in (y1, y2))
    share = (x2 - x1) * (y2 - y1) / (width * height)
    penalty = 4 if share > 2 else 2 if share > 1 else 1 if share < 1e-4 else 0
    return 3.0 * inside - penalty


def overlap(one: Quad, other: Quad) -> float:
    """Intersection over union."""
    (x1, y1, x2, y2), (x3, y3, x4, y4) = one, other
    shared = _length(max(x1, x3), min(x2, x4)) * _length(max(y1, y3), min(y2, y4))
    both = _length(x1, x2) * _length(y1, y2) + _length(x3, x4) * _length(y3, y4) - shared
    return shared / both if both > 0 else 0.0


def _length(start: float, end: float) -> float:
    return max(0.0, end - start)


def credit(key: Sequence[Quad], response: str, width: float, height: float) -> float:
    """The share of the key's boxes that are found, the first by the first, the second by the second, and so on."""
    given = [found for quad in quads(response) if (found := box(quad, width, height)) is not None]
    pairs = zip_longest(key, given[: len(key)])
    return sum(pair is not None and overlap(wanted, pair) >= THRESHOLD for wanted, pair in pairs) / len(key)
