"""Walks round a lawn, against bearings that are measured as angles."""

from itertools import pairwise
from math import atan2, cos, pi, radians, sin

import pytest

from puzzlegen import catalog
from puzzlegen.catalog.format import plain
from puzzlegen.core.family import Level, Rejected
from puzzlegen.core.item import task_of
from puzzlegen.core.stream import Stream
from puzzlegen.facts.solids.lawns import HALF_WIDTH, ROUND, WORLDS, Kind, stops
from puzzlegen.formats.solids.walk_round import Body, Clue, Thing
from puzzlegen.generators.solids.walk_round import LEVELS
from puzzlegen.renderers.solids import walk_round as walk_renderer
from puzzlegen.renderers.solids.kits.lawn_bodies import BODIES, NAMES
from puzzlegen.snapshots import pipeline
from puzzlegen.validators.solids import walk_round
from puzzlegen.words import say

LOADED = catalog.load("solids/walk_round")
PLAN: dict[Kind, tuple[int, int]] = {"fir": (-25, 0), "hut": (6, -16), "tipi": (32, 29), "parasol": (25, -47)}
BODIES_ON_PLAN = [Body(kind, at) for kind, at in PLAN.items()]


def from_left_to_right(stop: tuple[float, float]) -> tuple[str, ...]:
    """By the angle at which things lie, clockwise from straight behind: y runs down."""
    ahead = atan2(-stop[1], -stop[0])
    angles = {kind: (atan2(y - stop[1], x - stop[0]) - ahead + pi) % (2 * pi) for kind, (x, y) in PLAN.items()}
    return tuple(sorted(angles, key=angles.__getitem__))


@pytest.mark.parametrize("stop", stops(16, turned=False))
def test_what_is_seen_lies_at_these_angles(stop: tuple[int, int]) -> None:
    """From each stop, left and right are those of a walker who looks to the middle."""
    assert tuple(kind for *_, kind in walk_round._look(BODIES_ON_PLAN, stop)) == from_left_to_right(stop)


def test_all_orders_of_the_path_are_found() -> None:
    """A walk in small steps meets no order that is not found, and each of them but those of things nearly in line."""
    walked = {
        from_left_to_right((120 * cos(radians(step / 20)), 120 * sin(radians(step / 20)))) for step in range(20 * 360)
    }
    assert len(walked) == 12  # two more changes for each of six pairs
    assert walked <= walk_round._path(BODIES_ON_PLAN)


def test_stops_run_clockwise_on_the_path() -> None:
    """Each is farther to the right as seen from the middle than the one before."""
    for count in (8, 12, 16):
        for turned in (False, True):
            assert all(a * d - b * c > 0 for (a, b), (c, d) in pairwise(stops(count, turned)))


def test_everything_has_a_shape_and_a_name() -> None:
    """No world has things that cannot be drawn, and nothing is wider than it is said to be."""
    for kinds in WORLDS.values():
        for kind in kinds:
            assert kind in NAMES
            assert 0.4 <= max(across for _, outline in BODIES[kind] for across, _ in outline) <= 1


@pytest.mark.parametrize("level", LEVELS)
def test_clues_lead_to_one_stop_and_orders_are_shuffled(level: Level) -> None:
    """Each clue of a picture leaves fewer stops, the last one only its own; no walk passes the pictures as they lie."""
    asked = set()
    for number in range(160):
        try:
            puzzle = pipeline.invent(LOADED, level, LEVELS[level], Stream("clues", number, index=number))
        except Rejected:
            continue
        task, told = task_of(puzzle.query), plain(puzzle.why)
        asked.add(task)
        for stop, clues in zip(told.get("stops", ()), told.get("clues", ()), strict=False):
            left = [len(stops) for _, stops in clues]
            assert clues[-1][1] == [stop]
            assert left == sorted(set(left), reverse=True)
        if task == "place":
            assert all(len(spots) > 1 for spots in told["left"])
        assert puzzle.answer != "ABCD"
        assert "1234" not in getattr(puzzle.query, "options", ())
    assert {"order", "order_choice", "steps"} <= asked
    assert ("place" in asked) is (level != "extreme")


def test_places_in_a_row_are_told_in_plain_words() -> None:
    """With an article that suits the name."""
    assert say(walk_renderer._clue(Clue("at", "turret", 4)), "en") == "a red-roofed tower is fourth from the left"
    assert say(walk_renderer._clue(Clue("at", "parasol", 1)), "en") == "an orange parasol is first from the left"
    assert say(walk_renderer._clue(Clue("at", "parasol", 2)), "zh") == "从左数第 2 个是橙色遮阳伞"


def test_nothing_touches_the_frame_of_a_picture() -> None:
    """Whatever is farthest to the side or nearest is seen whole, with a margin; no picture is narrow or flat."""
    for angle in range(0, 360, 5):
        x, y = 54 * cos(radians(angle)), 54 * sin(radians(angle))
        ahead = round(ROUND - y)
        picture = (Thing("fir", round(1000 * x / ahead), ahead), Thing("hut", 0, ROUND), Thing("tipi", 100, ROUND))
        wide, high = walk_renderer._crop([picture])
        scale = walk_renderer._SIGHT
        assert scale * (abs(x) / ahead + HALF_WIDTH / ahead) < wide / 2 - 0.1
        assert walk_renderer._SKY + scale * walk_renderer._EYE / ahead < high - 0.1
        assert 1.8 < wide / high < 2.5
