"""What judges the families of cues."""

from puzzlegen.evidence.cues.disguises import DISGUISES as DISGUISES
from puzzlegen.evidence.cues.measures import MEASURES as MEASURES
