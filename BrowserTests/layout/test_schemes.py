"""Parts of a page, pages and sheets in a colour scheme of their own."""

import pathlib

import pytest

STYLES = pathlib.Path(__file__).parents[2] / "Sources" / "OrielWeb" / "Stylesheets"
BLACK, WHITE = "rgb(0, 0, 0)", "rgb(255, 255, 255)"


@pytest.fixture
def show(browser):
    context = browser.new_context(color_scheme="light")
    page = context.new_page()

    def show(markup, scheme=None):
        rules = "".join(sheet.read_text() for sheet in sorted(STYLES.glob("*.css")))
        own = f" data-scheme={scheme}" if scheme else ""
        page.set_content(f"<!DOCTYPE html><style>{rules}</style><main id=oriel{own}>{markup}</main>")
        return lambda selector, name: page.evaluate(
            "([selector, name]) => getComputedStyle(document.querySelector(selector))[name]", [selector, name]
        )

    yield show
    context.close()


def test_a_part_has_a_scheme_of_its_own(show):
    style = show("<span id=day>a</span><span data-scheme=dark><b id=night>b</b></span>")
    assert style("#day", "color") == BLACK
    assert style("#night", "color") == WHITE
    assert style("body", "backgroundColor") == WHITE


def test_a_window_has_a_scheme_of_its_own(show):
    style = show("<span id=inside>a</span>", "dark")
    assert style("main", "backgroundColor") == BLACK
    assert style("#inside", "color") == WHITE


def test_a_sheet_has_a_scheme_of_its_own(show):
    style = show("<span id=outside>a</span><dialog open data-scheme=dark><b id=inside>b</b></dialog>")
    assert style("#inside", "color") == WHITE
    assert style("#outside", "color") == BLACK
    assert style("body", "backgroundColor") == WHITE
    assert style("dialog", "colorScheme") == "dark"


def test_the_innermost_scheme_counts(show):
    style = show("<div data-scheme=dark><span data-scheme=light id=day>a</span></div>")
    assert style("#day", "color") == BLACK
