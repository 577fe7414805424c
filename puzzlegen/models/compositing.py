"""Puts a filling into a picture so that not one pixel outside the hole changes."""

from typing import TYPE_CHECKING

import numpy as np

from puzzlegen.models import Mask

if TYPE_CHECKING:
    from puzzlegen.core.family import Pixels


def composite(picture: "Pixels", filling: "Pixels", hole: Mask, feather: int = 0) -> "Pixels":
    """The picture with the filling in its hole.

    Args:
        picture: what stays outside the hole.
        filling: of the same size; only the part in the hole is used.
        hole: what is filled.
        feather: so many pixels within the border of the hole are a blend of both pictures.
    """
    if not feather:
        return np.where(hole[..., None], filling, picture)
    import cv2

    # The border of the photograph is no border of the hole
    padded = np.pad(hole.astype(np.uint8), 1, mode="edge")
    depth = cv2.distanceTransform(padded, cv2.DIST_L2, 5)[1:-1, 1:-1, None]
    share = np.clip(depth / (feather + 1), 0, 1)
    blend: Pixels = np.rint(picture * (1 - share) + filling * share).astype(np.uint8)
    return blend
