"""Cues in disguise."""

from typing import Final

from puzzlegen.evidence import Disguise
from puzzlegen.evidence.cues.folded_note import drawn_otherwise
from puzzlegen.evidence.cues.venn_letters import hoops_reordered

DISGUISES: Final[dict[str, tuple[Disguise, ...]]] = {
    "cues/folded_note": (drawn_otherwise,),
    "cues/venn_letters": (hoops_reordered,),
}
