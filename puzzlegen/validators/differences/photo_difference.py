"""Compares two versions of a photograph patch by patch, and pixel by pixel; judges `differences/photo_difference`."""

import math
from collections.abc import Sequence
from hashlib import blake2b, sha256
from itertools import combinations
from typing import Final

import msgspec

from puzzlegen.core.certificate import Certificate, MalformedStatement
from puzzlegen.core.family import Faults, Layout, Pixels
from puzzlegen.core.item import Box
from puzzlegen.core.question import NoFacts
from puzzlegen.formats.differences.kits.pairs import Boxes
from puzzlegen.formats.differences.photo_difference import QUESTIONS, Patch, Query, Versions
from puzzlegen.validators.differences.kits.boxes import area, overlap
from puzzlegen.validators.differences.kits.panels import pair
from puzzlegen.validators.differences.kits.photo_referee import judge
from puzzlegen.validators.differences.kits.spelling import spelled
from puzzlegen.validators.kits.answers import verdict_on

LEAST_UNCHANGED: Final = 3  # patches that are the same in both versions


def certify(shown: Versions, query: Query) -> Certificate:
    """Compare the patches by the digests of their pixels.

    The difficulty is that of the smallest difference, since all have to be found: how many times the photograph is as
    large as its box, in powers of two. That the digests are those of the pixels, that nothing else differs, and that
    each difference is seen, is for `certify_picture` to tell.

    Raises:
        MalformedStatement: two patches have one name, or one leaves the photograph.
    """
    _check(shown)
    changed = _changed(shown)
    faults = []
    if isinstance(query, Boxes) and query.number != len(changed):
        faults.append("the number of differences is not the stated one")
    if len(shown.patches) - len(changed) < LEAST_UNCHANGED:
        faults.append("too few patches are the same in both")
    if any(overlap(one.box, other.box) for one, other in combinations(shown.patches, 2)):
        faults.append("two patches overlap")
    answers = spelled(query, (patch.name for patch in changed))
    smallest = min((area(patch.box) for patch in changed), default=shown.width * shown.height)
    return Certificate(
        verdict=verdict_on(answers),
        answers=answers[:2],
        method="comparison of all patches",
        effort={"patches": len(shown.patches), "differences": len(changed)},
        difficulty=round(math.log2(shown.width * shown.height / smallest), 2),
        unit=QUESTIONS[type(query)].unit,
        canonical=_canonical(shown.photo.sha256, changed),
        structure=f"photograph {shown.photo.sha256[:16]}",
        faults=tuple(faults),
    )


def certify_why(shown: Versions, query: Query, answer: str, why: NoFacts) -> Faults:  # noqa: ARG001
    """The explanation says which patches differ, which is proven: there are no facts to judge."""
    return ()


def _changed(shown: Versions) -> list[Patch]:
    """The patches that are not the same in both versions."""
    return [patch for patch in shown.patches if patch.first != patch.second]


def _check(shown: Versions) -> None:
    if len({patch.name for patch in shown.patches}) < len(shown.patches):
        raise MalformedStatement("two patches have the same name")
    for patch in shown.patches:
        left, top, right, bottom = patch.box
        if not (0 <= left < right <= shown.width and 0 <= top < bottom <= shown.height):
            raise MalformedStatement("a patch leaves the photograph")


def _canonical(photo: str, changed: Sequence[Patch]) -> str:
    """The same for the same places of one photograph: who knows them knows the answer, whatever was changed there."""
    differing = sorted(patch.box for patch in changed)
    return blake2b(msgspec.json.encode([photo, differing]), digest_size=16).hexdigest()


def certify_picture(pictures: Sequence[Pixels], shown: Versions, query: Query, layout: Layout) -> Faults:
    """Hold the statement against the pixels, then find all differences on these alone."""
    _check(shown)
    seen = pair(pictures, query.arrangement, layout)
    if seen is None:
        return ("there are not two pictures",)
    versions = seen.first, seen.second
    if any(version.shape != (shown.height, shown.width, 3) for version in versions):
        return ("the pictures are not of the stated size",)
    if seen.boxes != {patch.name: patch.box for patch in shown.patches}:
        return ("the boxes are not those of the patches",)
    if any(
        (_digest(seen.first, one.box), _digest(seen.second, one.box)) != (one.first, one.second)
        for one in shown.patches
    ):
        return ("a patch does not hold the stated pixels",)
    return judge(seen.first, seen.second, {patch.name: patch.box for patch in _changed(shown)})


def _digest(picture: Pixels, box: Box) -> str:
    """SHA-256 of R, G and B of each pixel in the box, row by row."""
    left, top, right, bottom = box
    return sha256(picture[top:bottom, left:right].tobytes()).hexdigest()
