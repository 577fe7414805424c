"""Outside measures of cues."""

from typing import Final

from puzzlegen.evidence import Measure
from puzzlegen.evidence.cues.folded_note import layers
from puzzlegen.evidence.cues.venn_letters import codes_written_out

MEASURES: Final[dict[str, Measure]] = {
    "cues/folded_note": Measure("half cells of ink, times layers", layers),
    "cues/venn_letters": Measure("letters of all words under every code", codes_written_out),
}
