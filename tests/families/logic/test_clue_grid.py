"""Clue cards: the validator against all arrangements one by one, and the steps of explanations."""

from itertools import permutations, product

import pytest

from puzzlegen.core.certificate import Verdict
from puzzlegen.core.family import Level, Rejected
from puzzlegen.core.stream import Stream
from puzzlegen.facts.logic.clue_scenes import SCENES, THINGS
from tests.support.published import Published

CLUES = Published("logic/clue_grid")
certify = CLUES.certify


def puzzles(level, count):
    for index in range(count):
        try:
            yield CLUES.invent(Stream("clues", level, index, index=index, series=b"clues"), level)
        except Rejected:
            continue


def holds(card, at, statement):
    """True if a card is true of one arrangement, a dictionary from names to places."""
    size, ring = len(statement["hues"]), SCENES[statement["scene"]] == "ring"
    ones = [at[card["one"]]]
    others = [place for place, hue in enumerate(statement["hues"]) if hue == card["other"]] or [at[card["other"]]]

    def related(one, other):
        near = min(abs(one - other), size - abs(one - other)) if ring else abs(one - other)
        return {
            "same": one == other,
            "beside": near == 1,
            "next": other - one == 1 or (ring and (one + 1) % size == other),
            "before": one < other,
            "gap": near == 2,
            "opposite": near * 2 == size,
        }[card["relation"]]

    return any(related(*pair) for pair in product(ones, others)) != card["crossed"]


def arrangements(statement):
    """Everything that agrees with what is seen."""
    places = range(len(statement["hues"]))
    for animals, things in product(permutations(places), repeat=2):
        at = dict(zip((*statement["animals"], *statement["things"]), (*animals, *things), strict=True))
        if all(at[name] == place for name, place in statement["seen"]):
            yield at


def answers(statement, query):
    """All that can be defended, from the arrangements one by one."""
    cards = [*statement["cards"]]
    told = [([holds(card, at, statement) for card in cards], at) for at in arrangements(statement)]
    left = [at for truths, at in told if all(truths)]
    letters = zip("ABCD", query.get("options", ()), strict=False)
    match query["task"]:
        case "who":
            return {letter for letter, name in letters for at in left if at[name] == query["place"]}
        case "owner":
            return {letter for letter, name in letters for at in left if at[name] == at[query["thing"]]}
        case "where":
            return {f"place-{at[query['name']] + 1}" for at in left}
        case "must":
            return {letter for letter, card in letters if all(holds(card, at, statement) for at in left)}
        case "cannot":
            return {letter for letter, card in letters if not any(holds(card, at, statement) for at in left)}
        case "count":
            return {str(len(left))}
        case "spare":
            return {
                str(number + 1)
                for number in range(len(cards))
                if sum(all(truths[:number] + truths[number + 1 :]) for truths, _ in told) == len(left)
            }
        case "wrong":
            return {str(truths.index(False) + 1) for truths, _ in told if truths.count(False) == 1}


@pytest.mark.parametrize(("level", "count"), [(Level.EASY, 120), (Level.MEDIUM, 20)])
def test_the_validator_agrees_with_all_arrangements_one_by_one(level, count):
    found = list(puzzles(level, count))
    assert len({puzzle.query["task"] for puzzle in found}) == 6 or level != Level.EASY
    for puzzle in found:
        certificate = certify(puzzle.statement, puzzle.query)
        assert certificate.verdict is Verdict.UNIQUE
        assert answers(puzzle.statement, puzzle.query) == {*certificate.answers} == {puzzle.key}
        assert not CLUES.faults(puzzle.statement, puzzle.query, puzzle.key, puzzle.why)


def test_every_card_is_needed_unless_one_is_to_be_spared():
    for puzzle in puzzles(Level.EASY, 100):
        statement, task = puzzle.statement, puzzle.query["task"]
        if task in ("spare", "wrong"):
            continue
        whole = answers(statement, {"task": "count"})
        for number in range(len(statement["cards"])):
            fewer = {**statement, "cards": [*statement["cards"][:number], *statement["cards"][number + 1 :]]}
            assert answers(fewer, {"task": "count"}) != whole


def test_each_step_of_an_explanation_follows_from_the_cards_that_it_names():
    for puzzle in puzzles(Level.MEDIUM, 60):
        known = dict(puzzle.statement["seen"])
        for name, home, against in puzzle.why.get("steps", ()):
            agreeing = [
                at for at in arrangements(puzzle.statement) if all(at[one] == place for one, place in known.items())
            ]
            for place, cards in against:
                shown = [puzzle.statement["cards"][number] for number in cards]
                assert not any(
                    at[name] == place and all(holds(card, at, puzzle.statement) for card in shown) for at in agreeing
                )
            excluded = {place for place, _ in against}
            assert {at[name] for at in agreeing} - excluded == {home}
            known[name] = home


def test_no_false_explanation_is_believed():
    """Steps without the first or the last one, arrangements left out, groups of too many cards, other arrangements."""
    refused = set()
    for puzzle in puzzles(Level.EASY, 60):
        why, asked = puzzle.why, (puzzle.statement, puzzle.query, puzzle.key)
        for fact in [fact for fact in why if why[fact]]:
            match fact:
                case "steps" | "left" | "against" if fact != "against" or "conflicts" in why:
                    false = why[fact][:-1]
                case "conflicts":
                    false = [[*range(len(puzzle.statement["cards"]))], *why[fact]]
                case "name":
                    false = next(one for one in puzzle.statement["animals"] if one != why[fact])
                case _:
                    false = [number + 1 for number in why[fact]]
            if false != why[fact]:
                assert CLUES.faults(*asked, why | {fact: false})
                refused.add(fact)
        if why.get("steps"):
            name, place, against = why["steps"][0]
            assert CLUES.faults(*asked, why | {"steps": [[name, (place + 1) % 4, against], *why["steps"][1:]]})
    assert refused == {"steps", "left", "conflicts", "name", "against"}


@pytest.mark.parametrize(("name", "depth"), [("cat", 1), ("dog", 2), ("owl", 3)])
def test_depth_is_the_chain_of_rounds(name, depth):
    """By hand: the red house is the cat's, the dog lives right of it, and no other house is left for the owl."""
    fruit = [*THINGS[0][:3]]
    statement = {
        "scene": "street",
        "hues": ["red", "yellow", "green"],
        "animals": ["cat", "dog", "owl"],
        "things": fruit,
        "seen": [[fruit[0], 0], [fruit[1], 1], [fruit[2], 2]],
        "cards": [
            {"relation": "same", "one": "cat", "other": "red", "crossed": False},
            {"relation": "next", "one": "cat", "other": "dog", "crossed": False},
        ],
    }
    certificate = certify(statement, {"task": "where", "name": name})
    assert (certificate.verdict, certificate.depth.value) == (Verdict.UNIQUE, depth)
