"""Commits a release to items that it holds back.

What is published at once: the number of items, the root of a Merkle tree over their salted digests (the tree of RFC
6962, section 2.1), and a commitment to the release's key. The seed of the items and the salts follow from the key, so
publishing the key later opens everything: the items can be made again, and each can be shown to be a leaf of the tree.
"""

import hmac
from collections.abc import Sequence
from hashlib import sha256


def commit(key: bytes) -> str:
    """The commitment to a release's key; it says nothing about the key, and fits no other one."""
    return sha256(b"puzzlegen commitment\0" + key).hexdigest()


def seed(key: bytes, beacon: str = "") -> str:
    """The seed of the items; ``beacon`` is the value of one in hexadecimal, if it depends on that too."""
    return hmac.digest(key, b"seed" + (b"\0" + bytes.fromhex(beacon) if beacon else b""), "sha256").hex()


def salt(key: bytes, place: int | str) -> bytes:
    """The salt of the item at a place (or of something else that has a name)."""
    return hmac.digest(key, f"salt {place}".encode(), "sha256")


def leaf(salt: bytes, digest: str) -> bytes:
    """The leaf of an item, given the digest of its documents in hexadecimal."""
    return sha256(b"\0" + salt + bytes.fromhex(digest)).digest()


def _node(left: bytes, right: bytes) -> bytes:
    return sha256(b"\1" + left + right).digest()


def _left(count: int) -> int:
    """The number of leaves in the left half of a tree: the largest power of two below ``count``."""
    return 1 << (count - 1).bit_length() - 1


def root(leaves: Sequence[bytes]) -> bytes:
    """The root of the tree over the leaves, of which there is at least one."""
    if len(leaves) == 1:
        return leaves[0]
    middle = _left(len(leaves))
    return _node(root(leaves[:middle]), root(leaves[middle:]))


def path(leaves: Sequence[bytes], place: int) -> list[bytes]:
    """What is needed besides a leaf to come to the root: the nodes beside its way, from the leaf upwards."""
    if len(leaves) == 1:
        return []
    middle = _left(len(leaves))
    if place < middle:
        return [*path(leaves[:middle], place), root(leaves[middle:])]
    return [*path(leaves[middle:], place - middle), root(leaves[:middle])]


def climb(leaf: bytes, place: int, count: int, path: Sequence[bytes]) -> bytes | None:
    """The root that a leaf's path leads to in a tree of ``count`` leaves; None if the path has another length."""
    if count == 1:
        return leaf if not path else None
    if not path:
        return None
    middle = _left(count)
    if place < middle:
        below = climb(leaf, place, middle, path[:-1])
        return below and _node(below, path[-1])
    below = climb(leaf, place - middle, count - middle, path[:-1])
    return below and _node(path[-1], below)
