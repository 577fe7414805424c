"""What the forms of several families about solids share."""
