import time
from pathlib import Path

import pytest


@pytest.fixture
def benchmark_seconds():
    """The CPU seconds that a call takes."""

    def measure(call):
        start = time.process_time()
        call()
        return time.process_time() - start

    return measure


@pytest.fixture
def repository():
    """The folder of the checkout."""
    return Path(__file__).parents[2]
