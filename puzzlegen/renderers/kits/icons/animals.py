"""Icons of animals and of what belongs to them."""

from collections.abc import Mapping
from math import cos, pi, sin
from typing import Final

from puzzlegen.renderers.kits.icons.pen import Icon, both, box, disc, dot, line, oval, shape, tube

_SPOKES: Final = tuple((cos(pi * k / 4), sin(pi * k / 4)) for k in range(8))


def _threads(outer: float, inner: float) -> str:
    """One turn of a spider's web, sagging between the spokes."""
    corners = [(50 + outer * x, 50 + outer * y) for x, y in _SPOKES]
    between = [(50 + inner * cos(pi * (k + 0.5) / 4), 50 + inner * sin(pi * (k + 0.5) / 4)) for k in range(8)]
    ends = [*corners[1:], corners[0]]
    arcs = " ".join(f"Q{a} {b} {x} {y}" for (a, b), (x, y) in zip(between, ends, strict=True))
    return f"M{corners[0][0]} {corners[0][1]} {arcs}"


ANIMALS: Final[Mapping[str, Icon]] = {
    "bee": (
        oval(45, 32, 10, 19, "paper", turn=-24),
        oval(63, 32, 10, 19, "soft", turn=14),
        line("M82 60 L93 62", "medium"),
        oval(52, 60, 31, 21, "highlight"),
        shape("M42 40 Q46 39 51 39 Q46 60 51 81 Q46 81 42 80 Q37 60 42 40", "ink"),
        shape("M59 39.5 Q64 40.5 67 42 Q63 60 67 78 Q64 79.5 59 80.5 Q55 60 59 39.5", "ink"),
        dot(31, 55, 3),
        line("M27 45 Q22 36 14 36"),
        line("M33 42 Q31 32 24 27"),
        line("M26 66 Q30 70 35 68"),
    ),
    "bird": (
        shape("M16 46 C16 28 36 22 46 34 C54 44 72 50 94 42 C90 66 72 78 52 78 C30 78 16 66 16 46"),
        shape("M17 40 L4 47 L17 52", "highlight"),
        shape("M44 52 C56 46 72 52 80 58 C70 70 50 70 44 52", "paper"),
        dot(30, 42, 3),
        line("M44 78 L42 90 L34 93"),
        line("M42 90 L48 93"),
        line("M56 78 L56 90 L48 93"),
        line("M56 90 L62 93"),
    ),
    "bone": (
        shape(
            "M30 58 C20 50 8 56 12 66 C2 70 6 86 18 82 C24 96 40 88 36 76 L70 42 C80 50 92 44 88 34 C98 30 "
            "94 14 82 18 "
            "C76 4 60 12 64 24"
        ),
        shape("M38 64 L65 37 L68 40 L41 67", "highlight", None),
    ),
    "butterfly": (
        *both(
            shape("M51 48 C54 18 86 6 93 24 C97 44 74 54 52 53"),
            shape("M52 54 C70 52 86 62 80 80 C72 94 55 76 51 60", "highlight"),
            disc(77, 30, 6, "paper"),
            disc(67, 70, 4.5, "paper"),
            line("M51 36 C52 26 58 18 64 14"),
            dot(64, 14, 2),
        ),
        oval(50, 55, 3.4, 22, "ink"),
    ),
    "cat": (
        shape("M62 92 C94 96 100 66 86 54 C81 50 75 56 79 61 C88 70 82 82 62 81"),
        shape("M50 44 C68 46 76 72 71 88 Q70 94 62 94 L38 94 Q30 94 29 88 C24 72 32 46 50 44"),
        line("M43 94 L43 77"),
        line("M57 94 L57 77"),
        shape("M26 32 L25 6 L41 16 Q50 13 59 16 L75 6 L74 32 C76 48 64 56 50 56 C36 56 24 48 26 32"),
        *both(shape("M30 22 L30 14 L37 19", "highlight"), dot(39, 33), line("M33 42 L18 39", "hair")),
        *both(line("M33 46 L19 49", "hair"), line("M50 43 Q47 49 42 46")),
        shape("M46.5 39 L53.5 39 L50 43.5", "highlight"),
    ),
    "cheese": (
        shape("M6 58 L70 20 Q92 32 94 54", "highlight"),
        shape("M6 58 L94 54 L94 82 L6 86"),
        oval(28, 71, 7, 6, "paper"),
        oval(56, 66, 5, 4.5, "paper"),
        oval(76, 74, 6, 5, "paper"),
        oval(62, 42, 7, 4.5, "paper"),
    ),
    "caterpillar": (
        *(line(f"M{x} 74 L{x - 3} 88") for x in (36, 50, 64, 78)),
        *(line(f"M{x} 74 L{x + 3} 88") for x in (42, 56, 70, 84)),
        disc(81, 62, 14),
        disc(66, 58, 15, "highlight"),
        disc(51, 60, 15),
        disc(37, 57, 15, "highlight"),
        line("M17 29 Q14 18 6 14"),
        line("M27 28 Q30 16 38 13"),
        dot(6, 14),
        dot(38, 13),
        disc(22, 46, 18),
        disc(16, 42, 4.6, "paper"),
        dot(15.4, 42.6, 2.4),
        line("M10 54 Q16 60 23 56"),
    ),
    "chick": (
        disc(50, 44, 25, "highlight"),
        line("M50 19 Q46 12 51 7"),
        line("M50 19 Q54 14 59 13"),
        *both(dot(40, 42, 3)),
        shape("M44 48 L56 48 L50 56", "paper"),
        shape("M20 58 L30 68 L40 58 L50 68 L60 58 L70 68 L80 58 C82 80 68 94 50 94 C32 94 18 80 20 58"),
    ),
    "crab": (
        *both(
            line("M28 62 L12 58 L6 68"),
            line("M29 70 L13 72 L9 82"),
            line("M34 76 L23 82 L22 92"),
            line("M30 52 Q22 46 22 38", "medium"),
            shape("M22 40 C6 38 4 16 16 10 L20 24 L30 14 C38 24 34 38 22 40", "highlight"),
        ),
        oval(50, 62, 27, 19),
        *both(line("M43 46 L41 36"), disc(41, 32, 5, "paper"), dot(41, 32, 2.2)),
        line("M40 66 Q50 74 60 66"),
    ),
    "dog": (
        shape("M66 90 C84 92 92 78 90 62 C89 57 83 58 83 63 C84 74 78 80 66 80"),
        shape("M50 48 C68 50 76 74 71 88 Q70 94 62 94 L38 94 Q30 94 29 88 C24 74 32 50 50 48"),
        line("M43 94 L43 78"),
        line("M57 94 L57 78"),
        shape("M34 54 Q50 62 66 54 L67 61 Q50 70 33 61", "highlight"),
        shape("M31 16 Q50 4 69 16 C77 30 74 44 66 50 Q58 58 50 58 Q42 58 34 50 C26 44 23 30 31 16"),
        *both(shape("M32 14 C16 12 10 34 17 47 C26 50 32 38 34 26", "mark"), dot(40, 29, 2.8)),
        oval(50, 44, 13, 10, "paper"),
        oval(50, 38.5, 5.5, 4, "ink"),
        line("M50 42 L50 47"),
        *both(line("M50 47 Q46 51 42 48")),
    ),
    "duck": (
        shape("M8 50 Q20 60 36 56 C48 53 52 44 54 34 L80 34 C84 48 92 56 90 68 C86 86 64 88 46 87 C22 86 6 72 8 50"),
        disc(67, 27, 16),
        shape("M80 22 Q88 28 97 28 Q95 37 81 36", "highlight"),
        dot(70, 23, 2.8),
        shape("M30 66 Q50 56 70 68 Q56 82 38 76", "paper"),
    ),
    "egg": (
        shape("M50 10 C68 10 80 40 80 60 C80 80 66 92 50 92 C34 92 20 80 20 60 C20 40 32 10 50 10"),
        shape("M34 66 C34 78 42 84 52 85 C40 88 28 80 30 66", "highlight", None),
        line("M36 32 Q40 24 45 21"),
    ),
    "elephant": (
        line("M91 46 Q98 56 95 68"),
        shape("M34 30 C52 18 90 22 92 50 L92 88 L76 88 L76 70 Q66 74 58 70 L58 88 L42 88 L42 66 Q36 66 34 60"),
        shape("M8 84 C14 72 8 56 12 42 C16 24 40 20 46 36 C50 52 38 62 27 60 C24 68 26 82 17 92 Q9 94 8 84"),
        shape("M34 28 C52 18 64 40 52 56 C44 62 34 54 33 44", "highlight"),
        dot(22, 40, 2.8),
        shape("M19 58 Q24 66 32 64 Q28 60 27 56", "paper"),
    ),
    "fish": (
        shape("M70 50 L94 28 Q86 50 94 72", "highlight"),
        shape("M40 32 Q54 12 66 34", "highlight"),
        shape("M8 52 C22 22 58 24 76 50 C58 78 22 80 8 52"),
        disc(26, 46, 5, "paper"),
        dot(25, 46, 2.4),
        line("M38 34 Q46 50 38 68"),
        line("M52 42 Q56 46 52 50"),
        line("M60 50 Q64 54 60 58"),
        line("M50 57 Q54 61 50 65"),
        line("M10 55 Q15 58 19 56"),
    ),
    "frog": (
        shape("M28 58 C18 78 26 92 50 92 C74 92 82 78 72 58"),
        shape("M36 64 C34 84 42 92 50 92 C58 92 66 84 64 64", "highlight", None),
        *both(
            shape("M30 68 C12 64 6 84 20 88 L8 93 L34 93 C38 84 36 72 30 68"),
            shape("M40 74 L40 88 L34 93 L48 93 L47 74"),
        ),
        *both(disc(32, 24, 11), disc(32, 23, 6, "paper"), dot(32, 23, 3)),
        shape("M14 46 C14 26 86 26 86 46 C86 62 68 68 50 68 C32 68 14 62 14 46"),
        line("M26 48 Q50 64 74 48"),
        *both(dot(46, 40, 1.4)),
    ),
    "hen": (
        shape("M64 26 Q62 14 70 18 Q73 8 79 17 Q88 14 84 28", "highlight"),
        shape("M8 34 C16 56 36 54 48 46 C56 40 58 24 72 22 C86 22 88 38 84 48 C86 68 72 80 48 80 C22 80 4 62 8 34"),
        shape("M85 32 L96 37 L85 42", "paper"),
        oval(84, 50, 3.6, 6.5, "highlight"),
        dot(75, 33, 2.8),
        shape("M28 58 Q44 48 62 60 Q50 76 34 70", "paper"),
        line("M42 80 L40 91 L32 94"),
        line("M40 91 L46 94"),
        line("M56 79 L56 91 L48 94"),
        line("M56 91 L62 94"),
    ),
    "hive": (
        line("M50 4 L50 14", "medium"),
        shape("M36 14 Q50 8 64 14 Q72 20 66 27 L34 27 Q28 20 36 14"),
        shape("M30 27 L70 27 Q82 34 76 43 L24 43 Q18 34 30 27", "highlight"),
        shape("M22 43 L78 43 Q90 51 84 60 L16 60 Q10 51 22 43"),
        shape("M18 60 L82 60 Q92 68 84 77 L16 77 Q8 68 18 60", "highlight"),
        shape("M22 77 L78 77 Q84 84 74 92 L26 92 Q16 84 22 77"),
        shape("M42 77 C42 62 58 62 58 77", "ink"),
    ),
    "honey": (
        shape("M26 30 Q14 38 16 54 L18 80 Q20 92 32 92 L68 92 Q80 92 82 80 L84 54 Q86 38 74 30"),
        shape(
            "M26 30 Q50 42 74 30 Q86 38 84 50 Q76 62 72 50 Q66 70 60 52 Q52 60 46 52 Q38 76 32 52 Q24 58 16 "
            "48 Q16 38 26 30",
            "highlight",
        ),
        box(24, 20, 52, 12, "paper", round_off=4),
        line("M58 22 L76 4", "thick"),
    ),
    "kennel": (
        shape("M16 46 L16 92 L84 92 L84 46 L50 16"),
        shape("M50 8 L96 46 L90 55 L50 22 L10 55 L4 46", "highlight"),
        shape("M34 92 L34 66 C34 46 66 46 66 66 L66 92", "ink"),
        line("M16 62 L34 62"),
        line("M66 62 L84 62"),
        line("M16 77 L34 77"),
        line("M66 77 L84 77"),
    ),
    "mouse": (
        *tube("M18 76 C2 74 0 52 14 48 C24 45 26 58 16 60", 4, "highlight"),
        shape("M14 74 C14 46 42 36 62 44 C78 50 90 64 95 74 Q96 82 86 82 L26 82 Q14 82 14 74"),
        disc(52, 40, 10, "highlight"),
        disc(64, 40, 13),
        disc(64, 40, 7.5, "highlight"),
        dot(79, 62, 2.8),
        dot(95, 75, 3.2),
        line("M84 72 L72 68", "hair"),
        line("M84 75 L71 77", "hair"),
        line("M32 82 Q40 90 48 84"),
        line("M64 82 Q70 90 77 84"),
    ),
    "nest": (
        *both(oval(34, 46, 11, 15, "highlight", turn=-8)),
        oval(50, 42, 12, 16, "highlight"),
        shape("M8 50 Q50 66 92 50 C92 76 74 88 50 88 C26 88 8 76 8 50"),
        line("M4 54 Q30 70 60 64"),
        line("M96 54 Q70 74 36 72"),
        line("M16 70 Q40 84 70 74"),
        line("M30 84 Q56 86 84 68"),
        line("M12 48 L4 44"),
        line("M88 49 L96 42"),
        line("M80 80 L90 84"),
        line("M20 79 L11 84"),
    ),
    "octopus": (
        shape(
            "M28 40 C26 10 74 10 72 40 C72 54 78 60 86 60 Q98 64 92 78 Q88 70 78 72 Q90 84 80 93 Q76 82 66 78 "
            "Q70 90 58 96 Q58 84 50 80 Q42 84 42 96 Q30 90 34 78 Q24 82 20 93 Q10 84 22 72 Q12 70 8 78 "
            "Q2 64 14 60 C22 60 28 54 28 40"
        ),
        *both(disc(41, 40, 6, "paper"), dot(42, 41, 2.8), disc(34, 52, 3.4, "highlight", None)),
        line("M44 53 Q50 59 56 53"),
    ),
    "owl": (
        shape("M22 42 L20 8 L40 19 Q50 16 60 19 L80 8 L78 42 C86 72 72 90 50 90 C28 90 14 72 22 42"),
        oval(50, 70, 16, 16, "paper"),
        *both(disc(37, 36, 13, "paper"), disc(38, 36, 6, "highlight"), dot(38, 36, 3.4)),
        shape("M46 45 L54 45 L50 55", "highlight"),
        line("M44 66 L46.5 69 L49 66"),
        line("M51 66 L53.5 69 L56 66"),
        line("M47.5 74 L50 77 L52.5 74"),
        line("M10 92 L90 92", "thick"),
        *both(line("M40 88 L40 94", "medium"), line("M45 88 L45 94", "medium")),
    ),
    "penguin": (
        *both(oval(39, 91, 11, 5, "highlight"), shape("M29 42 C16 50 10 66 15 76 Q26 68 31 56", "mark")),
        shape("M50 6 C68 6 70 22 69 34 C82 52 80 88 50 90 C20 88 18 52 31 34 C30 22 32 6 50 6", "mark"),
        shape("M50 40 C68 40 70 84 50 86 C30 84 32 40 50 40", "paper"),
        shape("M50 18 C58 12 66 20 62 30 Q58 40 50 40 Q42 40 38 30 C34 20 42 12 50 18", "soft"),
        *both(dot(43, 23, 2.6)),
        shape("M43 28 L57 28 L50 38", "highlight"),
    ),
    "rabbit": (
        *both(
            shape("M46 34 C38 22 28 4 36 2 C46 2 50 20 49 33"),
            shape("M43.5 28 C39 20 34.5 9 37 7.5 C42 8 45 20 45 28", "highlight", None),
        ),
        disc(74, 78, 8, "paper"),
        shape("M50 52 C70 54 76 76 70 88 Q68 93 60 93 L40 93 Q32 93 30 88 C24 76 30 54 50 52"),
        disc(50, 44, 18),
        oval(50, 78, 11, 12, "paper"),
        *both(oval(37, 92, 10, 5), dot(43, 41), line("M56 48 L72 45", "hair"), line("M56 51 L71 53", "hair")),
        shape("M47 46 L53 46 L50 49.5", "highlight"),
        box(47.6, 52, 4.8, 5, "paper"),
        *both(line("M50 49.5 Q48 54 43 52")),
    ),
    "sheep": (
        *both(box(35, 72, 7, 20, "ink")),
        box(72, 70, 7, 20, "ink"),
        box(44, 72, 7, 20, "ink"),
        shape(
            "M26 62 C12 62 8 46 20 42 C14 28 32 18 42 28 C48 16 66 18 68 28 C80 22 92 32 86 44 C98 48 94 66 82 66 "
            "C80 78 64 82 58 74 C50 82 34 80 34 70 C30 70 27 66 26 62"
        ),
        oval(14, 40, 8, 4, "highlight", turn=-24),
        oval(38, 40, 8, 4, "highlight", turn=24),
        shape("M15 38 Q26 30 37 38 C40 56 34 66 26 66 C18 66 12 56 15 38", "highlight"),
        dot(21.5, 46, 2.4),
        dot(30.5, 46, 2.4),
        line("M23 58 Q26 61 29 58"),
        line("M54 40 Q60 36 64 42"),
        line("M68 54 Q74 50 78 56"),
    ),
    "snail": (
        line("M17 48 L10 32"),
        line("M23 46 L26 31"),
        dot(10, 31, 2.6),
        dot(26, 30, 2.6),
        shape("M10 88 C16 82 22 74 16 60 C8 48 24 40 30 52 C32 66 40 74 54 75 L80 74 Q94 78 97 88"),
        disc(60, 50, 27, "highlight"),
        line("M60 77 C40 76 38 40 60 36 C78 36 78 64 62 64 C50 62 52 47 61 48 C67 49 66 55 62 56"),
        dot(19, 54, 2),
    ),
    "spider": (
        line("M50 2 L50 34"),
        *both(
            line("M40 46 Q28 34 26 20 L18 14"),
            line("M37 52 Q24 46 14 34 L6 34"),
            line("M37 60 Q22 64 14 78 L6 80"),
            line("M40 66 Q30 74 28 88 L20 94"),
        ),
        oval(50, 66, 20, 21),
        line("M38 58 Q50 66 62 58"),
        line("M34 68 Q50 76 66 68"),
        disc(50, 42, 14, "highlight"),
        *both(disc(44, 40, 4.4, "paper"), dot(44, 40.5, 2.2)),
        line("M45 49 Q50 53 55 49"),
    ),
    "tadpole": (
        shape("M52 40 C66 36 72 50 80 52 C88 54 92 46 97 40 C97 58 92 70 80 70 C70 70 64 66 52 66", "highlight"),
        line("M58 53 C68 52 72 62 84 61"),
        oval(32, 53, 28, 24),
        disc(21, 47, 5.6, "paper"),
        dot(20, 47.6, 2.8),
        line("M8 60 Q15 67 23 63"),
    ),
    "turtle": (
        shape("M26 66 L20 84 Q26 90 34 86 L38 70"),
        shape("M62 70 L64 86 Q72 90 78 84 L74 66"),
        shape("M14 64 L4 72 L18 72"),
        shape("M74 60 C78 46 82 34 90 34 C100 36 100 50 92 54 C88 58 86 66 80 70"),
        shape("M12 66 C12 22 80 22 80 66 Q46 78 12 66", "highlight"),
        line("M36 36 L30 54 L44 60 L58 54 L54 36"),
        line("M30 54 L17 56"),
        line("M58 54 L75 56"),
        line("M44 60 L44 72"),
        dot(91, 42, 2.4),
        line("M88 50 Q93 52 97 48"),
    ),
    "web": (
        shape(_threads(44, 28), None),
        shape(_threads(31, 20)),
        shape(_threads(16, 9), "highlight"),
        *(line(f"M50 50 L{50 + 47 * x} {50 + 47 * y}") for x, y in _SPOKES),
    ),
    "whale": (
        line("M34 28 C34 16 26 10 18 16"),
        line("M34 28 C34 16 42 10 50 16"),
        shape(
            "M6 58 C6 36 34 28 54 38 C68 46 76 52 82 46 C74 40 72 30 74 22 Q84 24 87 34 Q92 26 99 28 C100 "
            "42 92 48 90 56 "
            "C86 78 62 84 42 84 C20 84 6 76 6 58"
        ),
        shape("M6 60 Q32 70 54 64 Q60 76 46 84 C22 85 6 76 6 60", "highlight"),
        dot(27, 54, 2.8),
        shape("M46 62 Q58 66 60 78 Q48 78 42 68"),
    ),
}
