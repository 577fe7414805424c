"""What judges the family of places."""

from puzzlegen.evidence.geolocation.disguises import DISGUISES as DISGUISES
from puzzlegen.evidence.geolocation.measures import MEASURES as MEASURES
