"""The configurations of proxies in Apps/Moments/Deploy, read by the proxies of Debian; test_cluster.py runs those for several machines."""

import os
import shutil
import subprocess

import pytest

from live_server import ROOT

pytestmark = pytest.mark.one_machine("it starts no machine")

DEPLOY = ROOT / "Apps" / "Moments" / "Deploy"
PROXIES = ROOT / ".build" / "proxies" / "usr"


@pytest.mark.parametrize(
    ("program", "arguments"),
    [
        ("caddy", ["validate", "--adapter", "caddyfile", "--config", "Caddyfile"]),
        ("haproxy", ["-c", "-f", "haproxy.cfg"]),
    ],
)
def test_a_proxy_has_no_complaint(program, arguments, tmp_path):
    path = shutil.which(program, path=f"{os.environ['PATH']}:/usr/sbin:{PROXIES}/bin:{PROXIES}/sbin")
    if not path:
        pytest.skip(f"this system has no package {program}")
    own = {**os.environ, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    done = subprocess.run([path, *arguments], cwd=DEPLOY, env=own, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "warn" not in (done.stdout + done.stderr).lower()
