"""Shows pairs of pictures with small differences."""
