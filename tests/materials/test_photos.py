"""The folder of photographs: what is skipped and why, credits, digests, and how a photograph is prepared."""

import io
import struct
import zlib

import msgspec
import numpy as np
import pytest
from PIL import Image, ImageCms

from puzzlegen.conformance.photographs import Discs, Surroundings, folder, of, photograph
from puzzlegen.core.family import Level
from puzzlegen.materials import photos
from puzzlegen.materials.material import Changed, Missing, NothingUsable
from puzzlegen.materials.photos import Folder, album, pixels
from puzzlegen.materials.pictures import Credit, scaled

GIVEN = ("CC0-1.0", "a test")


def encoded(picture, format="PNG", **options):
    data = io.BytesIO()
    picture.save(data, format, **options)
    return data.getvalue()


def bomb(width, height):
    """A PNG of a few bytes that claims to be huge."""

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(bytes(99))) + chunk(b"IEND", b"")
    )


def test_what_is_unusable_is_skipped_with_a_sentence(tmp_path):
    outside = tmp_path / "outside.png"
    outside.write_bytes(encoded(Image.fromarray(photograph(9))))
    place = folder(tmp_path / "photos", 2)
    good = (place / "0.png").read_bytes()
    (place / "text.jpg").write_text("no picture")
    (place / "half.png").write_bytes(good[: len(good) // 2])
    (place / "small.png").write_bytes(encoded(Image.new("RGB", (90, 60))))
    (place / "narrow.png").write_bytes(encoded(Image.new("RGB", (4000, 300))))
    (place / "bomb.png").write_bytes(bomb(60_000, 60_000))
    (place / "large.png").write_bytes(bomb(11_000, 11_000))
    (place / "twin.png").write_bytes(good)
    (place / "nobody.png").write_bytes(encoded(Image.fromarray(photograph(5))))
    (place / "leads_out.png").symlink_to(outside)
    (place / "nowhere.png").symlink_to(tmp_path / "missing.png")
    (place / "folder.png").mkdir()
    (place / "notes.txt").write_text("not looked at")
    found = album(Folder(str(place)))
    assert [photo.credit.title for photo in found.photos] in (["Discs 0", "Discs 1"], ["Discs 1", "Discs 0"])
    told = {line.removeprefix(f"{place}/").split(" ", 1)[0]: line for line in found.complaints}
    reasons = {
        "text.jpg": "not a readable picture",
        "half.png": "not a readable picture",
        "small.png": "shorter side",
        "narrow.png": "shorter side",
        "bomb.png": "decompression bomb",
        "large.png": "11000 x 11000",
        "twin.png": "same photograph as 0.png",
        "nobody.png": "no licence and origin",
        "leads_out.png": "leads out of the folder",
        "nowhere.png": "cannot be read",
        "folder.png": "not a file",
    }
    assert told.keys() == reasons.keys()
    for name, reason in reasons.items():
        assert reason in told[name]
        assert told[name].endswith(".")
        assert told[name].count("\n") == 0


def test_copies_in_other_bytes_count_as_one_photograph_whatever_they_are_called(tmp_path):
    place = folder(tmp_path, 2)
    one = Image.fromarray(photograph(0))
    (place / "web.jpg").write_bytes(encoded(one.resize((320, 240)), "JPEG", quality=60))
    (place / "mirrored.png").write_bytes(encoded(one.transpose(Image.Transpose.FLIP_LEFT_RIGHT)))
    found = album(Folder(str(place), *GIVEN))
    assert len(found.photos) == 2
    assert sum("it counts as a copy." in line for line in found.complaints) == 2
    for name in ("web.jpg", "mirrored.png"):
        (place / name).rename(place / f"a{name}")
    assert album(Folder(str(place), *GIVEN)).complaints != found.complaints
    kept = {photo.sha256 for photo in found.photos}
    assert {photo.sha256 for photo in album(Folder(str(place), *GIVEN)).photos} == kept


def test_a_folder_without_any_photograph_is_refused(tmp_path):
    with pytest.raises(Missing, match="cannot be read"):
        album(Folder(str(tmp_path / "missing")))
    with pytest.raises(NothingUsable, match="no file in it ends in"):
        album(Folder(str(tmp_path)))
    (tmp_path / "a.jpg").write_text("?")
    with pytest.raises(NothingUsable, match="not a readable picture"):
        album(Folder(str(tmp_path)))


def test_the_digest_stands_for_photographs_and_credits_wherever_they_lie(tmp_path):
    one, other = folder(tmp_path / "one", 3), folder(tmp_path / "other", 3)
    (other / "0.png").rename(other / "renamed.png")
    credits = (other / "credits.csv").read_text().replace("\n0.png", "\nrenamed.png")
    (other / "credits.csv").write_text(credits)
    (other / "broken.jpg").write_text("?")
    digest = album(Folder(str(one))).sha256
    assert album(Folder(str(other))).sha256 == digest
    given = msgspec.structs.replace(of(Folder(str(one))), folder=Folder(str(other)))
    assert given.open().sha256 == digest
    (other / "credits.csv").write_text(credits.replace("A. Painter", "Another", 1))
    assert album(Folder(str(other))).sha256 != digest
    with pytest.raises(Changed, match="does not hold"):
        given.open()


def test_credits_for_all_fill_in_and_bad_ones_are_refused(tmp_path):
    place = folder(tmp_path, 2)
    (place / "more.png").write_bytes(encoded(Image.fromarray(photograph(7))))
    found = {photo.credit.title: photo.credit for photo in album(Folder(str(place), *GIVEN)).photos}
    assert found["more"] == Credit("more", "", *GIVEN)
    assert found["Discs 1"].author == "A. Painter"
    (place / "credits.csv").write_text("file,title,author,licence,origin\n0.png,,,CC0-1.0,\n")
    with pytest.raises(Missing, match=r"credits.csv, line 2"):
        album(Folder(str(place), *GIVEN))


@pytest.mark.parametrize(
    ("table", "lacking"),
    [
        ("file;title;author;licence;origin\n0.png;;;CC0-1.0;mine\n", "columns file, title, author, licence, origin"),
        ("file,title,author,licence\n0.png,,,CC0-1.0\n", "column origin"),
        ("", "columns file, title, author, licence, origin"),
    ],
    ids=["semicolons", "no origin", "empty"],
)
def test_a_table_of_credits_names_its_columns(table, lacking, tmp_path):
    place = folder(tmp_path, 1)
    (place / "credits.csv").write_text(table)
    with pytest.raises(Missing, match=f"its first line lacks the {lacking}, between commas"):
        album(Folder(str(place), *GIVEN))


def test_few_photographs_are_remarked_on(tmp_path):
    found = album(Folder(str(folder(tmp_path, 3))))
    said = photos.editing(found, Discs.identity, (Surroundings.identity,), "cpu")
    assert said.number == 3
    assert said.licences == {"CC0-1.0": 3}
    assert any("5 %" in remark for remark in said.remarks)
    assert any("cannot be replayed" in remark for remark in said.remarks)


def test_few_items_need_few_photographs_and_others_give_other_items(tmp_path):
    shelf = of(Folder(str(folder(tmp_path, 3))))
    assert [shelf.for_items(number).enough for number in (1, 50, 900)] == [photos.FEW, 50, photos.MOST_USED]
    found = photos.PhotoFindings(3, 2, prepared=2, starved=(Level.HARD,))
    part = shelf.surveyed(found)
    assert "Of the 3 photographs, the 2 with the lowest SHA-256 are used." in part.remarks
    assert part.key != shelf.key == shelf.surveyed(msgspec.structs.replace(found, prepared=3)).key
    assert part.serves(Level.EASY)
    assert not part.serves(Level.HARD)


def test_a_photograph_is_read_again_only_if_it_is_the_same(tmp_path):
    (photo,) = album(Folder(str(folder(tmp_path, 1)))).photos
    assert (pixels(photo) == photograph(0)).all()
    (tmp_path / "0.png").write_bytes(encoded(Image.fromarray(photograph(1))))
    with pytest.raises(Changed, match="has changed"):
        pixels(photo)


SOME = Image.fromarray(photograph(3, 600, 400))


def near(picture, other, tolerance=3.0):
    one, other = np.asarray(picture).astype(float), np.asarray(other).astype(float)
    return one.shape == other.shape and np.abs(one - other).mean() < tolerance


def test_large_photographs_are_scaled_to_fit():
    large = SOME.resize((3000, 2000), Image.Resampling.BICUBIC)
    found = scaled(encoded(large, "JPEG", quality=95))
    assert found.size == (768, 512)
    assert near(found, SOME.resize((768, 512), Image.Resampling.LANCZOS), 4)
    assert scaled(encoded(SOME)).size == SOME.size


def test_a_photograph_is_turned_as_the_camera_says():
    exif = Image.Exif()
    exif[0x0112] = 6  # the top of the scene is on the right
    found = scaled(encoded(SOME.rotate(90, expand=True), "JPEG", quality=95, exif=exif))
    assert found.size == SOME.size
    assert near(found, SOME)


@pytest.mark.parametrize("mode", ["L", "LA", "RGBA", "P", "CMYK", "1", "I;16"])
def test_modes_become_colours(mode):
    if mode == "I;16":
        given = Image.fromarray(np.asarray(SOME.convert("L")).astype(np.uint16) * 257)
    else:
        given = SOME.convert(mode)
    found = scaled(encoded(given, "TIFF" if mode == "CMYK" else "PNG"))
    assert found.mode == "RGB"
    expected = SOME.convert("L").convert("RGB") if mode in ("L", "LA", "I;16") else given.convert("RGB")
    assert near(found, expected)


def test_what_is_transparent_is_white():
    clear = SOME.convert("RGBA")
    clear.putalpha(Image.new("L", SOME.size, 0))
    assert near(scaled(encoded(clear)), Image.new("RGB", SOME.size, "white"), 0.01)


def test_colour_profiles_are_heeded_and_broken_ones_are_not():
    profile = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    assert near(scaled(encoded(SOME, icc_profile=profile)), SOME)
    assert near(scaled(encoded(SOME, icc_profile=b"broken")), SOME, 0.01)
    wide = ImageCms.ImageCmsProfile(ImageCms.createProfile("LAB")).tobytes()
    assert near(scaled(encoded(SOME, icc_profile=wide)), SOME, 0.01)
