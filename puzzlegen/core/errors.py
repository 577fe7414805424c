"""The two ways in which a command may fail, whose causes are subclasses, and what only deserves a warning."""

from typing import ClassVar


class WrongUsage(ValueError):
    """The request cannot be carried out as put; nothing was changed."""

    exit_code: ClassVar[int] = 2


class MissingExtra(WrongUsage):
    """What was asked for needs packages that are not installed."""


class BrokenPackage(UserWarning):
    """Another package cannot be used; nothing else is the worse for it."""


class CheckFailed(ValueError):
    """A check did not pass, or the work could not be finished."""

    exit_code: ClassVar[int] = 1
