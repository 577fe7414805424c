"""Shows cues: traces, layers, letters and machines."""
