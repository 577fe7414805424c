"""What every material answers to, so that nobody who makes or checks items need know which materials there are.

A material is what items are made of that is not invented: a file of games, a program, a folder of photographs. It is
known by an *identity* that requests publish, and lies at a place of which they say nothing. So it is identified once,
where items are made of it for the first time, and found again at any place by its identity.

A new material is a module beside this one with a `Material`, and a row in `puzzlegen.materials.table`; the families
that take it have a parameter of its name (`puzzlegen.catalog.Family.takes`).
"""

from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from typing import Any, ClassVar, Literal, Self

import msgspec

from puzzlegen.core.errors import CheckFailed, WrongUsage
from puzzlegen.core.family import Level

Report = Callable[[int, int], None]
"""Is told how much of a material is read, of how much."""


class Missing(WrongUsage):
    """A material is missing, cannot be used, or is not asked for."""


class Changed(WrongUsage):
    """A material is not the one that the request names."""


class NothingUsable(CheckFailed):
    """Of a material, nothing can be used."""


class Option(msgspec.Struct, frozen=True):
    """An option that names a material, or says something about it.

    Attributes:
        flag: as on the command line.
        metavar: what its value stands for.
        help: a line for people.
        kind: of its value.
        least: the lowest number.
        choices: the only values.
        many: whether it may be given more than once.
    """

    flag: str
    metavar: str
    help: str
    kind: Literal["path", "text", "number"] = "text"
    least: int = 0
    choices: tuple[str, ...] = ()
    many: bool = False

    @property
    def name(self) -> str:
        """Under which its value is found."""
        return self.flag.removeprefix("--").replace("-", "_")


class Findings(msgspec.Struct, frozen=True):
    """What a look through a material found.

    Attributes:
        total: parts that it has.
        usable: how many of them can be used.
        complaints: a sentence for some of the others.
        remarks: sentences about what cannot be had of it.
    """

    total: int
    usable: int
    complaints: tuple[str, ...] = ()
    remarks: tuple[str, ...] = ()


class Material(msgspec.Struct, frozen=True):
    """A material at its place, which has to be the one of its identity.

    Attributes:
        NAME: of the field in requests and in parameters of families; its first option is ``--NAME``.
        OPTIONS: that tell where it lies and what to say about it, the place first.
        AGAIN: what the option of its place says to those who find it again; empty if nobody can.
        UNUSED: the end of a sentence about what does not take it.
        NEEDED: the end of a sentence about a family that makes nothing without it.
        CREDITED: whether proofs name the owners of what takes the place of inventions, so that it can be released.
        FOR_ALL: whether all families of a request have to take it, and not only one.
        JUDGES: whether validators ask it what nobody can prove.
        UNREPEATABLE: why items cannot be made of it again elsewhere, in words that end a sentence; empty if they can.
        SURVEYOR: the module below ``puzzlegen`` whose ``survey`` looks through it for the families; empty if none does.
    """

    NAME: ClassVar[str]
    OPTIONS: ClassVar[tuple[Option, ...]]
    AGAIN: ClassVar[str] = ""
    UNUSED: ClassVar[str]
    NEEDED: ClassVar[str] = ""
    CREDITED: ClassVar[bool] = False
    FOR_ALL: ClassVar[bool] = False
    JUDGES: ClassVar[bool] = False
    UNREPEATABLE: ClassVar[str] = ""
    SURVEYOR: ClassVar[str] = ""

    @property
    def identity(self) -> Any:
        """What a request publishes about it."""
        raise NotImplementedError

    @property
    def key(self) -> str:
        """The part of its identity on which it depends which items are made; empty if these stay as they are."""
        return ""

    @property
    def most(self) -> int | None:
        """How many items can be made of it; None if that is not known beforehand."""
        return None

    @property
    def remarks(self) -> tuple[str, ...]:
        """Sentences that whoever makes items of it should know."""
        return ()

    @classmethod
    def identify(cls, chosen: Mapping[str, Any], report: Report) -> Self:
        """The material that these values of its options name, as it is now.

        Raises:
            Missing: if there is none, or something is left out that its identity needs.
            NothingUsable: if nothing of it can be used.
        """
        raise NotImplementedError

    @classmethod
    def at(cls, place: Path, identity: Any) -> Self:
        """The material of this identity, which lies at this place; raises `Missing` if nothing does."""
        raise NotImplementedError

    def again(self, identity: Any) -> Self:
        """The material that was identified anew, with all that a request says of it.

        Only those have this that cannot be found `at` a place, since more has to be said about them.

        Raises:
            Changed: if the request names another one.
        """
        raise NotImplementedError

    @classmethod
    def missing(cls, identity: Any) -> str:
        """What to say to somebody who needs the material of this identity and has not said where it lies."""
        raise NotImplementedError

    def open(self) -> Any:
        """What families and validators use; a process opens it once, and again if it changes.

        Raises:
            Missing: if it is not there.
            Changed: if it is another one.
        """
        raise NotImplementedError

    def for_items(self, number: int) -> Self:  # noqa: ARG002 - most materials are looked through whole
        """The material if so many items at most are made of it: not all of it need be looked through."""
        return self

    def serves(self, level: Level) -> bool:  # noqa: ARG002 - most materials know no levels
        """Whether anything can be made of it at a level, as far as is known."""
        return True

    def unreleasable(self, licence: str) -> str:  # noqa: ARG002 - most materials are nobody's work
        """A sentence that says why what is made of it cannot be released under a licence; empty if nothing is known."""
        return ""

    def surveyed(self, found: Findings) -> Self:
        """The material with what was found in it.

        Raises:
            NothingUsable: if nothing can be used.
        """
        raise NotImplementedError


Materials = Collection[Material]
"""Those of a request, each of another kind."""
