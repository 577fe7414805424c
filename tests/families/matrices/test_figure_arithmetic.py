"""What is said of numbers in figures is true of all of them."""

import re

from puzzlegen import catalog
from puzzlegen.renderers.matrices.figure_arithmetic import FIGURES, msg
from puzzlegen.snapshots import pipeline
from puzzlegen.words import say


def computed(words: str) -> float:
    """The value of a sum, a difference, a product or a quotient."""
    assert re.fullmatch(r"[\d+−×÷() ]+", words)
    return float(eval(words.translate(str.maketrans("−×÷", "-*/"))))


def test_explanations_are_true_of_every_figure() -> None:
    loaded = catalog.load("matrices/figure_arithmetic")
    operands = 0
    for level in loaded.levels:
        for index in range(40):
            made = pipeline.make_item(loaded, level, 8, index, "en")
            statement = made.proof.statement
            told = re.fullmatch(
                r"In each figure: (.*)\. In the last one: (.*)\. The missing number is (\d+)\.", made.key.explanation
            )
            assert told, made.key.explanation
            order = [say(msg(f"place-{name}"), "en") for name in FIGURES[statement["figure"]].names]
            places = "|".join(sorted(order, key=len, reverse=True))
            for row in statement["numbers"]:
                filled = {
                    place: told[3] if number is None else str(number) for place, number in zip(order, row, strict=True)
                }
                for part in told[1].split(", "):
                    numbers = re.sub(places, lambda place, row=filled: row[place[0]], part)
                    result, _, expression = numbers.partition(" = ")
                    assert computed(expression) == int(result), made.key.explanation
            for part in told[2].split(", "):
                assert "?" in part
                result, _, expression = part.replace("?", told[3]).partition(" = ")
                assert computed(expression) == int(result)
                operands += not part.startswith("?")
    assert operands
