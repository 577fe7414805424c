"""What generators, renderers and validators of everyday reasoning both know."""
