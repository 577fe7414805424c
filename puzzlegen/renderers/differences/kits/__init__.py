"""What the pairs of pictures with small differences are shown with: their words, names and places."""
