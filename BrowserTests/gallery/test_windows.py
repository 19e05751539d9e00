"""The app opens further windows: tabs of the browser."""

from visit import DESKTOP


def opened(visit, page, button):
    """The tab that a button opens."""
    with page.context.expect_page() as tab:
        page.get_by_role("button", name=button).click()
    tab = tab.value
    tab.wait_for_load_state()
    return tab


def test_a_window_shows_a_value_also_after_a_reload(visit):
    visit = visit(viewport=DESKTOP)
    page = visit.open("/windows")
    tab = opened(visit, page, "Open in a window")
    tab.get_by_role("heading", name="Shapes").wait_for()
    address = tab.url
    assert "?window=" in address and "shapes" not in address
    tab.reload()
    tab.get_by_role("heading", name="Shapes").wait_for()
    assert tab.evaluate("window.opener") is None
    # The first window has stayed where it was.
    assert page.url.endswith("/windows")


def test_a_window_closes_itself(visit):
    visit = visit(viewport=DESKTOP)
    page = visit.open("/windows")
    tab = opened(visit, page, "About the gallery")
    tab.get_by_text("A gallery of views").wait_for()
    with tab.expect_event("close"):
        tab.get_by_role("button", name="Close").click()


def test_a_forged_address_shows_the_first_scene(visit):
    visit = visit(viewport=DESKTOP)
    page = visit.open("/?window=AAAA")
    assert page.get_by_text("Lists and scrolling").first.is_visible()


def test_a_blocked_window_is_offered(visit):
    visit = visit(viewport=DESKTOP)
    page = visit.open("/windows")
    page.evaluate("() => { window.realOpen = window.open; window.open = () => null; }")
    page.get_by_role("button", name="About the gallery").click()
    notice = page.locator("[data-client=notice]")
    notice.get_by_role("button").wait_for()
    page.evaluate("() => { window.open = window.realOpen; }")
    with page.context.expect_page() as tab:
        notice.get_by_role("button").click()
    tab.value.get_by_text("A gallery of views").wait_for()
