"""What people did in a study: every answer, with its times."""

from pathlib import Path
from typing import Annotated, Final

import msgspec

from puzzlegen.core.item import Document
from puzzlegen.study.kept import Kept, Participant

_MOST_TEXT: Final = 20_000  # characters of an answer
_SCHEMA: Final = """
CREATE TABLE answer (
    participant INTEGER NOT NULL, position INTEGER NOT NULL, said TEXT NOT NULL, received TEXT NOT NULL,
    PRIMARY KEY (participant, position),
    FOREIGN KEY (participant, position) REFERENCES trial (participant, position) ON DELETE CASCADE
);
"""
_OTHER: Final = "holds answers to another benchmark, or with another --seed or --items; choose another --out."


class Settings(Document, frozen=True):
    """What must not change while people take part.

    Attributes:
        benchmark: name of the folder.
        digest: of the benchmark's document, SHA-256.
        seed: of the design.
        items: in a sitting.
    """

    benchmark: str
    digest: str
    seed: int
    items: int


class Said(Document, frozen=True):
    """What somebody did with an item.

    Attributes:
        response: the answer as text, which `score` reads; empty for somebody who gave up.
        given_up: whether there is none.
        wrong: why the item is held to be wrong; empty if it is not.
        first, last: milliseconds from the picture's appearance to the first and the last input; None without any.
        sent: milliseconds until the answer was sent. Time in which the page was hidden counts in none of the three.
        hidden: milliseconds in which the page was hidden.
        zooms: how often the picture was enlarged or made smaller.
        viewport: width and height of the page in CSS pixels.
        ratio: device pixels to a CSS pixel.
    """

    response: Annotated[str, msgspec.Meta(max_length=_MOST_TEXT)]
    given_up: bool = False
    wrong: Annotated[str, msgspec.Meta(max_length=_MOST_TEXT)] = ""
    first: float | None = None
    last: float | None = None
    sent: float = 0.0
    hidden: float = 0.0
    zooms: int = 0
    viewport: tuple[int, int] = (0, 0)
    ratio: float = 1.0


class Trial(msgspec.Struct, frozen=True):
    """An item that somebody is shown at this position, and what came of it; ``said`` is None before the answer."""

    position: int
    item: str
    practice: bool
    said: Said | None
    received: str


class Store(Kept[Settings]):
    """The file of a study."""

    def __init__(self, path: Path, settings: Settings) -> None:
        """Open the file, or make it; raises `OtherStudy`."""
        super().__init__(path, settings, _SCHEMA, "play", _OTHER)

    def trials(self, participant: Participant) -> list[Trial]:
        """What the participant is shown, in order, with the answers so far."""
        rows = self._database.execute(
            "SELECT position, item, practice, said, received FROM trial LEFT JOIN answer USING (participant, position)"
            " WHERE participant = ? ORDER BY position",
            (participant.number,),
        )
        return [
            Trial(position, item, bool(practice), said and msgspec.json.decode(said, type=Said), received or "")
            for position, item, practice, said, received in rows
        ]

    def answer(self, participant: Participant, position: int, said: Said, received: str) -> None:
        """Keep an answer; the first one to a position counts, so that a repeated message does no harm."""
        with self._transaction():
            self._database.execute(
                "INSERT OR IGNORE INTO answer VALUES (?, ?, ?, ?)",
                (participant.number, position, msgspec.json.encode(said).decode(), received),
            )
