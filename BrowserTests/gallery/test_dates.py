"""Date pickers: pills with calendars and wheels, by mouse, keyboard and touch."""

import pytest

PAGE = "/dates"


def pill(page, text="Mar 15, 2025", group="Day"):
    return page.get_by_role("group", name=group, exact=True).get_by_role("button", name=text, exact=True).first


def popover(page):
    return page.locator("[data-kind=datepopover]")


def day(area, name):
    return area.get_by_role("gridcell", name=name, exact=True)


def focused(page):
    return page.evaluate("document.activeElement.ariaLabel ?? document.activeElement.textContent")


def middle_row(wheel):
    """Returns the text of the row in the middle of a wheel that does not move."""
    return wheel.evaluate("""wheel => {
        const row = wheel.children[Math.round(wheel.scrollTop / 32)]
        return wheel.scrollTop % 32 ? "between" : row.textContent
    }""")


@pytest.fixture
def dates(visit):
    visit = visit()
    visit.open(PAGE)
    return visit


def test_a_pill_opens_a_calendar_inside_the_window(dates):
    page = dates.page
    pill(page).click()
    popover(page).wait_for()
    dates.wait_for_rest()
    box = popover(page).bounding_box()
    assert box["x"] >= 8 and box["x"] + box["width"] <= 390 - 8
    assert pill(page).get_attribute("aria-expanded") == "true"
    day(popover(page), "Thursday, March 20").click()
    pill(page, "Mar 20, 2025").wait_for()
    assert day(popover(page), "Thursday, March 20").get_attribute("aria-selected") == "true"
    page.mouse.click(30, 700)
    popover(page).wait_for(state="detached")


def test_a_press_on_the_open_pill_closes_it(dates):
    page = dates.page
    pill(page).click()
    popover(page).wait_for()
    pill(page).click()
    popover(page).wait_for(state="detached")
    dates.settle()
    assert popover(page).count() == 0


def test_opening_and_turning_cost_few_bytes(dates):
    page = dates.page
    sizes = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: sizes.append(len(frame))))
    dates.reload()
    sizes.clear()
    pill(page).click()
    popover(page).wait_for()
    dates.settle()
    assert 0 < sum(sizes) < 2000
    sizes.clear()
    popover(page).get_by_role("button", name="Next Month").click()
    popover(page).get_by_role("grid", name="April 2025").wait_for()
    dates.settle()
    assert 0 < sum(sizes) < 1500


def test_months_slide(dates):
    page = dates.page
    calendar = page.locator("[data-kind=calendar]").first
    calendar.get_by_role("button", name="Next Month").click()
    calendar.get_by_role("grid", name="April 2025").wait_for()
    dates.wait_for_rest()
    # The copy of the old month is removed.
    dates.wait_until(lambda: calendar.locator("[data-kind=days]").count() == 1, "one month is left")
    calendar.get_by_role("button", name="Previous Month").click()
    calendar.get_by_role("grid", name="March 2025").wait_for()
    assert calendar.get_by_role("button", name="Previous Month").get_attribute("aria-disabled") == "true"


def test_the_keyboard_chooses_a_day(dates):
    page = dates.page
    pill(page).focus()
    page.keyboard.press("Enter")
    popover(page).wait_for()
    dates.wait_until(lambda: focused(page) == "Saturday, March 15", "the selected day has the focus")
    for key, name in [
        ("ArrowLeft", "Friday, March 14"), ("ArrowDown", "Friday, March 21"), ("ArrowUp", "Friday, March 14"),
        ("Home", "Sunday, March 9"), ("End", "Saturday, March 15"), ("ArrowRight", "Sunday, March 16"),
        ("PageDown", "Wednesday, April 16"), ("PageUp", "Sunday, March 16"),
        ("ArrowDown", "Sunday, March 23"), ("ArrowDown", "Sunday, March 30"), ("ArrowDown", "Sunday, April 6"),
        ("ArrowUp", "Sunday, March 30"),
    ]:
        page.keyboard.press(key)
        dates.wait_until(lambda: focused(page) == name, f"{key} leads to {name}, not {focused(page)}")
    page.keyboard.press("Enter")
    pill(page, "Mar 30, 2025").wait_for()
    page.keyboard.press("Escape")
    popover(page).wait_for(state="detached")
    dates.wait_until(lambda: focused(page) == "Mar 30, 2025", "the pill has the focus again")


def test_days_outside_the_bounds_cannot_be_chosen(dates):
    page = dates.page
    calendar = page.locator("[data-kind=calendar]").first
    outside = day(calendar, "Sunday, March 2")
    assert outside.get_attribute("aria-disabled") == "true"
    outside.click(force=True)
    day(calendar, "Monday, March 3").click()
    pill(page, "Mar 3, 2025").wait_for()


def test_arrows_follow_the_direction_of_the_text(dates):
    page = dates.page
    page.get_by_role("combobox").select_option("Arabic")
    calendar = page.locator("[data-kind=calendar]").last
    fifteenth = calendar.get_by_role("gridcell").filter(has_text="١٥")
    fifteenth.wait_for()
    fifteenth.focus()
    page.keyboard.press("ArrowLeft")
    assert page.evaluate("document.activeElement.textContent") == "١٦"
    before, after = (calendar.get_by_role("gridcell").filter(has_text=text).bounding_box() for text in ["١٥", "١٦"])
    assert after["x"] < before["x"]


@pytest.mark.parametrize("system", ["Buddhist", "Chinese", "Hebrew", "Japanese", "Arabic"])
def test_other_calendars_choose_days(dates, system):
    page = dates.page
    calendar = page.locator("[data-kind=calendar]").last
    before = calendar.inner_text()
    page.get_by_role("combobox").select_option(system)
    dates.wait_until(lambda: calendar.inner_text() != before, "the calendar is another one")
    chosen = calendar.locator("[data-index]:not([data-role])").nth(3)
    chosen.click()
    dates.wait_until(lambda: chosen.get_attribute("aria-selected") == "true", "the day is selected")
    assert calendar.locator("[aria-selected]").count() == 1


def test_the_title_leads_to_wheels_for_the_month(dates):
    page = dates.page
    calendar = page.locator("[data-kind=calendar]").first
    calendar.get_by_role("button", name="March 2025").click()
    year = calendar.get_by_role("spinbutton", name="Year")
    dates.wait_until(lambda: middle_row(year) == "2025", "the wheel shows the year")
    year.focus()
    page.keyboard.press("ArrowDown")
    calendar.get_by_role("button", name="March 2026").click()
    calendar.get_by_role("grid", name="March 2026").wait_for()


class TestWheels:
    @pytest.fixture
    def wheels(self, dates):
        wheels = dates.page.locator("[data-kind=wheels]").nth(1)
        wheels.scroll_into_view_if_needed()
        minute = wheels.get_by_role("spinbutton", name="Minute")
        dates.wait_until(lambda: middle_row(minute) == "09", "the wheels show the date")
        return wheels

    def test_they_show_the_date(self, dates, wheels):
        for name, text in [("Date", "Sat, Mar 15"), ("Hour", "11"), ("Minute", "09"), ("AM/PM", "AM")]:
            wheel = wheels.get_by_role("spinbutton", name=name, exact=True)
            dates.wait_until(lambda: middle_row(wheel) == text, f"{name} is {text}, not {middle_row(wheel)}")
            assert wheel.get_attribute("aria-valuetext") == text

    def test_a_turn_chooses_the_row_in_the_middle(self, dates, wheels):
        minute = wheels.get_by_role("spinbutton", name="Minute")
        box = minute.bounding_box()
        dates.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        dates.page.mouse.wheel(0, 32 * 5)
        dates.wait_until(lambda: minute.get_attribute("aria-valuetext") == "14", "the turn has chosen")
        pill(dates.page, "11:14\u00a0AM", "Time").wait_for()
        assert middle_row(minute) == "14"

    def test_minutes_turn_round(self, dates, wheels):
        minute = wheels.get_by_role("spinbutton", name="Minute")
        minute.focus()
        for text in ["04", "59", "54"]:
            dates.page.keyboard.press("PageUp")
            dates.wait_until(lambda: minute.get_attribute("aria-valuetext") == text, f"the minute is {text}")
            dates.wait_until(lambda: middle_row(minute) == text, f"{text} is in the middle, not {middle_row(minute)}")
        pill(dates.page, "11:54\u00a0AM", "Time").wait_for()

    def test_rows_that_move_during_a_turn_keep_it(self, visit, network):
        visit = visit(origin=network.origin)
        page = visit.open(PAGE)
        minute = page.locator("[data-kind=wheels]").nth(1).get_by_role("spinbutton", name="Minute")
        visit.wait_until(lambda: middle_row(minute) == "09", "the wheel shows the minute")
        minute.focus()
        network.latency = 0.5
        for _ in range(2):
            page.keyboard.press("PageUp")
        visit.wait_until(lambda: middle_row(minute) == "59", "the wheel has turned twice")
        visit.wait_until(lambda: minute.get_attribute("aria-valuetext") != "09", "a turn is answered")
        for _ in range(2):
            page.keyboard.press("PageUp")
        visit.wait_until(lambda: minute.get_attribute("aria-valuetext") == "49", "all turns are answered")
        visit.wait_until(lambda: middle_row(minute) == "49", f"the last row is in the middle, not {middle_row(minute)}")

    def test_a_click_brings_a_row_to_the_middle(self, dates, wheels):
        hour = wheels.get_by_role("spinbutton", name="Hour")
        box = hour.bounding_box()
        dates.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2 + 32)
        pill(dates.page, "12:09\u00a0PM", "Time").wait_for()
        period = wheels.get_by_role("spinbutton", name="AM/PM")
        dates.wait_until(lambda: middle_row(period) == "PM", "the half of the day has turned with the hour")

    def test_a_mouse_can_pull_them(self, dates, wheels):
        date = wheels.get_by_role("spinbutton", name="Date")
        box = date.bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        dates.page.mouse.move(x, y)
        dates.page.mouse.down()
        dates.page.mouse.move(x, y - 64, steps=8)
        dates.page.mouse.up()
        pill(dates.page, "Mar 17, 2025").wait_for()

    def test_a_finger_can_turn_them(self, visit):
        visit = visit(has_touch=True)
        page = visit.open(PAGE)
        wheels = page.locator("[data-kind=wheels]").nth(1)
        wheels.scroll_into_view_if_needed()
        hour = wheels.get_by_role("spinbutton", name="Hour")
        visit.wait_until(lambda: middle_row(hour) == "11", "the wheels show the date")
        box = hour.bounding_box()
        session = page.context.new_cdp_session(page)
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        for type, distance in [("Start", 0), *[("Move", 16 * step) for step in range(1, 7)], ("End", None)]:
            points = [] if distance is None else [{"x": x, "y": y - distance}]
            session.send("Input.dispatchTouchEvent", {"type": f"touch{type}", "touchPoints": points})
        visit.wait_until(lambda: hour.get_attribute("aria-valuetext") != "11", "the turn has chosen")
        visit.wait_until(lambda: middle_row(hour) == hour.get_attribute("aria-valuetext"), "the wheel has stopped")

    def test_a_change_elsewhere_turns_them(self, dates, wheels):
        day(dates.page.locator("[data-kind=calendar]").first, "Monday, March 24").click()
        date = wheels.get_by_role("spinbutton", name="Date")
        dates.wait_until(lambda: middle_row(date) == "Mon, Mar 24", "the wheel has turned")

    @pytest.mark.parametrize("stall", [300, 600])
    def test_a_page_without_time_chooses_no_row_on_the_way(self, dates, wheels, stall):
        date = wheels.get_by_role("spinbutton", name="Date")
        chosen = date.evaluate_handle("""(wheel, stall) => {
            const chosen = []
            new MutationObserver(() => chosen.push(wheel.ariaValueText)).observe(wheel, { attributes: true })
            const end = performance.now() + 2500
            const work = () => {
                const until = performance.now() + stall
                while (performance.now() < until);
                if (until < end) setTimeout(work, 5)
            }
            setTimeout(work, 20)
            return chosen
        }""", stall)
        day(dates.page.locator("[data-kind=calendar]").first, "Monday, March 24").click()
        dates.wait_until(lambda: middle_row(date) == "Mon, Mar 24", "the wheel has turned")
        dates.settle()
        assert set(chosen.json_value()) == {"Mon, Mar 24"}


def test_a_time_is_chosen_in_a_popover(dates):
    page = dates.page
    pill(page, "11:09\u00a0AM", "Time").click()
    popover(page).wait_for()
    dates.wait_for_rest()
    minute = popover(page).get_by_role("spinbutton", name="Minute")
    dates.wait_until(lambda: middle_row(minute) == "09", "the wheel shows the minute")
    minute.focus()
    page.keyboard.press("ArrowDown")
    pill(page, "11:10\u00a0AM", "Time").wait_for()


def test_several_days(dates):
    page = dates.page
    calendar = page.get_by_role("group", name="Days off")
    day(calendar, "Thursday, March 13").click()
    dates.wait_until(lambda: calendar.locator("[aria-selected=true]").count() == 2, "two days are selected")
    day(calendar, "Wednesday, March 12").click()
    dates.wait_until(lambda: calendar.locator("[aria-selected=true]").count() == 1, "one day is left")


def test_a_disabled_picker_opens_nothing(dates):
    page = dates.page
    page.get_by_role("switch", name="Disabled").check()
    dates.wait_until(lambda: pill(page).is_disabled(), "the pill is disabled")
    assert page.locator("[data-kind=calendar]").first.get_attribute("inert") is not None


def test_pills_in_a_sheet(dates):
    page = dates.page
    page.get_by_role("button", name="Sheet").click()
    sheet = page.get_by_role("dialog")
    sheet.wait_for()
    dates.wait_for_rest()
    pill(sheet, group="In a sheet").click()
    day(popover(page), "Thursday, March 20").click()
    pill(sheet, "Mar 20, 2025", "In a sheet").wait_for()
    page.keyboard.press("Escape")
    popover(page).wait_for(state="detached")
    assert sheet.is_visible()


@pytest.mark.parametrize("width", [320, 390])
def test_rows_keep_their_height(visit, width):
    page = visit(viewport={"width": width, "height": 844}).open(PAGE)
    row = page.locator("[data-kind=row]").filter(has=page.get_by_role("group", name="Day", exact=True)).first
    assert row.bounding_box()["height"] == pytest.approx(44, abs=0.1)
    widths = page.evaluate("[document.scrollingElement.scrollWidth, innerWidth]")
    assert widths[0] <= widths[1]
    card = page.locator("[data-kind=section-rows]:has([data-role=date])").first.bounding_box()
    for button in page.locator("[data-role=date]").all()[:6]:
        box = button.bounding_box()
        assert box["x"] >= card["x"] and box["x"] + box["width"] <= card["x"] + card["width"]


def test_a_date_can_be_read_without_scripts(visit):
    page = visit(java_script_enabled=False).open(PAGE, is_live=False)
    assert pill(page).is_visible()
    assert page.get_by_role("grid", name="March 2025").first.is_visible()
