"""The app's first look, which a toggle chooses while the app runs."""

import json
import math
import re
import threading
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from accessibility import SCHEMES, violations
from moments_server import DEMO
from shown import WIDTH
from visit import PHONE, visits
from window import Window

DESKTOP = {"width": 1280, "height": 800}
CLASSIC = {"isClassicStyleEnabled": True}

# The sizes of what has round corners of 30 points: the header, and the cards.
CORNERS = """() => [...document.querySelectorAll('[aria-label^="Profile of"] *, [aria-label^="Moment by"], [aria-label^="Moment by"] *')]
    .filter(element => getComputedStyle(element).borderTopLeftRadius === '30px')
    .map(element => ({ height: element.offsetHeight, blur: getComputedStyle(element).backdropFilter,
        shadow: getComputedStyle(element).boxShadow + getComputedStyle(element).filter }))"""
# The height of the header, whose corners have a radius of 30 points in this style and 36 in the other.
HEIGHT = """() => [...document.querySelectorAll('[aria-label^="Profile of"] *')]
    .find(element => ['30px', '36px'].includes(getComputedStyle(element).borderTopLeftRadius))?.offsetHeight"""
# Whether something in the first view with a name has this size.
HAS_SIZE = """([name, width, height]) => [...document.querySelector(`[aria-label^="${name}"]`).querySelectorAll('*')]
    .some(element => element.offsetWidth === width && element.offsetHeight === height)"""
MATRIX = """() => {
    const header = document.querySelector('[aria-label^="Profile of"]');
    const moved = [header, ...header.querySelectorAll('*')].map(element => getComputedStyle(element).transform);
    const turned = moved.find(transform => transform.startsWith('matrix3d'));
    return turned ? [...new DOMMatrix(turned).toFloat64Array()] : null;
}"""
SCROLLED = "() => Math.max(...[...document.querySelectorAll('[data-kind=scroll]')].map(e => e.scrollTop), scrollY)"


@pytest.fixture
def classic(start, demo_data, tmp_path):
    """A demo in which everyone has the classic style, by a file that tests may change."""
    file = tmp_path / "toggles.json"
    file.write_text(json.dumps(CLASSIC))
    server = start(*DEMO, "--toggles-from", str(file), "--toggles-interval", "1", template=demo_data)
    server.toggles = file
    return server


@contextmanager
def answering(answer):
    """Runs a web server on this machine; `answer` returns the status and the body of each response."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self):
            status, body = answer()
            self.send_response(status)
            self.end_headers()
            self.wfile.write(body.encode())

        def log_message(self, *arguments):
            pass

    server = HTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/toggles.json"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def wait_for_style(window, height):
    window.wait_until(lambda: window.page.evaluate(HEIGHT) == height, f"the header is {height} high")


def pose(page):
    """The scale of the header, and its rotation in degrees."""
    matrix = page.evaluate(MATRIX)
    if matrix is None:
        return 1, 0
    scale = math.hypot(*matrix[0:3])
    # The trace of a rotation about an axis in the plane of the page, of which a scale has changed the first two entries.
    cosine = (matrix[0] + matrix[5] + matrix[10] - scale) / (scale + 1)
    return round(scale, 2), round(math.degrees(math.acos(min(1, cosine))), 1)


def test_the_menu_changes_the_style_of_open_pages_for_this_person(visit, start_family):
    family = start_family()
    family.people["ada"].publish("Seen in two styles")
    window = visit(family.origin)
    window.sign_in(family.tokens["ben"])
    page = window.open()
    wait_for_style(window, 280)
    page.keyboard.press("Control+.")
    menu = page.get_by_role("heading", name="Internal menu")
    menu.wait_for()
    page.get_by_role("switch", name="Classic style").click()
    page.get_by_text("Turned on by you").wait_for()
    page.get_by_role("button", name="Moments", exact=True).click()
    menu.wait_for(state="detached")
    wait_for_style(window, 350)
    window.card("Seen in two styles").wait_for()
    window.reload()
    wait_for_style(window, 350)

    other = visit(family.origin)
    other.sign_in(family.tokens["ben"])

    def first_height():
        # The server waits 200 ms for what a page loads; a page that a busy server sends without it is loaded again.
        other.open(is_live=False)
        return other.page.evaluate(HEIGHT)

    assert other.wait_until(first_height, "there is a header") == 350, "the first page has it, before a script runs"
    other = visit(family.origin)
    other.sign_in(family.tokens["ada"])
    other.open()
    assert other.page.evaluate(HEIGHT) == 280, "others keep theirs"

    window.open("/internal-menu")
    page.get_by_role("switch", name="Classic style").click()
    page.get_by_text("Turned off by you").wait_for()
    window.open()
    wait_for_style(window, 280)


def test_avatars_are_round_or_square(visit, classic):
    window = visit(classic.origin)
    page = window.open()
    radius = """() => [...document.querySelectorAll('[aria-label^="Profile of"] *')]
        .filter(e => e.offsetWidth === 80 && e.offsetHeight === 80).map(e => getComputedStyle(e).borderTopLeftRadius)"""
    window.wait_until(lambda: "40px" in page.evaluate(radius), "the avatar is round")
    classic.toggles.write_text(json.dumps({**CLASSIC, "isRoundedAvatarEnabled": False}))
    # A continuous corner begins before its radius of 30, in browsers with `corner-shape`.
    window.wait_until(lambda: {"30px", "36.9px"} & set(page.evaluate(radius)), "the avatar is square")


@pytest.mark.parametrize("size", ["phone", "desktop"])
@pytest.mark.parametrize("language", ["en-GB", "zh-CN"])
def test_its_screens_have_no_faults(visit, classic, size, language):
    viewport = {"phone": PHONE, "desktop": DESKTOP}[size]
    window = visit(classic.origin, viewport=viewport, locale=language, color_scheme="light")
    moments = classic.client().timeline(50)
    album = max(moments, key=lambda moment: len(moment["images"]))
    person = next(moment["userDetails"]["id"] for moment in moments if moment["userDetails"]["name"] == "Nora Whitfield")
    complaints = []
    for name, path in [("timeline", "/"), ("moment", f"/moment-{album['id']}"), ("person", f"/person-{person}")]:
        page = window.open(path)
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme)
            window.wait_for_rest()
            window.settle()
            window.screenshot(f"classic-{name}-{size}-{language[:2]}-{scheme}")
            complaints += [f"{name}, {scheme}: {violation}" for violation in violations(page, scheme)]
        if page.evaluate(WIDTH) > viewport["width"]:
            complaints.append(f"{name} is {page.evaluate(WIDTH)} wide")
    assert complaints == [], "\n".join(complaints)


def test_header_and_cards_have_their_measures(visit, classic):
    window = visit(classic.origin, is_opaque=False)
    page = window.open()
    wait_for_style(window, 350)
    # The header can come before the moments.
    page.get_by_role("group", name="Moment by").first.wait_for()
    window.wait_for_rest()
    corners = page.evaluate(CORNERS)
    assert corners[0]["height"] == 350
    cards = corners[1:]
    assert cards and all("blur" in card["blur"] for card in cards)
    assert all("rgba(0, 0, 0, 0.15)" in card["shadow"] and "20px" in card["shadow"] for card in cards), cards
    name = page.get_by_role("heading", name="Robin Lin").bounding_box()
    assert name["x"] + name["width"] / 2 > PHONE["width"] / 2, "the name is at the right"
    assert page.evaluate(HAS_SIZE, ["Profile of", 80, 80])
    assert page.evaluate(HAS_SIZE, ["Moment by", 44, 44])
    assert page.evaluate(HAS_SIZE, ["Moment by", 240, 120])
    assert page.evaluate(HAS_SIZE, ["Moment by", 20, 20])


def test_the_header_tilts_while_the_list_stays(visit, classic):
    window = visit(classic.origin, viewport=DESKTOP)
    page = window.open()
    wait_for_style(window, 350)
    window.wait_for_rest()
    box = page.get_by_role("group", name="Profile of Robin Lin").bounding_box()
    x, y = box["x"] + 200, box["y"] + 100
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 120, y + 60, steps=8)
    window.wait_until(lambda: pose(page) == (0.9, 5), "it is smaller and tilted")
    page.mouse.wheel(0, 300)
    window.settle()
    assert page.evaluate(SCROLLED) == 0
    page.mouse.up()
    window.wait_until(lambda: pose(page) == (1, 0), "it has sprung back")
    page.mouse.wheel(0, 300)
    window.wait_until(lambda: page.evaluate(SCROLLED) > 0, "the list scrolls again")


def test_the_page_stays_where_it_is_while_the_header_is_dragged(browser_with_bars, request, classic):
    with visits(browser_with_bars, request, "moments", lambda: classic.origin, Window) as begin:
        window = begin(viewport=DESKTOP)
        page = window.open()
        wait_for_style(window, 350)
        window.wait_for_rest()
        card = page.get_by_role("article").or_(page.get_by_role("group", name=re.compile("^Moment by"))).first
        bar = "() => { const s = document.querySelector('[data-kind=scroll]'); return s.offsetWidth - s.clientWidth; }"
        assert page.evaluate(bar) > 0, "the bar takes place"
        before = card.bounding_box()
        box = page.get_by_role("group", name="Profile of Robin Lin").bounding_box()
        page.mouse.move(box["x"] + 200, box["y"] + 100)
        page.mouse.down()
        page.mouse.move(box["x"] + 320, box["y"] + 160, steps=8)
        window.wait_until(lambda: pose(page) == (0.9, 5), "it is tilted")
        assert card.bounding_box()["x"] == before["x"]
        page.mouse.up()


def test_comments_have_the_style_of_cards(visit, classic):
    window = visit(classic.origin, is_opaque=False)
    moment = next(moment for moment in classic.client().timeline(50) if moment["commentCount"] > 0)
    page = window.open(f"/moment-{moment['id']}")
    comment = page.get_by_role("group", name=re.compile("^Comment by")).first
    comment.wait_for()
    looks = comment.evaluate("""comment => [comment, ...comment.querySelectorAll('*')].map(element => getComputedStyle(element))
        .filter(style => style.borderTopLeftRadius === '30px').map(style => [style.backdropFilter, style.boxShadow + style.filter])""")
    assert any("blur" in blur for blur, _ in looks), looks
    assert any("20px" in shadow for _, shadow in looks), looks
    classic.toggles.write_text("{}")
    window.wait_until(
        lambda: comment.evaluate("""comment => [comment, ...comment.querySelectorAll('*')]
            .every(element => getComputedStyle(element).borderTopLeftRadius !== '30px')"""), "it has the modern style")


def test_a_finger_on_the_header_does_not_scroll(visit, classic):
    window = visit(classic.origin, has_touch=True, is_mobile=True)
    page = window.open()
    wait_for_style(window, 350)
    window.wait_for_rest()
    touch = window.touch((200, 300))
    for step in range(1, 9):
        touch.move((200 - 4 * step, 300 - 20 * step))
    window.wait_until(lambda: pose(page) == (0.9, 5), "it is smaller and tilted")
    assert page.evaluate(SCROLLED) == 0
    touch.end()
    window.wait_until(lambda: pose(page) == (1, 0), "it has sprung back")
    window.swipe((200, 700), (200, 450))
    window.wait_until(lambda: page.evaluate(SCROLLED) > 50, "the page has scrolled")


def test_motion_is_reduced(visit, classic):
    window = visit(classic.origin, viewport=DESKTOP, reduced_motion="reduce")
    page = window.open()
    wait_for_style(window, 350)
    box = page.get_by_role("group", name="Profile of Robin Lin").bounding_box()
    page.mouse.move(box["x"] + 200, box["y"] + 100)
    page.mouse.down()
    page.mouse.move(box["x"] + 320, box["y"] + 160, steps=8)
    window.settle()
    assert pose(page) == (1, 0)
    page.mouse.up()


def test_likes_are_a_toggle(visit, classic):
    window = visit(classic.origin)
    page = window.open()
    wait_for_style(window, 350)
    text = classic.client().timeline(1)[0]["title"].split("\n")[0]
    heart = window.heart(text)
    was = heart.get_attribute("aria-pressed") == "true"

    def is_liked():
        # Robin Lin is the person that everyone begins with.
        names = window.card(text).get_by_role("img", name="Liked by")
        return names.count() > 0 and "Robin Lin" in names.first.get_attribute("aria-label")

    def face():
        """The gradient and the shadows of the button."""
        return heart.evaluate("""heart => [...heart.querySelectorAll('*')].map(e => getComputedStyle(e))
            .filter(style => style.boxShadow !== 'none').map(style => [style.backgroundImage, style.boxShadow])[0]""")

    gradient, shadows = face()
    assert " 5px 5px " in shadows and " -5px -5px " in shadows
    assert is_liked() == was
    for expected in (not was, was):
        heart.click()
        window.wait_until(lambda: (heart.get_attribute("aria-pressed") == "true") == expected, "the toggle has changed")
        window.wait_until(lambda: (face()[0] == gradient) == (expected == was), "its gradient is reversed")
        window.wait_until(lambda: is_liked() == expected, "the faces have changed")


@pytest.mark.one_machine("each machine logs what it cannot read")
def test_a_file_changes_the_style_of_open_pages(visit, classic):
    window = visit(classic.origin)
    window.open()
    wait_for_style(window, 350)
    classic.toggles.write_text("{}")
    wait_for_style(window, 280)
    # A broken file changes nothing, and a valid one does again.
    classic.toggles.write_text("{")
    window.wait_until(lambda: "cannot be read; the last ones stay" in classic.last_lines(), "the log has the reason")
    assert window.page.evaluate(HEIGHT) == 280
    classic.toggles.write_text(json.dumps(CLASSIC))
    wait_for_style(window, 350)
    assert classic.last_lines().count("cannot be read; the last ones stay") == 1


def test_an_address_changes_the_style_of_open_pages(visit, start, demo_data):
    answer = [200, json.dumps(CLASSIC)]
    with answering(lambda: answer) as address:
        server = start(*DEMO, "--toggles-from", address, "--toggles-interval", "1", template=demo_data)
        window = visit(server.origin)
        window.open()
        wait_for_style(window, 350)
        answer[:] = [500, ""]
        window.wait_until(lambda: "status 500" in server.last_lines(), "the log has the reason")
        assert window.page.evaluate(HEIGHT) == 350
        answer[:] = [200, "{}"]
        wait_for_style(window, 280)
