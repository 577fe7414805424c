"""Pictures that give letters, against a plain reading of them that shares nothing with the validator."""

from itertools import product

import pytest

from puzzlegen import catalog
from puzzlegen.core.certificate import MalformedStatement, Verdict
from puzzlegen.core.family import Level, Rejected
from puzzlegen.core.item import LANGUAGES
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.stream import Stream
from puzzlegen.facts.things import facts
from puzzlegen.facts.words import known
from puzzlegen.formats.cues.picture_letters import Exchanged, Last, Missing, Shown, WordOffered
from puzzlegen.generators.cues.picture_letters import LEVELS
from puzzlegen.renderers.cues.picture_letters import describe, explain, word
from puzzlegen.snapshots import pipeline
from puzzlegen.validators.cues.picture_letters import certify
from puzzlegen.words import say

FAMILY = catalog.load("cues/picture_letters")


def invented(level: Level, count: int) -> list[Puzzle]:
    """Puzzles of a level as they are invented, good or not."""
    found: list[Puzzle] = []
    for index in range(8 * count):
        try:
            rng = Stream.for_item("cues/picture_letters", 1, level, 1, index, 0)
            found.append(pipeline.invent(FAMILY, level, LEVELS[level], rng))
        except Rejected:
            continue
        if len(found) == count:
            break
    return found


def spelled(shown: Shown, swapped: dict[int, str]) -> set[str]:
    """All known words, by writing down every combination of names of all pictures first, and then following the cue."""
    icons = [swapped.get(place, icon) for place, (icon, _) in enumerate(shown.things)]
    marks = [mark for _, mark in shown.things]
    if shown.course == "hops":
        count = shown.letters
    else:
        order = shown.thread or sorted(
            (place for place, mark in enumerate(marks) if mark),
            key=lambda place: shown.sizes[place] * (-1 if shown.course == "shrinking" else 1),
        )
        icons, marks = [icons[place] for place in order], [marks[place] for place in order]
        count = len(order)
    found = set()
    for names in product(*(facts().called[icon] for icon in icons)):
        place, text = 0, ""
        for _ in range(count):
            name, mark = names[place], marks[place]
            text += (name[mark - 1 : mark] if mark > 0 else name[len(name) + mark : len(name) + mark + 1]) or "?"
            place = (place + (len(name) if shown.course == "hops" else 1)) % len(names)
        found |= {text} & known()
    return found


@pytest.mark.parametrize("level", LEVELS)
def test_the_certificate_agrees_with_writing_down_all_names(level: Level) -> None:
    verdicts = set()
    for puzzle in invented(level, 24):
        statement, query = puzzle.statement, puzzle.query
        names = 1
        for icon, _ in statement.things:
            names *= len(facts().called.get(icon, ("",)))
        if names > 3000:
            continue
        certificate = certify(statement, query)
        verdicts.add(certificate.verdict)
        if isinstance(query, Missing | Exchanged):
            gap = next((place for place, (icon, _) in enumerate(statement.things) if icon == "?"), 0)
            swaps = (
                [{gap: thing} for thing in query.options]
                if isinstance(query, Missing)
                else [{place: query.thing} for place in query.options]
            )
            words = {"one"} if isinstance(query, Missing) else spelled(statement, {})
            right = [letter for letter, swap in zip("ABCD", swaps, strict=True) if spelled(statement, swap)]
            assert (certificate.verdict is Verdict.UNIQUE) == (len(right) == len(words) == 1)
            assert puzzle.answer in right
            continue
        words = spelled(statement, {})
        assert puzzle.why.word.lower() in words
        if not isinstance(query, Last):
            assert (certificate.verdict is Verdict.UNIQUE) == (len(words) == 1)
    assert Verdict.UNIQUE in verdicts


def test_nothing_but_the_explanation_says_the_word() -> None:
    for puzzle in invented(Level.MEDIUM, 30):
        if isinstance(puzzle.query, WordOffered):
            continue
        wording, told = word(puzzle.statement, puzzle.query), describe(puzzle.statement, puzzle.query)
        explained = explain(puzzle.statement, puzzle.query, puzzle.answer, puzzle.why)
        for language in LANGUAGES:
            assert puzzle.why.word in say(explained, language)
            assert not any(puzzle.why.word in say(text, language) for text in (told, wording.ask, wording.rules))


def test_a_picture_cannot_be_exchanged_in_a_ring_nor_be_the_last_on_a_thread() -> None:
    thread = next(one for one in invented(Level.EASY, 40) if isinstance(one.query, Exchanged))
    ring = next(one for one in invented(Level.HARD, 40) if isinstance(one.query, Last))
    for statement, query in ((ring.statement, thread.query), (thread.statement, ring.query)):
        with pytest.raises(MalformedStatement):
            certify(statement, query)
