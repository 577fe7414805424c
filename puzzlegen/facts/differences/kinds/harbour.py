"""A harbour: boats on the water, a lighthouse on its rock, and the quay with all that lies on it."""

import math

from puzzlegen.core.scene import Clipped
from puzzlegen.facts.differences.kinds.outdoors import EYE
from puzzlegen.facts.differences.primitives import (
    Drawing,
    against,
    area,
    block,
    clad,
    dark,
    ellipse,
    line,
    pale,
    shadow,
    spread,
    symbol,
    veil,
    wheel,
)
from puzzlegen.facts.differences.things import HEIGHT, WIDTH, Thing, kind


@kind(numbers=(0, 40))
def sea(t: Thing) -> Drawing:
    waves = []
    for k in range(38):
        x, y = (k * 173 + t.count * 29) % WIDTH, 10 + (k * 61 + t.count * 13) % 220
        half = 7 + y / 14
        waves.append(
            line(
                f"M{x - half} {y} Q{x - half / 2} {y - 4} {x} {y} Q{x + half / 2} {y + 4} {x + half} {y}",
                "#d9f1f7",
                1.4,
            )
        )
    return (area(block(0, 0, WIDTH, HEIGHT), "#7cc0d8", "#2f7fa6", edge=None), *waves)


@kind("wood", counts=(10, 14))
def quay(t: Thing) -> Drawing:
    (w,) = t.colours
    planks = [line(((x, 8), (x * 1.12 - 38, HEIGHT)), dark(w, 0.25), 1.4) for x in spread(t.count * 2, 0, WIDTH)]
    posts = [area(block(x - 7, -4, 14, 22, 3), dark(w, 0.3), dark(w, 0.45)) for x in spread(t.count // 2, 0, WIDTH)]
    return (
        *posts,
        area(block(0, 8, WIDTH, HEIGHT), pale(w, 0.25), dark(w, 0.08), edge=None),
        *planks,
        area(block(0, 6, WIDTH, 7), dark(w, 0.2)),
    )


def _hull(t: Thing, colour: str, left: float, right: float, deep: float) -> Drawing:
    bow = (0, 10, 20)[t.outline % 3]
    return (
        veil(ellipse((left + right) / 2, 3, (right - left) / 2 + 6, 4), "#ffffff", 0.35),
        area(((left, -deep), (right + bow, -deep), (right - 12, 2), (left + 9, 2)), colour, dark(colour, 0.25)),
        area(((left + 4, -5), (right - 8, -5), (right - 12, 2), (left + 9, 2)), dark(colour, 0.45), edge=None),
    )


@kind("accent accent pale wood", patterns=True, symbols=True, outlines=3)
def sailboat(t: Thing) -> Drawing:
    a, b, p, w = t.colours
    return (
        area(block(-2, -118, 4, 104), w),
        *clad("M4 -114 Q44 -70 46 -26 L4 -26", p, t.pattern, b, 14),
        area("M-4 -104 Q-30 -64 -34 -26 L-4 -26", pale(p, 0.4), p),
        *symbol(t.symbol, -15, -44, 10, against(p, a)),
        area("M2 -118 L20 -112 L2 -106", b),
        *_hull(t, a, -42, 44, 18),
    )


@kind("accent accent", counts=(2, 4), outlines=3)
def fishing_boat(t: Thing) -> Drawing:
    a, b = t.colours
    ports = [area(ellipse(x, -17, 4.2, 4.2), "#cbe6f2", edge="#fbf7ee", width=2) for x in spread(t.count, -40, 44)]
    return (
        line("M-34 -26 L-34 -88", "#5a3b28", 3.4),
        line("M-34 -84 L26 -60", "#5a3b28", 1.4),
        line("M-34 -84 L-54 -28", "#5a3b28", 1.4),
        area(block(-16, -62, 40, 36, 3), "#fbf3e2", "#e6d9bf"),
        area(block(-10, -55, 12, 14), "#bfe3f2", "#7db4d6"),
        area(block(7, -55, 12, 14), "#bfe3f2", "#7db4d6"),
        area(block(-20, -68, 48, 8, 3), b),
        *_hull(t, a, -58, 56, 28),
        *ports,
    )


@kind("accent pale", counts=(2, 4), outlines=3)
def steamer(t: Thing) -> Drawing:
    a, p = t.colours
    funnels = [
        part
        for x in spread(2, -30, 26)
        for part in (
            area(((x - 8, -84), (x + 8, -84), (x + 10, -52), (x - 10, -52)), a, dark(a, 0.2)),
            area(block(x - 9, -88, 18, 8), "#2b2d3a"),
        )
    ]
    panes = [area(block(x - 5, -46, 10, 9, 2), "#bfe3f2", "#7db4d6") for x in spread(t.count, -46, 44)]
    return (
        *funnels,
        area(block(-52, -52, 98, 28, 3), p, dark(p, 0.1)),
        *panes,
        *_hull(t, dark(a, 0.3), -76, 68, 26),
        area(block(-66, -27, 130, 4), "#fbf7ee", edge=None),
    )


@kind("accent wood", outlines=3, counts=(1, 2))
def rowing_boat(t: Thing) -> Drawing:
    a, w = t.colours
    oars = [line(((x, -22), (x - 26, 6)), w, 3) for x in spread(t.count, -14, 30)]
    return (*_hull(t, a, -36, 34, 16), area(block(-34, -19, 72, 5, 2), w), *oars)


@kind("accent", counts=(2, 4), outlines=2)
def lighthouse(t: Thing) -> Drawing:
    (a,) = t.colours
    cap = ("M-16 -150 L0 -170 L16 -150", "M-15 -150 C-15 -172 15 -172 15 -150")[t.outline]
    bands = []
    for k in range(t.count):
        y, y2 = -126 + 118 * k / t.count, -126 + 118 * (k + 0.5) / t.count
        w, w2 = 15 + 10 * (y + 126) / 118, 15 + 10 * (y2 + 126) / 118
        bands.append(area(((-w, y), (w, y), (w2, y2), (-w2, y2)), a, edge=None))
    return (
        area("M-62 8 C-56 -10 -36 -8 -30 -14 C-10 -20 20 -20 32 -12 C50 -10 60 0 66 8", "#8d8a86", "#65625f"),
        area("M-15 -126 L15 -126 L25 -8 L-25 -8", "#fdf8ec", "#e4dccb"),
        *bands,
        veil("M-12 -126 L-5 -126 L-9 -8 L-20 -8"),
        area(block(-20, -131, 40, 6), "#4d5666"),
        area(block(-12, -150, 24, 20), "#fff3c0", "#ffd768"),
        line("M0 -150 L0 -130", "#4d5666", 2),
        area(cap, a, dark(a, 0.2)),
        area(block(-6, -30, 12, 22, 5), "#5a3b28"),
    )


@kind("accent accent", patterns=True, turns=(-14, 0, 14))
def buoy(t: Thing) -> Drawing:
    a, b = t.colours
    return (
        veil(ellipse(0, 1, 20, 4), "#ffffff", 0.35),
        *clad("M-8 -44 L8 -44 L16 0 L-16 0", a, t.pattern, b, 9),
        area(ellipse(0, -47, 5, 5), "#ffe07a"),
    )


@kind("wall accent", counts=(2, 3), outlines=3, symbols=True)
def boathouse(t: Thing) -> Drawing:
    wall, a = t.colours
    roof = ("M-52 -62 L0 -98 L52 -62", "M-52 -62 L-38 -92 L38 -92 L52 -62", "M-52 -62 L-34 -96 L52 -72 L52 -62")[
        t.outline
    ]
    panes = [
        area(block(x - 7, -54, 14, 16), "#bfe3f2", "#7db4d6", edge="#fbf7ee", width=2.4)
        for x in spread(t.count, -46, 46)
    ]
    return (
        *(line(((x, -2), (x, 11)), "#6f4629", 4) for x in (-48, -16, 16, 48)),
        area(block(-58, -3, 116, 6, 1), "#a8703f"),
        area(block(-46, -64, 92, 64), wall, dark(wall, 0.14)),
        *(line(((x, -62), (x, 0)), dark(wall, 0.15), 1) for x in spread(7, -46, 46)),
        area(roof, a, dark(a, 0.25)),
        *symbol(t.symbol, 0, -75, 9.5, against(a, pale(a, 0.85))),
        *panes,
        area(block(-20, -30, 40, 30), dark(a, 0.35), dark(a, 0.5)),
        line("M0 -30 L0 0", dark(a, 0.7), 1.4),
    )


@kind("wood accent", counts=(1, 3), symbols=True)
def crate(t: Thing) -> Drawing:
    w, a = t.colours
    slats = [line(((-20, y), (20, y)), dark(w, 0.3), 1.4) for y in spread(t.count + 1, -36, 0)]
    return (
        shadow(24, 3.5),
        area(block(-20, -36, 40, 36, 1), pale(w, 0.2), w),
        *slats,
        area(block(-20, -36, 5, 36), w),
        area(block(15, -36, 5, 36), w),
        area(ellipse(0, -18, 11.5, 11.5), pale(w, 0.6)),
        *symbol(t.symbol, 0, -18, 9, against(pale(w, 0.6), dark(a, 0.1))),
    )


@kind("wood metal", counts=(2, 3), symbols=True)
def barrel(t: Thing) -> Drawing:
    w, m = t.colours
    hoops = [
        line(f"M{-18 + abs(y + 23) / 7} {y} Q0 {y + 5} {18 - abs(y + 23) / 7} {y}", m, 3.4)
        for y in spread(t.count, -44, -2)
    ]
    return (
        shadow(19, 4),
        area("M-14 -46 C-22 -30 -22 -16 -14 0 Q0 4 14 0 C22 -16 22 -30 14 -46", w, dark(w, 0.2)),
        *hoops,
        area(ellipse(0, -46, 14, 4.4), pale(w, 0.25)),
        *symbol(t.symbol, 0, -22, 9, against(w, pale(w, 0.75))),
    )


@kind("metal", outlines=2, turns=(-14, 0, 14))
def anchor(t: Thing) -> Drawing:
    (m,) = t.colours
    m = dark(m, 0.45)
    flukes = ("M-26 -22 Q-20 -2 0 -2 Q20 -2 26 -22", "M-28 -16 L-20 -4 L0 0 L20 -4 L28 -16")[t.outline]
    return (
        shadow(26, 3),
        line("M0 -46 L0 -2", m, 5.5),
        line("M-14 -38 L14 -38", m, 5),
        line(flukes, m, 5.5),
        line((*ellipse(0, -53, 6.5, 6.5), (6.5, -53)), m, 4),
    )


@kind("pale", counts=(3, 4), outlines=2)
def rope(t: Thing) -> Drawing:
    (p,) = t.colours
    p = dark(p, 0.18)
    coils = [area(block(-22 + 2 * k, -8 * (k + 1), 44 - 4 * k, 9, 4), p, dark(p, 0.2)) for k in range(t.count)]
    end = ("M20 -4 Q36 2 44 -3", "M-20 -4 Q-34 2 -42 -4")[t.outline]
    return (shadow(24, 3.5), line(end, dark(p), 5), line(end, p, 3), *coils)


@kind("accent pale", counts=(4, 6))
def lifebuoy(t: Thing) -> Drawing:
    a, p = t.colours
    parts = []
    for k, (_, _, angle) in enumerate(wheel(t.count, 0, 0, 1)):
        for share, colour in ((0, a), (0.5, p)):
            begin, end = (
                math.radians(angle + 360 / t.count * share),
                math.radians(angle + 360 / t.count * (share + 0.5)),
            )
            arc = [begin + (end - begin) * j / 4 for j in range(5)]
            ring = (
                *((22 * math.cos(x), -22 + 22 * math.sin(x)) for x in arc),
                *((11 * math.cos(x), -22 + 11 * math.sin(x)) for x in reversed(arc)),
            )
            parts.append(area(ring, colour, width=1 if k >= 0 else 0))
    return (shadow(18, 3), *parts)


@kind(outlines=3, turns=(-15, 0, 15))
def seagull(t: Thing) -> Drawing:
    wings = (
        "M-4 -6 C-14 -26 -30 -26 -38 -20 Q-20 -16 -8 -2 M0 0",
        "M-4 -6 C-20 -12 -32 -6 -38 2 Q-20 -6 -6 0",
        "M-2 -8 C-6 -28 -18 -36 -28 -36 Q-16 -22 -8 -4",
    )[t.outline]
    wings = wings.removesuffix(" M0 0")
    other = tuple((-x * 0.9 + 2, y) for x, y in area(wings, "#ffffff").points)
    return (
        area(other, "#dfe6ec"),
        area("M-22 0 Q0 -12 18 -6 L26 -4 L18 -1 Q0 8 -22 0", "#ffffff", "#dfe6ec"),
        area(wings, "#c3cdd8"),
        area("M18 -6 L27 -3 L18 -1", "#f2a03d", width=1),
        area(ellipse(14, -4.5, 1.5, 1.5), EYE, edge=None),
    )


@kind("metal", outlines=2)
def bollard(t: Thing) -> Drawing:
    (m,) = t.colours
    m = dark(m, 0.3)
    head = ("M-14 -28 C-16 -40 16 -40 14 -28 Q0 -24 -14 -28", "M-16 -36 L16 -36 L16 -28 L-16 -28")[t.outline]
    return (
        shadow(16, 3.5),
        area("M-9 -30 L9 -30 L12 0 L-12 0", m, dark(m, 0.3)),
        area(head, m),
        line("M-11 -12 Q0 -8 11 -12", "#e3cf9d", 4),
    )


@kind("accent accent pale", patterns=True, outlines=2)
def sailor(t: Thing) -> Drawing:
    a, b, p = t.colours
    hat = ("M-12 -88 L12 -88 L10 -97 Q0 -102 -10 -97", "M-13 -87 L17 -87 L12 -93 Q10 -102 0 -102 Q-12 -102 -12 -90")[
        t.outline
    ]
    return (
        shadow(18, 3.5),
        line("M-5 -34 L-7 -3 L-12 -2", dark(a, 0.25), 8),
        line("M5 -34 L7 -3 L12 -2", dark(a, 0.25), 8),
        line("M-13 -62 L-22 -42", p, 7),
        line("M13 -62 L22 -84", p, 7),
        area(ellipse(23, -87, 4, 4), "#f0c39c"),
        *clad("M-14 -70 Q0 -76 14 -70 L13 -30 L-13 -30", p, t.pattern, b, 8),
        area(ellipse(0, -82, 10, 11), "#f0c39c"),
        area("M-10 -80 Q0 -62 10 -80 Q0 -74 -10 -80", "#8a6a4a", width=1),
        area(ellipse(-4, -84, 1.4, 1.7), EYE, edge=None),
        area(ellipse(4, -84, 1.4, 1.7), EYE, edge=None),
        area(hat, a),
    )


@kind("accent", counts=(2, 4))
def fish_basket(t: Thing) -> Drawing:
    (a,) = t.colours
    fishes = [
        part
        for x in spread(t.count, -18, 18)
        for part in (
            area(f"M{x} -30 C{x - 8} -40 {x - 6} -50 {x} -54 C{x + 6} -50 {x + 8} -40 {x} -30", a, pale(a, 0.5)),
            area(((x - 6, -60), (x + 6, -60), (x, -52)), a, width=1),
            area(ellipse(x, -38, 1.6, 1.6), EYE, edge=None),
        )
    ]
    return (
        shadow(26, 4),
        *fishes,
        *clad("M-26 -32 L26 -32 L20 0 L-20 0", "#c99a5b", "checks", "#a87a3f", 6, faint=True),
    )


@kind("accent accent", patterns=True, outlines=2)
def flagpole(t: Thing) -> Drawing:
    a, b = t.colours
    flag = ("M2 -104 Q16 -112 28 -104 Q38 -98 48 -104 L48 -78 Q38 -72 28 -78 Q16 -86 2 -78", "M2 -104 L46 -91 L2 -78")[
        t.outline
    ]
    return (
        shadow(9, 2.5),
        area(block(-2, -108, 4, 108), "#f4efe4"),
        area(ellipse(0, -110, 4, 4), "#f6cf4b"),
        *clad(flag, a, t.pattern, b, 11),
    )


@kind("accent", counts=(4, 6))
def crab(t: Thing) -> Drawing:
    (a,) = t.colours
    legs = [line(f"M{x * 0.5} -8 L{x} -10 L{x * 1.12} 0", dark(a), 2) for x in spread(t.count, -24, 24)]
    return (
        shadow(22, 3),
        *legs,
        line("M-12 -14 L-20 -24", dark(a), 3),
        line("M12 -14 L20 -24", dark(a), 3),
        area("M-20 -22 C-30 -26 -30 -38 -18 -36 L-22 -30 L-14 -32 Q-14 -22 -20 -22", a),
        area("M20 -22 C30 -26 30 -38 18 -36 L22 -30 L14 -32 Q14 -22 20 -22", a),
        area(ellipse(0, -11, 17, 10), a, dark(a, 0.2)),
        area(ellipse(-5, -19, 3, 3), "#ffffff"),
        area(ellipse(5, -19, 3, 3), "#ffffff"),
        area(ellipse(-5, -19, 1.3, 1.3), EYE, edge=None),
        area(ellipse(5, -19, 1.3, 1.3), EYE, edge=None),
    )


@kind("wood", counts=(7, 11), outlines=2)
def jetty(t: Thing) -> Drawing:
    """A jetty that leads away from the viewer."""
    (w,) = t.colours
    far = (44, 70)[t.outline]
    deck = ((-far, 0), (far, 0), (far + 220, 300), (-far - 220, 300))
    planks = [line(((-320, 6 + k * k * 2.6), (320, 6 + k * k * 2.6)), dark(w, 0.25), 1.4) for k in range(t.count)]
    posts = [
        area(block(side * (far + 220 * y / 300) - 7, y - 8, 14, 46, 3), dark(w, 0.35))
        for y in (10, 70, 150)
        for side in (-1, 1)
    ]
    return (*posts, area(deck, pale(w, 0.3), dark(w, 0.05), edge=dark(w, 0.35), width=3), Clipped(deck, tuple(planks)))


@kind(numbers=(0, 40))
def sand(t: Thing) -> Drawing:
    """A beach, with the foam of the last wave."""
    foam = tuple((x, 6 + 5 * math.sin(x / 46 + t.count)) for x in range(0, WIDTH + 1, 20))
    grains = [
        area(ellipse((k * 167 + t.count * 37) % WIDTH, 36 + (k * 71) % 200, 2.4, 1.6), "#c9a769", edge=None)
        for k in range(30)
    ]
    return (
        area((*foam, (WIDTH, HEIGHT), (0, HEIGHT)), "#f3dfae", "#dcbc7e", edge=None),
        line(foam, "#ffffff", 5),
        *grains,
    )
