"""``puzzlegen vary``: the puzzles of a snapshot shown in another way, each proven anew and named by its origin."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from puzzlegen.cli import main
from puzzlegen.core.item import Item, Key, Proof
from puzzlegen.releases import published
from puzzlegen.snapshots import manifest, reading, writer
from puzzlegen.snapshots.replay import NotReplayable, replay
from puzzlegen.snapshots.vary import NothingVaried, Ways, vary
from puzzlegen.snapshots.verify import verify
from puzzlegen.specs import language as spec

FAMILIES = ("template/blank", "counting/board_squares", "matrices/number_matrix", "matrices/raven")
COUNT = 24
Rows = dict[str, tuple[Item, Key, Proof]]


@pytest.fixture(scope="module")
def original(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A snapshot that no test may change."""
    folder = tmp_path_factory.mktemp("original")
    tables = "".join(f'[[families]]\nname = "{name}"\nlevels = ["easy"]\n' for name in FAMILIES)
    (folder / "mixed.toml").write_text(f'name = "mixed"\n{tables}')
    target = str(folder / "mixed.toml")
    writer.write_snapshot(writer.request_for(spec.read(target), target, COUNT, 5), folder / "snapshot")
    return folder / "snapshot"


def rows(folder: Path) -> Rows:
    """The items of a snapshot by the id of their origin."""
    return {item.variant_of or item.id: (item, key, proof) for item, key, proof in reading.rows(folder)}


def varied(original: Path, out: Path, ways: Ways) -> Rows:
    """The variants, which are proven; their puzzles are those of the origin."""
    vary(published.opened(original).origin(), out, ways)
    assert verify(out) == []
    there = rows(original)
    found = rows(out)
    for name, (item, _, proof) in found.items():
        assert item.variant_of == name
        assert proof.statement == there[name][2].statement
        assert proof.certificate.canonical == there[name][2].certificate.canonical
    return found


def test_other_styles_change_the_pictures_alone(original: Path, tmp_path: Path) -> None:
    there, found = rows(original), varied(original, tmp_path / "out", Ways(style=3))
    assert len(found) == COUNT
    before, after = (manifest.read(folder).content.pixels for folder in (original, tmp_path / "out"))
    assert not set(before.values()) & set(after.values())
    for name, (item, key, _) in found.items():
        assert item.question == there[name][0].question
        if item.answer_form != "bounding_boxes":
            assert key.answer == there[name][1].answer
    content = manifest.read(tmp_path / "out").content
    assert content.request.variation is not None
    assert content.request.variation.origin == manifest.read(original).root


def test_options_in_another_order_move_the_key_with_them(original: Path, tmp_path: Path) -> None:
    there, found = rows(original), varied(original, tmp_path / "out", Ways(options=1))
    moved = 0
    for name, (_, key, proof) in found.items():
        options = proof.query.get("options")
        before = there[name][2].query.get("options")
        if options is None:
            assert key == there[name][1].__class__(**{**_fields(there[name][1]), "id": key.id})
            continue
        assert sorted(map(str, options)) == sorted(map(str, before))
        moved += options != before
        place, old = ("ABCDEFGH".index(one.certificate.answers[0]) for one in (proof, there[name][2]))
        assert options[place] == before[old]
    assert moved >= 6


def _fields(key: Key) -> dict[str, object]:
    return {name: getattr(key, name) for name in key.__struct_fields__}


def test_texts_in_another_language_and_wording(original: Path, tmp_path: Path) -> None:
    found = varied(original, tmp_path / "out", Ways(language="zh", wording="short"))
    assert len(found) == COUNT
    for item, _, _ in found.values():
        assert item.language == "zh"
        assert item.question == item.short + item.instruction
        assert any("\u4e00" <= sign <= "\u9fff" for sign in item.question)


def test_what_cannot_be_shown_so_is_left_out_and_counted(original: Path, tmp_path: Path) -> None:
    written, left = vary(published.opened(original).origin(), tmp_path / "out", Ways(form="boxes"))
    assert verify(tmp_path / "out") == []
    assert left == {"its options are not drawn": COUNT - written.content.request.n}
    assert {item.family for item, _, _ in reading.rows(tmp_path / "out")} == {"raven"}


def test_a_variant_of_a_variant_names_the_first_origin(original: Path, tmp_path: Path) -> None:
    vary(published.opened(original).origin(), tmp_path / "one", Ways(style=1))
    vary(published.opened(tmp_path / "one").origin(), tmp_path / "two", Ways(language="zh"))
    assert rows(tmp_path / "two").keys() == rows(original).keys()
    assert verify(tmp_path / "two") == []


def test_it_cannot_be_replayed_and_is_the_same_again(original: Path, tmp_path: Path) -> None:
    first, _ = vary(published.opened(original).origin(), tmp_path / "one", Ways(style=1))
    second, _ = vary(published.opened(original).origin(), tmp_path / "two", Ways(style=1), workers=2)
    assert first.root == second.root
    assert vary(published.opened(original).origin(), tmp_path / "one", Ways(style=1)) == (first, {})
    with pytest.raises(NotReplayable, match="in another way"):
        replay(tmp_path / "one")


def test_the_command(original: Path, tmp_path: Path) -> None:
    def run(*arguments: object) -> tuple[int, str]:
        done = CliRunner().invoke(main, ["vary", *map(str, arguments)])
        return done.exit_code, done.output

    code, output = run(original, "--out", tmp_path / "none")
    assert (code, "--style" in output) == (2, True)
    code, output = run(original, "--form", "boxes", "--out", tmp_path / "boxed")
    assert code == 0
    assert "left out: its options are not drawn" in output
    code, output = run(tmp_path, "--style", 1, "--out", tmp_path / "none")
    assert (code, "has to be a snapshot, a release" in output) == (2, True)
    assert not (tmp_path / "none").exists()


def test_nothing_to_vary(original: Path, tmp_path: Path) -> None:
    with pytest.raises(NothingVaried):
        vary(published.opened(original).origin(), tmp_path / "out", Ways())
