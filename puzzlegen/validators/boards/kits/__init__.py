"""What the validators of chess share: fast legal moves and the tree that follows them."""
