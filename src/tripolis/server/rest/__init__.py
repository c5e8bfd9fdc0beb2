"""The REST interface, one file a subject."""
