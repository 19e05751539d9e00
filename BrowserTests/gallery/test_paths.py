"""Addresses at which the Gallery has no page, or another."""

import pytest

from visit import PHONE


def contrast(page, selector):
    """How much lighter one of a text and what is behind it is than the other, by WCAG."""
    return page.evaluate(
        """selector => {
            const luminance = color => {
                const [r, g, b] = color.match(/\\d+/g).slice(0, 3).map(Number)
                    .map(c => c / 255).map(c => c <= .03928 ? c / 12.92 : ((c + .055) / 1.055) ** 2.4);
                return .2126 * r + .7152 * g + .0722 * b;
            };
            const element = document.querySelector(selector);
            let behind = element;
            while (getComputedStyle(behind).backgroundColor === 'rgba(0, 0, 0, 0)') behind = behind.parentElement;
            const [a, b] = [getComputedStyle(element).color, getComputedStyle(behind).backgroundColor].map(luminance);
            return (Math.max(a, b) + .05) / (Math.min(a, b) + .05);
        }""",
        selector,
    )


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_an_address_without_a_page_leads_home(browser, gallery, scheme):
    before = gallery.metric("oriel_sessions_opened_total")
    context = browser.new_context(viewport=PHONE, color_scheme=scheme)
    page = context.new_page()

    answer = page.goto(f"{gallery.origin}/.git/config")

    assert answer.status == 404
    assert len(answer.body()) < 2500
    assert page.title() == "Page not found"
    assert page.get_by_role("heading", name="Page not found").is_visible()
    for selector in ("h1", "p", "a"):
        assert contrast(page, selector) >= 4.5, selector
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert gallery.metric("oriel_sessions_opened_total") == before
    page.get_by_role("link", name="Go to the start page").click()
    page.get_by_role("heading", name="Gallery").wait_for()
    assert page.url == f"{gallery.origin}/"
    context.close()


def test_an_address_below_a_page_leads_to_the_page(visit):
    visit = visit()
    page = visit.open("/counter/nonsense/at/all")
    assert page.get_by_role("heading", name="Counter", exact=True).last.is_visible()
    assert visit.path == "/counter"


def test_a_reload_with_a_sheet_without_an_address_leads_to_the_page_below(visit):
    visit = visit()
    page = visit.open("/sheets")
    page.get_by_role("button", name="Sheet", exact=True).click()
    page.get_by_role("dialog").wait_for()
    assert visit.path == "/sheets"

    visit.reload()

    page.get_by_role("heading", name="Sheets", exact=True).last.wait_for()
    assert visit.path == "/sheets"
    assert page.get_by_role("dialog").count() == 0
