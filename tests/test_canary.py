"""The stamp in the pictures of a release."""

import io
from pathlib import Path
from uuid import UUID

import numpy as np
import pytest
from PIL import Image

from puzzlegen.drawing import png
from puzzlegen.drawing.png import UnreadablePicture
from puzzlegen.releases import canary
from puzzlegen.releases.documents import Version
from tests.test_png import chunks, noise

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
    stamped = canary.stamped(plain, TEXT)
    with Image.open(io.BytesIO(stamped)) as picture:
        picture.load()
        assert picture.text == {canary.KEYWORD: TEXT}
        assert picture.mode == "RGB"
    assert np.array_equal(png.decode(stamped), png.decode(plain))
    assert png.digest_of_png(stamped) == png.digest_of_png(plain)
    kinds = [kind for kind, _ in chunks(stamped)]  # which checks the checksums too
    assert kinds == [b"IHDR", b"IDAT", b"tEXt", b"IEND"]


def test_a_picture_has_one_stamp_whatever_it_had_before(plain: bytes) -> None:
    once = canary.stamped(plain, TEXT)
    assert canary.stamped(once, TEXT) == once
    assert canary.stamped(canary.stamped(plain, "another text"), TEXT) == once
    assert len(once) > len(plain)


def test_other_texts_stay(tmp_path: Path) -> None:
    from PIL.PngImagePlugin import PngInfo

    notes = PngInfo()
    notes.add_text("Title", "a board")
    notes.add_text("Canary bird", "no keyword of ours")
    notes.add_text("Canary", "an older one")
    Image.new("L", (3, 2)).save(tmp_path / "a.png", pnginfo=notes)
    with Image.open(io.BytesIO(canary.stamped((tmp_path / "a.png").read_bytes(), TEXT))) as picture:
        assert picture.text == {"Title": "a board", "Canary bird": "no keyword of ours", "Canary": TEXT}


@pytest.mark.parametrize(
    "spoil",
    [
        lambda data: data[:0],
        lambda data: b"GIF89a" + data,
        lambda data: data[:-1],
        lambda data: data[:20],
        lambda data: data[:-12],  # no IEND
    ],
)
def test_what_is_no_whole_png_is_refused(plain: bytes, spoil: object) -> None:
    with pytest.raises(UnreadablePicture):
        canary.stamped(spoil(plain), TEXT)  # type: ignore[operator]
