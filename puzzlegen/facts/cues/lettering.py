"""Digits and capital letters drawn on a lattice of three by five points: the published signs of `cues/folded_note`.

Each is one or several lines from point to point; a point is its column (0 to 2) and its row (0 to 4, the uppermost 0).
Every sign reaches all four sides of the lattice. There is no Q. Letters and digits are never mixed.
"""

from collections.abc import Mapping
from typing import Final, TypeAlias

Lines: TypeAlias = tuple[tuple[tuple[int, int], ...], ...]

_DIGITS: Final = """
0 00 20 24 04 00; 1 01 10 14, 04 24; 2 00 20 22 02 04 24; 3 00 20 24 04, 02 22; 4 00 02 22, 20 24;
5 20 00 02 22 24 04; 6 20 00 04 24 22 02; 7 00 20 24; 8 00 20 24 04 00, 02 22; 9 22 02 00 20 24 04
"""
_LETTERS: Final = """
A 04 01 10 21 24, 02 22; B 04 00 10 21 12 23 14 04, 02 12; C 20 00 04 24; D 00 10 21 23 14 04 00; E 20 00 04 24, 02 12;
F 20 00 04, 02 12; G 20 00 04 24 22 12; H 00 04, 20 24, 02 22; I 00 20, 10 14, 04 24; J 20 23 14 03;
K 00 04, 20 02 24; L 00 04 24; M 04 00 11 20 24; N 04 00, 01 23, 20 24; O 00 20 24 04 00; P 04 00 20 22 02;
R 04 00 20 22 02 24; S 20 00 02 22 24 04; T 00 20, 10 14; U 00 04 24 20; V 00 03 14 23 20; W 00 04 13 24 20;
X 00 01 23 24, 20 21 03 04; Y 00 11 20, 11 14; Z 00 20 21 03 04 24
"""


def _read(signs: str) -> Mapping[str, Lines]:
    entries = (entry.split(maxsplit=1) for entry in signs.split(";"))
    return {
        sign: tuple(tuple((int(point[0]), int(point[1])) for point in line.split()) for line in drawn.split(","))
        for sign, drawn in entries
    }


DIGITS: Final = _read(_DIGITS)
LETTERS: Final = _read(_LETTERS)
