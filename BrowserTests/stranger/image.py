"""An image for containers, unpacked and started without a container engine."""

import hashlib
import json
import os
import pathlib
import shutil
import subprocess

from machine import Running


class Image:
    """An image of the Open Container Initiative in a tar file, unpacked into a folder."""

    def __init__(self, file, folder):
        self.layout = folder / "layout"
        self.root = folder / "root"
        shutil.rmtree(folder, ignore_errors=True)
        for path in (self.layout, self.root):
            path.mkdir(parents=True)
        subprocess.run(["tar", "--extract", "--file", file, "--directory", self.layout], check=True)
        index = json.loads((self.layout / "index.json").read_text())
        manifest = json.loads(self.blob(index["manifests"][0]).read_text())
        self.configuration = json.loads(self.blob(manifest["config"]).read_text())
        for layer in manifest["layers"]:
            unpack = ["tar", "--extract", "--gzip", "--preserve-permissions", "--numeric-owner", "--directory", self.root, "--file"]
            subprocess.run([*unpack, self.blob(layer)], check=True)

    def blob(self, reference):
        """The path of a part of the image, which must have the digest that names it."""
        digest = reference["digest"]
        path = self.layout / "blobs" / pathlib.Path(*digest.split(":"))
        content = path.read_bytes()
        found = f"sha256:{hashlib.sha256(content).hexdigest()}"
        assert (found, len(content)) == (digest, reference["size"]), f"expected {reference}, got {found} with {len(content)} bytes"
        return path

    def start(self, *arguments):
        """Starts the entry point as engines do: in the unpacked layers, as the user of the image, with what the kernel gives."""
        start = self.configuration["config"]
        user, group = map(int, start["User"].split(":"))
        self.mount()

        def enter():
            os.chroot(self.root)
            os.chdir(start["WorkingDir"])
            os.setgroups([])
            os.setgid(group)
            os.setuid(user)

        command = [*start["Entrypoint"], *arguments]
        variables = dict(variable.split("=", 1) for variable in start["Env"])
        return Running("image", " ".join(command), command, env=variables, preexec_fn=enter)

    def mount(self):
        for name in ("proc", "dev"):
            (self.root / name).mkdir(exist_ok=True)
        subprocess.run(["mount", "-t", "proc", "proc", self.root / "proc"], check=True)
        for device in ("null", "zero", "full", "random", "urandom"):
            target = self.root / "dev" / device
            target.touch()
            subprocess.run(["mount", "--bind", f"/dev/{device}", target], check=True)
