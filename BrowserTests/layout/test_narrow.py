"""Boxes that are others in the window of a phone."""

import pytest

from test_boxes import BOXES, FIXTURES


def test_rows_in_edit_mode_leave_room_for_a_circle(browser):
    page = browser.new_page(viewport={"width": 390, "height": 844})
    page.set_content(FIXTURES["rows in edit mode"]["html"])
    left = page.evaluate(BOXES)["a"][0]
    page.close()
    # Cards begin at 16 points, their rows at 32, and circles are 22 points wide.
    assert left == pytest.approx(72, abs=0.5)
