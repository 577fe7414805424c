"""What is around a thing: plain ground, a shadow that goes with it, or something that it is a part of."""

import numpy as np
import pytest
from PIL import Image, ImageFilter

from puzzlegen.core.stream import Stream
from puzzlegen.facts.colour_difference import lab
from puzzlegen.generators.differences.kits import preparation
from puzzlegen.generators.differences.kits.cutouts import cutouts, eroded, grown
from puzzlegen.generators.differences.kits.retouching import retouched
from puzzlegen.generators.differences.kits.scenery import Scenery
from puzzlegen.generators.differences.kits.surroundings import (
    all_in_sight,
    of_skin,
    on_one_ground,
    rimmed,
    set_off,
    shadow_goes_on,
    stands_alone,
    with_shadow,
)

HEIGHT, WIDTH, GROUND = 300, 480, (168, 160, 150)
ROWS, COLUMNS = np.mgrid[:HEIGHT, :WIDTH]


def disc(x, y, radius):
    return (ROWS - y) ** 2 + (COLUMNS - x) ** 2 < radius**2


def painted(*layers, ground=GROUND):
    """Ground with noise, then each mask in its colour, softened as by a lens."""
    noise = (Stream("noise").words(HEIGHT * WIDTH) % np.uint64(7)).astype(int).reshape(HEIGHT, WIDTH, 1) - 3
    picture = np.broadcast_to(np.array(ground), (HEIGHT, WIDTH, 3))
    for mask, colour in layers:
        picture = np.where(mask[..., None], colour, picture)
    soft = Image.fromarray((picture + noise).clip(0, 255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(0.8))
    return np.asarray(soft)


THING, SHADOW = disc(150, 150, 26), disc(158, 160, 26)
COLOUR, SHADE = (200, 60, 60), (122, 116, 108)
ANOTHER = (disc(400, 80, 40), (60, 70, 160))  # a hue that other things may get


def shadowed():
    return painted((SHADOW, SHADE), (THING, COLOUR))


def bare(picture, thing):
    """The ground behind a thing and its shadow."""
    hole = grown(thing.whole, 6)
    return preparation.Ground((0, 0, WIDTH, HEIGHT), np.where(hole[..., None], painted(), picture), hole)


def changed(change, picture, things, thing, ground, *throw):
    """The picture after a change of this sort of one of its things, behind which there is this; None if it has none."""
    scenery = Scenery(picture, tuple(things), {} if ground is None else {thing: ground})
    retouch = retouched(change, scenery, thing, Stream("x", *throw))
    if retouch is None:
        return None
    left, top, right, bottom = retouch.box
    after = picture.copy()
    after[top:bottom, left:right] = retouch.pixels
    return after


def reds(picture, more=90):
    """Where red is by so much more than green."""
    return picture[..., 0].astype(int) - picture[..., 1] > more


def test_a_shadow_belongs_to_its_thing():
    picture = shadowed()
    (thing,) = cutouts([THING])
    assert not stands_alone(picture, thing.mask)
    found = with_shadow(picture, thing)
    assert found.shaded
    assert stands_alone(picture, found.whole)
    seen = SHADOW & ~grown(THING, 2)
    assert np.count_nonzero(found.whole & seen) > 0.9 * np.count_nonzero(seen)
    assert not with_shadow(painted((THING, COLOUR)), thing).shaded


@pytest.mark.parametrize("change", ["removed", "position", "added", "size"])
def test_a_shadow_goes_with_its_thing(change):
    picture = shadowed()
    thing = with_shadow(picture, cutouts([THING])[0])
    after = changed(change, picture, [thing], thing, bare(picture, thing), change)
    old, there = after[SHADOW & ~grown(THING, 3)].mean(axis=0), reds(after)
    if change == "removed":
        assert not there.any()
        assert np.abs(old - GROUND).max() < 6
        return
    if change == "added":
        there &= ~grown(THING, 3)
    rows, columns = np.nonzero(there)
    size = (columns.max() - columns.min() + 1) / 52
    y, x = (
        round(rows.mean() + 24 * size),
        round(columns.mean() + 20 * size),
    )  # below and right of where the thing is now
    assert np.abs(after[y - 2 : y + 3, x - 2 : x + 3].mean(axis=(0, 1)) - SHADE).max() < 12
    if change == "position":
        gone = THING & ~grown(there, 40)
        assert np.abs(after[gone].mean(axis=0) - GROUND).max() < 8 if gone.any() else True


FAR = (np.abs(ROWS - 150 - (COLUMNS - 150) * 0.2) < 22) & (COLUMNS > 150) & (COLUMNS < 260)
"""A shadow twice as long as its thing."""


@pytest.mark.parametrize("light", [0.94, 0.9, 0.8, 0.65])
def test_what_casts_a_shadow_that_reaches_far_stays(light):
    picture = painted((FAR, np.array(GROUND) * light), (THING, COLOUR))
    thing = with_shadow(picture, cutouts([THING])[0])
    assert shadow_goes_on(picture, thing)
    if light >= 0.9:
        assert stands_alone(picture, thing.whole)  # it is too faint for that
    for change in ("removed", "position", "added", "size"):
        assert changed(change, picture, [thing], thing, bare(picture, thing)) is None


def test_what_casts_none_or_takes_it_along_may_go():
    slope = 1 - 0.25 * COLUMNS[..., None] / WIDTH
    for picture in (painted((THING, COLOUR)), shadowed(), (painted((THING, COLOUR)) * slope).astype(np.uint8)):
        thing = with_shadow(picture, cutouts([THING])[0])
        assert not shadow_goes_on(picture, thing)
        assert changed("removed", picture, [thing], thing, bare(picture, thing)) is not None
    beside = disc(215, 150, 20)
    picture = painted((beside, np.array(GROUND) * 0.8), (THING, COLOUR))
    thing = next(one for one in cutouts([THING, beside]) if (one.mask == THING).all())
    assert not shadow_goes_on(picture, thing)  # a thing, and no shadow


def recoloured(picture, mask):
    """Whether a thing gets any other colour, where the picture has hues to choose from."""
    (thing,) = cutouts([mask])
    return any(changed("colour", picture, [thing], thing, None, number) is not None for number in range(3))


GREENS = disc(400, 80, 40), (60, 130, 60)
BLUE = (40, 70, 180)


def test_what_is_partly_covered_keeps_its_colour():
    bar = (np.abs(COLUMNS - 150) < 7) & (ROWS > 60)
    left, right = THING & (COLUMNS < 144), THING & (COLUMNS > 156)
    assert recoloured(painted(GREENS, (THING, BLUE)), THING)
    picture = painted(GREENS, (THING, BLUE), (right, (60, 90, 200)), (bar, (90, 80, 70)))
    assert all(set_off(picture, part) for part in (left, right))  # each has clear borders
    assert not all_in_sight(picture, left)  # but there is more behind the bar
    assert not recoloured(picture, left)


def test_half_of_a_thing_keeps_its_colour():
    petal = (np.abs(ROWS - 150) < 14) & (COLUMNS > 110) & (COLUMNS < 190)
    stalk = (np.abs(ROWS - 150) < 9) & (COLUMNS >= 185) & (COLUMNS < 220)
    whole, cut = painted(GREENS, (petal, BLUE)), painted(GREENS, (petal, BLUE), (stalk, BLUE))
    assert set_off(cut, petal)
    assert not all_in_sight(cut, petal)
    assert recoloured(whole, petal)
    assert not recoloured(cut, petal)


def test_what_has_a_handle_does_not_stand_alone():
    handle = (np.abs(ROWS - 150) < 5) & (COLUMNS > 170) & (COLUMNS < 300)
    (thing,) = cutouts([THING])
    assert stands_alone(painted((THING, COLOUR)), thing.mask)
    spoon = painted((THING, COLOUR), (handle & ~THING, (90, 80, 40)))
    assert not stands_alone(spoon, thing.mask)
    assert changed("added", spoon, [thing], thing, None) is None


def test_a_thing_is_replaced_by_another_one_of_its_size():
    other, lid = disc(330, 150, 32), disc(330, 150, 12)
    picture = painted((THING, COLOUR), (other, (40, 70, 180)), (lid, (230, 220, 60)))
    things = tuple(cutouts([THING, other]))
    ground = bare(picture, things[0])
    after = changed("replaced", picture, things, things[0], ground)
    assert not reds(after).any()
    blues = (after[..., 2].astype(int) - after[..., 0] > 90) & (COLUMNS < 240)
    assert abs(np.flatnonzero(blues.any(axis=1))[-1] - np.flatnonzero(THING.any(axis=1))[-1]) <= 2  # on the same foot
    assert abs((COLUMNS[blues].max() - COLUMNS[blues].min()) - 51) <= 3
    assert changed("replaced", picture, things[:1], things[0], ground) is None


def test_a_mask_of_several_things_apart_holds_none_of_them():
    other, pair = disc(330, 150, 26), disc(330, 150, 26) | THING
    assert not any(thing.part for thing in cutouts([THING, other, pair]))
    ring = disc(150, 150, 40)
    assert next(thing for thing in cutouts([THING, ring]) if (thing.mask == THING).all()).part


def test_what_lies_on_a_thing_may_move_on_it_but_not_over_its_neighbours():
    tray = (ROWS > 60) & (ROWS < 130) & (COLUMNS > 60) & (COLUMNS < 160)
    cup, jug = disc(90, 95, 15), disc(138, 95, 15)
    found = {thing.box: thing for thing in cutouts([tray, cup, jug])}
    first = next(thing for thing in found.values() if (thing.mask == cup).all())
    assert first.blocked[95, 138]
    assert not first.blocked[110, 115]


def drawn(picture, thing, ground=None):
    """The pictures with that thing drawn out or in, by several throws of the dice."""
    for number in range(8):
        after = changed("outline", picture, [thing], thing, ground, number)
        if after is not None:
            yield after


def test_what_is_straight_stays_straight_when_it_is_drawn_out():
    pencil = (np.abs(ROWS - 150) < 9) & (np.abs(COLUMNS - 200) < 64)
    (thing,) = cutouts([pencil])
    picture = painted((pencil, COLOUR))
    results = list(drawn(picture, thing))
    assert results
    for after in results:
        there = reds(after)
        across, down = np.flatnonzero(there.any(axis=0)), np.flatnonzero(there.any(axis=1))
        longer = len(across) - 127, len(down) - 17
        assert max(longer) >= 2 > min(longer)  # one way only
        box = there[down[0] : down[-1] + 1, across[0] : across[-1] + 1]
        assert box[2:-2, 2:-2].all()


def test_what_has_a_frame_is_not_drawn_out_of_it():
    frame = disc(150, 150, 34)
    (thing,) = cutouts([THING])
    assert list(drawn(painted((THING, COLOUR)), thing))
    assert not list(drawn(painted((frame, (60, 60, 60)), (THING, COLOUR)), thing))


def test_what_is_finely_patterned_is_not_drawn_out():
    dots = THING & (ROWS // 3 % 2 == 0) & (COLUMNS // 3 % 2 == 0)
    (thing,) = cutouts([THING])
    assert list(drawn(painted((THING, COLOUR)), thing))
    assert not list(drawn(painted((THING, COLOUR), (dots, (20, 20, 20))), thing))


def test_a_patch_of_a_pattern_does_not_stand_alone():
    tiles = [(np.abs(ROWS - y) < 16) & (np.abs(COLUMNS - x) < 16) for y in (60, 100, 140) for x in (60, 100, 140)]
    (thing,) = cutouts([tiles[4]])
    assert stands_alone(painted((tiles[4], COLOUR)), thing.mask)
    assert not stands_alone(painted(*((tile, COLOUR) for tile in tiles)), thing.mask)


def test_a_thing_whose_border_is_not_seen_does_not_stand_alone():
    """A dark half of a disc whose other half has nearly the colour of the ground."""
    pale, dark = THING & (COLUMNS >= 150), THING & (COLUMNS < 150)
    near = tuple(colour + 2 for colour in GROUND)
    (thing,) = cutouts([THING])
    assert not stands_alone(painted((dark, COLOUR), (pale, near)), thing.mask)
    assert stands_alone(painted((dark, COLOUR), (pale, (90, 90, 160))), thing.mask)


def test_skin_is_left_alone():
    grass, skin = (90, 120, 90), (214, 164, 138)
    assert of_skin(painted((THING, skin), ground=grass), THING)
    assert of_skin(painted((THING, (40, 40, 40)), ground=(120, 80, 60)), THING)  # an eye in a darker face
    assert not of_skin(painted((THING, (60, 80, 180)), ground=grass), THING)


def test_nothing_is_removed_whose_shadow_would_stay():
    (thing,) = cutouts([THING])
    for reach, stays in ((30, False), (44, True)):
        shadow = (np.abs(ROWS - 150) < reach) & (ROWS > 176) & (np.abs(COLUMNS - 150) < 16)
        picture = painted((shadow, (90, 90, 90)), (THING, COLOUR))
        assert (changed("removed", picture, [thing], thing, bare(picture, thing)) is None) == stays


def test_a_thing_with_a_rim_may_go_if_no_rim_is_left_on_plain_ground():
    rim = disc(150, 150, 30)
    (thing,) = cutouts([THING])
    picture = painted((rim, (130, 124, 116)), (THING, COLOUR))
    assert rimmed(picture, THING)
    hole = grown(THING, 9)
    plain = preparation.Ground((0, 0, WIDTH, HEIGHT), np.where(hole[..., None], painted(), picture), hole)
    narrow = preparation.Ground((0, 0, WIDTH, HEIGHT), np.where(THING[..., None], painted(), picture), THING)
    assert changed("removed", picture, [thing], thing, plain) is not None
    assert changed("removed", picture, [thing], thing, narrow) is None


def test_only_the_thing_is_drawn_out():
    picture = painted((THING, COLOUR), ground=(120 + 20 * (np.arange(WIDTH) // 2 % 2))[None, :, None])
    (thing,) = cutouts([THING])
    after = changed("outline", picture, [thing], thing, None)
    different, there = (after != picture).any(axis=2), reds(after, 20)
    assert np.count_nonzero(there & ~grown(THING, 2)) > 40
    assert not (different & ~grown(THING | there, 8)).any()  # nothing but what touches it changes
    assert np.abs(after[different & ~there].astype(int) - 130).max() < 40  # and that is ground as before


@pytest.mark.parametrize("short", [0, 2, 3])
def test_a_new_colour_reaches_to_where_the_thing_ends(short):
    """Also where the segmenter saw the thing too small."""
    picture = painted((THING, COLOUR), ANOTHER)
    (thing,) = cutouts([disc(150, 150, 26 - short)])
    for number in range(4):
        after = changed("colour", picture, [thing], thing, None, number)
        strength = np.linalg.norm(after.astype(int) - picture, axis=2)
        assert (strength[reds(picture, 60)] > 0.3 * np.median(strength[eroded(THING, 4)])).all()
        assert (after == picture)[~grown(THING, 5)].all()


def test_leaves_turn_as_leaves_do():
    """Among red, blue and brown things they may turn red or brown, or get darker, but not blue."""
    others = (
        (disc(400, 80, 30), (150, 60, 50)),
        (disc(400, 220, 30), (60, 70, 160)),
        (disc(300, 220, 30), (150, 110, 40)),
    )
    picture = painted((THING, (70, 130, 50)), *others)
    (thing,) = cutouts([THING])
    turned = set()
    for number in range(12):
        colour = changed("colour", picture, [thing], thing, None, number)[eroded(THING, 4)].mean(axis=0)
        assert colour[2] < colour[:2].min()
        turned.add(colour[0] > colour[1])
    assert turned == {False, True}


def test_a_new_hue_is_one_that_the_photograph_has():
    """A grey thing turns blue where there is something blue, and nothing else."""
    picture = painted((THING, (90, 90, 92)), ANOTHER)
    (thing,) = cutouts([THING])
    for number in range(6):
        colour = changed("colour", picture, [thing], thing, None, number)[eroded(THING, 4)].mean(axis=0)
        assert colour[2] - colour[0] > 25
    alone = painted((THING, (90, 90, 92)))
    after = changed("colour", alone, [thing], thing, None)
    assert after is None or np.ptp(after[eroded(THING, 4)].mean(axis=0)) < 20


def test_a_thing_that_would_stand_out_more_keeps_its_colour():
    """What is nearly of the colour of its ground would be striking in any other one."""
    blue = (disc(400, 80, 40), (60, 70, 200))
    scenery = Scenery(painted((THING, (150, 144, 138)), blue), (), {})
    ring = grown(THING, 9) & ~grown(THING, 3)
    bold, meek = lab(np.array([[(60, 70, 200)]], np.uint8))[0], lab(np.array([[(146, 142, 138)]], np.uint8))[0]
    assert not scenery.palette.suits(THING, ring, bold, another=True)
    assert scenery.palette.suits(THING, ring, meek, another=False)


def test_what_has_no_clear_outline_is_left_alone():
    (thing,) = cutouts([THING])
    sharp = painted((THING, COLOUR), ANOTHER)
    blurred = Image.fromarray(sharp)
    vague = np.asarray(blurred.filter(ImageFilter.GaussianBlur(9)))
    for change in ("colour", "outline", "added"):
        assert changed(change, sharp, [thing], thing, bare(sharp, thing)) is not None
        assert changed(change, vague, [thing], thing, bare(vague, thing)) is None


@pytest.mark.parametrize("change", ["removed", "position", "added"])
def test_a_print_stays_on_its_paper(change):
    """Its frame is not much larger than it is; a poster of twenty times its size it may leave its place on."""
    frame = (np.abs(ROWS - 150) < 46) & (np.abs(COLUMNS - 150) < 42)
    poster = (np.abs(ROWS - 150) < 80) & (COLUMNS > 100) & (COLUMNS < 380)
    picture = painted((THING, COLOUR))
    (loose,) = (thing for thing in cutouts([THING, poster]) if (thing.mask == THING).all())
    (print_,) = (thing for thing in cutouts([THING, frame]) if (thing.mask == THING).all())
    assert print_.part
    assert not loose.part
    scenery = Scenery(picture, (loose, print_), {thing: bare(picture, thing) for thing in (loose, print_)})
    assert retouched(change, scenery, print_, Stream("x")) is None
    found = [retouched(change, scenery, loose, Stream("x", number)) for number in range(8)]
    assert any(found)
    for retouch in filter(None, found):
        left, top, right, bottom = retouch.box
        assert poster[top + 8 : bottom - 8, left + 8 : right - 8].all()


def test_what_has_a_rim_that_would_stay_does_not_stand_alone():
    rim = disc(150, 150, 31)
    near = tuple(colour - 30 for colour in GROUND)
    (thing,) = cutouts([THING])
    assert on_one_ground(painted((THING, COLOUR)), thing.mask)
    assert not on_one_ground(painted((rim, near), (THING, COLOUR)), thing.mask)
    assert on_one_ground(painted((rim, COLOUR), (THING, COLOUR)), grown(rim, 1))
