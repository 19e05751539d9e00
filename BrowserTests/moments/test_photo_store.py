"""Moments with its photos in a store with the API of Amazon S3."""

import io
import os
import shutil
import subprocess
import urllib.request
import zipfile
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import urlsplit

import pytest

from links import Links
from moments_server import PHOTOS, program
from object_store import ObjectStore
from waiting import free_port, wait_until

PHOTO = (PHOTOS / "grey.jpg").read_bytes()
OTHER = (PHOTOS / "text.png").read_bytes()


@pytest.fixture
def store():
    store = ObjectStore()
    yield store
    store.stop()


def run(*arguments, environment=None):
    command = [program(), *map(str, arguments)]
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=300, check=False, env={**os.environ, **(environment or {})}
    )
    return done.returncode, done.stdout + done.stderr


def address(client, size):
    """The address of the first photo of the newest moment."""
    nodes = client.ask(f"{{ viewer {{ timeline(first: 1) {{ nodes {{ images {{ url(size: {size}) }} }} }} }} }}")
    return nodes["viewer"]["timeline"]["nodes"][0]["images"][0]["url"]


@pytest.mark.allows_errors
def test_a_photo_lives_and_ends_in_the_store(store, start_family, visit, tmp_path):
    family = start_family("--config", str(store.configuration(tmp_path)))
    ada, ben, eve = (family.people[handle] for handle in ("ada", "ben", "eve"))
    photo = ada.upload(PHOTO)["id"]
    moment = ada.publish("Kept elsewhere", photos=[photo])["id"]

    objects = store.objects()
    assert sorted(path.split(".")[1] for path in objects) == ["large", "medium", "small"]
    assert not list(family.data.glob("photos/??/*"))

    window = visit(family.origin)
    window.sign_in(family.tokens["ben"])
    window.open()
    image = window.card("Kept elsewhere").locator("img[src*='/photos/']").last
    window.wait_until(lambda: image.evaluate("image => image.complete && image.naturalWidth > 0"), "the photo is there")

    place = address(ben, "LARGE")
    small, large = (next(content for path, content in objects.items() if f".{size}." in path) for size in ("small", "large"))
    # Each comes from the store at first, then from the cache.
    for _ in range(2):
        assert ben.request(place, headers={"Range": "bytes=100-199"}) == (206, large[100:200])
        assert ben.request(address(ben, "SMALL")) == (200, small)
    assert ben.request(place) == (200, large)
    assert ben.request(place, headers={"Range": f"bytes={len(large)}-"})[0] == 416
    assert eve.request(place)[0] == family.client().request(place)[0] == 404
    head = urllib.request.Request(family.origin + place if place.startswith("/") else place, headers=ben.headers, method="HEAD")
    with urllib.request.urlopen(head) as answer:
        assert answer.headers["Content-Length"] == str(len(large)) and answer.headers["Content-Type"] == "image/webp"
        tag = answer.headers["ETag"]
    assert ben.request(place, headers={"If-None-Match": tag})[0] == 304

    status, archive = ada.request("/export")
    assert status == 200 and zipfile.ZipFile(io.BytesIO(archive)).read(f"photos/{photo}.webp") == large

    ada.delete(moment)
    assert ben.request(place)[0] == 404
    # As if two days had passed.
    family.end()
    family.execute("UPDATE photo SET unused_since = unused_since - 2 * 86400000")
    family.start()
    wait_until(lambda: not store.paths(), "the objects are deleted")


@pytest.mark.one_machine("it is about a data folder")
@pytest.mark.allows_errors
def test_photos_move_to_a_store_and_come_back_from_a_backup(store, start_family, start, tmp_path):
    family = start_family()
    ada = family.people["ada"]
    ada.publish("Before the move", photos=[ada.upload(PHOTO)["id"]])
    options = ["--data", family.data, "--config", store.configuration(tmp_path)]
    status, text = run("migrate", *options)
    assert status == 1 and "in use" in text, text
    family.end()

    status, text = run("migrate", *options)
    assert status == 0 and "3 files of photos" in text and "3 were copied" in text, text
    files = {str(path.relative_to(family.data / "photos")): path.read_bytes() for path in family.data.glob("photos/??/*")}
    assert len(files) == 3 and store.objects() == files
    shutil.rmtree(family.data / "photos")
    status, text = run("check", *options)
    assert status == 0 and "1 photos.\nAll is well." in text, text

    status, text = run("backup", tmp_path / "backups", *options)
    assert status == 0 and "(3 new)" in text, text
    restored = ["--data", tmp_path / "restored", "--config", store.configuration(tmp_path, "restored")]
    status, text = run("restore", tmp_path / "backups", *restored)
    assert status == 0, text
    assert store.objects("restored") == files and not (tmp_path / "restored" / "photos").exists()
    server = start("--no-demo", *map(str, restored))
    ben = server.client(family.tokens["ben"])
    assert ben.request(address(ben, "LARGE"))[0] == 200
    server.end()

    status, text = run("migrate", "--back", *restored)
    assert status == 0 and "3 were copied" in text, text
    back = tmp_path / "restored" / "photos"
    assert {str(path.relative_to(back)): path.read_bytes() for path in back.glob("??/*")} == files


@pytest.mark.one_machine("each machine has read photos of its own")
@pytest.mark.allows_errors
def test_while_the_store_is_gone_photos_that_were_read_are_shown(store, start_family, tmp_path):
    family = start_family("--config", str(store.configuration(tmp_path)))
    ada, ben = family.people["ada"], family.people["ben"]
    ada.publish("Soon alone", photos=[ada.upload(PHOTO)["id"]])
    small, large = address(ben, "SMALL"), address(ben, "LARGE")
    assert ben.request(small)[0] == 200

    store.stop()

    assert ben.request(small)[0] == 200
    assert ben.request(large)[0] == 503
    status, _ = ada.request("/photos", PHOTO, {"Content-Type": "application/octet-stream"})
    assert status == 503
    # The rest goes on.
    ada.publish("Without a photo")


@pytest.mark.one_machine("each machine has read photos of its own")
@pytest.mark.allows_errors
def test_a_network_to_the_store_that_is_cut_or_silent_loses_nothing(store, start_family, tmp_path):
    port = free_port()
    links = Links({urlsplit(store.description["endpoint"]).port: port})
    configuration = store.configuration(tmp_path, endpoint=f"http://127.0.0.1:{port}")
    try:
        family = start_family("--config", str(configuration))
        ada, ben = family.people["ada"], family.people["ben"]
        ada.publish("Far away", photos=[ada.upload(PHOTO)["id"]])
        small, medium, large = (address(ben, size) for size in ("SMALL", "MEDIUM", "LARGE"))
        assert ben.request(small)[0] == 200

        links.send("cut")
        assert ben.request(small)[0] == 200
        assert ben.request(large)[0] == 503
        assert ada.request("/photos", PHOTO, {"Content-Type": "application/octet-stream"})[0] == 503
        links.send("mend")
        contents = {path.split(".")[1]: content for path, content in store.objects().items()}
        assert ben.request(large) == (200, contents["large"])

        links.send("silence")
        with ThreadPoolExecutor() as threads:
            reading = threads.submit(ben.request, medium)
            uploading = threads.submit(ada.upload, OTHER)
            # The rest goes on.
            assert ben.request(small)[0] == ben.request(large)[0] == 200
            ada.publish("Without a photo")
            assert not reading.done() and not uploading.done()
            # Connections end with what was on its way, and the calls begin again.
            links.send("cut")
            links.send("mend")
            assert reading.result() == (200, contents["medium"])
            ada.publish("It has come", photos=[uploading.result()["id"]])
        assert ben.request(address(ben, "LARGE"))[0] == 200
        family.end()
        status, text = run("check", "--data", family.data, "--config", configuration)
        assert status == 0 and "2 photos.\nAll is well." in text, text
    finally:
        links.close()


def test_wrong_keys_are_told_at_the_start(store, tmp_path):
    file = store.configuration(tmp_path, secretKey="not-the-secret")
    options = ["--no-demo", "--port", free_port(), "--data", tmp_path / "data", "--config", file]
    status, text = run(*options, environment={"ORIEL_WORKERS": "0"})
    assert status == 1 and "check AWS_SECRET_ACCESS_KEY" in text and "not-the-secret" not in text, text
