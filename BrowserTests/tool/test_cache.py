"""`oriel cache`: packages are built in one folder without naming it."""

import pathlib
import subprocess

import pytest

from live_server import ROOT
from waiting import BUILD_PATIENCE

from conftest import PROGRAM, environment, new_package


@pytest.fixture
def run(tmp_path):
    """Runs the tool with a cache of its own, which is the build folder of this repository, because another would take minutes to fill."""
    variables = {**environment(), "XDG_CACHE_HOME": str(tmp_path / "caches")}

    def begin(*command, folder=tmp_path):
        result = subprocess.run(
            [PROGRAM, *command], cwd=folder, env=variables, capture_output=True, text=True, timeout=BUILD_PATIENCE, check=False
        )
        assert result.returncode == 0, (result.stdout + result.stderr)[-4000:]
        return result.stdout

    scratch = pathlib.Path(begin("cache", "--path", "--oriel", ROOT).strip())
    scratch.parent.mkdir(parents=True)
    scratch.symlink_to(ROOT / ".build")
    return begin


def test_packages_are_built_in_the_cache(run, tmp_path):
    assert "Compiled in" in run("cache", "--oriel", ROOT)

    package = new_package(tmp_path, "Cups")
    output = run("build", "--configuration", "debug", "--output", tmp_path / "release", folder=package)

    assert "Compiling OrielCore" not in output
    assert (tmp_path / "release" / "Cups").exists()
    assert not (package / ".build").exists()
    run("cache", "--remove", "--oriel", ROOT)
    assert (ROOT / ".build" / "debug").exists(), "only the link is removed"
