"""What judges the families of solids."""

from puzzlegen.evidence.solids.disguises import DISGUISES as DISGUISES
from puzzlegen.evidence.solids.measures import MEASURES as MEASURES
