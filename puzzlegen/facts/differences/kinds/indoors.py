"""What room, desk and kitchen share: walls, floors, things that hang on walls and things that stand about."""

import math

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
    pale,
    shade,
    shadow,
    spread,
    symbol,
    veil,
    wheel,
)
from puzzlegen.facts.differences.things import HEIGHT, WIDTH, Thing, kind


@kind("wall accent", patterns=True, numbers=(16, 34))
def wall(t: Thing) -> Drawing:
    w, a = t.colours
    tone = pale(a, 0.8) if t.pattern in ("dots", "diamonds") else dark(w, 0.05)
    parts = clad(block(-2, -2, WIDTH + 4, HEIGHT), w, t.pattern, tone, t.count * 1.6, fade=dark(w, 0.08), faint=True)
    return (*parts, veil(((90, 0), (250, 0), (450, HEIGHT), (170, HEIGHT)), "#fff6dd", 0.16))


@kind("wood", counts=(7, 11), outlines=2)
def floor(t: Thing) -> Drawing:
    (w,) = t.colours
    lines = [
        line(((x, 0), ((x - WIDTH / 2) * 1.7 + WIDTH / 2, HEIGHT)), dark(w, 0.2), 1.2)
        for x in spread(t.count * 2, -60, WIDTH + 60)
    ]
    across = [line(((0, y), (WIDTH, y)), dark(w, 0.12), 1) for y in (26, 62, 108, 164)] if t.outline else []
    return (
        area(block(0, 0, WIDTH, HEIGHT), pale(w, 0.3), pale(w, 0.05), edge=None),
        *lines,
        *across,
        area(block(0, -9, WIDTH, 10), "#fbf5ea", "#e3dac9", edge="#c9bfae"),
    )


@kind("accent wood accent", numbers=(0, 2), turns=(-7, 0, 7))
def picture(t: Thing) -> Drawing:
    a, w, b = t.colours
    motif = (
        (
            area("M-22 18 L-6 -8 L4 6 L12 -4 L22 18", dark(a, 0.25), edge=None),
            area(ellipse(10, -12, 5, 5), "#ffe07a", edge=None),
        ),
        (area("M-20 4 L20 4 L13 14 L-13 14", b, edge=None), area("M-1 2 L-1 -18 L14 0", "#fffaf0", edge=None)),
        (line("M0 16 L0 -2", "#4f8f4a", 2), *bloom(0, -6, 11, 6, b, "#f6cf4b")),
    )[t.count]
    return (
        line("M0 -38 L-16 -25", "#5a5468", 1),
        line("M0 -38 L16 -25", "#5a5468", 1),
        area(block(-30, -25, 60, 50, 2), w, dark(w, 0.2)),
        area(block(-24, -19, 48, 38), pale(a, 0.55), pale(a, 0.2), edge=dark(w)),
        *motif,
    )


@kind("accent pale", numbers=(1, 12), outlines=2)
def clock(t: Thing) -> Drawing:
    a, p = t.colours
    rim = (ellipse(0, 0, 25, 25), block(-24, -24, 48, 48, 8))[t.outline]
    marks = [area(ellipse(x, y, 1.4, 1.4), "#34405c", edge=None) for x, y, _ in wheel(12, 0, 0, 17)]
    angle = math.radians(30 * t.count)
    return (
        area(rim, a, dark(a, 0.2)),
        area(ellipse(0, 0, 20.5, 20.5), p),
        *marks,
        line(((0, 0), (12 * math.sin(angle), -12 * math.cos(angle))), "#34405c", 3.4),
        line("M0 0 L0 -17", "#34405c", 2),
        area(ellipse(0, 0, 2.4, 2.4), a),
    )


@kind("wood accent", patterns=True, numbers=(0, 2))
def window(t: Thing) -> Drawing:
    w, a = t.colours
    view = (
        (
            area("M-52 44 L-52 14 Q-20 -8 10 16 Q34 2 52 12 L52 44", "#8fbc6f", "#6fa05a", edge=None),
            veil(ellipse(-22, -28, 18, 6), "#ffffff", 0.8),
        ),
        (
            area(
                "M-52 44 L-52 22 L-30 22 L-30 2 L-14 2 L-14 26 L6 26 L6 -10 L26 -10 L26 20 L52 20 L52 44",
                "#7d8fb3",
                "#66779c",
                edge=None,
            ),
            area(ellipse(32, -30, 8, 8), "#ffe9a3", edge=None),
        ),
        (
            area(block(-52, 14, 104, 30), "#5fa9c9", "#3d86ad", edge=None),
            area("M-12 16 L16 16 L10 24 L-8 24", "#d9483b", edge=None),
            area("M2 14 L2 -10 L14 10", "#ffffff", edge=None),
        ),
    )[t.count]
    return (
        area(block(-52, -50, 104, 94), "#a9d9ef", "#e4f4f6", edge=None),
        *view,
        line(((-52, -50), (52, -50), (52, 44), (-52, 44), (-52, -50)), w, 6),
        line("M0 -50 L0 44", w, 4),
        line("M-52 -4 L52 -4", w, 4),
        area(block(-62, 44, 124, 8, 2), pale(w, 0.3)),
        *clad("M-66 -62 L-30 -62 Q-32 -10 -54 34 L-66 34", a, t.pattern, pale(a, 0.6), 12),
        *clad("M66 -62 L30 -62 Q32 -10 54 34 L66 34", a, t.pattern, pale(a, 0.6), 12),
        line("M-72 -62 L72 -62", dark(w), 4),
    )


@kind("accent accent", patterns=True, outlines=3, counts=(1, 3))
def vase(t: Thing) -> Drawing:
    a, b = t.colours
    body = (
        "M-7 -46 L7 -46 C4 -34 18 -28 15 -10 Q13 0 8 0 L-8 0 Q-13 0 -15 -10 C-18 -28 -4 -34 -7 -46",
        "M-11 -46 L11 -46 L7 -36 C22 -28 20 -8 8 0 L-8 0 C-20 -8 -22 -28 -7 -36",
        "M-13 -44 L13 -44 L9 0 L-9 0",
    )[t.outline]
    flowers = []
    for k, x in enumerate(spread(t.count, -20, 20)):
        y = -68 - 7 * (k % 2)
        flowers += [line(((0, -42), (x, y)), "#4f8f4a", 2), *bloom(x, y, 10, 6, b, "#f6cf4b")]
    return (
        shadow(15, 3),
        *flowers,
        *clad(body, a, t.pattern, pale(b, 0.5), 8),
        veil("M-9 -30 Q-13 -20 -9 -6 L-6 -6 Q-9 -20 -6 -32"),
    )


@kind("accent leaf", outlines=3)
def houseplant(t: Thing) -> Drawing:
    a, leaf = t.colours
    if t.outline == 0:
        leaves = [
            area(f"M0 -30 Q{x * 0.2} {y * 0.8} {x} {y} Q{x * 0.8} {y * 0.45} 0 -30", leaf, dark(leaf, 0.2))
            for x, y in ((-34, -62), (34, -62), (-20, -84), (20, -84), (0, -92), (-36, -40), (36, -40))
        ]
    elif t.outline == 1:
        leaves = [
            part
            for x, y in ((-22, -52), (22, -56), (-8, -76), (14, -84))
            for part in (
                line(((0, -30), (x, y)), dark(leaf), 1.6),
                area(ellipse(x, y, 15, 11, -20), leaf, dark(leaf, 0.2)),
                line(((x - 9, y + 3), (x + 9, y - 3)), dark(leaf, 0.3), 1),
            )
        ]
    else:
        leaves = [
            area("M-11 -30 L-11 -72 C-11 -88 11 -88 11 -72 L11 -30", leaf, dark(leaf, 0.2)),
            area("M11 -46 L22 -46 L22 -64 C22 -70 31 -70 31 -64 L31 -40 Q28 -36 11 -36", leaf),
            area("M-11 -52 L-20 -52 L-20 -66 C-20 -72 -29 -72 -29 -66 L-29 -46 Q-26 -42 -11 -42", leaf),
            *(line(((x, -78), (x, -36)), pale(leaf, 0.3), 1) for x in (-5, 0, 5)),
        ]
    return (
        shadow(18, 3.5),
        *leaves,
        area("M-17 -30 L17 -30 L13 0 L-13 0", a, dark(a, 0.2)),
        area(block(-19, -34, 38, 7, 2), pale(a, 0.15)),
    )


@kind("accent", symbols=True, outlines=3)
def mug(t: Thing) -> Drawing:
    (a,) = t.colours
    handle = ("M13 -26 C30 -28 30 -6 12 -8", "M13 -28 L26 -26 L24 -8 L12 -6", "M-13 -26 C-30 -28 -30 -6 -12 -8")[
        t.outline
    ]
    return (
        shadow(18, 3),
        line(handle, dark(a), 5.4),
        line(handle, a, 3),
        area("M-15 -32 L15 -32 L13 -2 Q0 2 -13 -2", a, dark(a, 0.14)),
        area(ellipse(0, -32, 15, 4), "#5d3b26", edge=dark(a)),
        *symbol(t.symbol, 0, -15, 10.5, against(a, pale(a, 0.85))),
        veil(block(-12, -27, 4, 20)),
    )


@kind("accent accent accent", counts=(2, 5), outlines=2)
def book_pile(t: Thing) -> Drawing:
    colours = t.colours
    parts = []
    for k in range(t.count):
        shift, half = (0, 5, -4, 2, -2)[k] * (1 if t.outline else -1), 29 - 2 * k
        y, colour = -10 * (k + 1), colours[k % 3]
        parts += [
            area(block(shift - half, y, 2 * half, 10, 2), colour),
            area(block(shift + (half - 50 + k if t.outline else 3 - half), y + 2.5, 47 - k, 5), "#fdf6e3", edge=None),
        ]
    return (shadow(33, 3.5), *parts)


@kind("accent pale", counts=(3, 5), patterns=True)
def garland(t: Thing) -> Drawing:
    a, p = t.colours
    parts: list[Part] = [line(tuple((x, 16 - 0.0042 * x * x) for x in range(-62, 63, 6)), "#5a5468", 1.4)]
    for k, x in enumerate(spread(t.count, -58, 58)):
        y = 16 - 0.0042 * x * x
        parts += clad(
            ((x - 9, y), (x + 9, y), (x, y + 20)), a if k % 2 == 0 else p, t.pattern, p if k % 2 == 0 else a, 6
        )
    return tuple(parts)


@kind("wood")
def shelf(t: Thing) -> Drawing:
    (w,) = t.colours
    return (
        shade(block(-76, 9, 152, 5), 0.16),
        area("M-60 8 L-60 20 L-52 8", dark(w, 0.2)),
        area("M60 8 L60 20 L52 8", dark(w, 0.2)),
        area(block(-78, 0, 156, 9, 2), pale(w, 0.15), w),
    )
