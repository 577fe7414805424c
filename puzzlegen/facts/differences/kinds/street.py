"""A street of a small town: houses and shops in a row, the pavement before them, and traffic."""

from puzzlegen.core.scene import Clipped
from puzzlegen.facts.differences.kinds.outdoors import (
    EYE,
)
from puzzlegen.facts.differences.primitives import (
    Drawing,
    against,
    area,
    block,
    clad,
    dark,
    ellipse,
    line,
    mix,
    pale,
    shadow,
    spread,
    symbol,
    veil,
)
from puzzlegen.facts.differences.things import HEIGHT, WIDTH, Thing, kind


@kind("stone", counts=(5, 9))
def pavement(t: Thing) -> Drawing:
    (s,) = t.colours
    joints = [line(((x, 0), (x - 14, 62)), dark(s, 0.15), 1) for x in spread(t.count * 2, 0, WIDTH)]
    return (
        area(block(0, 0, WIDTH, 62), pale(s, 0.35), pale(s, 0.1), edge=None),
        *joints,
        area(block(0, 62, WIDTH, 8), dark(s, 0.12), edge=None),
    )


@kind(counts=(5, 8))
def road(t: Thing) -> Drawing:
    dashes = [area(block(x - 22, 46, 44, 6, 2), "#f2ead3", edge=None) for x in spread(t.count, 0, WIDTH)]
    return (
        area(block(0, 0, WIDTH, HEIGHT), "#6b7080", "#4a4e5e", edge=None),
        *dashes,
        area(block(0, 100, WIDTH, HEIGHT), "#a9a49c", "#c3beb4", edge=None),
        area(block(0, 100, WIDTH, 5), "#8b8780", edge=None),
    )


def _pane(x: float, y: float, width: float, height: float, frame: str, *, lit: bool = False) -> Drawing:
    glass = ("#ffe9a3", "#ffcf6b") if lit else ("#cbe6f2", "#7fb0cf")
    return (
        area(block(x, y, width, height, 1.5), *glass, edge=frame, width=2.4),
        line(((x + width / 2, y), (x + width / 2, y + height)), frame, 1.4),
        line(((x, y + height / 2), (x + width, y + height / 2)), frame, 1.4),
    )


@kind("wall accent accent", counts=(2, 3), outlines=4)
def townhouse(t: Thing) -> Drawing:
    wall, roof, door = t.colours
    gable = (
        "M-52 -150 L0 -196 L52 -150",
        "M-52 -150 L-52 -164 L-34 -164 L-34 -178 L-17 -178 L-17 -192 L17 -192 L17 -178 L34 -178 L34 -164 L52 -164 L52 -150",
        "M-52 -150 C-40 -156 -34 -172 -20 -176 C-12 -196 12 -196 20 -176 C34 -172 40 -156 52 -150",
        "M-56 -150 L-40 -184 L40 -184 L56 -150",
    )[t.outline]
    panes = [
        part
        for y in (-140, -94)
        for x in spread(t.count, -46, 46)
        for part in _pane(x - 9, y, 18, 28, "#fbf7ee", lit=x * y > 900)
    ]
    return (
        area(block(-50, -150, 100, 150), wall, dark(wall, 0.1)),
        area(gable, roof, dark(roof, 0.18)),
        area(ellipse(0, -166, 6, 6), "#cbe6f2", edge="#fbf7ee", width=2),
        *panes,
        area(block(-13, -48, 26, 48, 2), door, dark(door, 0.2)),
        *_pane(-42, -42, 20, 28, "#fbf7ee"),
        *_pane(22, -42, 20, 28, "#fbf7ee"),
        area(ellipse(8, -22, 1.8, 1.8), "#f6cf4b", edge=None),
        area(block(-18, -3, 36, 4), "#b9b2a7"),
    )


@kind("wall accent accent pale", counts=(2, 4), patterns=True, symbols=True)
def shop(t: Thing) -> Drawing:
    wall, a, b, p = t.colours
    panes = [part for x in spread(t.count, -56, 56) for part in _pane(x - 10, -134, 20, 30, p)]
    return (
        area(block(-60, -150, 120, 150), wall, dark(wall, 0.1)),
        area(block(-64, -158, 128, 10, 2), dark(wall, 0.25)),
        *panes,
        area(block(-54, -66, 70, 54), "#d6ecf4", "#8fbcd4", edge=dark(a), width=3),
        area(ellipse(-38, -22, 9, 9), b),
        area("M-22 -14 L-22 -34 L-12 -40 L-2 -34 L-2 -14", pale(b, 0.4)),
        area(block(22, -62, 30, 62, 2), dark(a, 0.15), dark(a, 0.35)),
        area(block(27, -56, 20, 26), "#cbe6f2", "#8fbcd4"),
        *clad(
            "M-60 -92 L60 -92 L66 -70 Q55 -62 44 -70 Q33 -62 22 -70 Q11 -62 0 -70 Q-11 -62 -22 -70 Q-33 -62 -44 -70 Q-55 -62 -66 -70",
            a,
            t.pattern,
            p,
            14,
        ),
        area(block(-34, -104, 68, 14, 5), p),
        *symbol(t.symbol, 0, -97, 5.6, against(p, dark(a, 0.1))),
    )


@kind("metal", counts=(1, 3), outlines=2)
def street_lamp(t: Thing) -> Drawing:
    (m,) = t.colours
    m = dark(m, 0.4)
    heads = []
    for x in spread(t.count, -14 * (t.count - 1) - 1, 14 * (t.count - 1) + 1):
        glass = (
            f"M{x - 8} -112 L{x + 8} -112 L{x + 5} -94 L{x - 5} -94",
            f"M{x - 8} -103 C{x - 8} -118 {x + 8} -118 {x + 8} -103 Q{x} -90 {x - 8} -103",
        )[t.outline]
        heads += [
            veil(ellipse(x, -103, 17, 17), "#fff0b0", 0.35),
            line(f"M0 -82 Q{x} -82 {x} -94", m, 3),
            area(glass, "#fff3c0", "#ffd768", edge=m),
        ]
    return (shadow(12, 3), area("M-3 -84 L3 -84 L4 -8 L8 0 L-8 0 L-4 -8", m), *heads)


@kind("accent", outlines=3)
def car(t: Thing) -> Drawing:
    (a,) = t.colours
    body = (
        "M-58 -10 C-60 -26 -46 -28 -36 -30 C-28 -46 -18 -48 2 -48 C20 -48 30 -38 36 -30 C52 -28 60 -24 58 -10",
        "M-58 -10 L-58 -30 L-38 -32 L-30 -52 L44 -52 L56 -30 L58 -10",
        "M-60 -10 C-62 -24 -50 -28 -34 -30 Q-16 -42 4 -40 L24 -32 C50 -32 62 -24 60 -10",
    )[t.outline]
    glass = (
        "M-28 -31 Q-20 -43 -4 -43 L-4 -31 M0 -31",
        "M-30 -33 L-24 -47 L4 -47 L4 -33",
        "M-24 -30 Q-12 -38 0 -37 L0 -30",
    )[t.outline]
    other = ("M2 -43 Q18 -42 27 -31 L2 -31", "M10 -47 L40 -47 L47 -33 L10 -33", "M6 -36 L20 -30 L6 -30")[t.outline]
    wheels = [
        part
        for x in (-33, 33)
        for part in (area(ellipse(x, -9, 11, 11), "#2b2d3a"), area(ellipse(x, -9, 5, 5), "#cfd6de"))
    ]
    return (
        shadow(62, 5),
        area(body, a, dark(a, 0.2)),
        area(glass, "#d6ecf4", "#8fbcd4"),
        area(other, "#d6ecf4", "#8fbcd4"),
        area(ellipse(54, -20, 3.4, 3.4), "#ffe9a3"),
        area(block(-58, -21, 5, 7, 2), "#d9483b"),
        line("M-2 -28 L-2 -10", dark(a), 1),
        *wheels,
    )


@kind("accent accent pale", counts=(3, 5), symbols=True)
def bus(t: Thing) -> Drawing:
    a, b, p = t.colours
    panes = [
        part for x in spread(t.count, -72, 50) for part in (area(block(x - 9, -60, 18, 20, 3), "#d6ecf4", "#8fbcd4"),)
    ]
    wheels = [
        part
        for x in (-46, 46)
        for part in (area(ellipse(x, -9, 12, 12), "#2b2d3a"), area(ellipse(x, -9, 5, 5), "#cfd6de"))
    ]
    return (
        shadow(82, 5),
        area("M-78 -10 L-78 -62 Q-78 -72 -68 -72 L66 -72 Q80 -70 80 -40 L80 -10", a, dark(a, 0.15)),
        area(block(-78, -34, 158, 9), b, edge=None),
        *panes,
        area("M56 -62 L68 -62 Q74 -58 75 -38 L56 -38", "#d6ecf4", "#8fbcd4"),
        area(ellipse(0, -22, 11, 11), p),
        *symbol(t.symbol, 0, -22, 8, against(p, b)),
        *wheels,
    )


@kind("accent metal", outlines=2)
def bicycle(t: Thing) -> Drawing:
    a, m = t.colours
    wheels = []
    for x in (-24, 24):
        wheels += [
            line((*ellipse(x, -16, 15, 15), (x + 15, -16)), "#2b2d3a", 2.6),
            *(
                line(((x - dx, -16 - dy), (x + dx, -16 + dy)), m, 0.9)
                for dx, dy in ((14, 0), (0, 14), (10, 10), (10, -10))
            ),
        ]
    bars = ("M14 -46 L20 -50 L28 -46", "M14 -46 L10 -54 L2 -52")[t.outline]
    return (
        shadow(38, 3),
        *wheels,
        line("M-24 -16 L-8 -40 L16 -40 L2 -16 L-24 -16", a, 3.2),
        line("M2 -16 L-10 -46", a, 3.2),
        line("M24 -16 L14 -46", a, 3.2),
        line(bars, "#2b2d3a", 3),
        area("M-18 -48 L-4 -48 L-8 -44 L-16 -44", "#5a3b28"),
        area(ellipse(2, -16, 4.5, 4.5), m),
    )


@kind("accent", outlines=2, symbols=True)
def postbox(t: Thing) -> Drawing:
    (a,) = t.colours
    cap = ("M-17 -56 C-17 -74 17 -74 17 -56", "M-20 -56 L-14 -68 L14 -68 L20 -56")[t.outline]
    return (
        shadow(18, 3.5),
        area(block(-15, -56, 30, 56, 2), a, dark(a, 0.2)),
        area(cap, dark(a, 0.1)),
        area(block(-9, -49, 18, 5, 2), EYE, edge=None),
        *symbol(t.symbol, 0, -27, 10, against(a, pale(a, 0.85))),
        area(block(-18, -5, 36, 5), dark(a, 0.4)),
    )


@kind("accent", outlines=2)
def hydrant(t: Thing) -> Drawing:
    (a,) = t.colours
    top = ("M-9 -32 C-9 -46 9 -46 9 -32", "M-11 -32 L-7 -42 L7 -42 L11 -32")[t.outline]
    return (
        shadow(15, 3),
        area(block(-18, -28, 36, 10, 3), dark(a, 0.15)),
        area(block(-9, -32, 18, 32), a, dark(a, 0.2)),
        area(top, a),
        area(ellipse(0, -23, 5.5, 5.5), "#cfd6de"),
        area(block(-13, -5, 26, 5, 1), dark(a, 0.25)),
    )


@kind("metal accent", outlines=2)
def bin_(t: Thing) -> Drawing:
    m, a = t.colours
    lid = ("M-16 -38 Q0 -50 16 -38", "M-20 -36 L14 -50 L18 -44 L-16 -32")[t.outline]
    return (
        shadow(16, 3),
        area("M-14 -36 L14 -36 L11 0 L-11 0", m, dark(m, 0.2)),
        *(line(((x, -33), (x * 0.8, -3)), dark(m), 1.2) for x in (-7, 0, 7)),
        area(lid, a),
    )


@kind("accent accent", patterns=True, outlines=3, numbers=(0, 2))
def walker(t: Thing) -> Drawing:
    a, b = t.colours
    hair = ("#4a2e1f", "#c98a3a", "#2b2d3a")[t.count]
    short = area("M-11 -84 C-13 -100 13 -100 11 -84 Q0 -92 -11 -84", hair)
    head = (
        (short,),
        (short, area("M-16 -88 L16 -88 L9 -92 Q8 -104 0 -104 Q-8 -104 -9 -92", b)),
        (area("M-12 -70 C-18 -102 18 -102 12 -70 L8 -84 Q0 -92 -8 -84", hair),),
    )[t.outline]
    return (
        shadow(18, 3.5),
        line("M-5 -30 L-9 -3 L-3 -2", "#34405c", 7),
        line("M5 -30 L10 -3 L16 -2", "#34405c", 7),
        line("M-11 -62 L-20 -40", dark(a, 0.2), 7),
        *clad("M-12 -68 Q0 -74 12 -68 L15 -24 L-15 -24", a, t.pattern, b, 8),
        line("M11 -62 L18 -42", dark(a, 0.25), 7),
        area(ellipse(0, -82, 10.5, 11.5), "#f0c39c"),
        area(ellipse(4, -82, 1.4, 1.8), EYE, edge=None),
        area(ellipse(9, -81, 2, 1.6), "#e69a7a", edge=None),
        *head,
        line("M18 -44 L18 -38", dark(b), 1.6),
        area(block(12, -39, 12, 15, 2), b, dark(b, 0.15)),
    )


@kind("pale", outlines=3)
def dog(t: Thing) -> Drawing:
    (p,) = t.colours
    fur = mix(p, "#8a5a33", 0.6)
    tail = ("M-24 -24 Q-36 -30 -34 -42", "M-24 -24 Q-40 -22 -44 -30", "M-24 -26 C-40 -34 -36 -50 -28 -46")[t.outline]
    legs = [line(((x, -14), (x, -2)), dark(fur, 0.15), 6) for x in (-20, -12, 10, 18)]
    return (
        shadow(32, 4),
        line(tail, dark(fur), 5),
        *legs,
        area("M-26 -12 C-30 -32 -10 -30 8 -30 C24 -30 26 -12 22 -10 Q0 -6 -26 -12", fur, dark(fur, 0.12)),
        area("M12 -32 C10 -50 32 -52 34 -40 L44 -36 Q44 -28 32 -28 Q18 -24 12 -32", fur),
        area("M14 -46 C6 -44 6 -30 12 -28 Q18 -34 18 -44", dark(fur, 0.35)),
        area(ellipse(28, -41, 1.8, 2), EYE, edge=None),
        area(ellipse(43, -36, 2.8, 2.2), EYE, edge=None),
        line("M12 -27 L20 -25", "#d9483b", 3.4),
    )


@kind("metal accent", symbols=True, outlines=3, turns=(-10, 0, 10))
def sign(t: Thing) -> Drawing:
    m, a = t.colours
    board = (ellipse(0, -74, 19, 19), ((0, -97), (23, -57), (-23, -57)), block(-19, -93, 38, 38, 5))[t.outline]
    y = -70 if t.outline == 1 else -74
    return (
        shadow(9, 2.5),
        area(block(-2.5, -60, 5, 60), m),
        area(board, "#fdf6e3", edge=a, width=4.5),
        *symbol(t.symbol, 0, y, 10.5, against("#fdf6e3", dark(a, 0.1))),
    )


@kind("accent wood accent", patterns=True, counts=(3, 5), symbols=True)
def market_stall(t: Thing) -> Drawing:
    a, w, b = t.colours
    heaps = [
        area(ellipse(x, -42, 11, 9), colour, dark(colour, 0.2))
        for x, colour in zip(
            spread(t.count, -44, 44), ("#d9483b", "#f2a03d", "#6fae57", "#8b5aa8", "#f6cf4b"), strict=False
        )
    ]
    return (
        shadow(52, 5),
        area(block(-46, -92, 5, 92), w),
        area(block(41, -92, 5, 92), w),
        *heaps,
        area(block(-50, -40, 100, 12, 2), w, dark(w, 0.15)),
        area(block(-46, -28, 92, 26), pale(w, 0.3), w),
        *clad(
            "M-50 -110 L50 -110 L60 -84 Q50 -76 40 -84 Q30 -76 20 -84 Q10 -76 0 -84 Q-10 -76 -20 -84 Q-30 -76 -40 -84 Q-50 -76 -60 -84",
            a,
            t.pattern,
            pale(b, 0.6),
            13,
        ),
        *symbol(t.symbol, 0, -14, 9.5, against(pale(w, 0.15), dark(w, 0.3))),
    )


@kind("stone leaf accent", counts=(2, 4), outlines=2, symbols=True)
def planter(t: Thing) -> Drawing:
    s, leaf, a = t.colours
    box = ("M-26 -20 L26 -20 L22 0 L-22 0", "M-24 -20 L24 -20 L24 0 L-24 0")[t.outline]
    flowers = [
        part
        for k, x in enumerate(spread(t.count, -22, 22))
        for part in (
            *symbol("flower", x, -36 - 5 * (k % 2), 7, a),
            area(ellipse(x, -36 - 5 * (k % 2), 2, 2), "#f6cf4b", edge=None),
        )
    ]
    return (
        shadow(28, 4),
        area("M-22 -20 C-30 -36 -14 -42 -8 -34 C-2 -46 12 -44 12 -34 C24 -42 30 -30 22 -20", leaf, dark(leaf, 0.2)),
        *flowers,
        area(box, s, dark(s, 0.15)),
        *symbol(t.symbol, 0, -10, 7.5, against(s, pale(s, 0.85))),
    )


@kind("accent", outlines=2)
def pigeon(t: Thing) -> Drawing:
    (a,) = t.colours
    tail = ("M-14 -12 L-28 -8 L-26 -3 L-10 -4", "M-14 -14 L-28 -18 L-28 -11 L-10 -6")[t.outline]
    return (
        shadow(14, 2.5),
        line("M-2 -6 L-2 0", "#d9683b", 2),
        line("M4 -6 L4 0", "#d9683b", 2),
        area(tail, "#7b8496"),
        area(
            "M-16 -12 C-8 -24 8 -20 8 -28 C8 -36 20 -36 20 -28 C18 -10 8 -2 -4 -4 Q-14 -6 -16 -12", "#9aa5b8", "#7b8496"
        ),
        area("M8 -24 Q14 -20 18 -22 Q16 -14 10 -14", a, width=1),
        area("M20 -30 L27 -27 L20 -26", "#f2a03d", width=1),
        area(ellipse(15, -30, 1.5, 1.5), EYE, edge=None),
    )


@kind("stone", counts=(5, 8))
def square(t: Thing) -> Drawing:
    """A paved square that runs away from the viewer."""
    (s,) = t.colours
    parts = [area(block(0, 0, WIDTH, HEIGHT), pale(s, 0.5), pale(s, 0.05), edge=None)]
    y, deep = 5.0, 9.0
    for row in range(14):
        parts.append(line(((0, y), (WIDTH, y)), dark(s, 0.14), 1))
        joints = [x + (WIDTH / t.count / 4 if row % 2 else 0) for x in spread(2 * t.count, -320, WIDTH + 320)]
        parts += [
            line(((x + (x - 320) * y / 400, y), (x + (x - 320) * (y + deep) / 400, y + deep)), dark(s, 0.1), 1)
            for x in joints
        ]
        y, deep = y + deep, deep * 1.22
    return tuple(parts)


@kind("stone", counts=(4, 7), outlines=2)
def lane(t: Thing) -> Drawing:
    """A lane that leads away from the viewer, with lawn on both sides."""
    (s,) = t.colours
    far = (26, 60)[t.outline]
    cross = [
        line(((-far - k * k * 6, 6 + k * k * 5), (far + k * k * 6, 6 + k * k * 5)), dark(s, 0.14), 1.2)
        for k in range(1, t.count + 3)
    ]
    return (
        area(
            ((-far, 0), (far, 0), (far + 330, 300), (-far - 330, 300)),
            pale(s, 0.45),
            pale(s, 0.1),
            edge=dark(s, 0.2),
            width=3,
        ),
        Clipped(((-far, 0), (far, 0), (far + 330, 300), (-far - 330, 300)), tuple(cross)),
    )


@kind("stone accent", counts=(3, 5), outlines=2)
def fountain(t: Thing) -> Drawing:
    s, a = t.colours
    bowl = ("M-52 -26 L52 -26 L44 0 L-44 0", "M-54 -26 L54 -26 C54 -4 30 2 0 2 C-30 2 -54 -4 -54 -26")[t.outline]
    jets = [line(f"M0 -74 Q{x * 0.7} -96 {x} -30", "#dff3fa", 3.4) for x in spread(t.count, -46, 46)]
    return (
        shadow(58, 5),
        area(bowl, s, dark(s, 0.2)),
        area(ellipse(0, -26, 54, 9), "#8ecae0", "#5fa9c9", edge=dark(s)),
        area("M-6 -30 L6 -30 L4 -62 L-4 -62", s, dark(s, 0.15)),
        area(ellipse(0, -62, 22, 6), a, dark(a, 0.2)),
        area(ellipse(0, -73, 6, 8), a),
        *jets,
    )
