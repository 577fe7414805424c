"""Words and drawings that families of panels share."""
