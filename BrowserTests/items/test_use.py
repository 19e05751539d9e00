"""What people do with Items: search, sort, star, choose variants, open pages."""

import re
import urllib.error
import urllib.request

import pytest

from visit import PHONE


STORED = "localStorage.getItem('oriel:items.starred')"


def names(page):
    """The names of the mounted rows, from top to bottom."""
    buttons = page.get_by_role("button", name=re.compile("^Star ."))
    return [name.removeprefix("Star ") for name in buttons.evaluate_all("nodes => nodes.map(node => node.ariaLabel)")]


def search_field(page):
    return page.get_by_role("textbox", name="Search items")


def star(page, name):
    return page.get_by_role("button", name=f"Star {name}", exact=True)


def sort_by(page, name):
    page.get_by_role("button", name="Sort").click()
    sheet = page.get_by_role("alertdialog")
    sheet.get_by_role("button", name=name).click()
    sheet.wait_for(state="detached")


def test_search_and_clear(visit):
    visit = visit(locale="en-GB")
    page = visit.open()
    clear = page.get_by_role("button", name="Clear text")
    assert clear.count() == 0

    search_field(page).press_sequentially("black ca")
    # If the machine is slow, a search for the first letters comes before.
    visit.wait_until(lambda: names(page) == ["Black cat"], "only the black cat is found")

    # The button fades in, in the time that the app gives it.
    assert clear.is_visible()
    clear.click()
    star(page, "Grinning face").wait_for()
    clear.wait_for(state="detached")
    assert search_field(page).input_value() == ""
    visit.wait_until(lambda: search_field(page).evaluate("node => node === document.activeElement"), "the field has the focus")

    # Both languages are searched in both.
    search_field(page).fill("黑猫")
    star(page, "Black cat").wait_for()


def test_search_field_while_the_list_scrolls(visit):
    visit = visit(locale="en-GB")
    page = visit.open()
    page.mouse.move(PHONE["width"] / 2, PHONE["height"] / 2)
    for _ in range(5):
        page.mouse.wheel(0, 1500)
    # No pause: the list still moves.
    search_field(page).click()
    page.keyboard.type("beaver")
    star(page, "Beaver").wait_for()


def test_sort_reverse_and_clear(visit, catalogue):
    visit = visit(locale="en-GB")
    page = visit.open()
    button = page.get_by_role("button", name="Sort")
    # What the symbol is drawn of.
    symbol = lambda: button.locator("svg *").evaluate_all("nodes => nodes.map(node => node.getAttribute('d'))")
    plain = symbol()

    sort_by(page, "Newest first")
    newest = next(item["en"][0] for item in catalogue if item["year"] == 2021)
    visit.wait_until(lambda: names(page)[0] == newest, "the newest are first")
    assert symbol() != plain

    button.click()
    page.get_by_text("Now: Newest first", exact=True).wait_for()
    page.get_by_role("button", name="✓ Newest first").click()
    page.get_by_role("alertdialog").wait_for(state="detached")
    oldest = next(item["en"][0] for item in catalogue if item["year"] == 2010)
    visit.wait_until(lambda: names(page)[0] == oldest, "the oldest are first")

    button.click()
    page.get_by_text("Now: Newest first, reversed", exact=True).wait_for()
    assert page.get_by_role("alertdialog").get_by_role("button", name="Cancel").is_visible()
    page.get_by_role("button", name="Clear selection").click()
    visit.wait_until(lambda: names(page)[0] == "Grinning face", "the items are in Unicode's order")
    visit.wait_until(lambda: symbol() == plain, "the symbol is as before")


def test_stars_are_those_of_a_browser(visit):
    first = visit(locale="en-GB")
    page = first.open()
    star(page, "Grinning face").click()
    star(page, "Grinning face").and_(page.locator("[aria-pressed=true]")).wait_for()
    assert first.path == "/"

    page.get_by_role("tab", name="Collection").click()
    page.get_by_text("1 of 1,849 items").wait_for()
    first.wait_until(lambda: page.evaluate(STORED), "the browser has stored the star")
    page.get_by_text("1 / 162").wait_for()
    first.reload()
    page.get_by_text("1 of 1,849 items").wait_for()
    visit(locale="en-GB").open("/collection").get_by_text("No stars yet").wait_for()

    star(page, "Grinning face").click()
    page.get_by_text("No stars yet").wait_for()



def test_variant_of_a_row_and_its_page(visit, catalogue):
    visit = visit(locale="en-GB")
    item = next(item for item in catalogue if item["emoji"] == "👋")
    page = visit.open("/categories/category-people-body")
    row = page.get_by_role("group", name="Waving hand", exact=True)
    assert row.get_by_text("👋\ufe0f", exact=True).count() == 2
    dark = row.get_by_role("button", name="Dark skin tone", exact=True)
    dark.click()
    row.get_by_text("👋🏿").nth(1).wait_for()
    assert row.get_by_text("👋🏿").count() == 2

    row.get_by_role("link").click()
    page.get_by_role("heading", name="Waving hand").last.wait_for()
    assert visit.path == f"/categories/category-people-body/item-{item['number']}"
    for fact in ["挥手", "U+1F44B", "2010", "0.6"]:
        assert page.get_by_text(fact, exact=True).last.is_visible(), fact
    assert page.get_by_role("button", name="Share").is_visible()
    page.get_by_role("link", name="Raised back of hand").last.click()
    page.get_by_role("heading", name="Raised back of hand").last.wait_for()


@pytest.mark.allows_errors
@pytest.mark.parametrize("locale, name, message", [
    ("en-GB", "Star Grinning face", "This browser could not save the change."),
    ("zh-CN", "收藏嘿嘿", "此浏览器无法保存更改。"),
])
def test_a_star_that_the_browser_cannot_keep(visit, locale, name, message):
    """It is shown while the page is open, with a message; the next page does not have it."""
    visit = visit(locale=locale)
    visit.page.add_init_script("Storage.prototype.setItem = () => { throw new DOMException('Full', 'QuotaExceededError'); };")
    page = visit.open()
    button = page.get_by_role("button", name=name, exact=True)
    button.click()
    button.and_(page.locator("[aria-pressed=true]")).wait_for()
    notice = page.get_by_role("status").filter(has_text=message)
    notice.wait_for()
    notice.get_by_role("button", name="OK").click()
    notice.wait_for(state="hidden")
    visit.reload()
    button.and_(page.locator("[aria-pressed=false]")).wait_for()


def test_an_emoji_that_cannot_be_shared_is_shown(visit, catalogue):
    """Where nothing shares, the emoji is copied; where that fails, too, the page shows it."""
    item = next(item for item in catalogue if item["emoji"] == "🦫")
    visit = visit(locale="en-GB", permissions=["clipboard-read", "clipboard-write"])
    page = visit.open(f"/item-{item['number']}")
    notice = page.get_by_role("status")
    page.get_by_role("button", name="Share").click()
    notice.get_by_text("Copied.", exact=True).wait_for()
    assert page.evaluate("navigator.clipboard.readText()") == item["emoji"]
    page.evaluate("() => { navigator.clipboard.writeText = async () => { throw new DOMException('No', 'NotAllowedError') } }")
    page.get_by_role("button", name="Share").click()
    notice.get_by_text(item["emoji"], exact=True).wait_for()


@pytest.mark.allows_errors
def test_page_without_an_item(visit, items):
    page = visit(locale="en-GB").open("/item-987654")
    page.get_by_role("heading", name="Page not found").last.wait_for()
    with pytest.raises(urllib.error.HTTPError, match="404"):
        urllib.request.urlopen(f"{items.origin}/cars")


def test_pages_need_the_server_alone(visit, items):
    visit = visit(locale="en-GB")
    addresses = []
    visit.page.on("request", lambda request: addresses.append(request.url))
    visit.open("/item-5")
    visit.open("/collection")
    assert addresses
    assert [address for address in addresses if not address.startswith((items.origin, "data:", "blob:"))] == []


def test_pictures_are_coloured(visit):
    """All visible pictures are of the font for emoji, none of a font for texts."""
    visit = visit(locale="en-GB")
    page = visit.open()
    session = visit.context.new_cdp_session(page)
    for domain in ["DOM", "CSS"]:
        session.send(f"{domain}.enable")
    root = session.send("DOM.getDocument", {"depth": -1})["root"]["nodeId"]
    found = set()
    for node in session.send("DOM.querySelectorAll", {"nodeId": root, "selector": "[data-kind=scroll] a [aria-hidden=true]"})["nodeIds"]:
        fonts = session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
        found |= {font["familyName"] for font in fonts}
    assert found == {"Noto Color Emoji"}, found
