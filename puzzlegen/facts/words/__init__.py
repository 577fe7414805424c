"""English words of 2 to 10 letters in a to z, from SCOWL (see LICENCE; ``tools/word-lists`` makes the files).

A puzzle's key is a *familiar* word, so that people find it, or at least a common one; both are spelled alike in America
and Britain, and archaic, regional and vulgar words are neither. Whether another word would do as well is a question for
all *known* words, though puzzles ask for common ones: what is common is arguable. Inflected forms are words, proper
names and abbreviations are not.
"""

import hashlib
from functools import cache
from pathlib import Path

LISTS = ("familiar", "common", "known")


@cache
def familiar() -> frozenset[str]:
    """The 9,500 words that everybody knows (SCOWL's sizes up to 20)."""
    return _words(1)


@cache
def common() -> frozenset[str]:
    """33,000 words, the familiar ones among them (sizes up to 35)."""
    return _words(2)


@cache
def known() -> frozenset[str]:
    """174,000 words, the common ones among them (sizes up to 80: more than a big dictionary, with all plurals)."""
    return _words(3)


@cache
def digest() -> str:
    """Digest of all three lists, for statements that depend on them."""
    return hashlib.sha256(b"".join(_file(name).read_bytes() for name in LISTS)).hexdigest()[:16]


def _words(lists: int) -> frozenset[str]:
    return frozenset(word for name in LISTS[:lists] for word in _file(name).read_text(encoding="ascii").split())


def _file(name: str) -> Path:
    return Path(__file__).with_name(f"{name}.txt")
