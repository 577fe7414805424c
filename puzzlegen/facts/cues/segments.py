"""The signs that matches form in a place with seven slots, as every picture that uses them shows.

The slots are lettered as those of a seven-segment display: ``a`` on top, then clockwise ``b`` to ``f``, and ``g`` in
the middle. No two signs of one table look alike.
"""

from typing import Final

SLOTS: Final = "abcdefg"
DIGITS: Final = {
    "0": "abcdef",
    "1": "bc",
    "2": "abdeg",
    "3": "abcdg",
    "4": "bcfg",
    "5": "acdfg",
    "6": "acdefg",
    "7": "abc",
    "8": "abcdefg",
    "9": "abcdfg",
}
LETTERS: Final = {
    "a": "abcefg",
    "b": "cdefg",
    "c": "adef",
    "d": "bcdeg",
    "e": "adefg",
    "f": "aefg",
    "g": "acdef",
    "h": "bcefg",
    "i": "bc",
    "j": "bcde",
    "l": "def",
    "n": "ceg",
    "o": "abcdef",
    "p": "abefg",
    "q": "abcfg",
    "r": "eg",
    "s": "acdfg",
    "t": "defg",
    "u": "bcdef",
    "y": "bcdfg",
    "z": "abdeg",
}
OPERATORS: Final = {"+": "hv", "-": "h"}
"""Of these two slots, ``h`` lies and ``v`` stands; they cross."""
