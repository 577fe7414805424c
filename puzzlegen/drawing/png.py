"""Pixels -> PNG, and the digest of pixels.

The encoder is the dearest step of drawing a picture when it is left to a library, and nearly free here: no row filter,
one IDAT chunk, and Intel's ISA-L for the compression where it is installed. The compressed bytes depend on that
library; the digest of the pixels does not.
"""

import io
import struct
import threading
import zlib
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, TypeAlias

import numpy as np
from blake3 import blake3
from numpy.typing import NDArray

from puzzlegen.core import foreign
from puzzlegen.core.errors import CheckFailed
from puzzlegen.core.foreign import PNG_KIND, PNG_SIGNATURE, UNREADABLE, InvalidInput
from puzzlegen.kernels.drawing.pixels import pack

_LEVEL: Final = 1
_WINDOW: Final = b"\x78"  # how a zlib stream with the largest window begins
_HEAD: Final = 8
_LEAST: Final = 128  # bytes that compressed scanlines may have besides their pixels, however few these are

crc32: Callable[[bytes, int], int]
decompressor: Callable[[], Any]
errors: tuple[Any, ...] = (zlib.error,)  # of the decompressor
try:
    from isal import isal_zlib
except ImportError:  # there is no wheel for this platform
    crc32, decompressor = zlib.crc32, zlib.decompressobj

    def compress(data: memoryview) -> bytes:
        """The bytes as a zlib stream."""
        return zlib.compress(data, _LEVEL)

else:
    crc32, decompressor = isal_zlib.crc32, isal_zlib.decompressobj
    errors = (zlib.error, isal_zlib.error)

    def compress(data: memoryview) -> bytes:
        """The bytes as a zlib stream, which depends on nothing else.

        ISA-L's loop for x86 (``igzip_icf_body_h1_gr_bt.asm``, ``.write_first_byte``) enters the third byte of a stream
        into its table of matches by a register that still holds an address. So the first bytes go into a block of
        their own: 4 to 16 are left to another loop, which does not do that.
        """
        stream = isal_zlib.compressobj(_LEVEL)
        head = stream.compress(data[:_HEAD]) + stream.flush(isal_zlib.Z_SYNC_FLUSH)
        return b"".join((head, stream.compress(data[_HEAD:]), stream.flush()))


Rows: TypeAlias = NDArray[np.uint8]
"""Scanlines as a PNG holds them before compression: (height, 1 + 3 * width), a filter byte 0 and then R, G, B, ..."""

MOST_PIXELS: Final = 50_000_000


class UnreadablePicture(CheckFailed):
    """The data is not a picture of the wanted form, or it is one of absurd size."""


class Scratch(threading.local):
    """Memory that is used again for every picture: fresh pages from the system cost more than drawing on them."""

    def __init__(self) -> None:
        self._words = np.empty(0, np.uint32)

    def words(self, count: int) -> NDArray[np.uint32]:
        """Room for ``count`` words of unknown content; it stays valid until this thread asks again."""
        if self._words.size < count:
            self._words = np.empty(count, np.uint32)
        return self._words[:count]


_SCRATCH: Final = Scratch()


def scanlines(pixels: NDArray[np.uint32], sides: tuple[int, int, int, int] = (0, 0, 0, 0)) -> Rows:
    """The scanlines of pixels 0x??RRGGBB, shape (height, width), without so many left, top, right, bottom.

    They are valid until this thread calls again.
    """
    left, top, right, bottom = sides
    height, width = pixels.shape[0] - top - bottom, pixels.shape[1] - left - right
    size = height * (1 + 3 * width)
    rows = _SCRATCH.words(-(-size // 4)).view(np.uint8)[:size].reshape(height, -1)
    pack(pixels, left, top, rows)
    return rows


def pixel_digest(rows: Rows) -> str:
    """The digest of a picture's pixels, which no encoder changes, in hexadecimal.

    It is BLAKE3 (256 bits) over the width and the height (32 bits each, big-endian) and the `Rows`, that is, over each
    row from top to bottom a byte 0 and then R, G and B of each pixel from left to right.
    """
    height, width = rows.shape[0], rows.shape[1] // 3
    state = blake3(struct.pack(">II", width, height))
    state.update(rows.data)
    return state.hexdigest()


def decode(data: bytes) -> NDArray[np.uint8]:
    """The pixels of a published picture, (height, width, 3), R, G, B; raises `UnreadablePicture` as `rows_of`."""
    return colours_of(rows_of(data))


def colours_of(rows: Rows) -> NDArray[np.uint8]:
    """The pixels of scanlines, (height, width, 3), R, G, B."""
    return np.ascontiguousarray(rows[:, 1:]).reshape(len(rows), -1, 3)


def rows_of(data: bytes) -> Rows:
    """The scanlines of a published picture, which is of the one form that `puzzlegen.core.foreign.png` knows.

    Its scanlines are as `encode` writes them, without filters; only the way in which they are compressed is free.

    Raises:
        UnreadablePicture: it is another one, though other programs may show it.
    """
    try:
        parts = foreign.png(data)
    except InvalidInput as error:
        raise UnreadablePicture(f"the data is not a readable PNG picture of ours: {error}") from error
    width, height = parts.size
    size = height * (1 + 3 * width)
    if len(parts.scanlines) > size + size // 64 + _LEAST:
        raise UnreadablePicture("the data is not a readable PNG picture of ours: it has more data than pixels")
    if parts.scanlines[:1] != _WINDOW:  # a smaller window may be too small, which not every reader notices
        raise UnreadablePicture("the data is not a readable PNG picture of ours: it is compressed with another window")
    unpacking = decompressor()
    try:
        scanned = unpacking.decompress(parts.scanlines, size + 1)
    except errors as error:
        raise UnreadablePicture("the data is not a readable PNG picture: it cannot be decompressed") from error
    if len(scanned) != size or not unpacking.eof or unpacking.unused_data:
        raise UnreadablePicture("the data is not a readable PNG picture: it has more or less pixels than it says")
    rows = np.frombuffer(scanned, np.uint8).reshape(height, -1)
    if rows[:, 0].any():
        raise UnreadablePicture("the data is not a readable PNG picture of ours: its scanlines are filtered")
    return rows


def decode_any(data: bytes, formats: tuple[str, ...]) -> NDArray[np.uint8]:
    """The pixels of anybody's picture, (height, width, 3), R, G, B; transparency is ignored.

    Args:
        data: the whole file.
        formats: the formats that are accepted, by the names that Pillow gives them.

    Raises:
        UnreadablePicture: ``data`` has none of these formats, is damaged, or has more than `MOST_PIXELS` pixels.
    """
    if "PNG" in formats:
        with suppress(UnreadablePicture):  # most are ours, and read in a fifth of a library's time
            return decode(data)
    from PIL import Image

    try:
        with Image.open(io.BytesIO(data), formats=formats) as picture:
            if picture.width * picture.height > MOST_PIXELS:
                raise UnreadablePicture(f"a picture of {picture.width} x {picture.height} pixels is too large")
            return np.asarray(picture if picture.mode == "RGB" else picture.convert("RGB"))
    except UnreadablePicture:
        raise
    except (*UNREADABLE, Image.DecompressionBombError) as error:
        raise UnreadablePicture(f"the data is not a readable {' or '.join(formats)} picture") from error


def digest_of_pixels(rgb: NDArray[np.uint8]) -> str:
    """The `pixel_digest` of pixels (height, width, 3)."""
    height, width, _ = rgb.shape
    rows = np.zeros((height, 1 + 3 * width), np.uint8)
    rows[:, 1:] = rgb.reshape(height, -1)
    return pixel_digest(rows)


def digest_of_png(data: bytes) -> str:
    """The `pixel_digest` of a published picture; raises `UnreadablePicture` as `rows_of` does."""
    return pixel_digest(rows_of(data))


def encode(rows: Rows) -> bytes:
    """The scanlines as a picture of the one form that is published."""
    height, width = rows.shape[0], rows.shape[1] // 3
    header = struct.pack(">IIBBBBB", width, height, *PNG_KIND)
    return _put_together(foreign.Png(header, compress(rows.data.cast("B")), None))


def stamped(data: bytes, guid: str) -> bytes:
    """A published picture with the canary of this GUID in it, whether it had one or not.

    Raises:
        UnreadablePicture: it is no published picture.
    """
    try:
        parts = foreign.png(data)
    except InvalidInput as error:
        raise UnreadablePicture(f"the data is not a readable PNG picture of ours: {error}") from error
    return _put_together(parts._replace(stamp=foreign.stamp(guid)))


def _put_together(parts: foreign.Png) -> bytes:
    """The picture of these parts."""
    chunks = [(b"IHDR", parts.header), (b"IDAT", parts.scanlines), (b"IEND", b"")]
    if parts.stamp is not None:
        chunks.insert(2, (b"tEXt", parts.stamp))
    return PNG_SIGNATURE + b"".join(
        b"%b%b%b%b" % (struct.pack(">I", len(data)), kind, data, struct.pack(">I", crc32(data, crc32(kind, 0))))
        for kind, data in chunks
    )
