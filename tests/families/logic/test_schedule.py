"""Walls of clocks, shared time and torn sheets, against plain enumerations."""

import itertools
from datetime import date
from random import Random

from puzzlegen.core.family import Level, Rejected
from puzzlegen.core.stream import Stream
from tests.support.published import Published

DAYS = Published("logic/schedule")
certify = DAYS.certify


def _times(clocks, tags, reflected):
    """All times at which the tags can be dealt out to the clocks, by trying every order of the tags."""
    found = set()
    for flips in itertools.product((0, 1), repeat=len(clocks)):
        for order in itertools.permutations(tags):
            for time in range(0, 720, 5):
                shown = [(time + tag) % 720 for tag in order]
                looks = [(720 - one) % 720 if flip else one for one, flip in zip(shown, flips, strict=True)]
                if looks == clocks and sum(flips) == reflected:
                    found.add(time)
    return found


def test_times_agree_with_all_ways_to_deal_out_tags() -> None:
    random = Random(5)
    for _ in range(12):
        time, tags = random.randrange(0, 720, 5), [0, *random.sample((-15, -10, -5, 5, 10), 2)]
        flips = [1, random.randint(0, 1), 0]
        clocks = [(time + tag) * (1 - 2 * flip) % 720 for tag, flip in zip(tags, flips, strict=True)]
        clocks[2] = (clocks[2] + random.choice((0, 5))) % 720
        statement = {"scene": "wall", "dress": "tower", "tags": tags, "reflected": sum(flips)}
        statement["clocks"] = [{"seen": seen, "bare": False} for seen in clocks]
        times = _times(clocks, tags, sum(flips))
        answers = certify(statement, {"task": "minutes"}).answers
        assert set(answers) == {str(one % 60) for one in sorted(times)} or len(times) > 1 < len(answers)


def test_months_and_weekdays_agree_with_real_years() -> None:
    sheets = []
    for month in (3, 6):
        first = date(2027, month, 1)
        length = (date(2027, month + 1, 1) - first).days
        days = [0] * first.weekday() + list(range(1, length + 1))
        days += [0] * (-len(days) % 7)
        weeks = [days[at : at + 7] for at in range(0, len(days), 7)]
        sheets.append({"month": month if month == 3 else None, "weeks": weeks, "torn": False})
    statement = {"scene": "sheets", "dress": "red", "sheets": sheets}
    assert certify(statement, {"task": "month", "sheet": 1}).answers == ("6",)
    for month in range(3, 13):
        query = {"task": "weekday", "month": month, "day": 9}
        weekday = date(2027, month, 9).weekday()
        options = [weekday, *(one for one in range(7) if one != weekday)][:4]
        assert certify(statement, {**query, "options": options}).answers == ("A",)


def test_shared_time_agrees_with_every_minute() -> None:
    random = Random(8)
    for _ in range(20):
        offices = []
        for _ in range(3):
            marks = sorted(random.sample(range(480, 1201, 30), 4))
            offices.append({"clock": random.randrange(600, 900, 15), "busy": [marks[:2], marks[2:]]})
        longest = run = 0
        for minute in range(-720, 720):
            local = [(minute + one["clock"], one["busy"]) for one in offices]
            free = all(480 <= now < 1200 and not any(a <= now < b for a, b in busy) for now, busy in local)
            run = run + 1 if free else 0
            longest = max(longest, run)
        found = certify({"scene": "offices", "dress": "ships", "offices": offices}, {"task": "longest"})
        assert found.answers == ((str(longest),) if longest else ())


def test_no_false_explanation_is_believed() -> None:
    """Times, spans, months or years that are left out, a tag of another clock, other minutes."""
    refused = set()
    for index, attempt in itertools.product(range(40), range(3)):
        try:
            puzzle = DAYS.invent(Stream.for_item("logic/schedule", 1, "test", 1, index, attempt), Level.MEDIUM)
        except Rejected:
            continue
        why, asked = puzzle.why, (puzzle.statement, puzzle.query, puzzle.key)
        assert not DAYS.faults(*asked, why)
        for fact in [fact for fact in why if why[fact]]:
            false = why[fact] + 15 if isinstance(why[fact], int) else why[fact][:-1]
            if fact == "steps":
                false = [[why[fact][0][0], why[fact][0][1][1:]], *why[fact][1:]]
            assert DAYS.faults(*asked, why | {fact: false})
            refused.add(fact)
    assert refused >= {"time", "tags", "reflected", "steps", "against", "spans", "begin", "best", "years", "fits"}


def test_depth_is_what_is_needed_at_least() -> None:
    """Two of three offices leave no more time than all do; against three wrong beginnings, one office is enough."""
    busy = ([[480, 720]], [[900, 1200]], [[480, 540]])
    offices = [{"clock": 720, "busy": bars} for bars in busy]
    statement = {"scene": "offices", "dress": "ships", "offices": offices}
    found = certify(statement, {"task": "longest"})
    assert (found.answers, found.depth.kind, found.depth.value) == (("180",), "properties", 2)
    query = {"task": "call", "office": 0, "minutes": 180}
    assert certify(statement, {**query, "options": [720, 600, 660, 690]}).depth.value == 1
    assert certify(statement, {**query, "options": [720, 480, 750, 780]}).depth.value == 2
    clocks = [{"seen": seen, "bare": False} for seen in (100, 105)]
    wall = {"scene": "wall", "dress": "tower", "clocks": clocks, "tags": [0, 5], "reflected": 0}
    assert certify(wall, {"task": "minutes"}).depth.value == 2
