"""What is in front of what, and what a tap meets."""

import pytest

from test_boxes import FIXTURES


@pytest.mark.parametrize(("name", "points", "wanted"), [
    ("ZStack paints in order", [(150, 100), (20, 20)], ["b", "c"]),
    ("overlay lets taps through", [(150, 20), (20, 20), (150, 150)], ["b", "a", "a"]),
    ("overlay that takes no taps", [(150, 100)], ["a"]),
])
def test_what_is_hit(browser, name, points, wanted):
    page = browser.new_page(viewport={"width": 800, "height": 600})
    page.set_content(FIXTURES[name]["html"])
    hit = page.evaluate("""(points) => {
        const box = document.querySelector("[data-testid=stage]").getBoundingClientRect()
        return points.map(([x, y]) => {
            return document.elementFromPoint(box.left + x, box.top + y).closest("[data-testid]").dataset.testid
        })
    }""", points)
    page.close()
    assert hit == wanted
