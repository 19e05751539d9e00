"""Commands, and the history of the browser."""

import json

import pytest

from wire import Frame, welcome


def command(number, name, argument=None, reply=0):
    return Frame(number).command(name, "" if argument is None else json.dumps(argument), reply)


def replies(server):
    return [(number, json.loads(text)) for _, number, text in server.items("reply")]


class TestHistory:
    def test_back_and_forward_are_reported(self, client):
        page, server = client.page("<p>x</p>")
        server.send(command(1, "history", {"action": "push", "path": "/a", "depth": 1}))
        server.send(command(2, "history", {"action": "push", "path": "/b?x=1", "depth": 2}))
        assert page.url.endswith("/b?x=1")
        page.go_back()
        page.go_back()
        page.go_forward()
        server.settle()
        assert server.items("pop") == [("pop", 1, "/a"), ("pop", 0, "/"), ("pop", 1, "/a")]

    def test_what_the_server_asks_for_is_not(self, client):
        page, server = client.page("<p>x</p>")
        server.send(command(1, "history", {"action": "push", "path": "/a", "depth": 1}))
        server.send(command(2, "history", {"action": "push", "path": "/b", "depth": 2}))
        server.send(command(3, "history", {"action": "back", "path": "/", "depth": 0}))
        page.wait_for_url("https://oriel.test/")
        server.settle()
        assert server.items("pop") == []
        assert page.evaluate("history.state.oriel.depth") == 0
        page.go_forward()
        server.settle()
        assert server.items("pop") == [("pop", 1, "/a")]

    def test_never_goes_back_beyond_the_first_page(self, client):
        page, server = client.page("<p>x</p>", path="/a/b")
        server.send(command(1, "history", {"action": "replace", "path": "/a/b", "depth": 2}))
        server.send(command(2, "history", {"action": "back", "path": "/a", "depth": 1}))
        page.wait_for_url("https://oriel.test/a")
        assert page.evaluate("[history.length, document.readyState]")[1] == "complete"
        assert server.items("pop") == []

    def test_a_link_within_the_page_is_no_step(self, client):
        page, server = client.page("<a href='#there'>x</a><p id=there>y</p>")
        server.send(command(1, "history", {"action": "push", "path": "/a", "depth": 1}))
        page.click("a")
        server.settle()
        assert server.items("pop") == []
        assert page.evaluate("history.state.oriel.depth") == 1

    def test_a_reload_knows_its_depth(self, client):
        page, server = client.page("<p>x</p>")
        server.send(command(1, "history", {"action": "push", "path": "/a", "depth": 1}))
        page.reload()
        page.wait_for_function("window.sockets.length > 0")
        page.go_back()
        assert page.evaluate("history.state.oriel.depth") == 0

    def test_the_way_to_a_place_that_was_reloaded_is_not_gone_twice(self, client):
        page, server = client.page("<p>x</p>")
        for number, path in ((1, "/a"), (2, "/a/b")):
            server.send(command(number, "history", {"action": "push", "path": path, "depth": number}))
        before = page.evaluate("history.length")
        page.reload()
        page.wait_for_function("window.sockets.length > 0")
        server.open()
        server.send(welcome())
        for number, path in ((1, "/a"), (2, "/a/b")):
            server.send(command(number, "history", {"action": "push", "path": path, "depth": number}))
        assert page.evaluate("[history.length, history.state.oriel.depth]") == [before, 2]
        assert page.url.endswith("/a/b")


def test_focus(client):
    page, server = client.page("<label><input></label>")
    server.send(command(1, "focus", {"node": 2}))
    assert page.evaluate("document.activeElement.localName") == "input"
    server.send(command(2, "focus", {}))
    assert page.evaluate("document.activeElement.localName") == "body"
    server.send(command(3, "focus", {"node": 1}))
    assert page.evaluate("document.activeElement.localName") == "input"


def test_scroll(client):
    rows = "".join(f"<p style='height:50px;margin:0'>{row}</p>" for row in range(40))
    page, server = client.page(f"<main style='height:200px;overflow:auto'>{rows}</main>", is_late=True)
    top = lambda: page.evaluate("document.querySelector('main').scrollTop")
    server.send(command(1, "scroll", {"node": 12}))
    assert top() == 350
    server.send(command(2, "scroll", {"node": 12, "anchor": [0, 0]}))
    assert top() == 500
    server.send(command(3, "scroll", {"node": 12, "anchor": [0.5, 0.5]}))
    assert top() == 425
    server.send(command(4, "scroll", {"node": 32, "anchor": [0, 1], "ms": 300}))
    page.wait_for_function("document.querySelector('main').scrollTop === 1350")


# A long collection reports its visible range and its size.
@pytest.mark.parametrize("mask, is_long", [(512 + 1024, True), (512, False)], ids=["long", "whole"])
def test_a_motion_to_a_distant_row_of_a_long_collection_begins_near_it(client, mask, is_long):
    rows = "".join(f"<p style='height:50px;margin:0'>{row}</p>" for row in range(200))
    page, server = client.page(
        f"<main style='height:200px;overflow:auto'><section data-e={mask}>{rows}</section></main>", is_late=True)
    page.evaluate("""() => {
        window.places = [];
        const look = () => { places.push(document.querySelector('main').scrollTop); requestAnimationFrame(look); };
        look();
    }""")

    def places(number, node, top, **fields):
        page.evaluate("places.length = 0")
        server.send(command(number, "scroll", {"node": node, "ms": 300, **fields}))
        page.wait_for_function(f"document.querySelector('main').scrollTop === {top}")
        return page.evaluate("places.filter((place, index) => place !== places[index - 1])")

    # From row 0 to row 150 and back to row 20: none of the rows between is shown, or all of them are.
    down = places(1, 153, 7500, anchor=[0, 0])
    assert any(400 < place < 6800 for place in down) != is_long
    up = places(2, 23, 1000)
    assert any(1700 < place < 7000 for place in up) != is_long
    # Rows that are near are reached as ever.
    near = places(3, 29, 1300, anchor=[0, 0])
    assert all(1000 <= place <= 1300 for place in near)


def test_a_scroll_passes_pages_at_which_scrolls_stop(client):
    style = "display:flex;width:200px;height:100px;overflow:auto;scroll-snap-type:x mandatory"
    pages = "<p style='flex:none;width:200px;scroll-snap-align:center;scroll-snap-stop:always'></p>" * 6
    page, server = client.page(f"<main style='{style}'>{pages}</main>", is_late=True)
    left = "document.querySelector('main').scrollLeft"
    server.send(command(1, "scroll", {"node": 6, "anchor": [0.5, 0.5], "ms": 300}))
    page.wait_for_function(f"{left} === 800")
    server.send(command(2, "scroll", {"node": 3, "anchor": [0.5, 0.5], "ms": 300}))
    page.wait_for_function(f"{left} === 200")


def test_a_scroll_to_a_node_that_is_removed_while_its_script_loads_is_dropped(client):
    held = []
    rows = "".join(f"<p style='height:50px;margin:0'>{row}</p>" for row in range(40))
    page, server = client.page(
        f"<main style='height:200px;overflow:auto'>{rows}</main>",
        prepare=lambda page: page.route("**/oriel/client/late.js", lambda route: held.append(route)))
    server.send(command(1, "scroll", {"node": 32}, reply=1))
    server.wait_for(lambda: held)
    server.send(Frame(2).remove(32))
    server.send(command(3, "scroll", {"node": 12, "anchor": [0, 0]}, reply=2))
    held[0].fallback()
    server.wait_for(lambda: len(replies(server)) == 2)
    # Not an error, as the fixture checks.
    assert replies(server) == [(1, None), (2, None)]
    assert page.evaluate("document.querySelector('main').scrollTop") == 500


def test_scroll_between_bars(client):
    rows = "".join(f"<p style='height:50px;margin:0'>{row}</p>" for row in range(40))
    style = "height:200px;overflow:auto;padding:30px 0 20px;box-sizing:border-box;scroll-padding:30px 0 20px"
    page, server = client.page(f"<main style='{style}'>{rows}</main>", is_late=True)
    top = lambda: page.evaluate("document.querySelector('main').scrollTop")
    # The row begins at 530, and the space between the bars is 150 high.
    server.send(command(1, "scroll", {"node": 12, "anchor": [0, 0]}))
    assert top() == 530 - 30
    server.send(command(2, "scroll", {"node": 12, "anchor": [0.5, 0.5]}))
    assert top() == 530 - 30 - 50
    server.send(command(3, "scroll", {"node": 12, "anchor": [0, 1]}))
    assert top() == 530 - 30 - 100
    server.send(command(4, "scroll", {"node": 32}))
    assert top() == 1530 + 50 - 180


def test_title(client):
    page, server = client.page("<p>x</p>")
    server.send(command(1, "title", "Moments"))
    assert page.title() == "Moments"


def test_language(client):
    page, server = client.page("<p>x</p>")
    server.send(command(1, "language", {"lang": "ar", "dir": "rtl"}))
    page.wait_for_function("document.documentElement.lang === 'ar' && document.documentElement.dir === 'rtl'")


def test_ticket(client):
    page, server = client.page("<p>x</p>")
    page.route("**/oriel/session/ticket", lambda route: route.fulfill(status=204, headers={"Set-Cookie": "a=b"}))
    server.send(command(1, "ticket", {"url": "/oriel/session/ticket"}, reply=1))
    server.wait_for(lambda: replies(server) == [(1, 204)])
    assert page.context.cookies()[0]["name"] == "a"


def test_store(client):
    page, server = client.page("<p>x</p>")
    server.send(command(1, "store", {"key": "size", "value": {"n": 3}}))
    server.send(command(2, "store", {"key": "size"}, reply=1))
    server.send(command(3, "store", {"key": "size", "value": None}))
    server.send(command(4, "store", {"key": "size"}, reply=2))
    server.wait_for(lambda: replies(server) == [(1, {"n": 3}), (2, None)])


def test_a_value_is_stored_with_its_frame(client):
    page, server = client.page("<p>x</p>", is_late=True)
    page.route("**/oriel/client/*", lambda route: route.abort())
    server.send(command(1, "store", {"key": "size", "value": 3}))
    assert page.evaluate("localStorage['oriel:size']") == "3"


def test_a_value_that_has_come_when_the_page_is_left_is_stored(client):
    page, server = client.page("<p>x</p>", is_late=True)
    # The frame is not applied before the page is left.
    page.evaluate("""() => {
        const { setTimeout } = window;
        window.requestAnimationFrame = () => 0;
        window.setTimeout = (action, delay) => delay === 250 || setTimeout(action, delay);
    }""")
    server.send(command(1, "store", {"key": "size", "value": 3}), settle=False)
    assert page.evaluate("localStorage['oriel:size']") is None
    page.reload()
    assert page.evaluate("localStorage['oriel:size']") == "3"


def test_open(client):
    client.expects_errors = True
    page, server = client.page("<button>x</button>")
    page.click("button")
    with page.context.expect_page() as opened:
        server.send(command(1, "open", {"url": "/help"}))
    assert opened.value.url == "https://oriel.test/help"
    server.send(command(2, "open", {"url": "javascript:document.title='bad'"}, reply=1))
    assert "error" in server.wait_for(lambda: replies(server))[0][1]
    assert page.title() == "Start"


def test_a_blocked_draft_of_a_mail_is_named_by_its_address(client):
    page, server = client.page("<p>x</p>")
    page.evaluate("() => { window.opened = []; window.open = (address) => { opened.push(address); return null; }; }")
    server.send(command(1, "open", {"url": "mailto:a@example.org?subject=Hello%20there"}))
    page.locator("[data-client=notice]").get_by_text("a@example.org").wait_for()
    page.get_by_role("button", name="Open").click()
    page.wait_for_function("opened.length === 2")


def test_download(client):
    page, server = client.page("<p>x</p>")
    page.route("**/file", lambda route: route.fulfill(body="content", headers={"Content-Disposition": "attachment"}))
    with page.expect_download() as download:
        server.send(command(1, "download", {"url": "/file", "name": "picture.txt"}))
    assert download.value.suggested_filename == "picture.txt"


def choose(page, server, files, frame=1, reply=5, **argument):
    with page.expect_file_chooser() as chooser:
        server.send(command(frame, "files", {"types": ".txt,text/plain", "count": 2, **argument}, reply=reply))
    chooser.value.set_files(files)
    return chooser.value


TEXTS = [{"name": "été.txt", "mimeType": "text/plain", "buffer": b"abc"},
         {"name": "b.txt", "mimeType": "text/plain", "buffer": b"de"}]


def test_files_are_chosen_and_sent_when_they_are_wanted(client):
    page, server = client.page("<button>x</button>")
    received = []

    def receive(route):
        headers = route.request.headers
        received.append((headers["x-file-name"], headers["x-session"], route.request.post_data_buffer))
        route.fulfill(status=201)

    page.route("**/oriel/upload/1", receive)
    page.click("button")
    chooser = choose(page, server, TEXTS)
    assert chooser.is_multiple()
    assert chooser.element.get_attribute("accept") == ".txt,text/plain"
    (number, files), = server.wait_for(lambda: replies(server))
    assert number == 5
    assert files == [{"id": 0, "name": "été.txt", "type": "text/plain", "size": 3},
                     {"id": 1, "name": "b.txt", "type": "text/plain", "size": 2}]
    assert received == []

    server.send(command(2, "upload", {"id": 1, "url": "/oriel/upload/1"}, reply=6))
    server.wait_for(lambda: (6, 201) in replies(server))
    (name, session, content), = received
    assert (name, content) == ("b.txt", b"de")
    assert session != ""


def test_files_that_were_let_go_are_not_sent(client):
    client.expects_errors = True
    page, server = client.page("<button>x</button>")
    page.click("button")
    choose(page, server, TEXTS)
    server.wait_for(lambda: replies(server))
    server.send(command(2, "forget", [0, 1, 7]))
    server.send(command(3, "upload", {"id": 0, "url": "/oriel/upload/1"}, reply=6))
    server.wait_for(lambda: len(replies(server)) == 2)
    assert "error" in replies(server)[1][1]


def test_an_upload_is_stopped_when_its_file_is_let_go(client):
    client.expects_errors = True
    page, server = client.page("<button>x</button>")
    # Nobody answers.
    page.route("**/oriel/upload/1", lambda route: None)
    page.click("button")
    choose(page, server, TEXTS)
    server.wait_for(lambda: replies(server))
    server.send(command(2, "upload", {"id": 0, "url": "/oriel/upload/1"}, reply=6))
    page.get_by_text("Uploading").wait_for()
    server.send(command(3, "forget", [0]))
    server.wait_for(lambda: (6, -1) in replies(server))


def test_files_without_a_tap_wait_for_one(client):
    page, server = client.page("<p>x</p>", prepare=lambda page: page.add_init_script(
        "Object.defineProperty(navigator, 'userActivation', { value: { isActive: false } })"))
    server.send(command(1, "files", {"types": "", "count": 1}))
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Choose files").click()
    assert not chooser.value.is_multiple()


def test_an_unknown_command_harms_nothing(client):
    client.expects_errors = True
    page, server = client.page("<p>x</p>")
    server.send(command(1, "explode", {}, reply=3))
    assert "error" in server.wait_for(lambda: replies(server))[0][1]
    assert server.items("mount") == []


class TestButtonsThatActAlone:
    def test_a_chooser_opens_in_the_tap_and_says_what_was_chosen(self, client):
        page, server = client.page("<button data-e=2 data-role=files accept='image/*' data-count=1>x</button>")
        with page.expect_file_chooser() as chooser:
            page.click("button")
        assert not chooser.value.is_multiple()
        assert chooser.value.element.get_attribute("accept") == "image/*"
        chooser.value.set_files({"name": "a.png", "mimeType": "image/png", "buffer": b"abc"})
        server.wait_for(lambda: server.events("change"))
        assert json.loads(server.events("change")[0][2]) == [{"id": 0, "name": "a.png", "type": "image/png", "size": 3}]

    def test_a_disabled_one_does_nothing(self, client):
        page, server = client.page("<button disabled data-e=2 data-role=files data-count=1><b>x</b></button>")
        choosers = []
        page.on("filechooser", lambda chooser: choosers.append(chooser))
        page.evaluate("document.querySelector('b').click()")
        server.settle()
        assert choosers == []

    def test_an_address_is_shared_or_copied_or_shown(self, client):
        share = """<button data-role=share data-value='{"url":"https://a.example"}'>x</button>"""
        page, server = client.page(share, permissions=["clipboard-read", "clipboard-write"])
        notice = page.locator("[data-client=notice]")
        page.click("button")
        page.get_by_text("Copied.").wait_for()
        assert page.evaluate("navigator.clipboard.readText()") == "https://a.example"
        page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error('no')); }")
        page.click("button")
        page.wait_for_function("document.querySelector('[data-client=notice]').textContent === 'https://a.example'")
        page.evaluate("() => { navigator.share = async (item) => { window.shared = item; }; }")
        page.click("button")
        assert page.evaluate("shared") == {"url": "https://a.example"}
        assert notice.count() == 1
        server.settle()
        assert server.events() == []

    def test_an_outcome_is_reported_if_it_is_asked_for(self, client):
        share = """<button data-e=2 data-role=share data-value='{"reports":"outcome","text":"a"}'>x</button>"""
        page, server = client.page(share, permissions=["clipboard-read", "clipboard-write"])
        page.click("button")
        server.wait_for(lambda: [event[2] for event in server.events("change")] == ["copied"])
        page.evaluate("() => { navigator.share = async (item) => { window.shared = item; }; }")
        page.click("button")
        server.wait_for(lambda: [event[2] for event in server.events("change")] == ["copied", "shared"])
        assert page.evaluate("shared") == {"text": "a"}
        page.evaluate("""() => { navigator.share = async () => { throw new DOMException('no', 'AbortError'); }; }""")
        page.click("button")
        server.settle()
        assert len(server.events("change")) == 2


def reconnect(server, **arguments):
    """The socket breaks, and another is welcome."""
    sockets = server.sockets
    server.drop()
    server.wait_for(lambda: server.sockets == sockets + 1)
    server.open()
    server.send(welcome(**arguments))


def test_an_upload_of_a_session_that_is_gone_is_said_to_be_lost(client):
    client.expects_errors = True
    page, server = client.page("<button>x</button>")
    stopped = []
    page.on("requestfailed", lambda request: stopped.append(request.url))
    page.route("**/oriel/upload/1", lambda route: None)
    page.click("button")
    choose(page, server, TEXTS)
    server.wait_for(lambda: replies(server))
    server.send(command(2, "upload", {"id": 0, "url": "/oriel/upload/1"}, reply=6))

    reconnect(server, session="another", goes_on=0)

    notice = page.locator("[data-client=notice]")
    notice.get_by_text("Choose the files again.").wait_for()
    assert stopped == ["https://oriel.test/oriel/upload/1"]
    # The other session may have asked for something else by this number.
    server.settle()
    assert replies(server) == []
    notice.get_by_role("button", name="OK").click()
    assert notice.inner_text() == ""


def test_files_chosen_for_a_session_that_is_gone_are_said_to_be_lost(client):
    page, server = client.page("<button>x</button>")
    page.click("button")
    with page.expect_file_chooser() as chooser:
        server.send(command(1, "files", {"types": "", "count": 2}, reply=5))

    reconnect(server, session="another", goes_on=0)
    chooser.value.set_files(TEXTS)

    page.locator("[data-client=notice]").get_by_text("Choose the files again.").wait_for()
    server.settle()
    assert replies(server) == []


def test_a_session_that_goes_on_gets_its_reply(client):
    client.expects_errors = True
    page, server = client.page("<button>x</button>")
    uploads = []
    page.route("**/oriel/upload/1", lambda route: uploads.append(route))
    page.click("button")
    choose(page, server, TEXTS)
    server.wait_for(lambda: replies(server))
    server.send(command(2, "upload", {"id": 0, "url": "/oriel/upload/1"}, reply=6))
    server.wait_for(lambda: uploads)

    reconnect(server)
    uploads[0].abort()

    server.wait_for(lambda: (6, 0) in replies(server))
    assert page.locator("[data-client=notice]").inner_text() == ""


def test_a_reply_that_a_dying_connection_has_swallowed_is_sent_again(client):
    page, server = client.page("<button>x</button>")
    page.click("button")
    choose(page, server, TEXTS)
    server.wait_for(lambda: replies(server))
    reply = replies(server)

    for _ in range(2):
        reconnect(server)
        server.wait_for(lambda: replies(server))
        assert replies(server) == reply

    # Of a session that is gone nothing is sent.
    reconnect(server, session="another", goes_on=0)
    server.settle()
    assert replies(server) == []


def test_a_notice_says_that_a_module_cannot_be_loaded(client):
    client.expects_errors = True
    page, _ = client.page("<button data-role=share data-value='{\"text\":\"x\"}'>share</button>")
    page.context.route("**/files.js", lambda route: route.abort())
    page.click("text=share")
    page.get_by_role("status").filter(has_text="Reconnecting…").wait_for()


def test_the_content_of_a_scroller_is_scrolled_to_an_offset(client):
    page, server = client.page(
        "<div style='width:200px;height:100px;overflow:auto'><p style='margin:0;width:900px;height:800px'>x</p></div>",
        is_late=True)

    def offsets(number, **to):
        server.send(command(number, "scroll", {"node": 1, "to": to}))
        return page.evaluate("(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop])(document.querySelector('#oriel > div'))")

    assert offsets(1, top=250) == [0, 250]
    assert offsets(2, left=70) == [70, 250]
    left, top = offsets(3, left=0, top=10_000_000)
    assert left == 0 and 700 <= top < 800


def test_the_content_of_a_scroller_that_starts_at_its_end_is_scrolled_to_an_offset(client):
    page, server = client.page(
        "<div dir=rtl style='width:200px;height:100px;overflow:auto;display:flex;flex-direction:column-reverse'>"
        "<p style='flex:none;margin:0;width:900px;height:800px'>x</p></div>", is_late=True)

    def offsets(number, **to):
        server.send(command(number, "scroll", {"node": 1, "to": to}))
        return page.evaluate("(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop])(document.querySelector('#oriel > div'))")

    assert offsets(1, top=-250) == [0, -250]
    assert offsets(2, left=-70) == [-70, -250]
    left, top = offsets(3, left=0, top=-10_000_000)
    assert left == 0 and -800 < top <= -700


class TestDevice:
    def test_a_text_is_copied(self, client):
        page, server = client.page("<p>x</p>", permissions=["clipboard-read", "clipboard-write"])
        server.send(command(1, "copy", "a text"))
        server.wait_for_module("device")
        assert page.evaluate("navigator.clipboard.readText()") == "a text"

    def test_a_browser_that_refuses_asks_for_a_tap(self, client):
        refuse = "navigator.clipboard.writeText = async () => { throw new DOMException('No', 'NotAllowedError') }"
        page, server = client.page("<p>x</p>", permissions=["clipboard-read", "clipboard-write"],
                                   prepare=lambda page: page.add_init_script(refuse))
        server.send(command(1, "copy", "another text"))
        page.get_by_role("status").get_by_text("another text").wait_for()
        page.get_by_role("button", name="Copy").click()
        assert page.evaluate("navigator.clipboard.readText()") == "another text"
        assert page.get_by_role("button", name="Copy").count() == 0

    def test_vibrations_are_passed_on(self, client):
        record = "window.patterns = []; navigator.vibrate = (pattern) => patterns.push(pattern)"
        page, server = client.page("<p>x</p>", prepare=lambda page: page.add_init_script(record))
        server.send(command(1, "vibrate", [10, 50, 20]))
        page.wait_for_function("patterns.length")
        assert page.evaluate("patterns") == [[10, 50, 20]]

    def test_texts_are_said_in_the_topmost_dialog(self, client):
        page, server = client.page("<p>x</p>")
        server.send(command(1, "announce", {"text": "3 in the cart", "urgent": False}))
        page.get_by_role("status").get_by_text("3 in the cart").wait_for()
        page.evaluate("document.body.append(document.createElement('dialog')); document.querySelector('dialog').showModal()")
        server.send(command(2, "announce", {"text": "deleted", "urgent": True}))
        page.locator("dialog > [role=alert]").get_by_text("deleted").wait_for()
        # It is heard, not seen.
        assert page.locator("dialog > [role=alert]").evaluate("element => getComputedStyle(element).position") == "fixed"

    def test_the_screen_stays_on_until_the_session_ends(self, client):
        record = """window.locks = 0;
            Object.defineProperty(navigator, 'wakeLock', {
                value: { request: async () => (locks++, { release: async () => locks-- }) } })"""
        page, server = client.page("<p>x</p>", prepare=lambda page: page.add_init_script(record))
        server.send(command(1, "awake", True))
        page.wait_for_function("locks === 1")
        server.send(command(2, "awake", False))
        page.wait_for_function("locks === 0")
        server.send(command(3, "awake", True))
        page.wait_for_function("locks === 1")
        server.send(welcome(session="other", goes_on=0))
        page.wait_for_function("locks === 0")
