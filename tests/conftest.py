"""Settings that every test shares."""

from hypothesis import settings

# The same examples in every run, however slow the machine; `make test-long` looks for new
# ones, and for twenty times as many (see `support.examples`).
settings.register_profile("default", derandomize=True, deadline=None)
settings.register_profile("long", max_examples=2_000, deadline=None)
settings.load_profile("default")
