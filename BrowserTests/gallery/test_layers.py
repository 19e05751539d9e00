"""Views of UIKit that draw themselves, and animations of layers, in a real browser."""

import pytest

from test_drawings import near, pixels
from waiting import wait_until

ORANGE, GREY, BLUE = (255, 128, 0), (230, 230, 230), (0, 128, 255)


@pytest.fixture
def page(visit):
    visit = visit(viewport={"width": 390, "height": 900}, color_scheme="light")
    return visit.open("/layers")


def wait_for_colors(page, locator, *expected):
    """Waits until points of an element have colours."""
    def shown():
        picture = pixels(page, locator)
        return all(near(picture.getpixel(place), color) for place, color in expected)

    wait_until(shown, f"{locator} has its colours")


def test_a_view_shows_what_it_draws(page):
    dial = "[data-testid=dial]"
    # A quarter, from the top to the right.
    wait_for_colors(page, dial, ((80, 40), ORANGE), ((40, 40), GREY), ((60, 100), GREY))
    page.get_by_role("button", name="Fill").click()
    wait_for_colors(page, dial, ((80, 40), ORANGE), ((40, 40), ORANGE), ((60, 100), ORANGE))


def test_a_canvas_shows_what_core_graphics_draws(page):
    wait_for_colors(page, "[data-testid=ellipse]", ((40, 20), BLUE), ((1, 1), (255, 255, 255)))


def test_a_layer_shakes_and_its_end_is_reported(page):
    flag = page.get_by_test_id("flag")
    rest = flag.bounding_box()["x"]
    page.evaluate("""() => {
        const flag = document.querySelector('[data-testid=flag]');
        window.places = new Set();
        const note = () => {
            for (const part of [flag, ...flag.querySelectorAll('*')]) places.add(Math.round(part.getBoundingClientRect().x));
            requestAnimationFrame(note);
        };
        note();
    }""")
    page.get_by_role("button", name="Shake").click()
    page.get_by_test_id("outcome").get_by_text("Finished").wait_for()
    places = page.evaluate("[...places]")
    assert min(places) < rest - 5 and max(places) > rest + 2
    assert abs(flag.bounding_box()["x"] - rest) < 1


def test_a_layer_shows_what_it_draws_and_another_one_moves_by_itself(page):
    meter = "[data-testid=meter]"
    # A quarter is 30 points wide; the knob covers 8 points from 28 on.
    wait_for_colors(page, meter, ((10, 12), ORANGE), ((32, 12), BLUE), ((80, 12), GREY))
    page.evaluate("""() => {
        const meter = document.querySelector('[data-testid=meter]');
        window.knobs = new Set();
        const note = () => {
            for (const part of meter.querySelectorAll('*')) {
                const { x, width } = part.getBoundingClientRect();
                if (Math.round(width) === 8) knobs.add(Math.round(x - meter.getBoundingClientRect().x));
            }
            requestAnimationFrame(note);
        };
        note();
    }""")
    page.get_by_role("button", name="Raise").click()
    wait_for_colors(page, meter, ((10, 12), ORANGE), ((80, 12), ORANGE), ((116, 12), BLUE))
    places = page.evaluate("[...knobs]")
    assert any(35 < place < 105 for place in places), places
