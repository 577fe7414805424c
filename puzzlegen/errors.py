"""The two ways in which a command may fail; the causes are subclasses, defined where they arise."""


class WrongUsage(ValueError):
    """The request cannot be carried out as put; nothing was changed. Exit code 2."""


class CheckFailed(ValueError):
    """A check did not pass, or the work could not be finished. Exit code 1."""
