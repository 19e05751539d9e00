"""The colours of blended views."""

import base64

import pytest

from test_boxes import FIXTURES

BELOW, ABOVE = (200, 100, 250), (100, 200, 30)
MULTIPLIED = tuple(a * b / 255 for a, b in zip(BELOW, ABOVE))
DARKENED = tuple(max(0, a + b - 255) for a, b in zip(BELOW, ABOVE))

COLORS = """async ([picture, points]) => {
    const image = await createImageBitmap(await (await fetch("data:image/png;base64," + picture)).blob())
    const context = new OffscreenCanvas(image.width, image.height).getContext("2d")
    context.drawImage(image, 0, 0)
    return points.map(([x, y]) => [...context.getImageData(x, y, 1, 1).data].slice(0, 3))
}"""


# The stage is in the middle of the window.
def on_stage(x, y):
    return [250 + x, 200 + y]


@pytest.mark.parametrize(("name", "wanted"), [
    ("blend inside a background", {(20, 20): MULTIPLIED, (150, 100): MULTIPLIED}),
    ("blend in front of a background", {(20, 20): BELOW, (110, 60): MULTIPLIED, (150, 100): ABOVE}),
    ("blend in front of a background inside a background", {(20, 20): BELOW, (110, 60): MULTIPLIED, (150, 100): ABOVE}),
    ("shadow inside a path", {(10, 50): BELOW, (60, 50): ABOVE, (95, 50): ABOVE}),
    # A quarter circle covers more than half of the first point, and a superellipse all of the second.
    ("continuous corners with room", {(122, 0): BELOW, (150, 100): ABOVE}),
    ("continuous corners without room", {(91, 41): BELOW, (150, 100): ABOVE}),
    ("plus darker", {(20, 20): BELOW, (110, 60): DARKENED, (150, 100): DARKENED}),
])
def test_colors(browser, name, wanted):
    page = browser.new_page(viewport={"width": 800, "height": 600})
    page.set_content(FIXTURES[name]["html"])
    picture = base64.b64encode(page.screenshot()).decode()
    colors = page.evaluate(COLORS, [picture, [on_stage(*point) for point in wanted]])
    page.close()
    for point, have, want in zip(wanted, colors, wanted.values()):
        assert have == pytest.approx(want, abs=2), point
