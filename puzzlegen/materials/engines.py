"""Chess engines: programs whose judgement some questions are about; `puzzlegen.materials.uci` speaks with them."""

import os
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self

from puzzlegen.core.item import Document
from puzzlegen.materials.material import Changed, Material, Missing, Option, Report

if TYPE_CHECKING:
    from puzzlegen.materials.uci import Running

NODES: Final = 50_000


class Identity(Document, frozen=True):
    """What a request says about its engine.

    Attributes:
        name: what it calls itself, the version included.
        sha256: of the program.
        nodes: that it looks at for each question.
        options: of the engine that are set, with their values.
    """

    name: str
    sha256: str
    nodes: int
    options: dict[str, int]


class Engine(Material, frozen=True):
    """The program at this path, which has to be the engine of this identity."""

    NAME: ClassVar = "engine"
    OPTIONS: ClassVar = (
        Option("--engine", "PROGRAM", "Ask also what this chess engine (UCI) thinks; that is no proof.", "path"),
        Option("--engine-nodes", "N", f"Nodes that it looks at; default: {NODES}.", "number", least=1000),
    )
    AGAIN: ClassVar = "The engine whose judgement some items are about, if any."
    UNUSED: ClassVar = "has no family that asks what a chess engine thinks"
    JUDGES: ClassVar = True

    path: str
    identity: Identity

    @classmethod
    def identify(cls, chosen: Mapping[str, Any], report: Report) -> Self:  # noqa: ARG003 - it is asked its name alone
        """The engine at a path, or of a name among the programs of the system; it is started, and ended again.

        Raises:
            Missing: if there is none.
        """
        from hashlib import file_digest

        from puzzlegen.materials.uci import Running  # not for all who only want to know which materials there are

        path, nodes = (chosen[option.name] for option in cls.OPTIONS)
        program = _program(path)
        running = Running(program)
        running.close()
        with Path(program).open("rb") as file:
            sha256 = file_digest(file, "sha256").hexdigest()
        return cls(program, Identity(running.name, sha256, nodes or NODES, running.options))

    @classmethod
    def at(cls, place: Path, identity: Identity) -> Self:
        """The engine at this path, or of this name; another build of it is welcome."""
        return cls(_program(place), identity)

    @classmethod
    def missing(cls, identity: Identity) -> str:
        """Names the engine."""
        return f"Its items were chosen by the engine {identity.name}: name it with --engine."

    def open(self) -> "Running":
        """The engine, ready for questions."""
        from puzzlegen.materials.uci import started

        found = started(self.path, os.getpid())
        wanted = self.identity
        if (found.name, found.options) != (wanted.name, wanted.options):
            raise Changed(
                f"{self.path} is not the engine that was asked for: it is {_told(found)}, and not {_told(wanted)}."
            )
        return found


def _program(path: Path) -> str:
    """Where the program lies."""
    program = shutil.which(path)
    if program is None:
        cause = "it may not be executed" if path.is_file() else "there is no such program"
        raise Missing(f"The engine {path} cannot be started: {cause}.")
    return str(Path(program).absolute())


def _told(engine: "Running | Identity") -> str:
    """The name and the options of an engine."""
    return " ".join([engine.name, *(f"{option}={value}" for option, value in engine.options.items())])
