"""Players: the protocol, the simple ones, and the match that they play against each other."""
