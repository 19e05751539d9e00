"""Drag and drop: within the page by a mouse and by a finger, and from outside of it."""

import json

from test_events import swipe

LIFT, DROP = 1 << 21, 1 << 22
BOX = "style='width:200px;height:60px;background:#ccc'"


def page_of(client, markup, **options):
    page, server = client.page(markup, **options)
    server.wait_for_module("drag")
    return page, server


def drag(page, *places):
    page.mouse.move(*places[0])
    page.mouse.down()
    for place in places[1:]:
        page.mouse.move(*place, steps=3)
    page.mouse.up()


def drops(server):
    """Node, phase, half and content, one after the other."""
    return [event[:1] + event[2:5] for event in server.events("drop")]


SOURCE = f"<div data-e={LIFT} data-lift {BOX}>drag</div>"


def target(words="", text="drop"):
    return f"<div data-e={DROP} data-drop='{words}' {BOX}>{text}</div>"


# Drags from outside are events that the browser makes; a page can make the same.
OUTSIDE = """async ({ kind, x, y, files, text, url }) => {
    const data = new DataTransfer();
    for (const { name, type, content } of files ?? []) data.items.add(new File([content], name, { type }));
    if (text !== undefined) data.setData('text/plain', text);
    if (url !== undefined) data.setData('text/uri-list', url);
    const event = new DragEvent(kind, { bubbles: true, cancelable: true, clientX: x, clientY: y, dataTransfer: data });
    (document.elementFromPoint(x, y) ?? document.body).dispatchEvent(event);
    return event.defaultPrevented;
}"""


def outside(page, kind, x=10, y=10, **content):
    return page.evaluate(OUTSIDE, {"kind": kind, "x": x, "y": y, **content})


def test_a_mouse_drags_a_node_onto_another(client):
    page, server = page_of(client, SOURCE + target())
    drag(page, (50, 30), (60, 100), (70, 110))
    server.wait_for(lambda: len(server.events("lift")) == 2)
    events = [event[1:3] for event in server.events("lift", "drop")]
    assert events == [("lift", 1), ("drop", 0), ("drop", 3), ("lift", 0)]
    node, _, phase, is_after, content, x, y = server.events("drop")[-1]
    assert (node, is_after, content, x, y) == (2, 1, "", 70, 50)


def test_a_drag_that_ends_nowhere_is_over(client):
    page, server = page_of(client, SOURCE + target())
    drag(page, (50, 30), (60, 100), (60, 300))
    server.wait_for(lambda: len(server.events("lift")) == 2)
    assert drops(server) == [(2, 0, 1, ""), (2, 2, 0, "")]


def test_motion_is_reported_if_it_matters(client):
    page, server = page_of(client, SOURCE + target("moves"))
    drag(page, (50, 30), (60, 80), (60, 100), (60, 110))
    server.wait_for(lambda: len(server.events("lift")) == 2)
    phases = [event[2] for event in server.events("drop")]
    assert phases[0] == 0 and phases[-1] == 3 and 1 in phases


def test_a_row_shows_where_its_content_would_go(client):
    page, server = page_of(client, SOURCE + target("row"))
    page.mouse.move(50, 30)
    page.mouse.down()
    page.mouse.move(60, 65, steps=3)
    page.mouse.move(60, 70, steps=3)
    page.wait_for_function("document.querySelector('[data-inserting=before]')")
    page.mouse.move(60, 110, steps=3)
    page.wait_for_function("document.querySelector('[data-inserting=after]')")
    page.mouse.up()
    page.wait_for_function("!document.querySelector('[data-inserting]')")
    server.wait_for(lambda: drops(server)[-1:] == [(2, 3, 1, "")])


def test_the_innermost_node_is_dragged(client):
    page, server = page_of(client, f"<div data-e={LIFT} data-lift style='padding:20px'>{SOURCE}</div>{target()}")
    drag(page, (50, 50), (60, 150))
    server.wait_for(lambda: len(server.events("lift")) == 2)
    assert {event[0] for event in server.events("lift")} == {2}


def test_files_and_texts_come_from_outside(client):
    page, server = page_of(client, target())
    files = [{"name": "a.txt", "type": "text/plain", "content": "hello"}]
    assert outside(page, "dragover", files=files)
    assert outside(page, "drop", files=files)
    server.wait_for(lambda: len(drops(server)) == 2)
    assert drops(server)[0] == (1, 0, 0, '{"types":["text/plain"]}')
    assert json.loads(drops(server)[1][3]) == {"files": [{"id": 0, "name": "a.txt", "type": "text/plain", "size": 5}]}

    outside(page, "dragover", text="word", url="https://a.example/")
    outside(page, "drop", text="word", url="https://a.example/")
    assert json.loads(drops(server)[2][3]) == {"types": ["text/plain", "text/uri-list"]}
    assert json.loads(drops(server)[3][3]) == {"url": "https://a.example/", "text": "word"}


def test_a_long_text_comes_as_a_file(client):
    page, server = page_of(client, target())
    outside(page, "dragover", text="a" * 20_000)
    outside(page, "drop", text="a" * 20_000)
    server.wait_for(lambda: len(drops(server)) == 2)
    assert json.loads(drops(server)[1][3])["files"][0]["size"] == 20_000


def test_a_file_beside_a_target_does_not_replace_the_page(client):
    page, server = page_of(client, target())
    files = [{"name": "a.txt", "type": "text/plain", "content": "hello"}]
    assert outside(page, "dragover", y=300, files=files)
    assert not outside(page, "dragover", y=300, text="word")
    assert drops(server) == []


def test_rows_that_only_move_take_nothing_from_outside(client):
    page, server = page_of(client, f"<div data-e={DROP} data-drop>{target('row own')}</div>")
    outside(page, "dragover", text="word")
    assert [event[0] for event in drops(server)] == [1]


def test_a_field_takes_texts_itself(client):
    page, server = page_of(client, f"<div data-e={DROP} data-drop><input></div>")
    assert not outside(page, "dragover", text="word")
    assert drops(server) == []


def test_a_finger_lifts_after_a_long_press(client):
    page, server = page_of(client, SOURCE + target(), has_touch=True)
    devtools = swipe(page, [(50, 30)], release=False)
    # Until then a motion scrolls.
    page.wait_for_selector("[data-lifted]")
    for y in (45, 80, 100):
        devtools.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": 60, "y": y}]})
    server.wait_for(lambda: drops(server) == [(2, 0, 0, "")] or len(drops(server)) > 0)
    assert page.locator("[data-client=ghost]").inner_text() == "drag"
    devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    server.wait_for(lambda: len(server.events("lift")) == 2)
    assert [event[1] for event in drops(server)] == [0, 3]
    assert page.locator("[data-client=ghost]").count() == 0


def test_a_finger_lifts_the_innermost_node(client):
    page, server = page_of(client, f"<div data-e={LIFT} data-lift style='padding:20px'>{SOURCE}</div>", has_touch=True)
    swipe(page, [(50, 50)], release=False)
    page.wait_for_selector("[data-lifted]")
    assert page.locator("[data-lifted]").inner_text() == "drag"


def test_a_short_touch_lifts_nothing(client):
    page, server = page_of(client, SOURCE + target(), has_touch=True)
    swipe(page, [(50, 30), (50, 60), (60, 100)])
    server.settle()
    assert server.events("lift", "drop") == []


class TestClipboard:
    """A node that copies, one that cuts around it, and one that takes what is pasted. Nodes: 1 cut, 2 copy, 3 paste, 4 field."""

    PAGE = ("<div data-e=32 data-keys=Cut data-watch=clipboard><p tabindex=0 data-e=32 data-keys=Copy data-watch=clipboard>a</p></div>"
            "<p tabindex=0 data-e=4194304 data-watch=clipboard>b</p><input>")
    PASTE = """([selector, text, names]) => {
        const data = new DataTransfer();
        if (text) data.setData('text/plain', text);
        for (const name of names) data.items.add(new File(['x'], name, { type: 'image/png' }));
        document.querySelector(selector).dispatchEvent(
            new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }));
    }"""

    def open(self, client):
        page, server = client.page(self.PAGE)
        server.wait_for_module("clipboard")
        server.wait_for_module("drag")
        return page, server

    def test_reports_copying_and_cutting_to_the_node_that_does_it(self, client):
        page, server = self.open(client)
        page.focus("p >> nth=0")
        page.keyboard.press("Control+c")
        page.keyboard.press("Control+x")
        server.wait_for(lambda: len(server.events("key")) == 2)
        assert [(event[0], event[2]) for event in server.events("key")] == [(2, "Copy"), (1, "Cut")]

    def test_leaves_selected_texts_and_fields_to_the_browser(self, client):
        page, server = self.open(client)
        page.evaluate("getSelection().selectAllChildren(document.querySelector('p'))")
        page.keyboard.press("Control+c")
        page.focus("input")
        page.keyboard.press("Control+c")
        page.evaluate(self.PASTE, ["input", "text", []])
        page.evaluate(self.PASTE, ["div p", "text", []])
        server.settle()
        assert server.events("key", "drop") == []

    def test_reports_what_is_pasted_as_a_drop(self, client):
        page, server = self.open(client)
        page.evaluate(self.PASTE, ["div + p", "text", []])
        page.evaluate(self.PASTE, ["div + p", "", ["a.png"]])
        server.wait_for(lambda: len(server.events("drop")) == 2)
        (text, files) = server.events("drop")
        assert text[2:5] == (4, 0, '{"text":"text"}')
        assert json.loads(files[4])["files"][0]["name"] == "a.png"
