import time

import pytest


@pytest.fixture
def benchmark_seconds():
    """The CPU seconds that a call takes."""

    def measure(call):
        start = time.process_time()
        call()
        return time.process_time() - start

    return measure
