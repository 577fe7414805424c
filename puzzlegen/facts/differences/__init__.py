"""What things look like in drawings that are compared, and the terms in which differences are spoken of."""
