"""What items give away to somebody who does not look at the picture.

Three gates set guessers on the items: on the letters of the keys alone, on the options alone, and on the question with
its options and with the answers of other items. No guesser knows a family; all read the published documents.

A guesser that learns takes the items in the order of their ids, which tell nothing about how they were made, and knows
the answers of those before. Were it to know all answers but one, its guesses would hang together, so that no bound
holds: that is the business of `puzzlegen.releases.thieves`.
"""

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

import msgspec

from puzzlegen.answers.kinds import spelled
from puzzlegen.core.certificate import EVIDENT
from puzzlegen.core.item import BoundingBoxes, Box, Choice, Statement, so_many
from puzzlegen.releases.documents import Gate, Held
from puzzlegen.releases.guessing import Draw, Guess, Trial, gate, trials
from puzzlegen.releases.options import GUESSERS, View

TEXT_LIMIT: Final = 0.5
"""Of fill-in and open-ended answers: a fair question with two answers is the most guessable that is let through."""
BOX_LIMIT: Final = 0.2
"""Of boxes: five places that could be meant are the fewest that are let through."""
IOU: Final = 0.5
"""The least intersection over union of a box that counts as found (Everingham et al., Pascal VOC, 2010)."""

_WORD: Final = re.compile(r"[\u3400-\u9fff]|[^\W\u3400-\u9fff]+")  # Chinese has no spaces: each character is a word
_NUMBER: Final = re.compile(r"\d+")
_CONTEXTS: Final = ("wording", "task", "family")

Frame: TypeAlias = tuple[float, float, float, float]


@dataclass(frozen=True)
class Sheet:
    """An item as a guesser without eyes gets it, and its answer.

    Attributes:
        groups: the names of the groups of items that it is judged in.
        contexts: the items that a guesser may learn from, by the name of what they share.
        words: of the question.
        answer: as `spell` writes it.
    """

    groups: tuple[str, ...]
    contexts: Mapping[str, str]
    words: tuple[str, ...]
    answer: str


@dataclass(frozen=True)
class ChoiceSheet(Sheet):
    """A multiple choice.

    Attributes:
        id: of the item.
        letters: of the options.
        key: the place of the right option.
        texts: of the options; empty where they are drawn.
        views: what is known of the options.
    """

    id: str
    letters: tuple[str, ...]
    key: int
    texts: tuple[str, ...]
    views: tuple[View, ...]

    def contents(self) -> Iterator[bytes]:
        """What each option shows, in one piece."""
        for faces in zip(*(view.faces for view in self.views), strict=True):
            yield msgspec.json.encode(faces, order="sorted")

    def guess(self, ratings: Sequence[float]) -> Guess:
        """Guess the option rated highest; several such ones share the score."""
        best = max(ratings)
        ties = list(ratings).count(best)
        return Guess((ratings[self.key] == best) / ties, Draw(1 / ties, ties / len(self.letters)))


@dataclass(frozen=True)
class BoxSheet(Sheet):
    """A question for boxes; those of its key in fractions of the rectangle around all that could be boxed."""

    boxes: tuple[Frame, ...]


@dataclass(frozen=True)
class Sheets:
    """The sheets of a release by the form of their answers, each in the order of the items' ids."""

    choices: tuple[ChoiceSheet, ...]
    texts: tuple[Sheet, ...]
    boxes: tuple[BoxSheet, ...]


def read_sheets(held: Sequence[Held]) -> Sheets:
    """The sheets of all items whose key and proof fit together; the gate "proven" names the others."""
    sheets = [sheet for one in sorted(held, key=lambda one: one.item.id) if (sheet := _sheet(one))]
    return Sheets(
        choices=tuple(sheet for sheet in sheets if isinstance(sheet, ChoiceSheet)),
        texts=tuple(sheet for sheet in sheets if not isinstance(sheet, ChoiceSheet | BoxSheet)),
        boxes=tuple(sheet for sheet in sheets if isinstance(sheet, BoxSheet)),
    )


def _sheet(held: Held) -> Sheet | None:
    item, key, proof = held.item, held.key, held.proof
    if key is None or proof is None:
        return None
    answer = spelled(key.answer, proof.layout)
    if answer is None:
        return None
    task = f"{item.category}: {proof.query.get('task', item.answer_form)}"
    family = f"{item.category}/{item.family}"
    others = proof.certificate.verdict in EVIDENT  # counted apart: the figures of all are those of what is proven
    groups = (task, family) if others else ("all", task, family)
    wording = _NUMBER.sub("#", item.question)
    contexts = {"wording": wording, "task": task, "family": family, "level": f"{family}@{item.level}"}
    words = _words(item.question)
    if isinstance(key.answer, BoundingBoxes):
        return BoxSheet(groups, contexts, words, answer, _in_frame(key.answer.boxes, proof.layout.values()))
    if not isinstance(key.answer, Choice):
        return Sheet(groups, contexts, words, answer)
    letters = tuple(option.letter for option in item.options)
    if answer not in letters or len(letters) < 2:
        return None
    texts = tuple(option.text for option in item.options if option.text is not None)
    if len(texts) < len(letters):
        texts = ()
    # Options that are places of the puzzle itself, such as lettered cells, are part of the statement.
    views = tuple(_views(texts, letters, proof.query)) or tuple(_views(texts, letters, proof.statement))
    return ChoiceSheet(groups, contexts, words, answer, item.id, letters, letters.index(answer), texts, views)


def _words(text: str) -> tuple[str, ...]:
    return tuple(_WORD.findall(text.casefold()))


def _views(texts: tuple[str, ...], letters: tuple[str, ...], data: Statement) -> Iterator[View]:
    """The texts of the options, and each list of the data that may be about them, having a value for each option."""
    if texts:
        yield View(texts)
    for value in data.values():
        if isinstance(value, list | tuple) and len(value) == len(letters) and tuple(value) != texts:
            yield View(tuple(value))


def _in_frame(boxes: Sequence[Box], layout: Iterable[Box]) -> tuple[Frame, ...]:
    if not boxes:
        return ()
    lefts, tops, rights, bottoms = zip(*layout, strict=True)
    left, top = min(lefts), min(tops)
    width, height = max(rights) - left, max(bottoms) - top
    return tuple(
        ((x1 - left) / width, (y1 - top) / height, (x2 - left) / width, (y2 - top) / height) for x1, y1, x2, y2 in boxes
    )


def by_position(sheets: Sheets) -> list[Trial]:
    """How often each letter is the key, among items with equally many options."""
    found: list[Trial] = []
    for count in sorted({len(sheet.letters) for sheet in sheets.choices}):
        part = [sheet for sheet in sheets.choices if len(sheet.letters) == count]
        luck = Draw(1.0, 1 / count)
        guesses = {
            part[0].letters[place]: [Guess(float(sheet.key == place), luck) for sheet in part] for place in range(count)
        }
        found += trials(
            [[f"{group}, {count} options" for group in sheet.groups] for sheet in part], guesses, below=True
        )
    return found


def key_positions(sheets: Sheets) -> Gate:
    """Whether every letter is the key about equally often, among items with equally many options."""
    return gate(
        "key positions uniform",
        by_position(sheets),
        f"Each letter is the key of about equally many of the {len(sheets.choices)} items with options.",
        "let the generator take the place of the key from rng.per_item",
    )


def by_options(sheets: Sheets) -> list[Trial]:
    """How often somebody finds the key who sees nothing but the options, as far as these can be read."""
    readable = [sheet for sheet in sheets.choices if sheet.views]
    guesses = {
        guesser: [sheet.guess(_rated(rate, sheet.views)) for sheet in readable] for guesser, rate in GUESSERS.items()
    }
    return trials([sheet.groups for sheet in readable], guesses)


def options_alone(sheets: Sheets) -> Gate:
    """Whether somebody who sees nothing but the options finds the key no more often than by chance."""
    name = "options alone at chance"
    unread = [sheet.id for sheet in sheets.choices if not sheet.views]
    if unread:
        detail = (
            f"Nobody can tell what the options of {so_many(len(unread))} show, the first of which is {unread[0]}; "
            "publish it in their query, as a list with one value for each option."
        )
        return Gate(name, False, detail, {"unread": unread})
    return gate(
        name,
        by_options(sheets),
        f"Nobody who sees the options of the {len(sheets.choices)} items only beats chance.",
        "let the wrong options vary as the right one does, and make the items anew",
    )


def _rated(rate: Callable[[View], Sequence[float]], views: Sequence[View]) -> list[float]:
    return [sum(ratings) for ratings in zip(*map(rate, views), strict=True)]


def by_question(sheets: Sheets) -> list[Trial]:
    """How often somebody is right who has question, options and the answers of other items, but no picture."""
    choices, texts, boxes = sheets.choices, sheets.texts, sheets.boxes
    luck = [1 / len(sheet.letters) for sheet in choices]
    guesses = {f"commonest for its {context}": list(_commonest_options(choices, context)) for context in _CONTEXTS}
    guesses["repeats most words"] = [sheet.guess(_repeated(sheet)) for sheet in choices]
    guesses["repeats fewest words"] = [sheet.guess([-count for count in _repeated(sheet)]) for sheet in choices]
    guesses["copied from the question"] = _guesses(_copied(choices), luck)
    found = _by_form(choices, "choice", guesses)
    for part, form, limit in ((texts, "text", TEXT_LIMIT), (boxes, "boxes", BOX_LIMIT)):
        limits = [limit] * len(part)
        guesses = {f"commonest for its {context}": _guesses(_commonest(part, context), limits) for context in _CONTEXTS}
        if form == "text":
            guesses["copied from the question"] = _guesses(_copied(texts), limits)
        else:
            guesses["mean box of its family"] = _guesses(_mean_box(boxes), limits)
        found += _by_form(part, form, guesses)
    return found


def question_alone(sheets: Sheets) -> Gate:
    """Whether question, options and the answers of other items suffice without the picture."""
    items = len(sheets.choices) + len(sheets.texts) + len(sheets.boxes)
    return gate(
        "question alone at chance",
        by_question(sheets),
        f"Nobody who reads the questions of the {items} items only answers too many.",
        "take the answer out of the question, or let the answers vary more",
    )


def _by_form(sheets: Sequence[Sheet], form: str, guesses: Mapping[str, Sequence[Guess]]) -> list[Trial]:
    return trials([[f"{group}, {form}" for group in sheet.groups] for sheet in sheets], guesses)


def _guesses(scores: Iterable[float], limits: Iterable[float]) -> list[Guess]:
    return [Guess(score, Draw(1.0, limit)) for score, limit in zip(scores, limits, strict=True)]


def _commonest(sheets: Iterable[Sheet], context: str) -> Iterator[float]:
    """The answer that most of the earlier items in this context have."""
    counts: defaultdict[str, Counter[str]] = defaultdict(Counter)
    leaders: defaultdict[str, list[str]] = defaultdict(list)
    for sheet in sheets:
        seen, leading = counts[sheet.contexts[context]], leaders[sheet.contexts[context]]
        yield 1 / len(leading) if sheet.answer in leading else 0.0
        most = seen[leading[0]] if leading else 0
        seen[sheet.answer] += 1
        if seen[sheet.answer] > most:
            leading.clear()
        if seen[sheet.answer] >= most:
            leading.append(sheet.answer)


def _commonest_options(sheets: Iterable[ChoiceSheet], context: str) -> Iterator[Guess]:
    """The option that was right in the largest share of the earlier items in this context that offered it."""
    offered: defaultdict[str, Counter[bytes]] = defaultdict(Counter)
    right: defaultdict[str, Counter[bytes]] = defaultdict(Counter)
    for sheet in sheets:
        before, hits = offered[sheet.contexts[context]], right[sheet.contexts[context]]
        contents = list(sheet.contents())
        count = len(sheet.letters)
        if contents:
            score = sheet.guess([(hits[option] + 1) / (before[option] + count) for option in contents]).score
            hits[contents[sheet.key]] += 1
        else:
            score = 1 / count
        before.update(contents)
        yield Guess(score, Draw(1.0, 1 / count))


def _repeated(sheet: ChoiceSheet) -> list[int]:
    """How many words of each option stand in the question."""
    asked = set(sheet.words)
    counts = [len(asked.intersection(_words(text))) for text in sheet.texts]
    return counts or [0] * len(sheet.letters)


def _copied(sheets: Iterable[Sheet]) -> Iterator[float]:
    """The words at the place of the question, from its start or its end, where most earlier answers were found."""
    hits: defaultdict[str, Counter[int]] = defaultdict(Counter)
    for sheet in sheets:
        words, answer = sheet.words, _words(sheet.answer)
        starts = [start for start, word in enumerate(words) if word == answer[0]] if answer else []
        found = {start for start in starts if words[start : start + len(answer)] == answer}
        places = found | {start - len(words) for start in found}
        seen = hits[sheet.contexts["task"]]
        most = max(seen.values(), default=0)
        leading = {place for place, count in seen.items() if count == most}
        yield len(leading & places) / len(leading) if leading else 0.0
        seen.update(places)


def _mean_box(sheets: Iterable[BoxSheet]) -> Iterator[float]:
    """The mean of the boxes of the earlier items of the family that have as many; right if each box is found."""
    seen: defaultdict[tuple[str, int], list[tuple[Frame, ...]]] = defaultdict(list)
    for sheet in sheets:
        before = seen[sheet.contexts["family"], len(sheet.boxes)]
        means = [_mean(boxes) for boxes in zip(*before, strict=True)]
        yield float(bool(means) and all(map(_found, means, sheet.boxes)))
        before.append(sheet.boxes)


def _mean(boxes: Sequence[Frame]) -> Frame:
    x1, y1, x2, y2 = (sum(edges) / len(boxes) for edges in zip(*boxes, strict=True))
    return x1, y1, x2, y2


def _found(guess: Frame, box: Frame) -> bool:
    width = min(guess[2], box[2]) - max(guess[0], box[0])
    height = min(guess[3], box[3]) - max(guess[1], box[1])
    shared = max(width, 0.0) * max(height, 0.0)
    both = sum((one[2] - one[0]) * (one[3] - one[1]) for one in (guess, box))
    return shared >= IOU * (both - shared)
