"""Everything of one's own, as a file that one keeps."""

import json
import zipfile

import pytest

from moments_server import LIKES, PHOTOS
from waiting import PATIENCE


@pytest.fixture
def family(start_family):
    """A family of the test's own, because a person can download everything only a few times in an hour."""
    return start_family()


@pytest.fixture
def download(visit):
    """Signs a person in at a server, and downloads everything; returns the ZIP and its name."""

    def download(origin, token):
        window = visit(origin)
        window.sign_in(token)
        window.open("/account")
        link = window.page.get_by_role("link", name="Download everything")
        link.scroll_into_view_if_needed()
        window.settle()
        window.screenshot("export")
        with window.page.expect_download() as download:
            link.click()
        return zipfile.ZipFile(download.value.path()), download.value.suggested_filename

    return download


def publish(family):
    """Publishes what looks like markup, with a photo, and has Ben answer."""
    ada = family.people["ada"]
    photo = ada.upload((PHOTOS / "orientation-3.jpg").read_bytes())["id"]
    moment = ada.publish("<script>document.title = 'broken'</script> 你好", photos=[photo])["id"]
    family.people["ben"].comment(moment, "Where is that?")
    family.people["ben"].like(moment)
    return photo


def test_everything_is_downloaded_and_opens_from_the_disk(download, browser, tmp_path, family):
    photo = publish(family)
    family.people["ben"].publish("Of Ben, for himself", visibility="ONLY_ME")

    archive, name = download(family.origin, family.tokens["ada"])

    assert name.startswith("moments-ada-") and name.endswith(".zip")
    assert archive.testzip() is None
    assert archive.namelist() == ["index.html", "moments.json", f"photos/{photo}.webp"]
    document = json.loads(archive.read("moments.json"))
    assert document["version"] == 1 and document["profile"]["name"] == "Ada Lovelace"
    assert [moment["text"] for moment in document["moments"]] == ["<script>document.title = 'broken'</script> 你好"]
    assert [person["handle"] for person in document["moments"][0]["likes"]] == ["ben"]
    assert {friend["person"]["handle"] for friend in document["friends"]} == {"ben", "cleo", "dan"}
    assert all("for himself" not in archive.read(entry).decode(errors="replace") for entry in archive.namelist())

    archive.extractall(tmp_path)
    page = browser.new_page()
    page.set_default_timeout(1000 * PATIENCE)
    requests = []
    page.on("request", lambda request: requests.append(request.url))
    page.goto((tmp_path / "index.html").as_uri())
    assert page.title() == "Moments of Ada Lovelace"
    page.get_by_role("heading", name="Ada Lovelace").wait_for()
    page.get_by_text("<script>document.title = 'broken'</script> 你好").wait_for()
    page.get_by_text("Where is that?").wait_for()
    image = page.locator("article img")
    image.scroll_into_view_if_needed()
    page.wait_for_function("image => image.complete && image.naturalWidth > 0", arg=image.element_handle())
    assert requests and all(url.startswith("file://") for url in requests)
    page.close()


def test_it_comes_through_an_app_whose_data_another_server_has(download, start, family):
    photo = publish(family)
    front = start("--api-url", family.origin, *LIKES)

    archive, _ = download(front.origin, family.tokens["ada"])

    assert archive.testzip() is None
    assert f"photos/{photo}.webp" in archive.namelist()


def test_a_visitor_gets_nothing(family):
    assert family.client().request("/export")[0] == 401
