"""Icons of what people wear or carry about."""

from collections.abc import Mapping
from typing import Final

from puzzlegen.renderers.kits.icons.pen import Icon, both, box, disc, line, shape

WARDROBE: Final[Mapping[str, Icon]] = {
    "boot": (
        shape("M28 8 L62 8 L62 50 Q64 58 80 62 Q96 66 94 84 L26 84 Q30 50 28 8"),
        shape("M24 4 L66 4 L66 18 L24 18", "highlight"),
        shape("M22 82 L96 82 L96 92 L60 92 L56 88 L52 92 L22 92", "mark"),
        line("M50 34 L62 34"),
        line("M51 44 L62 44"),
    ),
    "dress": (
        shape("M34 6 L40 6 Q50 20 60 6 L66 6 L70 26 L62 44 L86 92 Q50 100 14 92 L38 44 L30 26"),
        shape("M38 42 L62 42 L64 50 L36 50", "highlight"),
        line("M40 58 L32 92"),
        line("M50 58 L50 95"),
        line("M60 58 L68 92"),
    ),
    "glasses": (
        line("M10 52 Q6 34 18 24", "medium"),
        line("M90 52 Q94 34 82 24", "medium"),
        *both(disc(28, 58, 21, "highlight"), disc(28, 58, 15, "soft"), line("M20 59 L29 50")),
        line("M48 53 Q50 48 52 53", "thick"),
    ),
    "hat": (
        shape("M26 70 L30 22 Q50 12 70 22 L74 70"),
        shape("M27 58 Q50 66 73 58 L74 70 Q50 78 26 70", "highlight"),
        shape("M4 72 Q14 66 26 68 Q50 78 74 68 Q86 66 96 72 Q80 90 50 90 Q20 90 4 72"),
    ),
    "mitten": (
        shape("M30 68 L26 36 C24 2 70 2 70 36 L70 46 Q78 36 86 42 Q94 50 84 60 L70 74 L70 78 L30 78"),
        box(26, 74, 48, 20, "highlight", round_off=6),
        line("M38 76 L38 92"),
        line("M50 76 L50 92"),
        line("M62 76 L62 92"),
        line("M38 38 L44 30 L50 38 L56 30 L62 38"),
    ),
    "scarf": (
        shape("M54 44 L76 40 L84 88 L62 92"),
        shape("M40 46 L60 44 L56 94 L34 94", "soft"),
        *(line(f"M{x} 94 L{x - 1} 99") for x in (37, 42, 47, 52)),
        line("M34.5 80 L57 80"),
        line("M35 86 L57 86"),
        shape("M12 18 Q50 44 88 18 L92 36 Q78 54 50 54 Q22 54 8 36", "highlight"),
        line("M30 30 L26 48"),
        line("M70 30 L74 48"),
    ),
    "shirt": (
        shape("M32 10 Q50 26 68 10 L94 24 L84 48 L74 42 L74 92 L26 92 L26 42 L16 48 L6 24"),
        shape("M32 10 Q50 26 68 10 L62 8 Q50 18 38 8", "highlight"),
        shape("M26 58 L74 58 L74 70 L26 70", "highlight"),
    ),
    "sock": (
        shape("M34 16 L70 16 L70 54 Q70 62 60 70 L40 88 Q22 100 12 86 Q8 74 22 66 Q34 60 34 50"),
        shape("M31 4 L73 4 L73 19 L31 19", "highlight"),
        shape("M22 66 Q34 72 34 90 Q20 96 12 86 Q8 74 22 66", "highlight"),
        shape("M70 46 L70 54 Q70 62 60 70 Q52 60 58 50 Q62 46 70 46", "highlight"),
    ),
    "suitcase": (
        shape("M34 26 L34 14 Q34 8 40 8 L60 8 Q66 8 66 14 L66 26 L59 26 L59 15 L41 15 L41 26", "mark"),
        box(6, 25, 88, 64, round_off=8),
        box(20, 25, 10, 64, "highlight"),
        box(70, 25, 10, 64, "highlight"),
        *both(disc(11.5, 84, 2, "paper"), disc(11.5, 30, 2, "paper")),
    ),
    "trousers": (
        shape("M24 8 L76 8 L86 94 L58 94 L50 40 L42 94 L14 94"),
        shape("M24 6 L76 6 L77 16 L23 16", "highlight"),
        line("M50 16 L50 40"),
        *both(line("M34 16 Q34 28 24 30")),
        box(46, 8, 8, 6, "paper"),
    ),
    "umbrella": (
        line("M50 4 L50 14", "medium"),
        line("M50 46 L50 84 Q50 96 60 96 Q70 96 70 86", "thick"),
        shape("M4 52 C6 0 94 0 96 52 Q84 42 73 52 Q61 42 50 52 Q39 42 27 52 Q16 42 4 52"),
        shape("M50 13 C36 20 28 36 27 52 Q39 42 50 52 Q61 42 73 52 C72 36 64 20 50 13", "highlight"),
        line("M50 13 L50 52"),
    ),
}
