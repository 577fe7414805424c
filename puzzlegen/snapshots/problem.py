"""What a check of a snapshot found."""

import msgspec


class Problem(msgspec.Struct, frozen=True):
    """One check that failed: the file, as a path in the snapshot, and what is wrong with it."""

    file: str
    complaint: str

    def __str__(self) -> str:
        """The problem as one line."""
        return f"{self.file}: {self.complaint}"
