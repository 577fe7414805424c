"""Whether the words that puzzles lead to are common ones, as their questions say."""

from collections.abc import Collection

from puzzlegen.facts.words import common


def uncommon(*words: Collection[str]) -> tuple[str, ...]:
    """The fault if in one of the places none of the words that could stand there is a common one."""
    told = ("a word is not a common one",)
    return () if all(any(word.lower() in common() for word in some) for some in words) else told
