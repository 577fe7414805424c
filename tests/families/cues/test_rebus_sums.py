"""Sums of pictures and letters: the names of pictures, and the validator against readings spelled out."""

from itertools import product

import pytest

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.certificate import MalformedStatement, Verdict
from puzzlegen.core.family import Level, Rejected
from puzzlegen.core.item import LANGUAGES
from puzzlegen.core.stream import Stream
from puzzlegen.facts.things import facts
from puzzlegen.facts.words import digest, known
from puzzlegen.generators.cues.rebus_sums import LEVELS
from puzzlegen.renderers.kits.icons import ICONS
from puzzlegen.words import say
from tests.support.published import Published

SUMS = Published("cues/rebus_sums")
certify, describe, word = SUMS.certify, SUMS.describe, SUMS.word


def invented(level, count):
    """Puzzles of a level, whatever their difficulty."""
    found, index = [], 0
    while len(found) < count:
        index += 1
        try:
            found.append(SUMS.invent(Stream.for_item("cues/rebus_sums", 1, "test", 1, index, 0), level))
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


def test_one_result_is_of_the_kind_or_not_and_no_picture_is() -> None:
    for puzzle in (one for one in invented(Level.EASY, 120) if one.query["task"] == "class"):
        kind = next(one for one in facts().properties if one.name == puzzle.query["kind"])
        things = {name: thing for thing, (name, *_) in facts().called.items()}
        results = [things[steps[-1][-1].lower()] for steps in puzzle.why["steps"]]
        alone = LETTERS.index(puzzle.answer)
        for place, thing in enumerate(results):
            assert (thing in kind.yes) == ((place == alone) != puzzle.query["odd"])
            assert (thing in kind.yes) != kind.lacks(thing)
        pictures = [term["icon"] for terms in puzzle.statement["sums"] for term in terms if "icon" in term]
        assert all(kind.lacks(picture) for picture in pictures)
        assert not {*pictures} & {*results}


@pytest.mark.parametrize("level", [Level.EASY, Level.MEDIUM])
def test_what_is_printed_at_the_ends_rules_out_no_word_on_offer(level: Level) -> None:
    for puzzle in (one for one in invented(level, 60) if one.query["task"] == "word_choice"):
        first, *_, last = puzzle.statement["sums"][0]
        for option in puzzle.query["options"]:
            assert option.startswith(first.get("letters", puzzle.query["options"][0][0]))
            assert option.endswith(last["letters"] if last["sign"] == "+" and "letters" in last else option[-1])


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
    statement["sums"][0][1]["letters"] = "BEARER"
    assert certify(statement, {"task": "word"}).answers == ("CUPBEARER",)
    with pytest.raises(MalformedStatement):
        certify({**statement, "words": "another list"}, {"task": "word"})


def test_words_and_descriptions_say_neither_result_nor_missing_picture() -> None:
    for puzzle in invented(Level.MEDIUM, 40):
        told = describe(puzzle.statement, puzzle.query)
        if puzzle.query["task"] == "word":
            wording = word(puzzle.statement, puzzle.query)
            for language in LANGUAGES:
                assert not any(puzzle.answer in say(text, language) for text in (told, wording.ask, wording.rules))
        if puzzle.query["task"] == "picture":
            assert say(told, "en").splitlines()[0].count("missing") == 1
            assert puzzle.query["word"] in say(told, "zh")
