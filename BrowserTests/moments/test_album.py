"""The album of a person: years, months with covers, and the moments of a month."""

import re


def test_an_album_leads_from_years_to_the_moments_of_a_month(visit):
    window = visit()
    page = window.open("/friends")
    window.tap(page.get_by_role("link", name=re.compile("@nora")))
    # The page comes in, and its moments are loaded.
    window.tap(page.get_by_role("link", name="Album"))
    months = page.get_by_role("link", name=re.compile(r"\w+ \d{4}, \d+ moments?"))
    months.first.wait_for()
    assert page.get_by_role("heading", name=re.compile(r"\d{4}")).count() > 0
    # White text has a contrast of 4.5:1 in front of a white photo if its shade is at least 54 % black.
    covered = months.filter(has=page.locator("img")).first.get_by_text(re.compile(r"moment")).first
    shade = covered.evaluate("""node => {
        const isClear = (node) => getComputedStyle(node).backgroundColor === "rgba(0, 0, 0, 0)"
        while (node && isClear(node)) node = node.parentElement
        return node && getComputedStyle(node).backgroundColor
    }""")
    opacity = re.fullmatch(r"rgba\(0, 0, 0, ([\d.]+)\)", shade)
    assert opacity and float(opacity[1]) >= 0.54, shade
    window.settle()
    window.screenshot("album")

    name, count = re.match(r"(\w+ \d{4}), (\d+)", months.first.get_attribute("aria-label") or months.first.inner_text()).groups()
    months.first.click()
    window.wait_until(lambda: "album-month" in window.path, "the month is open")
    page.get_by_role("heading", name=name).first.wait_for()
    page.get_by_role("group").filter(has=page.get_by_text("Nora Whitfield", exact=True)).first.wait_for()
    window.settle()
    window.screenshot("album-month")
    assert int(count) > 0

    # The address leads others to the same page.
    window.open(window.path)
    page.get_by_role("heading", name=name).first.wait_for()
