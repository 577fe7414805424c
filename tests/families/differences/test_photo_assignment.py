"""How slots are laid out and drawn: kinds in balance, photographs used evenly, and what cannot be had is told."""

from collections import Counter

import msgspec
import pytest

from puzzlegen.conformance.photographs import MODELS, Discs, Surroundings
from puzzlegen.core.stream import Stream
from puzzlegen.generators.differences.kits import assignment
from puzzlegen.generators.differences.kits.assignment import LENGTH, Wanted, chosen
from puzzlegen.generators.differences.kits.retouches import Offer, Offering
from puzzlegen.generators.differences.kits.retouching import CLASSES
from puzzlegen.materials import photos, pictures
from puzzlegen.materials.material import NothingUsable

WANTED = Wanted((3, 5), 1, (7.41, 9.4))
EVERYTHING = tuple(change for group in CLASSES for change in group)


def offering(changes, things=8):
    """A photograph whose things lie apart in a row, of which each can be changed in these ways."""
    boxes = tuple((20 + 90 * place, 100, 50 + 90 * place, 140) for place in range(things))
    offers = [Offer(change, place, box) for place, box in enumerate(boxes) for change in changes]
    return Offering((768, 512), boxes, tuple(offers))


@pytest.fixture
def shelf(monkeypatch):
    """Makes a shelf of such photographs."""

    def made(offerings):
        credit = pictures.Credit("", "", "CC0-1.0", "a test")
        known = {photos.Photo(str(n), f"{n:064x}", credit): some for n, some in enumerate(offerings)}
        album = photos.Album(tuple(known), (), "")
        monkeypatch.setattr(photos.Photos, "open", lambda _: album)
        monkeypatch.setattr(assignment, "offering", lambda photo, _: known[photo])
        assignment.assigned.cache_clear()
        editing = photos.editing(album, Discs.identity, (Surroundings.identity,), "cpu")
        return photos.Photos(photos.Folder("a folder"), MODELS, editing)

    yield made
    assignment.assigned.cache_clear()


def counted(slots):
    """The share of each class among the changes, and how often photographs serve."""
    kinds = Counter(kind for one in slots for kind in one.kinds)
    return [kinds[kind] / kinds.total() for kind in range(len(CLASSES))], Counter(one.photo for one in slots)


def test_kinds_are_in_balance_if_few_photographs_carry_the_rare_ones(shelf):
    """A third of sixty photographs carries all kinds; the others can be recoloured and bent only."""
    given = shelf([offering(EVERYTHING if n % 3 == 0 else ("outline", "colour")) for n in range(60)])
    shares, served = counted(assignment.assigned(given, WANTED))
    assert all(0.18 <= share <= 0.32 for share in shares[:-1])
    assert max(served.values()) <= 5
    assert len(served) >= 40  # the others serve, too
    assert list(assignment.remarks(given, WANTED, "hard")) == []


def test_photographs_serve_evenly_if_all_carry_everything(shelf):
    slots = assignment.assigned(shelf([offering(EVERYTHING) for _ in range(25)]), WANTED)
    shares, served = counted(slots)
    assert set(served.values()) == {4}
    assert all(abs(share - wanted) < 0.02 for share, wanted in zip(shares, assignment.SHARES, strict=True))
    assert all(max(Counter(one.kinds).values()) <= 2 for one in slots)


def test_items_draw_sittings_independently_and_all_alike():
    drawn = [Stream("x", index=index, series=b"sittings").class_by_index(LENGTH, "sitting") for index in range(5000)]
    counts = Counter(drawn)
    assert len(counts) == LENGTH
    assert 20 <= min(counts.values()) <= max(counts.values()) <= 85
    rounds = [drawn[start : start + LENGTH] for start in range(0, 5000, LENGTH)]
    assert all(len(set(one)) < 0.8 * LENGTH for one in rounds)  # a deck would have each of them once


def test_what_cannot_be_balanced_is_told(shelf):
    given = shelf([offering(EVERYTHING if n < 4 else ("outline", "colour")) for n in range(30)])
    (told,) = assignment.remarks(given, WANTED, "hard")
    assert "At level hard, the kinds of changes are not in balance" in told
    shares, _ = counted(assignment.assigned(given, WANTED))
    assert f"position {round(100 * shares[3])} %" in told
    assert shares[3] < 0.18


def test_fewer_differences_and_frequent_photographs_are_told(shelf):
    few, many = offering(EVERYTHING, things=1), offering(EVERYTHING, things=4)
    told = list(assignment.remarks(shelf([many if n < 9 else few for n in range(40)]), WANTED, "hard"))
    assert any("no photograph carries 5 changes that look right: items have 4 at most" in one for one in told)
    assert any("one photograph serves about 9 items in 100, and not 5, since" in one for one in told)


def test_nothing_of_the_wanted_size_is_refused(shelf):
    large = Offering((768, 512), ((100, 100, 300, 300),), (Offer("colour", 0, (100, 100, 300, 300)),))
    with pytest.raises(NothingUsable, match="try --level easy"):
        list(assignment.remarks(shelf([large]), WANTED, "hard"))


def test_a_thing_may_have_a_double_and_another_change_but_not_two():
    box, apart = (20, 100, 50, 140), (320, 100, 350, 140)
    offers = (Offer("added", 0, apart), Offer("position", 0, (10, 95, 60, 145)), Offer("colour", 0, box))
    some = Offering((768, 512), (box,), offers)
    position, presence, colour = 3, 1, 2
    assert chosen(some, (presence, position), 2, (6, 9.4), Stream("x")) is not None
    assert chosen(some, (presence, colour), 2, (6, 9.4), Stream("x")) is not None
    assert chosen(some, (colour, position), 2, (6, 9.4), Stream("x")) is None


def test_what_a_photograph_offers_is_kept_as_json():
    assert msgspec.json.decode(msgspec.json.encode(offering(EVERYTHING)), type=Offering) == offering(EVERYTHING)
