"""Stores what releases have in common once: a picture or table that stays the same is a hard link to the older one.

A picture keeps the canary of the release in which its item first appeared, so its bytes never change. A release is
whole by itself all the same: who copies its folder has all of it.
"""

import os
import shutil
from pathlib import Path

from puzzlegen.core import foreign
from puzzlegen.drawing.png import stamped
from puzzlegen.releases.documents import ReleasedItem


def share(source: Path, target: Path) -> None:
    """Let ``target`` be the file ``source``: by a hard link, or by a copy where the file system makes none."""
    target.unlink(missing_ok=True)
    try:
        os.link(source, target)
    except OSError:
        shutil.copyfile(source, target)


def place(item: ReleasedItem, source: Path, target: Path) -> None:
    """Put the pictures of an item from one folder into another, with the item's canary in each.

    Raises:
        Unfit: one is not of the form in which pictures are published.
    """
    for path in item.images:
        data = foreign.picture(source, path)
        marked = stamped(data, item.canary)
        if marked == data:
            share(source / path, target / path)
        else:
            (target / path).unlink(missing_ok=True)  # a link, perhaps, to what must not change
            (target / path).write_bytes(marked)
