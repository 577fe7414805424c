"""The stamp in the pictures of a release."""

import io
from uuid import UUID

import numpy as np
import pytest
from PIL import Image

from puzzlegen.drawing import png
from puzzlegen.drawing.png import UnreadablePicture
from puzzlegen.releases import canary
from puzzlegen.releases.documents import Version
from tests.drawing.test_png import chunks, noise

GUID = canary.guid("monthly", Version(2026, 11))
TEXT = canary.paragraph(GUID)


@pytest.fixture
def plain() -> bytes:
    return png.encode(png.scanlines(noise(7, 13)))


def test_the_guid_names_one_release() -> None:
    assert UUID(GUID).version == 5
    assert canary.guid("monthly", Version(2026, 11)) == GUID
    others = {canary.guid("monthly", Version(2026, 11, 1)), canary.guid("weekly", Version(2026, 11))}
    assert len(others | {GUID}) == 3
    assert GUID in TEXT
    assert TEXT.isascii()


def test_pillow_finds_the_stamp_and_the_same_pixels(plain: bytes) -> None:
    stamped = png.stamped(plain, GUID)
    with Image.open(io.BytesIO(stamped)) as picture:
        picture.load()
        assert picture.text == {"Canary": TEXT}
        assert picture.mode == "RGB"
    assert np.array_equal(png.decode(stamped), png.decode(plain))
    assert png.digest_of_png(stamped) == png.digest_of_png(plain)
    kinds = [kind for kind, _ in chunks(stamped)]  # which checks the checksums too
    assert kinds == [b"IHDR", b"IDAT", b"tEXt", b"IEND"]


def test_a_picture_has_one_stamp_whatever_it_had_before(plain: bytes) -> None:
    once = png.stamped(plain, GUID)
    assert png.stamped(once, GUID) == once
    assert png.stamped(png.stamped(plain, "01234567-89ab-cdef-0123-456789abcdef"), GUID) == once
    assert len(once) > len(plain)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda data: data[:0],
        lambda data: b"GIF89a" + data,
        lambda data: data[:-1],
        lambda data: data[:20],
        lambda data: data[:-12],  # no IEND
        lambda data: data + b"!",
    ],
)
def test_what_is_no_whole_png_is_refused(plain: bytes, spoil: object) -> None:
    with pytest.raises(UnreadablePicture):
        png.stamped(spoil(plain), GUID)  # type: ignore[operator]
