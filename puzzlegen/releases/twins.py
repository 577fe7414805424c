"""Names the puzzles that a series has twice since public items may not avoid what is held back by hand.

A public item that avoided it would betray it by what is left out. Held-back items avoid all that is public and all that
earlier releases held back; nobody sees that, since they are revealed in order. (Puzzlegen 0.1 did not let them.)
"""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec

from puzzlegen.core.item import Document
from puzzlegen.releases.documents import Version
from puzzlegen.releases.series import Series
from puzzlegen.snapshots import reading

NAME: Final = "twins.jsonl"  # beside the revealed items


class Twin(Document, frozen=True):
    """A revealed item, and an item of the series that is the same puzzle.

    Attributes:
        id: of the revealed item.
        twin: of the other one.
        release: the version that the other one was first released with, or that held it back.
    """

    id: str
    twin: str
    release: str


def lines(found: Sequence[Twin]) -> bytes:
    """The file that names these."""
    return b"".join(msgspec.json.encode(twin) + b"\n" for twin in found)


def read(folder: Path) -> list[Twin]:
    """Those that are named beside the revealed items in ``folder``."""
    path = folder / NAME
    return list(reading.documents(path, Twin)) if path.is_file() else []


class Register:
    """The public and revealed items of a series by their canonical forms; what is read is kept."""

    def __init__(self, series: Series) -> None:
        self._series = series
        self._brought: dict[Version, dict[str, str]] = {}

    def twins(self, version: Version, forms: Mapping[str, str], *, by_hand: bool) -> list[Twin]:
        """The items that are the same puzzles as those that a release held back, and could not avoid it.

        Args:
            version: of the release.
            forms: canonical form -> id, of what it held back.
            by_hand: whether that, or what an earlier release held back, was to be revealed by hand. If not, only the
                patches of its month could not avoid it, since later releases come when it is revealed.
        """
        found: list[Twin] = []
        for other in self._series.versions():
            if other > version and (by_hand or (other.year, other.month) == (version.year, version.month)):
                if other not in self._brought:
                    self._brought[other] = self._series.public_forms(other)
                found += _pairs(forms, self._brought[other], other)
            elif other < version and by_hand and self._series.revealed_folder(other).is_dir():
                found += _pairs(forms, self._series.hidden_forms(other), other)
        return found


def _pairs(forms: Mapping[str, str], others: Mapping[str, str], release: Version) -> Iterator[Twin]:
    return (Twin(item, others[form], str(release)) for form, item in forms.items() if form in others)
