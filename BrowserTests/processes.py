"""The processes that a process has started."""

import os
import pathlib


def children(process):
    """Returns the ids of the processes that a process has started and that have not ended; none if it has ended itself."""
    folder = pathlib.Path(f"/proc/{process}/task")
    while True:
        try:
            lists = [(folder / thread / "children").read_text() for thread in os.listdir(folder)]
        except (FileNotFoundError, ProcessLookupError):
            # A thread has ended meanwhile, and its children belong to another one, or the process has ended.
            if folder.exists():
                continue
            return []
        return sorted(int(number) for list in lists for number in list.split())
