"""Icons of things that carry people and goods."""

from collections.abc import Mapping
from typing import Final

from puzzlegen.renderers.kits.icons.pen import Icon, box, disc, dot, line, oval, shape


def _wheel(x: float, y: float, radius: float) -> Icon:
    """A wheel with its hub."""
    return disc(x, y, radius, "mark"), disc(x, y, radius * 0.45, "paper")


JOURNEYS: Final[Mapping[str, Icon]] = {
    "aeroplane": (
        shape("M74 44 L86 18 L96 18 L92 48", "highlight"),
        shape("M4 56 C6 44 22 42 40 42 L84 44 Q98 46 96 54 Q92 62 76 62 L30 64 Q4 66 4 56"),
        shape("M40 42 L48 20 L58 20 L60 42", "highlight"),
        shape("M38 56 L68 56 L60 86 L48 86", "highlight"),
        *(disc(x, 51, 2.6, "paper") for x in (34, 66, 75)),
        shape("M9 50 Q16 44 23 45 L23 51", "paper"),
    ),
    "bicycle": (
        disc(22, 66, 19, None),
        disc(78, 66, 19, None),
        disc(22, 66, 13, "soft"),
        disc(78, 66, 13, "soft"),
        line("M22 66 L36 36 L68 36 L48 66 L22 66", "medium"),
        line("M48 66 L34 30", "medium"),
        line("M78 66 L66 26 L76 22", "medium"),
        shape("M24 27 Q34 22 44 28 L36 32", "highlight"),
        disc(48, 66, 5, "highlight"),
    ),
    "bus": (
        box(4, 22, 92, 52, round_off=8),
        box(4, 52, 92, 8, "highlight"),
        *(box(x, 30, 14, 16, "paper", round_off=2) for x in (10, 28, 46)),
        box(66, 30, 24, 36, "paper", round_off=2),
        line("M78 30 L78 66"),
        *_wheel(24, 75, 10),
        *_wheel(56, 75, 10),
        dot(92, 66, 2),
    ),
    "car": (
        shape("M18 48 Q28 24 36 24 L62 24 Q70 24 82 48"),
        shape("M4 72 L4 56 Q4 48 14 48 L84 48 Q96 50 96 62 L96 72", "soft"),
        shape("M26 46 Q32 31 37 31 L47 31 L47 46", "paper"),
        shape("M53 31 L61 31 Q66 31 73 46 L53 46", "paper"),
        box(88, 54, 8, 7, "highlight", round_off=2),
        line("M54 56 L62 56"),
        *_wheel(25, 73, 12),
        *_wheel(75, 73, 12),
    ),
    "helicopter": (
        line("M12 14 L84 14", "thick"),
        line("M48 14 L48 26", "medium"),
        shape("M62 40 L92 34 L94 22 L99 22 L98 48 L62 56"),
        shape("M8 54 C8 32 26 26 46 26 C66 26 72 40 70 54 Q68 72 42 72 Q10 72 8 54"),
        shape("M12 52 C14 36 26 32 38 32 L38 52", "highlight"),
        box(46, 36, 14, 14, "paper", round_off=3),
        line("M30 72 L26 84"),
        line("M54 72 L58 84"),
        line("M12 84 L72 84", "medium"),
        disc(95, 35, 8, None),
    ),
    "hot_air_balloon": (
        shape("M50 6 C80 6 88 36 76 52 Q68 62 60 72 L40 72 Q32 62 24 52 C12 36 20 6 50 6"),
        shape("M50 6 C66 20 66 54 57 72 L43 72 C34 54 34 20 50 6", "highlight"),
        line("M41 72 L43 82"),
        line("M59 72 L57 82"),
        box(41, 82, 18, 14, "paper", round_off=3),
        line("M41 87 L59 87"),
    ),
    "lorry": (
        box(4, 20, 58, 52),
        shape("M62 36 L80 36 L94 54 L94 72 L62 72", "highlight"),
        shape("M68 42 L78 42 L87 54 L68 54", "paper"),
        *(line(f"M{x} 28 L{x} 62") for x in (18, 33, 48)),
        *_wheel(22, 75, 11),
        *_wheel(78, 75, 11),
    ),
    "rocket": (
        shape("M36 56 L20 76 L22 90 L38 78", "highlight"),
        shape("M64 56 L80 76 L78 90 L62 78", "highlight"),
        shape("M42 82 Q40 90 50 99 Q60 90 58 82", "paper"),
        shape("M50 2 C68 18 70 48 62 82 L38 82 C30 48 32 18 50 2"),
        shape("M50 2 C58 9 62 18 64 28 L36 28 C38 18 42 9 50 2", "highlight"),
        disc(50, 46, 9, "paper"),
        line("M50 64 L50 82"),
    ),
    "sailing_boat": (
        line("M50 6 L50 72", "medium"),
        shape("M54 10 Q84 36 88 64 L54 64", "highlight"),
        shape("M46 18 Q26 40 16 64 L46 64", "paper"),
        shape("M6 70 L94 70 Q88 92 70 92 L30 92 Q12 92 6 70"),
        line("M14 80 L86 80"),
    ),
    "ship": (
        box(34, 18, 11, 22, "highlight"),
        box(56, 14, 11, 26, "highlight"),
        box(34, 22, 11, 6, "ink"),
        box(56, 18, 11, 6, "ink"),
        box(22, 40, 58, 22, "paper"),
        *(box(x, 46, 8, 8, "soft") for x in (29, 43, 57, 69)),
        shape("M4 62 L98 62 Q92 90 78 90 L22 90 Q8 84 4 62"),
        *(disc(x, 74, 3.4, "paper") for x in (26, 42, 58, 74)),
        line("M22 40 L14 24"),
    ),
    "submarine": (
        line("M54 34 L54 14 L66 14", "thick"),
        shape("M38 46 L42 32 L66 32 L70 46", "highlight"),
        oval(48, 64, 42, 22),
        shape("M88 64 L98 50 L98 78", "highlight"),
        *(disc(x, 63, 6.5, "paper") for x in (24, 44, 64)),
        line("M14 77 Q48 90 82 77"),
    ),
    "tractor": (
        box(60, 20, 6, 26, "highlight"),
        shape("M14 22 L48 22 L52 46 L14 46", "paper"),
        shape("M8 16 L52 16 L52 23 L8 23", "highlight"),
        shape("M12 46 L88 46 Q94 46 94 54 L94 72 L12 72"),
        *(line(f"M{x} 54 L{x} 64") for x in (66, 73, 80)),
        disc(30, 68, 24, "mark"),
        disc(30, 68, 11, "highlight"),
        *_wheel(80, 78, 13),
    ),
    "train": (
        box(8, 18, 32, 46),
        box(4, 12, 40, 8, "highlight"),
        box(15, 26, 18, 16, "paper", round_off=2),
        shape("M40 36 L82 36 Q92 38 92 50 L92 64 L40 64"),
        shape("M66 36 L68 22 L64 14 L84 14 L80 22 L82 36", "highlight"),
        shape("M92 62 L99 76 L84 76 L84 64", "highlight"),
        line("M54 36 L54 64"),
        line("M20 78 L72 78", "medium"),
        *_wheel(22, 75, 13),
        *_wheel(51, 79, 9),
        *_wheel(74, 79, 9),
    ),
}
