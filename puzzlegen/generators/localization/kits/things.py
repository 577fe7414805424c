"""Things of the world that can be varied part by part: vases, fish, cottages and butterflies.

Designs like those of `puzzlegen.generators.localization.kits.designs`.
"""

from itertools import pairwise
from typing import Final

from puzzlegen.core.stream import Stream
from puzzlegen.formats.localization.kits.sheets import Fill, Part, Point
from puzzlegen.generators.localization.kits.parts import (
    HUES,
    Design,
    Figure,
    Values,
    box,
    disc,
    line,
    mirrored,
    named,
    polygon,
)


def vase(rng: Stream) -> Design:
    """A vase: body, neck, handles, foot, three bands of decoration, and flowers."""
    hues = rng.sample(HUES, 5)
    bloom = hues[4] if hues[4] in _BLOOMS else next(hue for hue in _BLOOMS if hue not in hues)

    def figure(values: Values) -> Figure:
        body, clay, neck, left, right, foot, *rest = values
        profile = _PROFILES[body]
        outline = [(half, y) for y, half in profile]
        flowers = zip((-24, 0, 24), rest[3:], strict=True)
        bands = zip((-14, 18, 50), rest[:3], strict=True)
        return (
            *named("flower", (part for x, flower in flowers for part in _flower(x, flower, bloom))),
            *named("handle", (*mirrored(_HANDLES[left]), *_HANDLES[right])),
            *named("foot", _FEET[foot]),
            *named("neck", _NECKS[neck]),
            *named("body", [polygon(hues[clay], *outline, *((-x, y) for x, y in reversed(outline)))]),
            *named("band", (part for top, band in bands for part in _band(profile, top, band, hues[3]))),
        )

    return Design((3, 3, 3, 3, 3, 3, 5, 5, 5, 4, 4, 4), figure)


_Profile = tuple[tuple[int, int], ...]  # heights, and half the width there
_PROFILES: Final[tuple[_Profile, ...]] = (
    ((-40, 18), (-18, 48), (18, 70), (54, 62), (92, 28)),
    ((-40, 20), (-22, 48), (18, 54), (54, 48), (92, 26)),
    ((-40, 18), (-8, 36), (28, 58), (62, 68), (92, 40)),
)
_BLOOMS: Final[tuple[Fill, ...]] = ("red", "yellow", "pink", "blue", "purple", "orange")
_BAND: Final = 20  # the height of a band of decoration
_NECKS: Final = (
    (box(-16, -70, 16, -38, "paper"),),
    (polygon("paper", (-34, -74), (34, -74), (15, -38), (-15, -38)),),
    (box(-13, -66, 13, -38, "paper"), box(-24, -76, 24, -64, "paper")),
)
_FEET: Final = (
    (box(-30, 90, 30, 106, "paper"),),
    (polygon("paper", (-20, 88), (20, 88), (40, 110), (-40, 110)),),
    (disc(-26, 100, 11, "paper"), disc(26, 100, 11, "paper")),
)
_HANDLES: Final[tuple[Figure, ...]] = (  # of the right side
    (line((10, -58), (58, -58), (78, -30), (30, -2)),),
    (line((10, -50), (78, -50), (78, 12), (40, 12)),),
    (line((10, -56), (40, -68), (68, -50), (64, -18), (28, -2)),),
)


def _flower(x: int, kind: int, hue: Fill) -> list[Part]:
    """What stands in the vase at a place of its mouth: nothing, a blossom, a tulip or a leaf."""
    top = x * 2
    stem = line((x // 2, -66), (top, -98))
    heads: tuple[Figure, ...] = (
        (),
        (stem, disc(top, -102, 15, hue), disc(top, -102, 5, "ink")),
        (stem, polygon(hue, (top - 14, -116), (top, -106), (top + 14, -116), (top + 9, -90), (top - 9, -90))),
        (line((x // 2, -66), (top, -84)), polygon("green", (top, -118), (top + 11, -98), (top, -78), (top - 11, -98))),
    )
    return [*heads[kind]]


def _half(profile: _Profile, y: int) -> int:
    """Half the width of a body at a height, in whole numbers."""
    for (above, one), (below, other) in pairwise(profile):
        if above <= y <= below:
            return one + (other - one) * (y - above) // (below - above)
    raise ValueError(f"the body ends above or below {y}")


def _band(profile: _Profile, top: int, kind: int, hue: Fill) -> list[Part]:
    """A band of decoration from its upper edge down: plain, with a zigzag, discs or squares, or lines alone."""
    bottom, middle = top + _BAND, top + _BAND // 2
    upper, lower, inner = _half(profile, top), _half(profile, bottom), _half(profile, middle) - 12
    strip = polygon("paper", (-upper, top), (upper, top), (lower, bottom), (-lower, bottom))
    places = [inner * step // 2 for step in range(-2, 3)]
    spots = (6 - inner, 0, inner - 6)  # of what has a width itself
    if kind == 0:
        return [polygon(hue, *strip.points)]
    if kind == 1:
        ups = [(x, top + 4 if number % 2 else bottom - 4) for number, x in enumerate(places)]
        return [strip, line(*ups)]
    if kind == 2:
        return [strip, *(disc(x, middle, 7, hue) for x in spots)]
    if kind == 3:
        return [strip, *(box(x - 6, middle - 6, x + 6, middle + 6, "ink") for x in spots)]
    return [line((-upper, top), (upper, top)), line((-lower, bottom), (lower, bottom))]


def fish(rng: Stream) -> Design:
    """A fish that swims to the left: fins, tail, eye, mouth, scales, bubbles and weeds."""
    hues = rng.sample(HUES, 4)

    def figure(values: Values) -> Figure:
        skin, fins, tail, back, belly, side, eye, mouth, scales, *rest = values
        bubbles = zip(((-98, -40), (-84, -76), (-62, -106)), rest, strict=False)
        return (
            *named("weed", _WEEDS[rest[3]]),
            *named("tail", _TAILS[tail](hues[fins])),
            *named("fin", (*_BACKS[back](hues[fins]), *_BELLIES[belly](hues[fins]))),
            *named("body", [polygon(hues[skin], *_BODY)]),
            *named("marking", _SCALES[scales](hues[3])),
            *named("eye", _EYES[eye]),
            *named("mouth", _LIPS[mouth]),
            *named("fin", _SIDES[side](hues[fins])),
            *named("bubble", (disc(x, y, 5 + 4 * bubble, "paper") for (x, y), bubble in bubbles if bubble)),
        )

    return Design((3, 3, 4, 4, 3, 3, 3, 3, 4, 3, 3, 3, 3), figure)


_BODY: Final[tuple[Point, ...]] = (
    *((-92, 0), (-76, -24), (-46, -44), (-10, -50), (26, -38), (56, -16), (68, 0)),
    *((56, 16), (26, 38), (-10, 50), (-46, 44), (-76, 24)),
)
_TAILS: Final = (
    lambda fill: (polygon(fill, (56, -9), (114, -44), (98, 0), (114, 44), (56, 9)),),
    lambda fill: (polygon(fill, (56, -9), (110, -34), (110, 34), (56, 9)),),
    lambda fill: (polygon(fill, (56, -9), (94, -52), (116, -32), (88, 0), (116, 32), (94, 52), (56, 9)),),
    lambda fill: (polygon(fill, (56, -9), (96, -56), (102, -20), (76, 0), (102, 20), (96, 56), (56, 9)),),
)
_BACKS: Final = (
    lambda fill: (polygon(fill, (-34, -44), (-2, -88), (30, -34)),),
    lambda fill: (polygon(fill, (-40, -42), (-34, -74), (16, -80), (30, -34)),),
    lambda fill: (polygon(fill, (-40, -42), (-34, -82), (-14, -58), (0, -86), (14, -58), (28, -70), (32, -32)),),
    lambda fill: (polygon(fill, (-6, -46), (36, -84), (30, -34)),),
)
_BELLIES: Final = (
    lambda fill: (polygon(fill, (-20, 44), (10, 84), (20, 38)),),
    lambda fill: (polygon(fill, (-44, 40), (-36, 72), (-14, 46)), polygon(fill, (8, 44), (22, 74), (32, 34))),
    lambda fill: (polygon(fill, (-24, 44), (-16, 80), (24, 72), (26, 36)),),
)
_SIDES: Final = (
    lambda fill: (polygon(fill, (-24, 2), (10, -12), (10, 20)),),
    lambda fill: (polygon(fill, (-24, 6), (4, 14), (-6, 32)),),
    lambda fill: (disc(-8, 10, 12, fill),),
)
_EYES: Final[tuple[Figure, ...]] = (
    (disc(-60, -12, 11, "paper"), disc(-60, -12, 5, "ink")),
    (disc(-60, -12, 9, "ink"),),
    (disc(-60, -12, 11, "paper"), line((-71, -12), (-49, -12))),
)
_LIPS: Final[tuple[Figure, ...]] = (
    (line((-86, 10), (-64, 14)),),
    (line((-84, 12), (-70, 8), (-60, 18)),),
    (polygon("paper", (-92, 0), (-70, 6), (-78, 20)),),
)
_SCALES: Final = (
    lambda _: (line((-36, -42), (-30, 0), (-36, 42)), line((26, -36), (32, 0), (26, 36))),
    lambda fill: (
        polygon(fill, (-36, -46), (-20, -48), (-20, 48), (-36, 46)),
        polygon(fill, (22, -38), (38, 0), (22, 38)),
    ),
    lambda fill: (disc(20, -20, 8, fill), disc(40, -2, 8, fill), disc(20, 24, 8, fill), disc(-22, -30, 8, fill)),
    lambda _: (line((-30, -26), (50, -10)), line((-30, 26), (50, 10))),
)
_WEEDS: Final[tuple[Figure, ...]] = (
    (),
    (line((-70, 116), (-80, 98), (-66, 84), (-76, 66)), line((-56, 116), (-50, 100))),
    (line((64, 116), (74, 96), (60, 80), (70, 60)), line((82, 116), (90, 98))),
)


def cottage(rng: Stream) -> Design:
    """A cottage: roof, chimney and smoke, door, windows, fence, tree and sky."""
    hues = rng.sample([hue for hue in HUES if hue not in ("brown", "green", "yellow")], 3)

    def figure(values: Values) -> Figure:
        walls, tiles, roof, chimney, smoke, door, left, right, attic, tree, fence, sky = values
        stack = (-46, 30)[chimney % 2]
        return (
            *named("sky", _SKIES[sky]),
            *named("smoke", _SMOKE[smoke](stack)),
            *named("plant", _TREES[tree]),
            *named("chimney", [box(stack, -86 if chimney < 2 else -100, stack + 20, -40, "paper")]),
            *named("wall", [box(-64, -14, 64, 102, hues[walls])]),
            *named("roof", [polygon(hues[tiles], *_ROOFS[roof])]),
            *named("window", _ATTICS[attic]),
            *named("door", _DOORS[door]),
            *named("window", (*_PANES[left](-42), *_PANES[right](42))),
            *named("fence", _FENCES[fence]),
        )

    return Design((3, 3, 3, 4, 3, 4, 4, 4, 4, 3, 3, 3), figure)


_ROOFS: Final = (
    ((-80, -12), (0, -92), (80, -12)),
    ((-80, -12), (-40, -72), (40, -72), (80, -12)),
    ((-80, -12), (-62, -50), (0, -88), (62, -50), (80, -12)),
)
_ATTICS: Final[tuple[Figure, ...]] = (
    (disc(0, -40, 13, "paper"),),
    (box(-11, -52, 11, -26, "paper"),),
    (polygon("paper", (-15, -26), (0, -54), (15, -26)),),
    (disc(0, -40, 13, "paper"), line((-13, -40), (13, -40)), line((0, -53), (0, -27))),
)
_DOORS: Final[tuple[Figure, ...]] = (
    (box(-17, 46, 17, 102, "brown"), disc(9, 76, 4, "ink")),
    (box(-17, 46, 17, 102, "brown"), disc(-9, 76, 4, "ink")),
    (polygon("brown", (-17, 102), (-17, 56), (0, 40), (17, 56), (17, 102)), disc(9, 78, 4, "ink")),
    (box(-17, 46, 17, 102, "brown"), box(-10, 53, 10, 70, "paper")),
)
_PANES: Final = (
    lambda x: (box(x - 15, 8, x + 15, 42, "paper"), line((x, 8), (x, 42)), line((x - 15, 25), (x + 15, 25))),
    lambda x: (box(x - 15, 8, x + 15, 42, "paper"), line((x, 8), (x, 42))),
    lambda x: (disc(x, 25, 15, "paper"), line((x - 15, 25), (x + 15, 25))),
    lambda x: (box(x - 15, 8, x + 15, 42, "paper"), box(x - 15, 25, x + 15, 42, "ink")),
)
_SMOKE: Final = (
    lambda _: (),
    lambda x: (disc(x + 12, -104, 8, "paper"), disc(x + 24, -114, 6, "paper")),
    lambda x: (line((x + 10, -90), (x - 2, -104), (x + 14, -116)),),
)
_TREES: Final[tuple[Figure, ...]] = (
    (box(82, 60, 92, 102, "brown"), disc(87, 44, 24, "green")),
    (box(82, 70, 92, 102, "brown"), polygon("green", (66, 76), (87, 6), (108, 76))),
    (disc(90, 88, 15, "green"), disc(84, 60, 8, "yellow"), line((90, 74), (84, 60))),
)
_FENCES: Final[tuple[Figure, ...]] = (
    (line((-114, 78), (-66, 78)), line((-102, 66), (-102, 102)), line((-80, 66), (-80, 102))),
    (line((-114, 74), (-66, 74)), line((-114, 92), (-66, 92)), line((-90, 64), (-90, 102))),
    (box(-112, 76, -70, 102, "paper"), line((-91, 76), (-91, 102))),
)
_SKIES: Final[tuple[Figure, ...]] = (
    (disc(92, -92, 20, "yellow"),),
    (disc(78, -92, 13, "paper"), disc(98, -94, 17, "paper")),
    (polygon("yellow", (92, -116), (99, -98), (116, -92), (99, -86), (92, -68), (85, -86), (68, -92), (85, -98)),),
)


def butterfly(rng: Stream) -> Design:
    """A butterfly: wings with marks of their own on each side, body and antennae."""
    hues = rng.sample(HUES, 5)

    def figure(values: Values) -> Figure:
        upper, lower, top, bottom, stripes, feelers, *marks = values
        parts: list[Part] = []
        for outline, hue, heights in ((_LOWER[lower], bottom, (50, 24)), (_UPPER[upper], 2 + top, (-54, -22))):
            right = named("wing", [polygon(hues[hue], *outline)])
            parts += (*mirrored(right), *right)
            for x, y in zip((58, 38), heights, strict=True):
                left_mark, right_mark = marks.pop(), marks.pop()
                spots = (*mirrored(_spot(x, y, left_mark, hues[4])), *_spot(x, y, right_mark, hues[4]))
                parts += named("spot", spots)
        return (
            *parts,
            *named("antenna", _FEELERS[feelers]),
            *named("body", [polygon("brown", (0, -62), (10, -40), (9, 50), (0, 78), (-9, 50), (-10, -40))]),
            *named("stripe", _STRIPES[stripes]),
        )

    return Design((3, 3, 2, 2, 3, 3, *(4,) * 8), figure)


_UPPER: Final = (
    ((6, -30), (40, -92), (104, -104), (108, -50), (70, -8), (6, 2)),
    ((6, -30), (58, -104), (112, -84), (92, -40), (88, -6), (6, 2)),
    ((6, -30), (30, -80), (78, -108), (112, -66), (98, -22), (50, -2), (6, 2)),
)
_LOWER: Final = (
    ((6, 2), (70, -2), (102, 34), (84, 84), (46, 96), (8, 46)),
    ((6, 2), (82, -4), (92, 44), (60, 72), (66, 112), (36, 84), (8, 46)),
    ((6, 2), (64, -2), (98, 20), (92, 62), (70, 66), (64, 98), (34, 86), (8, 46)),
)
_STRIPES: Final[tuple[Figure, ...]] = (
    (),
    (line((-10, -14), (10, -14)), line((-9, 14), (9, 14)), line((-8, 42), (8, 42))),
    (disc(0, -50, 12, "ink"),),
)
_FEELERS: Final[tuple[Figure, ...]] = (
    (line((-3, -60), (-20, -108)), line((3, -60), (20, -108))),
    (line((-3, -60), (-16, -104)), line((3, -60), (16, -104)), disc(-16, -108, 6, "ink"), disc(16, -108, 6, "ink")),
    (line((-3, -60), (-10, -92), (-32, -104)), line((3, -60), (10, -92), (32, -104))),
)


def _spot(x: int, y: int, kind: int, hue: Fill) -> Figure:
    """A mark on a wing: a disc, a ring, a lozenge or a bar."""
    kinds: tuple[Figure, ...] = (
        (disc(x, y, 12, hue),),
        (disc(x, y, 13, "paper"), disc(x, y, 6, "ink")),
        (polygon("paper", (x, y - 14), (x + 12, y), (x, y + 14), (x - 12, y)),),
        (box(x - 13, y - 5, x + 13, y + 5, "ink"),),
    )
    return kinds[kind]
