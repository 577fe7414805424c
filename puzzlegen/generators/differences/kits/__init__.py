"""How pairs of pictures with small differences are invented: scenes and their changes, photographs and retouches."""
