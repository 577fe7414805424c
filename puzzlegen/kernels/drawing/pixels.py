"""What is done to every pixel of a picture, and to every two of its boxes.

A board may hold several hundred digits, and dozens of lines along whole pixels. Each digit is a small mask of ink that
is known already, each line a rectangle, so that painting them all in one kernel costs a fraction of as many calls to
cairo.
"""

from typing import Final

from puzzlegen.kernels.arrays import Ints, IntTable

SOLID: Final = -1  # in place of where the ink of a stamp begins: all of the rectangle is inked
TEXT: Final = 0  # how ink is blended: rounded once
SHAPE: Final = 1  # as cairo does: both parts are rounded


def blank(pixels: IntTable, sides: Ints) -> None:
    """Find how many pixels of each side have all the colour of the top left one.

    Args:
        pixels: 0x??RRGGBB, (height, width).
        sides: left, top, right, bottom, each at most so many; lowered in place.
    """
    height, width = pixels.shape[0], pixels.shape[1]
    ground = pixels[0, 0]
    left, top, right, bottom = sides[0], sides[1], sides[2], sides[3]
    for y in range(height):
        row = 0  # pixels of the ground from the left
        while row < width and pixels[y, row] == ground:
            row += 1
        if row == width:
            continue
        left, top, bottom = min(left, row), min(top, y), height - 1 - y
        row = 0  # likewise, from the right
        while row < right and pixels[y, width - 1 - row] == ground:
            row += 1
        right = row
    sides[0], sides[1], sides[2], sides[3] = left, top, right, min(sides[3], bottom)


def pack(pixels: IntTable, left: int, top: int, rows: IntTable) -> None:
    """Spread a part of pixels 0x??RRGGBB over scanlines, (height, 1 + 3 * width); it begins at (left, top)."""
    height, width = rows.shape[0], (rows.shape[1] - 1) // 3
    for y in range(height):
        rows[y, 0] = 0
        for x in range(width):
            pixel = pixels[top + y, left + x]
            rows[y, 3 * x + 1] = (pixel >> 16) & 255
            rows[y, 3 * x + 2] = (pixel >> 8) & 255
            rows[y, 3 * x + 3] = pixel & 255


def blend(pixels: IntTable, ink: Ints, stamps: IntTable) -> None:
    """Blend each stamp's colour 0xRRGGBB into pixels 0x??RRGGBB, as much as its ink covers them.

    Args:
        pixels: (height, width), changed in place.
        ink: masks of ink, one after the other, a byte for each pixel.
        stamps: (stamps, 7) where its ink begins, its width and height, left, top, colour, and `TEXT` or `SHAPE`.
    """
    rows, columns = pixels.shape[0], pixels.shape[1]
    for number in range(len(stamps)):
        start, width, height = stamps[number, 0], stamps[number, 1], stamps[number, 2]
        left, top, colour, kind = stamps[number, 3], stamps[number, 4], stamps[number, 5], stamps[number, 6]
        x1, x2 = max(left, 0), min(left + width, columns)
        y1, y2 = max(top, 0), min(top + height, rows)
        for y in range(y1, y2):
            if start == SOLID:
                for x in range(x1, x2):
                    pixels[y, x] = colour
                continue
            at = start + (y - top) * width - left
            for x in range(x1, x2):
                cover = ink[at + x]
                if cover == 0:
                    continue
                if cover == 255:
                    pixels[y, x] = colour
                    continue
                below = pixels[y, x]
                if kind == SHAPE:
                    pixels[y, x] = _weighted(colour, cover) + _weighted(below, 255 - cover)
                    continue
                # (a * c + b * (255 - c)) / 255, rounded: first for red and blue, then for green
                outer = (colour & 0xFF00FF) * cover + (below & 0xFF00FF) * (255 - cover) + 0x800080
                inner = (colour & 0x00FF00) * cover + (below & 0x00FF00) * (255 - cover) + 0x008000
                outer = (outer + (outer >> 8 & 0xFF00FF)) >> 8 & 0xFF00FF
                inner = (inner + (inner >> 8 & 0x00FF00)) >> 8 & 0x00FF00
                pixels[y, x] = outer | inner


def _weighted(colour: int, weight: int) -> int:
    """A colour 0xRRGGBB times weight / 255, halves rounded down: first red and blue, then green."""
    outer, inner = (colour & 0xFF00FF) * weight + 0x7F007F, (colour & 0x00FF00) * weight + 0x007F00
    outer = (outer + (outer >> 8 & 0xFF00FF)) >> 8 & 0xFF00FF
    inner = (inner + (inner >> 8 & 0x00FF00)) >> 8 & 0x00FF00
    return outer | inner


def overlap(left: Ints, top: Ints, right: Ints, bottom: Ints) -> bool:
    """True if two boxes share a pixel."""
    for one in range(len(left)):
        for other in range(one):
            if (
                left[one] < right[other]
                and left[other] < right[one]
                and top[one] < bottom[other]
                and top[other] < bottom[one]
            ):
                return True
    return False
