"""What people judge of items: every judgement they ever gave, in one SQLite file that survives kills."""

from pathlib import Path
from typing import Annotated, Final

import msgspec

from puzzlegen.core.item import Document
from puzzlegen.study.kept import Kept, Participant, settings_in

_MOST_TEXT: Final = 20_000  # characters of an answer
_MOST_NOTE: Final = 2_000
_SCHEMA: Final = """
CREATE TABLE look (
    participant INTEGER NOT NULL, position INTEGER NOT NULL, response TEXT, received TEXT NOT NULL,
    PRIMARY KEY (participant, position),
    FOREIGN KEY (participant, position) REFERENCES trial (participant, position) ON DELETE CASCADE
);
CREATE TABLE judgement (
    number INTEGER PRIMARY KEY AUTOINCREMENT, participant INTEGER NOT NULL, position INTEGER NOT NULL,
    judged TEXT NOT NULL, received TEXT NOT NULL,
    FOREIGN KEY (participant, position) REFERENCES trial (participant, position) ON DELETE CASCADE
);
"""
_OTHER: Final = (
    "holds a review of another benchmark, or with another --seed, --items or --scheme; choose another --out."
)


class Settings(Document, frozen=True):
    """What must not change while people judge.

    Attributes:
        benchmark: name of the folder.
        digest: of the benchmark's document, SHA-256.
        seed, items: of the sample.
        scheme: name of the list of types of errors; empty where items are reviewed.
        types: the names of the types.
        predictions: name of the file of responses.
        said: its SHA-256.
    """

    benchmark: str
    digest: str
    seed: int
    items: int
    scheme: str = ""
    types: tuple[str, ...] = ()
    predictions: str = ""
    said: str = ""


class Judged(Document, frozen=True):
    """What somebody judged.

    Attributes:
        said: the code of the reason for a flag, or the type of an error; empty for approval, or for "cannot tell".
        note: on it.
        seconds: milliseconds since the pictures were visible; time in which the page was hidden does not count.
    """

    said: Annotated[str, msgspec.Meta(max_length=100)]
    note: Annotated[str, msgspec.Meta(max_length=_MOST_NOTE)] = ""
    seconds: Annotated[float, msgspec.Meta(ge=0, le=1e11)] = 0.0


class Look(Document, frozen=True):
    """That somebody saw the key, after an answer of his own; ``response`` is None if he gave none."""

    response: Annotated[str, msgspec.Meta(max_length=_MOST_TEXT)] | None
    received: str = ""


class Case(msgspec.Struct, frozen=True):
    """An item that somebody judges.

    Attributes:
        position: in the order in which he sees them.
        item: its id.
        look: whether he saw the key; None if not yet.
        judged: all of his judgements, oldest first, each with its number among all and when it came.
    """

    position: int
    item: str
    look: Look | None
    judged: tuple[tuple[int, Judged, str], ...]

    @property
    def last(self) -> Judged | None:
        """What he says now."""
        return self.judged[-1][1] if self.judged else None


class Judgements(Kept[Settings]):
    """The file of a review."""

    def __init__(self, path: Path, settings: Settings) -> None:
        """Open the file, or make it; raises `OtherStudy`."""
        super().__init__(path, settings, _SCHEMA, "review", _OTHER)

    def cases(self, participant: Participant) -> list[Case]:
        """What the participant judges, in order, with all that he said so far."""
        looks = {
            position: Look(response, received)
            for position, response, received in self._database.execute(
                "SELECT position, response, received FROM look WHERE participant = ?", (participant.number,)
            )
        }
        judged: dict[int, list[tuple[int, Judged, str]]] = {}
        for number, position, said, received in self._database.execute(
            "SELECT number, position, judged, received FROM judgement WHERE participant = ? ORDER BY number",
            (participant.number,),
        ):
            judged.setdefault(position, []).append((number, msgspec.json.decode(said, type=Judged), received))
        rows = self._database.execute(
            "SELECT position, item FROM trial WHERE participant = ? ORDER BY position", (participant.number,)
        )
        return [Case(position, item, looks.get(position), tuple(judged.get(position, ()))) for position, item in rows]

    def look(self, participant: Participant, position: int, response: str | None, received: str) -> None:
        """Keep that the participant saw the key; the first time counts."""
        with self._transaction():
            self._database.execute(
                "INSERT OR IGNORE INTO look VALUES (?, ?, ?, ?)", (participant.number, position, response, received)
            )

    def judge(self, participant: Participant, position: int, judged: Judged, received: str) -> None:
        """Keep a judgement beside the earlier ones; one that says what the last one says adds nothing."""
        known = self.cases(participant)[position].last
        if known is not None and (known.said, known.note) == (judged.said, judged.note):
            return
        with self._transaction():
            self._database.execute(
                "INSERT INTO judgement (participant, position, judged, received) VALUES (?, ?, ?, ?)",
                (participant.number, position, msgspec.json.encode(judged).decode(), received),
            )


def opened(path: Path, wanted: Settings, seed: int | None, items: int | None) -> Judgements:
    """Open the file, or make it; a seed and a size of the sample that are not given are those of the file.

    Raises:
        OtherStudy: it is of another review.
    """
    there = settings_in(path, Settings) or wanted
    found = msgspec.structs.replace(
        wanted, seed=there.seed if seed is None else seed, items=there.items if items is None else items
    )
    return Judgements(path, found)
