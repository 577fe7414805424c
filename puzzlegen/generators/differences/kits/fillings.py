"""Fillings of holes: what the smoothest one would be, how far one is from that, and whether it shows.

Inpainters leave spots of other colours, and traces of what was there. Spots are taken out; what has traces is not used.
"""

from typing import TYPE_CHECKING, Final

import numpy as np

from puzzlegen.facts.colour_difference import ciede2000, lab
from puzzlegen.generators.differences.kits.cutouts import grown
from puzzlegen.models import Mask
from puzzlegen.models.compositing import composite

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from puzzlegen.core.family import Pixels

_BREADTH: Final = 0.12  # of the side of a hole: what is broader in a filling is a spot, and no grain
_LEAST_BREADTH: Final = 6.0  # pixels
_NARROW: Final = 3.0  # pixels
_NEAR: Final = 10  # pixels around a hole
_MOST: Final = 90  # percent of the pixels there
_NEARLY_ALL: Final = 99.8  # percent of the pixels in a hole
_OUTSTANDING: Final = 2.0  # times as far from what is around it as is usual there,
_LEAST_SEEN: Final = 1.2  # and so much in CIELAB: then a line is seen


def boldness(filling: "Pixels", film: "Pixels", hole: Mask) -> float:
    """How far a filling is from a soap film, in CIEDE2000 on an average."""
    return float(ciede2000(lab(filling[hole]), lab(film[hole])).mean())


def settled(filling: "Pixels", film: "Pixels", hole: Mask) -> "Pixels":
    """The filling with its own grain, but in the colours of a soap film over the hole, so that it shows no spots.

    Args:
        filling: of a picture.
        film: the same picture, with its hole filled as smoothly as possible.
        hole: what was filled.
    """
    import cv2

    breadth = max(_LEAST_BREADTH, _BREADTH * float(np.sqrt(np.count_nonzero(hole))))
    grain = np.where(hole[..., None], filling.astype(np.float32) - film, np.float32(0))
    even = film + grain - cv2.GaussianBlur(grain, (0, 0), breadth)
    return composite(filling, np.rint(even.clip(0, 255)).astype(np.uint8), hole)


def scratched(filled: "Pixels", hole: Mask) -> bool:
    """True if something narrow in a filling sticks out more than what is around the hole: a trace of what was there.

    Args:
        filled: a picture with a filling.
        hole: what was filled.
    """
    import cv2

    colours = lab(filled).astype(np.float32)
    grain = np.linalg.norm(colours - cv2.GaussianBlur(colours, (0, 0), _NARROW), axis=2)
    near = grown(hole, _NEAR) & ~hole
    usual = float(np.percentile(grain[near], _MOST)) if near.any() else 0.0
    return bool(np.percentile(grain[hole], _NEARLY_ALL) > _OUTSTANDING * usual + _LEAST_SEEN)


def soap_film(picture: "Pixels", hole: Mask) -> "Pixels":
    """The picture with its hole filled as smoothly as its border allows: about the solution of Laplace's equation."""
    film = _film(picture.astype(np.float64), (~hole).astype(np.float64))
    return np.where(hole[..., None], np.rint(film), picture).astype(np.uint8)


def _film(colours: "NDArray[np.float64]", known: "NDArray[np.float64]") -> "NDArray[np.float64]":
    """Fill what is not known from the same picture at half the size, then let it relax."""
    height, width = known.shape
    if known.all() or min(height, width) < 3:
        mean = (colours * known[..., None]).sum(axis=(0, 1)) / max(known.sum(), 1)
        return np.where(known[..., None] > 0, colours, mean)
    wider = ((0, height % 2), (0, width % 2))
    padded, weight = np.pad(colours, (*wider, (0, 0)), mode="edge"), np.pad(known, wider)
    quarters = [(slice(y, None, 2), slice(x, None, 2)) for y in (0, 1) for x in (0, 1)]
    total = np.sum([weight[part] for part in quarters], axis=0)
    mixed = np.sum([padded[part] * weight[part][..., None] for part in quarters], axis=0)
    half = _film(mixed / np.maximum(total, 1)[..., None], (total > 0).astype(np.float64))
    film = np.where(known[..., None] > 0, colours, half.repeat(2, axis=0).repeat(2, axis=1)[:height, :width])
    free = known == 0
    edged = np.pad(film, ((1, 1), (1, 1), (0, 0)), mode="edge")
    film = edged[1:-1, 1:-1]
    for _ in range(12):
        mean = (edged[:-2, 1:-1] + edged[2:, 1:-1] + edged[1:-1, :-2] + edged[1:-1, 2:]) / 4
        film[free] = mean[free]
        edged[[0, -1]], edged[:, [0, -1]] = edged[[1, -2]], edged[:, [1, -2]]
    return film
