"""Dividers between the columns of a table: their widths until the server has answered."""

import pytest

from wire import Frame

STYLES = """* { margin: 0 } #table { width: 600px }
[role=row] { display: grid; height: 30px;
    grid-template-columns: minmax(10px, var(--column-0, 100fr)) minmax(40px, var(--column-1, 100fr)) minmax(10px, 100fr) }
[data-kind=table-head] { position: relative } [role=separator] { position: absolute; inset-inline-end: 0; width: 8px; height: 30px }"""

# The nodes are the list (1), the header (2), and the heads and their dividers (3 to 7).
TABLE = """<div id=table data-kind=list {direction}><div role=row data-kind=table-header>
    <div data-kind=table-head><div role=separator id=first tabindex=0 data-e=2 data-watch="divider 0"
        aria-valuemin=10 aria-valuemax=10000></div></div>
    <div data-kind=table-head><div role=separator id=second tabindex=0 data-e=2 data-watch="divider 1"
        aria-valuemin=40 aria-valuemax=300></div></div>
    <div data-kind=table-head></div></div></div>"""


@pytest.fixture
def shown(client):
    def shown(direction=""):
        page, server = client.page(TABLE.format(direction=direction), styles=STYLES)
        server.wait_for_module("divider")
        page.wait_for_function("second.ariaValueNow === '200'")
        return page, server

    return shown


def widths(page):
    return page.evaluate("[...document.querySelectorAll('[data-kind=table-head]')].map(head => head.offsetWidth)")


def pull(page, name, x, release=True):
    box = page.locator(f"#{name}").bounding_box()
    start = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] + x / 2, start[1])
    page.mouse.move(start[0] + x, start[1])
    if release:
        page.mouse.up()


def test_a_drag_shows_the_width_and_says_it_at_its_end(shown):
    page, server = shown()
    pull(page, "second", 50, release=False)
    assert widths(page) == [200, 250, 150]
    assert server.events() == []
    page.mouse.up()
    # The column before it keeps its width.
    assert server.wait_for(lambda: server.events()) == [(4, "change", "200"), (6, "change", "250")]
    assert page.get_attribute("#second", "aria-valuenow") == "250"


def test_the_width_is_that_of_the_server_when_it_has_answered(shown):
    page, server = shown()
    pull(page, "first", 60)
    server.wait_for(lambda: server.events())
    server.send(Frame(1))
    assert widths(page)[0] == 260
    server.send(Frame(2, answer=1))
    page.wait_for_function("!document.getElementById('table').style.length")
    assert widths(page) == [200, 200, 200]
    assert page.get_attribute("#first", "aria-valuenow") == "200"


def test_a_width_stays_within_its_bounds(shown):
    page, server = shown()
    pull(page, "second", 150)
    assert server.wait_for(lambda: server.events())[-1] == (6, "change", "300")
    page.focus("#second")
    page.keyboard.press("Home")
    assert server.events()[-1] == (6, "change", "40")
    page.keyboard.press("End")
    assert server.events()[-1] == (6, "change", "300")


def test_a_press_without_a_motion_says_nothing(shown):
    page, server = shown()
    page.click("#first")
    server.settle()
    assert server.events() == []
    assert page.evaluate("document.activeElement.id") == "first"


def test_keys_change_the_width_in_the_direction_of_the_text(shown):
    page, server = shown("dir=rtl")
    page.focus("#first")
    page.keyboard.press("ArrowLeft")
    assert server.events() == [(4, "change", "210")]
    page.keyboard.press("Shift+ArrowRight")
    assert server.events()[-1] == (4, "change", "160")
    # Other keys do what they do elsewhere.
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.id") == "second"


def test_a_drag_in_a_table_from_right_to_left(shown):
    page, server = shown("dir=rtl")
    pull(page, "first", -40)
    assert server.wait_for(lambda: server.events()) == [(4, "change", "240")]
