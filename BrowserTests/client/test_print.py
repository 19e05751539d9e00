"""The shortcut for printing, on a page with a long collection."""

import pytest

from wire import Frame

# 10 rows of 40 points, and the space of 100 others. 512 is the bit of visible range; the collection is node 2.
ROWS = (f'<div style="height:400px;overflow:auto"><div data-kind=rows data-watch=print data-e=512 '
        f'style="--trail:4000px;border-bottom:4000px solid">{"<p style=height:40px;margin:0>row</p>" * 10}</div></div>')
COUNT_PRINTS = "window.prints = 0; window.print = () => prints++"


def open_page(client, markup=ROWS, script=COUNT_PRINTS):
    page, server = client.page(markup, prepare=lambda page: page.add_init_script(script))
    server.wait_for_module("print")
    return page, server


def ranges(server):
    return [event for event in server.events("visibleRange")]


def test_the_other_rows_are_asked_for_before_the_page_is_printed(client):
    page, server = open_page(client)
    known = len(ranges(server))
    page.keyboard.press("Control+p")
    server.wait_for(lambda: len(ranges(server)) > known)
    _, _, start, end = ranges(server)[-1]
    # The middle third: the server adds as much before and after it.
    assert abs(start - 4400 / 3) < 1 and abs(end - 2 * 4400 / 3) < 1
    assert page.evaluate("prints") == 0
    server.send(Frame(1, answer=server.items("event")[-1][1]))
    page.wait_for_function("prints === 1")


def test_rows_that_come_are_followed_by_others(client):
    page, server = open_page(client)
    known = len(ranges(server))
    page.keyboard.press("Control+p")
    server.wait_for(lambda: len(ranges(server)) == known + 1)
    page.evaluate("document.querySelector('[data-kind=rows]').append(document.createElement('p'))")
    server.send(Frame(1, answer=server.items("event")[-1][1]))
    server.wait_for(lambda: len(ranges(server)) == known + 2)
    server.send(Frame(2, answer=server.items("event")[-1][1]))
    page.wait_for_function("prints === 1")


@pytest.mark.parametrize("keys", ["p", "Control+Shift+p", "Alt+Control+p", "Control+o"])
def test_other_keys_print_nothing(client, keys):
    page, server = open_page(client)
    known = len(ranges(server))
    page.keyboard.press(keys)
    server.settle()
    assert len(ranges(server)) == known


def test_a_shortcut_of_the_app_comes_first(client):
    page, server = open_page(client, script=COUNT_PRINTS + ";addEventListener('keydown', event => event.preventDefault(), true)")
    known = len(ranges(server))
    page.keyboard.press("Control+p")
    server.settle()
    assert len(ranges(server)) == known


def test_a_collection_without_rows_asks_for_some(client):
    page, server = open_page(client)
    known = len(ranges(server))
    page.evaluate("document.querySelector('[data-kind=rows]').replaceChildren()")
    page.keyboard.press("Control+p")
    server.wait_for(lambda: len(ranges(server)) > known and ranges(server)[-1][2] == 0)
    assert abs(ranges(server)[-1][3] - 4000 / 3) < 1


def test_the_visible_rows_are_reported_after_printing(client):
    page, server = open_page(client)
    known = len(ranges(server))
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    server.wait_for(lambda: len(ranges(server)) == known + 1)
    _, _, start, end = ranges(server)[-1]
    assert (start, end) == (0, 400)
