"""Names the puzzles that a series has twice since public items may not avoid what is held back by hand.

A public item that avoided it would betray it by what is left out. Held-back items avoid all that is public and all that
earlier releases held back; nobody sees that, since they are revealed in order. (Puzzlegen 0.1 did not let them.)
"""

from collections import defaultdict
from typing import Final

from puzzlegen.item import Document
from puzzlegen.releases import documents
from puzzlegen.releases.documents import ReleasedItem, Version
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


class Register:
    """All public and revealed items of a series by their canonical forms."""

    def __init__(self, series: Series) -> None:
        self._revealed = {
            version: series.hidden_forms(version)
            for version in series.versions()
            if series.revealed_folder(version).is_dir()
        }
        self._public: defaultdict[str, dict[str, Version]] = defaultdict(dict)
        for version in series.versions():
            for item in reading.documents(series.release_folder(version) / documents.ITEMS, ReleasedItem):
                self._public[item.canonical][item.id] = Version.parse(item.released)

    def twins(self, version: Version, forms: dict[str, str]) -> list[Twin]:
        """The items that could not avoid those with these canonical ``forms``, which a release holds or held back."""
        found = [
            Twin(item, twin, str(released))
            for form, item in forms.items()
            for twin, released in self._public[form].items()
            if released > version
        ]
        for older, others in self._revealed.items():
            if older < version:
                found += [Twin(item, others[form], str(older)) for form, item in forms.items() if form in others]
        return found
