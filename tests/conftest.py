"""What all tests share."""

import os
import signal

from hypothesis import settings

# The same examples in every run, so that a failure comes back; EXPLORE=1 looks for new ones.
# No deadline: whichever example comes first also loads the grammars.
settings.register_profile("repeatable", derandomize=True, deadline=None, max_examples=50)
settings.register_profile("exploring", derandomize=False, deadline=None, max_examples=200)
settings.load_profile("exploring" if os.environ.get("EXPLORE") else "repeatable")

# A shell starts what runs in its background with Ctrl-C ignored, and the programs under test would inherit that.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
