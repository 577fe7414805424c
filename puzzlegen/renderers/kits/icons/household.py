"""Icons of what stands, lies and lights in a house."""

from collections.abc import Mapping
from typing import Final

from puzzlegen.renderers.kits.icons.pen import Icon, both, box, disc, dot, line, oval, shape, tube

HOUSEHOLD: Final[Mapping[str, Icon]] = {
    "armchair": (
        *both(box(20, 84, 8, 12, "ink")),
        shape("M22 60 L22 24 Q22 8 38 8 L62 8 Q78 8 78 24 L78 60"),
        box(24, 56, 52, 18, "highlight", round_off=6),
        *both(box(6, 42, 20, 44, round_off=9)),
        box(26, 74, 48, 12),
        dot(50, 26, 2),
        *both(dot(38, 36, 2)),
    ),
    "bed": (
        box(4, 22, 9, 62),
        box(87, 40, 9, 44),
        box(13, 56, 74, 18, "soft"),
        shape("M13 50 Q14 38 24 40 L34 42 Q38 46 36 56 L13 56", "paper"),
        shape("M36 56 Q38 42 52 42 L80 42 Q87 44 87 52 L87 62 L36 62", "highlight"),
    ),
    "book": (
        shape("M50 24 Q32 12 6 18 L6 82 Q32 76 50 88 Q68 76 94 82 L94 18 Q68 12 50 24", "highlight"),
        shape("M50 22 Q34 12 12 14 L12 76 Q34 72 50 82", "paper"),
        shape("M50 22 Q66 12 88 14 L88 76 Q66 72 50 82", "soft"),
        *both(line("M20 28 Q32 27 42 33"), line("M20 42 Q32 41 42 47"), line("M20 56 Q32 55 42 61")),
    ),
    "bookcase": (
        box(14, 4, 72, 90),
        *(box(21, y, 58, 22, "paper") for y in (11, 39, 66)),
        *(box(x, 14, 7, 19, "highlight") for x in (24, 38, 60)),
        *(box(x, 17, 7, 16, "mark") for x in (31, 67)),
        *(box(x, 43, 8, 18, "highlight") for x in (30, 46, 64)),
        *(box(x, 45, 8, 16, "mark") for x in (38, 54)),
        *(box(x, 70, 7, 18, "highlight") for x in (24, 45, 52)),
        box(31, 73, 14, 15, "mark"),
    ),
    "candle": (
        shape("M50 2 C60 14 62 22 58 28 Q50 34 42 28 C38 22 40 14 50 2", "highlight"),
        line("M50 24 L50 38", "medium"),
        box(38, 36, 24, 46, "paper"),
        shape("M38 36 L62 36 L62 48 Q58 54 56 46 Q52 44 50 52 Q46 56 44 46 Q40 44 38 46", "soft"),
        shape("M16 80 L84 80 Q80 94 60 94 L40 94 Q20 94 16 80"),
    ),
    "chair": (
        *both(line("M34 60 L32 84", "thick"), box(28, 6, 6, 50)),
        *(box(34, y, 32, 9, "highlight") for y in (8, 22, 36)),
        shape("M26 52 L74 52 L84 66 L16 66"),
        *both(box(17, 66, 7, 31)),
        line("M24 80 L76 80", "medium"),
    ),
    "cup": (
        *tube("M70 38 C96 34 96 70 66 68", 8),
        shape("M14 28 L74 28 L70 74 Q68 84 58 84 L30 84 Q20 84 18 74"),
        oval(44, 28, 30, 7, "highlight"),
        line("M34 16 Q30 12 34 8 Q38 4 34 0"),
        line("M52 16 Q48 12 52 8 Q56 4 52 0"),
        shape("M8 86 L80 86 Q76 94 66 94 L22 94 Q12 94 8 86", "highlight"),
    ),
    "fork": (
        shape(
            "M30 4 L30 34 Q30 46 44 48 L43 90 Q44 98 50 98 Q56 98 57 90 L56 48 Q70 46 70 34 L70 4 L64 4 L63 "
            "30 L57 30 L56 4 L44 4 L43 30 L37 30 L36 4"
        ),
        box(43.5, 70, 13, 20, "highlight", round_off=5),
    ),
    "frying_pan": (
        shape("M56 48 L64 40 L96 8 Q102 12 98 18 L68 50", "highlight"),
        disc(38, 62, 34, "mark"),
        disc(38, 62, 27),
    ),
    "glass": (
        shape("M20 8 L80 8 L70 94 L30 94", "paper"),
        shape("M24 40 Q37 34 50 40 Q63 46 76 40 L70 94 L30 94"),
        shape("M52 46 L78 -2 L84 2 L58 50", "highlight"),
        line("M30 20 L32 36"),
    ),
    "jug": (
        *tube("M66 28 C98 22 96 70 68 68", 8, "highlight"),
        shape("M22 10 L66 10 Q64 24 68 36 C78 54 76 94 60 94 L32 94 C14 94 12 54 24 36 Q28 26 12 14"),
        shape("M19 56 Q46 64 72.5 56 C74 78 70 94 60 94 L32 94 C20 94 16 78 19 56", "paper"),
    ),
    "knife": (
        shape("M42 58 L42 4 Q64 16 60 58"),
        shape("M41 58 L61 58 L58 92 Q52 100 45 92", "highlight"),
        dot(51, 70, 2),
        dot(51, 82, 2),
    ),
    "lamp": (
        line("M50 46 L50 86", "thick"),
        line("M66 48 L66 62"),
        dot(66, 64, 2.4),
        shape("M34 8 L66 8 L84 48 L16 48", "highlight"),
        shape("M26 94 Q28 84 50 84 Q72 84 74 94"),
        line("M30 38 L70 38"),
    ),
    "lightbulb": (
        shape("M36 70 C36 58 18 52 18 34 C18 -4 82 -4 82 34 C82 52 64 58 64 70", "highlight"),
        box(35, 69, 30, 8, round_off=3),
        box(35, 77, 30, 8, round_off=3),
        shape("M41 85 L59 85 L55 94 L45 94", "mark"),
        line("M44 69 L40 42 L46 48 L50 40 L54 48 L60 42 L56 69"),
    ),
    "milk": (
        shape("M38 14 L62 14 L62 30 Q78 38 78 54 L78 88 Q78 95 70 95 L30 95 Q22 95 22 88 L22 54 Q22 38 38 30", "paper"),
        shape("M22 56 Q36 50 50 56 Q64 62 78 56 L78 88 Q78 95 70 95 L30 95 Q22 95 22 88"),
        box(34, 5, 32, 11, "highlight", round_off=3),
    ),
    "saucepan": (
        shape("M64 46 L98 38 Q101 44 98 48 L64 56", "highlight"),
        shape("M8 40 L70 40 L68 78 Q66 88 56 88 L22 88 Q12 88 10 78"),
        shape("M6 34 Q8 20 39 20 Q70 20 72 34 L72 41 L6 41", "mark"),
        disc(39, 14, 6, "highlight"),
    ),
    "spoon": (
        shape("M44 46 L56 46 L57 90 Q50 100 43 90", "highlight"),
        oval(50, 28, 17, 25),
        line("M40 26 Q41 16 47 12"),
    ),
    "stool": (
        line("M32 38 L22 95", "thick"),
        line("M68 38 L78 95", "thick"),
        line("M28 68 L72 68", "medium"),
        line("M46 38 L44 84", "medium"),
        line("M54 38 L56 84", "medium"),
        shape("M14 34 L86 34 Q84 46 50 46 Q16 46 14 34"),
        oval(50, 32, 36, 10, "highlight"),
    ),
    "table": (
        *both(shape("M14 38 L26 38 L22 92 L14 92")),
        box(14, 36, 72, 14),
        box(2, 24, 96, 13, "highlight", round_off=3),
        disc(50, 43, 2.4, "paper"),
    ),
    "teapot": (
        *tube("M74 42 C98 36 96 76 72 72", 7, "highlight"),
        shape("M30 62 C14 62 18 40 4 38 L8 30 C26 30 26 44 34 46"),
        shape("M50 28 C74 28 84 44 82 60 C80 78 70 88 64 88 L36 88 C30 88 20 78 18 60 C16 44 26 28 50 28"),
        shape("M30 33 Q34 22 50 22 Q66 22 70 33 Q50 38 30 33", "highlight"),
        disc(50, 16, 6),
        line("M20 62 Q50 70 81 62"),
    ),
    "torch": (
        shape("M4 28 L30 20 L30 80 L4 72", "highlight"),
        shape("M30 22 L46 36 L46 64 L30 78"),
        box(46, 36, 48, 28, round_off=5),
        box(58, 30, 14, 8, "mark", round_off=2),
        line("M80 36 L80 64"),
    ),
}
