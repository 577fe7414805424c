"""A garden behind a house: lawn, beds and paths, with animals and tools."""

import math

from puzzlegen.facts.differences.kinds.outdoors import (
    EYE,
)
from puzzlegen.facts.differences.primitives import (
    Drawing,
    Part,
    against,
    area,
    block,
    bloom,
    clad,
    dark,
    ellipse,
    line,
    mix,
    pale,
    shade,
    shadow,
    spread,
    symbol,
    veil,
    wheel,
)
from puzzlegen.facts.differences.things import WIDTH, Thing, kind


@kind("stone", outlines=3)
def path(t: Thing) -> Drawing:
    (s,) = t.colours
    bend = (-60, 10, 80)[t.outline]
    stones = []
    for k in range(7):
        share = k / 6
        x, y, half = bend * math.sin(share * 3.1) + 14 * (k % 2), 10 + 250 * share**1.35, 10 + 26 * share
        stones.append(area(ellipse(x, y, half, half * 0.38), pale(s, 0.2), s))
    return tuple(stones)


@kind("pale", counts=(14, 22), outlines=3)
def fence(t: Thing) -> Drawing:
    (p,) = t.colours
    parts = [area(block(0, y, WIDTH, 5), dark(p, 0.12), width=1) for y in (-30, -14)]
    step = WIDTH / t.count
    for x in spread(t.count, 0, WIDTH):
        half = step * 0.27
        top = ((x, -50), (x + half, -42)), ((x, -46), (x + half, -46)), ((x + half * 0.4, -49), (x + half, -44))
        left = tuple((2 * x - a, b) for a, b in reversed(top[t.outline]))
        parts.append(area((*top[t.outline], (x + half, 0), (x - half, 0), *left), p, dark(p, 0.1), width=1))
    return tuple(parts)


@kind("wall accent accent wood", counts=(1, 3), outlines=2)
def cottage(t: Thing) -> Drawing:
    wall, roof, door, wood = t.colours
    high, half = ((-144, 18), (-162, 8))[t.outline]
    chimney = (
        area(block(42 - half, high, 2 * half, -high - 100), "#b0705a", "#935844"),
        area(block(39 - half, high - 4, 2 * half + 6, 7), "#8d5343"),
    )
    windows = [window for x in spread(t.count, -66, 30) for window in _window(x, -54, wood)]
    return (
        shade(((-82, 0), (90, 0), (104, 8), (-82, 8)), 0.16),
        *chimney,
        area(block(-80, -84, 160, 84), wall, dark(wall, 0.1)),
        *clad("M-94 -80 L-64 -136 L64 -136 L94 -80", roof, "stripes", dark(roof, 0.15), 12, faint=True),
        *windows,
        area(block(42, -54, 26, 54, 3), door, dark(door, 0.2)),
        area(ellipse(63, -26, 2, 2), "#f6cf4b", edge=None),
        area(block(38, -3, 34, 5), "#b9b2a7"),
    )


def _window(x: float, y: float, frame: str) -> Drawing:
    return (
        area(block(x - 13, y - 15, 26, 30), "#bfe3f2", "#7db4d6", edge=frame, width=3),
        line(((x, y - 15), (x, y + 15)), frame, 2),
        line(((x - 13, y), (x + 13, y)), frame, 2),
        veil(((x - 10, y + 10), (x - 3, y - 13), (x + 2, y - 13), (x - 5, y + 10))),
    )


@kind("wood pale", counts=(4, 6), outlines=2)
def shed(t: Thing) -> Drawing:
    w, p = t.colours
    planks = [line(((x, -66), (x, 0)), dark(w, 0.25), 1) for x in spread(t.count, -38, 38)]
    roof = ("M-50 -62 L0 -96 L50 -62", "M-50 -62 L-36 -92 L44 -82 L50 -62")[t.outline]
    return (
        shade(((-40, 0), (42, 0), (54, 7), (-38, 7)), 0.16),
        area(block(-40, -66, 80, 66), w, dark(w, 0.2)),
        *planks,
        area(roof, dark(w, 0.4), dark(w, 0.55)),
        area(block(-12, -44, 24, 44), dark(w, 0.3)),
        area(ellipse(7, -22, 1.8, 1.8), "#f6cf4b", edge=None),
        area(ellipse(0, -56, 5, 5), p),
    )


@kind("accent accent leaf", counts=(5, 8))
def daisy(t: Thing) -> Drawing:
    a, b, leaf = t.colours
    return (
        line("M0 0 Q-3 -16 0 -32", leaf, 2.4),
        area("M0 -8 C8 -20 18 -18 20 -22 C18 -8 8 -4 0 -6", leaf, width=1),
        *bloom(0, -36, 15, t.count, a, b),
    )


@kind("accent leaf", counts=(1, 3), outlines=2)
def tulip(t: Thing) -> Drawing:
    a, leaf = t.colours
    parts = []
    for x in spread(t.count, -8 * t.count, 8 * t.count):
        high = -34 - abs(x) % 7
        head = (
            f"M{x - 8} {high} L{x - 8} {high - 14} L{x - 3} {high - 8} L{x} {high - 16} L{x + 3} {high - 8} L{x + 8} {high - 14} L{x + 8} {high} Q{x} {high + 10} {x - 8} {high}",
            f"M{x - 7} {high} C{x - 10} {high - 10} {x - 4} {high - 16} {x} {high - 18} C{x + 4} {high - 16} {x + 10} {high - 10} {x + 7} {high} Q{x} {high + 8} {x - 7} {high}",
        )[t.outline]
        parts += [
            line(f"M{x * 0.4} 0 L{x} {high}", leaf, 2.4),
            area(f"M{x * 0.4} 0 Q{x - 12} -10 {x - 8} -24 Q{x} -12 {x * 0.4} 0", leaf, width=1),
            area(head, a, dark(a, 0.15)),
        ]
    return tuple(parts)


@kind("leaf", counts=(2, 3), outlines=2, turns=(-10, 0, 10))
def sunflower(t: Thing) -> Drawing:
    (leaf,) = t.colours
    leaves = []
    for k in range(t.count):
        y, side = -14 - 15 * k, 1 - 2 * (k % 2)
        leaves.append(
            area(f"M0 {y} Q{side * 12} {y - 14} {side * 24} {y - 8} Q{side * 14} {y + 4} 0 {y}", leaf, width=1)
        )
    petals = [
        area(ellipse(a, b, 8, 3.6, angle), "#f6c431", width=1) for a, b, angle in wheel((10, 14)[t.outline], 0, -72, 14)
    ]
    return (line("M0 0 Q4 -36 0 -64", leaf, 3.4), *leaves, *petals, area(ellipse(0, -72, 10, 10), "#7a4a21", "#54310f"))


@kind("accent pale", counts=(3, 6), outlines=2, turns=(-12, 0, 12))
def mushroom(t: Thing) -> Drawing:
    a, p = t.colours
    cap = ("M-20 -16 C-20 -44 20 -44 20 -16 Q0 -10 -20 -16", "M-22 -14 Q-12 -28 0 -42 Q12 -28 22 -14 Q0 -8 -22 -14")[
        t.outline
    ]
    dots = [
        area(ellipse(x, -20 - 7 * (k % 2), 2.8, 2.4), "#fff6e6", edge=None)
        for k, x in enumerate(spread(t.count, -15, 15))
    ]
    return (
        shadow(14, 3),
        area("M-6 -16 Q-4 -6 -8 0 L8 0 Q4 -6 6 -16", p, dark(p, 0.12)),
        area(cap, a, dark(a, 0.15)),
        *dots,
    )


@kind("accent accent pale", outlines=2, symbols=True)
def gnome(t: Thing) -> Drawing:
    hat, coat, beard = t.colours
    tip = (
        "M-16 -44 Q-4 -60 0 -82 Q6 -60 16 -44 Q0 -38 -16 -44",
        "M-16 -44 C-14 -66 10 -82 24 -66 C10 -70 12 -54 16 -44 Q0 -38 -16 -44",
    )[t.outline]
    return (
        shadow(20, 4),
        area(ellipse(-8, -2, 9, 4.5), "#4d3b34"),
        area(ellipse(8, -2, 9, 4.5), "#4d3b34"),
        area("M-18 -4 C-22 -30 -12 -42 0 -42 C12 -42 22 -30 18 -4 Q0 0 -18 -4", coat, dark(coat, 0.2)),
        area(ellipse(0, -40, 12, 11), "#f4c7a1"),
        area("M-13 -40 C-14 -20 -4 -12 0 -10 C4 -12 14 -20 13 -40 Q6 -32 0 -34 Q-6 -32 -13 -40", beard),
        area(ellipse(0, -37, 3.2, 2.6), "#e69a7a", width=1),
        area(ellipse(-5, -42, 1.4, 1.8), EYE, edge=None),
        area(ellipse(5, -42, 1.4, 1.8), EYE, edge=None),
        area(tip, hat, dark(hat, 0.15)),
        *symbol(t.symbol, 0, -54, 5.5, against(hat, pale(hat, 0.8))),
    )


@kind("accent", outlines=2, symbols=True)
def watering_can(t: Thing) -> Drawing:
    (a,) = t.colours
    handle = ("M-14 -30 C-36 -34 -36 -4 -16 -6", "M-14 -32 C-10 -52 14 -52 14 -32")[t.outline]
    return (
        shadow(24, 4),
        line(handle, dark(a), 5),
        line(handle, a, 2.6),
        area("M14 -10 L36 -36 L40 -32 L16 -2", a),
        area("M32 -40 L44 -28 L46 -32 L36 -42", dark(a, 0.2)),
        area("M-16 -32 L16 -32 L18 0 L-18 0", pale(a, 0.2), dark(a, 0.1)),
        veil(block(-12, -29, 5, 26)),
        *symbol(t.symbol, 2, -15, 9.5, against(a, pale(a, 0.85))),
    )


@kind("accent wood", outlines=2, counts=(0, 3), symbols=True)
def wheelbarrow(t: Thing) -> Drawing:
    a, w = t.colours
    load = [area(ellipse(x, -42, 11, 9), "#e8872b", "#c96418") for x in spread(t.count, -22, 30)]
    legs = ("M-22 -18 L-26 0", "M-22 -18 L-12 0")[t.outline]
    return (
        shadow(44, 5),
        line("M-58 -34 L30 -14", dark(w), 5),
        line(legs, dark(w), 4),
        *load,
        area("M-34 -40 L44 -40 L26 -14 L-18 -14", a, dark(a, 0.2)),
        area(ellipse(34, -12, 12, 12), "#4d5666"),
        area(ellipse(34, -12, 5, 5), "#cfd6de"),
        *symbol(t.symbol, 2, -27, 9, against(a, pale(a, 0.85))),
    )


@kind("wood accent", counts=(1, 2), outlines=2, turns=(-9, 0, 9))
def birdhouse(t: Thing) -> Drawing:
    w, a = t.colours
    roof = ("M-24 -78 L0 -104 L24 -78", "M-22 -78 C-22 -104 22 -104 22 -78")[t.outline]
    holes = [area(ellipse(0, -68 + 20 * k, 5.5, 5.5), "#3a2a22") for k in range(t.count)]
    return (
        shadow(12, 3),
        area(block(-3.5, -46, 7, 46), w, dark(w, 0.3)),
        area(block(-17, -80, 34, 44), pale(w, 0.35), w),
        area(roof, a, dark(a, 0.2)),
        *holes,
        line("M0 -58 L0 -52", dark(w), 3),
    )


@kind("wood", counts=(3, 5))
def beehive(t: Thing) -> Drawing:
    (w,) = t.colours
    rings = []
    for k in range(t.count):
        half = 26 - 14 * (k / t.count) ** 1.6
        high = 52 / t.count
        rings.append(area(block(-half, -14 - high * (k + 1), 2 * half, high, high / 2.2), "#f0bf4c", "#d99a2b"))
    return (
        shadow(30, 5),
        area(block(-30, -14, 60, 6, 2), w),
        line("M-22 -8 L-24 0", w, 4),
        line("M22 -8 L24 0", w, 4),
        *rings,
        area(ellipse(0, -22, 6, 5), "#4a2e14"),
    )


@kind("pale", outlines=2)
def rabbit(t: Thing) -> Drawing:
    (p,) = t.colours
    fur = dark(p, 0.18)
    ears = (
        "M-14 -36 C-22 -62 -12 -66 -8 -40 L-4 -40 C-2 -66 8 -62 0 -36",
        "M-14 -36 C-22 -62 -12 -66 -8 -40 L-4 -40 C10 -54 22 -50 2 -34",
    )[t.outline]
    return (
        shadow(24, 4),
        area(ellipse(20, -10, 6, 6), "#ffffff"),
        area("M-14 0 C-18 -22 8 -32 18 -14 Q22 -4 18 0", fur, dark(fur, 0.12)),
        area(ears, fur),
        area(ellipse(-8, -28, 12, 10.5), fur),
        area(ellipse(-12, -30, 1.8, 2.4), EYE, edge=None),
        area(ellipse(-18, -26, 2.2, 1.6), "#e77f9b", edge=None),
    )


@kind("wood pale", counts=(7, 11))
def hedgehog(t: Thing) -> Drawing:
    w, p = t.colours
    spines = [
        (20 * math.cos(a) * k + 4, -4 - 24 * math.sin(a) * k)
        for a, k in ((math.pi * j / (2 * t.count), 1 if j % 2 else 0.8) for j in range(2 * t.count + 1))
    ]
    return (
        shadow(24, 3),
        area(((24, -2), *spines, (-16, -2)), w, dark(w, 0.2)),
        area("M-14 -14 C-22 -14 -30 -6 -32 -3 Q-22 2 -10 -1", p),
        area(ellipse(-32, -4, 2.4, 2.4), EYE, edge=None),
        area(ellipse(-22, -9, 1.6, 1.8), EYE, edge=None),
        line("M-8 -1 L-8 1", dark(w), 3),
        line("M14 -1 L14 1", dark(w), 3),
    )


@kind("accent", counts=(2, 4))
def snail(t: Thing) -> Drawing:
    (a,) = t.colours
    coils = [
        area(
            ellipse(2 + k, -14 + k * 0.6, 12 - 10 * k / t.count, 12 - 10 * k / t.count),
            a if k % 2 == 0 else pale(a, 0.5),
        )
        for k in range(t.count)
    ]
    return (
        shadow(22, 2.5),
        area("M-24 -12 C-22 -4 -10 -4 24 -1 L26 1 L-18 1 C-28 0 -32 -8 -28 -14", "#e3c08f"),
        line("M-27 -12 L-32 -21", "#b48c57", 2),
        line("M-24 -12 L-23 -22", "#b48c57", 2),
        *coils,
    )


@kind("accent", outlines=2, counts=(1, 3))
def pond(t: Thing) -> Drawing:
    (a,) = t.colours
    shore = (
        "M-74 0 C-84 -22 -30 -30 0 -26 C40 -32 86 -18 74 2 C60 22 -56 22 -74 0",
        "M-78 -4 C-70 -30 -10 -22 10 -28 C50 -30 84 -8 68 6 C40 24 -10 12 -30 18 C-60 22 -84 12 -78 -4",
    )[t.outline]
    lilies = []
    for k, x in enumerate(spread(t.count, -56, 20)):
        y = -10 + 14 * (k % 2)
        lilies += [area(ellipse(x, y, 12, 5), "#5d9f57"), *bloom(x, y - 4, 7, 6, a, "#f6cf4b")]
    return (
        area(shore, "#8ecae0", "#4f9fc4", edge="#b9a27a", width=4),
        veil(ellipse(-10, -16, 34, 3), "#ffffff", 0.35),
        veil(ellipse(30, 6, 24, 2.5), "#ffffff", 0.3),
        *lilies,
    )


@kind("accent pale")
def duck(t: Thing) -> Drawing:
    a, p = t.colours
    return (
        area("M-24 -12 Q-18 -2 0 -1 C18 0 24 -10 18 -18 C10 -24 6 -16 -8 -16 Q-18 -16 -24 -12", p, dark(p, 0.15)),
        area("M-10 -12 Q0 -18 8 -12 Q2 -4 -10 -12", dark(p, 0.18)),
        area(ellipse(16, -26, 8.5, 8.5), a),
        area("M23 -28 L33 -25 L23 -22", "#f2a03d"),
        area(ellipse(18, -28, 1.6, 1.6), EYE, edge=None),
    )


@kind("accent accent wood", patterns=True)
def parasol(t: Thing) -> Drawing:
    a, b, w = t.colours
    return (
        shadow(34, 5),
        area(block(-2.5, -96, 5, 96), w, dark(w, 0.3)),
        *clad(
            "M-56 -84 C-50 -122 50 -122 56 -84 Q46 -90 37 -84 Q28 -90 19 -84 Q9 -90 0 -84 Q-9 -90 -19 -84 Q-28 -90 -37 -84 Q-46 -90 -56 -84",
            a,
            t.pattern,
            b,
            13,
        ),
        area(ellipse(0, -116, 3, 3), w),
        area("M-36 -46 L36 -46 L32 -40 L-32 -40", pale(w, 0.3)),
        line("M-22 -40 L-28 0", w, 3),
        line("M22 -40 L28 0", w, 3),
    )


@kind("accent wood accent", patterns=True, outlines=2, turns=(-8, 0, 8))
def scarecrow(t: Thing) -> Drawing:
    a, w, b = t.colours
    hat = ("M-22 -92 L22 -92 L12 -98 Q10 -114 0 -114 Q-10 -114 -12 -98", "M-20 -92 L20 -92 L2 -122")[t.outline]
    return (
        shadow(12, 3),
        area(block(-3, -60, 6, 60), w, dark(w, 0.3)),
        line("M-40 -62 L40 -62", w, 5),
        *clad("M-36 -70 L36 -70 L36 -56 L16 -54 L20 -24 L-20 -24 L-16 -54 L-36 -56", a, t.pattern, b, 10),
        area(ellipse(0, -82, 14, 13), "#ecc98f", "#d6a862"),
        line("M-6 -78 Q0 -73 6 -78", EYE, 1.3),
        area(ellipse(-5, -85, 1.8, 1.8), EYE, edge=None),
        area(ellipse(5, -85, 1.8, 1.8), EYE, edge=None),
        area(hat, "#b98a4a", "#8f642f"),
    )


@kind("accent accent", patterns=True, turns=(-30, 0, 30))
def ball(t: Thing) -> Drawing:
    a, b = t.colours
    return (shadow(17, 3.5), *clad(ellipse(0, -17, 17, 17), a, t.pattern, b, 10), veil(ellipse(-6, -24, 5, 3.4, -30)))


@kind(counts=(4, 6), outlines=2)
def pumpkin(t: Thing) -> Drawing:
    ribs = [area(ellipse(x, -14, 9, 14), "#ee8b2d", "#cf6317", width=1) for x in spread(t.count, -24, 24)]
    stem = ("M-3 -26 Q-4 -36 4 -38 L6 -34 Q2 -32 3 -26", "M-3 -26 Q-2 -34 -12 -38 L-8 -42 Q4 -36 4 -26")[t.outline]
    return (shadow(28, 4), *ribs, area(stem, "#5e7f3a"))


@kind("accent leaf", outlines=2, counts=(1, 3), symbols=True)
def flowerpot(t: Thing) -> Drawing:
    a, leaf = t.colours
    pot = ("M-15 -26 L15 -26 L11 0 L-11 0", "M-12 -26 C-22 -18 -18 -4 -8 0 L8 0 C18 -4 22 -18 12 -26")[t.outline]
    flowers = []
    for k, x in enumerate(spread(t.count, -16, 16)):
        y = -50 - 6 * (k % 2)
        flowers += [line(((0, -26), (x, y)), leaf, 2), *bloom(x, y, 9.5, 5, a, "#f6cf4b")]
    return (
        shadow(18, 3.5),
        area("M0 -26 C-18 -34 -22 -40 -20 -46 C-8 -42 0 -34 0 -26 C4 -36 12 -42 20 -44 C20 -36 12 -30 0 -26", leaf),
        *flowers,
        area(pot, "#c9744a", "#a2532f"),
        area(block(-17, -30, 34, 7, 2), "#d88a5c"),
        *symbol(t.symbol, 0, -14, 8.5, "#fbe3cf"),
    )


@kind("stone accent wood", outlines=2)
def well(t: Thing) -> Drawing:
    s, a, w = t.colours
    roof = ("M-46 -78 L0 -108 L46 -78", "M-44 -78 L-30 -104 L30 -104 L44 -78")[t.outline]
    rows = [line(f"M-34 {y} Q0 {y + 8} 34 {y}", dark(s, 0.25), 1) for y in (-28, -14)]
    return (
        shadow(40, 6),
        area(block(-32, -80, 6, 50), w, dark(w, 0.3)),
        area(block(26, -80, 6, 50), w, dark(w, 0.3)),
        line("M-30 -66 L30 -66", dark(w), 4),
        line("M0 -66 L0 -50", "#e7d9b8", 1.6),
        area("M-8 -52 L8 -52 L6 -38 L-6 -38", "#8d99a6"),
        area("M-36 -36 Q0 -28 36 -36 L34 -2 Q0 6 -34 -2", s, dark(s, 0.2)),
        *rows,
        area(ellipse(0, -36, 36, 7), "#4d5666"),
        *(area(block(-3 + 0, -66, 6, 14), "#e7d9b8", width=1),),
        area(roof, a, dark(a, 0.2)),
    )


@kind("leaf accent", counts=(5, 9), outlines=2)
def arch(t: Thing) -> Drawing:
    leaf, a = t.colours
    course = ("M-34 0 L-34 -62 C-34 -112 34 -112 34 -62 L34 0", "M-34 0 L-34 -84 L0 -108 L34 -84 L34 0")[t.outline]
    roses: list[Part] = []
    for k in range(t.count):
        angle = math.pi * (k + 0.5) / t.count
        roses += bloom(-36 * math.cos(angle), -66 - 34 * math.sin(angle), 8, 6, a, mix(a, "#ffffff", 0.5))
    return (line(course, dark(leaf), 13), line(course, leaf, 10), *roses)
