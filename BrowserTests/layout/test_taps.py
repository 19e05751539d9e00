"""Shapes that take taps, and stacks that let them through: the browser is asked what is at a point."""

import pytest

from test_boxes import FIXTURES

AT_POINT = "([x, y]) => !!document.elementFromPoint(x, y)?.closest('[data-kind=hit]')"


@pytest.fixture
def page(browser):
    context = browser.new_context(viewport={"width": 800, "height": 600})
    yield context.new_page()
    context.close()


@pytest.fixture
def is_hit(page):
    def is_hit(name, x, y):
        page.set_content(FIXTURES[name]["html"])
        box = page.locator("[data-kind=hit]").bounding_box()
        assert (box["width"], box["height"]) == (100, 100)
        return page.evaluate(AT_POINT, [box["x"] + x, box["y"] + y])

    return is_hit


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


@pytest.fixture
def at(page):
    """Returns the name of the view that takes a tap at a point of a stage of 300 by 200 points."""
    def at(name, x, y):
        page.set_content(FIXTURES[name]["html"])
        box = page.locator("[data-testid=a]").bounding_box()
        assert (box["width"], box["height"]) == (300, 200)
        found = "([x, y]) => document.elementFromPoint(x, y)?.closest('[data-testid]')?.dataset.testid"
        return page.evaluate(found, [box["x"] + x, box["y"] + y])

    return at


def test_the_empty_parts_of_stacks_and_frames_let_taps_through(at):
    assert at("stacks in front of a colour", 150, 100) == "a"
    assert at("stacks in front of a colour", 10, 180) == "a"
    assert at("stacks in front of a colour", 280, 180) == "b"
    assert at("stacks in front of a colour", 145, 10) == "t"
    assert at("a frame in front of a colour", 150, 100) == "a"
    assert at("a frame in front of a colour", 290, 190) == "b"


def test_stacks_that_paint_or_listen_take_taps(at):
    assert at("a stack with a background in front of a colour", 150, 100) == "front"
    assert at("a stack that is tapped in front of a colour", 150, 100) == "front"


def test_stacks_that_take_no_taps_let_all_through(at):
    assert at("stacks that take no taps in front of a colour", 150, 100) == "a"
    assert at("stacks that take no taps in front of a colour", 150, 10) == "a"
