"""Shapes that take taps: the browser is asked what is at points of a view that is 100 points wide and high."""

import pytest

from test_boxes import FIXTURES

AT_POINT = "([x, y]) => !!document.elementFromPoint(x, y)?.closest('[data-kind=hit]')"


@pytest.fixture
def is_hit(browser):
    context = browser.new_context(viewport={"width": 800, "height": 600})
    page = context.new_page()

    def is_hit(name, x, y):
        page.set_content(FIXTURES[name]["html"])
        box = page.locator("[data-kind=hit]").bounding_box()
        assert (box["width"], box["height"]) == (100, 100)
        return page.evaluate(AT_POINT, [box["x"] + x, box["y"] + y])

    yield is_hit
    context.close()


@pytest.mark.parametrize("name", ["content shape of a circle", "content shape in a layer"])
def test_a_circle_has_no_corners(is_hit, name):
    assert is_hit(name, 50, 50)
    assert is_hit(name, 5, 50)
    assert not is_hit(name, 5, 5)


def test_a_negative_inset_extends_the_area(is_hit):
    assert is_hit("content shape beyond the bounds", -5, 50)
    assert is_hit("content shape beyond the bounds", 50, 50)
    assert not is_hit("content shape beyond the bounds", -15, 50)


def test_a_path_can_have_a_hole(is_hit):
    assert is_hit("content shape with a hole", 10, 10)
    assert not is_hit("content shape with a hole", 50, 50)


def test_a_button_in_a_shape_takes_its_own_taps(is_hit):
    assert is_hit("content shape around a button", 50, 50)
    assert is_hit("content shape around a button", 5, 50)
    assert not is_hit("content shape around a button", 5, 5)


def test_a_view_that_takes_no_taps_has_no_area(is_hit):
    assert not is_hit("content shape that takes no taps", 50, 50)
