"""Things are dragged within the page, and come from the desktop."""

from visit import DESKTOP

OUTSIDE = """async ({ kind, selector, files }) => {
    const data = new DataTransfer();
    for (const { name, type, content } of files) data.items.add(new File([content], name, { type }));
    const element = document.querySelector(selector);
    const { left, top } = element.getBoundingClientRect();
    const event = new DragEvent(kind, { bubbles: true, cancelable: true, clientX: left + 5, clientY: top + 5, dataTransfer: data });
    element.dispatchEvent(event);
}"""


def open_page(visit, **options):
    visit = visit(**options)
    page = visit.open("/drag-and-drop")
    visit.wait_for_module("drag")
    return visit, page


def middle(locator, part=0.5):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] * part


def drag(page, source, target, part=0.5, release=True):
    page.mouse.move(*middle(source))
    page.mouse.down()
    x, y = middle(target, part)
    page.mouse.move(x, y - 3, steps=4)
    page.mouse.move(x, y, steps=2)
    if release:
        page.mouse.up()


def fruits(page):
    # Previews have the same text, and an icon.
    texts = [text.strip() for text in page.locator("[data-kind=row][data-lift]").all_inner_texts()]
    return [text for text in texts if text in ("Apple", "Banana", "Cherry")]


def test_a_fruit_goes_into_the_basket(visit):
    visit, page = open_page(visit, viewport=DESKTOP)
    basket = page.get_by_test_id("basket")
    drag(page, page.get_by_text("Banana", exact=True).first, basket, release=False)
    visit.screenshot("drag-over-basket")
    page.mouse.up()
    visit.wait_until(lambda: "Banana" in basket.inner_text(), "the banana is in the basket")
    assert fruits(page) == ["Apple", "Cherry"]


def test_a_row_moves_to_another_place(visit):
    visit, page = open_page(visit, viewport=DESKTOP)
    drag(page, page.get_by_text("Apple", exact=True).first, page.get_by_text("Cherry", exact=True).first, 0.9, release=False)
    page.wait_for_selector("[data-inserting=after]")
    visit.screenshot("drag-between-rows")
    page.mouse.up()
    visit.wait_until(lambda: fruits(page) == ["Banana", "Cherry", "Apple"], "the row is the last one")


def test_selected_items_move_together_and_their_source_is_told(visit):
    visit, page = open_page(visit, viewport=DESKTOP)
    press = page.get_by_test_id("press")
    press.scroll_into_view_if_needed()
    drag(page, page.get_by_text("Lemon", exact=True).first, press)
    visit.wait_until(lambda: press.inner_text() == "Lemon, Lime", "the fruits are in the press")
    visit.wait_until(lambda: page.get_by_text("Lime", exact=True).count() == 0, "the source has removed its items")
    assert page.get_by_text("Orange", exact=True).count() == 1


def test_a_file_comes_from_the_desktop(visit):
    visit, page = open_page(visit, viewport=DESKTOP)
    files = [{"name": "notes.txt", "type": "text/plain", "content": "twelve bytes"}]
    for kind in ("dragover", "drop"):
        page.evaluate(OUTSIDE, {"kind": kind, "selector": "[data-testid=desktop]", "files": files})
    text = page.get_by_test_id("desktop")
    visit.wait_until(lambda: "notes: 12 bytes" in text.inner_text(), "the file was uploaded")


def test_tiles_change_places_while_they_are_dragged(visit):
    visit, page = open_page(visit, viewport=DESKTOP)
    tiles = page.locator("[data-lift][data-drop=moves]")
    lifted = tiles.first.evaluate("tile => getComputedStyle(tile).backgroundColor")
    drag(page, tiles.nth(0), tiles.nth(2))
    color = "index => getComputedStyle(document.querySelectorAll('[data-lift][data-drop=moves]')[index]).backgroundColor"
    visit.wait_until(lambda: page.evaluate(color, 2) == lifted, "the first tile is the third")


def test_a_finger_lifts_a_row_after_a_moment(visit):
    visit, page = open_page(visit, has_touch=True)
    row = page.locator("[data-kind=row][data-lift]").first
    x, y = middle(row)
    devtools = page.context.new_cdp_session(page)

    def touch(kind, *points):
        devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    touch("touchStart", (x, y))
    page.wait_for_selector("[data-lifted]")
    bottom = middle(page.locator("[data-kind=row][data-lift]").nth(2), 0.9)[1]
    for step in range(1, 11):
        touch("touchMove", (x, y + (bottom - y) * step / 10))
    page.wait_for_selector("[data-inserting=after]")
    copy = page.locator("[data-client=ghost] > *")
    text, own = page.get_by_text("Apple", exact=True).first.bounding_box(), copy.get_by_text("Apple", exact=True).first.bounding_box()
    assert abs(text["x"] - own["x"]) < 1
    visit.screenshot("drag-by-a-finger")
    touch("touchEnd")
    visit.wait_until(lambda: fruits(page) == ["Banana", "Cherry", "Apple"], "the row is the last one")


def test_a_text_is_copied_cut_and_pasted_with_the_keys_of_the_system(visit):
    visit, page = open_page(visit, permissions=["clipboard-read", "clipboard-write"])
    visit.wait_for_module("clipboard")
    copied, pasted = (page.get_by_test_id(name).locator("[tabindex]") for name in ("copied", "pasted"))

    def clipboard(text):
        visit.wait_until(lambda: page.evaluate("navigator.clipboard.readText()") == text, f"the clipboard has {text!r}")

    copied.focus()
    page.keyboard.press("ControlOrMeta+c")
    clipboard("Clipboard")
    pasted.focus()
    page.keyboard.press("ControlOrMeta+v")
    visit.wait_until(lambda: pasted.inner_text() == "Clipboard", "the text is pasted")

    page.evaluate("navigator.clipboard.writeText('before')")
    copied.focus()
    page.keyboard.press("ControlOrMeta+x")
    clipboard("Clipboard")
    visit.wait_until(lambda: copied.inner_text() == "Cut", "the text is cut")
    page.evaluate("navigator.clipboard.writeText('from outside')")
    pasted.focus()
    page.keyboard.press("ControlOrMeta+v")
    visit.wait_until(lambda: pasted.inner_text() == "Clipboard, from outside", "a text from outside is pasted")
