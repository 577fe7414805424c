"""How two pictures are held against each other, pixel by pixel."""
