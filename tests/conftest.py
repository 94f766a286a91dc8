"""What all tests share."""

import os

from hypothesis import settings

# The same examples in every run, so that a failure comes back; EXPLORE=1 looks for new ones.
# No deadline: whichever example comes first also loads the grammars.
settings.register_profile("repeatable", derandomize=True, deadline=None)
settings.register_profile("exploring", derandomize=False, deadline=None)
settings.load_profile("exploring" if os.environ.get("EXPLORE") else "repeatable")
