"""What somebody gets who knows the order and the answers of all other items, family by family.

`puzzlegen.fairness.answer_leaks` tells what the thieves do.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from puzzlegen import catalog
from puzzlegen.conformance.drafts import AcceptedDraft
from puzzlegen.core.family import Level
from puzzlegen.fairness.answer_leaks import LIMIT, find_leaks
from puzzlegen.fairness.sheets import read_sheets

HEAD: Final = ("items", "number", "thief", "accuracy", "chance", "standard error", "excess")


def rows(_: catalog.Row, made: Mapping[Level, Sequence[AcceptedDraft]]) -> Iterator[tuple[str, ...]]:
    """The cells of each thief in each form of the family's answers."""
    sheets = read_sheets([one for some in made.values() for one in some])
    for leak in find_leaks(sheets)["family"]:
        excess = f"{leak.excess:+.1f}" + (" **beyond**" if leak.excess > LIMIT else "")
        figures = (f"{number:.3f}" for number in (leak.accuracy, leak.chance, leak.error))
        yield leak.group, str(leak.items), leak.thief, *figures, excess
