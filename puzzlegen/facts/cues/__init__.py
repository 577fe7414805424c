"""What several rooms have to know about cues."""
