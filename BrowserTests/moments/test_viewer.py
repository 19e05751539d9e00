"""The photo viewer: it grows out of a photo, zooms by two fingers, a double tap, keys and the mouse, and is pulled back."""

import re

import pytest

from moments_server import PHOTOS

DESKTOP = {"width": 1280, "height": 800}
PLACE = """image => {
    const { left, top, width, height } = image.getBoundingClientRect();
    return [left, top, width, height];
}"""


class Viewer:
    """The viewer of a moment's two photos, in a window."""

    def __init__(self, window, text):
        self.window, self.page = window, window.open()
        window.tap(window.card(text).get_by_role("button", name="Photo 1 of 2"))
        self.dialog = self.page.get_by_role("dialog")
        self.dialog.wait_for()
        window.wait_for_module("magnify")
        self.image = self.dialog.locator("img[src*='/large']:not([data-kind=loader])").first
        self.image.wait_for()
        window.wait_for_rest()
        self.fitting = self.place

    @property
    def place(self):
        """The left and upper edge, the width and the height of the first photo on the screen."""
        return self.image.evaluate(PLACE)

    @property
    def scale(self):
        return self.place[2] / self.fitting[2]

    @property
    def middle(self):
        left, top, width, height = self.fitting
        return left + width / 2, top + height / 2

    def wait_for_scale(self, scale):
        self.window.wait_until(lambda: self.scale == pytest.approx(scale, abs=0.02), f"the photo is {scale} times as large")
        self.window.wait_for_rest()

    def double_tap(self, x, y):
        """Taps twice at a place. A busy machine can let so much time pass between the taps that they are two single ones, which do nothing;
        then they are repeated."""
        before = self.scale

        def tap():
            for _ in range(2):
                self.page.touchscreen.tap(x, y)
            self.window.settle()
            return abs(self.scale - before) > 0.02

        self.window.wait_until(tap, "the photo has another scale")

    def pinch(self, x, y, spreads):
        """Two fingers beside a point, and how far apart they are; yields the distance in each frame."""
        session = self.page.context.new_cdp_session(self.page)
        send = lambda kind, points: session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        fingers = lambda spread: [{"x": x - spread / 2, "y": y, "id": 0}, {"x": x + spread / 2, "y": y, "id": 1}]
        send("touchStart", fingers(spreads[0])[:1])
        send("touchStart", fingers(spreads[0]))
        for spread in spreads[1:]:
            send("touchMove", fingers(spread))
            self.page.evaluate("() => new Promise(requestAnimationFrame)")
            yield spread
        send("touchEnd", [])
        session.detach()


@pytest.fixture
def view(enter, family, request):
    """Opens a moment of Dan's with two photos in the viewer."""
    text = f"Photos of {request.node.name}"
    dan = family.people["dan"]
    dan.publish(text, photos=[dan.upload((PHOTOS / name).read_bytes())["id"] for name in ("orientation-1.jpg", "progressive.jpg")])
    return lambda **options: Viewer(enter("ada", **options), text)


def test_a_photo_follows_two_fingers_in_each_frame(view):
    viewer = view(has_touch=True)
    x, y = viewer.middle
    for spread in viewer.pinch(x, y, range(60, 190, 10)):
        assert viewer.scale == pytest.approx(spread / 60, abs=0.01)
        left, top, width, height = viewer.place
        assert (left + width / 2, top + height / 2) == pytest.approx((x, y), abs=2), "the point between the fingers stays there"
    viewer.window.settle()
    viewer.wait_for_scale(3)

    # A finger pans, and does not close.
    before = viewer.place
    viewer.window.swipe((200, 400), (200, 300))
    viewer.window.swipe((200, 400), (120, 400))
    assert viewer.place[0] < before[0] - 40
    assert viewer.dialog.is_visible()

    for spread in viewer.pinch(x, y, range(190, 20, -10)):
        assert viewer.scale == pytest.approx(max(1, 3 * spread / 190), abs=0.01)
    viewer.window.wait_until(lambda: viewer.place == pytest.approx(viewer.fitting, abs=1), "the photo fits again")


def test_a_double_tap_zooms_at_its_place_and_out_again(view):
    viewer = view(has_touch=True)
    left, top, width, height = viewer.fitting
    x, y = left + width * .25, top + height * .5
    viewer.double_tap(x, y)
    viewer.wait_for_scale(2.5)
    left = viewer.place[0]
    assert left + viewer.place[2] * .25 == pytest.approx(195, abs=3), "the place is in the middle"

    # Elsewhere, as four taps at one place are not two double taps.
    viewer.double_tap(x + 60, y + 60)
    viewer.wait_for_scale(1)


def test_a_mouse_zooms_and_pans(view):
    viewer = view(viewport=DESKTOP)
    page = viewer.page
    viewer.page.mouse.dblclick(*viewer.middle)
    viewer.wait_for_scale(2.5)
    before = viewer.place
    page.mouse.move(600, 400)
    page.mouse.down()
    page.mouse.move(500, 380, steps=5)
    page.mouse.up()
    assert viewer.place[0] == pytest.approx(before[0] - 100, abs=1)
    page.keyboard.down("Control")
    page.mouse.wheel(0, 500)
    page.keyboard.up("Control")
    viewer.wait_for_scale(1)

    # The server has heard of it.
    viewer.dialog.get_by_role("button", name="Zoom out", disabled=True).wait_for()
    viewer.dialog.get_by_role("button", name="Zoom in").click()
    viewer.wait_for_scale(1.5)
    viewer.dialog.get_by_role("button", name="Zoom out").click()
    viewer.wait_for_scale(1)


def test_keys_zoom_turn_and_close(view):
    viewer = view(viewport=DESKTOP, reduced_motion="reduce")
    page = viewer.page
    page.keyboard.press("+")
    viewer.wait_for_scale(1.5)
    page.keyboard.press("+")
    viewer.wait_for_scale(2.25)
    page.keyboard.press("-")
    viewer.wait_for_scale(1.5)
    page.keyboard.press("0")
    viewer.wait_for_scale(1)

    page.keyboard.press("+")
    viewer.wait_for_scale(1.5)
    page.keyboard.press("ArrowRight")
    page.get_by_text("2 of 2", exact=True).wait_for()
    page.keyboard.press("ArrowLeft")
    page.get_by_text("1 of 2", exact=True).wait_for()
    viewer.wait_for_scale(1)
    page.keyboard.press("Escape")
    viewer.dialog.wait_for(state="detached")


def test_a_photo_follows_the_finger_down_and_the_ground_fades(view):
    viewer = view(has_touch=True)
    touch = viewer.window.touch((200, 400))
    for step in range(1, 16):
        touch.move((200, 400 + 12 * step))
        viewer.page.evaluate("() => new Promise(requestAnimationFrame)")
    assert viewer.dialog.evaluate("dialog => getComputedStyle(dialog).translate").endswith("180px")
    ground = viewer.dialog.evaluate("dialog => getComputedStyle(dialog).backgroundColor")
    assert .2 < float(re.findall(r"[\d.]+", ground)[-1]) < .8, ground
    touch.end()
    viewer.dialog.wait_for(state="detached")


def test_a_photo_is_saved_in_the_size_that_the_server_keeps(view):
    viewer = view(viewport=DESKTOP)
    with viewer.page.expect_download() as download:
        viewer.dialog.get_by_role("link", name="Save photo").click()
    assert re.fullmatch(r"moments-photo-[0-9a-f]{8}\.webp", download.value.suggested_filename)
    address = viewer.image.evaluate("image => image.src")
    assert download.value.path().read_bytes() == viewer.page.request.get(address).body()
