"""One SQLite file that survives kills: who takes part, what each is shown, and what each says of it.

People are known by a random id and by a secret that only their browser has; the file keeps its digest. Nothing else is
kept of them: no name, no address.
"""

import os
import secrets
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Final, Generic, TypeVar

import msgspec

from puzzlegen.core.errors import CheckFailed, WrongUsage
from puzzlegen.core.item import Document
from puzzlegen.core.writing import Unwritten

S = TypeVar("S", bound=Document)
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
"""


class OtherStudy(WrongUsage):
    """The file holds what people said of other items, or of items that were dealt out in another way."""


class FileLost(CheckFailed):
    """The file was deleted or replaced while it was open: whatever is written into it would vanish."""


class NoSuchParticipant(WrongUsage):
    """Nobody of this id takes part."""


class Participant(msgspec.Struct, frozen=True):
    """Somebody who takes part; ``turn`` counts those of a language from 0 on."""

    number: int
    id: str
    language: str
    turn: int


def settings_in(path: Path, kind: type[S]) -> S | None:
    """The settings in a file; None where there is no file, or one of another kind, which opening it will tell."""
    if not path.exists():
        return None
    try:
        with closing(sqlite3.connect(path)) as database:
            (kept,) = database.execute("SELECT settings FROM study").fetchone()
        return msgspec.json.decode(kept, type=kind)
    except (sqlite3.DatabaseError, TypeError, msgspec.DecodeError):
        return None


class Kept(Generic[S]):
    """The file.

    Attributes:
        token: the secret part of the page's address.
        settings: what must not change while people take part.
    """

    def __init__(self, path: Path, settings: S, schema: str, program: str, other: str) -> None:
        """Open the file, or make it.

        Args:
            path: of the file.
            settings: that a new file gets, and an old one must have.
            schema: of the table of what people say.
            program: the command that makes such files.
            other: what is said, after the file's name, where the file has other settings.

        Raises:
            OtherStudy: it is of another study.
        """
        new = not path.exists()
        if new:
            path.parent.mkdir(parents=True, exist_ok=True)
            os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))  # whatever the umask
        self._path = path
        self._there: list[tuple[int, int]] = []  # known once it is open
        self._database = sqlite3.connect(path, isolation_level=None)
        try:
            for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "secure_delete = ON"):
                self._database.execute(f"PRAGMA {pragma}")
            if new:
                self._begin(settings, schema)
            kept, self.token = self._database.execute("SELECT settings, token FROM study").fetchone()
            found = msgspec.json.decode(kept, type=type(settings))
        except (sqlite3.DatabaseError, TypeError, msgspec.DecodeError) as error:
            self._database.close()
            if new:  # nobody has seen it
                for place in self._places():
                    place.unlink(missing_ok=True)
                raise Unwritten(f"{path} cannot be written: {error}; make room, or choose another --out.") from error
            raise OtherStudy(f"{path} is not a file that puzzlegen {program} made.") from error
        if found != settings:
            raise OtherStudy(f"{path} {other}")
        self.settings = settings
        self._there = self._identities()

    def require_there(self) -> None:
        """Raise `FileLost` if the file is not the one that was opened; SQLite goes on writing to one without a name."""
        if self._there and self._identities() != self._there:
            raise FileLost(
                f"{self._path} was deleted or replaced while people took part, so that answers can be kept no longer. "
                "Put back a copy of it, or begin anew with the same command."
            )

    def _identities(self) -> list[tuple[int, int]]:
        """Which files the name stands for now: the file itself, and what SQLite keeps beside it."""
        there = (place.stat() for place in self._places()[:2] if place.exists())
        return [(found.st_dev, found.st_ino) for found in there]

    def _places(self) -> list[Path]:
        """The file itself, the journal that SQLite keeps beside it, and the index of the journal."""
        return [self._path.with_name(self._path.name + ending) for ending in ("", "-wal", "-shm")]

    def _begin(self, settings: S, schema: str) -> None:
        with self._transaction():
            for statement in filter(str.strip, (_SCHEMA + schema).split(";")):
                self._database.execute(statement)
            kept = msgspec.json.encode(settings).decode()
            self._database.execute("INSERT INTO study VALUES (?, ?)", (kept, secrets.token_urlsafe(12)))

    def close(self) -> None:
        """Close the file."""
        self._database.close()

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        """All or nothing; writers wait for one another. Raises `FileLost` if it was written for nobody."""
        self._database.execute("BEGIN IMMEDIATE")
        try:
            yield
        except BaseException:
            self._database.execute("ROLLBACK")
            raise
        self._database.execute("COMMIT")
        self.require_there()

    def admits(self, part: str) -> bool:
        """True if the page is below this part of the address."""
        return secrets.compare_digest(part.encode(), self.token.encode())

    def join(self, language: str, joined: str, invitation: str = "") -> tuple[Participant, str]:
        """Somebody new, and the secret of the browser; the turn is the first one that nobody has.

        The secret is the ``invitation`` if there is one; whoever took it up before comes back instead of somebody new.
        """
        secret, name = invitation or secrets.token_urlsafe(24), secrets.token_hex(8)
        with self._transaction():
            before = self.known(secret)
            if before is not None:
                return before, secret
            rows = self._database.execute("SELECT turn FROM participant WHERE language = ?", (language,))
            taken = {turn for (turn,) in rows}
            turn = next(turn for turn in range(len(taken) + 1) if turn not in taken)
            number = self._database.execute(
                "INSERT INTO participant (id, secret, language, turn, joined) VALUES (?, ?, ?, ?, ?)",
                (name, hashed(secret), language, turn, joined),
            ).lastrowid
        assert number is not None
        return Participant(number, name, language, turn), secret

    def deal(self, participant: Participant, items: Sequence[tuple[str, bool]]) -> None:
        """What the participant is shown: ids of items, and whether each is for practice."""
        rows = [(participant.number, position, item, practice) for position, (item, practice) in enumerate(items)]
        with self._transaction():
            self._database.executemany("INSERT INTO trial VALUES (?, ?, ?, ?)", rows)

    def known(self, secret: str) -> Participant | None:
        """The participant with this secret."""
        row = self._database.execute(
            "SELECT number, id, language, turn FROM participant WHERE secret = ?", (hashed(secret),)
        ).fetchone()
        return None if row is None else Participant(*row)

    def participants(self) -> list[Participant]:
        """All of them, in the order in which they came."""
        rows = self._database.execute("SELECT number, id, language, turn FROM participant ORDER BY number").fetchall()
        return [Participant(*row) for row in rows]

    def forget(self, name: str) -> None:
        """Delete a participant with all that he said; somebody else will get the same items.

        Raises:
            NoSuchParticipant: there is nobody of this id.
        """
        with self._transaction():
            if not self._database.execute("DELETE FROM participant WHERE id = ?", (name,)).rowcount:
                raise NoSuchParticipant(f"Nobody with the id {name!r} takes part.")
        self._database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._database.execute("VACUUM")


def hashed(secret: str) -> str:
    """What is kept of a secret: its SHA-256."""
    return sha256(secret.encode()).hexdigest()
