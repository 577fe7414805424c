"""Sums of pictures and letters: the names of pictures, and the validator against readings spelled out."""

from itertools import product

import pytest

from puzzlegen.core.certificate import MalformedStatement, Verdict
from puzzlegen.core.family import Level, Rejected
from puzzlegen.core.stream import Stream
from puzzlegen.facts.things import facts
from puzzlegen.facts.words import digest, known
from puzzlegen.generators.cues.rebus_sums import CLASSES, LEVELS, invent
from puzzlegen.renderers.cues.rebus_sums import describe, word
from puzzlegen.renderers.kits.icons import ICONS
from puzzlegen.validators.cues.rebus_sums import certify


def invented(level, count):
    """Puzzles of a level, whatever their difficulty."""
    found, index = [], 0
    while len(found) < count:
        index += 1
        try:
            found.append(invent(Stream.for_item("cues/rebus_sums", 1, "test", 1, index, 0), LEVELS[level]))
        except Rejected:
            continue
    return found


def spelled(terms):
    """Every word that a sum can be read as: all names first, then every choice of places."""
    names = [facts().called[term["icon"]] if "icon" in term else (term["letters"].lower(),) for term in terms]
    words = set()
    for chosen in product(*names):
        texts = [""]
        for term, name in zip(terms, chosen, strict=True):
            if term["sign"] == "+":
                texts = [text + name for text in texts]
            else:
                texts = [
                    text[:at] + text[at + len(name) :]
                    for text in texts
                    for at in range(len(text))
                    if text[at : at + len(name)] == name
                ]
        words |= known() & set(texts)
    return words


def test_every_name_is_one_word_of_a_thing_that_is_drawn() -> None:
    for thing, names in facts().called.items():
        assert thing in ICONS
        assert len(set(names)) == len(names)
        assert all(name.isascii() and name.isalpha() and name.islower() for name in names)


def test_no_thing_is_of_two_classes_on_offer() -> None:
    classes = [one.yes for one in facts().properties if one.name in CLASSES]
    assert len(classes) == len(CLASSES)
    assert sum(map(len, classes)) == len(frozenset().union(*classes))


@pytest.mark.parametrize("level", LEVELS)
def test_the_validator_finds_what_a_list_of_all_readings_holds(level: Level) -> None:
    verdicts = set()
    for puzzle in invented(level, 60):
        certificate = certify(puzzle.statement, puzzle.query)
        verdicts.add(certificate.verdict)
        if puzzle.query["task"] == "picture":
            (terms,) = puzzle.statement["sums"]
            fit = [
                thing
                for thing in puzzle.query["options"]
                if puzzle.query["word"].lower()
                in spelled([{"sign": "+", "icon": thing} if term.get("icon") == "?" else term for term in terms])
            ]
            assert (certificate.verdict is Verdict.UNIQUE) == (len(fit) == 1)
            continue
        found = [spelled(terms) for terms in puzzle.statement["sums"]]
        assert (certificate.verdict is Verdict.UNIQUE) == all(len(words) == 1 for words in found)
        for steps, words in zip(puzzle.why["steps"], found, strict=True):
            assert steps[-1][-1].lower() in words
    assert Verdict.UNIQUE in verdicts


def test_a_stranger_who_says_mug_or_tea_must_not_get_another_word() -> None:
    statement = {
        "sums": [[{"sign": "+", "icon": "cup"}, {"sign": "+", "letters": "S"}]],
        "dress": "train",
        "words": digest(),
    }
    assert certify(statement, {"task": "word"}).verdict is Verdict.AMBIGUOUS
    statement["sums"][0][1]["letters"] = "BOARD"
    assert certify(statement, {"task": "word"}).answers == ("CUPBOARD",)
    with pytest.raises(MalformedStatement):
        certify({**statement, "words": "another list"}, {"task": "word"})


def test_words_and_descriptions_say_neither_result_nor_missing_picture() -> None:
    for puzzle in invented(Level.MEDIUM, 40):
        told = describe(puzzle.statement, puzzle.query)
        if puzzle.query["task"] == "word":
            wording = word(puzzle.statement, puzzle.query)
            for language, text in told.items():
                assert puzzle.answer not in text + wording.ask[language] + wording.rules[language]
        if puzzle.query["task"] == "picture":
            assert told["en"].splitlines()[0].count("missing") == 1
            assert puzzle.query["word"] in told["zh"]
