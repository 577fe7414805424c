"""Icons of fruits, vegetables and other plants."""

from collections.abc import Mapping
from math import cos, pi, sin
from typing import Final

from puzzlegen.renderers.kits.icons.pen import Icon, box, disc, line, oval, shape


def _floret(x: float, y: float) -> Icon:
    """A head of small knobs."""
    knobs = tuple(disc(x + 12 * cos(k * pi / 4), y + 12 * sin(k * pi / 4), 8.5) for k in range(8))
    return *knobs, disc(x, y, 13, "soft", None), line(f"M{x - 8} {y} Q{x - 3} {y - 7} {x + 2} {y - 1}")


FOOD: Final[Mapping[str, Icon]] = {
    "acorn": (
        shape("M24 44 C24 74 40 84 50 94 C60 84 76 74 76 44", "highlight"),
        shape("M18 44 C18 18 82 18 82 44 Q50 54 18 44"),
        line("M50 24 Q50 12 58 6", "thick"),
        line("M30 36 L36 30"),
        line("M42 42 L48 36"),
        line("M54 36 L60 30"),
        line("M64 42 L70 36"),
    ),
    "apple": (
        shape("M50 32 C42 20 16 24 16 52 C16 78 34 94 44 91 Q50 88 56 91 C66 94 84 78 84 52 C84 24 58 20 50 32"),
        line("M50 32 Q49 18 55 10", "medium"),
        shape("M54 24 C58 10 74 6 84 12 C80 26 66 30 54 24", "highlight"),
        line("M26 50 Q27 40 34 36"),
    ),
    "banana": (
        shape("M16 14 L28 10 C30 40 52 58 88 58 L93 70 C52 100 2 72 16 14"),
        line("M21 18 C20 54 48 78 90 66"),
        shape("M15 18 L17 5 L26 4 L28 15", "highlight"),
        shape("M86 57 L94 55 L98 68 L91 72", "highlight"),
    ),
    "broccoli": (
        shape("M36 96 L40 76 L22 60 L30 50 L50 64 L70 50 L78 60 L60 76 L64 96", "highlight"),
        *(node for x, y in ((24, 42), (76, 42), (50, 28)) for node in _floret(x, y)),
    ),
    "cactus": (
        shape("M30 66 L70 66 L64 94 L36 94", "highlight"),
        shape("M42 50 L30 50 Q18 50 18 38 L18 28 Q18 22 23 22 Q28 22 28 28 L28 36 Q28 40 32 40 L42 40"),
        shape("M58 42 L68 42 Q72 42 72 38 L72 22 Q72 16 77 16 Q82 16 82 22 L82 40 Q82 52 70 52 L58 52"),
        shape("M40 66 L40 16 Q40 6 50 6 Q60 6 60 16 L60 66"),
        line("M50 18 L50 24"),
        line("M50 34 L50 40"),
        line("M50 50 L50 56"),
        box(27, 64, 46, 8, "highlight"),
    ),
    "carrot": (
        shape("M48 30 C38 18 36 8 40 4 C48 8 50 20 50 30", "highlight"),
        shape("M50 30 C48 16 56 6 64 4 C66 14 60 24 53 31", "highlight"),
        shape("M46 31 C36 26 26 22 24 14 C34 12 44 20 50 30", "highlight"),
        shape("M34 36 Q36 28 50 28 Q64 28 66 36 C66 58 56 84 50 97 C44 84 34 58 34 36"),
        line("M36 48 L46 50"),
        line("M64 56 L54 58"),
        line("M42 68 L50 70"),
    ),
    "cherries": (
        line("M32 62 Q38 32 62 12", "medium"),
        line("M70 58 Q70 30 62 12", "medium"),
        shape("M62 12 C72 2 90 8 96 20 C84 26 68 24 62 12", "highlight"),
        disc(31, 75, 18),
        disc(70, 73, 18),
        line("M21 73 Q22 66 28 64"),
        line("M60 71 Q61 64 67 62"),
    ),
    "flower": (
        line("M50 50 L50 96", "thick"),
        shape("M50 86 C36 86 28 78 26 68 C40 68 48 76 50 86", "paper"),
        shape("M50 90 C64 88 72 80 74 70 C62 70 52 78 50 90", "paper"),
        *(
            oval(50 + 19 * x, 34 + 19 * y, 13, 10, turn=turn)
            for x, y, turn in (
                (0, -1, 90),
                (0.87, -0.5, -30),
                (0.87, 0.5, 30),
                (0, 1, 90),
                (-0.87, 0.5, -30),
                (-0.87, -0.5, 30),
            )
        ),
        disc(50, 34, 11, "highlight"),
    ),
    "grapes": (
        line("M50 24 Q50 12 58 6", "medium"),
        *(
            disc(x, y, 11)
            for x, y in (
                (20, 38),
                (40, 38),
                (60, 38),
                (80, 38),
                (30, 54),
                (50, 54),
                (70, 54),
                (40, 70),
                (60, 70),
                (50, 86),
            )
        ),
        shape("M50 26 C36 30 22 24 18 12 C30 8 44 10 50 26", "highlight"),
    ),
    "leaf": (
        shape("M20 80 C4 40 40 8 92 8 C94 60 62 96 20 80"),
        shape("M20 80 C30 60 60 30 92 8 C94 60 62 96 20 80", "highlight"),
        line("M6 96 C24 66 54 36 80 18", "medium"),
        line("M34 60 L32 42"),
        line("M50 44 L50 26"),
        line("M36 58 L56 62"),
        line("M52 42 L74 44"),
    ),
    "mushroom": (
        shape("M38 54 C40 70 36 80 32 90 Q50 97 68 90 C64 80 60 70 62 54", "paper"),
        shape("M6 54 C6 0 94 0 94 54 Q50 66 6 54"),
        oval(32, 34, 8, 7, "highlight"),
        oval(60, 24, 9, 7, "highlight"),
        oval(76, 44, 7, 5, "highlight"),
        oval(48, 49, 6, 4, "highlight"),
    ),
    "onion": (
        shape("M50 30 C58 44 90 46 88 68 C86 86 66 90 50 90 C34 90 14 86 12 68 C10 46 42 44 50 30"),
        shape("M44 40 C46 28 42 18 36 8 L46 12 L50 4 L55 12 L64 8 C58 18 54 28 56 40", "highlight"),
        line("M46 42 C28 54 26 76 40 89"),
        line("M54 42 C72 54 74 76 60 89"),
        line("M50 44 L50 89"),
        line("M44 90 L41 97"),
        line("M50 90 L50 98"),
        line("M56 90 L59 97"),
    ),
    "pear": (
        shape(
            "M50 18 C62 18 64 32 66 42 C72 54 84 60 83 74 C82 88 66 94 50 94 C34 94 18 88 17 74 C16 60 28 "
            "54 34 42 C36 32 38 18 50 18"
        ),
        line("M50 20 Q50 10 55 4", "medium"),
        shape("M54 14 C62 4 76 4 84 10 C78 20 64 22 54 14", "highlight"),
        line("M26 74 Q26 66 32 60"),
    ),
    "pineapple": (
        shape("M50 38 L34 32 L22 16 L40 24 L34 4 L48 18 L50 2 L52 18 L66 4 L60 24 L78 16 L66 32", "highlight"),
        oval(50, 66, 25, 30),
        line("M30 50 L64 90"),
        line("M40 40 L73 76"),
        line("M26 66 L50 95"),
        line("M70 50 L36 90"),
        line("M60 40 L27 76"),
        line("M74 66 L50 95"),
        line("M52 37 L75 60"),
        line("M48 37 L25 60"),
    ),
    "radish": (
        shape("M46 42 C30 36 22 22 24 6 C38 8 48 24 50 40", "highlight"),
        shape("M54 42 C70 36 78 22 76 6 C62 8 52 24 50 40", "highlight"),
        shape("M50 42 C42 28 44 10 50 2 C56 10 58 28 50 42", "highlight"),
        shape("M50 38 C74 38 86 54 79 68 C72 82 56 82 52 90 L50 99 L48 90 C44 82 28 82 21 68 C14 54 26 38 50 38"),
        line("M30 60 Q30 50 40 47"),
        line("M60 76 L70 72"),
        line("M62 68 L74 64"),
    ),
    "strawberry": (
        shape("M50 95 C28 84 10 56 18 36 C24 22 42 24 50 30 C58 24 76 22 82 36 C90 56 72 84 50 95"),
        shape("M50 34 L36 42 L37 30 L20 26 L38 20 L46 10 L54 10 L62 20 L80 26 L63 30 L64 42", "highlight"),
        *(
            oval(x, y, 1.5, 2.6, "ink", None)
            for x, y in ((30, 48), (50, 50), (70, 48), (38, 62), (62, 62), (50, 72), (32, 72), (68, 72), (50, 86))
        ),
    ),
    "tree": (
        shape("M44 60 L43 84 Q42 92 34 96 L66 96 Q58 92 57 84 L56 60", "highlight"),
        shape(
            "M26 64 C8 64 4 44 18 38 C12 22 30 10 40 18 C46 2 66 4 68 18 C82 12 92 28 84 40 C96 48 90 66 74 64 "
            "C66 72 56 70 50 64 C44 70 34 72 26 64"
        ),
        *(disc(x, y, 4.4, "highlight") for x, y in ((34, 34), (60, 26), (70, 48), (46, 50), (24, 52))),
    ),
    "watermelon": (
        shape("M4 34 L96 34 C96 94 4 94 4 34"),
        shape("M12 34 L88 34 C86 82 14 82 12 34", "paper", None),
        shape("M17 34 L83 34 C80 76 20 76 17 34", "highlight"),
        *(
            oval(x, y, 1.8, 3.2, "ink", None, turn)
            for x, y, turn in ((32, 44, 20), (50, 44, 0), (68, 44, -20), (40, 56, 14), (60, 56, -14))
        ),
    ),
}
