"""What speaks against a candidate before anybody is asked about it: rights, repeats, legibility, and leaks of the key.

A model that gives the key without having seen the picture shows a leak as well; it is asked only where that is wanted.
"""

import io
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec
import numpy as np

from puzzlegen.candidates.showing import Draft, item_of
from puzzlegen.core import foreign
from puzzlegen.core.item import Choice, Item, Key, PublishedOption
from puzzlegen.drawing.hashing import HASH_BITS, NEAR_BITS, perceptual_hashes
from puzzlegen.drawing.png import decode
from puzzlegen.evaluation.client import Server
from puzzlegen.evaluation.prompts import Mode, prompt
from puzzlegen.evaluation.tasks import Task
from puzzlegen.materials import approvals
from puzzlegen.materials.approvals import Checked
from puzzlegen.materials.proposals import MOST_BYTES, Candidate
from puzzlegen.scoring.score import Outcome, score
from puzzlegen.snapshots.similarity import symmetric_digest

LEAST_SPREAD: Final = 8.0  # standard deviation of the grey of a picture, of 255; what has less is nearly blank
LEAST_SIDE: Final = 240  # pixels of the shorter side, at least, so that details can be seen
LONG: Final = 25  # words of a question with its options, from which nobody hits upon the same ones by chance
_SPDX: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9.+-]*(?: (?:AND|OR|WITH) [A-Za-z0-9][A-Za-z0-9.+-]*)*")
_WORD: Final = re.compile(r"[\u3400-\u9fff]|[^\W_]+")
_TOLD: Final = ("letter", "number", "symbol", "box", "boxes")  # kinds whose keys stand in texts by chance


def check(folder: Path, candidates: Sequence[Candidate]) -> dict[str, tuple[str, ...]]:
    """Check all candidates of a folder, and note it; name -> findings, a sentence each.

    Of two that repeat one another the one whose name comes later is told; so check all that there are.

    Raises:
        Missing: a picture has changed meanwhile.
    """
    shown = {one.name: item_of(one, next(iter(one.proposal.words))) for one in candidates}
    repeats = _repeats(candidates, shown)
    found = {
        one.name: tuple(
            dict.fromkeys(
                [
                    *_rights(one),
                    *repeats[one.name],
                    *_legibility(shown[one.name]),
                    *_leaks(one),
                    *_metadata(folder, one),
                ]
            )
        )
        for one in candidates
    }
    approvals.note(folder, [Checked(one.digest, approvals.OURSELVES, found[one.name]) for one in candidates])
    return found


def _rights(candidate: Candidate) -> Iterator[str]:
    proposal = candidate.proposal
    for name in ("source", "licence", "author"):
        if not getattr(proposal, name).strip():
            yield f"It has no {name}."
    if proposal.licence and not _SPDX.fullmatch(proposal.licence):
        yield f"Its licence {proposal.licence!r} is no SPDX identifier, such as CC-BY-4.0 or LicenseRef-Mine."


def _repeats(candidates: Sequence[Candidate], shown: Mapping[str, Draft]) -> dict[str, list[str]]:
    """Pictures and words that an earlier candidate has already."""
    found: dict[str, list[str]] = {one.name: [] for one in candidates}
    forms: dict[str, str] = {}
    texts: dict[str, str] = {}
    hashes: list[tuple[str, np.ndarray]] = []
    for one in candidates:
        for png in shown[one.name].pictures:
            pixels = decode(png)
            form, signs = symmetric_digest(pixels), perceptual_hashes(pixels)
            if forms.get(form, one.name) != one.name:
                found[one.name].append(f"Its picture is that of {forms[form]}, perhaps turned or mirrored.")
                continue
            near = next((name for name, other in hashes if name != one.name and _near(signs, other)), None)
            if near is not None:
                found[one.name].append(f"Its picture is hardly another one than that of {near}.")
            forms[form] = one.name
            hashes.append((one.name, signs[0]))
        for words in one.proposal.words.values():
            said = _words(" ".join([words.question, *words.options]))
            if len(said) >= LONG and texts.setdefault(" ".join(said), one.name) != one.name:
                found[one.name].append(f"Its question and options are those of {texts[' '.join(said)]}.")
    return found


def _near(signs: np.ndarray, other: np.ndarray) -> bool:
    """True if one of the positions of a picture hashes nearly like another picture."""
    return bool((signs.astype(int) @ other.astype(int)).max() >= HASH_BITS - 2 * NEAR_BITS)


def _legibility(shown: Draft) -> Iterator[str]:
    for number, png in enumerate(shown.pictures, start=1):
        pixels = decode(png)
        height, width = pixels.shape[:2]
        if min(height, width) < LEAST_SIDE:
            yield f"Picture {number} is {width} x {height} pixels; its shorter side needs {LEAST_SIDE}."
        if float(pixels.mean(axis=2).std()) < LEAST_SPREAD:
            yield f"Picture {number} is nearly blank."
    for fault in shown.faults:
        yield f"Its regions are no good: {fault}."


def _leaks(candidate: Candidate) -> Iterator[str]:
    """What tells the key to somebody who does not look at the picture."""
    proposal, kind = candidate.proposal, candidate.proposal.kind
    for language, words in proposal.words.items():
        lengths = [len(option) for option in words.options]
        if kind == "letter" and lengths:
            right = "ABCDEFGH".index(candidate.key)
            others = [length for place, length in enumerate(lengths) if place != right]
            if lengths[right] > 1.5 * max(others) and lengths[right] > 12:
                yield f"The right option is by far the longest one ({language})."
            if _contains(words.question, words.options[right]) and not any(
                _contains(words.question, option) for place, option in enumerate(words.options) if place != right
            ):
                yield f"The question holds the right option, and no other one ({language})."
        elif kind not in _TOLD and any(
            _contains(words.question, text) for text in (candidate.key, *candidate.spellings)
        ):
            yield f"The question holds the key ({language})."


def _metadata(folder: Path, candidate: Candidate) -> Iterator[str]:
    """Where the key stands in what a picture's file says beside its pixels; that is not published, but a bad sign."""
    from PIL import Image

    if candidate.proposal.kind in _TOLD or len(candidate.key) < 3:
        return
    for name in candidate.proposal.pictures:
        with Image.open(io.BytesIO(foreign.read(folder / name, MOST_BYTES))) as file:
            said = [str(value) for value in (*file.getexif().values(), *file.info.values())]
        if _contains(" ".join([Path(name).stem, *said]), candidate.key):
            yield f"The name or the metadata of {name} hold the key; others may have seen it."


def _contains(text: str, part: str) -> bool:
    """True if words stand in a text, one after another."""
    return f" {' '.join(_words(part))} " in f" {' '.join(_words(text))} "


def _words(text: str) -> list[str]:
    return _WORD.findall(text.casefold())


async def probed(server: Server, name: str, folder: Path, candidate: Candidate) -> tuple[str, ...]:
    """What a model gives away that does not see the pictures; it is noted.

    Where it chooses among options, it is asked once with these in their order, and once in the opposite order: a lucky
    guess is right twice once in sixteen times.

    Raises:
        Refused, Unanswered: it does not answer.
    """
    language = next(iter(candidate.proposal.words))
    shown = item_of(candidate, language)
    width, height = candidate.pictures[0].width, candidate.pictures[0].height
    orders = [False, True] if len({option.text for option in shown.item.options}) > 1 else [False]
    right = 0
    for turned in orders:
        item, key = _turned(shown.item, shown.key) if turned else (shown.item, shown.key)
        text = prompt(item, (width, height), Mode.NO_IMAGE, thinking=True)
        response = await server.ask(Task(candidate.name, text, ()))
        right += score(item, key, response.text).outcome is Outcome.RIGHT
    leaks = right == len(orders)
    findings = (f"{name} gives the key without having seen the picture.",) if leaks else ()
    approvals.note(folder, [Checked(candidate.digest, name, findings)])
    return findings


def _turned(item: Item, key: Key) -> tuple[Item, Key]:
    """The same with the options in the opposite order."""
    assert isinstance(key.answer, Choice)
    letters = [option.letter for option in item.options]
    texts = [option.text for option in reversed(item.options)]
    options = tuple(PublishedOption(letter, text) for letter, text in zip(letters, texts, strict=True))
    right = letters[-1 - letters.index(key.answer.letter)]
    return msgspec.structs.replace(item, options=options), msgspec.structs.replace(key, answer=Choice(right))
