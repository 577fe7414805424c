"""Where puzzlegen keeps what can be had again, such as the weights of models."""

import os
from pathlib import Path


def folder(room: str) -> Path:
    """The folder of one kind of thing below the cache of this user; it need not exist yet."""
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(home) / "puzzlegen" / room
