"""A living room: a wall with pictures and shelves, furniture along it, and toys on the floor."""

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
)
from puzzlegen.facts.differences.things import Thing, kind


@kind("accent accent", patterns=True, counts=(2, 4), outlines=2)
def sofa(t: Thing) -> Drawing:
    a, b = t.colours
    back = (
        "M-70 -30 L-70 -62 Q-70 -74 -56 -74 L56 -74 Q70 -74 70 -62 L70 -30",
        "M-70 -30 L-70 -62 C-60 -86 -14 -68 0 -82 C14 -68 60 -86 70 -62 L70 -30",
    )[t.outline]
    cushions = [
        part
        for x in spread(t.count, -62, 62)
        for part in clad(block(x - 12, -56, 24, 24, 5), b, t.pattern, pale(b, 0.6), 7)
    ]
    return (
        shadow(84, 6),
        line("M-66 -6 L-66 0", "#5a3b28", 6),
        line("M66 -6 L66 0", "#5a3b28", 6),
        area(back, a, dark(a, 0.12)),
        *cushions,
        area(block(-66, -36, 132, 18, 6), pale(a, 0.12)),
        area(block(-72, -22, 144, 18, 5), a, dark(a, 0.2)),
        area(block(-86, -48, 22, 44, 9), a, dark(a, 0.2)),
        area(block(64, -48, 22, 44, 9), a, dark(a, 0.2)),
    )


@kind("accent wood accent", patterns=True, outlines=2)
def armchair(t: Thing) -> Drawing:
    a, w, b = t.colours
    back = (
        "M-30 -26 L-32 -76 Q-30 -88 0 -88 Q30 -88 32 -76 L30 -26",
        "M-30 -26 L-28 -70 C-24 -98 24 -98 28 -70 L30 -26",
    )[t.outline]
    return (
        shadow(44, 5),
        line("M-30 -10 L-34 0", w, 5),
        line("M30 -10 L34 0", w, 5),
        *clad(back, a, t.pattern, b, 11),
        area(block(-30, -40, 60, 16, 6), pale(a, 0.2)),
        area(block(-34, -28, 68, 20, 5), a, dark(a, 0.2)),
        area(block(-44, -48, 16, 40, 7), a, dark(a, 0.2)),
        area(block(28, -48, 16, 40, 7), a, dark(a, 0.2)),
    )


@kind("wood accent", counts=(2, 3), outlines=2)
def cabinet(t: Thing) -> Drawing:
    w, a = t.colours
    doors = []
    for x in spread(t.count, -48, 48):
        half = 44 / t.count
        doors += [
            area(block(x - half, -58, 2 * half, 50, 2), pale(w, 0.2), w),
            area((ellipse(x, -33, 3.4, 3.4), block(x - 7, -36, 14, 5, 2))[t.outline], a, width=1),
        ]
    return (
        shadow(56, 5),
        line("M-44 -8 L-46 0", dark(w), 5),
        line("M44 -8 L46 0", dark(w), 5),
        area(block(-52, -66, 104, 60, 3), w, dark(w, 0.2)),
        *doors,
        area(block(-55, -70, 110, 7, 2), pale(w, 0.1)),
    )


@kind("accent metal", patterns=True, outlines=2)
def floor_lamp(t: Thing) -> Drawing:
    a, m = t.colours
    hood = ("M-14 -142 L14 -142 L28 -108 L-28 -108", "M-20 -140 L20 -140 L22 -108 L-22 -108")[t.outline]
    return (
        shadow(20, 4),
        veil(ellipse(0, -112, 46, 34), "#fff0b0", 0.25),
        area(block(-2, -112, 4, 110), m),
        area(block(-16, -5, 32, 5, 2), dark(m, 0.2)),
        *clad(hood, a, t.pattern, pale(a, 0.6), 9),
    )


@kind("wood accent accent accent", counts=(3, 5), outlines=2)
def bookcase(t: Thing) -> Drawing:
    w, *inks = t.colours
    parts = [
        area(block(-46, -146, 92, 146, 2), w, dark(w, 0.15)),
        area(block(-40, -140, 80, 134), dark(w, 0.45), edge=None),
    ]
    for level in range(3):
        base = -98 + 46 * level
        x = -38.0
        for k in range(t.count + 3):
            wide, high = 7 + (k * 5 + level * 3) % 5, 28 + (k * 7 + level * 5) % 10
            if x + wide > 38:
                break
            parts.append(area(block(x, base - high, wide, high), inks[(k + level) % 3], width=1))
            x += wide + (1 if t.outline else 0.2)
        parts.append(area(block(-40, base, 80, 5), pale(w, 0.15)))
    return (shadow(50, 5), *parts)


@kind("accent accent accent", patterns=True, outlines=2)
def rug(t: Thing) -> Drawing:
    a, b, c = t.colours
    outline = (ellipse(0, 0, 104, 26), ((-92, -20), (92, -20), (116, 22), (-116, 22)))[t.outline]
    inner = (ellipse(0, 0, 84, 19), ((-76, -13), (76, -13), (94, 15), (-94, 15)))[t.outline]
    return (area(outline, a), *clad(inner, b, t.pattern, c, 14))


@kind("accent", outlines=2)
def teddy(t: Thing) -> Drawing:
    (a,) = t.colours
    fur = "#b98350"
    arms = (((-17, -24, 40), (17, -24, -40)), ((-18, -34, -40), (17, -24, -40)))[t.outline]
    return (
        shadow(22, 4),
        *(area(ellipse(x, y, 5, 10, turn), fur) for x, y, turn in arms),
        area(ellipse(-10, -5, 8, 6), fur),
        area(ellipse(10, -5, 8, 6), fur),
        area(ellipse(0, -18, 15, 16), fur, dark(fur, 0.15)),
        area(ellipse(0, -17, 8.5, 9.5), "#e3c08f", edge=None),
        *(
            part
            for x in (-11, 11)
            for part in (area(ellipse(x, -54, 6, 6), fur), area(ellipse(x, -54, 3, 3), "#e3c08f", edge=None))
        ),
        area(ellipse(0, -43, 15, 13.5), fur),
        area(ellipse(0, -38, 6.5, 5), "#e3c08f", edge=None),
        area(ellipse(0, -40, 2.4, 1.8), EYE, edge=None),
        area(ellipse(-6, -46, 1.8, 2), EYE, edge=None),
        area(ellipse(6, -46, 1.8, 2), EYE, edge=None),
        area(((0, -29), (-10, -34), (-10, -24)), a),
        area(((0, -29), (10, -34), (10, -24)), a),
        area(ellipse(0, -29, 2.6, 2.6), dark(a)),
    )


@kind("accent accent accent", counts=(3, 6), symbols=True)
def blocks(t: Thing) -> Drawing:
    places = ((-24, 0), (0, 0), (24, 0), (-12, -22), (12, -22), (0, -44))[: t.count]
    parts = []
    for k, (x, y) in enumerate(places):
        colour = t.colours[k % 3]
        parts += [
            area(block(x - 11, y - 22, 22, 22, 2), colour, dark(colour, 0.1)),
            *symbol(t.symbol, x, y - 11, 6, against(colour, pale(colour, 0.8))),
        ]
    return (shadow(38, 4), *parts)


@kind("accent accent", outlines=2, counts=(2, 4))
def toy_train(t: Thing) -> Drawing:
    a, b = t.colours
    funnel = (block(16, -40, 9, 16), ((14, -42), (29, -42), (24, -24), (18, -24)))[t.outline]
    wheels = [
        part
        for x in spread(t.count, -30, 34)
        for part in (area(ellipse(x, -6, 6, 6), dark(b, 0.2)), area(ellipse(x, -6, 2, 2), "#f6cf4b", edge=None))
    ]
    return (
        shadow(40, 3.5),
        area(funnel, dark(b, 0.1)),
        area(block(-14, -28, 50, 20, 9), a, dark(a, 0.2)),
        area(block(-34, -42, 24, 34, 2), b),
        area(block(-29, -37, 14, 12), "#cbe6f2"),
        area(block(-38, -47, 32, 6, 2), a),
        *wheels,
        area(((34, -14), (44, -2), (34, -2)), dark(b, 0.1)),
    )


@kind("wood accent", outlines=2, turns=(-14, 0, 14))
def guitar(t: Thing) -> Drawing:
    w, a = t.colours
    body = (
        "M-20 -18 C-20 -34 -10 -34 -11 -44 C-13 -58 13 -58 11 -44 C10 -34 20 -34 20 -18 C20 4 -20 4 -20 -18",
        "M-20 -18 C-20 -34 -10 -34 -11 -44 L-15 -60 Q-4 -58 0 -52 Q4 -58 15 -60 L11 -44 C10 -34 20 -34 20 -18 C20 4 -20 4 -20 -18",
    )[t.outline]
    return (
        shadow(20, 3),
        area(block(-3, -108, 6, 64), dark(w, 0.4)),
        area(block(-6, -118, 12, 14, 2), dark(w, 0.3)),
        area(body, a, dark(a, 0.15)),
        area(ellipse(0, -32, 6.5, 6.5), dark(w, 0.5)),
        area(block(-9, -14, 18, 4), dark(w, 0.4)),
        *(line(((x, -108), (x, -12)), "#f4efe4", 1) for x in (-1.6, 1.6)),
    )


@kind("wood accent", outlines=2)
def gramophone(t: Thing) -> Drawing:
    w, a = t.colours
    horn = (
        "M2 -28 C6 -50 20 -56 30 -84 C40 -72 46 -64 50 -50 C34 -46 16 -40 10 -26",
        "M2 -28 C0 -50 -16 -56 -26 -84 C-38 -72 -44 -64 -48 -50 C-32 -46 -8 -40 10 -26",
    )[t.outline]
    return (
        shadow(28, 4),
        area(horn, "#e3b23c", "#b98a24"),
        area(block(-24, -24, 48, 24, 2), w, dark(w, 0.2)),
        area(ellipse(0, -26, 20, 5), "#2b2d3a"),
        area(ellipse(0, -26, 6, 1.8), a),
        area(block(-18, -15, 36, 9, 2), pale(w, 0.3)),
    )


@kind("accent accent", patterns=True, symbols=True)
def pouffe(t: Thing) -> Drawing:
    a, b = t.colours
    return (
        shadow(28, 4),
        *clad("M-26 -28 Q-34 -14 -24 -2 Q0 4 24 -2 Q34 -14 26 -28", a, t.pattern, b, 9),
        area(ellipse(0, -29, 26, 6), pale(a, 0.25)),
        area(ellipse(0, -13, 12, 12), "#fdf6e3", width=1),
        *symbol(t.symbol, 0, -13, 9, against("#fdf6e3", dark(a, 0.1))),
    )


@kind("wood", outlines=2, counts=(3, 4))
def side_table(t: Thing) -> Drawing:
    (w,) = t.colours
    top = (block(-34, -52, 68, 6, 2), ellipse(0, -49, 36, 6))[t.outline]
    legs = [line(((x, -46), (x * 1.2, 0)), dark(w, 0.2), 4) for x in spread(t.count, -32, 32)]
    return (shadow(38, 5), *legs, area(top, pale(w, 0.2), w))


@kind("wood", counts=(1, 2))
def fireplace(t: Thing) -> Drawing:
    (w,) = t.colours
    flames = [
        part
        for x in spread(t.count, -26, 26)
        for part in (
            area(
                f"M{x - 12} -6 C{x - 18} -26 {x - 2} -26 {x} -46 C{x + 4} -28 {x + 18} -24 {x + 12} -6",
                "#f28c28",
                "#d9483b",
            ),
            area(f"M{x - 5} -6 C{x - 8} -16 {x} -18 {x} -28 C{x + 3} -18 {x + 8} -14 {x + 5} -6", "#ffd768", edge=None),
        )
    ]
    return (
        area(block(-58, -92, 116, 92), "#c9b8a6", "#a8978a"),
        *(
            area(block(-58 + 19.4 * k + (9 if r % 2 else 0), -92 + 13 * r, 18, 12, 2), "#b98472", width=1)
            for r in range(7)
            for k in range(6)
            if not (-44 < -58 + 19.4 * k + 9 < 40 and r > 1) and -58 + 19.4 * k + (9 if r % 2 else 0) < 42
        ),
        area("M-38 0 L-38 -54 Q0 -74 38 -54 L38 0", "#33241f", "#1d1512"),
        line("M-28 -5 L28 -3", "#6f4629", 7),
        line("M-26 -2 L26 -7", "#8a5a33", 6),
        *flames,
        area(block(-66, -102, 132, 12, 2), w, dark(w, 0.2)),
    )


@kind("accent", outlines=2, turns=(-9, 0, 9))
def mirror(t: Thing) -> Drawing:
    (a,) = t.colours
    outer = (ellipse(0, 0, 26, 34), block(-24, -32, 48, 64, 12))[t.outline]
    inner = (ellipse(0, 0, 20, 28), block(-18, -26, 36, 52, 9))[t.outline]
    return (
        area(outer, a, dark(a, 0.25)),
        area(inner, "#dff0f6", "#b3d3e3"),
        veil("M-12 12 L8 -20 L14 -14 L-6 18", "#ffffff", 0.5),
    )


@kind("accent pale", counts=(1, 3))
def candles(t: Thing) -> Drawing:
    a, p = t.colours
    parts = []
    for k, x in enumerate(spread(t.count, -8 * t.count, 8 * t.count)):
        high = 26 + 8 * (k % 2)
        parts += [
            area(block(x - 4, -6 - high, 8, high), p, dark(p, 0.12)),
            area(ellipse(x, -12 - high, 3, 6), "#ffb52e", edge="#e98a1e", width=1),
        ]
    half = 8 * t.count + 5
    return (shadow(half, 3), *parts, area(block(-half, -7, 2 * half, 7, 3), a))


@kind("wall", outlines=2)
def side_wall(t: Thing) -> Drawing:
    """The wall on the left, or on the right, that runs towards the viewer."""
    (w,) = t.colours
    side = 1 if t.outline else -1
    points = ((0, -420), (side * 640, -720), (side * 640, 457), (0, 0))
    return (
        area(points, dark(w, 0.1), dark(w, 0.2), edge=dark(w, 0.3), width=2),
        area(((0, -9), (0, 1), (side * 640, 472), (side * 640, 438)), "#e9e2d4", edge="#c9bfae"),
    )
