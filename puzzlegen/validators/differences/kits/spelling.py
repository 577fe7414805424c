"""How the answers to questions about differences are spelled in keys."""

from collections.abc import Iterable

from puzzlegen.formats.differences.kits.pairs import Arranged, Boxes, Single


def spelled(query: Arranged, differing: Iterable[str]) -> tuple[str, ...]:
    """All answers to the question for the single difference, for all of them, or for their number."""
    names = sorted(differing)
    if isinstance(query, Single) or not names:
        return tuple(names)
    return (" ".join(names) if isinstance(query, Boxes) else str(len(names)),)
