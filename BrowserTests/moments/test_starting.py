"""What the program says when it cannot start, and what it does with broken data."""

import os
import shutil
import subprocess

import pytest

from moments_server import DEMO, program
from waiting import free_port

pytestmark = pytest.mark.one_machine("it is about a data folder")


def complaint(*arguments, **variables):
    """The one line of a program that does not start."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("ORIEL_", "MOMENTS_"))}
    outcome = subprocess.run(
        [program(), "--port", str(free_port()), *map(str, arguments)],
        env={**environment, **variables},
        capture_output=True,
        text=True,
        timeout=60,
    )
    lines = outcome.stderr.splitlines()
    assert outcome.returncode > 0 and len(lines) == 1, outcome
    assert lines[0].lower().startswith("error: "), lines
    print(f"\n{lines[0]}")
    return lines[0]


def test_wrong_settings_are_named_in_one_line(tmp_path):
    file = tmp_path / "a file"
    file.write_text("not a folder")
    settings = tmp_path / "settings"
    settings.write_text("# Ours\nMOMENTS_DATA=here\n\nMOMENTS_COLOUR=blue\n")
    no_setting = tmp_path / "no setting"
    no_setting.write_text("what?\n")
    data = ("--data", tmp_path / "data")

    assert str(file) in complaint("--data", file)
    assert "'nonsense'" in complaint(*data, "--toggle", "nonsense")
    assert "line 4" in complaint("--config", settings) and "MOMENTS_COLOUR" in complaint("--config", settings)
    assert "line 1" in complaint("--config", no_setting)
    assert "missing" in complaint("--config", tmp_path / "missing")
    assert "MOMENTS_DEMO" in complaint(*data, MOMENTS_DEMO="perhaps")
    assert "--api-url" in complaint(*data, "--api-url", "somewhere")
    assert "--demo" in complaint("--demo", "--api-url", "https://moments.example")


def test_data_that_is_no_database_is_named_in_one_line(tmp_path):
    data = tmp_path / "data"
    data.mkdir()
    (data / "moments.sqlite").write_bytes(b"This is a letter to my aunt. " * 1000)
    assert "moments.sqlite" in complaint("--data", data)
    # It may still be somebody's letter.
    assert (data / "moments.sqlite").read_bytes().startswith(b"This is a letter")


def test_a_second_server_on_one_folder_is_refused_until_the_first_is_dead(start_family):
    family = start_family()
    words = complaint("--data", family.data, "--no-demo")
    assert f"'{family.data}' is in use" in words and f"process {family.process.pid}" in words
    assert family.answers()
    family.kill()
    family.start()


def test_a_lost_database_is_no_empty_one(start_family):
    family = start_family()
    family.kill()
    for name in ("moments.sqlite", "moments.sqlite-wal", "moments.sqlite-shm"):
        (family.data / name).unlink(missing_ok=True)
    words = complaint("--data", family.data, "--no-demo")
    assert "no database" in words and "--new-database" in words
    assert not (family.data / "moments.sqlite").exists()


def test_the_data_is_for_its_owner_alone(demo_data, start, tmp_path):
    data = tmp_path / "data"
    shutil.copytree(demo_data, data)
    for path in [data, *data.rglob("*")]:
        path.chmod(0o755 if path.is_dir() else 0o644)
    server = start(*DEMO, template=data)
    server.client().like(server.client().timeline(1)[0]["id"])
    paths = [server.data, *server.data.rglob("*")]
    assert {path.name for path in paths} >= {"moments.sqlite", "moments.sqlite-wal", "moments.sqlite-shm", "photos", "lock"}
    modes = {str(path): path.stat().st_mode & 0o777 for path in paths}
    assert [path for path in paths if modes[str(path)] != (0o700 if path.is_dir() else 0o600)] == []


def test_a_demo_is_no_server_for_real_people(demo_data, tmp_path):
    data = tmp_path / "data"
    shutil.copytree(demo_data, data)
    assert "demo" in complaint("--data", data, "--no-demo")


def test_a_file_sets_what_options_do_not(start, tmp_path):
    settings = tmp_path / "settings"
    settings.write_text("MOMENTS_TOGGLES=isLikeButtonForMomentEnabled\nMOMENTS_DEMO='no'\n")
    server = start("--config", str(settings))
    assert server.client().ask("{ service { isDemo needsFirstPerson } }")["service"] == {
        "isDemo": False,
        "needsFirstPerson": True,
    }


@pytest.mark.allows_errors
def test_without_its_photos_it_still_works(visit, demo_data, start, tmp_path):
    data = tmp_path / "data"
    shutil.copytree(demo_data, data)
    shutil.rmtree(data / "photos")
    server = start(*DEMO, template=data)
    window = visit(server.origin)
    page = window.open()
    moment = server.client().timeline(1)[0]
    title = moment["title"].split("\n")[0]
    heart = window.heart(title)
    was = heart.get_attribute("aria-pressed")
    window.tap(heart)
    window.wait_until(lambda: heart.get_attribute("aria-pressed") != was, "a like works")
    window.tap(window.card(title).get_by_role("link", name="Comments: "))
    window.write_comment("No photo, but words")
    page.get_by_role("group", name="Comment by Robin Lin").get_by_text("No photo, but words").wait_for()
