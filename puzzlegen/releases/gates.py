"""What must hold of a release before anybody sees it; ``docs/gates.md`` gives the thresholds and the reasons.

The gates judge documents. That each proof is right, `puzzlegen.snapshots.verify` finds out.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from puzzlegen.core.family import Bounds
from puzzlegen.core.item import AnswerForm, BoundingBoxes, Choice, FillIn, OpenEnded
from puzzlegen.fairness.answer_leaks import others_alone
from puzzlegen.fairness.blind_guessers import key_positions, options_alone, question_alone
from puzzlegen.fairness.drift import difficulty_drift
from puzzlegen.fairness.gate import Gate
from puzzlegen.fairness.sheets import read_sheets
from puzzlegen.releases.documents import Held
from puzzlegen.releases.unproven_note import PROVEN
from puzzlegen.snapshots import manifest
from puzzlegen.snapshots.pipeline import objection
from puzzlegen.snapshots.presenting import answered
from puzzlegen.specs.language import Terms

_ANSWERS: Final = {
    AnswerForm.CHOICE: Choice,
    AnswerForm.FILL_IN: FillIn,
    AnswerForm.OPEN_ENDED: OpenEnded,
    AnswerForm.BOUNDING_BOXES: BoundingBoxes,
}


def judge(
    held: Sequence[Held],
    pixels: Mapping[str, str],
    earlier: Mapping[str, str],
    previous: Sequence[Held] | None,
    terms: Terms,
) -> tuple[Gate, ...]:
    """Judge the items of a release; it may appear only if all gates pass.

    Args:
        held: the items with their keys and proofs.
        pixels: path of each picture -> digest of its pixels.
        earlier: canonical form -> id, of every item that the series ever released and that is not in this release.
        previous: the items of the release before, as far as their proofs are at hand; None for the first release.
        terms: of the series.
    """
    sheets = read_sheets(held)
    return (
        proven(held),
        no_duplicates(held, earlier),
        pictures_differ(held, pixels),
        key_positions(sheets),
        options_alone(sheets),
        question_alone(sheets),
        others_alone(sheets),
        difficulty_drift(held, previous, terms.drift),
    )


def proven(held: Sequence[Held]) -> Gate:
    """Checks whether every item has a key and a proof that belong together, and the proof proves the key."""
    problems = {one.item.id: reason for one in held if (reason := _unproven(one))}
    figures = {"items": len(held), "problems": problems}
    if not problems:
        unproven = manifest.unproven(Counter(one.proof.certificate.verdict for one in held if one.proof is not None))
        if unproven:
            figures |= {"unproven": unproven}
            told = " and ".join(f"{number} are {verdict}" for verdict, number in unproven.items())
            proven = len(held) - sum(unproven.values())
            detail = f"The answers of {proven} items are proven to be the only ones; {told}, which is no proof."
        else:
            detail = f"The answers of all {len(held)} items are proven to be the only ones."
        return Gate(PROVEN, True, detail, figures)
    first, reason = next(iter(problems.items()))
    detail = f"{len(problems)} of {len(held)} items are not proven, such as {first}: {reason}; make them anew."
    return Gate(PROVEN, False, detail, figures)


def _unproven(held: Held) -> str | None:
    """Why the documents of an item do not prove its key; None if they do."""
    item, key, proof = held.item, held.key, held.proof
    if key is None or proof is None:
        return f"there is no {'key' if key is None else 'proof'}"
    if not item.id == key.id == proof.id:
        return "its key or its proof is that of another item"
    if not isinstance(key.answer, _ANSWERS[item.answer_form]):
        return "the key answers in another form than the question asks for"
    answer = answered(key, proof)
    if answer is None:
        return "a box of the key is not the box of an element"
    certificate = proof.certificate
    reason = objection(certificate, answer, Bounds())
    if reason:
        return reason
    if not certificate.canonical:
        return "the certificate has no canonical form"
    letters = [option.letter for option in item.options]
    if not isinstance(key.answer, Choice):
        return "it has options, but its answer is none of them" if letters else None
    if len(letters) < 2 or len(set(letters)) < len(letters):
        return "its options do not have two or more different letters"
    if {*certificate.refuted, key.answer.letter} != set(letters) or key.answer.letter in certificate.refuted:
        return "the options that the certificate refutes are not the wrong ones"
    return None


def no_duplicates(held: Sequence[Held], earlier: Mapping[str, str]) -> Gate:
    """Whether no item is there twice, and none is the same puzzle as another of the series, perhaps in disguise."""
    released = set(earlier.values())
    puzzles = {one.item.id: one.proof.certificate.canonical for one in held if one.proof is not None}
    pairs = [
        *_pairs((one.item.id, one.item.id) for one in held),
        *((one.item.id, one.item.id) for one in held if one.item.id in released),
        *_pairs((form, name) for name, form in puzzles.items() if form),
        *((earlier[form], name) for name, form in puzzles.items() if form in earlier),
    ]
    figures = {"items": len(held), "earlier": len(earlier), "pairs": [list(pair) for pair in pairs]}
    if not pairs:
        detail = f"No two of {len(held)} items are the same puzzle, and none is one of {len(earlier)} earlier ones."
        return Gate("no duplicates", True, detail, figures)
    one, other = pairs[0]
    detail = f"{len(pairs)} pairs of items are the same puzzle, such as {one} and {other}; replace the newer of each."
    return Gate("no duplicates", False, detail, figures)


def pictures_differ(held: Sequence[Held], pixels: Mapping[str, str]) -> Gate:
    """Checks whether every picture of the items is there, and no two have the same pixels."""
    paths = [path for one in held for path in one.item.images]
    missing = [path for path in paths if path not in pixels]
    pairs = list(_pairs((pixels[path], path) for path in paths if path in pixels))
    figures = {"pictures": len(paths), "missing": missing, "pairs": [list(pair) for pair in pairs]}
    if missing:
        detail = f"{len(missing)} of {len(paths)} pictures are missing, such as {missing[0]}; draw them."
    elif pairs:
        detail = (
            f"{len(pairs)} pairs of pictures are equal, such as {' and '.join(pairs[0])}; replace the newer of each."
        )
    else:
        detail = f"All {len(paths)} pictures differ."
    return Gate("pictures differ", not missing and not pairs, detail, figures)


def _pairs(entries: Iterable[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    """The names of equal values: the first one that has the value, and each later one."""
    first: dict[str, str] = {}
    for value, name in entries:
        if value in first:
            yield first[value], name
        first.setdefault(value, name)
