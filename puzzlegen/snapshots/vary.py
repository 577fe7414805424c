"""Shows published puzzles in another way: another style, size, language, form or wording, another order of options.

Paired comparisons build on it: a variant differs from its origin in nothing else.
"""

from collections import Counter
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from puzzlegen.answers.kinds import LETTERS, Form
from puzzlegen.core.certificate import Certificate, JudgeNeeded, MalformedStatement
from puzzlegen.core.errors import WrongUsage
from puzzlegen.core.family import Level, Rejected
from puzzlegen.core.item import Item, Key, Kind, PictureSize, Proof, Statement
from puzzlegen.core.stream import Stream
from puzzlegen.drawing.palettes import PALETTES
from puzzlegen.drawing.style import draw_style
from puzzlegen.running.workers import Workers, ordered_map
from puzzlegen.snapshots import manifest, pipeline, presenting
from puzzlegen.snapshots.item_options import Wordings
from puzzlegen.snapshots.journal import Written, store
from puzzlegen.snapshots.manifest import Manifest, Variation
from puzzlegen.snapshots.pipeline import AcceptedItem, Draft
from puzzlegen.snapshots.presenting import NotDrawn
from puzzlegen.snapshots.reading import Origin
from puzzlegen.snapshots.selection import loaded
from puzzlegen.snapshots.workshop import StagingFolder, existing_result
from puzzlegen.snapshots.writer import finish, require_versions

_STYLES = 40  # that are tried until one leaves everything legible


class NothingVaried(WrongUsage):
    """No way in which the items shall differ was named, or none of them can be shown so."""


class Ways(msgspec.Struct, frozen=True):
    """How variants differ from their origins; None leaves it as it was.

    Attributes:
        language: of the texts.
        form: of questions with drawn options: boxed, or as their families put them.
        wording: whether the rules are told.
        style: the seed of new styles.
        options: the seed of new orders of lettered options whose content the query holds.
        size: the longer side of the pictures, in pixels.
    """

    language: str | None = None
    form: Form | None = None
    wording: Wordings | None = None
    style: int | None = None
    options: int | None = None
    size: PictureSize | None = None


class Case(msgspec.Struct, frozen=True):
    """An item to be shown in another way."""

    item: Item
    key: Key
    proof: Proof
    ways: Ways


def vary(
    origin: Origin,
    destination: Path,
    ways: Ways,
    *,
    workers: Workers = 1,
    overwrite: bool = False,
    report: Callable[[int, int], None] = lambda *_: None,
) -> tuple[Manifest, dict[str, int]]:
    """Write the variants of items as a snapshot of their own.

    Returns:
        Its manifest, and how many items were left out for which reason.

    Raises:
        CorruptTable: an item cannot be read.
        OtherVersion: its items are of another version of their family.
        NothingVaried: nothing is to be varied, or no item can be.
        DestinationTaken, Busy: nothing was changed.
    """
    if ways == Ways():
        raise NothingVaried("Say what to vary: --style, --size, --options, --lang, --form or --wording.")
    request = origin.request
    require_versions(request)
    request = msgspec.structs.replace(
        request,
        languages=(ways.language,) if ways.language else request.languages,
        form=ways.form or request.form,
        wording=ways.wording or request.wording,
        shares=tuple(msgspec.structs.replace(share, size=ways.size or share.size) for share in request.shares),
        variation=Variation(origin.root, ways.style, ways.options),
    )
    names = (manifest.NAME, *manifest.TABLES, manifest.IMAGES)
    known = existing_result(destination, "snapshot", manifest.read, lambda one: _same(one, request), overwrite, names)
    if known is not None:
        return known, {}
    workshop = StagingFolder(destination, request, distributions=request.distributions)
    left: Counter[str] = Counter()
    with workshop.opened():
        (workshop.growing / manifest.IMAGES).mkdir(exist_ok=True)
        stored: dict[str, Written] = {}
        cases = (Case(*row, ways) for row in origin.rows)
        with closing(ordered_map(variant, cases, workers)) as variants:
            for done, made in enumerate(variants, start=1):
                if isinstance(made, str):
                    left[made] += 1
                elif made.item.id not in stored:
                    stored[made.item.id] = store(workshop.growing, made).written
                report(done, request.n)
        if not stored:
            raise NothingVaried(f"No item of {origin.folder} can be presented in this way: {pipeline.reasons(left)}.")
        asked = msgspec.structs.replace(request, n=len(stored))
        published = (stored[name] for name in sorted(stored))
        finished = finish(workshop.growing, asked, published, refills=(), rejected={})
    return finished, dict(left)


def _same(there: Manifest, request: manifest.Request) -> bool:
    return msgspec.structs.replace(there.content.request, n=request.n) == request


def variant(case: Case) -> AcceptedItem | str:
    """The variant of an item, or why there is none, in a few words; runs in the workers."""
    item, proof, ways = case.item, case.proof, case.ways
    family = loaded(item.kind)
    answer, before = presenting.answered(case.key, proof), proof.presentation
    if answer is None:
        return "has a key that is not one of its answers"
    if family.row.needs:
        return f"is made of {family.row.needs}, which are not published"
    query, certificate = proof.query, proof.certificate
    if ways.options is not None:
        query, answer, certificate = _reordered(case, answer)
    presentation = msgspec.structs.replace(
        before,
        boxed=ways.form == "boxes" if ways.form else before.boxed,
        short=ways.wording == "short" if ways.wording else before.short,
    )
    if ways.size is not None:
        presentation = msgspec.structs.replace(
            presentation, style=msgspec.structs.replace(before.style, size=ways.size)
        )
    puzzle = family.format.puzzle(proof.statement, query, proof.why, answer)
    reason = ""
    for attempt in range(_STYLES if ways.style is not None else 1):
        if ways.style is not None:
            rng = Stream("vary", ways.style, item.id, attempt)
            look = msgspec.structs.replace(draw_style(rng, PALETTES[1:]).look, size=presentation.style.size)
            presentation = msgspec.structs.replace(presentation, style=look)
        try:
            drafted = Draft(puzzle, presenting.word(family.renderer, puzzle.statement, puzzle.query, presentation))
            drawn = pipeline.draw(family, drafted)
        except NotDrawn as error:
            return str(error)
        except Rejected as rejection:
            reason = rejection.reason
            continue
        language = ways.language or item.language
        made = pipeline.assemble(family, Level(item.level), language, drafted, certificate, drawn, Counter())
        origin = item.variant_of or item.id
        return msgspec.structs.replace(
            made,
            item=msgspec.structs.replace(made.item, variant_of=origin),
            proof=msgspec.structs.replace(made.proof, attempts=proof.attempts),
        )
    return reason


def _reordered(case: Case, answer: str) -> tuple[Statement, str, Certificate]:
    """The query with its options in another order, with the key and the proof of that; those of others as they are."""
    proof, family = case.proof, loaded(case.item.kind)
    options: Any = proof.query.get("options")
    shown = family.format.puzzle(proof.statement, proof.query)
    wording = family.renderer.word(shown.statement, shown.query)
    if wording.kind is not Kind.LETTER or not isinstance(options, list) or len(options) != len(wording.options):
        return proof.query, answer, proof.certificate
    order = Stream("vary", case.ways.options or 0, "options", case.item.id).permutation(len(options))
    query = {**proof.query, "options": [options[place] for place in order]}
    answer = LETTERS[order.index(LETTERS.index(answer))]
    try:
        certificate = family.validator.certify(shown.statement, family.format.puzzle(proof.statement, query).query)
    except (JudgeNeeded, MalformedStatement):  # what was judged, or options that have an order of their own
        return proof.query, LETTERS[order[LETTERS.index(answer)]], proof.certificate
    if certificate.answers != (answer,):
        return proof.query, LETTERS[order[LETTERS.index(answer)]], proof.certificate
    return query, answer, certificate
