"""The secret of a series, what is derived from it, and the tree that commits a release to what it holds back."""

import base64
import random
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from puzzlegen.releases import commitment
from puzzlegen.releases.secret import BadSecret, Secret, find

SECRET = Secret("6f1d0c3a9be74852d5a0c18e7f2b4963")


class TestSecrets:
    def test_a_secret_comes_from_a_file_or_the_environment(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.delenv("PUZZLEGEN_SECRET", raising=False)
        assert find(None) is None
        key = "k" * 32
        (tmp_path / "key").write_text(key + "\n")
        (tmp_path / "key").chmod(0o600)
        monkeypatch.setenv("PUZZLEGEN_SECRET", f" {key} ")
        from_file, from_environment = find(tmp_path / "key"), find(None)
        assert from_file
        assert from_environment
        known = Secret(key).month_key("hidden", "series", "2026-11")
        assert from_file.month_key("hidden", "series", "2026-11") == known
        assert from_environment.month_key("hidden", "series", "2026-11") == known

    @pytest.mark.parametrize("content", [b"", b"short", b"\xff" * 40])
    def test_a_bad_key_file_is_refused_without_being_quoted(self, tmp_path: Path, content: bytes) -> None:
        (tmp_path / "key").write_bytes(content)
        (tmp_path / "key").chmod(0o600)
        with pytest.raises(BadSecret) as error:
            find(tmp_path / "key")
        assert "short" not in str(error.value)

    @pytest.mark.parametrize("mode", [0o644, 0o640, 0o604, 0o620])
    def test_a_key_file_that_others_can_read_is_refused_with_what_closes_it(self, tmp_path: Path, mode: int) -> None:
        file = tmp_path / "my key"
        file.write_text("6f1d0c3a9be74852d5a0c18e7f2b4963")
        file.chmod(mode)
        with pytest.raises(BadSecret, match="Others can read the key file") as error:
            find(file)
        subprocess.run(str(error.value).partition("close it with ")[2], shell=True, check=True)
        assert find(file) is not None

    @pytest.mark.skipif(shutil.which("openssl") is None, reason="needs openssl")
    def test_the_commands_of_the_pages_make_one_that_only_its_owner_reads(self, tmp_path: Path) -> None:
        root = Path(__file__).parents[2]
        for page in ("README.md", "docs/releases.md"):
            (made,) = re.findall(r"^.*openssl rand.*> secret.txt.*$", (root / page).read_text(), re.MULTILINE)
            subprocess.run(["sh", "-c", f"umask 022; {made}"], cwd=tmp_path, check=True)
            assert find(tmp_path / "secret.txt") is not None
            (tmp_path / "secret.txt").unlink()

    @pytest.mark.parametrize(
        "text",
        [
            "k" * 32,
            "0123456789abcdef" * 4,
            "deadbeef" * 8,
            "abcdefghijklmnopqrstuvwxyzABCDEFGHIJ",
            "2026-11-22 2026-11-22 2026-11-22",
            "passwordpasswordpasswordpasswordpassword",
            "correct horse battery staple, and some more",
            "correcthorsebatterystapleandsomemore",
            "Vergiss nicht den Hausschluessel mitzunehmen",
            "stapler unwoven chatty prelaunch uproar vacate hydrant",
        ],
    )
    def test_patterns_and_words_are_refused_without_being_quoted(self, text: str) -> None:
        with pytest.raises(BadSecret, match="openssl rand -hex 32") as error:
            Secret(text).require_unpredictable()
        assert text[:8] not in str(error.value)

    def test_what_openssl_makes_is_never_refused(self) -> None:
        rng = random.Random(19)
        for _ in range(3000):
            for size in (16, 24, 32, 48):
                data = rng.randbytes(size)
                Secret(data.hex()).require_unpredictable()
                if size > 16:
                    Secret(base64.b64encode(data).decode()).require_unpredictable()

    def test_nothing_derived_repeats(self) -> None:
        derived = {
            SECRET.month_key("hidden", "a", "1"),
            SECRET.month_key("hidden", "a", "2"),
            SECRET.month_key("hidden", "b", "1"),
            SECRET.month_key("hidden", "a 1", ""),
            SECRET.month_key("public", "a", "1"),
            SECRET.month_key("public", "a", "2"),
            Secret("x" * 32).month_key("hidden", "a", "1"),
        }
        assert len(derived) == 7


class TestTrees:
    """The tree of RFC 6962, section 2.1, against a second way to write it down."""

    @staticmethod
    def plain(leaves: list[bytes]) -> bytes:
        """Pair neighbours level by level; one that is left over moves up as it is."""
        from hashlib import sha256

        while len(leaves) > 1:
            paired = [sha256(b"\1" + a + b).digest() for a, b in zip(leaves[::2], leaves[1::2], strict=False)]
            leaves = paired + leaves[len(leaves) & ~1 :]
        return leaves[0]

    @pytest.mark.parametrize("count", range(1, 20))
    def test_every_leaf_leads_to_the_root_and_no_other_does(self, count: int) -> None:
        tree = [bytes([number]) * 32 for number in range(count)]
        top = commitment.root(tree)
        assert top == self.plain(tree)
        for place, leaf in enumerate(tree):
            way = commitment.path(tree, place)
            assert commitment.climb(leaf, place, count, way) == top
            assert commitment.climb(b"x" * 32, place, count, way) != top
            assert commitment.climb(leaf, place, count, [*way, top]) != top
            if count > 1:
                assert commitment.climb(leaf, (place + 1) % count, count, way) != top
                assert commitment.climb(leaf, place, count, way[:-1]) != top
