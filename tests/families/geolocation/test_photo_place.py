"""Photographs of places: which are accepted and why, signs that tell too much, questions, and the whole route."""

import csv
import json
import re
import struct
import zlib
from collections import Counter
from pathlib import Path

import msgspec
import numpy as np
import pytest
from click.testing import CliRunner
from PIL import Image, ImageDraw, ImageEnhance, ImageFont, ImageOps
from PIL.TiffImagePlugin import IFDRational

from puzzlegen import catalog
from puzzlegen.cli import main
from puzzlegen.conformance import views
from puzzlegen.core.certificate import MalformedStatement
from puzzlegen.core.family import Level
from puzzlegen.core.stream import Stream
from puzzlegen.facts import places as facts
from puzzlegen.formats.geolocation.photo_place import RegionOffered
from puzzlegen.generators.geolocation import photo_place
from puzzlegen.materials import leakage, pictures, places, shots
from puzzlegen.materials.material import Changed, Missing, NothingUsable
from puzzlegen.models import reading
from puzzlegen.running import cache
from puzzlegen.snapshots import pipeline
from puzzlegen.snapshots.item_options import ItemOptions
from puzzlegen.snapshots.pipeline import make_item
from tests.support.judging import EVIDENCE

NAME = "geolocation/photo_place"
WORLD = (
    # country, degrees north, degrees east; what is known without our data
    *(("FR", 44.837, -0.579), ("DE", 48.137, 11.575), ("ES", 40.417, -3.703), ("IT", 45.464, 9.190)),
    *(("PL", 52.230, 21.011), ("SE", 59.329, 18.069), ("NO", 60.391, 5.322), ("FI", 61.498, 23.761)),
    *(("GB", 53.480, -2.242), ("IE", 53.349, -6.260), ("PT", 38.722, -9.139), ("GR", 40.640, 22.944)),
    *(("RO", 44.427, 26.103), ("UA", 49.994, 36.230), ("RU", 55.030, 82.920), ("RU", 56.838, 60.597)),
    *(("TR", 39.934, 32.860), ("IR", 32.654, 51.668), ("SA", 24.713, 46.675), ("IN", 26.850, 80.950)),
    *(("IN", 12.972, 77.595), ("PK", 31.549, 74.344), ("BD", 23.810, 90.412), ("TH", 18.788, 98.985)),
    *(("VN", 16.054, 108.202), ("CN", 31.300, 120.600), ("CN", 30.572, 104.067), ("JP", 43.062, 141.354)),
    *(("JP", 34.694, 135.502), ("KR", 35.180, 129.076), ("PH", 7.190, 125.455), ("ID", -7.257, 112.752)),
    *(("MN", 47.886, 106.906), ("KZ", 43.238, 76.946), ("UZ", 39.654, 66.960), ("IL", 32.794, 34.990)),
    *(("EG", 31.200, 29.918), ("MA", 31.629, -7.981), ("DZ", 36.365, 6.615), ("NG", 6.524, 3.379)),
    *(("GH", 6.688, -1.624), ("KE", -1.286, 36.817), ("TZ", -6.792, 39.208), ("ZA", -33.925, 18.424)),
    *(("ET", 9.030, 38.740), ("SN", 14.765, -17.366), ("US", 39.739, -104.990), ("US", 47.606, -122.332)),
    *(("US", 30.267, -97.743), ("CA", 51.045, -114.058), ("CA", 46.813, -71.208), ("MX", 20.659, -103.349)),
    *(("CU", 20.021, -75.829), ("BR", -23.550, -46.633), ("BR", -3.119, -60.022), ("AR", -31.417, -64.183)),
    *(("CL", -33.449, -70.669), ("PE", -12.046, -77.043), ("AU", -33.869, 151.209), ("NZ", -36.848, 174.763)),
)
CORPUS = [json.loads(line) for line in (EVIDENCE / "geolocation/photo_place.jsonl").read_text().splitlines()]
SIGN = Path("/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf")


@pytest.fixture(autouse=True)
def _silent():
    """Nobody reads signs, but where a test asks for the reader."""
    views.install()


@pytest.fixture(scope="session")
def real_reader():
    pytest.importorskip("rapidocr", reason="signs are read by rapidocr: pip install 'puzzlegen-bench[places]'")
    return reading.Reader()


@pytest.fixture
def _reader(real_reader, monkeypatch, tmp_path):
    monkeypatch.setattr(reading, "reader", lambda: real_reader)
    monkeypatch.setattr(cache, "folder", lambda room: tmp_path / "cache" / room)


def told(folder):
    """File -> its finding; each is one sentence about it."""
    findings = shots.roll(str(folder)).findings
    for finding in findings:
        assert finding.why.startswith(f"{folder}/{finding.file} ")
        assert re.fullmatch(r"[^\n]+[^.\n]\.", finding.why)
    return {finding.file: finding for finding in findings}


def test_sixty_photographs_of_all_continents_are_accepted_or_refused_with_a_reason(tmp_path):
    folder = views.folder(tmp_path, [position for _, *position in WORLD])
    found = told(folder)
    assert len(found) == len(WORLD) == 60
    continents = Counter()
    for (country, latitude, longitude), (name, finding) in zip(WORLD, sorted(found.items()), strict=True):
        names = facts.countries()[country].names["en"]
        if finding.accepted:
            assert f", {names[0]}; " in finding.why, name
            continents[facts.countries()[country].continent] += 1
        else:
            position = f"was taken at {latitude:.3f}, {longitude:.3f}, and of that position nothing is certain: "
            assert finding.why.partition(position)[2].rstrip(".") in {*facts.Refused}, name
    assert sum(continents.values()) >= 40
    assert len(continents) >= 6, continents


def rewritten(folder, name, **changes):
    """The table of a folder with other values in the line of a file."""
    path = folder / "credits.csv"
    rows = list(csv.DictReader(path.read_text().splitlines()))
    with path.open("w", newline="") as file:
        writer = csv.DictWriter(file, shots.COLUMNS)
        writer.writeheader()
        writer.writerows({**row, **(changes if row["file"] == name else {})} for row in rows)


HERE = (44.837, -0.579)


def bomb(width, height):
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(b"0")) + chunk(b"IEND", b"")


def test_what_is_unfit_is_refused_with_its_reason(tmp_path):
    folder = views.folder(
        tmp_path / "photos",
        [HERE, None, (0.0, 0.0), (47.5596, 7.5886), (35.0, -40.0), HERE, HERE, HERE, HERE, HERE, HERE, HERE],
    )
    rewritten(folder, "05.jpg", licence="")
    rewritten(folder, "06.jpg", author="")
    rewritten(folder, "07.jpg", scene="unsorted")
    data = (folder / "08.jpg").read_bytes()
    start = data.index(b"Exif\0\0") + 6
    (folder / "08.jpg").write_bytes(data[: start + 4] + b"\xff\xff\xff\x7f" + data[start + 8 :])
    (folder / "09.jpg").write_bytes(b"no picture")
    (folder / "10.jpg").write_bytes(bomb(60_000, 60_000))
    (folder / "11.jpg").unlink()
    outside = tmp_path / "outside.jpg"
    views.save(outside, views.view(11, HERE))
    (folder / "11.jpg").symlink_to(outside)
    views.save(folder / "stray.jpg", views.view(30, HERE))
    found = told(folder)
    reasons = {
        "01.jpg": "has no GPS position",
        "02.jpg": "position 0, 0",
        "03.jpg": "nothing is certain",  # Basel, where three countries meet
        "04.jpg": "nothing is certain",  # the middle of the Atlantic
        "05.jpg": "no licence, author and origin",
        "06.jpg": "no licence, author and origin",
        "07.jpg": "no scene",
        "08.jpg": "GPS position",
        "09.jpg": "not a readable picture",
        "10.jpg": "decompression bomb",
        "11.jpg": "leads out of the folder",
        "stray.jpg": "no licence, author and origin",
    }
    assert found["00.jpg"].accepted
    for name, reason in reasons.items():
        assert not found[name].accepted, name
        assert reason in found[name].why, found[name].why
    assert found.keys() == {"00.jpg", *reasons}


PENNSYLVANIA = {1: "N", 2: (41.0, 3.0, 36.0), 3: "W", 4: (79.0, 40.0, 12.0)}
NOTHING = IFDRational(0, 0)


@pytest.mark.parametrize(
    ("gps", "reason"),
    [
        ({1: "N", 2: (95.0, 0.0, 0.0), 3: "E", 4: (7.0, 0.0, 0.0)}, "is none on earth"),
        ({1: "N", 2: (44.0, 50.0), 3: "E", 4: (7.0, 0.0, 0.0)}, "cannot be read"),
        ({1: "N", 2: (44.0, 50.0, 0.0)}, "cannot be read"),
        (PENNSYLVANIA | {4: (-79.0, -40.0, -12.0)}, "is signed"),  # with its W, some readers come out in Xinjiang
        (PENNSYLVANIA | {4: (-79.0, 40.0, 12.0)}, "is signed"),
        (PENNSYLVANIA | {2: (41.0, 3.0, -36.0)}, "is signed"),
        (PENNSYLVANIA | {2: (41.0, 75.0, 0.0)}, "has 60 or more"),
        (PENNSYLVANIA | {4: (79.0, 40.0, 60.0)}, "has 60 or more"),
        (PENNSYLVANIA | {4: (79.0, 40.0, NOTHING)}, "cannot be read"),
        (PENNSYLVANIA | {2: (NOTHING,) * 3, 4: (NOTHING,) * 3, 1: " ", 3: " "}, "cannot be read"),
        (PENNSYLVANIA | {1: "X"}, "is neither N nor S"),
        (PENNSYLVANIA | {3: ""}, "is neither E nor W"),
        (PENNSYLVANIA | {3: "N"}, "is neither E nor W"),
        (PENNSYLVANIA | {3: "w"}, "is neither E nor W"),
        (PENNSYLVANIA | {3: "EW"}, "is neither E nor W"),
        (PENNSYLVANIA | {3: " W"}, "is neither E nor W"),
    ],
)
def test_a_position_that_is_none_is_refused(tmp_path, gps, reason):
    folder = views.folder(tmp_path, [HERE])
    _stamped(folder / "00.jpg", gps)
    assert f"has a GPS position in its EXIF that {reason}" in told(folder)["00.jpg"].why


def test_a_position_as_exif_writes_it_is_taken(tmp_path):
    _stamped(tmp_path / "there.jpg", PENNSYLVANIA)
    assert pictures.position((tmp_path / "there.jpg").read_bytes()) == pytest.approx((41.06, -79.67))


def _stamped(path, gps):
    """Write a photograph with these data; negative numbers have the type SRATIONAL, which Pillow only reads."""
    data = Image.Exif()
    data[0x8825] = {
        tag: tuple(-part if part < 0 else part for part in value) if tag in (2, 4) else value
        for tag, value in gps.items()
    }
    written = data.tobytes()
    for tag in (2, 4):
        for number in (int(-part) for part in gps.get(tag, ()) if part < 0):
            written = written.replace(struct.pack(">HHL", tag, 5, 3), struct.pack(">HHL", tag, 10, 3))
            written = written.replace(struct.pack(">2l", number, 1), struct.pack(">2l", -number, 1))
    views.view(0, HERE).picture.save(path, exif=written)


def test_near_duplicates_are_refused(tmp_path):
    folder = views.folder(tmp_path, [HERE, HERE])
    first = views.view(0, HERE)
    changes = {
        "smaller.jpg": first.picture.resize((360, 270)),
        "brighter.jpg": ImageEnhance.Brightness(first.picture).enhance(1.15),
        "mirrored.jpg": ImageOps.mirror(first.picture),
    }
    for name, picture in changes.items():
        views.save(folder / name, first._replace(picture=picture))
    with (folder / "credits.csv").open("a") as table:
        table.writelines(f"{name},Copy,A. Painter,CC0-1.0,made for a test,nature\n" for name in changes)
    found = told(folder)
    assert found["00.jpg"].accepted
    assert found["01.jpg"].accepted
    for name in changes:
        assert "looks like 00.jpg" in found[name].why


def with_sign(one, text, size=20):
    """A view with a white-on-blue sign in it."""
    picture = one.picture.copy()
    draw = ImageDraw.Draw(picture)
    font = ImageFont.truetype(SIGN, size) if SIGN.is_file() else ImageFont.load_default(size)
    left, top, right, bottom = draw.textbbox((120, 100), text, font=font)
    draw.rectangle((left - 10, top - 6, right + 10, bottom + 6), (20, 50, 150))
    draw.text((120, 100), text, "white", font)
    return one._replace(picture=picture)


OTHER_SCRIPTS = pytest.mark.skipif(not SIGN.is_file(), reason="no font has these letters here")


@pytest.mark.usefixtures("_reader")
@pytest.mark.parametrize(
    ("text", "position", "reason"),
    [
        ("Rue de Bordeaux", HERE, "which tells Bordeaux, a place"),
        ("NOUVELLE AQUITAINE", HERE, "which tells Nouvelle-Aquitaine, a region of its country"),
        ("www.boulangerie.fr", HERE, "an address of the web"),
        ("+33 5 56 00 11 22", HERE, "a telephone number"),
        ("Boulangerie", HERE, ""),
        pytest.param("Екатеринбург", (56.838, 60.597), "cannot be read", marks=OTHER_SCRIPTS),
        pytest.param("Θεσσαλονίκη", (40.640, 22.944), "cannot be read", marks=OTHER_SCRIPTS),
    ],
)
def test_a_sign_that_tells_the_place_is_refused(tmp_path, text, position, reason):
    folder = views.folder(tmp_path, [position])
    views.save(folder / "00.jpg", with_sign(views.view(0, position), text))
    (finding,) = told(folder).values()
    assert finding.accepted == (not reason)
    assert reason in finding.why


@pytest.mark.parametrize(
    ("line", "position", "telling"),
    [
        ("Bordaux centre", (*HERE, "FR"), True),  # a letter is missing
        ("BORDEAUX", (*HERE, "FR"), True),
        ("France", (*HERE, "FR"), True),
        ("法国", (*HERE, "FR"), True),
        ("STOP", (*HERE, "FR"), False),
        ("Hotel EXIT 12", (*HERE, "FR"), False),
        ("www.example.com", (*HERE, "FR"), False),
        ("Bayern", (48.137, 11.575, "DE"), True),
        ("DEUTSCHLAND", (48.137, 11.575, "DE"), True),
        ("DEUTSCHAND", (48.137, 11.575, "DE"), True),
        ("Jalles", (*HERE, "FR"), True),  # a part of a name,
        ("Medard", (*HERE, "FR"), True),  # as much as three places share it;
        ("Jarama", (40.4168, -3.7038, "ES"), False),  # what four share is no name
        ("www.example.co.uk", (53.480, -2.242, "GB"), True),
        ("苏州市人民路", (31.300, 120.600, "CN"), True),
        ("停车", (31.300, 120.600, "CN"), False),
        ("京都駅", (35.011, 135.768, "JP"), True),  # nobody knows how it is read
        ("MOCKBA", (55.751, 37.618, "RU"), True),
        ("AOHNA", (37.980, 23.730, "GR"), True),
        ("0 0 0 0", (37.566, 126.978, "KR"), True),  # what becomes of Korean
        ("", (*HERE, "FR"), True),
    ],
)
def test_what_lines_of_writing_tell(line, position, telling):
    pytest.importorskip("anyascii", reason="signs are compared by anyascii: pip install 'puzzlegen-bench[places]'")
    assert bool(leakage.telling((line,), *position)) == telling


def test_reading_is_kept_and_done_once(real_reader, monkeypatch, tmp_path):
    looked = []

    class Counting:
        identity = real_reader.identity

        def lines(self, picture):
            looked.append(picture.shape)
            return real_reader.lines(picture)

    monkeypatch.setattr(reading, "reader", Counting)
    monkeypatch.setattr(cache, "folder", lambda room: tmp_path / "cache" / room)
    folder = views.folder(tmp_path / "photos", [HERE])
    first = told(folder)
    assert len(looked) == len(shots.READ)
    shots._ROLLS.clear()
    assert told(folder) == first
    assert len(looked) == len(shots.READ)
    (kept,) = (tmp_path / "cache" / "places").iterdir()
    kept.write_text("[")  # a damaged file is none
    shots._ROLLS.clear()
    assert told(folder) == first
    assert len(looked) == 2 * len(shots.READ)


# Questions


def invented(level, count):
    params = msgspec.structs.replace(photo_place.LEVELS[level], places=views.material())
    for index in range(count):
        yield pipeline.invent(catalog.load(NAME), level, params, Stream.for_item(NAME, 1, "invented", 1, index, 0))


@pytest.mark.parametrize("level", photo_place.LEVELS)
def test_wrong_options_lie_as_far_away_as_the_level_says(level):
    low, high = photo_place.LEVELS[level].distance
    letters = Counter()
    for puzzle in invented(level, 30):
        position = puzzle.statement.position
        latitude, longitude = float(position.latitude), float(position.longitude)
        options = getattr(puzzle.query, "options", ())
        assert len(set(options)) == len(options)
        for letter, code in zip("ABCD", options, strict=False):
            if letter != puzzle.answer:
                assert low <= facts.km_to(code, latitude, longitude) < high
            else:
                region = facts.locate(latitude, longitude).region
                assert code in (region.code, region.country)
                letters[letter] += 1
    assert len(letters) == 4


def test_no_file_data_are_published_and_the_pixels_are_those_of_the_digest():
    from hashlib import sha256

    from puzzlegen.drawing.png import decode

    made = make_item(catalog.load(NAME), Level.EASY, 3, 0, "zh", ItemOptions(materials=(views.material(),)))
    (picture,) = made.pictures
    chunks = re.findall(rb"(?:IHDR|tEXt|iTXt|zTXt|eXIf|iCCP|tIME)", picture.png)
    assert chunks == [b"IHDR"]
    assert sha256(decode(picture.png).tobytes()).hexdigest() == made.proof.statement["photo"]["sha256"]
    assert b"A. Painter" not in msgspec.json.encode(made.item)
    assert made.item.taxonomy["visreason_subcategory"] in ("nature", "streets", "indoors")


def test_an_explanation_names_the_region_and_the_nearest_place():
    (case,) = [case for case in CORPUS if case["name"] == "good, region"]
    statement, query = case["statement"], case["query"]
    position = (float(statement["position"][name]) for name in ("latitude", "longitude"))
    found = facts.locate(*position)
    true = {"region": found.region.code, "place": found.place, "km": round(found.km_to_place)}

    def faults(why):
        one = catalog.load_format(NAME).puzzle(statement, query, why)
        return catalog.load_validator(NAME).faults_of_why(one.statement, one.query, case["answer"], one.why)

    assert faults(true) == ()
    for false in ({"region": "FR-IDF"}, {"place": "Paris"}, {"km": true["km"] + 1}):
        assert faults(true | false), false
    with pytest.raises(MalformedStatement):
        faults(true | {"km": "5"})


def test_options_are_named_in_chinese_only_if_all_of_them_have_such_a_name():
    renderer = catalog.load(NAME).renderer
    with_name = [code for code, region in facts.regions().items() if region.names["zh"]]
    without = [code for code, region in facts.regions().items() if not region.names["zh"]]
    for options in (with_name[:4], [*with_name[:1], *without[:3]]):
        wording = renderer.word(None, RegionOffered(tuple(options)))
        chinese = [not text["zh"].isascii() and text["zh"] != text["en"] for text in wording.options]
        assert all(chinese) or not any(chinese)


# The material


def test_the_digest_stands_for_photographs_credits_and_positions(tmp_path):
    one, other = views.folder(tmp_path / "one", [HERE] * 3), views.folder(tmp_path / "other", [HERE] * 3)
    material = places.Places.identify({"places": one}, lambda *_: None)
    assert places.Places.at(other, material.identity).open().sha256 == material.identity.sha256
    rewritten(other, "00.jpg", author="Another")
    with pytest.raises(Changed, match="does not hold"):
        places.Places.at(other, material.identity).open()
    views.save(one / "01.jpg", views.view(7, HERE))
    with pytest.raises(Changed, match="does not hold"):
        material.open()


def test_a_folder_of_which_nothing_is_accepted_is_refused(tmp_path):
    with pytest.raises(Missing, match="cannot be read"):
        shots.roll(str(tmp_path / "missing"))
    with pytest.raises(NothingUsable, match="no GPS position"):
        places.Places.identify({"places": views.folder(tmp_path, [None])}, lambda *_: None)


def test_a_photograph_is_shown_only_if_it_is_the_same(tmp_path):
    folder = views.folder(tmp_path, [HERE])
    (shot,) = shots.roll(str(folder)).shots
    assert shots.pixels(shot).shape == (shot.height, shot.width, 3)
    views.save(folder / "00.jpg", views.view(3, HERE))
    with pytest.raises(Changed, match="has changed"):
        shots.pixels(shot)


def test_large_photographs_are_made_smaller(tmp_path):
    folder = views.folder(tmp_path, [HERE])
    first = views.view(0, HERE)
    views.save(folder / "00.jpg", first._replace(picture=first.picture.resize((2400, 1800))))
    (shot,) = shots.roll(str(folder)).shots
    assert (shot.width, shot.height) == (shots.SHOWN, shots.SHOWN * 3 // 4)
    assert np.asarray(shots.pixels(shot)).shape == (shot.height, shot.width, 3)


# The whole route


def run(*arguments):
    return CliRunner().invoke(main, [str(argument) for argument in arguments])


def test_the_whole_route(tmp_path):
    folder = views.folder(tmp_path / "journeys", [*views.SOME, None])
    looked = run("places", folder)
    assert looked.exit_code == 0
    assert "12.jpg has no GPS position in its EXIF." in looked.output
    findings = json.loads(run("places", folder, "--json").stdout)
    accepted = sum(finding["accepted"] for finding in findings)
    assert f"{accepted} of 13 photographs are accepted." in looked.output
    out = tmp_path / "made"
    command = ("make", "geolocation", "--n", 6, "--seed", 5, "--places", folder, "--workers", 1, "--out", out)
    made = run(*command)
    assert made.exit_code == 0, made.output
    assert "Skipped" in made.output
    manifest = json.loads((out / "manifest.json").read_text())
    assert manifest["content"]["unproven"] == {"located": 6}
    assert manifest["content"]["request"]["places"]["number"] == accepted
    proofs = [json.loads(line) for line in (out / "proofs.jsonl").read_text().splitlines()]
    assert len({proof["statement"]["photo"]["sha256"] for proof in proofs}) == 6  # each photograph once
    assert "6 located, which is no proof" in run("verify", out, "--workers", 1).output
    assert "no difference" in run("replay", out, "--places", folder, "--workers", 1).output
    assert "name their folder with --places" in run("replay", out, "--workers", 1).output
    shown = run("show", out, "--key")
    assert "It was taken in " in shown.output
    keys = [json.loads(line) for line in (out / "keys.jsonl").read_text().splitlines()]
    said = [(key["id"], key["answer"].get("letter") or key["answer"]["text"].partition(",")[0]) for key in keys]
    filled = sum("text" in key["answer"] for key in keys)
    assert 0 < filled < 6
    lines = [json.dumps({"id": name, "response": f"Final answer: {text}"}) for name, text in said]
    (tmp_path / "countries.jsonl").write_text("\n".join(lines))
    for credit in (0, 0.5):
        scored = run("score", out, tmp_path / "countries.jsonl", "--country-credit", credit, "--json")
        report = json.loads(scored.stdout)
        assert report["country"] == credit
        whole = report["sheets"][0]["groups"][0]
        assert whole["items"] == 6
        assert whole["credit"] == pytest.approx((6 - filled + credit * filled) / 6)
    lines = (out / "proofs.jsonl").read_text()
    latitude = proofs[0]["statement"]["position"]["latitude"]
    (out / "proofs.jsonl").write_text(lines.replace(f'"latitude":"{latitude}"', '"latitude":"12.345"'))
    assert run("verify", out, "--workers", 1).exit_code == 1


SPEC = """name = "mixed"

[release]
title = "Proven and located"
items = 6

[[families]]
name = "sudoku/classic_6x6"

[[families]]
name = "geolocation/photo_place"
"""


def test_photographs_in_a_release(tmp_path):
    folder = views.folder(tmp_path / "journeys")
    spec, series = tmp_path / "mixed.toml", tmp_path / "series"
    spec.write_text(SPEC)
    release = ("release", spec, "--version", "2026.11.0", "--series", series, "--workers", 1)
    without = run(*release)
    assert without.exit_code == 2
    assert "--places" in without.output
    made = run(*release, "--places", folder)
    assert made.exit_code == 0, made.output
    card = (series / "releases" / "2026.11.0" / "README.md").read_text()
    assert "3 are located and not proven" in card
    audited = run("audit", series, "--prove", "--remake", "--workers", 1)
    assert audited.exit_code == 0, audited.output
    assert "3 items of geolocation/photo_place could not be made again: the places are not published." in audited.output
    assert "every byte, link and commitment holds" in audited.output


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ((NAME,), "name a folder of them with --places"),
        ((NAME, "--places", "missing"), "cannot be read"),
        ((NAME, "--places", "."), "no photograph that can be accepted"),
        ((NAME, "--places", "journeys"), "of which 1 can be made"),
        (("sudoku/classic", "--places", "journeys"), "no family that asks where photographs were taken"),
    ],
)
def test_wrong_usage_is_told_in_one_sentence(arguments, reason, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    views.folder(tmp_path / "journeys", [HERE])
    result = run("make", *arguments, "--n", 2, "--workers", 1)
    assert result.exit_code in (1, 2)
    assert reason in result.output
    assert "Traceback" not in result.output


def test_a_category_asks_about_places_only_if_there_are_photographs():
    from puzzlegen.specs import language as spec

    assert [portion.family for portion in spec.read("geolocation", given=["places"]).portions] == [NAME] * 3
    assert [portion.family for portion in spec.read(NAME).portions] == [NAME] * 3
