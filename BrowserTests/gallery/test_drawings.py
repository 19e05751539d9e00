"""Canvases and mesh gradients in a real browser: what is drawn where."""

import struct
import zlib

import pytest

from visit import CHANGES
from waiting import wait_until


class Picture:
    """The pixels of a PNG file with eight bits for red, green and blue, as Playwright writes them."""

    def __init__(self, data):
        self.width, self.height = struct.unpack(">II", data[16:24])
        channels = {2: 3, 6: 4}[data[25]]
        rows, position = b"", 8
        while position < len(data):
            (length,) = struct.unpack(">I", data[position:position + 4])
            if data[position + 4:position + 8] == b"IDAT":
                rows += data[position + 8:position + 8 + length]
            position += length + 12
        rows = zlib.decompress(rows)
        size = self.width * channels
        self.rows, above = [], bytes(size)
        for start in range(0, len(rows), size + 1):
            row = bytearray(rows[start + 1:start + 1 + size])
            for i in range(size):
                left = row[i - channels] if i >= channels else 0
                corner = above[i - channels] if i >= channels else 0
                row[i] = (row[i] + self.predicted(rows[start], left, above[i], corner)) % 256
            above = bytes(row)
            self.rows.append([tuple(row[i:i + 3]) for i in range(0, size, channels)])

    @staticmethod
    def predicted(kind, left, above, corner):
        if kind < 4:
            return (0, left, above, (left + above) // 2)[kind]
        return min((left, above, corner), key=lambda value: abs(left + above - corner - value))

    def getpixel(self, place):
        return self.rows[place[1]][place[0]]


def pixels(page, locator):
    """A picture of an element, in points."""
    return Picture(page.locator(locator).screenshot())


def near(found, expected, tolerance=12):
    return all(abs(a - b) <= tolerance for a, b in zip(found, expected))


def canvas(number):
    return f"[data-kind=canvas] >> nth={number}"


def test_an_image_that_the_app_draws_has_its_parts(visit):
    visit = visit(viewport={"width": 390, "height": 1100}, color_scheme="light")
    page = visit.open("/images")
    ticket = page.get_by_role("img", name="Ticket")
    page.wait_for_function("image => image.complete && image.naturalWidth === 240", arg=ticket.element_handle())
    picture = Picture(ticket.screenshot())
    assert (picture.width, picture.height) == (240, 80)
    orange, white = (255, 153, 51), (255, 255, 255)
    assert near(picture.getpixel((120, 70)), orange)
    # The corner is outside of the clip, and the hole shows the row.
    assert near(picture.getpixel((1, 1)), white) and near(picture.getpixel((152, 4)), white)

    def shows(color, columns, rows):
        return any(near(picture.getpixel((x, y)), color) for x in range(*columns) for y in range(*rows))

    assert shows(white, (16, 120), (14, 34)), "the text is drawn"
    assert shows(white, (18, 38), (46, 66)), "the symbol is drawn"
    assert not near(picture.getpixel((200, 40)), orange), "the picture is drawn"


def test_copies_of_a_picture_fill_an_area(visit):
    page = visit(viewport={"width": 390, "height": 1100}, color_scheme="light").open("/assets")
    sky, sea, wall = (191, 227, 245), (63, 143, 181), (253, 250, 243)
    whole = pixels(page, "[data-testid=whole]")
    # A copy is 48 by 32 points.
    for x in (24, 72):
        assert near(whole.getpixel((x, 36)), sky) and near(whole.getpixel((x, 62)), sea), "the copies repeat"
    part = pixels(page, "[data-testid=part]")
    # The tower is in the middle of each part of 24 by 38.4 points.
    assert near(part.getpixel((11, 17)), wall, 20) and near(part.getpixel((35, 17)), wall, 20)
    line = pixels(page, "[data-testid=line]")
    middle = line.width // 2
    assert near(line.getpixel((middle, line.height // 2)), (255, 255, 255)), "the line has nothing inside"
    assert not near(line.getpixel((middle, 5)), (255, 255, 255))


@pytest.fixture
def page(visit):
    visit = visit(viewport={"width": 390, "height": 900}, color_scheme="light")
    return visit.open("/canvas")


def test_a_label_of_a_canvas_is_read_but_not_its_texts(page):
    assert page.get_by_label("Clock").count() == 1
    assert page.locator("[data-kind=canvas] > svg:not([aria-hidden=true])").count() == 0


def test_a_hand_that_moves_changes_one_attribute(visit):
    visit = visit(viewport={"width": 390, "height": 900})
    page = visit.open("/canvas")
    page.evaluate("""() => {
        window.changed = [];
        new MutationObserver(all => changed.push(...all.map(({ type, attributeName }) => attributeName ?? type)))
            .observe(document.querySelector('[data-kind=canvas]'), { subtree: true, childList: true, attributes: true });
    }""")
    known = visit.count(CHANGES)
    visit.wait_until(lambda: visit.count(CHANGES) > known + 1, "the hand moves")
    assert set(page.evaluate("changed")) == {"transform"}


def test_texts_stand_at_their_anchors(page):
    # The middle of the 12 of the clock is above the middle of the 6.
    boxes = {
        text: page.locator(f"{canvas(0)} >> text='{text}'").bounding_box() for text in ("12", "6", "3", "9")
    }
    middle = {text: (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for text, box in boxes.items()}
    assert abs(middle["12"][0] - middle["6"][0]) < 1
    assert abs(middle["3"][1] - middle["9"][1]) < 1
    assert abs(middle["6"][1] - middle["12"][1] - 116) < 2


def test_a_layer_is_translucent_as_a_whole_and_clipped(page):
    picture = pixels(page, canvas(3))
    width, height = picture.width, picture.height
    # Outside of the rounded corner is the page, inside of it the ground.
    assert near(picture.getpixel((1, 1)), (255, 255, 255))
    assert near(picture.getpixel((width // 2, 8)), (255, 204, 0))
    # Where circles overlap, the last one alone is mixed with the ground.
    blue = picture.getpixel((width - 10, height // 2))
    assert near(picture.getpixel((width - 30, height // 2)), blue)


def test_an_eraser_shows_the_page(page):
    picture = pixels(page, canvas(4))
    middle = (picture.width // 2, picture.height // 2 - 10)
    assert near(picture.getpixel(middle), (255, 255, 255))
    page.emulate_media(color_scheme="dark")
    wait_until(lambda: near(pixels(page, canvas(4)).getpixel(middle), (0, 0, 0)), "the page is dark")


def test_filters_change_pixels(page):
    picture = pixels(page, canvas(5))
    side = picture.width // 2
    grey = picture.getpixel((side // 2, side + side // 2))
    assert max(grey) - min(grey) < 60
    turned = picture.getpixel((side + side // 2, side + side // 2))
    assert turned[1] > turned[0]


def test_a_gradient_is_seen_through_a_text(page):
    picture = pixels(page, canvas(6))
    colors = {
        picture.getpixel((x, y)) for x in range(0, picture.width) for y in range(picture.height - 30, picture.height)
    }
    assert any(near(color, (255, 255, 0), 60) for color in colors)
    assert any(near(color, (255, 60, 0), 60) for color in colors)


def test_a_symbol_is_drawn_at_each_of_its_places(page):
    assert page.locator(f"{canvas(7)} >> [data-kind=symbol]").count() >= 6
    # Scaled to its rectangle once the browser has measured it.
    symbol = page.locator(f"{canvas(7)} >> foreignObject >> nth=4 >> div >> nth=1")
    wait_until(lambda: all(abs(symbol.bounding_box()[side] - 64) < 1 for side in ("width", "height")), "the symbol has its size")


def test_a_mesh_gradient_has_the_colours_of_its_points(visit):
    visit = visit(viewport={"width": 390, "height": 900}, color_scheme="light")
    page = visit.open("/mesh-gradients")
    picture = pixels(page, "[style*='data:image/png'] >> nth=0")
    # Indigo above the middle, yellow below.
    assert near(picture.getpixel((picture.width // 2, 1)), (88, 86, 214), 25)
    assert near(picture.getpixel((picture.width // 2, picture.height - 2)), (255, 204, 0), 25)


def test_a_mesh_gradient_follows_the_colour_scheme(visit):
    visit = visit(viewport={"width": 390, "height": 900}, color_scheme="light")
    page = visit.open("/mesh-gradients")
    style = "document.querySelector(\"[style*='data:image/png']\").getAttribute('style')"
    light = page.evaluate(style)
    page.emulate_media(color_scheme="dark")
    visit.wait_until(lambda: page.evaluate(style) != light, "the colours are those of the dark scheme")
