"""The configurations in Apps/Moments/Deploy, read by the programs of Debian; test_cluster.py runs those for several machines."""

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


def test_systemd_takes_the_unit_and_finds_its_confinement_strict(tmp_path):
    systemd = shutil.which("systemd-analyze")
    if not systemd:
        pytest.skip("this system has no systemd-analyze")
    # It looks for the programs.
    text = (DEPLOY / "moments.service").read_text()
    assert text.count("/opt/moments/moments --port") == 1
    unit = tmp_path / "moments.service"
    unit.write_text(text.replace("/opt/moments/moments --port", f"{shutil.which('true')} --port"))
    done = subprocess.run([systemd, "verify", "--man=no", unit], capture_output=True, text=True)
    assert (done.returncode, done.stdout + done.stderr) == (0, "")
    # Of 10. A unit without confinement has 9.6; what is left here is mostly the network.
    audit = [systemd, "security", "--offline=yes", "--threshold=20", unit]
    done = subprocess.run(audit, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    unit.write_text(unit.read_text().replace("CapabilityBoundingSet=\n", ""))
    done = subprocess.run(audit, capture_output=True, text=True)
    assert done.returncode != 0, done.stdout
