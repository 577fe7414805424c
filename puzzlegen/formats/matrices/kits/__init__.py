"""What the published forms of several families of matrices share."""
