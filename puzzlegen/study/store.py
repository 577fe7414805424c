"""What people did in a study: every answer, with its times."""

import secrets
from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from typing import Annotated, Final, TypeAlias

import msgspec

from puzzlegen.core.errors import WrongUsage
from puzzlegen.core.item import Document
from puzzlegen.study.kept import Kept, Participant, hashed

_Milliseconds: TypeAlias = Annotated[float, msgspec.Meta(ge=0, le=1e11)]  # up to three years
_Pixels: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
_MOST_TEXT: Final = 20_000  # characters of an answer
_SCHEMA: Final = """
CREATE TABLE answer (
    participant INTEGER NOT NULL, position INTEGER NOT NULL, said TEXT NOT NULL, received TEXT NOT NULL,
    PRIMARY KEY (participant, position),
    FOREIGN KEY (participant, position) REFERENCES trial (participant, position) ON DELETE CASCADE
);
"""
# Older files have no invitations; one goes with whoever took it up
_INVITATIONS: Final = (
    "CREATE TABLE IF NOT EXISTS invitation (secret TEXT PRIMARY KEY)",
    "CREATE TRIGGER IF NOT EXISTS forgotten AFTER DELETE ON participant"
    " BEGIN DELETE FROM invitation WHERE secret = OLD.secret; END",
)
_OTHER: Final = "holds answers to another benchmark, or with another --seed or --items; choose another --out."


class OpenToAll(WrongUsage):
    """Somebody takes part who was not invited, so that invitations come too late."""


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
        known: whether it was known before; asked where candidates are approved.
        hidden: milliseconds in which the page was hidden.
        zooms: how often the picture was enlarged or made smaller.
        viewport: width and height of the page in CSS pixels.
        ratio: device pixels to a CSS pixel.
    """

    response: Annotated[str, msgspec.Meta(max_length=_MOST_TEXT)]
    given_up: bool = False
    wrong: Annotated[str, msgspec.Meta(max_length=_MOST_TEXT)] = ""
    known: bool = False
    first: _Milliseconds | None = None
    last: _Milliseconds | None = None
    sent: _Milliseconds = 0.0
    hidden: _Milliseconds = 0.0
    zooms: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0
    viewport: tuple[_Pixels, _Pixels] = (0, 0)
    ratio: Annotated[float, msgspec.Meta(ge=0, le=100)] = 1.0


class Trial(msgspec.Struct, frozen=True):
    """An item that somebody is shown at this position, and what came of it; ``said`` is None before the answer."""

    position: int
    item: str
    practice: bool
    said: Said | None
    received: str


class Store(Kept[Settings]):
    """The file of a study.

    Attributes:
        by_invitation: whether only those take part who were invited, each at an address of his own.
    """

    def __init__(self, path: Path, settings: Settings) -> None:
        """Open the file, or make it; raises `OtherStudy`."""
        super().__init__(path, settings, _SCHEMA, "play", _OTHER)
        for statement in _INVITATIONS:
            self._database.execute(statement)
        self.by_invitation = self.invitations() > 0

    def invite(self, people: int, hand_out: Callable[[Sequence[str]], None]) -> None:
        """Make invitations until there are as many as ``people``; nobody else is admitted any more.

        Args:
            people: how many.
            hand_out: is given the new ones, each a secret, of which only digests are kept; if it fails, there are none.

        Raises:
            OpenToAll: there are people without one.
        """
        with self._transaction():
            uninvited = "SELECT 1 FROM participant WHERE secret NOT IN (SELECT secret FROM invitation)"
            if self._database.execute(uninvited).fetchone():
                raise OpenToAll(
                    "People without an invitation take part already; choose another --out for those invited."
                )
            made = [secrets.token_urlsafe(18) for _ in range(people - self.invitations())]
            self._database.executemany("INSERT INTO invitation VALUES (?)", [(hashed(one),) for one in made])
            hand_out(made)
        self.by_invitation = True

    def invitations(self) -> int:
        """How many there are, taken up or not."""
        (count,) = self._database.execute("SELECT COUNT(*) FROM invitation").fetchone()
        return int(count)

    def admits(self, part: str) -> bool:
        """True if this is an invitation, where there are any, or else the token."""
        if not self.by_invitation:
            return super().admits(part)
        found = self._database.execute("SELECT 1 FROM invitation WHERE secret = ?", (hashed(part),))
        return found.fetchone() is not None

    def withdraw(self, items: Collection[str]) -> None:
        """Deal nobody but these items any more: those that wait for an answer and are not among them go."""
        with self._transaction():
            rows = self._database.execute(
                "SELECT participant, position, item FROM trial LEFT JOIN answer USING (participant, position)"
                " WHERE said IS NULL"
            ).fetchall()
            gone = [(participant, position) for participant, position, item in rows if item not in items]
            self._database.executemany("DELETE FROM trial WHERE participant = ? AND position = ?", gone)

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
