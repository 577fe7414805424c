"""What garden, street and harbour share: sky, weather, hills, trees, and things that fly."""

import math
from typing import Final

from puzzlegen.facts.differences.primitives import (
    Drawing,
    against,
    area,
    block,
    clad,
    course,
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
from puzzlegen.facts.differences.things import HEIGHT, WIDTH, Thing, kind

EYE: Final = "#1d1b33"


@kind(outlines=3)
def sky(t: Thing) -> Drawing:
    high, low = t.colours
    streaks = [
        veil(ellipse(110 + 170 * k, 60 + 38 * ((k * (t.outline + 2)) % 4), 150, 9), "#ffffff", 0.14) for k in range(4)
    ]
    return (area(block(0, 0, WIDTH, HEIGHT), high, low, edge=None), *streaks)


@kind("ground", numbers=(0, 40))
def hills(t: Thing) -> Drawing:
    (ground,) = t.colours
    parts = []
    for layer, (base, swing) in enumerate(((0, 34), (16, 24))):
        crest = tuple(
            (
                x,
                -46
                + base
                - swing * math.sin(x / (95 - 30 * layer) + t.count * (layer + 1))
                - 9 * math.sin(x / 37 + t.count),
            )
            for x in range(0, WIDTH + 1, 16)
        )
        colour = mix(ground, "#9fb8d8", 0.5 - 0.25 * layer)
        parts.append(area((*crest, (WIDTH, 140), (0, 140)), colour, edge=None))
    return tuple(parts)


@kind("ground", numbers=(0, 40))
def lawn(t: Thing) -> Drawing:
    (ground,) = t.colours
    bands = [veil(ellipse(40 + 190 * k, 36 + 46 * k % 170, 190, 17), "#ffffff", 0.1) for k in range(4)]
    tufts = []
    for k in range(26):
        x, y = (k * 149 + t.count * 31) % WIDTH, 24 + (k * 83 + t.count * 17) % 240
        tufts.append(
            line(f"M{x - 4} {y - 6} L{x} {y} L{x + 1} {y - 8} L{x + 2} {y} L{x + 6} {y - 5}", dark(ground, 0.2), 1.2)
        )
    return (area(block(0, 0, WIDTH, HEIGHT), pale(ground, 0.12), dark(ground, 0.16), edge=None), *bands, *tufts)


@kind(outlines=2)
def moon(t: Thing) -> Drawing:
    face = (ellipse(0, 0, 24, 24), course("M8 -26 C-30 -24 -30 24 8 26 C-12 14 -12 -14 8 -26"))[t.outline]
    craters = (
        () if t.outline else (veil(ellipse(-8, -6, 5, 4), "#b9b48f", 0.5), veil(ellipse(8, 8, 6, 5), "#b9b48f", 0.5))
    )
    return (veil(ellipse(0, 0, 38, 38), "#fff8d8", 0.2), area(face, "#fbf3cf", "#e3d9a8"), *craters)


@kind(outlines=2)
def sun(t: Thing) -> Drawing:
    rays = [line(((a, b), (a * 1.35, b * 1.35)), "#ffd867", 3) for a, b, _ in wheel(12, 0, 0, 31)] if t.outline else []
    return (
        veil(ellipse(0, 0, 40, 40), "#fff2b0", 0.5),
        *rays,
        area(ellipse(0, 0, 24, 24), "#ffd23f", "#ffb52e", edge="#e9a22c"),
    )


@kind(outlines=3)
def cloud(t: Thing) -> Drawing:
    path = (
        "M-46 0 C-62 -2 -58 -24 -40 -22 C-36 -42 -8 -44 -2 -28 C8 -40 34 -34 32 -18 C50 -20 56 -2 44 0",
        "M-40 0 C-56 -4 -50 -20 -34 -18 C-30 -34 -10 -34 -4 -24 C4 -44 36 -40 34 -20 C48 -22 58 -4 42 0",
        "M-52 0 C-66 -10 -44 -22 -34 -14 C-28 -30 -8 -26 -4 -18 C4 -32 24 -30 26 -16 C42 -26 62 -8 50 0",
    )[t.outline]
    return (area(path, "#ffffff", "#e9f0f7", edge="#b9c9dc"), shade("M-40 -3 Q0 -14 40 -3 L36 -1 L-36 -1", 0.06))


@kind("accent", outlines=2, turns=(-15, 0, 15))
def bird(t: Thing) -> Drawing:
    (a,) = t.colours
    wing = ("M-2 -6 C-6 -22 4 -28 12 -28 Q8 -16 8 -6", "M-4 -6 C2 8 -8 16 -14 18 Q-14 6 -8 -4")[t.outline]
    return (
        area("M-18 -4 L-30 -9 L-28 1 L-18 0 C-8 8 12 6 18 -4 L26 -6 L18 -10 C14 -18 0 -14 -18 -4", a, dark(a, 0.15)),
        area(wing, pale(a, 0.25)),
        area("M18 -10 L27 -7 L18 -5", "#f2a03d", width=1),
        area(ellipse(13, -9, 1.7, 1.7), EYE, edge=None),
    )


@kind("accent accent", patterns=True, counts=(3, 5), symbols=True)
def balloon(t: Thing) -> Drawing:
    a, b = t.colours
    ropes = [line(((x, -8), (x * 0.5, 18)), "#6b5138", 1) for x in (-14, 14)]
    bunting = [area(((x - 4, -4), (x + 4, -4), (x, 4)), b, width=1) for x in spread(t.count, -18, 18)]
    return (
        *ropes,
        *clad("M0 -74 C46 -74 44 -26 16 -4 L-16 -4 C-44 -26 -46 -74 0 -74", a, t.pattern, b, 14),
        veil("M-12 -68 C-34 -60 -34 -36 -22 -22 C-26 -42 -24 -56 -12 -68"),
        *bunting,
        *clad(block(-9, 16, 18, 13, 3), "#b98550", "stripes", "#93612f", 5, faint=True),
        area(ellipse(0, -46, 14.5, 14.5), "#fdf6e3", width=1),
        *symbol(t.symbol, 0, -46, 11, against("#fdf6e3", dark(a, 0.1))),
    )


@kind("accent accent", patterns=True, counts=(3, 5), turns=(-20, 0, 20))
def kite(t: Thing) -> Drawing:
    a, b = t.colours
    tail = [
        area(((x - 6, y - 4), (x - 6, y + 4), (x + 6, y - 4), (x + 6, y + 4)), b, width=1)
        for x, y in ((6 * (k % 2 * 2 - 1), 30 + 12 * k) for k in range(t.count))
    ]
    return (
        line("M0 22 " + " ".join(f"L{6 * (k % 2 * 2 - 1)} {30 + 12 * k}" for k in range(t.count)), "#5a5468", 1.2),
        *tail,
        *clad("M0 -34 L22 -6 L0 24 L-22 -6", a, t.pattern, b, 11),
        line("M0 -34 L0 24", dark(a), 1.2),
        line("M-22 -6 L22 -6", dark(a), 1.2),
    )


@kind("leaf wood", counts=(0, 6), outlines=3)
def tree(t: Thing) -> Drawing:
    leaf, wood = t.colours
    crown = (
        "M0 -150 C34 -156 52 -128 44 -112 C66 -96 54 -62 30 -62 C18 -50 -18 -50 -30 -62 C-56 -62 -64 -98 -44 -112 C-52 -132 -30 -154 0 -150",
        "M0 -168 C30 -140 52 -96 34 -62 Q0 -48 -34 -62 C-52 -96 -30 -140 0 -168",
        "M-6 -140 C24 -150 44 -130 40 -116 C68 -116 68 -78 44 -76 C36 -54 -4 -54 -10 -64 C-38 -54 -66 -78 -48 -98 C-60 -124 -28 -142 -6 -140",
    )[t.outline]
    fruit = [
        area(ellipse(a, b, 4.6, 4.6), "#d9483b", "#b3301e", width=1) for a, b, _ in wheel(t.count, 2, -100, 25, -60)
    ]
    return (
        shadow(38, 7, 6),
        area("M-9 0 C-4 -24 -6 -50 -8 -70 L8 -70 C6 -50 6 -24 12 0 Q2 -4 -9 0", wood, dark(wood, 0.3)),
        area(crown, pale(leaf, 0.15), dark(leaf, 0.25)),
        veil(ellipse(-14, -122, 15, 9, -30), "#ffffff", 0.16),
        shade(ellipse(14, -74, 24, 9, -12), 0.1),
        *fruit,
    )


@kind("leaf wood", counts=(3, 4))
def fir(t: Thing) -> Drawing:
    leaf, wood = t.colours
    parts = []
    for k in range(t.count):
        y, half = -18 - k * 90 / t.count, 34 - 20 * k / t.count
        parts.append(
            area(
                f"M0 {y - 50} L{half} {y} Q{half / 2} {y - 6} 0 {y + 2} Q{-half / 2} {y - 6} {-half} {y}",
                mix(leaf, "#ffffff", 0.06 * k),
                dark(leaf, 0.3),
            )
        )
    return (shadow(28, 5, 4), area(block(-6, -22, 12, 22), wood, dark(wood, 0.3)), *parts)


@kind("leaf accent", counts=(0, 5), outlines=2)
def bush(t: Thing) -> Drawing:
    leaf, a = t.colours
    path = (
        "M-38 0 C-50 -14 -38 -32 -24 -28 C-18 -46 12 -46 16 -30 C34 -36 48 -16 38 0 Q0 4 -38 0",
        "M-40 0 C-46 -24 -28 -36 -14 -30 C0 -52 28 -40 26 -24 C44 -26 46 -8 38 0 Q0 4 -40 0",
    )[t.outline]
    flowers = [symbol("flower", x, -14 - 9 * (k % 2), 5.5, a) for k, x in enumerate(spread(t.count, -30, 30))]
    return (
        shadow(40, 5, 2),
        area(path, pale(leaf, 0.12), dark(leaf, 0.25)),
        veil(ellipse(-12, -28, 12, 6, -20), "#ffffff", 0.15),
        *(part for one in flowers for part in one),
    )


@kind("accent accent", outlines=2, turns=(-25, 0, 25))
def butterfly(t: Thing) -> Drawing:
    a, b = t.colours
    lower = ("M0 2 C18 2 18 18 8 18 C2 18 0 10 0 4", "M0 2 C20 0 22 8 12 24 C6 20 2 10 0 4")[t.outline]
    wings = (course("M0 0 C6 -22 30 -24 24 -6 C22 2 8 4 0 2"), course(lower))
    parts = []
    for wing in wings:
        for points in (wing, tuple((-x, y) for x, y in wing)):
            parts.append(area(points, a))
    dots = [area(ellipse(x, -9, 4, 4), b, width=1) for x in (-15, 15)]
    return (
        *parts,
        *dots,
        line("M0 -8 L0 14", EYE, 3),
        line("M0 -8 Q4 -16 8 -18", EYE, 1),
        line("M0 -8 Q-4 -16 -8 -18", EYE, 1),
    )


@kind("accent pale", outlines=3)
def cat(t: Thing) -> Drawing:
    a, p = t.colours
    tail = (
        "M18 -6 C44 -4 40 -32 30 -36",
        "M18 -6 C40 0 48 -10 56 -8",
        "M18 -6 C36 -16 24 -34 38 -44",
    )[t.outline]
    return (
        shadow(28, 4, 4),
        line(tail, dark(a), 9),
        line(tail, a, 6.4),
        area("M-16 0 C-22 -26 -8 -40 2 -40 C20 -38 26 -16 22 0", a, dark(a, 0.15)),
        area("M-8 0 C-12 -14 -6 -24 0 -24 C6 -24 8 -10 6 0", p, edge=None),
        area("M-16 -66 L-14 -50 C-20 -30 18 -30 12 -50 L14 -66 L3 -58 L-5 -58", a),
        area(ellipse(-7, -47, 2.2, 3), EYE, edge=None),
        area(ellipse(5, -47, 2.2, 3), EYE, edge=None),
        area("M-3 -42 L1 -42 L-1 -39", "#e77f9b", edge=None),
        line("M-1 -39 L-1 -36", EYE, 1),
    )


@kind("wood", outlines=2)
def bench(t: Thing) -> Drawing:
    (w,) = t.colours
    backs = [area(block(-42, y, 84, 7, 2), w) for y in ((-44, -33) if t.outline else (-40, -29))]
    arms = (
        ()
        if t.outline
        else (line("M-40 -18 L-40 -32 L-30 -32", dark(w), 4), line("M40 -18 L40 -32 L30 -32", dark(w), 4))
    )
    return (
        shadow(46, 5),
        line("M-34 0 L-34 -44", dark(w), 4),
        line("M34 0 L34 -44", dark(w), 4),
        *backs,
        area(block(-46, -20, 92, 7, 2), pale(w, 0.2), w),
        *arms,
    )


@kind()
def haze(t: Thing) -> Drawing:
    """Air before what is far."""
    low = t.colours[1] if len(t.colours) > 1 else "#ffffff"
    return (veil(block(0, 0, WIDTH, HEIGHT), low, 0.42),)
