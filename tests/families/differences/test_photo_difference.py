"""Retouched photographs: corpus, the referee against pictures that cheat, edits, a reader, and the whole route."""

import io
import json
from collections import Counter
from functools import cache as remembered
from hashlib import sha256
from itertools import permutations

import msgspec
import numpy as np
import pytest
from click.testing import CliRunner
from PIL import Image, ImageFilter
from scipy import ndimage

from puzzlegen import catalog
from puzzlegen.cli import main
from puzzlegen.conformance import photographs as photo_cases
from puzzlegen.conformance.photographs import Discs, Surroundings, photograph
from puzzlegen.core.family import USUAL_LEVELS, Level
from puzzlegen.core.item import BoundingBoxes, FillIn
from puzzlegen.core.stream import Stream
from puzzlegen.drawing.png import decode
from puzzlegen.facts.colour_difference import encoded, lab, linear_rgb
from puzzlegen.generators.differences.kits import assignment, preparation, retouches
from puzzlegen.generators.differences.kits.cutouts import cutouts, overlap
from puzzlegen.generators.differences.kits.retouches import Offer, Offering, offering
from puzzlegen.generators.differences.kits.retouching import CLASSES
from puzzlegen.materials import photos
from puzzlegen.materials.material import NothingUsable
from puzzlegen.models import OutOfMemory
from puzzlegen.running import cache
from puzzlegen.snapshots import pipeline
from puzzlegen.snapshots.pipeline import make_item
from puzzlegen.validators.differences.kits.photo_referee import judge
from puzzlegen.validators.differences.photo_difference import certify, certify_picture
from tests.support.judging import EVIDENCE

CORPUS = [json.loads(line) for line in (EVIDENCE / "differences/photo_difference.jsonl").read_text().splitlines()]
NAME = "differences/photo_difference"


def test_the_corpus_has_faulty_cases():
    assert any("faults" in case for case in CORPUS)


# The referee, on a photograph in which two discs are missing, painted here without the generator

HEIGHT, WIDTH = 480, 640


@remembered
def scene(grain=4):
    """A photograph, the same without two of its discs, and the boxes of these."""
    first = photograph(21, grain=grain)
    masks = [mask for mask in Discs().segment([first])[0] if 1200 < mask.sum() < 6000][:2]
    second, boxes = first.copy(), {}
    for number, mask in enumerate(masks):
        hole = ndimage.binary_dilation(mask, np.ones((7, 7)))
        rows, columns = np.nonzero(hole)
        free = free_column(first, hole)
        second[hole] = first[rows, free + (columns - columns.min()) % 24]
        changed = ndimage.find_objects(((first != second).any(axis=2) & hole).astype(int))[0]
        boxes[f"patch-{number:02}"] = box_of(changed)
    return first, second, boxes


def free_column(picture, hole):
    """Where 24 columns of ground begin, in the rows of a hole."""
    rows = np.flatnonzero(hole.any(axis=1))
    part = picture[rows[0] : rows[-1] + 1].astype(int)
    spread = [part[:, x : x + 24].max(axis=1) - part[:, x : x + 24].min(axis=1) for x in range(0, WIDTH - 24, 4)]
    return 4 * int(np.argmin([one.max() for one in spread]))


def box_of(place):
    return place[1].start, place[0].start, place[1].stop, place[0].stop


def spot(boxes, size=40):
    """Where a square of ground of this size is far from all boxes, from discs, and from the border."""
    first, second, _ = scene()
    busy = np.logical_or.reduce([mask for masks in Discs().segment([first, second]) for mask in masks])
    for y in range(40, HEIGHT - 40 - size, 6):
        for x in range(40, WIDTH - 40 - size, 6):
            near = busy[y - 4 : y + size + 4, x - 4 : x + size + 4].any()
            if not near and all(
                x + size + 30 < a or c + 30 < x or y + size + 30 < b or d + 30 < y for a, b, c, d in boxes.values()
            ):
                return slice(y, y + size), slice(x, x + size)
    raise AssertionError("there is no free place")


def disc_in(place):
    rows, columns = np.mgrid[place]
    middle = [(edge.start + edge.stop - 1) / 2 for edge in place]
    return (rows - middle[0]) ** 2 + (columns - middle[1]) ** 2 < ((place[0].stop - place[0].start) / 2) ** 2


def with_box(boxes, place):
    return {**boxes, "patch-09": box_of((place[0], place[1]))}


def test_a_fair_pair_is_accepted_both_ways():
    first, second, boxes = scene()
    assert len(boxes) == 2
    assert judge(first, second, boxes) == ()
    assert judge(second, first, boxes) == ()


def painted(place, colour=(200, 40, 40)):
    """The second version with a soft disc more."""
    second = scene()[1].astype(float)
    share = np.zeros((HEIGHT, WIDTH))
    share[place] = disc_in(place)
    share[place] *= 1
    share = np.asarray(Image.fromarray((share * 255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(0.7))) / 255
    outside = np.ones((HEIGHT, WIDTH), bool)
    outside[place] = False
    share = np.where(outside, 0, share)[..., None]
    grain = (scene()[1].astype(int) - ndimage.gaussian_filter(second, (2, 2, 0))).clip(-12, 12)
    return np.rint(second * (1 - share) + share * (np.array(colour) + grain)).clip(0, 255).astype(np.uint8)


def test_an_unlisted_second_difference_is_refused():
    first, _, boxes = scene()
    place = spot(boxes)
    second = painted(place)
    assert judge(first, second, boxes) == ("there are more differences than boxes", "a difference has no box that fits")
    assert judge(first, second, with_box(boxes, place)) == ()  # listed, it is fair


def test_one_grey_level_is_refused():
    first, second, boxes = scene()
    place = spot(boxes)
    second = second.copy()
    second[place] = np.where(second[place] > 127, second[place] - 1, second[place] + 1)
    assert judge(first, second, with_box(boxes, place)) == ("a difference is hardly visible",)


def test_what_vanishes_is_refused():
    first, second, boxes = scene()
    place = spot(boxes)
    ground = second[place].reshape(-1, 3).mean(axis=0)
    second = painted(place, ground + np.array([26, 10, -8]))
    assert judge(first, second, with_box(boxes, place)) == ("a difference vanishes into what was there",)


@pytest.mark.parametrize("side", [0, 1, 2, 3])
def test_a_box_that_is_too_large_is_refused(side):
    first, second, boxes = scene()
    for name, box in boxes.items():
        wrong = list(box)
        wrong[side] += round((-0.4 if side < 2 else 0.4) * (box[2] - box[0], box[3] - box[1])[side % 2])
        assert "a difference has no box that fits" in judge(first, second, {**boxes, name: tuple(wrong)})


def test_a_box_on_the_wrong_side_is_refused():
    first, second, boxes = scene()
    left, top, right, bottom = boxes["patch-00"]
    wrong = {**boxes, "patch-00": (WIDTH - right, top, WIDTH - left, bottom)}
    assert "a difference has no box that fits" in judge(first, second, wrong)


@pytest.mark.parametrize("quality", [60, 95])
def test_compression_noise_is_refused(quality):
    first, second, boxes = scene()
    data = io.BytesIO()
    Image.fromarray(second).save(data, "JPEG", quality=quality)
    assert judge(first, np.asarray(Image.open(data).convert("RGB")), boxes) != ()


@pytest.mark.parametrize("axis", [0, 1])
def test_a_photograph_shifted_by_one_pixel_is_refused(axis):
    first, second, boxes = scene()
    assert judge(first, np.roll(second, 1, axis), boxes) == ("the two pictures differ all over",)


@pytest.mark.parametrize("place", [(0, 200), (HEIGHT - 40, 200), (200, 0), (200, WIDTH - 40)])
def test_a_difference_cut_by_the_border_is_refused(place):
    first, _, _ = scene()
    second, (y, x) = first.copy(), place
    second[y : y + 40, x : x + 40] ^= 0x60
    assert judge(first, second, {"patch-01": (x, y, x + 40, y + 40)}) == ("a difference touches the border",)


def test_a_smear_is_refused():
    first, second, boxes = scene(grain=28)
    assert judge(first, second, boxes) == ()
    name, (left, top, right, bottom) = next(iter(boxes.items()))
    smeared = second.copy()
    changed = (first != second).any(axis=2)[top:bottom, left:right]
    blurred = ndimage.gaussian_filter(second[top - 20 : bottom + 20, left - 20 : right + 20].astype(float), (5, 5, 0))
    part = np.rint(blurred[20:-20, 20:-20]).astype(np.uint8)
    smeared[top:bottom, left:right][changed] = part[changed]
    kept = {**boxes, name: tight(first, smeared, boxes[name])}
    assert judge(first, smeared, kept) == ("a difference is a smear",)
    assert judge(smeared, first, kept) == ("a difference is a smear",)


def tight(first, second, box):
    left, top, right, bottom = box
    part = (first != second).any(axis=2)[top:bottom, left:right]
    rows, columns = ndimage.find_objects(part.astype(int))[0]
    return left + columns.start, top + rows.start, left + columns.stop, top + rows.stop


def test_a_seam_is_refused():
    first, second, boxes = scene()
    place = spot(boxes)
    second = second.copy()
    second[place] = np.where(disc_in(place)[..., None], 255 - second[place] // 3, second[place])
    assert judge(first, second, with_box(boxes, place)) == ("a difference has a seam",)


# What the generator makes of synthetic photographs, with simple models


@remembered
def made(level, count=4):
    return [make_item(catalog.load(NAME), level, 31, index, "en", photo_cases.manner()) for index in range(count)]


def crops(one):
    """Both versions of an item, and where the first one begins."""
    pictures = [decode(picture.png) for picture in one.pictures]
    if len(pictures) == 2:
        return *pictures, (0, 0)
    boxes = [one.proof.layout[name] for name in ("first", "second")]
    return *(pictures[0][top:bottom, left:right] for left, top, right, bottom in boxes), boxes[0][:2]


@pytest.mark.parametrize("level", USUAL_LEVELS)
def test_a_reader_of_the_pixels_finds_the_answer_and_the_photograph(level):
    """Grow what differs by a few pixels, and take the connected areas; elsewhere all is as in the photograph."""
    shelf = photo_cases.material().open().photos
    for one in made(level):
        first, second, (x, y) = crops(one)
        (photo,) = (photo for photo in shelf if photo.sha256 == one.proof.statement["photo"]["sha256"])
        assert one.proof.statement["photo"]["title"] == photo.credit.title
        original = photos.pixels(photo)
        changed = (first != second).any(axis=2)
        assert (first == original)[~changed].all()
        assert ((first == original) | (second == original)).all()  # each difference is made in one of them
        areas, number = ndimage.label(ndimage.binary_dilation(changed, np.ones((11, 11))))
        found = {
            (s[1].start + x, s[0].start + y, s[1].stop + x, s[0].stop + y)
            for s in ndimage.find_objects(np.where(changed, areas, 0))
        }
        if isinstance(one.key.answer, FillIn):
            assert one.key.answer.text == str(number)
        else:
            assert isinstance(one.key.answer, BoundingBoxes)
            assert found == set(one.key.answer.boxes)


def test_the_referee_holds_the_statement_against_the_pixels():
    one = made(Level.MEDIUM)[0]
    pictures = [decode(picture.png) for picture in one.pictures]
    statement, query, layout = one.proof.statement, one.proof.query, one.proof.layout

    def judged(**changes):
        told = {"pictures": pictures, "statement": statement, "layout": layout} | changes
        shown = catalog.load_format(NAME).puzzle(told["statement"], query)
        return certify_picture(told["pictures"], shown.statement, shown.query, told["layout"])

    assert judged() == ()
    for number, patch in enumerate(statement["patches"]):
        for version in ("first", "second"):
            wrong = [*statement["patches"]]
            wrong[number] = patch | {version: sha256(b"other").hexdigest()}
            assert judged(statement=statement | {"patches": wrong}) == ("a patch does not hold the stated pixels",)
    assert judged(statement=statement | {"width": 99, "patches": ()}) == ("the pictures are not of the stated size",)
    fewer = {name: box for name, box in layout.items() if name != statement["patches"][0]["name"]}
    assert judged(layout=fewer) == ("the boxes are not those of the patches",)
    if len(pictures) == 1:
        lonely = {name: box for name, box in layout.items() if name != "second"}
        assert judged(layout=lonely) == ("there are not two pictures",)
    noisy = [picture.copy() for picture in pictures]
    left, top, _, _ = layout.get("first", (0, 0, 0, 0))
    noisy[0][top + 1, left + 1, 1] ^= 1  # outside of all patches
    assert judged(pictures=noisy) != ()


def test_changes_and_photographs_are_balanced_on_an_average():
    loaded, shelf = catalog.load(NAME), photo_cases.material()
    planned, shown = Counter(), Counter()
    for level in USUAL_LEVELS:
        params = loaded.levels[level]
        wanted = assignment.Wanted(params.differences, params.fewest, params.band)
        slots = assignment.assigned(shelf, wanted)
        assert len(slots) == assignment.LENGTH
        planned.update(kind for one in slots for kind in one.kinds)
        shown.update(one.photo.sha256 for one in slots)
    assert all(0.18 <= planned[kind] / planned.total() <= 0.32 for kind in range(4))
    assert len(shown) == 5
    assert max(shown.values()) <= 0.3 * shown.total()


def test_items_have_the_kinds_of_one_of_the_sittings():
    loaded, shelf = catalog.load(NAME), photo_cases.material()
    params = msgspec.structs.replace(loaded.levels[Level.EASY], photos=shelf)
    slots = assignment.assigned(shelf, assignment.Wanted(params.differences, params.fewest, params.band))
    for index in range(8):
        rng = Stream("sittings", index, index=index, series=b"sittings")
        puzzle = pipeline.invent(loaded, Level.EASY, params, rng)
        patches, digest = puzzle.statement.patches, puzzle.statement.photo.sha256
        boxes = [patch.box for patch in patches if patch.first != patch.second]
        (photo,) = {one.photo for one in slots if one.photo.sha256 == digest}
        offered = {(offer.box, offer.change) for offer in offering(photo, shelf.models).offers}
        assert any(
            all(
                any((box, change) in offered for change in CLASSES[kind])
                for box, kind in zip(boxes, kinds, strict=True)
            )
            for one in slots
            if one.photo is photo and len(one.kinds) == len(boxes)
            for kinds in permutations(one.kinds)
        )


def test_colours_return_from_cielab():
    colours = np.array([(0, 0, 0), (255, 255, 255), (200, 40, 40), (12, 130, 77), (128, 128, 128)], np.uint8)
    assert (encoded(linear_rgb(lab(colours))) == colours).all()


def test_cutouts_are_apart_from_borders_solid_and_of_moderate_size():
    def mask(rows, columns):
        found = np.zeros((200, 300), bool)
        found[rows, columns] = True
        return found

    good = mask(slice(50, 90), slice(60, 110))
    ring = mask(slice(100, 160), slice(100, 160))
    ring[102:158, 102:158] = False
    bad = [
        mask(slice(50, 54), slice(50, 56)),  # small
        mask(slice(10, 190), slice(10, 290)),  # large
        mask(slice(50, 90), slice(0, 50)),  # cut by the border
        mask(slice(50, 56), slice(50, 170)),  # thin
        ring,  # hollow
        mask(slice(52, 90), slice(60, 110)),  # the good one again
    ]
    assert [cutout.box for cutout in cutouts([good, *bad])] == [(60, 50, 110, 90)]
    assert overlap(good, good) == 1


def test_a_soap_film_follows_its_border():
    ramp = np.broadcast_to(np.linspace(40, 200, 96)[None, :, None], (80, 96, 3)).astype(np.uint8)
    hole = np.zeros((80, 96), bool)
    hole[30:50, 40:60] = True
    film = preparation.soap_film(np.where(hole[..., None], 0, ramp).astype(np.uint8), hole)
    assert (film[~hole] == ramp[~hole]).all()
    assert np.abs(film.astype(int) - ramp).max() <= 4


class Stubborn(Surroundings):
    """Paints a bright disc into every hole, or leaves the thing."""

    def fill(self, pictures, holes, seeds):
        """Each picture as it was, with noise that tells the seeds apart."""
        return [
            np.where(hole[..., None], picture ^ seed % 2, picture).astype(np.uint8)
            for picture, hole, seed in zip(pictures, holes, seeds, strict=True)
        ]


def prepared(tmp_path, monkeypatch, segmenter, *inpainters):
    monkeypatch.setattr(preparation, "tools", lambda _: (segmenter, inpainters))
    monkeypatch.setattr(cache, "folder", lambda room: tmp_path / room)
    (photo,) = photos.album(photos.Folder(str(photo_cases.folder(tmp_path, 1)))).photos
    preparation.prepared.cache_clear()
    try:
        return preparation.prepared(photo, photo_cases.MODELS)
    finally:
        preparation.prepared.cache_clear()


def test_a_thing_that_is_still_there_has_no_ground(tmp_path, monkeypatch):
    ready = prepared(tmp_path / "stubborn", monkeypatch, Discs(), Stubborn())
    assert len(ready.things) > 5
    assert ready.grounds == (None,) * len(ready.things)
    ready = prepared(tmp_path / "both", monkeypatch, Discs(), Stubborn(), Surroundings())  # the second one helps
    assert sum(ground is not None for ground in ready.grounds) > 3


def test_what_was_found_out_is_kept_and_a_damaged_file_is_made_anew(tmp_path, monkeypatch):
    first = prepared(tmp_path, monkeypatch, Discs(), Surroundings())
    kept = sorted((tmp_path / "photographs").iterdir())
    assert len(kept) == 2  # what the segmenter found, and what lies behind it

    class Idle(Discs):
        def segment(self, _pictures):
            raise AssertionError("it is known")

    again = prepared(tmp_path, monkeypatch, Idle(), Surroundings())
    assert [thing.box for thing in again.things] == [thing.box for thing in first.things]
    for one, other in zip(first.grounds, again.grounds, strict=True):
        assert (one is None) == (other is None)
        assert one is None or (one.box == other.box and (one.pixels == other.pixels).all())
    monkeypatch.setattr(preparation, "EDITION", 0)  # other rules for grounds; what was found stays
    assert len(prepared(tmp_path, monkeypatch, Idle(), Surroundings()).things) == len(first.things)
    for path in kept:
        path.write_bytes(path.read_bytes()[:200])
    assert len(prepared(tmp_path, monkeypatch, Discs(), Surroundings()).things) == len(first.things)


class Small(Discs):
    """A model on a device with too little memory."""

    def segment(self, _pictures):
        """Nothing."""
        raise OutOfMemory("The memory of the GPU is too small for this picture.")


def test_a_photograph_that_is_too_much_for_the_device_is_skipped_with_one_sentence(tmp_path, monkeypatch):
    monkeypatch.setattr(preparation, "tools", lambda _: (Small(), (Surroundings(),)))
    monkeypatch.setattr(cache, "folder", lambda room: tmp_path / room)
    shelf = photo_cases.of(photos.Folder(str(photo_cases.folder(tmp_path, 1))))
    album = shelf.open()
    retouches.offering.cache_clear()
    number, complaints = retouches.usable(album, shelf, lambda *_: None, 1)
    retouches.offering.cache_clear()
    assert number == 1
    assert complaints == (f"{album.photos[0].path}: The memory of the GPU is too small for this picture.",)
    assert not (tmp_path / "photographs").exists()  # with more memory it may do


def test_no_more_photographs_are_made_ready_than_are_needed(tmp_path, monkeypatch):
    shelf = photo_cases.of(photos.Folder(str(photo_cases.folder(tmp_path, 4, width=360, height=270, discs=3))))
    few = Offering((360, 270), ((100, 100, 140, 140),), (Offer("colour", 0, (100, 100, 140, 140)),))
    barren = shelf.open().photos[0]
    offered = []

    def offering(photo, models):
        assert models == photo_cases.MODELS
        offered.append(photo)
        return Offering(few.size, (), ()) if photo == barren else few

    monkeypatch.setattr(retouches, "offering", offering)
    wanted = msgspec.structs.replace(shelf, enough=2)
    number, complaints = retouches.usable(shelf.open(), wanted, lambda *_: None, 1)
    assert number == len(offered) == 3
    assert [barren.path in told for told in complaints] == [True]


def test_several_processes_make_photographs_ready_on_a_cpu(tmp_path, monkeypatch):
    from tests.support import model_cases

    photo_cases.install()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))  # of the others
    monkeypatch.setattr(cache, "folder", lambda room: tmp_path / "cache" / "puzzlegen" / room)
    model_cases.save_sam(tmp_path / "sam")
    editing = photo_cases.folder(tmp_path / "photos", 2, width=360, height=270, discs=3)
    models = photos.Models(str(tmp_path / "sam"), ("patchmatch",), "cpu")
    shelf = photos.Photos(photos.Folder(str(editing)), models, photo_cases.of(photos.Folder(str(editing))).identity)
    reports = []
    number, complaints = retouches.usable(shelf.open(), shelf, lambda *told: reports.append(told), 2)
    assert number == 2
    assert reports == [(1, 2), (2, 2)]
    assert len(complaints) == 2  # a segmenter with random weights is sure of nothing
    assert len(list((tmp_path / "cache" / "puzzlegen" / "photographs").iterdir())) == 6  # masks, grounds and offers
    monkeypatch.setattr(preparation, "prepared", lambda *_: pytest.fail("another process has done it"))
    assert [offering(photo, models).offers for photo in shelf.open().photos] == [(), ()]


def test_a_gpu_looks_at_a_few_photographs_together_in_this_process(tmp_path, monkeypatch):
    seen = []

    class Counting(Discs):
        def segment(self, pictures, points=()):
            seen.append(len(pictures))
            return super().segment(pictures, points)

    class Cramped(Counting):
        """Whose memory is too small for more than one picture."""

        def segment(self, pictures, points=()):
            masks = super().segment(pictures, points)
            if len(pictures) > 1:
                raise OutOfMemory("The memory of the GPU is too small for this picture.")
            return masks

    place = photo_cases.folder(tmp_path / "photos", 5, width=360, height=270, discs=3)
    shelf = photo_cases.of(photos.Folder(str(place)))
    on_gpu = msgspec.structs.replace(shelf, models=msgspec.structs.replace(shelf.models, device="cuda"))
    for segmenter, expected in ((Counting(), [4, 1]), (Cramped(), [4, 1, 1, 1, 1, 1])):
        monkeypatch.setattr(preparation, "tools", lambda _, model=segmenter: (model, (Surroundings(),)))
        monkeypatch.setattr(cache, "folder", lambda room, model=segmenter: tmp_path / type(model).__name__ / room)
        seen.clear()
        for _ in range(2):  # what is known is not looked at again
            retouches.offering.cache_clear()
            preparation.prepared.cache_clear()
            number, complaints = retouches.usable(on_gpu.open(), on_gpu, lambda *_: None, 2)
            assert (number, complaints) == (5, ())
            assert seen == expected
    retouches.offering.cache_clear()
    preparation.prepared.cache_clear()


def test_other_processes_do_not_ask_the_gpu(monkeypatch):
    """A GPU is lost to a process that is forked, which would break with an error of its driver."""
    photo = photo_cases.material().open().photos[0]
    monkeypatch.setattr("multiprocessing.parent_process", object)
    monkeypatch.setattr(retouches.preparation, "prepared", lambda *_: pytest.fail("it was asked"))
    on_gpu = msgspec.structs.replace(photo_cases.MODELS, device="cuda")
    retouches.offered_pixels.cache_clear()
    with pytest.raises(retouches.Unprepared, match="with --workers 1"):
        retouches.offered_pixels(photo, on_gpu)


def test_a_level_that_starves_is_told_and_the_others_are_made(tmp_path, monkeypatch):
    photo_cases.install()
    real = assignment.remarks

    def starving(shelf, wanted, level):
        if level == Level.HARD:
            raise NothingUsable("Nothing here is small enough.")
        return real(shelf, wanted, level)

    monkeypatch.setattr(assignment, "remarks", starving)
    place = photo_cases.folder(tmp_path / "photos", 3, width=480, height=360, discs=9)
    command = ("make", NAME, "--photos", place, *ABOUT)
    result = run(*command, "--n", 4, "--out", tmp_path / "made")
    assert result.exit_code == 0, result.output
    assert "There is no item of level hard. Nothing here is small enough." in result.output
    items = [json.loads(line) for line in (tmp_path / "made" / "items.jsonl").read_text().splitlines()]
    assert {item["level"] for item in items} == {"easy", "medium"}
    alone = run(*command, "--n", 2, "--level", "hard", "--out", tmp_path / "none")
    assert alone.exit_code == 1
    assert "Nothing here is small enough." in alone.output


def test_the_same_places_of_a_photograph_are_a_repeat_whatever_is_done_there():
    one = made(Level.MEDIUM)[0].proof
    shown = catalog.load_format(NAME).puzzle(one.statement, one.query)
    patches = [
        msgspec.structs.replace(patch, second=f"{number:064x}") for number, patch in enumerate(shown.statement.patches)
    ]
    first, *_ = (patch for patch in shown.statement.patches if patch.first != patch.second)
    other = [msgspec.structs.replace(one, second="f" * 64) if one == first else one for one in shown.statement.patches]
    again = certify(msgspec.structs.replace(shown.statement, patches=tuple(other)), shown.query)
    assert again.canonical == certify(shown.statement, shown.query).canonical
    elsewhere = certify(msgspec.structs.replace(shown.statement, patches=tuple(patches)), shown.query)
    assert elsewhere.canonical != again.canonical


# The whole route


def run(*arguments):
    return CliRunner().invoke(main, [str(argument) for argument in arguments])


ABOUT = ("--segmenter", "discs", "--inpainter", "surroundings")


def test_the_whole_route(tmp_path):
    photo_cases.install()
    place = photo_cases.folder(tmp_path / "photos", 4, width=480, height=360, discs=9)
    (place / "broken.jpg").write_text("?")
    out = tmp_path / "made"
    command = ("make", NAME, "--n", 4, "--seed", 5, "--photos", place, *ABOUT, "--out", out)
    result = run(*command)
    assert result.exit_code == 0, result.output
    assert "broken.jpg is not a readable picture" in result.output
    assert "Only 4 of the 4 photographs are usable" in result.output
    manifest = json.loads((out / "manifest.json").read_text())
    edited = manifest["content"]["request"]["photos"]
    assert edited["number"] == edited["usable"] == 4
    assert edited["licences"] == {"CC0-1.0": 4}
    assert edited["segmenter"]["name"] == "discs"
    assert edited["inpainters"][0]["licence"] == "Apache-2.0"
    assert edited["device"] == "cpu"
    assert "cannot be replayed" in edited["remarks"][0]
    assert all(remark in result.output for remark in edited["remarks"])
    for line in (out / "proofs.jsonl").read_text().splitlines():
        assert json.loads(line)["statement"]["photo"]["author"] == "A. Painter"
    again = run(*command)  # what is there is left as it is
    assert again.exit_code == 0
    assert manifest["root"] in again.output
    place.rename(tmp_path / "gone")
    assert run("verify", out).exit_code == 0  # without the photographs
    refused = run("replay", out)
    assert refused.exit_code == 2
    assert "cannot be replayed" in refused.output


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ((NAME,), "name a folder of them with --photos"),
        ((NAME, "--photos", "missing", *ABOUT), "cannot be read"),
        ((NAME, "--photos", ".", *ABOUT), "no usable photograph"),
        ((NAME, "--device", "cpu"), "are about --photos"),
        ((NAME, "--photos", ".", "--dask", "local"), "from machine to machine"),
    ],
)
def test_wrong_usage_is_told_in_one_sentence(arguments, reason, tmp_path, monkeypatch):
    photo_cases.install()
    monkeypatch.chdir(tmp_path)
    result = run("make", *arguments, "--n", 2)
    assert result.exit_code in (1, 2)
    assert reason in result.output
    assert "Traceback" not in result.output


def test_a_photograph_without_things_is_tried_once_and_a_folder_of_such_ends_at_once(tmp_path, monkeypatch):
    photo_cases.install()
    place = photo_cases.folder(tmp_path / "photos", 2, width=360, height=270, discs=0)
    command = ("make", NAME, "--n", 2, "--photos", place, *ABOUT, "--out", tmp_path / "out")
    result = run(*command)
    assert result.exit_code == 1
    assert result.output.count("nothing in it can be changed") == 2
    assert f"Nothing in the photographs of {place} can be changed." in result.output
    assert not (tmp_path / "out").exists()
    retouches.offering.cache_clear()
    monkeypatch.setattr(preparation, "prepared", lambda *_: pytest.fail("it is known"))
    assert run(*command).exit_code == 1


def test_photographs_for_families_without_any_are_refused(tmp_path):
    photo_cases.install()
    place = photo_cases.folder(tmp_path / "photos", 1)
    result = run("make", "sudoku/classic", "--n", 2, "--photos", place, *ABOUT, "--out", tmp_path / "out")
    assert result.exit_code == 2
    assert "no family that edits photographs" in result.output


def test_a_category_holds_retouched_photographs_only_if_there_are_some():
    from puzzlegen.specs import language as spec

    assert not any(portion.family == NAME for portion in spec.read("differences").portions)
    assert any(portion.family == NAME for portion in spec.read("differences", given=["photos"]).portions)
    assert [portion.family for portion in spec.read(NAME).portions] == [NAME] * 3


def root(output):
    (line,) = [line for line in output.splitlines() if line.startswith("root digest")]
    return line


def test_an_interrupted_run_goes_on(tmp_path, monkeypatch):
    photo_cases.install()
    place = photo_cases.folder(tmp_path / "photos", 3, width=480, height=360, discs=9)
    command = ("make", NAME, "--n", 4, "--seed", 2, "--level", "medium", "--photos", place, *ABOUT, "--out")
    whole = run(*command, tmp_path / "whole")
    assert whole.exit_code == 0, whole.output
    from puzzlegen.snapshots import selection

    real, count = selection.run, iter(range(99))

    def interrupted(task):
        if next(count) == 2:
            raise KeyboardInterrupt
        return real(task)

    monkeypatch.setattr(selection, "run", interrupted)
    stopped = run(*command, tmp_path / "parts")
    assert stopped.exit_code == 130
    monkeypatch.setattr(selection, "run", real)
    resumed = run(*command, tmp_path / "parts")
    assert resumed.exit_code == 0
    assert root(resumed.output) == root(whole.output)


def test_the_route_with_tiny_models_of_the_real_classes(tmp_path, monkeypatch):
    """A SAM and a diffusion pipeline with random weights see and paint nonsense; what is accepted is fair anyway."""
    from puzzlegen.models import backends, diffusion, mask_generation
    from tests.support import model_cases

    class Quick(diffusion.Asked, frozen=True):
        steps: int = 2

    model_cases.save_sam(tmp_path / "sam")
    model_cases.save_stable_diffusion(tmp_path / "painter")
    photo_cases.install()
    monkeypatch.setattr(mask_generation, "GRIDS", {"cpu": model_cases.EVERYTHING})
    monkeypatch.setattr(diffusion, "Asked", Quick)
    place = photo_cases.folder(tmp_path / "photos", 1, width=360, height=270, discs=6)
    (masks,) = backends.segmenter(str(tmp_path / "sam"), "cpu").segment([photograph(0, 360, 270, 5)])
    assert masks
    assert all(mask.shape == (270, 360) for mask in masks)
    (photo,) = photos.album(photos.Folder(str(place))).photos
    ready = preparation.prepared(photo, photos.Models(str(tmp_path / "sam"), (str(tmp_path / "painter"),), "cpu"))
    assert all(
        (ground.pixels == ready.pixels[ground.box[1] : ground.box[3], ground.box[0] : ground.box[2]])[
            ~ground.hole
        ].all()
        for ground in ready.grounds
        if ground is not None
    )
    out = tmp_path / "out"
    models = ("--segmenter", "discs", "--inpainter", tmp_path / "painter")
    made = run("make", NAME, "--n", 2, "--level", "easy", "--photos", place, *models, "--out", out)
    assert made.exit_code == 0, made.output
    assert run("verify", out).exit_code == 0
