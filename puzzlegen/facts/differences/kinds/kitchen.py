"""A kitchen: shelves and hooks on a tiled wall, a worktop with stove and food, and cupboards below."""

from puzzlegen.facts.differences.kinds.outdoors import EYE
from puzzlegen.facts.differences.primitives import (
    Drawing,
    Part,
    against,
    area,
    block,
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
)
from puzzlegen.facts.differences.things import HEIGHT, WIDTH, Thing, kind


@kind("wall accent", counts=(12, 20), outlines=3)
def tiles(t: Thing) -> Drawing:
    w, a = t.colours
    side = WIDTH / t.count
    parts = [area(block(0, 0, WIDTH, HEIGHT), pale(w, 0.35), w, edge=None)]
    for row in range(int(330 / side) + 1):
        shift = side / 2 if t.outline == 1 and row % 2 else 0
        parts.append(line(((0, row * side), (WIDTH, row * side)), pale(w, 0.75), 1.4))
        parts += [
            line(((k * side + shift, row * side), (k * side + shift, row * side + side)), pale(w, 0.75), 1.4)
            for k in range(t.count + 1)
        ]
        if t.outline == 2:
            parts += [
                area(block(k * side, row * side, side, side), pale(a, 0.75), edge=None)
                for k in range(row % 2, t.count, 2)
            ]
    return tuple(parts)


@kind("accent wood metal", counts=(4, 6), outlines=2)
def worktop(t: Thing) -> Drawing:
    a, w, m = t.colours
    parts = [area(block(0, 0, WIDTH, 118), a, dark(a, 0.18), edge=None)]
    for x in spread(t.count, 0, WIDTH):
        half = WIDTH / t.count / 2 - 5
        parts.append(area(block(x - half, 14, 2 * half, 96, 3), pale(a, 0.15), a))
        parts.append(area(block(x - 14, 24, 28, 5, 2), m) if t.outline else area(ellipse(x, 28, 5, 5), m))
    return (
        *parts,
        area(block(0, 112, WIDTH, 8), dark(a, 0.5), edge=None),
        area(block(-2, -14, WIDTH + 4, 20), pale(w, 0.2), w),
        shade(block(0, 6, WIDTH, 5), 0.2),
    )


@kind("metal accent", counts=(2, 4), outlines=2)
def stove(t: Thing) -> Drawing:
    m, a = t.colours
    knobs = [
        part
        for x in spread(t.count, -46, 46)
        for part in (area(ellipse(x, 19, 6, 6), a), line(((x, 19), (x, 14)), "#fffaf0", 1.6))
    ]
    door = (block(-44, 32, 88, 66, 5), block(-40, 34, 80, 62, 14))[t.outline]
    return (
        area(block(-56, -6, 112, 118, 3), pale(m, 0.35), m),
        area(block(-58, -10, 116, 8, 2), "#343a4a"),
        *knobs,
        area(door, "#343a4a", "#1d2230"),
        veil("M-34 44 L6 44 L-14 90 L-34 90", "#ffffff", 0.12),
        line("M-38 40 L38 40", "#cfd6de", 3.4),
    )


@kind("accent metal", outlines=3, counts=(0, 2), symbols=True)
def pot(t: Thing) -> Drawing:
    a, m = t.colours
    knob = (ellipse(0, -48, 5, 4), block(-8, -50, 16, 5, 2), ellipse(0, -49, 3, 7))[t.outline]
    steam = [
        line(f"M{x} -56 Q{x - 7} -64 {x} -72 Q{x + 7} -80 {x} -88", "#ffffff", 3) for x in spread(t.count, -16, 16)
    ]
    return (
        shadow(30, 3),
        *steam,
        line("M-30 -26 L-40 -26", dark(m), 5),
        line("M30 -26 L40 -26", dark(m), 5),
        area("M-30 -36 L30 -36 L28 -3 Q0 2 -28 -3", a, dark(a, 0.2)),
        area("M-32 -36 Q0 -52 32 -36", pale(a, 0.2), a),
        area(knob, dark(m, 0.3)),
        veil(block(-22, -31, 5, 24)),
        *symbol(t.symbol, 2, -19, 10, against(a, pale(a, 0.85))),
    )


@kind("accent metal", outlines=2, symbols=True)
def kettle(t: Thing) -> Drawing:
    a, m = t.colours
    spout = ("M20 -12 Q30 -14 36 -34 L42 -32 Q38 -6 22 -4", "M20 -20 L40 -40 L44 -36 L24 -8")[t.outline]
    return (
        shadow(26, 3.5),
        area(spout, a),
        line("M-18 -36 C-22 -66 22 -66 18 -36", dark(m, 0.4), 5),
        area("M-22 -2 C-34 -20 -20 -42 0 -42 C20 -42 34 -20 22 -2 Q0 3 -22 -2", a, dark(a, 0.15)),
        area(ellipse(0, -43, 5, 4), dark(a, 0.3)),
        veil(ellipse(-11, -26, 4, 10, 20)),
        *symbol(t.symbol, 2, -20, 10, against(a, pale(a, 0.85))),
    )


@kind("accent accent", patterns=True, outlines=3)
def teapot(t: Thing) -> Drawing:
    a, b = t.colours
    handle = (
        "M-22 -30 C-44 -34 -44 -4 -20 -8",
        "M-22 -32 L-38 -32 L-38 -10 L-20 -10",
        "M-16 -38 C-24 -62 24 -62 16 -38",
    )[t.outline]
    return (
        shadow(26, 3.5),
        line(handle, dark(a), 6),
        line(handle, a, 3.4),
        area("M20 -12 Q32 -14 36 -34 L43 -33 Q40 -6 22 -4", a),
        *clad("M-20 -2 C-32 -14 -26 -38 0 -38 C26 -38 32 -14 20 -2 Q0 2 -20 -2", a, t.pattern, pale(b, 0.5), 8),
        area("M-12 -37 Q0 -48 12 -37", dark(a, 0.12)),
        area(ellipse(0, -46, 4, 4), b),
    )


@kind("accent", counts=(3, 6))
def fruit_bowl(t: Thing) -> Drawing:
    (a,) = t.colours
    fruit = []
    for k, x in enumerate(spread(t.count, -27, 27)):
        colour = ("#d9483b", "#f2a03d", "#8fb84f", "#f0cc48")[k % 4]
        y = -30 - (6 if 0 < k < t.count - 1 else 0)
        fruit += [
            area(ellipse(x, y, 10.5, 10.5), colour, dark(colour, 0.15)),
            line(((x, y - 9), (x + 2, y - 14)), "#5a3b28", 1.8),
        ]
    return (
        shadow(26, 3.5),
        *fruit,
        area("M-36 -26 L36 -26 Q30 -2 10 -2 L-10 -2 Q-30 -2 -36 -26", a, dark(a, 0.15)),
        line("M-33 -20 Q0 -15 33 -20", pale(a, 0.5), 2.4),
    )


@kind("accent accent", symbols=True, outlines=3)
def jar(t: Thing) -> Drawing:
    a, b = t.colours
    lid = (block(-13, -50, 26, 9, 2), ellipse(0, -44, 13, 6), block(-10, -54, 20, 13, 5))[t.outline]
    return (
        shadow(16, 3),
        area(
            "M-12 -42 L12 -42 Q17 -36 17 -30 L17 -4 Q17 0 13 0 L-13 0 Q-17 0 -17 -4 L-17 -30 Q-17 -36 -12 -42",
            "#e6f2f4",
            "#c3dbe2",
        ),
        area("M-16 -26 L16 -26 L16 -4 Q16 -1 13 -1 L-13 -1 Q-16 -1 -16 -4", a, dark(a, 0.12), edge=None),
        area(ellipse(0, -15, 11, 11), "#fdf6e3", width=1),
        *symbol(t.symbol, 0, -15, 9, against("#fdf6e3", dark(a, 0.15))),
        area(lid, b),
    )


@kind("accent pale", counts=(2, 3), outlines=2)
def bottle(t: Thing) -> Drawing:
    a, p = t.colours
    body = (
        "M-5 -64 L5 -64 L5 -48 Q14 -42 14 -32 L14 0 L-14 0 L-14 -32 Q-14 -42 -5 -48",
        "M-5 -64 L5 -64 L5 -50 C20 -34 20 -6 10 0 L-10 0 C-20 -6 -20 -34 -5 -50",
    )[t.outline]
    return (
        shadow(15, 3),
        area(body, a, dark(a, 0.2)),
        area(block(-6, -70, 12, 8, 2), "#c99a5b"),
        area(block(-11, -29, 22, 17, 2), p, width=1),
        *(line(((-7, y), (7, y)), dark(a), 1.5) for y in spread(t.count, -28, -13)),
        veil(block(-10, -38, 3.6, 9)),
    )


@kind("metal accent", counts=(0, 2), symbols=True)
def toaster(t: Thing) -> Drawing:
    m, a = t.colours
    toast = (
        area("M-18 -40 L-18 -56 Q-18 -64 -8 -62 Q2 -66 2 -56 L2 -40", "#d9a35b", "#b97b36"),
        area("M4 -40 L4 -54 Q4 -62 12 -60 Q20 -64 20 -54 L20 -40", "#d9a35b", "#b97b36"),
    )[: t.count]
    return (
        shadow(34, 3.5),
        *toast,
        area("M-32 -2 L-32 -30 Q-32 -42 -20 -42 L20 -42 Q32 -42 32 -30 L32 -2", a, dark(a, 0.2)),
        area(block(-22, -44, 46, 5, 2), "#343a4a"),
        area(block(31, -28, 7, 9, 2), m),
        veil("M-26 -34 L-10 -38 L-18 -8 L-26 -8", "#ffffff", 0.22),
        area(block(-34, -5, 68, 5, 2), dark(m, 0.3)),
        *symbol(t.symbol, 6, -21, 9.5, against(a, pale(a, 0.85))),
    )


@kind("accent metal", outlines=2)
def scales(t: Thing) -> Drawing:
    a, m = t.colours
    pan = ("M-30 -56 L30 -56 Q22 -42 0 -42 Q-22 -42 -30 -56", "M-32 -46 L32 -46 L28 -42 L-28 -42")[t.outline]
    return (
        shadow(28, 3.5),
        area("M-20 -38 L20 -38 L28 0 L-28 0", a, dark(a, 0.18)),
        line("M0 -44 L0 -36", dark(m), 6),
        area(pan, m, pale(m, 0.4)),
        area(ellipse(0, -19, 13.5, 13.5), "#fdf6e3"),
        line("M0 -19 L7 -27", "#d9483b", 2.4),
        area(ellipse(0, -19, 2.4, 2.4), EYE),
    )


@kind("wood", counts=(2, 4), outlines=2)
def bread(t: Thing) -> Drawing:
    (w,) = t.colours
    loaf = (
        "M-32 -8 C-42 -34 -14 -36 0 -36 C14 -36 42 -34 32 -8",
        "M-36 -8 C-38 -26 -24 -28 -18 -34 C-8 -28 8 -28 18 -34 C24 -28 38 -26 36 -8",
    )[t.outline]
    return (
        shade(block(-48, -6, 100, 9, 3), 0.14),
        area(block(-48, -8, 96, 8, 3), w, dark(w, 0.2)),
        area(loaf, "#dba15a", "#b5702f"),
        *(line(((x - 5, -14), (x + 5, -30)), "#8f5522", 2.2) for x in spread(t.count, -26, 26)),
    )


@kind("accent pale", counts=(1, 3), outlines=3)
def cake(t: Thing) -> Drawing:
    a, p = t.colours
    top = (
        "M-28 -28 Q-28 -40 0 -40 Q28 -40 28 -28 L28 -20 Q21 -12 14 -20 Q7 -12 0 -20 Q-7 -12 -14 -20 Q-21 -12 -28 -20",
        "M-28 -26 L-28 -36 L28 -36 L28 -26 Q0 -14 -28 -26",
        "M-28 -36 L28 -36 L28 -18 L21 -26 L14 -18 L7 -26 L0 -18 L-7 -26 L-14 -18 L-21 -26 L-28 -18",
    )[t.outline]
    cherries = [area(ellipse(x, -42, 5.2, 5.2), "#d9483b", "#a82a1f", width=1) for x in spread(t.count, -22, 22)]
    return (
        shadow(34, 3.5),
        area(ellipse(0, -5, 38, 5), p),
        area(block(-28, -30, 56, 25, 2), "#e3b878", "#c98f4a"),
        line("M-28 -13 L28 -13", pale(a, 0.4), 3),
        area(top, a),
        *cherries,
    )


@kind("wood metal", outlines=4, turns=(-14, 0, 14))
def utensil(t: Thing) -> Drawing:
    w, m = t.colours
    head = (
        (area(ellipse(0, 60, 11, 15), m, pale(m, 0.3)),),
        (
            area(block(-11, 46, 22, 30, 4), m, pale(m, 0.3)),
            *(line(((x, 52), (x, 70)), dark(m), 1.6) for x in (-5, 0, 5)),
        ),
        tuple(line((*ellipse(0, 60, x, 16), (x, 60)), m, 2.2) for x in (3.5, 8, 12)),
        (area("M-9 46 L9 46 L9 58 L-9 58", m), *(area(block(x - 1.8, 56, 3.6, 20, 1), m, width=1) for x in (-7, 0, 7))),
    )[t.outline]
    return (line((*ellipse(0, 0, 4, 4), (4, 0)), dark(w), 2), area(block(-3, 3, 6, 42, 2), w, dark(w, 0.2)), *head)


@kind("accent metal", outlines=2, turns=(-12, 0, 12))
def pan(t: Thing) -> Drawing:
    a, m = t.colours
    bowl = (ellipse(0, 62, 25, 25), block(-23, 40, 46, 46, 9))[t.outline]
    inner = (ellipse(0, 62, 19, 19), block(-17, 46, 34, 34, 6))[t.outline]
    return (
        area(block(-3.4, 0, 6.8, 40, 3), dark(m, 0.4)),
        area(ellipse(0, 4, 1.8, 1.8), "#fdf6e3", edge=None),
        area(bowl, a, dark(a, 0.25)),
        area(inner, dark(m, 0.45), dark(m, 0.25)),
        veil(ellipse(-7, 54, 5, 3, -35), "#ffffff", 0.3),
    )


@kind("accent accent pale", patterns=True, outlines=2)
def towel(t: Thing) -> Drawing:
    a, b, p = t.colours
    hem = ("M-18 0 L18 0 L20 62 L-20 62", "M-18 0 L18 0 L22 58 Q11 64 0 58 Q-11 64 -22 58")[t.outline]
    return (*clad(hem, p, t.pattern, a, 11), area(block(-20, 48, 40, 5), b, edge=None))


@kind("metal")
def rail(t: Thing) -> Drawing:
    (m,) = t.colours
    return (shade(block(-142, 5, 284, 4), 0.12), area(block(-146, -3, 292, 6, 3), m, dark(m, 0.2)))


@kind("accent accent", counts=(3, 5), patterns=True)
def cupcakes(t: Thing) -> Drawing:
    a, b = t.colours
    parts: list[Part] = [shadow(12 * t.count, 3)]
    for x in spread(t.count, -11.5 * t.count, 11.5 * t.count):
        parts += [
            *clad(((x - 9, -13), (x + 9, -13), (x + 6.5, 0), (x - 6.5, 0)), b, t.pattern, pale(b, 0.5), 5),
            area(
                f"M{x - 10} -13 C{x - 14} -24 {x - 4} -24 {x} -31 C{x + 4} -24 {x + 14} -24 {x + 10} -13",
                a,
                pale(a, 0.35),
            ),
            area(ellipse(x, -31, 3, 3), "#d9483b", width=1),
        ]
    return tuple(parts)


@kind("wood accent", counts=(3, 4), outlines=2)
def stool(t: Thing) -> Drawing:
    w, a = t.colours
    seat = (ellipse(0, -46, 24, 6), block(-24, -51, 48, 9, 4))[t.outline]
    legs = [line(((x * 0.7, -44), (x, 0)), dark(w, 0.15), 5) for x in spread(t.count, -26, 26)]
    return (shadow(28, 4), *legs, line("M-18 -18 L18 -18", w, 3.4), area(seat, a, dark(a, 0.15)))


@kind("metal accent", outlines=2, symbols=True)
def bucket(t: Thing) -> Drawing:
    m, a = t.colours
    handle = ("M-20 -36 C-20 -62 20 -62 20 -36", "M-20 -36 C-26 -18 26 -18 20 -36")[t.outline]
    return (
        shadow(20, 3.5),
        area("M-21 -38 L21 -38 L15 -2 Q0 2 -15 -2", a, dark(a, 0.15)),
        area(ellipse(0, -38, 21, 5), "#8ecae0", edge=dark(a)),
        line(handle, dark(m), 2.6),
        line("M-18 -20 Q0 -15 18 -20", pale(a, 0.4), 3),
        *symbol(t.symbol, 0, -27, 8.5, against(a, pale(a, 0.85))),
    )


@kind("accent accent leaf", patterns=True, counts=(2, 4))
def basket(t: Thing) -> Drawing:
    a, b, leaf = t.colours
    carrots = [
        part
        for x in spread(t.count, -20, 20)
        for part in (
            area(
                f"M{x} -40 Q{x - 10} -56 {x - 5} -68 Q{x - 1} -56 {x} -40 Q{x + 3} -58 {x + 8} -64 Q{x + 8} -52 {x} -40",
                leaf,
                width=1,
            ),
            area(
                f"M{x - 7} -38 C{x - 7} -44 {x + 7} -44 {x + 7} -38 L{x + 4} -20 L{x - 4} -20",
                "#ee8b2d",
                "#cf6317",
                width=1,
            ),
            line(((x - 6, -36), (x - 1, -35)), "#b9540f", 1),
            line(((x + 5, -31), (x + 1, -30)), "#b9540f", 1),
        )
    ]
    return (
        shadow(30, 4),
        line("M-26 -24 C-24 -78 24 -78 26 -24", "#8a5a33", 4),
        *carrots,
        *clad("M-30 -26 L30 -26 L23 0 L-23 0", a, t.pattern, b, 8),
    )


@kind("accent", symbols=True)
def pet_bowl(t: Thing) -> Drawing:
    (a,) = t.colours
    return (
        shadow(28, 3.5),
        area(ellipse(0, -19, 22, 5.5), "#8a5a33"),
        area("M-23 -20 Q0 -13 23 -20 L28 -1 Q0 3 -28 -1", a, dark(a, 0.15)),
        *symbol(t.symbol, 0, -8.5, 7.5, against(a, pale(a, 0.85))),
    )


@kind("wood accent", patterns=True, outlines=2)
def table(t: Thing) -> Drawing:
    """A table before the viewer, with a cloth along its edge."""
    w, a = t.colours
    hem = " ".join(f"Q{x + 20} 52 {x} 34" for x in range(560, 39, -40))
    return (
        area(block(60, 40, 22, 140), dark(w, 0.2), dark(w, 0.35)),
        area(block(558, 40, 22, 140), dark(w, 0.2), dark(w, 0.35)),
        area("M40 -44 L600 -44 L648 20 L-8 20", pale(w, 0.3), w),
        area(block(-8, 20, 656, 16, 2), dark(w, 0.12), dark(w, 0.25)),
        *(
            (area(f"M40 34 L40 20 L600 20 L600 34 {hem}", a, width=1),)
            if t.outline
            else clad(block(40, 20, 560, 22), a, t.pattern, pale(a, 0.6), 11)
        ),
    )
