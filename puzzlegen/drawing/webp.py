"""Pixels -> WebP in a data URL, for pages that are one file."""

import base64
import io
from typing import Any, NamedTuple

from puzzlegen.core.family import Pixels


class Packed(NamedTuple):
    """A picture as a page holds it: a data URL, and its size in pixels."""

    src: str
    width: int
    height: int


def exact(pixels: Pixels) -> Packed:
    """Without loss: a quarter of the bytes of our PNG files, which are made for speed.

    Args:
        pixels: (height, width, 3), or 4 with opacity.
    """
    return _packed(_image(pixels), lossless=True, method=2, quality=50)


def small(pixels: Pixels, longest: int, quality: int) -> Packed:
    """So many pixels on the longer side at most, and of this quality, from 0 to 100."""
    image = _image(pixels)
    image.thumbnail((longest, longest))
    return _packed(image, method=4, quality=quality)


def _image(pixels: Pixels) -> Any:
    from PIL import Image

    return Image.fromarray(pixels)


def _packed(image: Any, **options: Any) -> Packed:
    data = io.BytesIO()
    image.save(data, "WEBP", **options)
    src = "data:image/webp;base64," + base64.b64encode(data.getvalue()).decode()
    return Packed(src, image.width, image.height)
