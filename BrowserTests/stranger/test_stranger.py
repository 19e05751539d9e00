"""What a new user does, step by step: each goes on where the one before it has ended. Run by `make stranger`."""

import re
import shutil
import signal
import time
import urllib.request

import pytest

from conftest import systems
from image import Image
from machine import LOGS
from visit import MOUNT
from waiting import free_port

VIEW = "Hello/Sources/Hello/ContentView.swift"
# How many seconds pages wait for a build.
BUILD = 1800


def use(visit, port):
    """Uses a released app: it answers, and has its resources."""
    page = visit(port).open()
    page.get_by_text("Hello, stranger!").wait_for()
    page.get_by_placeholder("Your name").fill("Ada")
    page.get_by_text("Welcome, Ada!").wait_for()
    page.get_by_role("button", name="Increment").click()
    page.get_by_text("Cups of tea: 1").wait_for()
    visit(port, locale="zh-CN").open().get_by_text("0 杯茶").wait_for()


def encoding(port, accepted):
    """How a script of the client is compressed for a browser."""
    page = urllib.request.urlopen(f"http://127.0.0.1:{port}/").read().decode()
    script = re.search(r"/oriel/assets/[^\"]+\.js", page)[0]
    request = urllib.request.Request(f"http://127.0.0.1:{port}{script}", headers={"Accept-Encoding": accepted})
    return urllib.request.urlopen(request).headers["Content-Encoding"]


def test_the_repository_is_cloned(machine):
    machine.run("clone", "git clone --quiet /srv/oriel.bundle oriel")
    assert machine.file("oriel/README.md").exists(), "expected README.md in the clone"


def test_make_install_installs_packages_and_oriel(machine):
    machine.run("install", "make install", "oriel")
    assert "SUBCOMMANDS" in machine.run("help", "oriel --help")


def test_the_doctor_finds_nothing_missing(machine):
    findings = machine.run("doctor", f"oriel doctor --port {free_port()}")
    assert findings.count("\n") > 10 and "missing" not in findings, findings


def test_oriel_is_compiled_for_all_packages(machine):
    """From nothing; with it, the first page of a package comes after a minute."""
    machine.run("cache", "oriel cache")


def test_a_package_is_made(machine):
    machine.run("new", "oriel new Hello")
    # The versions of packages that were installed, so that all of it is built of the same.
    versions = machine.file("Hello/Package.resolved")
    assert versions.exists(), "expected Package.resolved in the new package"
    assert versions.read_bytes() == machine.file("oriel/Package.resolved").read_bytes()


@pytest.mark.allows_errors
def test_oriel_dev_shows_the_app(dev, visit):
    window = visit(dev.port)
    welcome = window.open(is_live=False).get_by_text("Welcome!")

    def look():
        assert "does not build" not in dev.output and dev.process.poll() is None, f"expected that it builds\n{dev.tail}"
        return welcome.is_visible()

    window.wait_until(look, "the page shows the app", BUILD)


def test_an_edit_is_seen(machine, dev, visit, note):
    page = visit(dev.port).open()
    machine.edit(VIEW, '"Welcome!"', '"Hello, stranger!"')
    saved = time.monotonic()
    page.get_by_text("Hello, stranger!").wait_for(timeout=1000 * BUILD)
    note(f"seen {time.monotonic() - saved:.1f} s after it was saved")


@pytest.mark.allows_errors
def test_an_error_of_the_compiler_is_shown(machine, dev, visit):
    page = visit(dev.port).open()
    machine.edit(VIEW, "Stepper(", "Steper(")
    overlay = page.get_by_role("alertdialog", name="The app does not compile")
    overlay.wait_for(timeout=1000 * BUILD)
    overlay.get_by_role("heading", name="cannot find 'Steper' in scope").wait_for()
    overlay.get_by_text("Sources/Hello/ContentView.swift:15:21").wait_for()
    assert 'Steper("Cups of tea: \\(count)"' in overlay.locator("pre").inner_text()


def test_a_mended_app_goes_on(machine, dev, visit):
    window = visit(dev.port)
    page = window.open()
    page.get_by_role("alertdialog").wait_for()
    known = window.count(MOUNT)
    machine.edit(VIEW, "Steper(", "Stepper(")
    page.get_by_role("alertdialog").wait_for(state="hidden", timeout=1000 * BUILD)
    window.wait_for_mount(known)
    page.get_by_role("button", name="Increment").click()
    page.get_by_text("Cups of tea: 1").wait_for()
    dev.stop(signal.SIGINT)


def test_pictures_of_previews_are_written_then_equal(machine):
    pictures = "oriel previews --snapshots Snapshots"
    # The message names the command that mends it.
    refusal = machine.run("previews-refused", pictures, "Hello", status=1)
    remedy = re.search("install it: (apt-get install .*)", refusal)
    assert remedy, f"expected how to install Chromium:\n{refusal}"
    machine.run("chromium", f"sudo DEBIAN_FRONTEND=noninteractive {remedy[1]} --yes")

    assert "Pictures: 4 new" in machine.run("previews-new", pictures, "Hello")
    assert "Pictures: 4 same" in machine.run("previews-same", pictures, "Hello")
    found = sorted(str(path.relative_to(machine.file("Hello"))) for path in machine.file("Hello/Snapshots").rglob("*.png"))
    assert len(found) == 4, f"expected four pictures, got {found}"


def test_a_release_is_built(machine, note):
    output = machine.run("build", "oriel build", "Hello")
    size = re.search(r"^\.build/Hello: (.*); start it with \.build/Hello/Hello$", output, re.MULTILINE)
    assert size, f"expected the folder and its size:\n{output[-2000:]}"
    note(size[1])
    found = sorted(path.name for path in machine.file("Hello/.build/Hello").iterdir())
    assert found == [
        "Hello", "Hello_Hello.resources", "oriel_CompressedForms.resources", "oriel_OrielWeb.resources",
    ]


def test_the_release_runs_without_swift(machine, host, visit):
    host.run("host-swift", "command -v swift", status=1)
    # The build has said what else it needs.
    packages = re.search("On a host that lacks libraries: (apt-get install .*)", (LOGS / "build.log").read_text())
    assert packages, f"expected the packages of a host in {LOGS}/build.log"
    host.run("host-packages", f"apt-get update -q && DEBIAN_FRONTEND=noninteractive {packages[1]} --yes", user="root")
    shutil.copytree(machine.file("Hello/.build/Hello"), host.file("Hello"), dirs_exist_ok=True)
    port = free_port()
    release = host.start("release", f"Hello/Hello --port {port}")
    try:
        release.wait_for_port(port)
        use(visit, port)
        assert encoding(port, "gzip") == "gzip"
        assert encoding(port, "gzip, br") == "br"
        release.stop(signal.SIGTERM)
    finally:
        release.kill()


def test_an_image_is_built(machine, note):
    output = machine.run("build-image", "oriel build --image app.tar", "Hello")
    line = re.search(r"^app\.tar: (.*), (sha256:[0-9a-f]{64})$", output, re.MULTILINE)
    assert line, f"expected the image, its size and its digest:\n{output[-2000:]}"
    note(line[1])


def test_the_image_runs_alone_as_a_user_without_rights(machine, visit):
    image = Image(machine.file("Hello/app.tar"), systems() / "image")
    assert image.configuration["config"]["User"] == "65532:65532"
    port = free_port()
    app = image.start("--port", str(port))
    try:
        app.wait_for_port(port)
        use(visit, port)
        # The image has the libraries for it.
        assert encoding(port, "gzip, br") == "br"
        app.stop(signal.SIGTERM)
    finally:
        app.kill()
