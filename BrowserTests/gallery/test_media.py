"""Web views, videos, sounds, maps and what an app asks the browser."""

import re

import pytest
from playwright.sync_api import Error

# Keeps the notifications that the page shows.
NOTIFICATIONS = """
window.shown = [];
window.Notification = class {
    static permission = 'default';
    static async requestPermission() { return (Notification.permission = 'granted'); }
    constructor(title, options) { shown.push({ title, ...options, show: this }); }
    close() { this.onclose?.(); }
};
"""


@pytest.fixture
def open_page(visit):
    def open_page(path, script=None, **options):
        window = visit(viewport={"width": 390, "height": 844}, **options)
        if script:
            window.page.add_init_script(script)
        page = window.open(path)
        return page, window
    return open_page


def inner_frames(page):
    """The frames that show sites or HTML, which are in those of the server's own page."""
    return [frame for frame in page.frames if frame.parent_frame and frame.parent_frame.parent_frame]


def frames_show(page, text):
    """Whether a frame shows the text; not while a frame is replaced by another."""
    try:
        return any(text in frame.evaluate("document.body?.innerText ?? ''") for frame in inner_frames(page))
    except Error as error:
        if "detached" in error.message or "context was destroyed" in error.message:
            return False
        raise


def test_html_of_the_app_is_shown_in_an_origin_of_its_own(open_page):
    page, window = open_page("/web-views")
    window.wait_until(lambda: frames_show(page, "tomatoes"), "the first page is shown")
    window.wait_until(lambda: frames_show(page, "WKWebView"), "the page of the other view is shown")
    assert {frame.evaluate("origin") for frame in inner_frames(page)} == {"null"}

    page.get_by_role("button", name="Tuesday").click()

    window.wait_until(lambda: frames_show(page, "bread"), "the second page is shown")
    page.get_by_text("Loaded").wait_for()


def test_a_site_is_shown_in_a_sandboxed_frame_with_a_link_to_a_tab(open_page):
    page, window = open_page("/web-views")
    page.context.route("https://example.com/**", lambda route: route.fulfill(
        content_type="text/html", body="<p>Example <script>document.write(origin)</script>"))

    page.get_by_role("button", name="Read more").click()

    window.wait_until(lambda: frames_show(page, "https://example.com"), "the site is shown")
    link = page.get_by_role("link", name="Open in New Tab")
    assert link.get_attribute("href") == "https://example.com/" and link.get_attribute("target") == "_blank"
    frame = page.locator("dialog [data-kind=embed] iframe")
    sandbox = frame.evaluate("frame => frame.contentDocument.querySelector('iframe').sandbox.value")
    assert "allow-same-origin" in sandbox and "allow-top-navigation" not in sandbox
    page.get_by_role("button", name="Done").click()
    link.wait_for(state="detached")


def test_other_sites_cannot_be_framed_by_the_page_itself(open_page):
    page, window = open_page("/counter")
    page.context.route("https://example.com/**", lambda route: route.fulfill(content_type="text/html", body="Foreign"))

    page.evaluate("""() => new Promise(done => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => done(violatedDirective));
        const frame = document.createElement('iframe');
        frame.src = 'https://example.com/';
        document.body.append(frame);
    })""")

    assert any("frame-src" in error for error in window.errors)
    window.errors.clear()


def test_a_video_plays_and_the_app_knows_it(open_page):
    page, window = open_page("/videos")
    video = page.locator("video")
    window.wait_until(lambda: video.evaluate("video => video.readyState >= 1"), "the length of the video is known")
    page.get_by_text("Paused").wait_for()

    page.get_by_role("button", name="Play").click()

    page.get_by_text("Playing").wait_for()
    # It is two seconds long.
    page.get_by_text("Paused").wait_for()
    assert video.evaluate("video => video.ended")
    page.get_by_role("button", name="Start").click()
    window.wait_until(lambda: video.evaluate("video => video.currentTime") == 0, "the video is at its start")
    # A user who pauses and plays with the browser's controls is no less heard.
    video.evaluate("video => video.play()")
    page.get_by_text("Playing").wait_for()


def test_a_video_is_sent_in_parts(open_page):
    page, _ = open_page("/videos")
    address = page.locator("video").get_attribute("src")
    result = page.evaluate("""async (address) => {
        const answer = await fetch(address, { headers: { Range: 'bytes=4-7' } });
        return [answer.status, answer.headers.get('Content-Type'), answer.headers.get('Content-Range').replace(/.*bytes /, ''),
            (await answer.arrayBuffer()).byteLength];
    }""", address)
    assert result[:2] == [206, "video/webm"] and result[2].startswith("4-7/") and result[3] == 4


def test_a_sound_is_played(open_page):
    page, window = open_page("/videos", script="""
        window.played = [];
        const play = HTMLMediaElement.prototype.play;
        HTMLMediaElement.prototype.play = function () { played.push(this.src); return play.call(this); };
    """)
    page.get_by_role("button", name="Ring").click()
    window.wait_until(lambda: page.evaluate("played.length") == 1, "the sound is played")
    assert "/oriel/media/" in page.evaluate("played[0]")


def test_a_text_is_spoken(open_page):
    page, window = open_page("/videos", script="""
        window.spoken = [];
        window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
        Object.defineProperty(window, 'speechSynthesis', { value: {
            speak: (utterance) => { spoken.push(utterance.text); utterance.onend(); }, cancel: () => {},
        } });
    """)
    page.get_by_role("button", name="Speak").click()
    window.wait_until(lambda: page.evaluate("spoken") == ["Bubbles rise."], "the text is spoken")


def latitude(page):
    return float(page.get_by_text(re.compile(r"^Latitude ")).inner_text().split()[1].replace("Not", "nan"))


def test_a_map_is_moved_by_hand_and_by_the_app(open_page):
    page, window = open_page("/maps")
    window.wait_until(lambda: latitude(page) == 51.2, "the map tells where it is")
    box = page.locator("[data-variant=map]").bounding_box()
    x, y = box["x"] + 60, box["y"] + 500

    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 100, steps=5)
    page.mouse.up()

    window.wait_until(lambda: latitude(page) < 51, "the map has moved to the south")
    page.get_by_role("button", name="Munich").last.click()
    window.wait_until(lambda: latitude(page) == 48.1, "the map shows Munich")


def places(page):
    return page.locator("[data-kind=embed-place]").evaluate_all(
        "all => all.map(place => place.getBoundingClientRect()).map(({ x, y }) => [Math.round(x), Math.round(y)])")


def test_a_wheel_and_buttons_zoom_a_map(open_page):
    page, window = open_page("/maps")
    window.wait_until(lambda: latitude(page) == 51.2, "the map tells where it is")
    before = places(page)
    scale = page.get_by_text("100 km")
    scale.wait_for()

    page.locator("[data-variant=map]").hover()
    page.mouse.wheel(0, -400)

    window.wait_until(lambda: places(page) != before, "the places have moved apart")
    page.get_by_text("50 km").or_(page.get_by_text("20 km")).first.wait_for()
    page.get_by_role("button", name="Zoom Out").click()
    page.get_by_role("button", name="Zoom Out").click()
    page.get_by_text(re.compile("^[12]00 km")).wait_for()


def test_a_tap_on_a_marker_selects_it(open_page):
    page, _ = open_page("/maps")
    page.locator("[data-kind=embed-place]").get_by_role("button", name="Berlin").click()
    page.get_by_text("Selected Berlin").wait_for()


def test_keys_move_and_zoom_a_map(open_page):
    page, window = open_page("/maps")
    window.wait_until(lambda: latitude(page) == 51.2, "the map tells where it is")
    page.get_by_role("application", name="Map").focus()
    page.keyboard.press("ArrowDown")
    window.wait_until(lambda: latitude(page) < 51, "the map has moved to the south")


def test_a_notification_is_shown_when_its_time_has_come(open_page):
    page, window = open_page("/notifications", script=NOTIFICATIONS)
    page.get_by_text("Not asked").wait_for()
    page.get_by_role("button", name="Allow").click()
    page.get_by_text("Allowed").wait_for()

    page.get_by_role("button", name="Remind me in a second").click()

    window.wait_until(lambda: page.evaluate("shown.length") == 1, "the notification is shown")
    shown = page.evaluate("(({ title, body, tag, silent }) => ({ title, body, tag, silent }))(shown[0])")
    assert shown == {"title": "Gallery", "body": "A second has passed.", "tag": "second", "silent": False}


BADGES = "window.badges = []; navigator.setAppBadge = async (number) => { badges.push(number); };"


def test_the_icon_has_a_number(open_page):
    page, window = open_page("/notifications", script=BADGES)
    for count in (1, 2):
        page.get_by_role("button", name="Increment").click()
        page.get_by_text(f"Badge: {count}").wait_for()
    page.get_by_role("button", name="Decrement").click()
    window.wait_until(lambda: page.evaluate("badges") == [1, 2, 1], "the browser shows each number")


def test_the_place_of_the_device_is_told_to_the_app(open_page):
    page, _ = open_page("/notifications", permissions=["geolocation"],
                        geolocation={"latitude": 52.5, "longitude": 13.4})
    page.get_by_role("button", name="Find me").click()
    page.get_by_text("52.50, 13.40").wait_for()
