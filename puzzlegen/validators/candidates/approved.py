"""Finds the answer that people give to a candidate; judges `candidates/approved`.

The format and the rule are those of ``docs/candidates.md``. Nothing is proven here: the verdict says that people who
did not know the key gave one answer, and the key is never seen.
"""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from hashlib import sha256
from statistics import median
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from puzzlegen.core.certificate import Certificate, MalformedStatement, Verdict
from puzzlegen.core.family import Faults, Layout, Pixels
from puzzlegen.core.foreign import Language, Prose
from puzzlegen.core.item import Box, Statement
from puzzlegen.validators.kits.answers import fingerprint, parse, read

LEAST: Final = 2  # people who give the answer
LETTERS: Final = "ABCDEFGH"
FEWEST_REGIONS: Final = 5
UNREAD: Final = "?"  # what somebody said that was no answer of the kind; it stands against all answers

Digest: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"\A[0-9a-f]{64}\Z")]
Length: TypeAlias = Annotated[int, msgspec.Meta(ge=64, le=2048)]
Text: TypeAlias = Annotated[Prose, msgspec.Meta(min_length=1, max_length=2000)]
Kind: TypeAlias = Literal["letter", "number", "word", "words", "order", "symbol", "equation", "box", "boxes"]

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


class _Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is published of something."""


class _Origin(_Record, frozen=True):
    source: Text
    licence: Text
    author: Text
    proposed_by: Literal["person", "model"]


class _Category(_Record, frozen=True):
    name: Text
    by: Text


class _Picture(_Record, frozen=True):
    sha256: Digest
    width: Length
    height: Length


class _Answer(_Record, frozen=True):
    participant: Annotated[str, msgspec.Meta(pattern=r"\A[0-9a-f]{16}\Z")]
    shown: Digest
    language: Language
    response: Text | None
    seconds: Annotated[int, msgspec.Meta(ge=0, le=86_400)]
    objection: Prose | None


class _Statement(_Record, frozen=True):
    origin: _Origin
    category: _Category
    pictures: Annotated[tuple[_Picture, ...], msgspec.Meta(min_length=1, max_length=4)]
    regions: dict[Annotated[str, msgspec.Meta(pattern=r"\A[a-z][a-z0-9-]{0,39}\Z")], Box]
    spellings: tuple[Text, ...]
    answers: Annotated[tuple[_Answer, ...], msgspec.Meta(max_length=40)]


class _Query(_Record, frozen=True):
    kind: Kind
    question: dict[Language, Text]
    languages: Annotated[tuple[Language, ...], msgspec.Meta(min_length=1)]
    options: Annotated[tuple[dict[Language, Text] | None, ...], msgspec.Meta(max_length=len(LETTERS))]

    @property
    def lettered(self) -> int:
        """How many options are drawn."""
        return sum(option is None for option in self.options)


def certify(statement: Statement, query: Statement) -> Certificate:
    """Count the answers of people.

    The answer is the one that at least `LEAST` people and more than two thirds of all who answered gave; several
    spellings may be the same answer. Where no answer is that, two different ones make the item ambiguous, none at all
    unsolvable, and anything else leaves it undecided. The difficulty is the median time of those who gave it.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    asked = parse(query, _Query, "query")
    said = parse(statement, _Statement, "statement")
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
        unit="seconds that the answer takes people",
        canonical=fingerprint(sorted(picture.sha256 for picture in said.pictures)),
        structure=f"{said.category.name}; by {said.origin.author}",
        refuted={letter: _against(counts[letter], len(given)) for letter in letters if letter not in agreed},
        faults=tuple(_faults(said, asked, agreeing)),
        accepted=tuple(text for text in said.spellings if text not in answers) if agreed else (),
    )


def _merged(response: str, said: _Statement) -> str:
    """What somebody answered, in the first of all spellings that mean the same."""
    return said.spellings[0] if response in said.spellings else response


def _against(times: int, people: int) -> str:
    return f"{times or 'none'} of {people} people gave it"


def _faults(said: _Statement, asked: _Query, agreeing: Sequence[_Answer]) -> list[str]:
    faults = []
    shown = {language: _digest(said, asked, language) for language in asked.question}
    if any(shown[one.language] != one.shown for one in said.answers):
        faults.append("somebody answered what was shown otherwise")
    if any(one.objection == "" for one in said.answers):
        faults.append("somebody holds the item to be wrong, and got no reply")
    if agreeing and not {*asked.languages} <= {one.language for one in agreeing}:
        faults.append("nobody who gave the answer read it in one of its languages")
    return faults


def _digest(said: _Statement, asked: _Query, language: str) -> str:
    """SHA-256 of what a reader of the language was asked and shown."""
    options = [option[language] for option in asked.options if option is not None]
    shown = [
        asked.kind,
        language,
        asked.question[language],
        options,
        asked.lettered,
        said.regions,
        said.spellings,
        [picture.sha256 for picture in said.pictures],
    ]
    return sha256(msgspec.json.encode(shown, order="sorted")).hexdigest()


def _demand_sense(said: _Statement, asked: _Query) -> None:
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
    if (asked.kind == "letter") != (len(asked.options) > 1) or len(asked.options) == 1:
        raise MalformedStatement("two options or more belong to questions for a letter, and to no others")
    if (asked.kind in ("box", "boxes")) != bool(said.regions) or 0 < len(said.regions) < FEWEST_REGIONS:
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
        raise MalformedStatement(f"an answer is not spelled as a {asked.kind} of a key is")


def _is_spelled(text: str, said: _Statement, asked: _Query) -> bool:
    if not re.fullmatch(_SPELLED[asked.kind], text):
        return False
    if asked.kind == "letter":
        return text in LETTERS[: len(asked.options)]
    parts = text.split(" ") if asked.kind == "boxes" else text.split(", ") if asked.kind == "words" else [text]
    known = not said.regions or {*parts} <= said.regions.keys()
    return known and parts == (sorted(set(parts)) if asked.kind == "boxes" else sorted(parts))


def certify_why(statement: Statement, query: Statement, answer: str, why: Statement) -> Faults:
    """What is wrong with an explanation, but for its author's words, which are quoted and which nobody judges.

    Raises:
        MalformedStatement: the data break the format.
    """
    told = read(why, "explanation", explanation=dict[Language, Text])
    asked = parse(query, _Query, "query")
    certificate = certify(statement, query)
    said = parse(statement, _Statement, "statement")
    counted = sum(one.response in (answer, *said.spellings) for one in said.answers)
    holds = {
        "an explanation is in another language than the question": told.explanation.keys() <= asked.question.keys(),
        "another number of people gave the answer": counted == certificate.effort["agreeing"],
    }
    return tuple(fault for fault, true in holds.items() if not true)


def certify_picture(pictures: Sequence[Pixels], statement: Statement, query: Statement, layout: Layout) -> Faults:
    """Hold the pictures against those that people were shown."""
    parse(query, _Query, "query")
    said = parse(statement, _Statement, "statement")
    found = [(sha256(one.tobytes()).hexdigest(), one.shape[1], one.shape[0]) for one in pictures]
    if found != [(one.sha256, one.width, one.height) for one in said.pictures]:
        return ("a picture is not the one that people were shown",)
    if {**layout} != said.regions:
        return ("the boxes are not those of the regions",)
    return ()
