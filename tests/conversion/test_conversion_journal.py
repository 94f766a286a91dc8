"""Whatever the moment at which Ctrl-C comes, the journal tells of each written batch once."""

import os

import pytest

from heatparse.conversion import journal as journals
from heatparse.conversion.errors import ConversionError
from heatparse.conversion.journal import Journal
from heatparse.conversion.summary import Tally

BATCHES = [f"batch-{n}" for n in range(5)]


def write(folder, resume):
    """Write what is still to be written; the batches that were there before."""
    with Journal(folder, ("rows",), {"sources": ["in"]}, resume=resume) as journal:
        before = list(journal.digests)
        for digest in BATCHES[len(before) :]:
            journal.append(digest, [f"{digest}\n".encode()], 0, Tally())
        journal.commit()
        (folder.parent / "out").write_bytes((folder / "rows").read_bytes())
    return before


@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
@pytest.mark.parametrize("nth", range(2, 13))
def test_an_interruption_between_any_two_steps(nth, after, tmp_path, monkeypatch):
    monkeypatch.setattr(journals, "_COMMIT_SECONDS", 0)
    calls = 0
    fsync = os.fsync

    def interrupted(handle):
        nonlocal calls
        calls += 1
        if calls == nth and not after:
            raise KeyboardInterrupt
        fsync(handle)
        if calls == nth:
            raise KeyboardInterrupt

    folder = tmp_path / "out.partial"
    monkeypatch.setattr(os, "fsync", interrupted)
    try:
        write(folder, resume=False)
    except KeyboardInterrupt:
        monkeypatch.setattr(os, "fsync", fsync)
        before = write(folder, resume=True)
        assert before == BATCHES[: len(before)]
    assert calls >= nth
    assert (tmp_path / "out").read_text().split() == BATCHES


def test_a_folder_of_another_conversion_is_free_for_the_next_try(tmp_path):
    folder = tmp_path / "out.partial"
    with Journal(folder, ("rows",), {"sources": ["in"]}, resume=False) as journal:
        journal.append("batch-0", [b"batch-0\n"], 0, Tally())
    with pytest.raises(ConversionError, match="other sources"):
        Journal(folder, ("rows",), {"sources": ["others"]}, resume=True)
    with Journal(folder, ("rows",), {"sources": ["in"]}, resume=True) as journal:
        assert journal.digests == ["batch-0"]
