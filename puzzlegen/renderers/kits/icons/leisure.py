"""Icons of musical instruments, toys and sports."""

from collections.abc import Mapping
from typing import Final

from puzzlegen.renderers.kits.icons.pen import Icon, both, box, disc, dot, line, oval, shape, tube

LEISURE: Final[Mapping[str, Icon]] = {
    "balloon": (
        line("M50 70 C60 78 40 86 50 98"),
        shape("M50 4 C76 4 84 28 78 44 C72 58 58 68 50 68 C42 68 28 58 22 44 C16 28 24 4 50 4"),
        shape("M50 66 L44 75 L56 75", "highlight"),
        line("M32 30 Q34 18 44 14"),
    ),
    "ball": (
        disc(50, 50, 44),
        shape("M50 6 C66 24 66 76 50 94 C34 76 34 24 50 6", "highlight"),
        line("M14 26 Q34 50 14 74"),
        line("M86 26 Q66 50 86 74"),
    ),
    "bell": (
        disc(50, 88, 8, "mark"),
        disc(50, 10, 6, "highlight"),
        shape("M50 14 C78 14 72 54 84 72 L90 84 L10 84 L16 72 C28 54 22 14 50 14"),
        shape("M13 76 L87 76 L91 85 L9 85", "highlight"),
    ),
    "dice": (
        shape("M50 4 L92 26 L50 48 L8 26", "highlight"),
        shape("M8 26 L50 48 L50 97 L8 74"),
        shape("M92 26 L50 48 L50 97 L92 74", "paper"),
        oval(50, 26, 6, 3.4, "ink"),
        oval(20, 46, 3.2, 5, "ink"),
        oval(38, 76, 3.2, 5, "ink"),
        oval(62, 58, 3.2, 5, "ink"),
        oval(71, 62.5, 3.2, 5, "ink"),
        oval(80, 67, 3.2, 5, "ink"),
    ),
    "drum": (
        line("M58 26 L88 2", "thick"),
        line("M44 26 L14 2", "thick"),
        shape("M10 32 L10 76 Q26 94 50 94 Q74 94 90 76 L90 32"),
        line("M12 42 L26 84 L40 46 L50 92 L62 46 L76 83 L88 42"),
        oval(50, 32, 40, 14, "highlight"),
    ),
    "guitar": (
        shape("M63 30 L84 8 L93 16 L71 38", "paper"),
        shape("M80 6 L88 2 L98 12 L94 21", "mark"),
        shape("M66 34 C74 46 64 54 68 64 C72 84 50 98 32 90 C10 94 2 68 16 52 C26 42 38 48 44 38 C48 28 58 26 66 34"),
        disc(48, 52, 8.5, "highlight"),
        line("M24 70 L34 80", "thick"),
        line("M28 73 L88 11"),
        line("M31 77 L92 15"),
    ),
    "harp": (
        *(line(f"M{x} 20 L{x} {24 + (78 - x) * 1.42}") for x in (39, 46, 53, 60, 67)),
        shape("M78 24 L91 28 L46 94 L30 92"),
        shape("M18 10 L28 10 L34 92 L24 92"),
        shape("M14 10 Q22 0 32 8 C44 26 66 4 94 18 L92 30 C70 20 50 36 30 22 Q20 22 14 10", "highlight"),
        box(16, 91, 36, 7, "mark", round_off=2),
    ),
    "kite": (
        line("M46 70 C36 78 52 84 42 90 C34 94 28 92 24 98"),
        shape("M44 84 L36 80 L38 90", "highlight"),
        shape("M34 96 L26 88 L26 98", "highlight"),
        shape("M58 4 L86 34 L46 72 L24 24"),
        shape("M58 4 L86 34 L51 36.5", "highlight"),
        shape("M51 36.5 L46 72 L24 24", "highlight"),
    ),
    "piano": (
        shape("M6 30 Q6 8 30 8 L70 8 Q94 8 94 30 L94 50 L6 50"),
        box(30, 18, 40, 20, "highlight"),
        line("M38 25 L62 25"),
        line("M38 31 L62 31"),
        box(6, 50, 88, 30, "paper"),
        *(line(f"M{x} 50 L{x} 80") for x in (18.5, 31, 43.5, 56, 68.5, 81)),
        *(box(x, 50, 6, 17, "ink") for x in (15.5, 28, 53, 65.5, 78)),
        *both(box(10, 80, 8, 14)),
    ),
    "racket": (
        shape("M44 60 L52 68 L28 94 Q18 100 12 92 Q8 86 14 82", "highlight"),
        oval(66, 34, 25, 33, "soft", turn=42),
        oval(66, 34, 19, 27, "paper", turn=42),
        line("M54 20 L84 44"),
        line("M48 30 L78 56"),
        line("M64 13 L86 30"),
        line("M76 14 L48 48"),
        line("M85 22 L58 56"),
        disc(18, 32, 11, "highlight"),
        line("M10 25 Q18 30 13 42"),
    ),
    "skateboard": (
        shape(
            "M4 36 Q6 30 12 34 L22 48 L78 48 L88 34 Q94 30 96 36 L84 54 Q82 58 76 58 L24 58 Q18 58 16 54", "highlight"
        ),
        *both(box(24, 58, 12, 8, "mark"), disc(30, 72, 10), disc(30, 72, 4, "paper")),
    ),
    "spinning_top": (
        box(46, 2, 8, 32, "mark", round_off=3),
        shape("M10 40 C10 26 90 26 90 40 C88 58 60 70 50 94 C40 70 12 58 10 40"),
        shape("M10 40 Q50 56 90 40 Q89 47 80 55 Q50 68 20 55 Q11 47 10 40", "highlight"),
        line("M50 92 L50 99", "medium"),
    ),
    "teddy": (
        *both(disc(28, 16, 11), disc(28, 16, 6, "highlight"), oval(24, 62, 10, 15, turn=38), oval(34, 88, 13, 9)),
        oval(50, 70, 23, 22),
        oval(50, 72, 14, 14, "highlight"),
        disc(50, 32, 25),
        oval(50, 40, 12, 9, "paper"),
        *both(dot(41, 27)),
        oval(50, 36, 4.6, 3.4, "ink"),
        line("M50 39 L50 43"),
        *both(line("M50 43 Q47 46 44 44")),
        *both(disc(33, 89, 4.5, "highlight")),
    ),
    "trumpet": (
        *tube("M44 50 C30 52 30 76 44 76 L68 76 C82 76 84 52 70 50", 6, "highlight"),
        *tube("M26 50 L92 50", 6),
        *(box(x, 34, 7, 34, "soft", round_off=2) for x in (46, 56, 66)),
        *(line(f"M{x} 34 L{x} 26", "medium") for x in (49.5, 59.5, 69.5)),
        *(box(x, 21, 9, 6, "mark", round_off=2) for x in (45, 55, 65)),
        shape("M90 46 L96 41 L96 59 L90 54", "mark"),
        shape("M5 20 Q12 43 34 46.5 L34 53.5 Q12 57 5 80 Q-3 50 5 20"),
    ),
    "violin": (
        box(46, 8, 8, 44, "ink"),
        shape(
            "M38 38 Q50 32 62 38 C72 44 66 52 62 58 C60 64 74 68 74 80 C74 94 60 97 50 97 C40 97 26 94 26 80 "
            "C26 68 40 64 38 58 C34 52 28 44 38 38"
        ),
        box(46, 10, 8, 54, "mark"),
        disc(50, 6, 5, "highlight"),
        *both(line("M46 14 L41 12"), line("M46 20 L41 18"), line("M38 68 Q34 74 39 80")),
        box(42, 72, 16, 5, "highlight"),
        line("M48 64 L48 88"),
        line("M52 64 L52 88"),
        line("M94 14 L84 96", "medium"),
        line("M90 16 L80 92"),
        line("M94 14 L90 16"),
        line("M84 96 L80 92"),
    ),
}
