"""More machined parts: brackets, profiles, clamping tools, levers, couplings and fittings; see `machined_parts`."""

from collections.abc import Callable, Mapping
from typing import Final

from puzzlegen.generators.parts.kits.bodies import Body, Dimensions, box, hexagon, hole, prism, round_bar, slot, turned


def _bearing_cap(d: Dimensions) -> Body:
    """Half a bearing: an arch over two ears of different lengths, with a hole for oil on its top."""
    width, depth, radius = d.size("width", 92, 112), d.size("depth", 34, 46), d.size("radius", 22, 28)
    foot, middle = d.place("foot", 8, 14), d.place("middle", radius + 14, width - radius - 14)
    body = box((0, width), (0, depth), (0, foot))
    front, back = d.place("front", 0, 8), d.place("back", depth - 8, depth)
    body += round_bar("y", (middle, 0), radius, front, back) ^ box((-1, 199), (-1, 199), (0, 199))
    body -= hole("y", (middle, 0), d.place("bore", 10, radius - 8))
    for side in (8, width - 8):
        body -= hole("z", (side, d.place("holes back", 10, depth - 10)), 4)
    if d.has("flat"):
        body -= box((-1, 199), (-1, 199), (d.place("flat", radius - 6, radius - 3), 199))
    return body


def _bridge(d: Dimensions) -> Body:
    """A block with an arch through it, a corner that is cut away, and a groove across its top."""
    width, depth, height = d.size("width", 80, 106), d.size("depth", 40, 56), d.size("height", 46, 60)
    radius, middle = d.place("radius", 10, 16), d.place("middle", 32, width - 32)
    low = d.place("low", 8, height - radius - 14)
    body = box((0, width), (0, depth), (0, height)) - hole("y", (middle, low), radius)
    body -= box((middle - radius, middle + radius), (-1, 199), (-1, low))
    body -= box(
        (-1, d.place("cut", 8, 18)), (-1, d.place("cut back", 10, depth - 12)), (d.place("cut low", 10, 30), 199)
    )
    if d.has("groove"):
        at = d.place("groove", 24, width - 16)
        body -= box((at, at + 8), (-1, 199), (height - d.place("groove deep", 4, 8), 199))
    return body


def _castle_nut(d: Dimensions) -> Body:
    """A hexagon nut on a round flange, with a stepped bore and a slot across its top."""
    radius, across, high = d.size("radius", 38, 42), d.size("across", 46, 50), d.size("high", 34, 46)
    flange, centre = d.place("flange", 6, 14), (radius, radius)
    body = round_bar("z", centre, radius, 0, flange) + prism("z", hexagon(centre, across), flange, high)
    bore = d.place("bore", 8, 10)
    body -= hole("z", centre, bore)
    if d.has("sunk"):
        body -= hole("z", centre, d.place("sunk", 17, 19), -1, d.place("sunk up", 6, high - 16))
    half = d.place("half", 3, 4)
    body -= box((radius - half, radius + half), (-1, 199), (high - d.place("slot", 6, 12), 199))
    flat = d.place("flat", 4, 6)
    return body - box((-1, flat), (-1, 199), (-1, flange))


def _claw_coupling(d: Dimensions) -> Body:
    """Half of a coupling: a hub, a flange, and two claws of which one is shorter."""
    radius, long = d.size("radius", 30, 38), d.size("long", 54, 70)
    hub, start, thick = d.place("hub", 14, 20), d.place("start", 14, 24), d.place("thick", 8, 14)
    centre, face = (radius, radius), start + thick
    body = turned("x", centre, [(start, hub), (long - start, radius)])
    half = d.place("half", 12, 16)
    body -= box((face, 199), (radius - half, radius + half), (-1, 199))
    body -= box((d.place("short", face + 4, long - 6), 199), (radius, 199), (-1, 199))
    bore = d.place("bore", 6, 8)
    body -= hole("x", centre, bore)
    if d.has("key"):
        body -= box((-1, 199), (radius - 3, radius + 3), (radius, radius + bore + 3))
    return body


def _corner_block(d: Dimensions) -> Body:
    """A floor and two walls of different heights that meet in a corner, with a slot in the floor."""
    width, depth, height = d.size("width", 70, 96), d.size("depth", 50, 70), d.size("height", 48, 64)
    floor, left, back = d.place("floor", 8, 14), d.place("left", 8, 16), d.place("back", 8, 16)
    body = box((0, width), (0, depth), (0, floor))
    body += box((0, left), (d.place("left front", 0, depth - 34), depth), (0, height))
    body += box((0, width), (depth - back, depth), (0, d.place("back up", floor + 10, height - 8)))
    if d.has("slot"):
        at = d.place("slot", left + 8, width - 20)
        body -= box((at, at + d.place("slot wide", 6, 12)), (-1, d.place("slot back", 8, depth - 24)), (-1, floor))
    return body


def _crank(d: Dimensions) -> Body:
    """A journal, a cheek and a pin beside the journal's axis, with a flat on the pin."""
    cheek, throw, long = d.size("cheek", 16, 20), d.size("throw", 24, 34), d.size("long", 78, 98)
    start, thick = d.place("start", 24, 40), d.place("thick", 8, 16)
    end, centre, aside = d.size("end", 10, 12), (cheek, cheek), (cheek, cheek + throw)
    body = round_bar("x", centre, d.place("journal", 8, 12), 0, start)
    face = start + thick
    body += round_bar("x", centre, cheek, start, face) + round_bar("x", aside, end, start, face)
    half = d.place("half", 4, 8)
    body += box((start, face), (cheek - half, cheek + half), (cheek, cheek + throw))
    pin = d.place("pin", 6, 10)
    body += round_bar("x", aside, pin, face, long)
    flat = d.place("flat", pin // 2, pin - 3)
    body -= box((d.place("flat right", face + 6, long - 8), 199), (-1, 199), (cheek + throw + flat, 199))
    if d.has("bore"):
        body -= hole("x", centre, d.place("bore", 2, 4), -1, d.place("bore deep", 10, start - 6))
    return body


def _eccentric(d: Dimensions) -> Body:
    """A disc with a hub, a bore and a keyway beside its middle, and a balance hole."""
    radius, long = d.size("radius", 36, 44), d.size("long", 38, 54)
    thick, off, hub = d.place("thick", 10, 20), d.place("off", 10, 12), d.place("hub", 16, 18)
    aside = (radius, radius + off)
    body = round_bar("x", (radius, radius), radius, 0, thick) + round_bar("x", aside, hub, thick, long)
    bore = d.place("bore", 5, 6)
    body -= hole("x", aside, bore)
    if d.has("balance"):
        body -= hole("x", (radius, d.place("balance", 10, radius + off - hub - 8)), 4, -1, thick)
    if d.has("key"):
        body -= box((-1, 199), (radius - 2, radius + 2), (aside[1], aside[1] + bore + 3))
    return body


def _gib_key(d: Dimensions) -> Body:
    """A key with a head and a sloping back, of which a corner is cut away, and a slot in the head."""
    long, depth, top = d.size("long", 80, 104), d.size("depth", 30, 42), d.size("top", 38, 50)
    head, high = d.place("head", 14, 26), d.place("high", 20, top - 8)
    low = d.place("low", 8, high - 6)
    body = prism("y", [(0, 0), (long, 0), (long, low), (head, high), (head, top), (0, top)], 0, depth)
    body -= box((long - d.place("cut", 12, 26), 199), (-1, d.place("cut back", 8, depth - 12)), (-1, 199))
    if d.has("slot"):
        at = d.place("slot", 8, depth - 14)
        body -= box((-1, head), (at, at + d.place("slot wide", 6, 10)), (d.place("slot low", high, top - 4), 199))
    if d.has("bore"):
        body -= hole("y", (head + d.place("bore right", 10, 24), 10), d.place("bore", 2, 4))
    return body


def _i_beam(d: Dimensions) -> Body:
    """A length of beam with flanges of different thickness, whose end is coped, and a hole through its web."""
    long, depth, height = d.size("long", 80, 106), d.size("depth", 40, 56), d.size("height", 46, 60)
    foot, head, web = d.place("foot", 6, 12), d.place("head", 6, 12), d.place("web", 6, 12)
    front = d.place("front", 8, depth - web - 8)
    body = box((0, long), (0, depth), (0, height))
    for y in ((-1, front), (front + web, 199)):
        body -= box((-1, 199), y, (foot, height - head))
    low = d.place("cope low", foot + 6, height - head - 6)
    body -= box((long - d.place("cope", 14, 30), 199), (-1, 199), (low, 199))
    if d.has("hole"):
        up = d.place("hole up", foot + 10, height - head - 10)
        body -= hole("y", (d.place("hole right", 14, long - 44), up), d.place("hole", 4, 6))
    return body


def _jaw(d: Dimensions) -> Body:
    """A jaw of a vice: an upright V across its face, a step on its top, and two screw holes."""
    width, depth, height = d.size("width", 88, 110), d.size("depth", 28, 38), d.size("height", 44, 58)
    middle, deep = d.place("middle", 40, width - 40), d.place("deep", 6, 12)
    body = box((0, width), (0, depth), (0, height))
    body -= prism("z", [(middle - deep - 1, -1), (middle + deep + 1, -1), (middle, deep)], -1, 199)
    body -= box((-1, 199), (-1, d.place("step", 6, depth - 14)), (height - d.place("down", 6, 14), 199))
    up = d.place("up", 14, height - 28)
    for side in (14, width - 14):
        body -= hole("y", (side, up), 4)
    if d.has("sunk"):
        sunk = d.place("sunk deep", 6, 10)
        for side in (14, width - 14):
            body -= hole("y", (side, up), 8, depth - sunk, 199)
    if d.has("groove"):
        body -= box((-1, 199), (-1, 4), (up + 12, up + 16))
    return body


def _latch(d: Dimensions) -> Body:
    """A hook: a plate with a nose, a boss about its pivot, and a notch in its tail."""
    width, height, depth = d.size("width", 84, 106), d.size("height", 48, 62), d.size("depth", 26, 36)
    nose, bar, tail = d.place("nose", 12, 22), d.place("bar", 12, 20), d.place("tail", 28, 40)
    thick = d.place("thick", 10, depth - 8)
    outline = [(0, 0), (width, 0), (width, height), (width - nose, height), (width - nose, bar), (tail, bar)]
    body = prism("y", [*outline, (tail, d.place("tail up", bar + 12, height - 4)), (0, bar + 12)], 0, thick)
    pivot = (d.place("pivot", 14, tail - 14), 14)
    body += round_bar("y", pivot, 10, 0, depth) - box((-1, 199), (-1, 0), (-1, 199))
    body -= hole("y", pivot, d.place("bore", 4, 6))
    return body - box((-1, d.place("notch", 4, 8)), (-1, 199), (bar + d.place("notch up", 4, 8), 199))


def _manifold(d: Dimensions) -> Body:
    """A block with blind bores from three sides, of which one is sunk, and a corner that is cut away."""
    width, depth, height = d.size("width", 76, 98), d.size("depth", 50, 66), d.size("height", 50, 64)
    body = box((0, width), (0, depth), (0, height))
    spot, up = (d.place("back", 14, depth - 14), d.place("up", 12, 18)), d.place("high", 30, height - 12)
    body -= hole("x", spot, d.place("first", 4, 8), -1, d.place("first deep", 20, width - 24))
    body -= hole(
        "y", (d.place("right", 36, width - 14), up), d.place("second", 4, 8), -1, d.place("deep", 16, depth - 12)
    )
    top = (d.place("top right", 14, 24), d.place("top back", 14, depth - 14))
    body -= hole("z", top, 4, d.place("bottom", 28, height - 10), 199)
    if d.has("sunk"):
        body -= hole("z", top, 8, height - 6, 199)
    corner = box((width - d.place("cut", 10, 18), 199), (depth - d.place("cut deep", 10, 18), 199), (-1, 199))
    return body - corner


def _nipple(d: Dimensions) -> Body:
    """A pipe fitting: a hexagon between two ends of different diameters, a stepped bore, and a flat on one end."""
    across, long = d.size("across", 52, 60), d.size("long", 74, 96)
    start, wide = d.place("start", 18, 32), d.place("wide", 12, 22)
    one, other, bore = d.place("one", 12, 14), d.place("other", 20, 22), d.place("bore", 3, 4)
    body = prism("x", hexagon((0, 0), across), start, start + wide)
    body += round_bar("x", (0, 0), one, 0, start) + round_bar("x", (0, 0), other, start + wide, long)
    body -= hole("x", (0, 0), bore)
    if d.has("sunk"):
        body -= hole("x", (0, 0), bore + 3, d.place("sunk", start + 6, long - 10), 199)
    if d.has("groove"):
        at = d.place("groove", start + wide + 6, long - 12)
        body -= round_bar("x", (0, 0), 30, at, at + 6) - round_bar("x", (0, 0), other - 3, at, at + 6)
    return body - box((-1, d.place("flat", 8, start - 6)), (-99, 99), (one - d.place("down", 2, 3), 99))


def _notched_bar(d: Dimensions) -> Body:
    """A bar with notches from above, from the front and from below, and a hole."""
    long, depth, height = d.size("long", 90, 114), d.size("depth", 30, 42), d.size("height", 30, 44)
    body = box((0, long), (0, depth), (0, height))
    above, front, below = d.place("above", 8, 26), d.place("front", 34, long - 34), d.place("below", 12, long - 30)
    deep = d.place("deep", 6, height - 16)
    body -= box((above, above + d.place("above wide", 8, 16)), (-1, 199), (height - deep, 199))
    body -= box((front, front + d.place("front wide", 8, 18)), (-1, d.place("front deep", 6, depth - 16)), (-1, 199))
    body -= box((below, below + 14), (depth - d.place("below deep", 6, 12), 199), (-1, height - deep - 4))
    if d.has("hole"):
        body -= hole("y", (long - 10, height / 2), d.place("hole", 2, 4))
    return body


def _rod_end(d: Dimensions) -> Body:
    """An eye on a square rod with a round collar; the rod is lower at its end."""
    eye, collar, long = d.size("eye", 16, 22), d.size("collar", 12, 16), d.size("long", 92, 114)
    rod, centre = d.place("rod", 6, 8), (collar, eye)
    front, back = d.place("front", 0, collar - 4), d.place("back", collar + 4, 2 * collar)
    at = d.place("collar right", 2 * eye + 6, long - 30)
    body = round_bar("y", (eye, eye), eye, front, back)
    body += box((eye, long), (collar - rod, collar + rod), (eye - rod, eye + rod))
    body += round_bar("x", centre, collar, at, at + d.place("collar wide", 6, 14))
    body -= hole("y", (eye, eye), d.place("bore", 6, eye - 6))
    if d.has("flat"):
        body -= box((long - d.place("flat", 8, 12), 199), (-1, 199), (eye + rod - d.place("down", 4, 6), 199))
    return body


def _saddle(d: Dimensions) -> Body:
    """A seat for a round bar on a foot that is longer on one side, with two fixing holes and a cut shoulder."""
    width, depth, height = d.size("width", 90, 112), d.size("depth", 40, 56), d.size("height", 42, 56)
    radius, wall, foot = d.place("radius", 10, 14), d.place("wall", 6, 10), d.place("foot", 8, 16)
    middle = d.place("middle", 40, width - 40)
    body = box((0, width), (0, depth), (0, foot))
    body += box((middle - radius - wall, middle + radius + wall), (d.place("front", 0, 12), depth), (0, height))
    body -= hole("y", (middle, height), radius)
    for side in (8, width - 8):
        body -= hole("z", (side, d.place("holes back", 10, depth - 10)), 4)
    if d.has("shoulder"):
        low = d.place("shoulder", foot + 8, height - radius - 2)
        body -= box((middle, 199), (depth - d.place("deep", 8, 14), 199), (low, 199))
    return body


def _spindle(d: Dimensions) -> Body:
    """A turned spindle with a hexagonal end, a collar, a groove, and a cross hole."""
    collar, long = d.size("collar", 28, 32), d.size("long", 90, 112)
    centre, body_radius = (collar, collar), d.place("body", 22, 24)
    start, wide = d.place("start", 22, 34), d.place("wide", 8, 16)
    end, tip = start + wide, d.place("tip", 10, 12)
    last = d.place("last", long - 26, long - 14)
    body = turned("x", centre, [(last - end, body_radius), (long - last, tip)], end)
    body += round_bar("x", centre, collar, start, end)
    body += prism("x", hexagon(centre, d.place("across", 28, 30)), 0, start)
    if d.has("groove"):
        at = d.place("groove", end + 6, last - 12)
        ring = round_bar("x", centre, 40, at, at + 6) - round_bar("x", centre, body_radius - 3, at, at + 6)
        body -= ring
    if d.has("pin"):
        body -= hole("z", (d.place("pin", 8, start - 8), collar), d.place("pin radius", 3, 4))
    return body - box((long - d.place("flat", 6, 12), 199), (-1, 199), (collar + d.place("up", 7, tip - 3), 199))


def _strap_clamp(d: Dimensions) -> Body:
    """A clamping strap: a long hole, a toe, a heel that is cut away below, and a narrowed end."""
    long, depth, height = d.size("long", 92, 116), d.size("depth", 32, 42), d.size("height", 26, 36)
    body = box((0, long), (0, depth), (0, height))
    toe = long - d.place("toe", 18, 30)
    body -= box((toe, 199), (-1, 199), (d.place("toe up", 8, height - 10), 199))
    body -= box((-1, d.place("heel", 8, 18)), (-1, 199), (-1, d.place("heel up", 6, height - 12)))
    middle, start = d.place("middle", 14, depth - 14), d.place("slot", 30, 40)
    body -= slot("z", (start, middle), (start + d.place("slot long", 6, 20), middle), d.place("half", 4, 6))
    if d.has("side"):
        body -= box((toe, 199), (-1, d.place("side", 6, 12)), (-1, 199))
    return body


def _trunnion(d: Dimensions) -> Body:
    """A block between two trunnions of different lengths and diameters, with a bore across and a slot on one side."""
    long, wide = d.size("long", 88, 108), d.size("wide", 38, 48)
    depth, height, left = d.size("depth", 38, 48), d.size("height", 40, 52), d.place("left", 12, 28)
    spot = (d.place("back", 14, depth - 14), d.place("up", 14, height - 14))
    right = left + wide
    body = box((left, right), (0, depth), (0, height))
    body += round_bar("x", spot, d.place("one", 6, 10), 0, left)
    body += round_bar("x", spot, d.place("other", 8, 12), right, long)
    body -= hole("z", (left + d.place("bore right", 12, wide - 12), depth / 2), d.place("bore", 4, 8))
    if d.has("slot"):
        at = d.place("slot", 6, height - 16)
        body -= box((-1, 199), (-1, d.place("slot deep", 4, 8)), (at, at + 8))
    return body


def _wall_bracket(d: Dimensions) -> Body:
    """A plate on a wall, an arm out of its middle, and a boss with an upright bore at the arm's end."""
    reach, depth, height = d.size("reach", 58, 76), d.size("depth", 46, 60), d.size("height", 50, 66)
    plate, boss = d.place("plate", 8, 14), d.size("boss", 12, 16)
    middle, low, thick = d.place("middle", 16, depth - 16), d.place("low", 4, 22), d.place("thick", 8, 14)
    body = box((0, plate), (0, depth), (0, height))
    half = d.place("half", 6, 8)
    body += box((0, reach), (middle - half, middle + half), (low, low + thick))
    end = (reach, middle)
    body += round_bar("z", end, boss, d.place("boss low", 0, low), d.place("boss up", low + thick + 2, height - 10))
    body -= hole("z", end, d.place("bore", 4, boss - 4), -1, 199)
    for side in (8, depth - 8):
        body -= hole("x", (side, d.place("screws", low + thick + 10, height - 8)), 4)
    return body


def _z_profile(d: Dimensions) -> Body:
    """A length of Z profile with flanges of different widths, a corner that is cut away, and a hole."""
    width, depth, height = d.size("width", 78, 100), d.size("depth", 44, 60), d.size("height", 46, 60)
    foot, head, web = d.place("foot", 8, 14), d.place("head", 8, 14), d.place("web", 8, 14)
    at = d.place("at", 26, width - 42)
    body = box((0, at + web), (0, depth), (0, foot)) + box((at, at + web), (0, depth), (0, height))
    body += box((at, width), (0, depth), (height - head, height))
    body -= box((width - d.place("cut", 8, 20), 199), (-1, d.place("cut back", 10, depth - 14)), (height - head, 199))
    if d.has("hole"):
        spot = d.place("hole right", 10, at - 10), d.place("hole back", 10, depth - 10)
        body -= hole("z", spot, 4, -1, foot)
    if d.has("slot"):
        up = d.place("slot up", foot + 4, height - head - 12)
        body -= box((at - 1, at + web), (-1, d.place("slot back", 10, depth - 20)), (up, up + 8))
    return body


BRACKETS_AND_FITTINGS: Final[Mapping[str, Callable[[Dimensions], Body]]] = {
    "bearing cap": _bearing_cap,
    "bridge": _bridge,
    "castle nut": _castle_nut,
    "claw coupling": _claw_coupling,
    "corner block": _corner_block,
    "crank": _crank,
    "eccentric": _eccentric,
    "gib key": _gib_key,
    "I-beam": _i_beam,
    "jaw": _jaw,
    "latch": _latch,
    "manifold": _manifold,
    "nipple": _nipple,
    "notched bar": _notched_bar,
    "rod end": _rod_end,
    "saddle": _saddle,
    "spindle": _spindle,
    "strap clamp": _strap_clamp,
    "trunnion": _trunnion,
    "wall bracket": _wall_bracket,
    "Z profile": _z_profile,
}
"""Names of parts, and what builds them."""
