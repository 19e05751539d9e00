"""Backups of a running server, and a server that is started with one."""

import os
import shutil
import subprocess

import pytest

from moments_server import PHOTOS, program
from waiting import free_port, wait_until

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


def test_a_restore_that_is_killed_leaves_a_folder_in_which_no_server_starts(family, tmp_path):
    ada = family.people["ada"]
    ada.publish("Before the fire", photos=[ada.upload((PHOTOS / "grey.jpg").read_bytes())["id"]])
    backups, data = tmp_path / "backups", tmp_path / "restored"
    status, text = run("backup", backups, "--data", family.data)
    assert status == 0, text
    # The database is a pipe that gets half of its bytes, so the restore waits until it is killed.
    (database,) = backups.glob("*/moments.sqlite")
    kept = database.rename(tmp_path / "kept.sqlite")
    os.mkfifo(database)
    restore = subprocess.Popen([program(), "restore", backups, "--data", data], stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    try:
        with database.open("wb", buffering=0) as pipe:
            content = kept.read_bytes()
            pipe.write(content[: len(content) // 2])
            wait_until(lambda: sum(file.stat().st_size for file in data.glob("moments.*")), "the restore has begun the database")
            restore.kill()
    finally:
        restore.kill()
        restore.communicate()
    database.unlink()
    kept.rename(database)

    assert (data / "secret").exists() and list((data / "photos").rglob("*.webp"))
    status, text = run("--data", data, "--no-demo", "--port", str(free_port()))
    assert status != 0 and "has a secret but no database" in text, text
    status, text = run("restore", backups, "--data", data)
    assert status == 1 and "is not empty" in text, text
    # What the message asks for.
    shutil.rmtree(data)
    status, text = run("restore", backups, "--data", data)
    assert status == 0, text
    status, text = run("check", "--data", data)
    assert status == 0 and "All is well." in text, text


def test_errors_say_what_to_do(family, tmp_path):
    status, text = run("restore", tmp_path / "none", "--data", tmp_path / "new")
    assert status == 1 and text.startswith("error: ") and "is no folder of backups" in text, text
    status, text = run("backup", tmp_path / "backups", "--data", tmp_path / "none")
    assert status == 1 and "name the server's data folder with --data" in text, text
    status, text = run("restore", tmp_path / "backups", "--data", family.data)
    assert status == 1 and "there is no backup" in text, text
