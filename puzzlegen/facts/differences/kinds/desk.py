"""A desk before a wall: what hangs and is pinned above it, and all that stands and lies on it."""

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
    shade,
    shadow,
    spread,
    symbol,
    veil,
    wheel,
)
from puzzlegen.facts.differences.things import HEIGHT, WIDTH, Thing, kind


@kind("wood", counts=(3, 6))
def desktop(t: Thing) -> Drawing:
    (w,) = t.colours
    grain = [
        line(
            f"M{60 * k - 40} {18 + (k * 47) % 150} Q{60 * k + 30} {12 + (k * 47) % 150} {60 * k + 110} {18 + (k * 47) % 150}",
            dark(w, 0.12),
            1.2,
        )
        for k in range(2 * t.count)
    ]
    return (
        shade(block(0, -10, WIDTH, 12), 0.1),
        area(block(0, 0, WIDTH, HEIGHT), pale(w, 0.25), dark(w, 0.05), edge=None),
        *grain,
        line(((0, 0), (WIDTH, 0)), dark(w, 0.3), 2),
    )


@kind("pale accent", counts=(3, 5), outlines=2, turns=(-9, 0, 9))
def note(t: Thing) -> Drawing:
    p, a = t.colours
    sheet = ("M-20 0 L20 0 L20 40 L-20 40", "M-20 0 L20 0 L20 30 L10 40 L-20 40")[t.outline]
    return (
        shade("M-18 3 L23 3 L23 43 L-17 43", 0.12),
        area(sheet, p),
        *(line(((-14, y), (14 - 8 * (k % 2), y)), "#7d8fb3", 1.6) for k, y in enumerate(spread(t.count, 8, 36))),
        area(ellipse(0, 2, 4, 4), a),
    )


@kind("accent", symbols=True, turns=(-10, 0, 10))
def sticky(t: Thing) -> Drawing:
    (a,) = t.colours
    return (
        shade("M-17 4 L20 4 L20 38 L-17 38", 0.12),
        area("M-18 0 L18 0 L18 36 L-10 36 L-18 28", pale(a, 0.35), pale(a, 0.2)),
        area("M-18 28 L-10 28 L-10 36", a, width=1),
        *symbol(t.symbol, 0, 15, 11.5, against(pale(a, 0.35), dark(a, 0.15))),
    )


@kind("accent metal", outlines=2, turns=(0,))
def desk_lamp(t: Thing) -> Drawing:
    a, m = t.colours
    arm = ("M0 -6 L-22 -62 L16 -100", "M0 -6 L18 -60 L10 -100")[t.outline]
    return (
        shadow(28, 4),
        veil("M14 -88 L56 -98 L92 -20 L28 -10", "#fff0b0", 0.22),
        line(arm, dark(m), 5),
        line(arm, m, 3),
        area(ellipse((-22, 18)[t.outline], (-62, -60)[t.outline], 4.5, 4.5), a),
        area(ellipse(38, -92, 7, 6, -10), "#fff3c0"),
        area("M6 -108 L22 -114 L60 -98 L16 -84 L4 -96", a, dark(a, 0.2)),
        area("M-24 0 Q-22 -9 0 -9 Q22 -9 24 0", a, dark(a, 0.25)),
    )


@kind("accent accent accent", counts=(3, 6), patterns=True)
def pencil_cup(t: Thing) -> Drawing:
    colours = t.colours
    pens = []
    for k, x in enumerate(spread(t.count, -13, 13)):
        high, colour = -58 - (k * 7) % 15, colours[(k + 1) % 3]
        pens += [
            area(
                ((x - 2.6, -20), (x * 1.4 - 2.6, high), (x * 1.4, high - 8), (x * 1.4 + 2.6, high), (x + 2.6, -20)),
                colour,
                width=1,
            ),
            area(((x * 1.4 - 1.4, high - 4), (x * 1.4, high - 8), (x * 1.4 + 1.4, high - 4)), EYE, edge=None),
        ]
    return (
        shadow(17, 3.5),
        *pens,
        *clad("M-16 -38 L16 -38 L14 -1 Q0 3 -14 -1", colours[0], t.pattern, pale(colours[1], 0.4), 8),
    )


@kind("metal accent", numbers=(0, 2))
def computer(t: Thing) -> Drawing:
    m, a = t.colours
    view = (
        (
            area("M-50 -44 L-20 -80 L0 -58 L18 -74 L50 -44", "#3f7d77", edge=None),
            area(ellipse(26, -88, 7, 7), "#ffe07a", edge=None),
        ),
        tuple(area(block(-44, -100 + 13 * k, 88 - 22 * (k % 3), 6, 2), pale(a, 0.6), edge=None) for k in range(4)),
        tuple(
            area(block(x - 8, -44 - h, 16, h), a if h > 30 else pale(a, 0.5), edge=None)
            for x, h in zip(spread(4, -44, 44), (22, 40, 32, 54), strict=True)
        ),
    )[t.count]
    return (
        shadow(38, 4),
        area(block(-8, -36, 16, 32), dark(m, 0.2)),
        area("M-30 0 L-22 -7 L22 -7 L30 0", m),
        area(block(-60, -114, 120, 82, 5), "#343a4a"),
        area(block(-54, -108, 108, 66), "#bfe0ee", "#8cc0da"),
        *view,
        veil("M-54 -108 L-10 -108 L-44 -42 L-54 -42", "#ffffff", 0.14),
        area(ellipse(0, -37, 2, 2), a, edge=None),
    )


@kind("pale metal", counts=(3, 4))
def keyboard(t: Thing) -> Drawing:
    p, m = t.colours
    rows = [
        area(
            ((x - 4.6, y), (x + 4.6, y), (x + 4.6, y + 20 / t.count - 1.6), (x - 4.6, y + 20 / t.count - 1.6)),
            m,
            width=1,
        )
        for k in range(t.count)
        for y in (-23 + 20 / t.count * k,)
        for x in spread(9, -52, 52)
    ]
    return (shade(block(-60, -24, 124, 28, 4), 0.14), area(block(-60, -28, 120, 28, 4), p, dark(p, 0.12)), *rows)


@kind("accent", outlines=2)
def mouse(t: Thing) -> Drawing:
    (a,) = t.colours
    cord = ("M0 -28 Q2 -42 16 -40 Q26 -38 30 -48", "M0 -28 Q-4 -42 -16 -40 Q-26 -38 -30 -46")[t.outline]
    return (
        line(cord, "#4d5666", 2),
        shadow(15, 4, 2, -2),
        area("M-12 -8 C-12 -32 12 -32 12 -8 C12 4 -12 4 -12 -8", a, dark(a, 0.15)),
        line("M0 -26 L0 -14", dark(a), 1.6),
    )


@kind("accent pale accent", patterns=True, outlines=2, turns=(-8, 0, 8), symbols=True)
def notebook(t: Thing) -> Drawing:
    a, p, b = t.colours
    ribbon = (
        (area("M10 -6 L18 -6 L18 12 L14 7 L10 12", b, width=1),)
        if t.outline
        else (area(block(24, -46, 5, 46), b, width=1),)
    )
    return (
        shade("M-36 -38 L40 -38 L44 4 L-42 4", 0.14),
        area("M-38 -46 L38 -46 L42 0 L-42 0", p),
        *clad("M-38 -48 L38 -48 L42 -4 L-42 -4", a, t.pattern, b, 10),
        *ribbon,
        area(ellipse(0, -26, 14, 14), "#fdf6e3", width=1),
        *symbol(t.symbol, 0, -26, 11, against("#fdf6e3", dark(a, 0.1))),
    )


@kind("accent metal", outlines=2)
def stapler(t: Thing) -> Drawing:
    a, m = t.colours
    top = ("M-30 -14 Q-28 -24 -18 -24 L30 -18 Q36 -14 30 -10 L-28 -10", "M-30 -12 L-26 -30 L32 -22 L32 -16 L-28 -8")[
        t.outline
    ]
    return (
        shadow(34, 3),
        area(block(-32, -6, 64, 6, 2), dark(a, 0.35)),
        area(block(-28, -11, 58, 5), m),
        area(top, a, dark(a, 0.15)),
    )


@kind("accent", counts=(4, 6), outlines=2)
def globe(t: Thing) -> Drawing:
    (a,) = t.colours
    lands = ("M-18 -62 Q-6 -72 2 -62 Q-2 -54 -8 -52 Q-12 -40 -18 -46", "M-14 -66 Q4 -72 8 -58 Q0 -46 -10 -48")
    isles = [
        area(ellipse(x, -38 - 4 * (k % 3), 3.4, 2.6), "#7fb26a", edge=None)
        for k, x in enumerate(spread(t.count, -14, 18))
    ]
    return (
        shadow(22, 4),
        line("M0 -12 L0 -4", a, 5),
        area("M-20 0 Q-16 -8 0 -8 Q16 -8 20 0", a, dark(a, 0.2)),
        line(
            (*((30 * x / 20, -50 + y) for x, y in ((0, -33), (14, -27), (21, -12), (21, 10), (12, 27), (0, 33))),),
            dark(a),
            3.4,
        ),
        area(ellipse(0, -50, 27, 27), "#8ecae6", "#4f9ac4"),
        area(lands[t.outline], "#7fb26a", edge="#4f8f4a", width=1),
        area("M6 -58 Q20 -62 20 -48 Q14 -40 8 -46", "#7fb26a", edge="#4f8f4a", width=1),
        *isles,
        veil(ellipse(-10, -62, 7, 4.5, -35), "#ffffff", 0.4),
    )


@kind("accent metal", outlines=2, turns=(-24, 0, 24))
def scissors(t: Thing) -> Drawing:
    a, m = t.colours
    gap = (7, 14)[t.outline]
    return (
        area(((-2, -26), (gap, -60), (gap + 4, -58), (3, -22)), m),
        area(((2, -26), (-gap, -60), (-gap - 4, -58), (-3, -22)), pale(m, 0.2)),
        *(line((*ellipse(x, -11, 8, 10.5), (x + 8, -11)), a, 4.6) for x in (-10, 10)),
        area(ellipse(0, -25, 2.6, 2.6), dark(m)),
    )


@kind("accent", counts=(2, 5), outlines=2, turns=(-10, 0, 10))
def ruler(t: Thing) -> Drawing:
    (a,) = t.colours
    end = (((52, -16), (52, 0)), ((44, -16), (60, 0)))[t.outline]
    return (
        shade(((-50, -12), (54, -12), (54, 3), (-50, 3)), 0.12),
        area(((-52, -16), *end, (-52, 0)), pale(a, 0.3), a),
        *(line(((x, -16), (x, -9 if k % 2 else -5)), dark(a), 1.4) for k, x in enumerate(spread(4 * t.count, -50, 44))),
    )


@kind("accent accent", outlines=2, counts=(1, 3))
def tape(t: Thing) -> Drawing:
    a, b = t.colours
    foot = ("M-30 0 L-30 -10 Q-8 -14 4 -18 L30 -14 L34 0", "M-32 0 L-24 -22 L16 -22 L36 0")[t.outline]
    return (
        shadow(34, 3),
        area(foot, a, dark(a, 0.2)),
        area(ellipse(-6, -22, 18, 18), b),
        area(ellipse(-6, -22, 10, 10), pale(b, 0.6)),
        area(ellipse(-6, -22, 3.4 + t.count, 3.4 + t.count), dark(b)),
        line("M12 -22 L32 -14", pale(b, 0.5), 3),
    )


@kind("accent accent", patterns=True, outlines=2)
def gift(t: Thing) -> Drawing:
    a, b = t.colours
    bow = ("M0 -44 C-26 -66 -30 -40 0 -44 C30 -40 26 -66 0 -44", "M0 -44 L-20 -58 L-16 -42 L0 -44 L16 -42 L20 -58")[
        t.outline
    ]
    return (
        shadow(26, 3.5),
        *clad(block(-22, -36, 44, 36, 2), a, t.pattern, pale(a, 0.6), 10),
        area(block(-25, -44, 50, 11, 2), pale(a, 0.12)),
        area(block(-4.5, -44, 9, 44), b, width=1),
        area(bow, b),
    )


@kind("metal accent", counts=(2, 3), outlines=2)
def robot(t: Thing) -> Drawing:
    m, a = t.colours
    antenna = (("M0 -62 L0 -74"), ("M0 -62 L10 -72"))[t.outline]
    return (
        shadow(20, 3.5),
        line(antenna, dark(m), 2.4),
        area(ellipse((0, 11)[t.outline], (-76, -74)[t.outline], 4, 4), a),
        area(block(-15, -10, 11, 10, 2), dark(m, 0.2)),
        area(block(4, -10, 11, 10, 2), dark(m, 0.2)),
        line("M-18 -32 L-27 -18", dark(m), 5),
        line("M18 -32 L27 -44", dark(m), 5),
        area(block(-18, -40, 36, 31, 4), m, dark(m, 0.15)),
        *(area(ellipse(x, -22, 3.8, 3.8), a) for x in spread(t.count, -15, 15)),
        area(block(-16, -62, 32, 21, 5), pale(m, 0.25)),
        area(ellipse(-6, -53, 3.6, 3.6), "#ffe07a"),
        area(ellipse(6, -53, 3.6, 3.6), "#ffe07a"),
        line("M-5 -46 L5 -46", dark(m), 2),
    )


@kind("accent", counts=(2, 4))
def abacus(t: Thing) -> Drawing:
    (a,) = t.colours
    beads = [
        area(ellipse(x, y, 4.6, 5.2), a if k % 2 else pale(a, 0.4), width=1)
        for k, y in enumerate(spread(3, -50, -8))
        for x in spread(t.count, -22, -22 + 10.5 * t.count)
    ]
    return (
        shadow(32, 3.5),
        *(line(((-27, y), (27, y)), "#8d99a6", 1.6) for y in spread(3, -50, -8)),
        *beads,
        line(((-28, -52), (28, -52), (28, -4), (-28, -4), (-28, -52)), "#8a5a33", 5),
        line("M-30 -2 L-36 0", "#8a5a33", 5),
        line("M30 -2 L36 0", "#8a5a33", 5),
    )


@kind("accent pale", patterns=True, numbers=(1, 12))
def alarm_clock(t: Thing) -> Drawing:
    a, p = t.colours
    x, y, _ = wheel(12, 0, -24, 11)[t.count % 12]
    return (
        shadow(20, 3.5),
        line("M-12 -6 L-17 0", dark(a), 4),
        line("M12 -6 L17 0", dark(a), 4),
        area(ellipse(-13, -45, 8, 6, -35), pale(a, 0.3)),
        area(ellipse(13, -45, 8, 6, 35), pale(a, 0.3)),
        line("M0 -52 L0 -44", dark(a), 3),
        *clad(ellipse(0, -24, 22, 22), a, t.pattern, dark(a, 0.25), 7),
        area(ellipse(0, -24, 16.5, 16.5), p),
        line(((0, -24), (x, y)), "#34405c", 3.2),
        line("M0 -24 L0 -37", "#34405c", 1.8),
    )
