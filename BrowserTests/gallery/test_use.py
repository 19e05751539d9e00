"""Pages do what they are for."""

import pytest
from visit import DESKTOP, PHONE


def test_a_plain_button_is_dimmed_while_it_is_disabled(visit):
    page = visit().open("/buttons")
    opacity = "node => getComputedStyle(node).opacity"
    assert page.get_by_role("button", name="Plain", exact=True).evaluate(opacity) == "1"
    assert page.get_by_role("button", name="Plain, disabled").evaluate(opacity) == "0.5"


def test_an_entry_of_a_rotor_moves_the_focus(visit):
    visit = visit()
    page = visit.open("/accessibility")
    rotor = page.get_by_role("group", name="Unread")
    entry = rotor.get_by_role("link", name="New: Light for sale")
    layer = "node => node.closest('[data-kind=actions] > :last-child').clientWidth"
    assert entry.evaluate(layer) <= 1, "the links are not seen"
    entry.focus()
    box = rotor.bounding_box()
    assert box["width"] > 100 and box["y"] + box["height"] <= page.viewport_size["height"], "the links are seen"
    entry.press("Enter")
    # The link, which is a control, has the same text.
    focused = "[document.activeElement.textContent, document.activeElement.tabIndex]"
    visit.wait_until(lambda: page.evaluate(focused) == ["New: Light for sale", -1], "the message has the focus")


def test_a_dialog_is_not_shown_again(visit):
    visit = visit()
    page = visit.open("/dialogs")
    button = page.get_by_role("button", name="Confirmation dialog")
    button.click()
    dialog = page.get_by_role("alertdialog")
    dialog.get_by_label("Do not ask again").check()
    dialog.get_by_role("button", name="Small").click()
    visit.wait_until(lambda: page.get_by_text("small", exact=True).is_visible(), "the answer is shown")
    dialog.wait_for(state="hidden")
    button.click()
    visit.wait_until(lambda: page.get_by_text("original", exact=True).is_visible(), "nothing is asked")


def test_the_counter_counts(visit):
    visit = visit()
    page = visit.open("/counter")
    count = page.get_by_test_id("count")
    for expected in "123":
        page.get_by_role("button", name="Add").click()
        visit.wait_until(lambda: count.inner_text() == expected, f"the count is {expected}")
    page.get_by_role("button", name="Subtract").click()
    visit.wait_until(lambda: count.inner_text() == "2", "the count is 2")
    page.get_by_role("button", name="Reset").click()
    visit.wait_until(lambda: count.inner_text() == "0", "the count is 0")
    assert page.get_by_role("button", name="Subtract").is_disabled()


def test_a_name_is_shared_through_the_environment(visit):
    visit = visit()
    page = visit.open("/environment-object")
    page.get_by_placeholder("User name").fill("Hedy")
    visit.wait_until(lambda: page.get_by_test_id("account").inner_text() == "Hedy", "the name is shown")
    page.get_by_role("switch").click()
    visit.wait_until(lambda: page.get_by_test_id("account").inner_text() == "Signed out", "nobody is signed in")
    assert page.get_by_placeholder("User name").is_disabled()


def test_a_sheet_changes_the_name_behind_it(visit):
    visit = visit()
    page = visit.open("/binding")
    page.get_by_role("button", name="Change the name").click()
    page.get_by_role("dialog").get_by_placeholder("Name").fill("Dorothy")
    page.get_by_role("button", name="Done").click()
    page.get_by_role("dialog").wait_for(state="hidden")
    visit.wait_until(lambda: page.get_by_test_id("greeting").inner_text() == "Hello, Dorothy!", "the name has changed")


def test_two_windows_know_nothing_of_each_other(visit):
    one, other = visit(), visit()
    one.open("/counter")
    other.open("/counter")
    one.page.get_by_role("button", name="Add").click()
    one.wait_until(lambda: one.page.get_by_test_id("count").inner_text() == "1", "one window counts")
    other.settle()
    assert other.page.get_by_test_id("count").inner_text() == "0"


class TestKeyedTable:
    def open(self, visit):
        visit = visit(viewport=DESKTOP)
        page = visit.open("/table")
        self.tap(page, "Create 1,000 rows")
        visit.wait_until(lambda: self.count(page) == 1000, "there are 1,000 rows")
        return visit, page

    def tap(self, page, name):
        page.get_by_role("button", name=name, exact=True).click()

    def count(self, page):
        # By role, Playwright computes the names of all buttons, which keeps the page from drawing 2,000 rows.
        return page.locator("button[aria-label=Remove]").count()

    def labels(self, page):
        """The buttons of the rows, but for those that remove."""
        return page.evaluate("""() => [...document.querySelectorAll('button[aria-label=Remove]')].map(
            remove => remove.parentElement.querySelector('button:not([aria-label])')?.innerText
                ?? remove.parentElement.innerText)""")

    def test_appends_and_clears(self, visit):
        visit, page = self.open(visit)
        self.tap(page, "Append 1,000 rows")
        visit.wait_until(lambda: self.count(page) == 2000, "there are 2,000 rows")
        self.tap(page, "Clear")
        visit.wait_until(lambda: self.count(page) == 0, "there are no rows")

    def test_updates_every_tenth_row(self, visit):
        visit, page = self.open(visit)
        self.tap(page, "Update every 10th row")
        visit.wait_until(lambda: page.get_by_text(" !!!").count() == 100, "a hundred rows are updated")

    def test_swaps_and_sorts(self, visit):
        visit, page = self.open(visit)
        before = self.labels(page)
        self.tap(page, "Swap rows")
        swapped = [*before]
        swapped[1], swapped[998] = swapped[998], swapped[1]
        visit.wait_until(lambda: self.labels(page) == swapped, "two rows have changed places")
        self.tap(page, "Sort by label")
        visit.wait_until(lambda: self.labels(page) == sorted(before), "the rows are in order")

    def test_removes_a_row(self, visit):
        visit, page = self.open(visit)
        before = self.labels(page)
        page.get_by_role("button", name="Remove", exact=True).nth(1).click()
        visit.wait_until(lambda: self.labels(page) == before[:1] + before[2:], "the second row is gone")


def test_a_hundred_thousand_rows_scroll_to_the_end(visit):
    visit = visit()
    page = visit.open("/rows")
    assert page.get_by_text("Row 0", exact=True).is_visible()
    assert page.locator("[data-kind=row]").count() < 200
    page.get_by_role("button", name="Last").click()
    page.get_by_text("Row 99,999", exact=True).wait_for()
    assert page.locator("[data-kind=row]").count() < 200
    page.get_by_role("button", name="First").click()
    visit.wait_until(lambda: page.get_by_text("Row 0", exact=True).is_visible(), "the first row is shown")


def test_rows_scrolled_to_are_beside_the_bars(visit):
    visit = visit(viewport=PHONE)
    page = visit.open("/rows")
    # The page whose title is in the bar, and the bar with the buttons.
    top = page.get_by_role("heading", name="100,000 rows").locator("xpath=ancestor::header").bounding_box()
    buttons = page.get_by_role("button", name="Last").bounding_box()
    page.get_by_role("button", name="Middle").click()
    row = page.locator("[data-kind=row]").filter(has=page.get_by_text("Row 50,000", exact=True))
    middle = lambda box: box["y"] + box["height"] / 2
    # Between the bar at the top and the one at the bottom, which has a padding and a distance of 8.
    wanted = (top["y"] + top["height"] + buttons["y"] - 16) / 2
    visit.wait_until(lambda: row.count() and abs(middle(row.bounding_box()) - wanted) < 1, "the row is in the middle")
    page.get_by_role("button", name="First").click()
    first = page.locator("[data-kind=row]").filter(has=page.get_by_text("Row 0", exact=True))
    start = lambda: first.bounding_box()["y"] - top["y"]
    visit.wait_until(lambda: first.count() and abs(start() - top["height"]) < 1, "the first row is below the bar")
    page.get_by_role("button", name="Last").click()
    last = page.locator("[data-kind=row]").filter(has=page.get_by_text("Row 99,999", exact=True))
    end = lambda: last.bounding_box()["y"] + last.bounding_box()["height"]
    visit.wait_until(lambda: last.count() and abs(end() - buttons["y"] + 16) < 1, "the last row is above the bar")


def test_search_narrows_a_list(visit):
    visit = visit()
    page = visit.open("/search")
    page.get_by_role("searchbox").fill("ap")
    visit.wait_until(lambda: page.get_by_text("Banana").count() == 0, "what does not fit is gone")
    assert page.get_by_text("Apple", exact=True).is_visible()
    assert page.get_by_text("Grape", exact=True).is_visible()


def test_tabs_keep_their_state(visit):
    visit = visit()
    page = visit.open("/tabs")
    page.get_by_role("tab", name="Profile").click()
    page.get_by_role("button", name="Tapped 0 times").click()
    page.get_by_role("button", name="Tapped 1 times").wait_for()
    page.get_by_role("tab", name="Home").click()
    page.get_by_role("button", name="Go to messages").click()
    page.get_by_text("3 messages").wait_for()
    page.get_by_role("tab", name="Profile").click()
    page.get_by_role("button", name="Tapped 1 times").wait_for()


def test_the_page_of_the_selection_is_open_at_first(visit):
    visit = visit(viewport=PHONE)
    page = visit.open("/tabs")
    pages = page.locator("[data-kind=pages]")
    # Each place, from the first frame in which the pages are shown.
    page.evaluate("""() => {
        window.places = [];
        const look = () => {
            const pages = document.querySelector("[data-kind=pages]");
            if (pages?.checkVisibility() && pages.clientWidth) places.push(pages.scrollLeft / pages.clientWidth);
            requestAnimationFrame(look);
        };
        look();
    }""")

    def rests_at(number):
        visit.wait_until(lambda: pages.evaluate("(pages) => pages.scrollLeft / pages.clientWidth") == number - 1, f"page {number} is open")
        page.get_by_text(f"Open at {number}", exact=True).wait_for()
        box, outer = page.get_by_text(f"Page {number}", exact=True).bounding_box(), pages.bounding_box()
        assert box["x"] + box["width"] / 2 == pytest.approx(outer["x"] + outer["width"] / 2, abs=0.5)

    page.get_by_role("tab", name="Book").click()
    rests_at(3)
    visit.settle()
    assert set(page.evaluate("places")) == {2}
    page.get_by_role("button", name="Last page").click()
    rests_at(5)
    pages.hover()
    page.mouse.wheel(-PHONE["width"], 0)
    rests_at(4)


def test_the_icon_of_a_tab_stands_above_the_middle_of_its_word(visit):
    visit = visit(viewport={"width": 390, "height": 844})
    visit.open("/tabs")
    middles = visit.page.evaluate("""() => [...document.querySelectorAll('[data-kind=tabitem] [data-kind=iconlabel]')]
        .map((label) => [...label.children].map((part) => {
            const { left, right } = part.getBoundingClientRect();
            return (left + right) / 2;
        }))""")
    assert middles
    for icon, word in middles:
        assert icon == pytest.approx(word, abs=1)


def test_an_alert_asks_first(visit):
    visit = visit()
    page = visit.open("/dialogs")
    page.get_by_role("button", name="Alert", exact=True).click()
    page.get_by_role("alertdialog").get_by_role("button", name="Cancel").click()
    page.get_by_role("alertdialog").wait_for(state="hidden")
    visit.wait_until(lambda: page.get_by_text("kept").is_visible(), "the answer is shown")


def test_a_question_that_is_left_is_answered_by_the_button_that_cancels(visit):
    visit = visit(viewport=PHONE)
    page = visit.open("/dialogs")
    page.get_by_role("button", name="Alert", exact=True).click()
    page.get_by_role("alertdialog").wait_for()
    page.keyboard.press("Escape")
    visit.wait_until(lambda: page.get_by_text("kept").is_visible(), "the draft is kept")
    page.get_by_role("alertdialog").wait_for(state="hidden")

    page.get_by_role("button", name="Confirmation dialog").click()
    page.get_by_role("alertdialog").wait_for()
    visit.wait_for_rest()
    page.mouse.click(PHONE["width"] / 2, 100)
    visit.wait_until(lambda: page.get_by_text("cancelled").is_visible(), "nothing is sent")


def test_a_drag_moves(visit):
    visit = visit()
    page = visit.open("/gestures")
    target = page.get_by_text("Drag me")
    before = target.bounding_box()
    page.mouse.move(before["x"] + 20, before["y"] + 20)
    page.mouse.down()
    page.mouse.move(before["x"] + 40, before["y"] + 60, steps=5)
    page.mouse.move(before["x"] + 60, before["y"] + 120, steps=5)
    page.mouse.up()
    visit.wait_until(
        lambda: abs(target.bounding_box()["y"] - before["y"] - 100) < 1
        and abs(target.bounding_box()["x"] - before["x"] - 40) < 1,
        "the view was dragged",
    )


def test_a_date_and_its_label_share_no_line_they_do_not_fit_in(visit):
    visit = visit()
    page = visit.open("/pickers")
    label = page.get_by_text("Day and time", exact=True)
    assert label.bounding_box()["height"] < 30


@pytest.mark.parametrize("direction", [1, -1], ids=["leading", "trailing"])
def test_a_row_is_moved_aside_for_the_actions_of_its_side(visit, direction):
    visit = visit()
    page = visit.open("/lists")
    row = page.get_by_text("Lisbon").bounding_box()
    page.mouse.move(row["x"] + 20, row["y"] + 5)
    for _ in range(4):
        # A trackpad reports the opposite of how the fingers move.
        page.mouse.wheel(-20 * direction, 0)
    name = "Flag" if direction > 0 else "Delete"
    action = page.get_by_role("button", name=name).first
    action.wait_for()
    visit.wait_until(lambda: action.bounding_box()["width"] > 40 and page.get_by_text("Lisbon").bounding_box()["x"] != row["x"],
                     "the row has moved")
    action.click()
    if direction > 0:
        page.get_by_label("Flagged").first.wait_for()
    else:
        page.get_by_text("Lisbon").wait_for(state="detached")


class TestLayouts:
    @staticmethod
    def boxes(page, *names):
        return [page.get_by_text(name, exact=True).bounding_box() for name in names]

    def test_tags_stand_in_lines_without_touching(self, visit):
        visit = visit()
        page = visit.open("/layouts")
        names = ["Swift", "Linux", "Browser", "Phone", "Measured once", "Placed by the server"]

        def are_apart():
            boxes = self.boxes(page, *names)
            # A tag has 12 points of padding on both sides, and 8 to the next one.
            gaps = [right["x"] - left["x"] - left["width"] for left, right in zip(boxes, boxes[1:])
                    if right["y"] == left["y"]]
            return len({box["y"] for box in boxes}) == 2 and all(abs(gap - 8) < 0.6 for gap in gaps)

        visit.wait_until(are_apart, "the tags are placed by their measured sizes")
        page.get_by_role("button", name="Add a tag").click()
        names.append("Tag 7")
        page.get_by_text("Tag 7", exact=True).wait_for()
        visit.wait_until(lambda: len({box["y"] for box in self.boxes(page, *names)}) == 3, "a third line begins")
        page.set_viewport_size({"width": 560, "height": 844})
        visit.wait_until(lambda: len({box["y"] for box in self.boxes(page, *names)}) == 2, "two lines are enough")

    def test_a_row_becomes_a_column_and_keeps_its_state(self, visit):
        visit = visit()
        page = visit.open("/layouts")
        page.get_by_role("button", name="Apples: 0").click()
        apples, pears = page.get_by_role("button", name="Apples: 1"), page.get_by_role("button", name="Pears: 0")
        apples.wait_for()
        assert apples.bounding_box()["y"] == pears.bounding_box()["y"]
        page.get_by_role("switch", name="Column").click()
        visit.wait_until(lambda: abs(pears.bounding_box()["y"] - apples.bounding_box()["y"] - apples.bounding_box()["height"]
                                     - 8) < 0.6, "the buttons form a column")
        # Each has one line.
        assert abs(apples.bounding_box()["height"] - pears.bounding_box()["height"]) < 0.1

    def test_the_text_that_fits_is_shown(self, visit):
        visit = visit()
        page = visit.open("/layouts")
        texts = ["Twelve new messages since yesterday", "Twelve messages", "12"]

        def shown():
            return [text for text in texts if page.get_by_text(text, exact=True).is_visible()]

        visit.wait_until(lambda: shown() == texts[:1], "the long text fits")
        slider = page.get_by_role("slider", name="Width")
        for width, index in [(200, 1), (70, 2), (320, 0)]:
            slider.fill(str(width))
            visit.wait_until(lambda: shown() == [texts[index]], f"the text for {width} points is shown")


def test_a_toggle_shows_its_other_state_before_the_server_answers(visit, network):
    visit = visit(origin=network.origin)
    page = visit.open("/toggles")
    button = page.get_by_role("button", name="Custom")
    assert button.count() == 1
    visit.settle()
    network.latency = 3
    button.click()
    shown = page.locator("[data-tapped] [data-other]")
    visit.wait_until(shown.is_visible, "the other state is shown before the answer")
    visit.wait_until(lambda: not page.locator("[data-tapped]").count(), "the server has answered")
    assert not page.get_by_role("switch", name="Automatic").is_checked()


def test_a_line_around_a_view_lets_taps_through(visit):
    visit = visit()
    page = visit.open("/motion")
    page.get_by_role("button", name="Like").click()
    visit.wait_until(lambda: page.get_by_text("1", exact=True).is_visible(), "the tap has been answered")


def test_taps_before_the_client_runs_are_not_lost(visit):
    visit = visit()
    page = visit.page
    waiting = []
    page.route("**/client.js", lambda route: waiting.append(route))
    page.goto(visit.origin + "/counter", wait_until="commit")
    add = page.get_by_role("button", name="Add")
    add.click()
    add.click()
    visit.wait_until(lambda: waiting, "the script has been asked for")
    assert page.get_by_test_id("count").inner_text() == "0"
    waiting[0].continue_()
    visit.wait_until(lambda: page.get_by_test_id("count").inner_text() == "2", "both taps have been repeated")
    add.click()
    visit.wait_until(lambda: page.get_by_test_id("count").inner_text() == "3", "later taps count once")


def test_an_image_from_the_network_has_its_proportions(visit):
    visit = visit()
    page = visit.open("/images")
    picture = page.get_by_label("Evening").locator("[data-kind=image]")
    picture.wait_for()
    visit.wait_for_rest()
    box = picture.bounding_box()
    # 360 by 240 pixels, in a frame of at most 240 points.
    assert (box["width"], box["height"]) == pytest.approx((240, 160), abs=0.5)
    assert picture.evaluate("element => getComputedStyle(element).borderRadius") == "12px"


def test_a_loaded_image_is_shown_without_the_server(visit):
    visit = visit()
    # The page never connects.
    visit.page.route_web_socket("**", lambda socket: None)
    page = visit.open("/images", is_live=False)
    loader = page.get_by_label("Round evening").locator("[data-kind=loader]")
    page.wait_for_function("element => element.complete && element.naturalWidth > 0", arg=loader.element_handle())
    assert loader.evaluate("element => getComputedStyle(element).opacity") == "1"
    assert loader.bounding_box()["width"] == pytest.approx(96, abs=0.5)


def test_a_scroll_position_leads_and_follows(visit):
    visit = visit()
    page = visit.open("/scrolling")
    scroller = page.locator("[data-kind=scroll]").filter(has_text="Paragraph 30").last
    end = scroller.evaluate("({ scrollHeight, clientHeight }) => scrollHeight - clientHeight")

    def rests_at(place):
        # A wheel that turns before a motion has ended can be lost.
        moves = """async (scroller) => {
            const places = [scroller.scrollTop]
            for (let frame = 0; frame < 5; frame++) {
                await new Promise(requestAnimationFrame)
                places.push(scroller.scrollTop)
            }
            return [Math.min(...places), Math.max(...places)]
        }"""
        visit.wait_until(lambda: scroller.evaluate(moves) == pytest.approx([place, place], abs=0.99), f"it rests at {place}")

    page.get_by_text("Scrolled by the app").wait_for()
    page.get_by_role("button", name="Bottom").click()
    rests_at(end)
    page.get_by_role("button", name="300").click()
    rests_at(300)
    # The server has received the place; what follows is the user's.
    visit.settle()
    page.get_by_text("Scrolled by the app").wait_for()
    scroller.hover()
    page.mouse.wheel(0, 120)
    rests_at(420)
    page.get_by_text("Scrolled by you").wait_for()
    page.get_by_role("button", name="Top").click()
    rests_at(0)
    page.get_by_text("Scrolled by the app").wait_for()


def test_an_inspector_is_a_column_or_a_sheet(visit):
    wide = visit(viewport=DESKTOP)
    page = wide.open("/sheets")
    page.get_by_role("button", name="Inspector").click()
    details = page.get_by_text("304", exact=True)
    details.wait_for()
    wide.screenshot("inspector-column")
    box = details.bounding_box()
    assert box["x"] > page.get_by_role("button", name="Inspector").bounding_box()["x"] + 100
    assert page.locator("dialog").count() == 0
    page.get_by_role("button", name="Inspector").click()
    details.wait_for(state="detached")

    narrow = visit(viewport=PHONE)
    page = narrow.open("/sheets")
    page.get_by_role("button", name="Inspector").click()
    page.locator("dialog").get_by_text("304", exact=True).wait_for()


def test_a_table_has_a_menu_for_its_selection(visit):
    visit = visit(viewport=DESKTOP)
    page = visit.open("/data-table")
    page.get_by_role("row", name="Venus").click()
    page.get_by_role("row", name="Mars").click()
    page.get_by_text("Selected: Mars, Venus").wait_for()
    page.get_by_role("row", name="Venus").click(button="right")
    page.get_by_role("menu").get_by_text("Hide Mars, Venus").wait_for()
    visit.screenshot("table-menu")
    page.keyboard.press("Escape")
    page.get_by_role("row", name="Earth").click(button="right")
    page.get_by_role("menu").get_by_text("Hide Earth").click()
    page.get_by_role("row", name="Earth").wait_for(state="detached")
    assert page.get_by_role("row", name="Mars").count() == 1


def test_the_pointer_is_followed_and_changes_views(visit):
    visit = visit(viewport=DESKTOP)
    page = visit.open("/gestures")
    visit.wait_for_module("watch")
    target = page.get_by_text("No pointer", exact=True)
    box = page.locator("[data-watch=pointer]").bounding_box()
    page.mouse.move(box["x"] + 20, box["y"] + 30)
    page.mouse.move(box["x"] + 40, box["y"] + 30)
    page.get_by_text("Pointer at 40, 30").wait_for()
    assert page.locator("[data-watch=pointer]").evaluate("view => getComputedStyle(view).cursor") == "crosshair"
    page.mouse.move(5, 5)
    target.wait_for()
    page.get_by_text("Lifted by the pointer", exact=True).hover()
    scale = "getComputedStyle(document.querySelector('[data-hover=lift]')).scale"
    visit.wait_until(lambda: page.evaluate(scale) == "1.04", "the view is larger")


def test_a_tap_counts_while_its_key_is_held(visit):
    visit = visit(viewport=DESKTOP)
    page = visit.open("/gestures")
    visit.wait_for_module("pointers")
    target = page.get_by_text("Shift-tapped 0 times")
    target.click()
    target.click(modifiers=["Shift"])
    page.get_by_text("Shift-tapped 1 times").wait_for()


def test_presses_are_counted_until_they_end(visit):
    visit = visit(viewport=DESKTOP)
    page = visit.open("/gestures")
    visit.wait_for_module("pointers")
    page.get_by_text("No touches", exact=True).hover()
    page.mouse.down()
    page.get_by_text("Touches: 1").wait_for()
    page.mouse.up()
    page.get_by_text("No touches", exact=True).wait_for()


def test_a_button_pastes(visit):
    visit = visit(viewport=DESKTOP)
    visit.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = visit.open("/device")
    page.evaluate("navigator.clipboard.writeText('from elsewhere')")
    page.get_by_role("button", name="Paste").click()
    visit.wait_until(lambda: page.get_by_role("textbox").first.input_value() == "from elsewhere", "the text is pasted")


def test_an_app_reads_and_sets_the_selection_of_a_field(visit):
    visit = visit()
    page = visit.open("/text-fields")
    field = page.get_by_placeholder("Headline")

    def says(text):
        return visit.wait_until(lambda: page.get_by_text(text, exact=True).count() == 1, f"the page says {text}")

    field.focus()
    page.evaluate("document.activeElement.setSelectionRange(5, 10)")
    says("words")
    page.keyboard.press("Home")
    says("a place")
    page.get_by_role("button", name="Select the first word").click()
    says("Some")
    visit.wait_until(lambda: field.evaluate("node => [node.selectionStart, node.selectionEnd]") == [0, 4], "it is selected")


def test_a_slider_with_a_neutral_value_is_filled_from_there(visit):
    visit = visit()
    page = visit.open("/values")
    slider = page.get_by_role("slider", name="Balance")
    assert slider.get_attribute("aria-valuetext") == "25%"
    slider.focus()
    slider.press("ArrowLeft")
    visit.wait_until(lambda: slider.get_attribute("aria-valuetext") != "25%", "the value is read")


def test_concentric_corners_have_the_radius_that_is_left(visit):
    visit = visit()
    page = visit.open("/shapes")
    radius = """() => [...document.querySelectorAll('[data-track]')]
        .map(node => getComputedStyle(node).borderTopLeftRadius).filter(radius => radius !== '0px')"""
    visit.wait_until(lambda: page.evaluate(radius) == ["20px"], "the inner rectangle has the radius of 32 less 12 points")
