"""Marks of solutions: where they lie, and that nothing else moves."""

from itertools import pairwise
from math import dist, isclose

from puzzlegen.core.scene import Circle, Element, Group, Label, Polyline, Rect, Scene
from puzzlegen.drawing import marking
from puzzlegen.drawing.png import decode
from puzzlegen.drawing.raster import render
from puzzlegen.drawing.style import DEFAULT_STYLE


def test_a_mark_beyond_what_is_drawn_moves_nothing() -> None:
    square = Rect(4, 4, 2, 2, fill="ink")
    scene = Scene(
        10,
        10,
        (
            Group(
                (square, Element("square", 4, 4, 2, 2)),
            ),
        ),
    )
    plain = render(scene, DEFAULT_STYLE)
    solved = render(marking.chosen(scene, ["square"]), DEFAULT_STYLE, page=scene)
    assert (solved.width, solved.height, solved.boxes) == (plain.width, plain.height, plain.boxes)
    assert solved.pixels != plain.pixels
    black = (decode(plain.png) == decode(plain.png)[plain.height // 2, plain.width // 2]).all(2)
    assert (decode(solved.png)[black] == decode(plain.png)[black]).all()


def test_elements_are_found_in_moved_and_scaled_groups() -> None:
    inner = Group((Element("a", 1, 2, 3, 4),), x=10, y=20, scale=2)
    assert marking.areas(Scene(50, 50, (Group((inner,), x=1, y=1, scale=0.5),))) == {"a": (7, 13, 3, 4)}


def test_a_right_option_is_framed_and_the_others_are_struck_out() -> None:
    places = [Element(f"option-{letter}", 3 * number, 0, 2, 2) for number, letter in enumerate("ABC")]
    (marked,) = marking.answered((Scene(9, 2, tuple(places)),), "B", "ABC")
    marks = marked.nodes[-1].children  # type: ignore[union-attr]
    assert [getattr(mark, "closed", None) for mark in marks] == [False, False, True]
    assert marking.answered((Scene(9, 2, ()),), "B", "ABC") == ()
    assert marking.answered((Scene(9, 2, tuple(places), exact=True),), "B", "ABC") == ()


def with_gap(high: float = 2) -> Scene:
    gap = Group((Rect(0, 0, 4, 2 * high, "tint"), Label(2, high, "?", 1)), 1, 1)
    options = [
        node
        for number, letter in enumerate("AB")
        for node in (
            Rect(3 * number, 0, 2, 2, stroke="line"),
            Circle(3 * number + 1, 1, 0.2 + 0.3 * number, "ink"),
            Label(3 * number + 1, 2.5, letter, 0.4),
            Element(f"option-{letter}", 3 * number, 0, 2, 2),
        )
    ]
    return Scene(10, 12, (gap, Group(tuple(options), 1, 7)))


def test_the_right_option_is_put_into_a_gap_of_its_shape() -> None:
    (marked,) = marking.answered((with_gap(),), "B", "AB")
    ground, copy, ring = marked.nodes[-1].children  # type: ignore[union-attr]
    assert (ground.x, ground.y, ground.width, ground.height, ground.fill) == (1, 1, 4, 4, "paper")
    frame, disc = copy.children
    assert isinstance(frame, Rect)
    assert isinstance(disc, Circle)
    assert disc.radius == 0.5
    assert (copy.x + copy.scale * disc.x, copy.y + copy.scale * disc.y) == (3, 3)
    assert isinstance(ring, Polyline)
    assert ring.closed


def test_a_gap_of_another_shape_stays_empty() -> None:
    scene = with_gap(high=1)
    assert marking.completed(scene, "option-B") is scene
    assert marking.completed(Scene(10, 12, scene.nodes[1:]), "option-B").nodes == scene.nodes[1:]


def test_a_letter_without_an_element_is_framed_unless_it_stands_twice() -> None:
    letters = tuple(Label(2 * number, 1, letter, 0.5) for number, letter in enumerate("ABCC"))
    (marked,) = marking.answered((Scene(9, 2, letters),), "B", "ABC")
    (ring,) = marked.nodes[-1].children  # type: ignore[union-attr]
    assert min(x for x, _ in ring.points) < 2 < max(x for x, _ in ring.points)
    assert marking.answered((Scene(9, 2, letters),), "C", "ABC") == ()


def test_groups_have_frames_of_two_kinds() -> None:
    places = tuple(Element(f"option-{number}", 3 * number, 0, 2, 2) for number in range(1, 5))
    marks = marking.grouped(Scene(16, 2, places), [(1, 4), (2, 3)]).nodes[-1].children  # type: ignore[union-attr]
    assert [(round(mark.points[0][0]), mark.dashed) for mark in marks] == [
        (3, False),
        (12, False),
        (6, True),
        (9, True),
    ]


def test_an_arrow_ends_before_its_goal() -> None:
    *_, head = marking.way([(0, 0), (0, 5), (5, 5)], 0.1, 0.5)
    assert isinstance(head, Polyline)
    assert max(x for x, _ in head.points) == 4.5


def test_an_arc_bulges_to_its_left() -> None:
    arc = marking.bow((0, 0), (4, 0), 1)
    assert arc[0] == (0, 0)
    assert arc[-1] == (4, 0)
    assert isclose(arc[len(arc) // 2][1], -1)
    assert max(dist(*two) for two in pairwise(arc)) < 0.7
