"""Backups of a running server, and a server that is started with one."""

import shutil
import subprocess

import pytest

from moments_server import PHOTOS, program

pytestmark = pytest.mark.one_machine("backups are of a data folder")


def run(*arguments):
    done = subprocess.run([program(), *map(str, arguments)], capture_output=True, text=True, timeout=300)
    return done.returncode, done.stdout + done.stderr


@pytest.mark.allows_errors
def test_a_family_comes_back_from_its_backup(visit, start_family, tmp_path):
    family = start_family()
    ada = family.people["ada"]
    ada.publish("Before the fire", photos=[ada.upload((PHOTOS / "grey.jpg").read_bytes())["id"]])
    window = visit(family.origin)
    window.sign_in(family.tokens["ben"])
    window.open()
    window.wait_for_text("Before the fire")
    backups = tmp_path / "backups"

    status, text = run("backup", backups, "--data", family.data)
    assert status == 0 and "5 people" in text, text
    family.people["ben"].publish("After the backup")
    status, text = run("backup", backups, "--data", family.data, "--keep", "1")
    assert status == 0 and "(0 new)" in text and "Removed " in text, text

    family.kill()
    shutil.rmtree(family.data)
    status, text = run("restore", backups, "--data", family.data)
    assert status == 0, text
    status, text = run("check", "--data", family.data)
    assert status == 0 and "All is well." in text, text
    family.start()

    # The sign-in is in the backup, too.
    window.open()
    window.wait_for_text("After the backup")
    photo = window.card("Before the fire").locator("img[src*='/photos/']").last
    window.wait_until(lambda: photo.evaluate("image => image.complete && image.naturalWidth > 0"), "the photo is there")


def test_errors_say_what_to_do(family, tmp_path):
    status, text = run("restore", tmp_path / "none", "--data", tmp_path / "new")
    assert status == 1 and text.startswith("error: ") and "is no folder of backups" in text, text
    status, text = run("backup", tmp_path / "backups", "--data", tmp_path / "none")
    assert status == 1 and "name the server's data folder with --data" in text, text
    status, text = run("restore", tmp_path / "backups", "--data", family.data)
    assert status == 1 and "there is no backup" in text, text
