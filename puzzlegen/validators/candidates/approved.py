"""Finds the answer that people give to a candidate; judges `candidates/approved`.

The rule is that of ``docs/candidates.md``. Nothing is proven here: the verdict says that people who
did not know the key gave one answer, and the key is never seen.
"""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from hashlib import sha256
from statistics import median
from typing import Final

import msgspec

from puzzlegen.core.certificate import Certificate, MalformedStatement, Verdict
from puzzlegen.core.family import Faults, Layout, Pixels
from puzzlegen.core.item import task_of
from puzzlegen.formats.candidates.approved import (
    QUESTIONS,
    Answer,
    BoxesOfAll,
    BoxOfOne,
    Candidate,
    Letter,
    Query,
    Quoted,
    Words,
)
from puzzlegen.validators.kits.answers import fingerprint

LEAST: Final = 2  # people who give the answer
LETTERS: Final = "ABCDEFGH"
FEWEST_REGIONS: Final = 5
UNREAD: Final = "?"  # what somebody said that was no answer of the kind; it stands against all answers

_SPELLED: Final[Mapping[str, str]] = {
    "letter": r"[A-H]",
    "number": r"0|-?[1-9]\d{0,8}",
    "word": r"[A-Z]{2,}",
    "words": r"[A-Z]+(, [A-Z]+)*",
    "order": r"[A-Z]{2,26}",
    "symbol": r"[0-9A-Z]",
    "equation": r"\d+([+-]\d+)+=\d+",
    "box": r"[a-z][a-z0-9-]*",
    "boxes": r"[a-z][a-z0-9-]*( [a-z][a-z0-9-]*)*",
}
"""How keys spell an answer of each kind."""


def certify(said: Candidate, asked: Query) -> Certificate:
    """Count the answers of people.

    The answer is the one that at least `LEAST` people and more than two thirds of all who answered gave; several
    spellings may be the same answer. Where no answer is that, two different ones make the item ambiguous, none at all
    unsolvable, and anything else leaves it undecided. The difficulty is the median time of those who gave it.

    Raises:
        MalformedStatement: parts of the data do not fit together.
    """
    _demand_sense(said, asked)
    given = [_merged(one.response, said) for one in said.answers if one.response is not None]
    counts = Counter(answer for answer in given if answer != UNREAD)
    ranked = sorted(counts, key=lambda answer: (-counts[answer], answer))
    agreed = [one for one in ranked if counts[one] >= LEAST and 3 * counts[one] > 2 * len(given)]
    if agreed:
        verdict = Verdict.APPROVED
    elif len(counts) > 1:
        verdict = Verdict.AMBIGUOUS
    else:
        verdict = Verdict.UNDECIDED if given or not said.answers else Verdict.UNSOLVABLE
    answers = tuple(agreed or (ranked[:2] if verdict is Verdict.AMBIGUOUS else ()))
    agreeing = [one for one in said.answers if agreed and one.response and _merged(one.response, said) == agreed[0]]
    letters = LETTERS[: len(asked.options)]
    return Certificate(
        verdict=verdict,
        answers=answers,
        method="answers of people who did not know the key",
        effort={"people": len(said.answers), "agreeing": len(agreeing)},
        difficulty=int(median(one.seconds for one in agreeing)) if agreeing else 0,
        unit=QUESTIONS[type(asked)].unit,
        canonical=fingerprint(sorted(picture.sha256 for picture in said.pictures)),
        structure=f"{said.category.name}; by {said.origin.author}",
        refuted={letter: _against(counts[letter], len(given)) for letter in letters if letter not in agreed},
        faults=tuple(_faults(said, asked, agreeing)),
        accepted=tuple(text for text in said.spellings if text not in answers) if agreed else (),
    )


def _merged(response: str, said: Candidate) -> str:
    """What somebody answered, in the first of all spellings that mean the same."""
    return said.spellings[0] if response in said.spellings else response


def _against(times: int, people: int) -> str:
    return f"{times or 'none'} of {people} people gave it"


def _faults(said: Candidate, asked: Query, agreeing: Sequence[Answer]) -> list[str]:
    faults = []
    shown = {language: _digest(said, asked, language) for language in asked.question}
    if any(shown[one.language] != one.shown for one in said.answers):
        faults.append("somebody answered what was shown otherwise")
    if any(one.objection == "" for one in said.answers):
        faults.append("somebody holds the item to be wrong, and got no reply")
    if agreeing and not {*asked.languages} <= {one.language for one in agreeing}:
        faults.append("nobody who gave the answer read it in one of its languages")
    return faults


def _digest(said: Candidate, asked: Query, language: str) -> str:
    """SHA-256 of what a reader of the language was asked and shown."""
    options = [option[language] for option in asked.options if option is not None]
    shown = [
        task_of(asked),
        language,
        asked.question[language],
        options,
        asked.options.count(None),
        said.regions,
        said.spellings,
        [picture.sha256 for picture in said.pictures],
    ]
    return sha256(msgspec.json.encode(shown, order="sorted")).hexdigest()


def _demand_sense(said: Candidate, asked: Query) -> None:
    """Refuse data whose parts do not fit together."""
    people = [one.participant for one in said.answers]
    if len(set(people)) < len(people):
        raise MalformedStatement("two answers are of one participant")
    if not {*asked.languages, *(one.language for one in said.answers)} <= asked.question.keys():
        raise MalformedStatement("there are no words in one of the languages")
    if len(set(asked.languages)) < len(asked.languages):
        raise MalformedStatement("a language is named twice")
    texts = [option for option in asked.options if option is not None]
    if any(option.keys() != asked.question.keys() for option in texts) or 0 < len(texts) < len(asked.options):
        raise MalformedStatement("the options do not have the languages of the question, or only some are in words")
    if any(len({option[name] for option in texts}) < len(texts) for name in asked.question):
        raise MalformedStatement("two options say the same")
    if isinstance(asked, Letter) != (len(asked.options) > 1) or len(asked.options) == 1:
        raise MalformedStatement("two options or more belong to questions for a letter, and to no others")
    if isinstance(asked, BoxOfOne | BoxesOfAll) != bool(said.regions) or 0 < len(said.regions) < FEWEST_REGIONS:
        raise MalformedStatement("five regions or more belong to questions for boxes, and to no others")
    width, height = said.pictures[0].width, said.pictures[0].height
    if any(
        not (left < right <= width and top < bottom <= height) for left, top, right, bottom in said.regions.values()
    ):
        raise MalformedStatement("a region leaves the picture")
    if len(set(said.spellings)) < len(said.spellings) or len(said.spellings) == 1:
        raise MalformedStatement("spellings of one answer are two or more, all different")
    responses = [one.response for one in said.answers if one.response not in (None, UNREAD)]
    if not all(_is_spelled(text, said, asked) for text in (*said.spellings, *filter(None, responses))):
        raise MalformedStatement(f"an answer is not spelled as a {task_of(asked)} of a key is")


def _is_spelled(text: str, said: Candidate, asked: Query) -> bool:
    if not re.fullmatch(_SPELLED[task_of(asked)], text):
        return False
    if isinstance(asked, Letter):
        return text in LETTERS[: len(asked.options)]
    parts = text.split({BoxesOfAll: " ", Words: ", "}.get(type(asked), "\n"))
    known = not said.regions or {*parts} <= said.regions.keys()
    return known and parts == (sorted(set(parts)) if isinstance(asked, BoxesOfAll) else sorted(parts))


def certify_why(said: Candidate, asked: Query, answer: str, why: Quoted) -> Faults:
    """What is wrong with an explanation, but for its author's words, which are quoted and which nobody judges."""
    certificate = certify(said, asked)
    counted = sum(one.response in (answer, *said.spellings) for one in said.answers)
    holds = {
        "an explanation is in another language than the question": why.explanation.keys() <= asked.question.keys(),
        "another number of people gave the answer": counted == certificate.effort["agreeing"],
    }
    return tuple(fault for fault, true in holds.items() if not true)


def certify_picture(pictures: Sequence[Pixels], said: Candidate, asked: Query, layout: Layout) -> Faults:  # noqa: ARG001
    """Hold the pictures against those that people were shown."""
    found = [(sha256(one.tobytes()).hexdigest(), one.shape[1], one.shape[0]) for one in pictures]
    if found != [(one.sha256, one.width, one.height) for one in said.pictures]:
        return ("a picture is not the one that people were shown",)
    if {**layout} != said.regions:
        return ("the boxes are not those of the regions",)
    return ()
