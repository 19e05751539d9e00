"""The page for those who run a server."""

from accessibility import SCHEMES, violations
from visit import DESKTOP, PHONE


def test_the_dashboard_follows_the_server(visit):
    visit = visit(viewport=DESKTOP)
    page = visit.context.new_page()
    page.goto(visit.origin + "/oriel/dashboard")
    views = page.locator("#views")
    views.locator("td").first.wait_for()

    app = visit.open("/buttons")
    app.locator("#oriel").get_by_role("button", name="Automatic", exact=True).click()
    visit.settle()

    visit.wait_until(lambda: "ButtonsPage" in views.inner_text(), "the body of the page is timed")
    visit.wait_until(lambda: page.locator("#sessions").get_by_text("connected", exact=True).count() > 0, "the session is listed")
    for size in (DESKTOP, PHONE):
        page.set_viewport_size(size)
        assert page.evaluate("document.scrollingElement.scrollWidth") <= size["width"]
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        found = violations(page, scheme)
        assert not found, f"{scheme}: " + "\n".join(found)
