"""The app on a desktop: the sidebar, a moment next to its comments, photos from the clipboard and from other programs."""

import base64

import pytest

from accessibility import SCHEMES, violations
from moments_server import PHOTOS
from shown import BROKEN_WORDS, WIDTH, enlarge
from visit import PHONE, WELCOME

WIDE = {"width": 1280, "height": 800}
LOCALES = {"en": "en-GB", "zh": "zh-CN"}


def box(locator):
    box = locator.bounding_box()
    return box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]


def test_tabs_are_in_a_sidebar_from_900_points_on(enter):
    window = enter("ada", viewport={"width": 900, "height": 800})
    page = window.open()
    tabs = page.get_by_role("tab")
    compose = page.locator("[data-kind=sidefoot]").get_by_role("button", name="New moment")
    compose.wait_for()
    window.wait_for_rest()
    assert page.get_by_role("button", name="New moment").count() == 1
    lefts = {box(tabs.nth(number))[0] for number in range(4)}
    panel = page.get_by_role("tabpanel")
    left, top, right, _ = box(panel.first)
    assert len(lefts) == 1 and box(compose)[2] <= left and right == 900
    tops = [box(locator)[1] for locator in (page.get_by_role("button", name="Ada Lovelace @ada"), tabs.first, compose)]
    assert tops == sorted(tops) and tops[0] >= top

    page.get_by_role("button", name="Ada Lovelace @ada").click()
    window.wait_until(lambda: window.path.startswith("/person-"), "the person's page is open")
    compose.click()
    page.get_by_role("dialog").get_by_role("textbox", name="Text").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")

    page.set_viewport_size({"width": 899, "height": 800})
    window.wait_until(lambda: box(tabs.first)[1] == box(tabs.nth(3))[1], "the tabs are in a bar")
    compose.wait_for(state="detached")
    page.set_viewport_size(PHONE)
    window.settle()
    assert box(tabs.first)[3] == PHONE["height"]


def test_bars_are_as_wide_as_the_content(enter):
    window = enter("ada", viewport=WIDE)
    page = window.open("/friends")
    page.get_by_role("link").filter(has=page.get_by_text("Ben Okri")).first.wait_for()
    window.settle()
    window.wait_for_rest()
    row = box(page.get_by_role("link").filter(has=page.get_by_text("Ben Okri")).first)
    search = box(page.locator("[data-kind=search] > label"))
    assert abs(row[0] - search[0]) < 1 and abs(row[2] - search[2]) < 1


# Whether the moment is there once, next to the field for a comment; read at once, as both may move.
ARE_COLUMNS = """() => {
    const find = (selector) => [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility({ visibilityProperty: true }));
    const [card, second] = find('[role=group][aria-label="Moment by Ada Lovelace"]');
    const [field] = find('[aria-label="Comment"]');
    return card && field && !second && card.getBoundingClientRect().right <= field.getBoundingClientRect().left;
}"""


def test_comments_are_next_to_the_moment_and_scroll_alone(enter, family, moment):
    number, text = moment
    for count in range(20):
        family.people["ada"].comment(number, f"Comment {count}")
    window = enter("ada", viewport={"width": 1200, "height": 700})
    page = window.open(f"/moment-{number}")
    card = page.get_by_role("group", name="Moment by Ada Lovelace").and_(page.locator(":visible"))
    field = page.get_by_role("textbox", name="Comment")

    # Until the browser has told its width, the moment is above its comments; it leaves them by an animation.
    window.wait_until(lambda: page.evaluate(ARE_COLUMNS), "there are two columns")
    window.wait_for_rest()
    comments = page.get_by_role("group", name="Comment by Ada Lovelace")
    before = box(card)
    assert box(comments.first)[0] >= before[2] and box(comments.first)[1] < 200
    left, top, right, bottom = box(field)
    page.mouse.move(left, top - 100)
    page.mouse.wheel(0, 600)
    window.wait_until(lambda: box(comments.first)[1] < 0, "the comments have scrolled")
    assert box(card) == before and box(field) == (left, top, right, bottom)
    window.write_comment("In the right column")
    page.get_by_text("In the right column", exact=True).wait_for()

    page.set_viewport_size({"width": 1199, "height": 700})
    scrollers = page.locator("[data-kind=page]:not([inert]) [data-kind=scroll]").and_(page.locator(":visible"))
    window.wait_until(lambda: scrollers.count() == 1, "there is one column")
    window.settle()
    window.wait_for_rest()
    assert box(field)[0] < box(card)[2]

    # The field is the same one, with its text and the focus.
    field.fill("Half a comment")
    for width, count in ((1200, 2), (1000, 1)):
        page.set_viewport_size({"width": width, "height": 700})
        window.wait_until(lambda: scrollers.count() == count, "the columns have changed")
        window.settle()
        assert field.input_value() == "Half a comment" and field.evaluate("field => field === document.activeElement")


@pytest.mark.parametrize("is_known", [True, False])
def test_a_text_typed_before_the_page_is_connected_stays(enter, family, moment, is_known):
    """A browser that has told its width before gets two columns at once; another one gets them when it is connected."""
    number, text = moment
    window = enter("ada", viewport={"width": 1200, "height": 700})
    page = window.open() if is_known else window.page
    waiting = []
    page.route("**/client.js", lambda route: waiting.append(route))
    welcomes = window.count(WELCOME)
    field = page.get_by_role("textbox", name="Comment")

    def is_complete():
        # The server waits 200 ms for what a page loads; a page that a busy server sends without it is loaded again.
        waiting.clear()
        page.goto(f"{window.origin}/moment-{number}", wait_until="commit")
        window.wait_until(lambda: page.evaluate("document.readyState") != "loading", "the page has been read")
        return field.count() == 1

    window.wait_until(is_complete, "the first page has the field")
    field.fill("Typed early")
    place = box(field)
    window.wait_until(lambda: waiting, "the client is asked for")
    waiting.pop().continue_()
    window.wait_for_welcome(welcomes)
    window.settle()
    assert field.input_value() == "Typed early" and (box(field) == place) == is_known
    window.wait_until(
        lambda: family.people["ada"].comment_draft(number) == "Typed early", "the server has the text")


@pytest.mark.parametrize("language", LOCALES)
def test_wide_windows_are_accessible(visit, demo, language):
    window = visit(demo.origin, viewport=WIDE, locale=LOCALES[language], color_scheme="light")
    page = window.page
    commented = max(demo.client().timeline(20), key=lambda moment: moment["commentCount"])
    found = []
    for path in ("/", "/shortcuts", f"/moment-{commented['id']}", "/account"):
        window.open(path)
        window.settle()
        window.wait_for_rest()
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme)
            window.settle()
            window.screenshot(f"desktop{path.replace('/', '-')}-{language}-{scheme}")
            found += [f"{path}, {scheme}: {violation}" for violation in violations(page, scheme)]
        assert page.evaluate("document.scrollingElement.scrollWidth") == WIDE["width"]
    assert found == [], "\n".join(found)


# The lines of each text in the sidebar, and whether it is whole.
SIDEBAR = """() => [...document.querySelectorAll('[data-kind=sidehead], [data-kind=sidefoot], [role=tab]')].flatMap((part) => {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        const { width, right } = range.getBoundingClientRect();
        if (width <= 1) continue;
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        found.push([walker.currentNode.data, lines, right <= part.getBoundingClientRect().right]);
    }
    return found;
})"""


def has_whole_sidebar(texts):
    return len(texts) >= 7 and all(lines == 1 and is_whole for _, lines, is_whole in texts)


@pytest.mark.parametrize("width", [900, 1200, 1440])
@pytest.mark.parametrize("language", LOCALES)
def test_the_largest_texts_have_room_in_wide_windows(visit, demo, language, width):
    window = visit(demo.origin, viewport={"width": width, "height": 900}, locale=LOCALES[language], color_scheme="light")
    page = window.page
    enlarge(page)
    commented = max(demo.client().timeline(20), key=lambda moment: moment["commentCount"])
    for path in ("/", f"/moment-{commented['id']}", "/friends", "/notifications", "/account"):
        window.open(path)
        window.wait_for_rest()
        # The first page has the usual size of texts, and their limits follow when the browser has told the size.
        window.wait_until(lambda: page.evaluate(BROKEN_WORDS) == [], f"the words of {path} are whole")
        window.wait_until(lambda: has_whole_sidebar(page.evaluate(SIDEBAR)), f"the texts of the sidebar of {path} are whole")
        assert page.evaluate(WIDTH) == width, path
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme)
            window.settle()
            window.screenshot(f"large-{width}{path.replace('/', '-')}-{language}-{scheme}")


# Drags files from another program over the text of a new moment, and drops them if `isDropped`.
DRAG = """([files, isDropped]) => {
    const dataTransfer = new DataTransfer();
    for (const [name, type, content] of files) {
        const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt());
        dataTransfer.items.add(new File([bytes], name, { type }));
    }
    const field = document.querySelector("dialog textarea");
    const { left: clientX, top: clientY } = field.getBoundingClientRect();
    const fire = (type) => field.dispatchEvent(
        new DragEvent(type, { bubbles: true, cancelable: true, composed: true, dataTransfer, clientX, clientY }));
    // The previous drag has left the window.
    document.dispatchEvent(new DragEvent("dragleave"));
    fire("dragover");
    if (isDropped) fire("drop");
}"""


def drag(page, name, type, count=1, is_dropped=True):
    content = base64.b64encode((PHOTOS / name).read_bytes()).decode()
    page.evaluate(DRAG, [[[f"{number}-{name}", type, content] for number in range(count)], is_dropped])


def test_a_copied_picture_is_pasted_while_one_writes(enter, family):
    window = enter("ben", viewport=WIDE, permissions=["clipboard-read", "clipboard-write"])
    page = window.open()
    window.compose()
    for module in ("clipboard", "drag"):
        window.wait_for_module(module)
    page.evaluate("""async () => {
        const canvas = Object.assign(document.createElement("canvas"), { width: 64, height: 48 });
        canvas.getContext("2d").fillRect(8, 8, 32, 32);
        const picture = await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
        await navigator.clipboard.write([new ClipboardItem({ "image/png": picture })]);
    }""")
    field = page.get_by_role("textbox", name="Text")
    field.press("ControlOrMeta+v")
    page.get_by_role("textbox", name="Description of photo 1").wait_for()
    # A text goes to the field.
    page.evaluate("navigator.clipboard.writeText('Pasted')")
    field.press("ControlOrMeta+v")
    window.wait_until(lambda: field.input_value() == "Pasted", "the field has the text")
    window.publish()
    window.wait_until_published("Ben Okri", "Pasted")
    # Until it has come, another node stands in for it.
    window.card("Pasted").locator("img[data-kind=image]").first.wait_for()
    moment = next(moment for moment in family.people["ben"].timeline() if moment["title"] == "Pasted")
    assert len(moment["images"]) == 1


def test_dropped_photos_are_added_up_to_the_limit(enter):
    window = enter("ben", viewport=WIDE)
    page = window.open()
    window.compose()
    window.wait_for_module("drag")
    words = page.get_by_text("Drop photos here")
    drag(page, "drawing.svg", "text/plain", is_dropped=False)
    window.settle()
    assert words.count() == 0
    drag(page, "orientation-6.jpg", "image/jpeg", is_dropped=False)
    words.wait_for()
    window.screenshot("compose-drop")
    drag(page, "orientation-6.jpg", "image/jpeg", count=10)
    window.wait_for_text("A moment can have up to 9 photos. 1 photo was not added.")
    window.wait_until(lambda: page.get_by_role("textbox", name="Description of photo").count() == 9, "nine photos are there")
    page.get_by_role("button", name="Add photos").wait_for(state="detached")
    window.tap(page.get_by_role("button", name="Discard draft"))
    page.get_by_role("alertdialog").get_by_role("button", name="Discard").click()


def test_the_menu_of_the_demo_marks_the_chosen_person_and_stays_in_the_window(visit, demo):
    window = visit(demo.origin, viewport=WIDE)
    page = window.open()
    page.get_by_role("button", name="Switch").click()
    items = page.get_by_role("menuitem")
    items.first.wait_for()
    window.wait_for_rest()
    marked = [items.nth(number).inner_text() for number in range(items.count()) if items.nth(number).locator("svg").count()]
    assert marked == ["Robin Lin"]
    left, top, right, bottom = box(page.get_by_role("menu").and_(page.locator(":popover-open")))
    assert left >= 8 and top >= 8 and right <= WIDE["width"] - 8 and bottom <= WIDE["height"] - 8
