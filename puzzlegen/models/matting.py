"""Tells how much of each pixel at the outline of a thing belongs to it, and in which colours: mattes.

Segmenters say yes or no of each pixel, and are wrong by one or two at the outline, where a lens mixes the colours of a
thing with those behind it. The shares are those of A. Levin, D. Lischinski and Y. Weiss, "A Closed-Form Solution to
Natural Image Matting" (2008), the colours those of T. Germer et al., "Fast Multi-Level Foreground Estimation" (2020),
as PyMatting brings them along. It needs no weights.
"""

import logging
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

import numpy as np
import torch

from puzzlegen.models import Mask


def _tell_of_compiling(folder: Path) -> None:
    """Say that the import takes a while, unless the package in this folder has been compiled by Numba."""
    if not any(folder.rglob("*.nbi")):
        logging.getLogger("puzzlegen").warning("PyMatting is being compiled, which takes half a minute, and once.")


for _place in getattr(find_spec("pymatting"), "submodule_search_locations", None) or ():
    _tell_of_compiling(Path(_place))
# PyMatting sets OpenMP, and torch with it, to as many threads as there are processors, whatever was asked for
_THREADS: Final = torch.get_num_threads()
import pymatting  # noqa: E402

torch.set_num_threads(_THREADS)

if TYPE_CHECKING:
    from typing import TypeAlias

    from numpy.typing import NDArray

    from puzzlegen.core.family import Pixels

    Floats: TypeAlias = NDArray[np.float64]

_REGULAR: Final = {"epsilon": 1e-4}  # a thousand times more than its authors take: photographs have the noise of JPEG


@dataclass(frozen=True, eq=False)
class Matte:
    """A picture, taken apart: each of its pixels is about ``share`` of ``thing`` and the rest of ``ground``.

    Attributes:
        share: of the thing, from 0 to 1: (height, width).
        thing: the colours of the thing alone, in grey levels: (height, width, 3).
        ground: the colours of what is behind it, likewise; under the thing they mean nothing.
    """

    share: "Floats"
    thing: "Floats"
    ground: "Floats"


def matte(picture: "Pixels", inside: Mask, outside: Mask) -> Matte:
    """The picture, taken apart.

    Args:
        picture: with a thing.
        inside: pixels that are of the thing for sure, not empty: (height, width).
        outside: the same for its ground.
    """
    colours = picture / 255
    known = np.where(inside, 1.0, np.where(outside, 0.0, 0.5))
    share = pymatting.estimate_alpha_cf(colours, known, laplacian_kwargs=_REGULAR)
    thing, ground = pymatting.estimate_foreground_ml(colours, share, return_background=True)
    return Matte(
        share,
        np.where(inside[..., None], picture, 255 * thing),
        np.where(outside[..., None], picture, 255 * ground),
    )
