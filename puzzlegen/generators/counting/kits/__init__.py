"""Line drawings, of which families that count compose puzzles."""
