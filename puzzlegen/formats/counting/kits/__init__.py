"""What the forms of several families that count share."""
