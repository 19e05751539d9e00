"""An app whose data another server has: pages here, the API over HTTP there."""

import pytest

from moments_server import LIKES, PHOTOS, Family


@pytest.fixture
def front(start, family):
    return start("--api-url", family.origin, *LIKES)


def test_all_goes_over_the_network(visit, front, family):
    ada = family.people["ada"]
    photo = ada.upload((PHOTOS / "orientation-3.jpg").read_bytes())["id"]
    ada.publish("Seen from afar", photos=[photo])
    window = visit(front.origin)
    page = window.open()
    page.get_by_role("textbox", name="Handle").fill("ben")
    page.get_by_role("textbox", name="Password").fill(Family.password)
    page.get_by_role("button", name="Sign in").click()
    window.wait_for_text("Seen from afar")
    # Photos come through here: the other server does not know this browser.
    image = window.card("Seen from afar").locator("img[src*='/photos/']").last
    window.wait_until(lambda: image.evaluate("image => image.naturalWidth") > 0, "the photo is there")
    assert image.evaluate("image => new URL(image.src).origin") == front.origin
    part = image.evaluate(
        """async image => {
            const answer = await fetch(image.src, {cache: 'no-store', headers: {Range: 'bytes=0-3'}});
            return [answer.status, answer.headers.get('Content-Range').split('/')[0], await answer.text()];
        }"""
    )
    assert part == [206, "bytes 0-3", "RIFF"]

    window.tap(window.heart("Seen from afar"))
    window.wait_until(lambda: ada.timeline(1)[0]["id"] and liked(ada, "Seen from afar"), "the like has arrived")
    window.compose()
    page.get_by_role("textbox", name="Text").fill("Sent from afar")
    window.choose_photos(PHOTOS / "interlaced.png")
    page.get_by_role("textbox", name="Description of photo 1").wait_for()
    window.publish()
    window.wait_until_published("Ben Okri", "Sent from afar")
    sent = next(moment for moment in ada.timeline() if moment["title"] == "Sent from afar")
    assert len(sent["images"]) == 1


def liked(client, title):
    query = "{ viewer { timeline(first: 20) { nodes { title likes { name } } } } }"
    nodes = client.ask(query)["viewer"]["timeline"]["nodes"]
    return any(person["name"] == "Ben Okri" for node in nodes if node["title"] == title for person in node["likes"])


@pytest.mark.allows_errors
def test_the_page_says_that_the_other_server_is_gone_and_goes_on_when_it_is_back(visit, start, start_family):
    family = start_family()
    family.people["ada"].publish("Before the storm")
    front = start("--api-url", family.origin, *LIKES)
    window = visit(front.origin)
    window.sign_in(family.tokens["ben"])
    page = window.open()
    window.wait_for_text("Before the storm")

    family.kill()
    window.heart("Before the storm").click()
    message = page.get_by_text("The server cannot be reached").first
    message.wait_for()
    heart = window.heart("Before the storm")
    window.wait_until(lambda: heart.get_attribute("aria-pressed") == "false", "the like is taken back")

    family.start()
    page.get_by_role("button", name="OK").click()
    # What is below the message moves up.
    message.wait_for(state="detached")
    window.tap(heart)
    window.wait_until(lambda: liked(family.people["ada"], "Before the storm"), "the like has arrived")
