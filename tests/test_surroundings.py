"""What is around a thing: plain ground, a shadow that goes with it, or something that it is a part of."""

import numpy as np
import pytest
from PIL import Image, ImageFilter

from puzzlegen.generators.differences import darkroom
from puzzlegen.generators.differences.cutouts import cutouts, grown
from puzzlegen.generators.differences.retouching import Scenery, retouched
from puzzlegen.generators.differences.surroundings import of_skin, on_one_ground, stands_alone, with_shadow
from puzzlegen.stream import Stream

HEIGHT, WIDTH, GROUND = 300, 480, (168, 160, 150)
ROWS, COLUMNS = np.mgrid[:HEIGHT, :WIDTH]


def disc(x, y, radius):
    return (ROWS - y) ** 2 + (COLUMNS - x) ** 2 < radius**2


def painted(*layers):
    """Ground with noise, then each mask in its colour, softened as by a lens."""
    noise = (Stream("noise").words(HEIGHT * WIDTH) % np.uint64(7)).astype(int).reshape(HEIGHT, WIDTH, 1) - 3
    picture = np.broadcast_to(np.array(GROUND), (HEIGHT, WIDTH, 3))
    for mask, colour in layers:
        picture = np.where(mask[..., None], colour, picture)
    soft = Image.fromarray((picture + noise).clip(0, 255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(0.8))
    return np.asarray(soft)


THING, SHADOW = disc(150, 150, 26), disc(158, 160, 26)
COLOUR, SHADE = (200, 60, 60), (122, 116, 108)


def shadowed():
    return painted((SHADOW, SHADE), (THING, COLOUR))


def bare(picture, thing):
    """The ground behind a thing and its shadow."""
    hole = grown(thing.whole, 6)
    return darkroom.Ground((0, 0, WIDTH, HEIGHT), np.where(hole[..., None], painted(), picture), hole)


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
    found = retouched(change, Scenery(picture, (thing,)), thing, bare(picture, thing), Stream("x", change))
    left, top, right, bottom = found.box
    after = picture.copy()
    after[top:bottom, left:right] = found.pixels
    old, reds = after[SHADOW & ~grown(THING, 3)].mean(axis=0), after[..., 0].astype(int) - after[..., 1] > 90
    if change == "removed":
        assert not reds.any()
        assert np.abs(old - GROUND).max() < 6
        return
    if change == "added":
        reds &= ~grown(THING, 3)
    rows, columns = np.nonzero(reds)
    size = (columns.max() - columns.min() + 1) / 52
    y, x = (
        round(rows.mean() + 24 * size),
        round(columns.mean() + 20 * size),
    )  # below and right of where the thing is now
    assert np.abs(after[y - 2 : y + 3, x - 2 : x + 3].mean(axis=(0, 1)) - SHADE).max() < 12
    if change == "position":
        gone = THING & ~grown(reds, 40)
        assert np.abs(after[gone].mean(axis=0) - GROUND).max() < 8 if gone.any() else True


def test_what_has_a_handle_does_not_stand_alone():
    handle = (np.abs(ROWS - 150) < 5) & (COLUMNS > 170) & (COLUMNS < 300)
    (thing,) = cutouts([THING])
    assert stands_alone(painted((THING, COLOUR)), thing.mask)
    spoon = painted((THING, COLOUR), (handle & ~THING, (90, 80, 40)))
    assert not stands_alone(spoon, thing.mask)
    assert retouched("added", Scenery(spoon, (thing,)), thing, None, Stream("x")) is None


def test_a_thing_is_replaced_by_another_one_of_its_size():
    other, lid = disc(330, 150, 32), disc(330, 150, 12)
    picture = painted((THING, COLOUR), (other, (40, 70, 180)), (lid, (230, 220, 60)))
    things = tuple(cutouts([THING, other]))
    ground = bare(picture, things[0])
    found = retouched("replaced", Scenery(picture, things), things[0], ground, Stream("x"))
    left, top, right, bottom = found.box
    after = picture.copy()
    after[top:bottom, left:right] = found.pixels
    assert not (after[..., 0].astype(int) - after[..., 1] > 90).any()  # no red is left
    blues = (after[..., 2].astype(int) - after[..., 0] > 90) & (COLUMNS < 240)
    assert abs(np.flatnonzero(blues.any(axis=1))[-1] - np.flatnonzero(THING.any(axis=1))[-1]) <= 2  # on the same foot
    assert abs((COLUMNS[blues].max() - COLUMNS[blues].min()) - 51) <= 3
    lonely = Scenery(picture, things[:1])
    assert retouched("replaced", lonely, things[0], ground, Stream("x")) is None


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
        found = retouched("outline", Scenery(picture, (thing,)), thing, ground, Stream("x", number))
        if found is not None:
            left, top, right, bottom = found.box
            after = picture.copy()
            after[top:bottom, left:right] = found.pixels
            yield after


def test_what_is_straight_stays_straight_when_it_is_drawn_out():
    pencil = (np.abs(ROWS - 150) < 9) & (np.abs(COLUMNS - 200) < 64)
    (thing,) = cutouts([pencil])
    picture = painted((pencil, COLOUR))
    results = list(drawn(picture, thing))
    assert results
    for after in results:
        reds = after[..., 0].astype(int) - after[..., 1] > 90
        across, down = np.flatnonzero(reds.any(axis=0)), np.flatnonzero(reds.any(axis=1))
        longer = len(across) - 127, len(down) - 17
        assert max(longer) >= 2 > min(longer)  # one way only
        box = reds[down[0] : down[-1] + 1, across[0] : across[-1] + 1]
        assert box[2:-2, 2:-2].all()


def test_what_has_a_frame_is_not_drawn_out_of_it():
    frame = disc(150, 150, 34)
    (thing,) = cutouts([THING])
    assert list(drawn(painted((THING, COLOUR)), thing))
    assert not list(drawn(painted((frame, (60, 60, 60)), (THING, COLOUR)), thing))


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


def disc_on(ground, colour):
    """A picture of a disc on this ground, with noise, and the disc."""
    rows, columns = np.mgrid[:200, :200]
    inside = (rows - 100) ** 2 + (columns - 100) ** 2 < 24**2
    noise = (Stream("noise").words(200 * 200) % np.uint64(7)).astype(int).reshape(200, 200, 1) - 3
    picture = (np.where(inside[..., None], colour, ground) + noise).clip(0, 255).astype(np.uint8)
    (disc,) = cutouts([inside])
    return picture, disc


def masked(picture, thing):
    return picture, thing.mask


def test_skin_is_left_alone():
    assert of_skin(*masked(*disc_on((90, 120, 90), (214, 164, 138))))
    assert of_skin(*masked(*disc_on((120, 80, 60), (40, 40, 40))))  # an eye in a darker face
    assert not of_skin(*masked(*disc_on((90, 120, 90), (60, 80, 180))))


def test_nothing_is_removed_that_casts_a_shadow():
    plain, disc = disc_on((150, 150, 150), (200, 60, 60))
    bare = np.full_like(plain, 150)
    ground = darkroom.Ground((0, 0, 200, 200), bare, grown(disc.mask, 4))
    assert retouched("removed", Scenery(plain, (disc,)), disc, ground, Stream("x")) is not None
    shadowed = plain.copy()
    shadowed[124:136, 84:116] = 90
    assert retouched("removed", Scenery(shadowed, (disc,)), disc, ground, Stream("x")) is None


def test_only_the_thing_is_drawn_out():
    stripes = np.where(np.arange(200) // 2 % 2 == 0, 120, 140)[None, :, None] * np.ones((200, 1, 3), int)
    picture, disc = disc_on(stripes, (200, 60, 60))
    found = retouched("outline", Scenery(picture, (disc,)), disc, None, Stream("x"))
    left, top, right, bottom = found.box
    after = picture.copy()
    after[top:bottom, left:right] = found.pixels
    changed, reds = (after != picture).any(axis=2), after[..., 0].astype(int) - after[..., 1] > 20
    assert np.count_nonzero(reds & ~grown(disc.mask, 2)) > 40
    assert not (changed & ~grown(disc.mask | reds, 8)).any()  # nothing but what touches it changes
    assert np.abs(after[changed & ~reds].astype(int) - 130).max() < 40  # and that is ground as before


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
    scenery = Scenery(picture, (loose, print_))
    assert retouched(change, scenery, print_, bare(picture, print_), Stream("x")) is None
    found = [retouched(change, scenery, loose, bare(picture, loose), Stream("x", number)) for number in range(8)]
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
