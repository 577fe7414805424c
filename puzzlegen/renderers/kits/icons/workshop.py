"""Icons of tools, of what they work on, and of measuring instruments."""

from collections.abc import Mapping
from math import cos, pi, sin
from typing import Final

from puzzlegen.renderers.kits.icons.pen import Icon, both, box, disc, dot, line, oval, shape, tube

_HOURS: Final = tuple((sin(pi * hour / 6), cos(pi * hour / 6)) for hour in range(12))

WORKSHOP: Final[Mapping[str, Icon]] = {
    "axe": (
        shape("M56 30 L64 34 L30 98 L20 93", "highlight"),
        shape("M52 4 L70 14 L56 40 L40 31", "mark"),
        shape("M62 14 Q88 14 96 34 Q88 52 66 48 Q54 40 56 28"),
        line("M88 22 Q92 34 84 45"),
    ),
    "bucket": (
        line("M16 30 C18 -6 82 -6 84 30", "medium"),
        shape("M14 30 L24 90 Q50 98 76 90 L86 30"),
        oval(50, 30, 36, 9, "highlight"),
        line("M22 70 Q50 80 78 70"),
    ),
    "clock": (
        disc(50, 50, 44),
        disc(50, 50, 36, "paper"),
        *(line(f"M{50 + 31 * x} {50 - 31 * y} L{50 + 35 * x} {50 - 35 * y}") for x, y in _HOURS),
        line("M50 50 L50 26", "medium"),
        line("M50 50 L66 60", "medium"),
        disc(50, 50, 4, "highlight"),
    ),
    "hammer": (
        shape("M44 34 L56 34 L58 96 L42 96", "highlight"),
        shape("M40 12 L62 12 L62 36 L40 36"),
        shape("M62 10 L80 8 L80 40 L62 38", "mark"),
        shape("M40 14 Q22 14 10 34 Q26 26 40 34", "mark"),
    ),
    "hourglass": (
        shape(
            "M24 14 L76 14 C76 40 56 44 56 50 C56 56 76 60 76 86 L24 86 C24 60 44 56 44 50 C44 44 24 40 24 14", "paper"
        ),
        shape("M31 30 L69 30 C64 40 54 44 51 52 L49 52 C46 44 36 40 31 30", "highlight"),
        shape("M28 84 C30 72 42 72 50 66 C58 72 70 72 72 84", "highlight"),
        line("M50 50 L50 68"),
        box(16, 6, 68, 9, round_off=3),
        box(16, 85, 68, 9, round_off=3),
    ),
    "key": (
        shape("M40 44 L94 44 L94 68 L84 68 L84 56 L76 56 L76 64 L67 64 L67 56 L40 56", "highlight"),
        disc(26, 50, 22),
        disc(21, 50, 7, "paper"),
    ),
    "ladder": (
        *(box(26, y, 48, 7, "highlight") for y in (16, 34, 52, 70)),
        shape("M26 4 L36 4 L32 96 L22 96"),
        shape("M64 4 L74 4 L78 96 L68 96"),
    ),
    "log": (
        shape("M22 30 L80 30 C92 34 92 70 80 72 L22 72"),
        oval(22, 51, 14, 21, "highlight"),
        oval(22, 51, 8.5, 13, None),
        oval(22, 51, 3.5, 5.5, None),
        line("M44 42 L70 42"),
        line("M54 52 L82 52"),
        line("M42 62 L66 62"),
        shape("M58 30 L64 16 L74 20 L70 30", "highlight"),
    ),
    "magnet": (
        shape("M10 90 L10 46 C10 -4 90 -4 90 46 L90 90 L66 90 L66 46 C66 26 34 26 34 46 L34 90"),
        box(10, 70, 24, 20, "highlight"),
        box(66, 70, 24, 20, "highlight"),
    ),
    "nail": (
        shape("M42 20 L58 20 L56 84 L50 98 L44 84"),
        shape("M26 8 L74 8 L74 18 Q50 26 26 18", "highlight"),
        line("M43 30 L57 30"),
        line("M43 37 L57 37"),
    ),
    "padlock": (
        shape("M24 48 L24 32 C24 -2 76 -2 76 32 L76 48 L64 48 L64 33 C64 14 36 14 36 33 L36 48", "paper"),
        box(14, 46, 72, 48, round_off=8),
        disc(50, 64, 7, "highlight"),
        shape("M47 69 L53 69 L56 84 L44 84", "highlight"),
    ),
    "paintbrush": (
        shape("M44 40 L56 40 L58 6 Q50 0 42 6", "highlight"),
        box(30, 40, 40, 16, "mark"),
        shape("M30 56 L70 56 Q74 74 70 82 L62 96 L54 84 L48 97 L42 84 L34 94 L30 82 Q26 74 30 56"),
        line("M42 64 L42 78"),
        line("M56 64 L56 78"),
    ),
    "pencil": (
        shape("M74 6 L94 26 L84 36 L64 16", "highlight"),
        shape("M64 16 L84 36 L32 88 L12 68"),
        shape("M12 68 L32 88 L4 96", "paper"),
        shape("M8 82 L18 92 L4 96", "ink"),
        line("M74 26 L22 78"),
        line("M59 21 L79 41"),
    ),
    "ruler": (
        shape("M2 74 L74 2 L98 26 L26 98", "highlight"),
        *(
            line(f"M{8 + 8 * k} {68 - 8 * k} L{(16 if k % 2 else 12) + 8 * k} {(76 if k % 2 else 72) - 8 * k}")
            for k in range(8)
        ),
        shape("M2 74 L8 68 L32 92 L26 98", "soft"),
    ),
    "saw": (
        shape(f"M36 36 L97 50 97 60 {' '.join(f'{93 - 6 * k} 68 {91 - 6 * k} 61' for k in range(9))} 36 68"),
        shape("M38 28 L40 72 Q24 82 12 74 Q2 66 4 50 Q6 30 20 26 Q30 24 38 28", "highlight"),
        shape("M27 40 L28 62 Q18 66 15 56 Q14 42 27 40", "paper"),
    ),
    "scales": (
        line("M50 10 L50 84", "thick"),
        line("M14 22 L86 22", "medium"),
        disc(50, 14, 7, "highlight"),
        *both(line("M18 22 L6 58"), line("M18 22 L30 58"), shape("M2 58 L34 58 Q32 74 18 74 Q4 74 2 58")),
        shape("M28 92 Q30 84 50 82 Q70 84 72 92", "highlight"),
    ),
    "scissors": (
        shape("M30 4 Q38 4 40 12 L58 60 L48 64", "paper"),
        shape("M70 4 Q62 4 60 12 L42 60 L52 64", "soft"),
        *both(*tube("M44 62 C28 58 18 70 22 82 C28 96 44 92 46 78 C47 72 46 66 44 62", 7, "highlight")),
        dot(50, 55, 3),
    ),
    "screw": (
        shape("M40 22 L60 22 L58 80 L50 98 L42 80"),
        *(line(f"M36 {y + 7} L64 {y}", "medium") for y in (34, 46, 58, 70)),
        line("M40 84 L58 79", "medium"),
        shape("M22 18 C24 2 76 2 78 18 L66 28 L34 28", "highlight"),
        line("M50 6 L50 18", "thick"),
    ),
    "screwdriver": (
        box(45, 42, 10, 40),
        shape("M42 82 L58 82 L55 97 L45 97", "mark"),
        shape("M36 10 Q50 -2 64 10 L66 38 Q58 44 50 44 Q42 44 34 38", "highlight"),
        line("M44 12 L44 36"),
        line("M56 12 L56 36"),
    ),
    "spade": (
        line("M36 8 L64 8", "thick"),
        shape("M45 10 L55 10 L55 60 L45 60", "highlight"),
        shape("M32 4 L68 4 L68 13 L32 13", "highlight"),
        shape("M26 52 L74 52 L72 78 Q64 92 50 98 Q36 92 28 78"),
        line("M50 60 L50 80"),
    ),
    "spanner": (
        shape(
            "M34 44 C20 40 12 28 18 12 L34 26 L44 22 L46 10 L32 2 C52 -2 64 16 56 34 L78 66 C92 70 92 94 76 96 "
            "C62 96 56 84 62 74"
        ),
        disc(75, 81, 6.5, "highlight"),
        line("M46 42 L64 68"),
    ),
    "thermometer": (
        box(40, 4, 20, 70, "paper", round_off=10),
        disc(50, 80, 17),
        shape("M46 36 L54 36 L54 68 L46 68", "highlight"),
        disc(50, 80, 10, "highlight"),
        *(line(f"M60 {y} L70 {y}") for y in (16, 28, 40, 52)),
    ),
    "watch": (
        shape("M38 30 L40 2 L60 2 L62 30"),
        shape("M38 70 L40 98 L60 98 L62 70"),
        disc(50, 50, 27, "highlight"),
        disc(50, 50, 20, "paper"),
        line("M50 50 L50 37", "medium"),
        line("M50 50 L60 54", "medium"),
        box(77, 46, 6, 8, "soft"),
        line("M50 8 L50 20"),
        line("M50 80 L50 92"),
    ),
}
