"""GNU Go as an outside referee of `boards/go_life_death`.

``python -m benchmarks.go_referee --n 500`` makes items that ask for a move, sets each one up in GNU Go (Debian:
``apt-get install gnugo``) with the attacker's outer stones made solid, and compares what it says of the marked chain if
the defender moves first and if the attacker does, before the key and after it. GNU Go takes the moves that it reads
from patterns, and may not find one; so it is made to look at the position after every first move, and the side to move
picks the best. ``--trust`` takes its own first move instead. Prints the agreement and every disagreement with its
board. With ``--record FILE`` each judgement is written down at once, and the same command goes on after the last one.
"""

import argparse
import json
import shutil
import subprocess
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Final

from puzzlegen import catalog
from puzzlegen.core.family import USUAL_LEVELS, Level, Rejected
from puzzlegen.core.stream import Stream
from puzzlegen.formats.boards.go_life_death import Kill, Part, Status
from puzzlegen.snapshots import pipeline

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
    inside: tuple[str, ...]  # the free points
    key: str
    kills: bool

    def colour(self, defending: bool) -> str:
        """The colour of the side whose chain is marked, or of the other one."""
        return "black" if defending != self.kills else "white"

    rows: tuple[str, ...]


def cases(count: int, seed: int) -> Iterator[Case]:
    """The first accepted items that ask for a move, of all levels in turn."""
    loaded = catalog.load(NAME)
    index = made = 0
    while made < count:
        for level in loaded.levels:
            drafted = _accepted(loaded, level, seed, index)
            if drafted is not None and made < count:
                made += 1
                yield _case(level, drafted)
        index += 1


def _accepted(loaded: catalog.Family, level: Level, seed: int, index: int) -> pipeline.Draft | None:
    params = loaded.levels[level]
    digest = pipeline.params_digest(params)
    for attempt in range(pipeline.MAX_ATTEMPTS):
        rng = Stream.for_item(NAME, loaded.row.stream_version, digest, seed, index, attempt)
        try:
            drafted = pipeline.draft(loaded, level, params, rng)
        except Rejected:
            continue
        if isinstance(drafted.query, Status):
            return None
        certificate = loaded.validator.certify(drafted.statement, drafted.query)
        if pipeline.objection(certificate, drafted.answer, params.bounds_of(drafted.query)) is None:
            return drafted
    return None


def _case(level: Level, drafted: pipeline.Draft) -> Case:
    shown, key = drafted.statement, drafted.answer
    size, top, left = shown.size, shown.top, shown.left

    def name(row: int, column: int) -> str:
        return f"{COLUMNS[left + column]}{size - top - row}"

    solid = _solid(shown)
    stones = [(_WORDS[stone], name(r, c)) for r, row in enumerate(solid) for c, stone in enumerate(row) if stone != "."]
    inside = tuple(name(r, c) for r, row in enumerate(solid) for c, stone in enumerate(row) if stone == ".")
    kills = isinstance(drafted.query, Kill)
    return Case(level, size, tuple(stones), name(*shown.marked), inside, key, kills, shown.rows)


def _solid(shown: Part) -> list[list[str]]:
    """The part of the board with attacker's stones on all free points outside: the question says that he is safe."""
    rows = [list(row) for row in shown.rows]
    height, width = len(rows), len(rows[0])
    marked_row, marked_column = shown.marked
    attacker = "B" if rows[marked_row][marked_column] == "W" else "W"
    open_rows = [
        r for r, at_side in ((0, shown.top == 0), (height - 1, shown.top + height == shown.size)) if not at_side
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
        lines: list[str] = []
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

    def status(self, case: Case, defending: bool) -> str:
        """What GNU Go says becomes of the chain if the defender, or the attacker, moves first."""
        attack = self.say(f"owl_attack {case.marked}").split()[0]
        if attack == "0":
            return "safe"
        if not defending:
            return {"1": "captured"}.get(attack, "ko")
        return {"0": "captured", "1": "safe"}.get(self.say(f"owl_defend {case.marked}").split()[0], "ko")

    def outcome(self, case: Case, defending: bool) -> str:
        """The best status that the side to move reaches with a first move, or by passing."""
        side, wanted = case.colour(defending), "safe" if defending else "captured"
        found = []
        for point in (*case.inside, "pass"):
            if point != "pass" and self.say(f"is_legal {side} {point}") != "1":
                continue
            self.say(f"play {side} {point}")
            gone = self.say(f"color {case.marked}") != case.colour(True)
            found.append("captured" if gone else self.status(case, not defending))
            self.say("undo")
        return next((status for status in (wanted, "ko") if status in found), found[0])


def judged(case: Case, level: int, trust: bool) -> list[str]:
    """What GNU Go says before the key, if the attacker moves first and if not, and after it."""
    with Referee(level) as referee:  # a fresh one: its caches do not forget
        judge = referee.status if trust else referee.outcome
        referee.set_up(case)
        before = [judge(case, defending) for defending in (False, True)]
        referee.say(f"play black {case.key}")
        return [*before, judge(case, case.kills)]  # it is white's turn


def main() -> None:
    """Compare, print the agreement, and show each disagreement."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--n", type=int, default=500)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--level", type=int, default=15, help="of GNU Go; 10 is its default")
    parser.add_argument("--trust", action="store_true", help="take the first move that GNU Go finds")
    parser.add_argument("--record", type=Path, help="where judgements are kept, one a line")
    options = parser.parse_args()
    known = options.record.read_text().splitlines() if options.record and options.record.exists() else []
    agreed: Counter[tuple[Level, str]] = Counter()
    total: Counter[Level] = Counter()
    for at, case in enumerate(cases(options.n, options.seed)):
        asked = [options.level, options.trust, case.key, *case.rows]
        if at < len(known):
            recorded, found = json.loads(known[at])
            if recorded != asked:
                parser.error(f"line {at + 1} of {options.record} is about something else")
        else:
            found = judged(case, options.level, options.trust)
            if options.record:
                with options.record.open("a") as file:
                    file.write(json.dumps([asked, found]) + "\n")
        *before, after = found
        total[case.level] += 1
        good = {"before": before == ["captured", "safe"], "after": after == ("captured" if case.kills else "safe")}
        for moment, agrees in good.items():
            agreed[case.level, moment] += agrees
        if not all(good.values()):
            print(f"{case.level}: black {'captures' if case.kills else 'saves'} {case.marked} with {case.key}")
            print(f"  GNU Go: {before[0]} if the attacker moves first, {before[1]} if not; after the key {after}")
            print("\n".join(f"  {row}" for row in case.rows), flush=True)
    print("| level | items | status before the key | status after it |")
    print("|---|---|---|---|")
    for level in sorted(total, key=USUAL_LEVELS.index):
        shares = [f"{agreed[level, moment] / total[level]:.1%}" for moment in ("before", "after")]
        print(f"| {level} | {total[level]} | {' | '.join(shares)} |")


if __name__ == "__main__":
    main()
