"""Fills holes with patches from elsewhere in the picture; best on texture and smooth ground.

The method is that of C. Barnes et al., "PatchMatch: A Randomized Correspondence Algorithm for Structural Image
Editing" (2009), as PyPatchMatch brings it along. It needs no weights.
"""

from collections.abc import Sequence
from importlib.metadata import version
from typing import TYPE_CHECKING, Final

import patchmatch

from puzzlegen.models import Identity, Mask
from puzzlegen.models.compositing import composite
from puzzlegen.models.packages import MissingPackages

if TYPE_CHECKING:
    from puzzlegen.core.family import Pixels

_RADIUS: Final = 3  # of the patches, in pixels; the library advises it


class PatchMatch:
    """A `puzzlegen.models.Inpainter`."""

    seeded = True

    def __init__(self) -> None:
        if not patchmatch.patchmatch_available:
            raise MissingPackages("The native library of PyPatchMatch cannot be loaded here: use another inpainter.")
        used = f"pypatchmatch {version('pypatchmatch')}"
        self.identity = Identity("patchmatch", used, "MIT", {"radius": str(_RADIUS)})

    def fill(self, pictures: "Sequence[Pixels]", holes: Sequence[Mask], seeds: Sequence[int]) -> "list[Pixels]":
        """Each picture with its hole filled; see `puzzlegen.models.Inpainter`."""
        filled = []
        for picture, hole, seed in zip(pictures, holes, seeds, strict=True):
            patchmatch.set_random_seed(seed)
            filled.append(composite(picture, patchmatch.inpaint(picture, hole, patch_size=_RADIUS), hole))
        return filled
