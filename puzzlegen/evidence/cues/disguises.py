"""Cues in disguise."""

from typing import Final

from puzzlegen.evidence import Disguise

DISGUISES: Final[dict[str, tuple[Disguise, ...]]] = {}
