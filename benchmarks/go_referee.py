"""GNU Go as an outside referee of `boards/go_life_death`.

``python -m benchmarks.go_referee --n 500`` makes items that ask for a move, sets each one up in GNU Go (Debian:
``apt-get install gnugo``) with the attacker's outer stones made solid, and compares what it says of the marked chain if
the defender moves first and if the
attacker does, before the key and after it. It prints the agreement and every disagreement with its board.
"""

import argparse
import shutil
import subprocess
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Final

from puzzlegen import catalog, pipeline
from puzzlegen.family import Level, Rejected
from puzzlegen.item import Elements, FillIn, Statement
from puzzlegen.stream import Stream

NAME: Final = "boards/go_life_death"
COLUMNS: Final = "ABCDEFGHJKLMNOPQRST"
_WORDS: Final = {"B": "black", "W": "white"}


@dataclass(frozen=True)
class Case:
    """An item without its picture: the board, the marked point, the key, and whether it captures."""

    level: Level
    size: int
    stones: tuple[tuple[str, str], ...]  # colour and point
    marked: str
    key: str
    kills: bool
    rows: tuple[str, ...]


def cases(count: int, seed: int) -> Iterator[Case]:
    """The first accepted items that ask for a move, of all levels in turn."""
    loaded = catalog.load(NAME)
    index = made = 0
    while made < count:
        for level, params in loaded.family.levels.items():
            drafted = _accepted(loaded, params, seed, index)
            if drafted is not None and made < count:
                made += 1
                yield _case(level, drafted)
        index += 1


def _accepted(loaded: catalog.Loaded, params: Any, seed: int, index: int) -> pipeline.Draft | None:
    digest = pipeline.params_digest(params)
    for attempt in range(pipeline.MAX_ATTEMPTS):
        rng = Stream.for_item(NAME, loaded.row.version, digest, seed, index, attempt)
        try:
            drafted = pipeline.draft(loaded, params, rng)
        except Rejected:
            continue
        if drafted.question.query["task"] == "status":
            return None
        certificate = loaded.validator.certify(drafted.statement, drafted.question)
        if pipeline.objection(certificate, drafted.asked.answer, params.band) is None:
            return drafted
    return None


def _case(level: Level, drafted: pipeline.Draft) -> Case:
    shown, answer = drafted.statement, drafted.asked.answer
    size, top, left = shown["size"], shown["top"], shown["left"]

    def name(row: int, column: int) -> str:
        return f"{COLUMNS[left + column]}{size - top - row}"

    solid = _solid(shown)
    stones = [(_WORDS[stone], name(r, c)) for r, row in enumerate(solid) for c, stone in enumerate(row) if stone != "."]
    assert isinstance(answer, FillIn | Elements)
    key = answer.text if isinstance(answer, FillIn) else answer.ids[0]
    kills = drafted.question.query["task"].startswith("kill")
    return Case(level, size, tuple(stones), name(*shown["marked"]), key, kills, tuple(shown["rows"]))


def _solid(shown: Statement) -> list[list[str]]:
    """The part of the board with attacker's stones on all free points outside: the question says that he is safe."""
    rows = [list(row) for row in shown["rows"]]
    height, width = len(rows), len(rows[0])
    marked_row, marked_column = shown["marked"]
    attacker = "B" if rows[marked_row][marked_column] == "W" else "W"
    open_rows = [
        r
        for r, at_side in ((0, shown["top"] == 0), (height - 1, shown["top"] + height == shown["size"]))
        if not at_side
    ]
    rest = [(r, c) for r in open_rows for c in range(width)]
    while rest:
        r, c = rest.pop()
        if 0 <= r < height and 0 <= c < width and rows[r][c] == ".":
            rows[r][c] = attacker
            rest += [(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)]
    return rows


class Referee:
    """A running GNU Go that speaks the Go Text Protocol, version 2."""

    def __init__(self, level: int) -> None:
        program = shutil.which("gnugo") or "/usr/games/gnugo"
        self._process = subprocess.Popen(
            [program, "--mode", "gtp", "--level", str(level), "--seed", "1", "--never-resign"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def __enter__(self) -> "Referee":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.communicate("quit\n")

    def say(self, command: str) -> str:
        """The answer to a command; raises `ValueError` if it is refused."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(command + "\n")
        self._process.stdin.flush()
        lines = []
        while (line := self._process.stdout.readline().rstrip("\n")) or not lines:
            lines.append(line)
        if not lines[0].startswith("="):
            raise ValueError(f"{command}: {lines[0]}")
        return "\n".join(lines)[1:].strip()

    def set_up(self, case: Case) -> None:
        """Put the stones on an empty board."""
        self.say(f"boardsize {case.size}")
        self.say("clear_board")
        for colour, point in case.stones:
            self.say(f"play {colour} {point}")

    def statuses(self, marked: str) -> tuple[str, str]:
        """Whether the chain is captured or safe: with the attacker's move first, and with the defender's."""
        attack = self.say(f"owl_attack {marked}").split()
        if attack[0] == "0":
            return "safe", "safe"
        defence = self.say(f"owl_defend {marked}").split()
        words = {"0": "captured", "1": "safe"}
        first = "captured" if attack[0] == "1" else f"attack {attack[0]}"
        return first, words.get(defence[0], f"defence {defence[0]}")


def main() -> None:
    """Compare, print the agreement, and show each disagreement."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--n", type=int, default=500)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--level", type=int, default=15, help="of GNU Go; 10 is its default")
    options = parser.parse_args()
    agreed: Counter[tuple[Level, str]] = Counter()
    total: Counter[Level] = Counter()
    for case in cases(options.n, options.seed):
        with Referee(options.level) as referee:  # a fresh one: its caches do not forget
            referee.set_up(case)
            before = referee.statuses(case.marked)
            referee.say(f"play black {case.key}")
            after = referee.statuses(case.marked)
        total[case.level] += 1
        # After a move that captures, the defender is to move, and cannot help it; after one that saves, the attacker.
        wanted = "captured" if case.kills else "safe"
        found = after[1] if case.kills else after[0]
        good = {"before": before == ("captured", "safe"), "after": found == wanted}
        for moment, agrees in good.items():
            agreed[case.level, moment] += agrees
        if not all(good.values()):
            print(f"{case.level}: black {'captures' if case.kills else 'saves'} {case.marked} with {case.key}")
            print(f"  GNU Go: before {before}, after {after}")
            print("\n".join(f"  {row}" for row in case.rows), flush=True)
    print("| level | items | status before the key | status after it |")
    print("|---|---|---|---|")
    for level, items in sorted(total.items()):
        shares = [f"{agreed[level, moment] / items:.1%}" for moment in ("before", "after")]
        print(f"| {level} | {items} | {' | '.join(shares)} |")


if __name__ == "__main__":
    main()
