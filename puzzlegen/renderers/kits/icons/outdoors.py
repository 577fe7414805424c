"""Icons of buildings and of the sky."""

from collections.abc import Mapping
from math import cos, pi, sin
from typing import Final

from puzzlegen.renderers.kits.icons.pen import Icon, both, box, disc, dot, line, oval, shape

_RAYS: Final = tuple((cos(pi * k / 4), sin(pi * k / 4)) for k in range(8))


def _sail(x: float, y: float) -> str:
    """A sail of the windmill along the direction (x, y)."""
    corners = ((3, 0), (36, 0), (36, 10), (10, 10))
    return "M" + " L".join(f"{50 + a * x - b * y} {38 + a * y + b * x}" for a, b in corners)


OUTDOORS: Final[Mapping[str, Icon]] = {
    "castle": (
        box(24, 44, 52, 50),
        shape("M24 44 L24 34 L34 34 L34 40 L45 40 L45 34 L55 34 L55 40 L66 40 L66 34 L76 34 L76 44"),
        *both(
            box(4, 34, 22, 60),
            shape("M2 34 L15 12 L28 34", "highlight"),
            box(11, 46, 8, 14, "ink", round_off=4),
            line("M15 12 L15 2"),
            shape("M15 2 L26 5 L15 8", "highlight"),
        ),
        shape("M40 94 L40 72 C40 56 60 56 60 72 L60 94", "ink"),
    ),
    "church": (
        line("M34 2 L34 18", "medium"),
        line("M29 7 L39 7", "medium"),
        shape("M18 40 L34 14 L50 40", "highlight"),
        shape("M50 62 L62 46 L86 46 L97 62", "highlight"),
        box(50, 62, 42, 32),
        box(20, 40, 28, 54),
        shape("M28 94 L28 80 Q34 70 40 80 L40 94", "ink"),
        disc(34, 54, 6, "paper"),
        *(shape(f"M{x} 84 L{x} 74 Q{x + 4} 68 {x + 8} 74 L{x + 8} 84", "paper") for x in (56, 68, 80)),
    ),
    "cloud": (
        shape("M24 78 C2 78 0 50 20 46 C18 26 44 16 54 34 C64 22 86 32 82 50 C100 52 98 78 80 78"),
        line("M34 52 Q40 42 50 48"),
        shape("M16 68 Q22 72 34 70 L78 70 Q88 70 90 64 Q92 76 80 78 L24 78 Q16 76 16 68", "highlight", None),
        shape("M24 78 C2 78 0 50 20 46 C18 26 44 16 54 34 C64 22 86 32 82 50 C100 52 98 78 80 78", None),
    ),
    "house": (
        box(68, 14, 12, 26, "mark"),
        box(16, 46, 68, 48),
        shape("M50 8 L98 50 L2 50", "highlight"),
        box(24, 60, 18, 18, "paper"),
        line("M33 60 L33 78"),
        line("M24 69 L42 69"),
        box(56, 62, 18, 32, "highlight"),
        dot(69, 79, 1.8),
    ),
    "igloo": (
        shape("M6 84 C6 16 84 16 84 84"),
        line("M9 62 L80 62"),
        line("M18 42 L71 42"),
        line("M44 33 L44 42"),
        line("M30 42 L28 62"),
        line("M58 42 L62 62"),
        line("M20 62 L20 84"),
        shape("M50 84 C50 52 96 52 96 84", "highlight"),
        shape("M58 84 C58 60 88 60 88 84", "ink"),
        line("M1 85 L99 85", "medium"),
    ),
    "lighthouse": (
        shape("M36 34 L64 34 L72 90 L28 90"),
        shape("M34 48 L66 48 L68 62 L32 62", "highlight"),
        shape("M30 76 L70 76 L72 90 L28 90", "highlight"),
        box(38, 18, 24, 16, "paper"),
        disc(50, 26, 4.5, "highlight"),
        shape("M34 18 L50 4 L66 18", "mark"),
        box(32, 33, 36, 5, "mark"),
        *both(line("M30 22 L10 14"), line("M30 28 L10 32")),
        shape("M10 96 Q20 86 50 89 Q80 86 90 96", "mark"),
    ),
    "lightning": (
        shape("M58 2 L18 56 L44 56 L34 98 L82 38 L54 38 L74 2", "highlight"),
        shape("M58 2 L18 56 L44 56 L47 44 L37 44 L66 2", "soft", None),
        shape("M58 2 L18 56 L44 56 L34 98 L82 38 L54 38 L74 2", None),
    ),
    "moon": (
        shape("M66 6 C34 -2 4 24 8 56 C12 90 52 106 82 82 C50 82 28 44 66 6", "highlight"),
        oval(28, 46, 5, 6, "soft"),
        oval(40, 72, 6, 5, "soft"),
        disc(24, 64, 3, "soft"),
    ),
    "rainbow": (
        shape("M4 78 C4 4 96 4 96 78 L82 78 C82 24 18 24 18 78"),
        shape("M18 78 C18 24 82 24 82 78 L69 78 C69 40 31 40 31 78", "highlight"),
        shape("M31 78 C31 40 69 40 69 78 L58 78 C58 56 42 56 42 78", "paper"),
        *both(shape("M6 88 C-2 84 0 74 8 74 C10 66 24 66 26 74 C38 70 44 84 36 88", "soft")),
    ),
    "snowman": (
        disc(50, 72, 25),
        disc(50, 36, 18),
        box(30, 16, 40, 6, "mark"),
        box(37, 0, 26, 17, "mark"),
        *both(dot(43, 31), line("M27 66 L8 54", "medium"), line("M14 58 L8 64")),
        shape("M49 35 L72 39 L49 41", "highlight"),
        shape("M34 49 Q50 58 66 49 L66 56 Q50 64 34 56", "highlight"),
        dot(50, 71),
        dot(50, 82),
        line("M42 45 Q48 49 54 47"),
    ),
    "star": (
        shape("M50 4 L63 35 L97 38 L71 60 L79 94 L50 76 L21 94 L29 60 L3 38 L37 35"),
        shape("M50 26 L57 43 L75 45 L61 57 L65 75 L50 65 L35 75 L39 57 L25 45 L43 43", "highlight", None),
    ),
    "sun": (
        *(line(f"M{50 + 33 * x} {50 + 33 * y} L{50 + 47 * x} {50 + 47 * y}", "thick") for x, y in _RAYS),
        disc(50, 50, 26, "highlight"),
        *both(disc(38, 57, 4, "soft", None), dot(42, 46)),
        line("M41 57 Q50 65 59 57"),
    ),
    "tent": (
        shape("M50 10 L98 88 L2 88"),
        shape("M50 10 L68 88 L32 88", "highlight"),
        shape("M50 30 L60 88 L40 88", "ink"),
        line("M50 10 L46 2"),
        line("M50 10 L54 2"),
    ),
    "windmill": (
        shape("M38 40 L62 40 L72 94 L28 94"),
        shape("M34 42 Q50 18 66 42", "highlight"),
        shape("M44 94 L44 80 Q50 72 56 80 L56 94", "ink"),
        *(shape(_sail(a, b), "paper") for a, b in ((0.78, -0.63), (0.63, 0.78), (-0.78, 0.63), (-0.63, -0.78))),
        dot(50, 38, 3.4),
    ),
}
