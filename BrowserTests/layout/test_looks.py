"""Parts of controls that are drawn by style rules alone, and so have no boxes: they are looked for in pictures."""

import io

import pytest
from PIL import Image

from test_boxes import FIXTURES

SCALE = 2


# Where fingers are used, buttons have larger areas.
@pytest.fixture(params=["mouse", "touch"])
def show(browser, request):
    is_phone = request.param == "touch"
    context = browser.new_context(
        viewport={"width": 800, "height": 600}, device_scale_factor=SCALE, color_scheme="light", has_touch=is_phone, is_mobile=is_phone)
    page = context.new_page()

    def show(name):
        page.set_content(FIXTURES[name]["html"])
        return page

    yield show
    context.close()


def ink(page, box, is_ink):
    """Returns the box of the pixels of a colour in a part of the window, in points of the window."""
    area = [round(SCALE * edge) for edge in box]
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB").crop(area)
    found = [(x, y) for x in range(picture.width) for y in range(picture.height) if is_ink(picture.getpixel((x, y)))]
    assert found, "nothing is drawn"
    columns, rows = zip(*found)
    left, top = area[:2]
    edges = (left + min(columns), top + min(rows), left + max(columns) + 1, top + max(rows) + 1)
    return [edge / SCALE for edge in edges]


def middle(start, end):
    return (start + end) / 2


def test_the_minus_of_a_row_is_in_the_middle_of_its_circle(show):
    page = show("rows in edit mode")
    circle = page.locator("[data-kind=row-control]").first.bounding_box()
    x, y = circle["x"] + circle["width"] / 2, circle["y"] + circle["height"] / 2
    # The corners of the circle's box are white, too.
    found = ink(page, (x - 7, y - 7, x + 7, y + 7), lambda color: min(color) > 200)
    assert middle(found[0], found[2]) == pytest.approx(x, abs=0.5)
    assert middle(found[1], found[3]) == pytest.approx(y, abs=0.5)
    assert found[2] - found[0] > 3 * (found[3] - found[1])


def test_the_arrow_of_a_row_of_an_outline_is_at_its_end(show):
    page = show("outline in a list")
    box = page.locator("button[data-role^=outline]").first.bounding_box()
    end, y = box["x"] + box["width"], box["y"] + box["height"] / 2
    found = ink(page, (box["x"], box["y"], end, box["y"] + box["height"]), lambda color: color[2] > 200 and color[0] < 100)
    assert end - 16 < found[0] < found[2] <= end
    assert middle(found[1], found[3]) == pytest.approx(y, abs=1)


def test_the_chevrons_of_a_picker_are_on_its_middle(show):
    page = show("menu picker has the padding of a button")
    box = page.get_by_test_id("a").bounding_box()
    end, y = box["x"] + box["width"] - 13.5, box["y"] + box["height"] / 2
    found = ink(page, (end - 9, box["y"], end, box["y"] + box["height"]), lambda color: min(color) < 200)
    assert middle(found[1], found[3]) == pytest.approx(y, abs=1)
    assert middle(found[0], found[2]) == pytest.approx(end - 4.5, abs=0.5)


def test_the_clear_button_of_a_search_field_has_an_x(show):
    page = show("search field with a text")
    page.focus("input[type=search]")
    box = page.locator("input[type=search]").bounding_box()
    end, y = box["x"] + box["width"], box["y"] + box["height"] / 2
    # The lines of the x are white, in a grey circle of 17 pixels at the end of the field.
    found = ink(page, (end - 17, y - 5, end, y + 5), lambda color: min(color) > 245)
    assert middle(found[0], found[2]) == pytest.approx(end - 11, abs=1)
    assert middle(found[1], found[3]) == pytest.approx(y, abs=1)
    assert 4 < found[2] - found[0] < 10
