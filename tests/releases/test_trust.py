"""What binds an operator: keys of all months that are fixed at the first release, seeds that follow from them, beacons.

The adversary here is the operator, who holds the secret, changes the code, and makes all digests agree.
"""

import json
import shutil
from datetime import date
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import UNSET

from puzzlegen.releases import anchor, commitment, documents, publish, refresh, reveal
from puzzlegen.releases.audit import audit
from puzzlegen.releases.beacon import BadBeacon, MissingBeacon, parse
from puzzlegen.releases.documents import Anchor, Beacon, MonthKeys, Version
from puzzlegen.releases.errata import retract
from puzzlegen.releases.publish import OtherTerms
from puzzlegen.releases.secret import BadSecret, MissingSecret, OtherSecret, Secret
from puzzlegen.releases.series import Series
from puzzlegen.specs import language as spec
from puzzlegen.specs.language import Portion, Spec, Terms
from tests.support.small_series import SECRET, bytes_of, forge, run

OTHER = Secret("tJ0rZ8mQ4vXcW1nBy7KdU3sLh5GfP9oE")
MONTHS = (date(2026, 11, 1), date(2026, 12, 1), date(2027, 1, 1))
NOVEMBER, DECEMBER, JANUARY = (Version(month.year, month.month) for month in MONTHS)
DRAND = parse("drand quicknet round 35319412=" + sha256(b"january").hexdigest())
RULE = "drand quicknet, the first round of the month (UTC)"


def tiny(**changes: Any) -> Spec:
    """A spec of six items, quickly made."""
    portions = tuple(Portion(one.family, one.level, 1) for one in spec.read("boards/queens").portions)
    terms: dict[str, Any] = {"title": "A tiny series", "items": 6, "refresh": 0.34, "hidden": 0.34, "drift": 9.0}
    return Spec("tiny", portions, ("en",), Terms(**terms | changes))


def months(folder: Path, secret: Secret | None = SECRET, number: int = 2, **changes: Any) -> Series:
    known = Series(folder / "series")
    for month in MONTHS[:number]:
        refresh.refresh(known, tiny(**changes), month, secret)
    return known


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("two")
    months(folder)
    return folder


@pytest.fixture
def copied(two: Path, tmp_path: Path) -> Series:
    shutil.copytree(two, tmp_path, dirs_exist_ok=True)
    return Series(tmp_path / "series")


def complaints(known: Series, **how: bool) -> list[str]:
    return [str(problem) for problem in audit(known, **how)]


class TestAnchors:
    def test_every_release_has_the_same_one_and_every_key_leads_to_it(self, two: Path) -> None:
        """As a stranger would check it, with nothing but SHA-256."""
        known = Series(two / "series")
        found = [known.read(version).content for version in known.versions()]
        assert {content.anchor for content in found} == {Anchor(found[0].anchor.root, "2026-11", 240)}  # type: ignore[union-attr]
        opening = json.loads((known.revealed_folder(NOVEMBER) / "reveal.json").read_bytes())
        hidden = sha256(b"puzzlegen commitment\0" + bytes.fromhex(opening["key"])).digest()
        assert hidden.hex() == opening["keys"]["hidden"]
        node = sha256(b"\0puzzlegen month\0" + hidden + bytes.fromhex(opening["keys"]["public"])).digest()
        for neighbour in opening["keys"]["path"]:  # the first month is the leftmost leaf
            node = sha256(b"\1" + node + bytes.fromhex(neighbour)).digest()
        assert node.hex() == opening["anchor"]["root"] == found[0].anchor.root  # type: ignore[union-attr]
        for content in found:
            assert isinstance(content.keys, MonthKeys)
            public = bytes.fromhex(content.keys.opened)
            assert commitment.commit(public) == content.keys.public
            assert content.born
            assert content.born.request.seed == anchor.public_seed(public, 0, "")

    def test_a_key_says_nothing_about_those_of_other_months(self) -> None:
        keys = [anchor.keys(SECRET, "tiny", version) for version in (NOVEMBER, DECEMBER)]
        assert len({key for month in keys for key in month}) == 4
        for key in keys[1]:
            assert sha256(key).digest() not in keys[0]

    def test_all_months_have_a_leaf_and_the_month_after_has_none(self) -> None:
        bound = anchor.cast(SECRET, "tiny", NOVEMBER)
        for version in (NOVEMBER, Version(2036, 2), Version(2046, 10, 3)):
            shown = anchor.shown(SECRET, "tiny", bound, version, apart=False)
            assert anchor._anchored(bound, shown, version)
            assert not anchor._anchored(bound, shown, Version(2036, 3))
            assert not anchor._anchored(msgspec.structs.replace(bound, first="2026-1"), shown, version)
        for beyond in (Version(2046, 11), Version(2026, 10)):
            with pytest.raises(anchor.NoKeys, match="240 months from 2026-11 on"):
                anchor.shown(SECRET, "tiny", bound, beyond, apart=False)

    def test_two_operators_of_one_spec_have_different_canaries(self, two: Path, tmp_path: Path) -> None:
        theirs = months(tmp_path, OTHER, 1)
        ours = Series(two / "series").read(NOVEMBER).content.canary
        assert theirs.read(NOVEMBER).content.canary != ours
        assert audit(theirs) == []
        forge(theirs, NOVEMBER, canary=ours)
        assert any("canary" in one for one in complaints(theirs))

    @pytest.mark.parametrize("keys", ["included", "apart"])
    def test_a_patch_shares_the_keys_of_its_month(self, copied: Series, tmp_path: Path, keys: str) -> None:
        known = copied if keys == "included" else months(tmp_path / "apart", number=1, keys=keys)
        newest = known.newest()
        retract(known, known.held(newest)[0].item.id, "A test.")
        month = date(newest.year, newest.month, 1)
        with pytest.raises(OtherTerms, match="cannot change whether keys are kept apart"):
            refresh.refresh(known, tiny(keys="apart" if keys == "included" else "included"), month, SECRET)
        outcome = refresh.refresh(known, tiny(keys=keys), month, SECRET)
        assert outcome.version.patch == 1
        before, after = (known.read(version).content for version in known.versions()[-2:])
        assert before.keys == after.keys
        if before.born and after.born:
            assert before.born.request.seed != after.born.request.seed
        assert audit(known, remake=True) == []


class TestOperatorsWhoCheat:
    """Each makes its series with code of its own; the audit is ours."""

    def test_a_key_that_was_chosen_later(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        known = months(tmp_path, number=1)
        usual, shown = anchor.keys, anchor.shown
        chosen = anchor.Keys(b"h" * 32, b"p" * 32)

        def choosing(secret: Secret, series: str, version: Version) -> anchor.Keys:
            return chosen if version == DECEMBER else usual(secret, series, version)

        for claimed in (chosen, usual(SECRET, "tiny", DECEMBER)):

            def showing(*arguments: Any, claimed: anchor.Keys = claimed, **named: Any) -> MonthKeys:
                told: MonthKeys = shown(*arguments, **named)
                return msgspec.structs.replace(
                    told,
                    hidden=commitment.commit(claimed.hidden),
                    public=commitment.commit(claimed.public),
                    opened=claimed.public.hex(),
                )

            with monkeypatch.context() as patch:
                patch.setattr(publish.anchor, "keys", choosing)
                patch.setattr(publish.anchor, "shown", showing)
                refresh.refresh(known, tiny(), MONTHS[1], SECRET)
            found = " ".join(complaints(known))
            if claimed == chosen:
                assert "has keys that its anchor does not hold for this month" in found
            else:
                assert "holds items back under another key than that of its month" in found
                assert "has a seed that does not follow from the key of its month" in found
            for folder in (known.release_folder(DECEMBER), known.private_folder(DECEMBER)):
                shutil.rmtree(folder)
            known.point()

    def test_an_anchor_that_was_exchanged_or_taken_away(self, copied: Series, tmp_path: Path) -> None:
        theirs = months(tmp_path / "other", OTHER, 2).read(DECEMBER).content
        for changes, complaint in (
            ({"anchor": theirs.anchor, "keys": theirs.keys}, "has another anchor"),
            ({"anchor": UNSET, "keys": UNSET}, "has another anchor"),
            ({"anchor": UNSET}, "has another anchor"),
            ({"keys": UNSET}, "has an anchor without keys"),
        ):
            usual = copied.read(DECEMBER).content
            forge(copied, DECEMBER, **changes)
            assert complaint in " ".join(complaints(copied))
            back = {name: getattr(usual, name) for name in ("anchor", "keys")}
            forge(copied, DECEMBER, **back)
        assert audit(copied) == []

    def test_a_first_release_without_an_anchor_or_with_an_older_one(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        usual = anchor.cast
        with monkeypatch.context() as patch:
            patch.setattr(publish.anchor, "cast", lambda secret, series, _: usual(secret, series, Version(2026, 9)))
            known = months(tmp_path, number=1)
        assert any("does not begin with its month" in one for one in complaints(known))
        forge(known, NOVEMBER, anchor=UNSET, keys=UNSET)
        assert any("has no anchor that binds its key" in one for one in complaints(known))
        forge(known, NOVEMBER, anchor=UNSET, keys=UNSET, hidden=None)
        assert any("does not follow from the release before" in one for one in complaints(known))

    def test_an_anchor_that_is_nonsense(self, copied: Series) -> None:
        usual = copied.read(DECEMBER).content
        assert isinstance(usual.anchor, Anchor)
        assert isinstance(usual.keys, MonthKeys)
        name = copied.release_folder(DECEMBER) / documents.NAME
        sound = name.read_bytes()
        for changes in (
            {"anchor": msgspec.structs.replace(usual.anchor, months=10**15)},
            {"anchor": msgspec.structs.replace(usual.anchor, first="9999-99")},
            {"anchor": msgspec.structs.replace(usual.anchor, months=-1)},
            {"anchor": msgspec.structs.replace(usual.anchor, first="soon")},
            {"keys": msgspec.structs.replace(usual.keys, path=("zz",) * 8)},
            {"keys": msgspec.structs.replace(usual.keys, path=())},
            {"keys": msgspec.structs.replace(usual.keys, opened="zz")},
            {"keys": msgspec.structs.replace(usual.keys, opened="")},
            {"keys": msgspec.structs.replace(usual.keys, hidden="é")},
        ):
            forge(copied, DECEMBER, **changes)
            assert audit(copied)
            name.write_bytes(sound)

    def test_a_seed_that_was_ground(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        for secret, hidden in ((SECRET, 0.34), (SECRET, 0.0), (None, 0.0)):
            known = Series(tmp_path / f"series{hidden}{secret}")
            with monkeypatch.context() as patch:
                patch.setattr(publish.anchor, "public_seed", lambda *_: "12ab" * 16)
                patch.setattr(publish.anchor, "unanchored_seed", lambda *_: "12ab" * 16)
                refresh.refresh(known, tiny(hidden=hidden), MONTHS[0], secret)
            assert any("has a seed that does not follow from the" in one for one in complaints(known))

    def test_a_patch_number_that_was_chosen_changes_no_seed(self, tmp_path: Path) -> None:
        seeds = set()
        for patch in (0, 5):
            known = Series(tmp_path / f"series{patch}")
            release = publish.publish(known, tiny(hidden=0.0), Version(2026, 11, patch), SECRET)
            assert release.content.born
            seeds.add(release.content.born.request.seed)
            assert audit(known) == []
        assert len(seeds) == 1


class TestSecrets:
    def test_without_held_back_items_too_the_series_is_bound_to_its_secret(self, tmp_path: Path) -> None:
        known = months(tmp_path, number=1, hidden=0.0)
        before = bytes_of(known.folder)
        for secret, error in ((None, MissingSecret), (OTHER, OtherSecret)):
            with pytest.raises(error):
                refresh.refresh(known, tiny(hidden=0.0), MONTHS[1], secret)
        assert bytes_of(known.folder) == before

    def test_a_weak_one_begins_no_series(self, tmp_path: Path) -> None:
        known = Series(tmp_path / "series")
        with pytest.raises(BadSecret, match="openssl rand -hex 32"):
            refresh.refresh(known, tiny(), MONTHS[0], Secret("correct horse battery staple, and some more"))
        assert known.versions() == []


class TestBeacons:
    def test_one_changes_all_seeds_and_all_can_be_made_again(self, tmp_path: Path) -> None:
        seeds = set()
        others = (parse("another source =" + "AB" * 16), parse("drand=" + DRAND.value), None)
        for number, beacon in enumerate((DRAND, *others)):
            known = Series(tmp_path / f"series{number}")
            refresh.refresh(known, tiny(), MONTHS[0], SECRET, beacon=beacon)
            refresh.refresh(known, tiny(), MONTHS[1], SECRET)
            there = known.read(NOVEMBER).content
            assert there.born
            manifest = json.loads((known.revealed_folder(NOVEMBER) / "manifest.json").read_bytes())
            seeds.add((str(there.born.request.seed), manifest["content"]["request"]["seed"]))
            assert there.beacon == (beacon or UNSET)
            assert audit(known, remake=True) == []
            if beacon == DRAND:
                usual = bytes_of(known.revealed_folder(NOVEMBER))
                shutil.rmtree(known.revealed_folder(NOVEMBER))
                shutil.rmtree(known.private_folder(NOVEMBER))
                reveal.reveal(known, NOVEMBER, SECRET)
                assert bytes_of(known.revealed_folder(NOVEMBER)) == usual
                assert json.loads(usual["reveal.json"])["beacon"]["value"] == DRAND.value
        assert len(seeds) == 3  # the words for a source change nothing: they could be chosen

    def test_one_that_is_exchanged_afterwards_is_found(self, tmp_path: Path) -> None:
        known = Series(tmp_path / "series")
        for secret, hidden in ((SECRET, 0.34), (None, 0.0)):
            known = Series(tmp_path / f"series{hidden}")
            refresh.refresh(known, tiny(hidden=hidden), MONTHS[0], secret, beacon=DRAND)
            assert audit(known) == []
            for other in (msgspec.structs.replace(DRAND, value="ab" * 32), UNSET, Beacon("x", "abc", "")):
                forge(known, NOVEMBER, beacon=other)
                assert audit(known)

    def test_a_promise_is_kept(self, tmp_path: Path) -> None:
        known = Series(tmp_path / "series")
        with pytest.raises(MissingBeacon, match="first round of the month"):
            refresh.refresh(known, tiny(beacon=RULE), MONTHS[0], SECRET)
        assert known.versions() == []
        refresh.refresh(known, tiny(beacon=RULE), MONTHS[0], SECRET, beacon=DRAND)
        assert refresh.refresh(known, tiny(beacon=RULE), MONTHS[0], SECRET).status == "unchanged"
        retract(known, known.held(NOVEMBER)[0].item.id, "A test.")
        refresh.refresh(known, tiny(beacon=RULE), MONTHS[0], SECRET)
        beacons = [known.read(version).content.beacon for version in known.versions()]
        assert beacons == [msgspec.structs.replace(DRAND, rule=RULE)] * 2
        forge(known, Version(2026, 11, 1), beacon=msgspec.structs.replace(DRAND, value="ab" * 32))
        assert any("does not go on with its month's beacon" in one for one in complaints(known))
        forge(known, Version(2026, 11, 1), beacon=beacons[0])
        assert audit(known) == []
        with pytest.raises(MissingBeacon):
            refresh.refresh(known, tiny(), MONTHS[1], SECRET)
        with pytest.raises(BadBeacon, match="a newer one"):
            refresh.refresh(known, tiny(), MONTHS[1], SECRET, beacon=DRAND)
        later = parse("drand quicknet=" + "cd" * 32)
        refresh.refresh(known, tiny(), MONTHS[1], SECRET, beacon=later)
        assert audit(known) == []
        forge(known, DECEMBER, beacon=DRAND)
        assert any("that the release before has taken" in one for one in complaints(known))
        forge(known, DECEMBER, beacon=UNSET)
        assert any("promises one: drand quicknet, the first" in one for one in complaints(known))

    @pytest.mark.parametrize(
        "text", ["", "drand", "=" + "ab" * 16, "drand=", "drand=abc", "drand=" + "ab" * 129, "a\nb=" + "ab" * 16]
    )
    def test_a_bad_one_gets_a_sentence(self, text: str, tmp_path: Path) -> None:
        with pytest.raises(BadBeacon, match="SOURCE=VALUE"):
            parse(text)
        result = run("refresh", "monthly", "--series", tmp_path / "series", "--beacon", text)
        assert (result.exit_code, "SOURCE=VALUE" in result.output) == (2, True)

    def test_an_address_may_be_the_source(self) -> None:
        assert parse("https://x.org/?round=7=" + "AB" * 16) == Beacon("https://x.org/?round=7", "ab" * 16, "")
