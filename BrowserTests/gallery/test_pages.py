"""Every page opens by its address, in all looks, without a complaint of the browser or of axe."""

import pytest

from accessibility import SCHEMES, violations
from visit import DESKTOP, PHONE
from server import addresses

SIZES = {"phone": PHONE, "desktop": DESKTOP}
# The list of all pages, which in a wide window is beside each of them. It is judged with the first page.
SIDEBAR = "#oriel > [data-kind=split] > [data-role=sidebar]"


def check(visit, address, size, name):
    """Opens a page, and expects that nothing is wider than the window, and that axe finds nothing in both modes."""
    page = visit.open(f"/{address}")
    assert visit.path == f"/{address}"
    # The narrow window is one of 1280 by 1024 points at 400 %, as well.
    assert page.evaluate("document.scrollingElement.scrollWidth") <= SIZES[size]["width"]
    if size == "phone":
        page.set_viewport_size({"width": 320, "height": 256})
        assert page.evaluate("document.scrollingElement.scrollWidth") <= 320
        page.set_viewport_size(PHONE)
        visit.settle()
    for scheme in SCHEMES:
        if scheme != "light":
            page.emulate_media(color_scheme=scheme)
            visit.settle()
        visit.screenshot(f"{name}-{size}-{scheme}")
        found = violations(page, scheme, exclude=[SIDEBAR] if address else [])
        assert not found, f"{scheme}: " + "\n".join(found)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("address", ["", *addresses()])
def test_page_is_sound(visit, address, size):
    check(visit(viewport=SIZES[size], color_scheme="light"), address, size, address or "home")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("address", ["localization", "badges", "environment", "streams"])
def test_page_is_sound_in_chinese(visit, address, size):
    """Texts of the gallery are English but for one card; those of the framework, numbers and dates are Chinese."""
    visit = visit(viewport=SIZES[size], color_scheme="light", locale="zh-CN")
    check(visit, address, size, f"{address}-zh")
    assert visit.page.evaluate("document.documentElement.lang").startswith("zh")


def test_the_list_leads_to_every_page(visit):
    visit = visit(viewport={"width": 390, "height": 3000})
    page = visit.open()
    links = page.locator("[data-role=link]")
    found = links.evaluate_all("links => links.map(link => link.getAttribute('href'))")
    # Debug builds have a page that ends its worker, for tests of what becomes of the others.
    assert [path for path in found if path != "/crash"] == [f"/{address}" for address in addresses()]
    for index in range(len(found)):
        links.nth(index).click()
        visit.wait_until(lambda: visit.path == found[index], f"link {index} leads to {found[index]}")
        page.go_back()
        visit.wait_until(lambda: visit.path == "/", f"back leads from {found[index]} to the list")
        visit.settle()


@pytest.mark.parametrize("address, text", [
    ("counter", "Add"), ("observed-object", "Hello, Ada!"), ("lists", "Lisbon"), ("texts", "Large title"),
    ("navigation", "Lisbon"),
])
def test_a_page_can_be_read_without_scripts(visit, address, text):
    visit = visit(java_script_enabled=False)
    page = visit.open(f"/{address}", is_live=False)
    assert page.get_by_text(text, exact=True).first.is_visible()


def test_titles_of_rows_and_the_lines_under_them_begin_in_one_column(visit):
    visit = visit()
    page = visit.open("/")
    titles, lines = page.evaluate(
        """() => {
            const rows = [...document.querySelectorAll('[data-kind=row]:has([data-kind=iconlabel])')];
            const start = (element) => element.getBoundingClientRect().left;
            const line = (row) => parseFloat(getComputedStyle(row, '::after').insetInlineStart);
            const titles = rows.map((row) => start(row.querySelector('[data-kind=iconlabel] > :last-child')));
            return [titles, rows.map((row) => start(row) + line(row))];
        }"""
    )
    assert len(titles) > 20 and len({round(place, 1) for place in titles + lines}) == 1, (titles, lines)


def test_the_source_stands_beside_a_page(visit):
    visit = visit(viewport=DESKTOP)
    page = visit.open("/counter")
    assert "struct CounterPage: View" in page.get_by_label("Source of Counter").inner_text()


def test_the_source_comes_in_a_sheet_on_a_phone(visit):
    visit = visit()
    page = visit.open("/counter")
    page.get_by_role("button", name="Source").click()
    assert "struct CounterPage: View" in page.get_by_role("dialog").inner_text()


def test_the_appearance_follows_the_person(visit):
    visit = visit(color_scheme="light")
    page = visit.open("/assets")
    background = "getComputedStyle(document.body).backgroundColor"
    assert page.evaluate(background) == "rgb(255, 255, 255)"
    page.emulate_media(color_scheme="dark")
    visit.wait_until(lambda: page.evaluate(background) == "rgb(0, 0, 0)", "the page is dark")
    visit.screenshot("assets-changed-to-dark")
