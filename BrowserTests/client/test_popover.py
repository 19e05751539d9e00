"""The side of a view at which a popover is, where the app permits several."""

import pytest

STYLES = ("* { margin: 0; padding: 0; border: 0 } button { position: absolute; width: 100px; height: 40px }"
          " dialog { position: fixed; width: 200px; height: 150px }")


@pytest.mark.parametrize("edges, place, side", [
    ("bottom,right", (350, 280), "bottom"),
    # There is no room at the first one.
    ("top,right", (350, 20), "right"),
    ("left,right,bottom", (20, 280), "right"),
    ("trailing,top", (690, 280), "top"),
    ("left,leading", (350, 280), "left"),
    # There is room at none of them.
    ("top", (350, 20), "bottom"),
    ("any", (350, 280), "bottom"),
])
def test_the_first_side_with_room_is_taken(client, edges, place, side):
    left, top = place
    page, _ = client.page(
        f"<button data-anchor=u1 style='left:{left}px;top:{top}px'>view</button>"
        f"<dialog data-modal data-kind=popover data-variant=none data-watch='popover u1 {edges}'><div data-kind=grabber></div>"
        "<div data-kind=content>text</div></dialog>", styles=STYLES)
    page.wait_for_function("document.querySelector('dialog').dataset.client === 'beside'")
    assert page.locator("[data-kind=grabber]").get_attribute("data-client") == side
    box = page.evaluate("""() => {
        const { left, top, right, bottom } = document.querySelector('dialog').getBoundingClientRect();
        return { left, top, right, bottom };
    }""")
    near = {"bottom": (box["top"], top + 53), "top": (box["bottom"], top - 13),
            "right": (box["left"], left + 113), "left": (box["right"], left - 13)}
    edge, expected = near[side]
    assert abs(edge - expected) < 1
