"""People who are busy with something: they stroll, read, fish, rake, cook and play."""

from puzzlegen.facts.differences.kinds.outdoors import EYE
from puzzlegen.facts.differences.primitives import Drawing, area, clad, dark, ellipse, line, pale, shadow, symbol
from puzzlegen.facts.differences.things import Thing, kind

_SKIN = "#f0c39c"
_HAIR = ("#4a2e1f", "#c98a3a", "#2b2d3a", "#9a4a2a")


def _face(x: float, y: float, look: int = 1) -> Drawing:
    """A head with eyes to the right, or to the left with -1."""
    return (
        area(ellipse(x, y, 10.5, 11.5), _SKIN),
        area(ellipse(x + 1.5 * look, y, 1.4, 1.8), EYE, edge=None),
        area(ellipse(x + 6.5 * look, y, 1.4, 1.8), EYE, edge=None),
        area(ellipse(x + 5 * look, y + 5, 2.2, 1.4), "#e69a7a", edge=None),
    )


def _hair(x: float, y: float, number: int) -> Drawing:
    return (
        area(
            f"M{x - 11} {y - 1} C{x - 13} {y - 18} {x + 13} {y - 18} {x + 11} {y - 1} Q{x} {y - 10} {x - 11} {y - 1}",
            _HAIR[number],
        ),
    )


@kind("accent accent accent", patterns=True, numbers=(0, 3))
def dog_walker(t: Thing) -> Drawing:
    a, b, c = t.colours
    fur = "#b98a5e"
    return (
        shadow(52, 4, 14),
        line("M-25 -30 L-29 -3 L-23 -2", "#34405c", 7),
        line("M-15 -30 L-10 -3 L-4 -2", "#34405c", 7),
        line("M-31 -62 L-40 -42", dark(a, 0.2), 7),
        *clad("M-32 -68 Q-20 -74 -8 -68 L-5 -24 L-35 -24", a, t.pattern, b, 8),
        *_face(-20, -82),
        *_hair(-20, -82, t.count),
        line("M0 -46 Q22 -34 36 -32", c, 2.2),
        line("M-9 -62 L0 -46", dark(a, 0.25), 7),
        line("M18 -24 Q8 -28 8 -38", dark(fur), 5),
        *(line(((x, -13), (x, -2)), dark(fur, 0.15), 5) for x in (22, 29, 44, 50)),
        area("M16 -11 C13 -28 28 -28 42 -28 C54 -28 56 -11 52 -10 Q34 -6 16 -11", fur, dark(fur, 0.12)),
        area("M44 -30 C43 -46 60 -48 62 -37 L70 -34 Q70 -26 60 -26 Q50 -22 44 -30", fur),
        area("M46 -43 C39 -41 39 -29 44 -27 Q48 -32 49 -41", dark(fur, 0.35)),
        area(ellipse(57, -38, 1.6, 1.8), EYE, edge=None),
        area(ellipse(69, -34, 2.4, 2), EYE, edge=None),
    )


@kind("accent accent accent", patterns=True, numbers=(0, 3), outlines=2)
def balloon_child(t: Thing) -> Drawing:
    a, b, c = t.colours
    balloon = (
        ellipse(18, -104, 15, 18),
        "M18 -84 C-10 -104 4 -130 18 -114 C32 -130 46 -104 18 -84",
    )[t.outline]
    return (
        shadow(15, 3),
        line("M14 -46 Q22 -64 18 -86", "#5a5468", 1.4),
        area(balloon, c, dark(c, 0.15)),
        line("M-4 -20 L-6 -3 L-1 -2", dark(b, 0.3), 6),
        line("M4 -20 L7 -3 L12 -2", dark(b, 0.3), 6),
        line("M-8 -40 L-17 -30", _SKIN, 5),
        *clad("M-9 -44 Q0 -48 9 -44 L12 -16 L-12 -16", a, t.pattern, b, 7),
        line("M8 -40 L15 -48", _SKIN, 5),
        *_face(0, -56),
        *_hair(0, -56, t.count),
    )


@kind("accent accent accent", patterns=True, numbers=(0, 3))
def reader(t: Thing) -> Drawing:
    a, b, c = t.colours
    return (
        shadow(20, 3, 8),
        *clad("M-14 -64 Q-4 -70 6 -64 L9 -20 L-15 -20", a, t.pattern, b, 8),
        line("M-4 -22 L20 -24 L21 -3 L27 -2", "#34405c", 8),
        *_face(-2, -78),
        *_hair(-2, -78, t.count),
        line("M-2 -56 L6 -40 L18 -42", dark(a, 0.25), 6),
        area("M12 -36 L10 -58 L21 -54 L33 -58 L32 -36 L21 -32", c, dark(c, 0.15)),
        line("M21 -54 L21 -32", pale(c, 0.7), 2),
    )


@kind("accent accent wood", patterns=True, outlines=2)
def angler(t: Thing) -> Drawing:
    a, b, w = t.colours
    catch = ("M66 -58 C58 -66 58 -78 66 -84 C74 -78 74 -66 66 -58", "M57 -60 L66 -84 L75 -60")[t.outline]
    return (
        shadow(18, 3.5),
        line("M-5 -30 L-8 -3 L-2 -2", "#34405c", 7),
        line("M5 -30 L8 -3 L14 -2", "#34405c", 7),
        line("M14 -52 L64 -122", dark(w), 2.6),
        line("M64 -122 L66 -84", "#f4efe4", 1.2),
        area(catch, b, dark(b, 0.2)),
        *clad("M-12 -68 Q0 -74 12 -68 L14 -24 L-14 -24", a, t.pattern, b, 8),
        line("M9 -62 L17 -50", dark(a, 0.25), 7),
        *_face(0, -82),
        area("M-18 -88 L18 -88 L10 -92 Q9 -104 0 -104 Q-9 -104 -10 -92", w, dark(w, 0.2)),
    )


@kind("accent accent wood", patterns=True, outlines=2)
def gardener(t: Thing) -> Drawing:
    a, b, w = t.colours
    head = ("M24 -4 L48 -4 L48 2 L24 2", "M28 -12 L44 -12 L44 2 Q36 8 28 2")[t.outline]
    return (
        shadow(22, 3.5, 6),
        line("M-5 -30 L-9 -3 L-3 -2", "#5d6b4a", 8),
        line("M5 -30 L9 -3 L15 -2", "#5d6b4a", 8),
        *clad("M-12 -68 Q0 -74 12 -68 L15 -24 L-15 -24", a, t.pattern, b, 8),
        area("M-9 -52 L9 -52 L12 -22 L-12 -22", pale(b, 0.3)),
        line("M20 -86 L36 -2", dark(w), 3.4),
        area(head, "#6d7a8c"),
        line("M10 -62 L25 -58", dark(a, 0.25), 7),
        line("M-10 -62 L8 -46 L28 -44", dark(a, 0.2), 6),
        *_face(0, -82),
        area("M-20 -88 L20 -88 L11 -93 Q9 -104 0 -104 Q-9 -104 -11 -93", "#e3c36b", "#c99f45"),
    )


@kind("accent accent pale", patterns=True, symbols=True)
def cook(t: Thing) -> Drawing:
    a, b, p = t.colours
    return (
        shadow(20, 3.5),
        line("M-6 -30 L-7 -3 L-12 -2", "#34405c", 8),
        line("M6 -30 L7 -3 L12 -2", "#34405c", 8),
        line("M-13 -62 L-26 -46", dark(a, 0.2), 7),
        *clad("M-14 -70 Q0 -76 14 -70 L16 -24 L-16 -24", a, t.pattern, b, 8),
        area("M-10 -56 L10 -56 L14 -18 L-14 -18", p, dark(p, 0.08)),
        *symbol(t.symbol, 0, -36, 9.5, b),
        line("M13 -62 L27 -70", dark(a, 0.25), 7),
        line("M27 -70 L34 -98", "#8a5a33", 3.4),
        area(ellipse(35, -102, 5.5, 7.5), "#b6bfca"),
        *_face(0, -84),
        area("M-11 -90 L11 -90 L12 -102 C22 -116 4 -122 0 -114 C-4 -122 -22 -116 -12 -102", "#ffffff", "#e6eaef"),
    )


@kind("accent accent accent", patterns=True, numbers=(0, 3), outlines=2)
def child(t: Thing) -> Drawing:
    a, b, c = t.colours
    toy = (((18, -12), (42, -12), (36, -2), (24, -2)), ((20, -2), (30, -26), (40, -2)))[t.outline]
    return (
        shadow(30, 4, 6),
        line("M-12 -8 L14 -4 L-6 -2", dark(b, 0.3), 9),
        *clad("M-12 -40 Q-2 -45 8 -40 L11 -8 L-15 -8", a, t.pattern, b, 7),
        line("M4 -34 L14 -22 L24 -16", _SKIN, 5),
        line("M-10 -34 L2 -20 L18 -12", _SKIN, 5),
        area(toy, c, dark(c, 0.15)),
        *_face(-2, -52),
        *_hair(-2, -52, t.count),
    )
