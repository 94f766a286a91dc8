"""Makes worker processes fail on some texts, the way that defects and the operating system do.

Loaded by Python at its start, because the tests put this folder on PYTHONPATH.
"""

import os
import signal
import sys
import time
from pathlib import Path

if any("heatparse.conversion.worker" in argument for argument in sys.orig_argv):
    from heatparse.conversion import worker

    check = worker._check

    def sabotaged(record):
        if "HANG" in record.text:
            time.sleep(600)
        if "DIE" in record.text:
            os.kill(os.getpid(), signal.SIGKILL)
        if "ONCE" in record.text and not Path(os.environ["ONCE"]).exists():
            Path(os.environ["ONCE"]).touch()
            os.kill(os.getpid(), signal.SIGKILL)
        if "TOUCH" in record.text:
            Path(os.environ["TOUCHED"]).touch()
        if "RAISE" in record.text:
            raise RuntimeError("a defect")
        if "SLOW" in record.text:
            time.sleep(0.02)
        return check(record)

    worker._check = sabotaged
