"""Disks that can be filled."""

import contextlib
import os
import pathlib
import shutil
import subprocess
import tempfile


class Disk:
    """A folder with limited space, in memory. Only root can have one; others get a folder."""

    def __init__(self, name, megabytes):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix=f"moments-{name}-"))
        options = ["-t", "tmpfs", "-o", f"size={megabytes}m", "tmpfs", self.folder]
        self.is_limited = os.geteuid() == 0 and subprocess.run(["mount", *options], check=False, capture_output=True).returncode == 0

    @property
    def ballast(self):
        return self.folder / "ballast"

    def fill(self):
        # Without a buffer, which would have to be written when the file is closed.
        with self.ballast.open("wb", buffering=0) as file, contextlib.suppress(OSError):
            while True:
                file.write(bytes(1 << 16))

    def free(self):
        self.ballast.unlink(missing_ok=True)

    def remove(self):
        if self.is_limited:
            subprocess.run(["umount", "--lazy", self.folder], check=False)
        shutil.rmtree(self.folder, ignore_errors=True)
