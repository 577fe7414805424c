"""What people did, in one SQLite file that survives kills: who takes part, what each is shown, and every answer.

People are known by a random id and by a secret that only their browser has; the file keeps its digest. Nothing else is
kept of them: no name, no address.
"""

import os
import secrets
import sqlite3
from collections.abc import Collection, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec

from puzzlegen.core.errors import WrongUsage
from puzzlegen.core.item import Document

_MOST_TEXT: Final = 20_000  # characters of an answer
_SCHEMA: Final = """
CREATE TABLE study (settings TEXT NOT NULL, token TEXT NOT NULL);
CREATE TABLE participant (
    number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, secret TEXT NOT NULL UNIQUE, language TEXT NOT NULL,
    turn INTEGER NOT NULL, joined TEXT NOT NULL, UNIQUE (language, turn)
);
CREATE TABLE trial (
    participant INTEGER NOT NULL REFERENCES participant (number) ON DELETE CASCADE, position INTEGER NOT NULL,
    item TEXT NOT NULL, practice INTEGER NOT NULL, PRIMARY KEY (participant, position)
);
CREATE TABLE answer (
    participant INTEGER NOT NULL, position INTEGER NOT NULL, said TEXT NOT NULL, received TEXT NOT NULL,
    PRIMARY KEY (participant, position),
    FOREIGN KEY (participant, position) REFERENCES trial (participant, position) ON DELETE CASCADE
);
"""


class OtherStudy(WrongUsage):
    """The file holds answers to other items, or to items that were dealt out in another way."""


class NoSuchParticipant(WrongUsage):
    """Nobody of this id takes part."""


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
    first: float | None = None
    last: float | None = None
    sent: float = 0.0
    hidden: float = 0.0
    zooms: int = 0
    viewport: tuple[int, int] = (0, 0)
    ratio: float = 1.0


class Participant(msgspec.Struct, frozen=True):
    """Somebody who takes part; ``turn`` counts the sittings of a language from 0 on."""

    number: int
    id: str
    language: str
    turn: int


class Trial(msgspec.Struct, frozen=True):
    """An item that somebody is shown at this position, and what came of it; ``said`` is None before the answer."""

    position: int
    item: str
    practice: bool
    said: Said | None
    received: str


class Store:
    """The file of a study.

    Attributes:
        token: the secret part of the study's address.
    """

    def __init__(self, path: Path, settings: Settings) -> None:
        """Open the file, or make it.

        Raises:
            OtherStudy: it is of another study.
        """
        new = not path.exists()
        if new:
            path.parent.mkdir(parents=True, exist_ok=True)
            os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))  # whatever the umask
        self._database = sqlite3.connect(path, isolation_level=None)
        try:
            for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "secure_delete = ON"):
                self._database.execute(f"PRAGMA {pragma}")
            if new:
                self._begin(settings)
            kept, self.token = self._database.execute("SELECT settings, token FROM study").fetchone()
        except (sqlite3.DatabaseError, TypeError) as error:
            raise OtherStudy(f"{path} is not a file that puzzlegen play made.") from error
        if msgspec.json.decode(kept, type=Settings) != settings:
            raise OtherStudy(
                f"{path} holds answers to another benchmark, or with another --seed or --items; choose another --out."
            )

    def _begin(self, settings: Settings) -> None:
        with self._transaction():
            for statement in filter(str.strip, _SCHEMA.split(";")):
                self._database.execute(statement)
            kept = msgspec.json.encode(settings).decode()
            self._database.execute("INSERT INTO study VALUES (?, ?)", (kept, secrets.token_urlsafe(12)))

    def close(self) -> None:
        """Close the file."""
        self._database.close()

    def _transaction(self) -> "_Transaction":
        return _Transaction(self._database)

    def join(self, language: str, joined: str) -> tuple[Participant, str]:
        """Somebody new, and the secret of the browser; the turn is the first one that nobody has."""
        secret, name = secrets.token_urlsafe(24), secrets.token_hex(8)
        with self._transaction():
            rows = self._database.execute("SELECT turn FROM participant WHERE language = ?", (language,))
            taken = {turn for (turn,) in rows}
            turn = next(turn for turn in range(len(taken) + 1) if turn not in taken)
            number = self._database.execute(
                "INSERT INTO participant (id, secret, language, turn, joined) VALUES (?, ?, ?, ?, ?)",
                (name, _digest(secret), language, turn, joined),
            ).lastrowid
        assert number is not None
        return Participant(number, name, language, turn), secret

    def deal(self, participant: Participant, items: Sequence[tuple[str, bool]]) -> None:
        """What the participant is shown: ids of items, and whether each is for practice."""
        rows = [(participant.number, position, item, practice) for position, (item, practice) in enumerate(items)]
        with self._transaction():
            self._database.executemany("INSERT INTO trial VALUES (?, ?, ?, ?)", rows)

    def withdraw(self, items: Collection[str]) -> None:
        """Deal nobody but these items any more: those that wait for an answer and are not among them go."""
        with self._transaction():
            rows = self._database.execute(
                "SELECT participant, position, item FROM trial LEFT JOIN answer USING (participant, position)"
                " WHERE said IS NULL"
            ).fetchall()
            gone = [(participant, position) for participant, position, item in rows if item not in items]
            self._database.executemany("DELETE FROM trial WHERE participant = ? AND position = ?", gone)

    def known(self, secret: str) -> Participant | None:
        """The participant with this secret."""
        row = self._database.execute(
            "SELECT number, id, language, turn FROM participant WHERE secret = ?", (_digest(secret),)
        ).fetchone()
        return None if row is None else Participant(*row)

    def participants(self) -> list[Participant]:
        """All of them, in the order in which they came."""
        rows = self._database.execute("SELECT number, id, language, turn FROM participant ORDER BY number").fetchall()
        return [Participant(*row) for row in rows]

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

    def forget(self, name: str) -> None:
        """Delete a participant with all answers; somebody else will get the same items.

        Raises:
            NoSuchParticipant: there is nobody of this id.
        """
        with self._transaction():
            if not self._database.execute("DELETE FROM participant WHERE id = ?", (name,)).rowcount:
                raise NoSuchParticipant(f"Nobody with the id {name!r} takes part.")
        self._database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._database.execute("VACUUM")


class _Transaction:
    """All or nothing; writers wait for one another."""

    def __init__(self, database: sqlite3.Connection) -> None:
        self._database = database

    def __enter__(self) -> None:
        self._database.execute("BEGIN IMMEDIATE")

    def __exit__(self, kind: Any, error: Any, trace: Any) -> None:
        self._database.execute("COMMIT" if kind is None else "ROLLBACK")


def _digest(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()
