"""Machined parts: each a function of its `Dimensions` that builds a body.

It takes each length by a name, within bounds that may depend on other lengths. So a part can be built again with some
of them changed: `Dimensions.changed`.
"""

from collections.abc import Callable, Mapping
from typing import Final

from puzzlegen.generators.parts.kits.bodies import Body, Dimensions, box, hexagon, hole, prism, round_bar, slot, turned
from puzzlegen.generators.parts.kits.brackets_and_fittings import BRACKETS_AND_FITTINGS


def _angle_bracket(d: Dimensions) -> Body:
    """A foot and an upright plate with a rib between them, out of the middle."""
    width, depth, height, thick = d.size("width", 70, 96), d.size("depth", 48, 66), d.size("height", 52, 72), 10
    body = box((0, width), (0, depth), (0, thick)) + box((0, width), (depth - thick, depth), (0, height))
    rib, run = d.place("rib", 0, width - 8), d.place("run", 16, depth - 14)
    rise = d.place("rise", 14, height - 12)
    back = depth - thick
    body += prism("x", [(back - run, thick), (back, thick), (back, thick + rise)], rib, rib + 8)
    radius = d.place("bore", 4, 12)
    body -= hole("y", (d.place("bore right", 16, width - 16), height - 16), radius, back, depth + 1)
    if d.has("notch"):
        body -= box((0, d.place("notch right", 14, 30)), (-1, d.place("notch back", 8, depth - 32)), (-1, thick + 1))
    return body


def _clevis(d: Dimensions) -> Body:
    """A foot with two lugs of different heights, round at their tops, and a pin's bore through both."""
    width, depth, radius = d.size("width", 70, 96), d.size("depth", 40, 56), d.size("round", 13, 18)
    foot, high, middle = d.place("foot", 8, 18), d.size("high", 42, 54), d.place("middle", 18, depth - 18)
    one, other = d.place("one", 0, 20), d.place("other", width - 20, width)
    body = box((0, width), (0, depth), (0, foot))
    for start, thick in ((one, 10), (other - 12, 12)):
        body += box((start, start + thick), (middle - radius, middle + radius), (0, high))
        body += round_bar("x", (middle, high), radius, start, start + thick)
    body = body ^ box((0, width), (0, depth), (0, high + radius))
    body -= hole("x", (middle, high), d.place("bore", 5, radius - 5))
    if d.has("groove"):
        at = d.place("groove right", one + 14, other - 24)
        body -= box((at, at + 8), (-1, depth + 1), (-1, d.place("groove up", 4, foot - 4)))
    return body


def _bearing_block(d: Dimensions) -> Body:
    """A bearing on a foot with two fixing holes; its housing is longer than the foot is deep."""
    width, depth, radius = d.size("width", 90, 116), d.size("depth", 36, 52), d.size("radius", 18, 25)
    foot, high = d.place("foot", 8, 18), d.size("high", 36, 46)
    middle = d.place("middle", radius + 16, width - radius - 16)  # beside the holes
    body = box((0, width), (0, depth), (0, foot))
    front, back = d.place("front", 0, 12), d.place("back", depth - 12, depth)
    body += box((middle - radius, middle + radius), (front, back), (0, high))
    body += round_bar("y", (middle, high), radius, front, back)
    bore = d.place("bore", 6, radius - 6)
    body -= hole("y", (middle, high), bore)
    if d.has("recess"):
        body -= hole("y", (middle, high), radius - 4, -1, d.place("recess back", front + 4, back - 8))
    for side in (10, width - 10):
        body -= hole("z", (side, d.place("holes back", 10, depth - 10)), 4, -1, foot + 1)
    return body


def _flange(d: Dimensions) -> Body:
    """A round flange with a hub, a stepped bore and four holes; the plate lies to the left."""
    radius, thick = d.size("radius", 36, 46), d.place("thick", 8, 20)
    hub, long = d.place("hub", 12, 22), d.size("long", 40, 60)
    centre = (radius, radius)
    body = turned("x", centre, [(thick, radius), (long - thick, hub)])
    body -= hole("x", centre, d.place("bore", 4, hub - 8))
    if d.has("counterbore"):
        body -= hole("x", centre, hub - 4, -1, d.place("deep", 4, thick + 14))
    ring = d.place("ring", hub + 6, radius - 6)
    for right, up in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        body -= hole("x", (radius + ring * right, radius + ring * up), 4)
    if d.has("flat"):
        body -= box((-1, thick + 1), (-1, 2 * radius + 1), (-1, d.place("flat", 4, radius - hub - 8)))
    return body


def _lever(d: Dimensions) -> Body:
    """Two bosses of different heights, a web between them with an ear on one side, and a bore through each."""
    long, big, small = d.size("long", 60, 80), d.size("big", 16, 20), d.size("small", 11, 14)
    one, other = (big, big), (big + long, big)
    tall, short = d.size("tall", 32, 46), d.place("short", 16, 28)
    low, web = d.place("low", 0, 8), d.place("web", 8, 12)
    half = small - d.place("narrow", 3, 6)
    body = round_bar("z", one, big, 0, tall) + round_bar("z", other, small, 0, short)
    body += box((big, big + long), (big - half, big + half), (low, low + web))
    ear, out = d.place("ear", 2 * big + 4, big + long - small - 16), d.size("out", 10, 18)
    body += box((ear, ear + 12), (-out, big - 4), (low, d.place("ear up", low + web + 4, low + web + 16)))
    body -= hole("z", one, d.place("large bore", 6, big - 4)) + hole("z", other, d.place("small bore", 4, small - 4))
    if d.has("key"):
        body -= box((0, big), (big - 12, big + 12), (d.place("key up", low + web + 4, tall - 6), 60))
    if d.has("ear hole"):
        body -= hole("z", (ear + 6, 4 - out / 2), 3)
    return body


def _stepped_block(d: Dimensions) -> Body:
    """A block with a step, a slot from the front, and a corner that is cut away."""
    width, depth, height = d.size("width", 70, 96), d.size("depth", 46, 64), d.size("height", 46, 64)
    body = box((0, width), (0, depth), (0, height))
    step, low = d.place("step", 24, width - 36), d.place("low", 16, height - 16)
    body -= box((-1, step), (-1, depth + 1), (low, height + 1))
    right = d.place("slot", step + 8, width - 20)
    body -= box((right, right + 10), (-1, d.place("slot back", 12, depth - 12)), (d.place("floor", 10, low), 100))
    corner = d.place("corner", 8, step - 12)
    back = d.place("corner back", 12, depth - 14)
    body -= box((-1, corner), (back, depth + 1), (d.place("corner up", 6, low - 6), 99))
    if d.has("hole"):
        back = d.place("hole back", 12, depth - 12)
        body -= hole("z", (corner + (step - corner) / 2, back), min(4.0, (step - corner) / 2 - 3))
    return body


def _dovetail(d: Dimensions) -> Body:
    """A slide with a dovetail beneath, a ledge on one side, and a stepped hole from above."""
    width, depth, height = d.size("width", 72, 96), d.size("depth", 44, 60), d.size("height", 38, 52)
    body = box((0, width), (0, depth), (0, height))
    wide, deep, left = d.place("wide", 20, 32), d.place("deep", 8, 16), d.place("left", 12, width - 46)
    lean = deep / 3**0.5
    outline = [(left, 0), (left + wide, 0), (left + wide + lean, deep), (left - lean, deep)]
    body -= prism("y", [(left, -1), (left + wide, -1), *outline[1:], outline[0]], -1, depth + 1)
    ledge, down = d.place("ledge", 12, 26), d.place("down", 8, height - 24)
    body -= box((width - ledge, width + 1), (-1, depth + 1), (height - down, height + 1))
    # Through the ceiling of the dovetail, and not through one of its lips
    right = d.place("hole right", left + 6, min(left + wide - 6, width - ledge - 12))
    spot = (right, d.place("hole back", 14, depth - 14))
    body -= hole("z", spot, 4)
    body -= hole("z", spot, 8, height - d.place("sunk", 5, height - deep - 8))
    if d.has("cut"):
        body -= box((-1, d.place("cut right", 8, 20)), (-1, d.place("cut back", 10, depth - 16)), (height - 12, 99))
    return body


def _v_block(d: Dimensions) -> Body:
    """A block with a V groove, clamping slots of different heights at its sides, and a groove below."""
    width, depth, height = d.size("width", 64, 84), d.size("depth", 50, 70), d.size("height", 48, 62)
    body = box((0, width), (0, depth), (0, height))
    middle, half = d.place("middle", 30, width - 30), d.place("half", 14, 20)
    wide, over = half + 1, height + 1
    body -= prism("y", [(middle, height - half), (middle + wide, over), (middle - wide, over)], -1, 99)
    body -= box((middle - 2, middle + 2), (-1, 99), (height - half - d.place("relief", 4, 8), height))
    for name, x in (("left", (-1, 7)), ("right", (width - 7, width + 1))):
        low = d.place(f"{name} low", 12, 20)
        body -= box(x, (-1, 99), (low, low + d.place(f"{name} high", 8, 12)))
    if d.has("stop"):
        up = d.place("stop up", height - 12, height - 4)
        body -= box((-1, width + 1), (-1, d.place("stop back", 8, 22)), (up, 99))
    groove = d.place("groove", 10, 22)
    body -= box((middle - groove / 2, middle + groove / 2), (-1, 99), (-1, d.place("groove up", 4, 9)))
    return body


def _shaft(d: Dimensions) -> Body:
    """A turned shaft with two shoulders, a keyway, a flat and a blind hole in its end."""
    radii = d.place("first", 20, 22), d.size("second", 26, 30), d.place("third", 14, 16)
    lengths = d.place("one", 16, 36), d.place("two", 14, 32)
    long = d.size("long", 90, 110)
    centre = (radii[1], radii[1])
    rest = long - lengths[0] - lengths[1]
    body = turned("x", centre, [(lengths[0], radii[0]), (lengths[1], radii[1]), (rest, radii[2])])
    last = lengths[0] + lengths[1]
    start, end = d.place("key start", last + 5, last + 9), d.place("key end", long - 14, long - 6)
    body -= box((start, end), (centre[0] - 8, centre[0] + 8), (centre[1] + radii[2] - d.place("key deep", 6, 7), 99))
    if d.has("bore"):
        body -= hole("x", centre, d.place("bore radius", 4, 5), -1, d.place("bore deep", 12, last - 4))
    flat = centre[1] - d.place("flat", 8, radii[2] - 4)
    body -= box((-1, d.place("flat long", 8, lengths[0] - 5)), (-1, 99), (-1, flat))
    return body


def _pulley(d: Dimensions) -> Body:
    """A wheel with a groove for a belt, a longer hub, a bore and a keyway."""
    radius, wide = d.size("radius", 34, 44), d.size("wide", 26, 34)
    hub, out = d.place("hub", 14, 20), d.size("out", 12, 22)
    rim, floor = d.place("rim", 4, 10), d.place("floor", 22, radius - 6)
    centre = (radius, radius)
    body = turned("x", centre, [(rim, radius), (wide - 2 * rim, floor), (rim, radius), (out, hub)])
    if d.has("dish"):
        dish, deep = d.place("dish radius", 18, floor - 4), d.place("dish deep", 4, 10)
        body -= hole("x", centre, dish, -1, deep) - hole("x", centre, 14)
    bore = d.place("bore", 4, 8)
    body -= hole("x", centre, bore)
    body -= box((-1, 99), (radius - 2, radius + 2), (radius, radius + bore + d.place("key", 2, 3)))
    if d.has("web holes"):
        for side in (-1, 1):
            body -= hole("x", (radius + side * (hub + floor) / 2, radius), 3, -1, wide + 1)
    return body


def _housing(d: Dimensions) -> Body:
    """An open box with a boss on its floor, a window in one wall and a lug outside."""
    width, depth, height = d.size("width", 74, 98), d.size("depth", 54, 70), d.size("height", 38, 52)
    wall, floor = d.place("wall", 4, 10), d.place("floor", 5, 14)
    lug = d.size("lug", 12, 20)
    body = box((0, width), (0, depth), (0, height))
    body -= box((wall, width - wall), (wall, depth - wall), (floor, height + 1))
    spot = (d.place("boss right", 22, width - 22), d.place("boss back", 21, depth - 21))
    body += round_bar("z", spot, 10, 0, d.place("boss up", floor + 6, height - 6))
    body -= hole("z", spot, 4)
    low, left = d.place("window low", floor + 4, height - 14), d.place("window left", 12, width - 36)
    body -= box((left, left + d.place("window wide", 12, 24)), (-1, wall + 1), (low, 99))
    back = d.place("lug back", 4, depth - 24)
    body += box((-lug, 0), (back, back + 20), (0, d.place("lug up", 8, height - 12)))
    if d.has("lug hole"):
        body -= hole("z", (-lug / 2, back + 10), 4)
    return body


def _bolt(d: Dimensions) -> Body:
    """A hexagon-headed bolt with a shoulder, a relieved neck and a pointed end."""
    across = d.size("across", 40, 54)
    head, shoulder = d.place("head", 10, 20), d.place("shoulder", 16, 18)
    long, shank = d.size("long", 84, 104), d.place("shank", 8, 10)
    neck, first = d.place("neck", 4, 10), d.place("first", 16, 34)
    centre = (0.0, 0.0)
    body = prism("x", hexagon(centre, across), 0, head)
    rest = long - head - first - neck - 8
    steps = [(first, shoulder), (neck, shank - 4), (rest, shank)]
    body += turned("x", centre, steps, head)
    body += round_bar("x", centre, shank, long - 8, long, shank - d.place("point", 2, 6))
    if d.has("socket"):
        body -= hole("x", centre, d.place("socket radius", 4, 8), -1, d.place("socket deep", 5, head - 4))
    at = d.place("pin", head + 6, head + first - 7)
    body -= box((at, at + 6), (-99, 99), (d.place("flat", shank + 3, shoulder - 3), 99))
    return body


def _guide(d: Dimensions) -> Body:
    """A drawn profile with a T slot, cut across at one end, and a hole through its flange."""
    width, depth, height = d.size("width", 84, 106), d.size("depth", 46, 60), d.size("height", 36, 48)
    body = box((0, width), (0, depth), (0, height))
    middle, neck = d.place("middle", 20, depth - 20), d.place("neck", 4, 6)
    under, wing, top = d.place("under", 8, 14), d.place("wing", 10, 14), d.place("top", height - 12, height - 6)
    body -= box((-1, 199), (middle - neck, middle + neck), (under, 99))
    body -= box((-1, 199), (middle - wing, middle + wing), (under, top))
    cut, low = d.place("cut", 16, 36), d.place("cut low", 10, height - 10)
    body -= box((width - cut, 199), (-1, 199), (low, 99))
    if d.has("hole"):
        body -= hole("z", (width - cut / 2, d.place("hole back", 8, 12)), 4)
    ledge = d.place("ledge", 5, 9)
    body -= box((-1, 199), (depth - ledge, 199), (-1, d.place("ledge up", 8, height - 14)))
    return body


def _tool_post(d: Dimensions) -> Body:
    """A round post on a square foot, with a slot across its top and a bore from below."""
    side, radius, high = d.size("side", 60, 76), d.place("radius", 16, 24), d.size("high", 60, 78)
    foot = d.place("foot", 10, 22)
    x, y = d.place("right", 28, side - 28), d.place("back", 28, side - 28)
    body = box((0, side), (0, side), (0, foot)) + round_bar("z", (x, y), radius, 0, high)
    half = d.place("half", 6, 10)
    body -= box((-1, 99), (y - half, y + half), (d.place("slot low", foot + 8, high - 10), 99))
    body -= hole("z", (x, y), d.place("bore", 4, half - 2), -1, d.place("bore deep", foot + 4, 99))
    if d.has("corner"):
        size = d.place("corner size", 8, 12)
        body -= box((side - size, 99), (side - size, 99), (-1, 99))
    body -= box((-1, 8), (-1, 99), (-1, foot - d.place("left", 3, 6)))
    return body


def _hinge(d: Dimensions) -> Body:
    """A leaf of a hinge: a plate with two knuckles of different lengths and holes for screws."""
    width, depth, thick = d.size("width", 80, 104), d.size("depth", 44, 58), d.place("thick", 6, 10)
    radius = d.size("radius", 11, 14)
    clear = 2 * radius + 3  # of the other leaf's knuckles
    body = box((0, width), (clear, depth + radius), (0, thick))
    first, gap = d.place("first", 14, 30), d.place("gap", 12, 26)
    start, end = d.place("start", 0, 12), d.place("end", width - 14, width)
    for a, b in ((start, start + first), (start + first + gap, end)):
        body += round_bar("x", (radius, radius), radius, a, b) + box((a, b), (radius, clear), (0, thick))
    body -= hole("x", (radius, radius), d.place("pin", 4, 6))
    back = d.place("holes", clear + 10, depth + radius - 9)
    for right in (d.place("left hole", 12, 28), d.place("right hole", width - 28, width - 12)):
        body -= hole("z", (right, back), 4)
        body -= hole("z", (right, back), 8, thick - d.place("sunk", 2, 4), 99)
    return body


def _clamp(d: Dimensions) -> Body:
    """A split clamp: a ring on a foot, open on one side between two cheeks of different lengths."""
    radius, depth = d.size("radius", 22, 28), d.size("depth", 30, 44)
    foot, high, wide = d.place("foot", 6, 14), radius + 16, d.size("wide", 58, 72)
    centre = (d.place("middle", radius + 2, wide - radius - 2), high)
    body = box((0, wide), (0, depth), (0, foot))
    front, back = d.place("front", 0, 10), d.place("back", depth - 10, depth)
    body += round_bar("y", centre, radius, front, back)
    body += box((centre[0] - 8, centre[0] + 8), (front, back), (0, high))
    out, half = d.size("out", 12, 18), d.place("half", 4, 6)
    lower, upper = d.place("lower", 4, 10), d.place("upper", 4, 10)
    end, cheek = wide + out, d.place("cheek front", 8, 12)
    body += box((centre[0], end), (cheek, depth - 8), (high - half - lower, high + half + upper))
    body -= box((centre[0], 199), (-1, 99), (high - half, high + half))
    body -= hole("y", centre, d.place("bore", 12, radius - 6))
    body -= hole("z", (end - 6, depth / 2), 3)
    return body


def _channel(d: Dimensions) -> Body:
    """A length of channel with flanges of different heights, of which one is cut down, and an opening in its web."""
    width, depth, height = d.size("width", 84, 106), d.size("depth", 46, 62), d.size("height", 38, 52)
    wall, floor = d.place("wall", 6, 14), d.place("floor", 8, 16)
    body = box((0, width), (0, depth), (0, height)) - box((-1, 199), (wall, depth - wall), (floor, 99))
    cut, low = d.place("cut", 18, width - 30), d.place("low", floor + 6, height - 6)
    body -= box((cut, 199), (-1, wall + 1), (low, 99))
    if d.has("window"):
        right = d.place("window right", 12, width - 34)
        body -= box((right, right + d.place("window wide", 12, 22)), (wall + 6, depth - wall - 6), (-1, 99))
    return body - box(
        (-1, d.place("end", 8, 16)), (depth - wall - 1, 199), (d.place("end low", floor + 6, height - 6), 99)
    )


def _fork(d: Dimensions) -> Body:
    """A fork on a round shank: two ears of different thickness, a bore through both, and a pin in the shank."""
    width, depth, long = d.size("width", 40, 52), d.size("depth", 30, 40), d.size("long", 86, 106)
    start, back = d.place("start", 34, 54), depth / 2
    body = box((start, long), (0, depth), (0, width))
    low, high = d.place("lower", 8, 16), d.place("upper", width - 16, width - 8)
    body -= box((start + d.place("throat", 8, 14), 199), (-1, 99), (low, high))
    body -= hole("z", (long - d.place("bore right", 10, 16), back), d.place("bore", 4, 8))
    middle = d.place("shank up", 16, width - 16)
    body += round_bar("x", (back, middle), d.place("shank", 7, 12), 0, start)
    if d.has("pin"):
        body -= hole("y", (d.place("pin right", 8, start - 10), middle), 3)
    return body


def _slotted_plate(d: Dimensions) -> Body:
    """A plate with a raised pad, a slot with round ends, and a corner cut away."""
    width, depth, height = d.size("width", 84, 108), d.size("depth", 54, 70), d.size("height", 28, 40)
    thick, left = d.place("thick", 8, 16), d.place("left", 26, width - 34)
    body = box((0, width), (0, depth), (0, thick))
    front, back = d.place("front", 0, 16), d.place("back", depth - 20, depth)
    body += box((left, left + d.place("wide", 18, 30)), (front, back), (0, height))
    spot = d.place("slot right", 10, left - 10), d.place("slot back", 12, 22)
    body -= slot("z", spot, (spot[0], spot[1] + d.place("slot long", 8, 24)), 5)
    size = d.place("corner", 8, 18)
    body -= box((width - size, 199), (depth - d.place("corner deep", 8, 18), 199), (-1, thick + 1))
    if d.has("groove"):
        at = d.place("groove", front + 4, back - 12)
        body -= box((-1, 199), (at, at + 8), (d.place("groove low", thick + 4, height - 6), 99))
    return body


def _t_block(d: Dimensions) -> Body:
    """A block in the shape of a T, out of the middle, with a slot across its head and a foot that is cut back."""
    width, depth, height = d.size("width", 64, 84), d.size("depth", 52, 70), d.size("height", 46, 62)
    head, left, wide = d.place("head", 14, 26), d.place("left", 6, 24), d.place("wide", 20, 34)
    body = box((0, width), (0, depth), (height - head, height))
    body += box((left, left + wide), (0, depth - d.place("foot", 0, 22)), (0, height))
    at = d.place("slot", 10, depth - 20)
    body -= box((-1, 199), (at, at + d.place("slot wide", 6, 12)), (height - d.place("slot deep", 4, head - 4), 99))
    if d.has("bore"):
        body -= hole("z", (left + wide / 2, d.place("bore back", 12, depth - 26)), d.place("bore", 3, 8))
    return body - box((width - d.place("end", 6, 14), 199), (-1, d.place("end back", 10, 28)), (-1, 199))


def _wedge(d: Dimensions) -> Body:
    """A wedge on a foot, with a groove along its slope's upper edge and a step at the other end."""
    width, depth, height = d.size("width", 80, 104), d.size("depth", 46, 62), d.size("height", 44, 60)
    low, start, end = d.place("low", 8, 18), d.place("start", 12, 32), d.place("end", width - 36, width - 20)
    outline = [(0, 0), (width, 0), (width, height), (end, height), (start, low), (0, low)]
    body = prism("y", outline, 0, depth)
    front, step = d.place("front", 10, 22), d.place("step", low + 6, height - 8)
    body -= box((end, 199), (-1, front), (step, 99))
    back = d.place("back", depth - 20, depth - 8)
    body -= box((-1, d.place("cut", 6, start)), (back, 199), (-1, 99))
    if d.has("bore"):
        body -= hole("y", (end + (width - end) / 2, d.place("bore up", 10, step - 8)), d.place("bore", 3, 7))
    return body


def _bush(d: Dimensions) -> Body:
    """A turned bush with a collar, a stepped bore, and flats of different depths on its collar."""
    radius, long = d.size("radius", 30, 36), d.size("long", 62, 82)
    centre = (radius, radius)
    collar, before, neck = d.place("collar", 8, 18), d.place("before", 10, 28), d.place("neck", 14, 22)
    after = d.place("after", 12, 22)
    body = turned("x", centre, [(before, neck), (collar, radius), (long - before - collar, after)])
    body -= hole("x", centre, d.place("bore", 4, min(neck, after) - 8))
    body -= hole("x", centre, min(neck, after) - 4, -1, d.place("deep", 8, long - 16))
    if d.has("flat"):
        body -= box((-1, 199), (-1, 199), (radius + d.place("flat", max(neck, after) + 2, radius - 2), 199))
    return body


PARTS: Final[Mapping[str, Callable[[Dimensions], Body]]] = {
    **BRACKETS_AND_FITTINGS,
    "angle bracket": _angle_bracket,
    "bearing block": _bearing_block,
    "bolt": _bolt,
    "bush": _bush,
    "channel": _channel,
    "clamp": _clamp,
    "clevis": _clevis,
    "dovetail slide": _dovetail,
    "flange": _flange,
    "fork": _fork,
    "guide": _guide,
    "hinge": _hinge,
    "housing": _housing,
    "lever": _lever,
    "pulley": _pulley,
    "shaft": _shaft,
    "slotted plate": _slotted_plate,
    "stepped block": _stepped_block,
    "T-block": _t_block,
    "tool post": _tool_post,
    "V-block": _v_block,
    "wedge": _wedge,
}
"""Names of parts, and what builds them."""
