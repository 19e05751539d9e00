"""The wheel of a picker, by mouse and keyboard; test_dates.py tests the wheels of dates."""

import pytest

from test_dates import middle_row


@pytest.fixture
def pickers(visit):
    visit = visit()
    visit.open("/pickers")
    return visit


@pytest.fixture
def wheel(pickers):
    wheel = pickers.page.get_by_role("spinbutton", name="Wheel of flavors")
    wheel.scroll_into_view_if_needed()
    pickers.wait_until(lambda: middle_row(wheel) == "Vanilla", "the wheel shows the flavor")
    return wheel


def chosen(pickers, text):
    row = pickers.page.locator("[data-kind=row]").filter(has_text="Chosen")
    pickers.wait_until(lambda: text in row.inner_text(), f"{text} is chosen")


def test_a_turn_chooses_the_row_in_the_middle(pickers, wheel):
    box = wheel.bounding_box()
    pickers.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    pickers.page.mouse.wheel(0, 32)
    chosen(pickers, "Lemon")
    assert wheel.get_attribute("aria-valuetext") == "Lemon"
    pickers.wait_until(lambda: middle_row(wheel) == "Lemon", "the row is in the middle")


def test_keys_turn_it_as_far_as_its_ends(pickers, wheel):
    wheel.focus()
    for key, text in [("ArrowDown", "Lemon"), ("End", "Mint"), ("ArrowDown", "Mint"), ("ArrowUp", "Lemon"), ("Home", "Vanilla")]:
        pickers.page.keyboard.press(key)
        pickers.wait_until(lambda: wheel.get_attribute("aria-valuetext") == text, f"{key} leads to {text}")
        pickers.wait_until(lambda: middle_row(wheel) == text, f"{text} is in the middle")
    chosen(pickers, "Vanilla")


def test_another_choice_turns_it(pickers, wheel):
    pickers.page.get_by_role("radiogroup", name="Segmented flavor").get_by_role("radio", name="Mint").click()
    chosen(pickers, "Mint")
    pickers.wait_until(lambda: middle_row(wheel) == "Mint", "the wheel has turned")


def test_the_lines_of_an_inline_picker_end_at_its_card(pickers):
    options = pickers.page.get_by_role("radiogroup", name="Inline flavor")
    card = options.locator("xpath=..").bounding_box()
    option = options.get_by_role("radio", name="Mint").bounding_box()
    assert option["x"] == pytest.approx(card["x"] + 16, abs=0.5)
    assert option["x"] + option["width"] == pytest.approx(card["x"] + card["width"], abs=0.5)
