"""How fast hostile responses are read: megabytes of one thing over and over, for every kind of answer.

    python -m benchmarks.reading [--megabytes 1] [--kind letter] [--language es]

Prints the slowest, in megabytes of UTF-8 a CPU second; the promise is 2 at least, on an idle machine.
"""

import argparse
from time import process_time

from puzzlegen.answers.kinds import FORM
from puzzlegen.core.item import Answer, AnswerForm, BoundingBoxes, Choice, FillIn, Item, Key, Kind, OpenEnded
from puzzlegen.core.item import PublishedOption as Option
from puzzlegen.scoring.score import score

ANSWERS: dict[Kind, str] = {
    Kind.LETTER: "B",
    Kind.NUMBER: "7",
    Kind.ESTIMATE: "-120 ± 50",
    Kind.NUMBERS: "3, 11",
    Kind.SYMBOL: "G",
    Kind.ORDER: "CAB",
    Kind.CELLS: "1234341221434321",
    Kind.SQUARE: "c4",
    Kind.POINT: "C4",
    Kind.SCORE: "B+12",
    Kind.MOVE: "e2e4",
    Kind.MOVES: "e2e4 e7e5",
    Kind.WORD: "LEMON",
    Kind.WORDS: "APE, LEMON",
    Kind.EQUATION: "12-7=5",
    Kind.PLACE: "France, Brittany",
}
UNITS = (
    *(
        "\\boxed{",
        "\\boxed{7} ",
        "\\text{",
        "\\frac{1}{",
        "{",
        "}",
        "[",
        "(",
        "<answer>",
        "<box>",
        "<think>",
        "</think>",
    ),
    *('{"answer": ', '"', "'", "`", "Answer: ", "the answer is ", "the final count of ", "答案是", "答", "是", "#### "),
    *("1", "1, ", "1 ", "1. ", "1 + ", "six ", "B\n", "A, ", "a or ", "so ", "e4 ", "1. e4 ", "O-O ", "c4, ", "APE "),
    *(
        "[1, 2, 3, 4] ",
        "| 1 ",
        "1 2 3 4\n",
        "Row 1: ",
        "France, ",
        "not ",
        "is ",
        " ",
        "\n",
        "- ",
        "= ",
        ".",
        "。",
        "\0",
    ),
    *("la respuesta es ", "no es la D, sino ", "treinta y ", "mil ", "veintitrés ", "1.250,5 ", "Rd8 Cf3 ", "ñ", "É "),
)


def asked(kind: Kind, language: str) -> tuple[Item, Key]:
    """An item with an answer of this kind, and its key."""
    form = FORM[kind]
    makers = {AnswerForm.CHOICE: Choice, AnswerForm.FILL_IN: FillIn, AnswerForm.OPEN_ENDED: OpenEnded}
    answer: Answer = makers[form](ANSWERS[kind]) if form in makers else BoundingBoxes(((10, 20, 60, 70),))
    options = tuple(Option(letter, None) for letter in "ABCD") if kind is Kind.LETTER else ()
    texts = ("", "What is it?", "", "What is it?")
    item = Item("a", "toys", "toy", 1, "easy", ("images/a.png",), texts[1], options, form, language, (), {}, *texts)
    return item, Key("a", answer, (), "", kind)


def main() -> None:
    """Measure, and print the slowest."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--megabytes", type=float, default=1.0)
    parser.add_argument("--kind", type=Kind, choices=list(Kind))
    parser.add_argument("--language", default="en")
    given = parser.parse_args()
    speeds = []
    for kind in Kind if given.kind is None else [given.kind]:
        item, key = asked(kind, given.language)
        for unit in UNITS:
            for before in ("", "Answer: "):
                response = before + unit * int(given.megabytes * 1e6 / len(unit.encode()))
                start = process_time()
                score(item, key, response)
                speeds.append((given.megabytes / (process_time() - start), kind.value, before + unit))
    for speed, name, text in sorted(speeds)[:10]:
        print(f"{speed:6.1f} MB/s  {name:<9} {text!r}")
    print(f"{len(speeds)} responses of {given.megabytes:g} MB; the slowest at {min(speeds)[0]:.1f} MB/s")


if __name__ == "__main__":
    main()
