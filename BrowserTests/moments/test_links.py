"""Cards of links: the server fetches what a page says of itself; open pages see it, browsers fetch nothing."""

import http.server
import re
import threading

import pytest

from accessibility import violations
from moments_server import PHOTOS
from waiting import wait_until

PICTURE = (PHOTOS / "progressive.jpg").read_bytes()
PAGE = """<!DOCTYPE html><html><head><meta charset="utf-8"><title>Plain</title>
<meta property="og:title" content="How swifts sleep while they fly &amp; why they never land before their second summer">
<meta property="og:site_name" content="Birds Weekly"><meta property="og:image" content="/bird.jpg"></head></html>"""


@pytest.fixture
def site():
    """A site on this machine; its address, and the requests that it has got."""
    requests = []

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            requests.append((self.path, dict(self.headers)))
            found = {"/swifts": ("text/html", PAGE.encode()), "/bird.jpg": ("image/jpeg", PICTURE)}.get(self.path)
            self.send_response(200 if found else 404)
            kind, body = found or ("text/plain", b"")
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"127.0.0.1:{server.server_port}", requests
    server.shutdown()
    thread.join()


def test_a_card_comes_to_open_pages(visit, start_family, site):
    host, requests = site
    family = start_family("--link-cards", "on", "--link-host", host)
    window = visit(family.origin)
    window.sign_in(family.tokens["ben"])
    page = window.open()
    fetched = []
    page.on("request", lambda request: fetched.append(request.url))
    family.people["ada"].publish(f"Look: http://{host}/swifts.")

    card = page.get_by_role("link", name=re.compile("How swifts sleep while they fly & why"))
    card.wait_for()
    assert "127.0.0.1 · Birds Weekly" in card.inner_text()
    assert card.get_attribute("href") == f"http://{host}/swifts"
    picture = card.locator("img:not([data-kind=loader])")
    window.wait_until(lambda: picture.count() and picture.evaluate("image => image.naturalWidth") == 96, "the picture is there")
    assert not [url for url in fetched if host in url], "the browser asks only its own server"
    assert [path for path, _ in requests] == ["/swifts", "/bird.jpg"]
    assert all(headers["User-Agent"].startswith("MomentsLinkCards/") for _, headers in requests)
    assert not any({"Cookie", "Referer"} & headers.keys() for _, headers in requests)
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        window.settle()
        window.wait_for_rest()
        assert not violations(page, scheme)
        window.screenshot(f"link-card-{scheme}")

    # The detail has it, too, and another moment needs no request.
    page.get_by_role("link", name="Comment").click()
    page.get_by_role("textbox", name="Comment").wait_for()
    page.get_by_role("link", name=re.compile("How swifts sleep")).last.wait_for()
    family.people["ada"].publish(f"Again: http://{host}/swifts")
    window.open()
    window.wait_until(lambda: page.get_by_role("link", name=re.compile("How swifts sleep")).count() == 2, "both have a card")
    assert len(requests) == 2


def test_a_comment_has_a_card(visit, start_family, site):
    host, requests = site
    family = start_family("--link-cards", "on", "--link-host", host)
    moment = family.people["ada"].publish("By the lake")["id"]
    window = visit(family.origin)
    window.sign_in(family.tokens["ada"])
    page = window.open(f"/moment-{moment}")
    family.people["ben"].comment(moment, f"Like these: http://{host}/swifts!")

    comment = page.get_by_role("group", name="Comment by Ben Okri")
    card = comment.get_by_role("link", name=re.compile("How swifts sleep while they fly & why"))
    card.wait_for()
    assert card.get_attribute("href") == f"http://{host}/swifts"
    picture = card.locator("img:not([data-kind=loader])")
    window.wait_until(lambda: picture.count() and picture.evaluate("image => image.naturalWidth") == 96, "the picture is there")
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        window.settle()
        window.wait_for_rest()
        assert not violations(page, scheme)
        window.screenshot(f"link-card-comment-{scheme}")
    # The next page has it from the start, without another request.
    window.reload()
    card.wait_for()
    assert [path for path, _ in requests] == ["/swifts", "/bird.jpg"]


@pytest.mark.one_machine("its log has the reason")
def test_this_machine_is_not_fetched_unless_the_operator_says_so(start_family, site):
    host, requests = site
    family = start_family("--link-cards", "on")
    ada = family.people["ada"]
    for address in (f"http://{host}/swifts", "http://localhost/", "http://[::1]/"):
        ada.publish(address)
    wait_until(lambda: family.log.read_text().count("has no card") == 3, "all three were refused")
    assert requests == []


def test_without_the_option_nothing_is_fetched(enter, family, site):
    host, requests = site
    moment = family.people["ada"].publish(f"http://{host}/swifts")["id"]
    family.people["ben"].comment(moment, f"And http://{host}/swifts")
    window = enter("ben")
    window.open()
    window.wait_for_text(f"http://{host}/swifts")
    assert requests == []
