"""The PNG writer and the digest of pixels."""

import io
import struct
import subprocess
import sys
import zlib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image

from puzzlegen.core import foreign
from puzzlegen.core.scene import Label
from puzzlegen.core.stream import Stream
from puzzlegen.drawing import png
from puzzlegen.drawing.raster import render
from puzzlegen.snapshots import digest
from tests.support.drawn_cases import PLAIN, board, decoded, scene


def noise(height: int, width: int) -> NDArray[np.uint32]:
    """Pixels with something in the unused byte, as cairo may leave it there."""
    rng = Stream("noise", height, width)
    return np.array([rng.below(1 << 32) for _ in range(height * width)], np.uint32).reshape(height, width)


def chunks(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = 8
    while at < len(data):
        (size,) = struct.unpack(">I", data[at : at + 4])
        kind, body = data[at + 4 : at + 8], data[at + 8 : at + 8 + size]
        assert data[at + 8 + size : at + 12 + size] == struct.pack(">I", zlib.crc32(kind + body))
        yield kind, body
        at += size + 12


def of_chunks(*parts: tuple[bytes, bytes]) -> bytes:
    """A PNG picture of these chunks, with sound lengths and checksums."""
    return foreign.PNG_SIGNATURE + b"".join(
        struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body)) for kind, body in parts
    )


def header(width: int = 3, height: int = 4, kind: tuple[int, ...] = foreign.PNG_KIND) -> tuple[bytes, bytes]:
    return b"IHDR", struct.pack(">IIBBBBB", width, height, *kind)


def stamp(text: str = foreign.CANARY.format("01234567-89ab-cdef-0123-456789abcdef")) -> tuple[bytes, bytes]:
    return b"tEXt", f"Canary\0{text}".encode()


HEADER, END = header(), (b"IEND", b"")
DATA = (b"IDAT", zlib.compress(bytes(40)))
_FRAME = struct.pack(">IIIIIHHBB", 0, 3, 4, 0, 0, 1, 1, 0, 0)
OTHERS = {
    "alpha": of_chunks(header(kind=(8, 6, 0, 0, 0)), (b"IDAT", zlib.compress(bytes(52))), END),
    "palette": of_chunks(header(kind=(8, 3, 0, 0, 0)), (b"PLTE", bytes(3)), (b"IDAT", zlib.compress(bytes(16))), END),
    "grey": of_chunks(header(kind=(8, 0, 0, 0, 0)), (b"IDAT", zlib.compress(bytes(16))), END),
    "sixteen bits": of_chunks(header(kind=(16, 2, 0, 0, 0)), (b"IDAT", zlib.compress(bytes(76))), END),
    "interlaced": of_chunks(header(kind=(8, 2, 0, 0, 1)), DATA, END),
    "another compression": of_chunks(header(kind=(8, 2, 1, 0, 0)), DATA, END),
    "transparent colour": of_chunks(HEADER, (b"tRNS", bytes(6)), DATA, END),
    "background": of_chunks(HEADER, (b"bKGD", bytes(6)), DATA, END),
    "gamma": of_chunks(HEADER, (b"gAMA", struct.pack(">I", 1)), DATA, END),
    "chromaticities": of_chunks(HEADER, (b"cHRM", bytes(32)), DATA, END),
    "colour profile": of_chunks(HEADER, (b"iCCP", b"p\0\0" + zlib.compress(b"x")), DATA, END),
    "sRGB": of_chunks(HEADER, (b"sRGB", b"\0"), DATA, END),
    "code points": of_chunks(HEADER, (b"cICP", b"\x09\x10\0\1"), DATA, END),
    "size of pixels": of_chunks(HEADER, (b"pHYs", struct.pack(">IIB", 1, 1000, 1)), DATA, END),
    "orientation": of_chunks(HEADER, (b"eXIf", b"II*\0"), DATA, END),
    "time": of_chunks(HEADER, (b"tIME", bytes(7)), DATA, END),
    "animation": of_chunks(
        HEADER, (b"acTL", struct.pack(">II", 2, 0)), DATA, (b"fcTL", _FRAME), (b"fdAT", bytes(4) + DATA[1]), END
    ),
    "two pieces of data": of_chunks(HEADER, (b"IDAT", DATA[1][:5]), (b"IDAT", DATA[1][5:]), END),
    "palette for few colours": of_chunks(HEADER, (b"PLTE", bytes(3)), DATA, END),
    "text": of_chunks(HEADER, DATA, (b"tEXt", b"Answer\0B"), END),
    "text with a stamp": of_chunks(HEADER, DATA, stamp(), (b"tEXt", b"Answer\0B"), END),
    "compressed text": of_chunks(HEADER, DATA, (b"zTXt", b"Canary\0\0" + zlib.compress(b"B")), END),
    "international text": of_chunks(HEADER, DATA, (b"iTXt", b"Canary\0\0\0\0\0B"), END),
    "another stamp": of_chunks(HEADER, DATA, stamp("The answer is B."), END),
    "a longer stamp": of_chunks(HEADER, DATA, (b"tEXt", stamp()[1] + b" B"), END),
    "a stamp of another GUID": of_chunks(HEADER, DATA, stamp(foreign.CANARY.format("the-answer-is-B")), END),
    "two stamps": of_chunks(HEADER, DATA, stamp(), stamp(), END),
    "a stamp before the data": of_chunks(HEADER, stamp(), DATA, END),
    "a private part": of_chunks(HEADER, DATA, (b"prVt", b"B"), END),
    "an end with data": of_chunks(HEADER, DATA, (b"IEND", b"B")),
    "two ends": of_chunks(HEADER, DATA, END, END),
    "no end": of_chunks(HEADER, DATA),
    "no data": of_chunks(HEADER, END),
    "something after the end": of_chunks(HEADER, DATA, END) + b"B",
    "a picture after the end": of_chunks(HEADER, DATA, END) * 2,
    "something before the start": b"B" + of_chunks(HEADER, DATA, END),
    "a wrong checksum": of_chunks(HEADER, DATA, END)[:-1] + b"!",
    "a long header": of_chunks((b"IHDR", HEADER[1] + b"B"), DATA, END),
    "no pixels": of_chunks(header(width=0), DATA, END),
    "absurdly many pixels": of_chunks(header(width=60_000, height=60_000), DATA, END),
}


class TestPng:
    @pytest.mark.parametrize(("height", "width"), [(1, 1), (1, 7), (13, 1), (31, 50)])
    def test_pillow_reads_the_very_pixels(self, height: int, width: int) -> None:
        pixels = noise(height, width)
        data = png.encode(png.scanlines(pixels))
        with Image.open(io.BytesIO(data)) as picture:
            rgb = np.asarray(picture, np.uint32)
        assert (rgb[:, :, 0] << 16 | rgb[:, :, 1] << 8 | rgb[:, :, 2] == pixels & 0xFFFFFF).all()

    def test_the_file_has_three_sound_chunks(self) -> None:
        rows = png.scanlines(noise(5, 4))
        first, data, end = chunks(png.encode(rows))
        assert first == (b"IHDR", struct.pack(">IIBBBBB", 4, 5, 8, 2, 0, 0, 0))
        assert (data[0], zlib.decompress(data[1])) == (b"IDAT", rows.tobytes())
        assert end == END

    def test_without_isal_the_pixels_are_the_same(self, monkeypatch: pytest.MonkeyPatch) -> None:
        usual = board(PLAIN, "123456789" * 9)
        monkeypatch.setattr(png, "compress", zlib.compress)
        fallback = board(PLAIN, "123456789" * 9)
        assert (decoded(usual) == decoded(fallback)).all()
        assert usual.pixels == fallback.pixels == png.digest_of_png(fallback.png)

    @pytest.mark.parametrize("unpack", [png.decompressor, zlib.decompressobj])
    def test_it_is_read_back_as_a_library_reads_it(self, unpack, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(png, "decompressor", unpack)
        data = png.encode(png.scanlines(noise(31, 50)))
        with Image.open(io.BytesIO(data)) as picture:
            assert (png.decode(data) == np.asarray(picture)).all()
        with monkeypatch.context() as patch:
            patch.setattr(Image, "open", None)  # it is not needed
            png.decode(data)

    @pytest.mark.parametrize("unpack", [png.decompressor, zlib.decompressobj])
    def test_what_is_not_wholly_as_it_writes_is_refused(self, unpack, monkeypatch: pytest.MonkeyPatch) -> None:
        """Sound chunks, but scanlines that are none, too short, too long, or filtered, as other programs have them."""
        monkeypatch.setattr(png, "decompressor", unpack)
        rows = np.zeros((4, 10), np.uint8)
        rows[:, 1:] = 7
        whole, part, twice = (zlib.compress(data) for data in (rows.tobytes(), rows[:3].tobytes(), rows.tobytes() * 2))
        assert png.decode(of_chunks(HEADER, (b"IDAT", whole), END)).tolist() == [[[7] * 3] * 3] * 4
        for body in (b"no data at all", part, twice, whole[:-2], whole + b"more", b""):
            with pytest.raises(png.UnreadablePicture):
                png.decode(of_chunks(HEADER, (b"IDAT", body), END))
        rows[:, 0] = 2  # each row is told by its difference from the one above
        filtered = of_chunks(HEADER, (b"IDAT", zlib.compress(rows.tobytes())), END)
        with pytest.raises(png.UnreadablePicture, match="scanlines are filtered"):
            png.decode(filtered)
        assert png.decode_any(filtered, ("PNG",))[:, 0, 0].tolist() == [7, 14, 21, 28]

    @pytest.mark.parametrize("name", OTHERS)
    def test_there_is_one_form_of_a_picture(self, name: str) -> None:
        """Whatever a viewer could show, or a reader find, besides the pixels is refused before anything is decoded."""
        usual = of_chunks(HEADER, DATA, END)
        assert foreign.png(usual) == (HEADER[1], DATA[1], None)
        assert foreign.png(of_chunks(HEADER, DATA, stamp(), END)).stamp == stamp()[1]
        with pytest.raises(foreign.InvalidInput):
            foreign.png(OTHERS[name])
        with pytest.raises(png.UnreadablePicture):
            png.digest_of_png(OTHERS[name])

    def test_scratch_memory_leaks_into_no_picture(self) -> None:
        small = scene(Label(5, 5, "8", 0.5), unit=30)
        before = render(small, PLAIN)
        board(PLAIN, "8" * 81, unit=60)
        assert render(small, PLAIN) == before


class TestBytes:
    """Equal pixels give equal bytes: ISA-L's one-shot call gave others for 1 in 300 of these pictures."""

    @staticmethod
    def digests(offset: int) -> list[str]:
        """The digests of 2,000 small pictures of one or two colours, each encoded from memory of its own."""
        rng, found = Stream("bytes"), []
        for _ in range(2000):
            height, width = 1 + rng.below(30), 1 + rng.below(30)
            colours = [rng.below(256) for _ in range(3 * (1 + rng.below(2)))]
            memory = np.full(height * (1 + 3 * width) + 64, 0x5A, np.uint8)
            rows = memory[offset : offset + height * (1 + 3 * width)].reshape(height, -1)
            rows[:, 0] = 0
            rows[:, 1:] = np.resize(np.array(colours, np.uint8), 3 * width)
            found.append(digest.of_bytes(png.encode(rows)))
        return found

    def test_they_depend_on_no_memory_or_thread(self) -> None:
        usual = self.digests(0)
        with ThreadPoolExecutor(4) as pool:
            for others in pool.map(self.digests, (1, 3, 8, 63)):
                assert sum(one != other for one, other in zip(usual, others, strict=True)) == 0

    def test_they_depend_on_no_process(self) -> None:
        program = "from tests.drawing.test_png import TestBytes\nprint(*TestBytes.digests(0))"
        processes = {subprocess.check_output([sys.executable, "-c", program], text=True) for _ in range(2)}
        assert len(processes) == 1

    @pytest.mark.parametrize("size", range(1, 40))
    def test_short_streams_are_whole(self, size: int) -> None:
        data = bytes(range(7)) * 6
        assert zlib.decompress(png.compress(memoryview(data)[:size])) == data[:size]


class TestDigest:
    def test_it_is_found_again_from_any_lossless_copy(self) -> None:
        rendered = board(PLAIN, "987654321" * 9)
        assert png.digest_of_png(rendered.png) == rendered.pixels
        with Image.open(io.BytesIO(rendered.png)) as picture:
            for mode in ("RGB", "RGBA"):
                copy = io.BytesIO()
                picture.convert(mode).save(copy, "PNG", optimize=True)
                assert copy.getvalue() != rendered.png
                assert png.digest_of_pixels(png.decode_any(copy.getvalue(), ("PNG",))) == rendered.pixels

    def test_one_pixel_changes_it(self) -> None:
        pixels = noise(9, 9)
        usual = png.pixel_digest(png.scanlines(pixels))
        for bit in (0, 8, 23):
            changed = pixels.copy()
            changed[4, 7] ^= np.uint32(1 << bit)
            assert png.pixel_digest(png.scanlines(changed)) != usual
        unused = pixels ^ np.uint32(1 << 31)
        assert png.pixel_digest(png.scanlines(unused)) == usual

    def test_the_shape_counts(self) -> None:
        blank = [np.zeros(shape, np.uint32) for shape in ((2, 6), (6, 2), (3, 4), (12, 1))]
        assert len({png.pixel_digest(png.scanlines(pixels)) for pixels in blank}) == 4

    def test_its_definition_must_not_change(self) -> None:
        pixels = np.array([[0x010203, 0xFFFEFD]], np.uint32)
        assert (
            png.pixel_digest(png.scanlines(pixels))
            == "e2f5d529e0609900b948724d6da2e831fa0017067c342d052844359d87e91cc9"
        )

    def test_damaged_files_are_named_so(self) -> None:
        data = png.encode(png.scanlines(noise(6, 6)))
        usual = png.digest_of_png(data)
        for at in range(len(data)):
            spoilt = bytearray(data)
            spoilt[at] ^= 0x55
            for damaged in (data[:at], bytes(spoilt)):
                try:
                    digest = png.digest_of_png(damaged)
                except png.UnreadablePicture:
                    continue
                assert digest == usual or damaged[41:-12] != data[41:-12]  # what is read in spite of it is intact

    @pytest.mark.parametrize("data", [b"", b"GIF89a", b"\x89PNG\r\n\x1a\n", b"not a picture" * 50])
    def test_other_data_is_refused(self, data: bytes) -> None:
        with pytest.raises(png.UnreadablePicture, match="not a readable PNG"):
            png.digest_of_png(data)

    @pytest.mark.filterwarnings("ignore::PIL.Image.DecompressionBombWarning")
    @pytest.mark.parametrize("side", [8_000, 12_000, 60_000])
    def test_absurd_sizes_are_refused_unread(self, side: int) -> None:
        usual = png.encode(png.scanlines(noise(1, 1)))
        kind, body = header(side, side)
        huge = usual[:12] + kind + body + struct.pack(">I", zlib.crc32(kind + body)) + usual[33:]
        with pytest.raises(png.UnreadablePicture):
            png.digest_of_png(huge)
