"""How the answers to questions about differences are spelled in keys."""

from collections.abc import Iterable


def spelled(task: str, differing: Iterable[str]) -> tuple[str, ...]:
    """All answers to the question for the single difference, for all of them, or for their number."""
    names = sorted(differing)
    if task == "single" or not names:
        return tuple(names)
    return (" ".join(names) if task == "boxes" else str(len(names)),)
