"""What the forms of several families of board games share."""
