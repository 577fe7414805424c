"""Shows photographs and asks where they were taken."""
