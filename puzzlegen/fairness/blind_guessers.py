"""What items give away to somebody who does not look at the picture.

Three gates set guessers on the items: on the letters of the keys alone, on the options alone, and on the question with
its options and with the answers of other items. No guesser knows a family; all read the published documents.

A guesser that learns takes the items in the order of their ids, which tell nothing about how they were made, and knows
the answers of those before. Guesses of one that knows all answers but one would be correlated, and the bound of `luck`
would not hold: that is the business of `answer_leaks`.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from puzzlegen.core.item import so_many
from puzzlegen.fairness.gate import Gate
from puzzlegen.fairness.luck import Draw, Guess, Trial, gate, trials
from puzzlegen.fairness.option_guessers import GUESSERS
from puzzlegen.fairness.sheets import BoxSheet, ChoiceSheet, Frame, Sheet, Sheets, words_of

TEXT_LIMIT: Final = 0.5
"""Of fill-in and open-ended answers: a fair question with two answers is the most guessable that is let through."""
BOX_LIMIT: Final = 0.2
"""Of boxes: five places that could be meant are the fewest that are let through."""
IOU: Final = 0.5
"""The least intersection over union of a box that counts as found (Everingham et al., Pascal VOC, 2010)."""

_CONTEXTS: Final = ("wording", "task", "family")


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
    """Checks whether every letter is the key about equally often, among items with equally many options."""
    return gate(
        "key positions uniform",
        by_position(sheets),
        f"Each letter is the key of about equally many of the {len(sheets.choices)} items with options.",
        "let the generator take the place of the key from rng.per_item",
    )


def by_options(sheets: Sheets) -> list[Trial]:
    """How often somebody finds the key who sees nothing but the options, as far as these can be read."""
    readable = [sheet for sheet in sheets.choices if sheet.views]
    guesses = {guesser: [sheet.guess(sheet.rated(rate)) for sheet in readable] for guesser, rate in GUESSERS.items()}
    return trials([sheet.groups for sheet in readable], guesses)


def options_alone(sheets: Sheets) -> Gate:
    """Checks whether somebody who sees nothing but the options finds the key no more often than by chance."""
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
    """Checks whether question, options and the answers of other items suffice without the picture."""
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
    counts = [len(asked.intersection(words_of(text))) for text in sheet.texts]
    return counts or [0] * len(sheet.letters)


def _copied(sheets: Iterable[Sheet]) -> Iterator[float]:
    """The words at the place of the question, from its start or its end, where most earlier answers were found."""
    hits: defaultdict[str, Counter[int]] = defaultdict(Counter)
    for sheet in sheets:
        words, answer = sheet.words, words_of(sheet.answer)
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
