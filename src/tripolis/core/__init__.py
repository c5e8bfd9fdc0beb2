"""What a game is: the protocol, matches, records, fair dice, scores, errors."""
