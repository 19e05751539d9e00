"""Taps, keys, gestures, scrolling and measures, by the mouse, finger and keyboard of a real browser."""

import time

import pytest

from tracing import traced
from wire import Frame, Shape

BOX = "style='width:200px;height:100px;background:#ccc'"


def phases(server, kind):
    return [event[2] for event in server.events(kind)]


AT_REST = "document.getAnimations().length === 0"


def swipe(page, points, release=True):
    """Moves a finger along points, one in 20 ms by the times of the events, however long a busy machine takes."""
    devtools = page.context.new_cdp_session(page)
    now = time.time()

    def touch(kind, point):
        nonlocal now
        places = [{"x": point[0], "y": point[1]}] if point else []
        devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": places, "timestamp": now})
        now += 0.02

    touch("touchStart", points[0])
    for point in points[1:]:
        touch("touchMove", point)
        page.wait_for_timeout(20)
    if release:
        touch("touchEnd", None)
    return devtools


class TestTaps:
    def test_say_where(self, client):
        page, server = client.page(f"<div data-e=1 {BOX}></div>")
        page.mouse.click(30, 40)
        assert server.events() == [(1, "tap", 1, 30, 40)]

    def test_are_counted(self, client):
        page, server = client.page(f"<div data-e=1 {BOX}></div>")
        page.mouse.dblclick(30, 40)
        assert phases(server, "tap") == [1, 2]

    def test_reach_the_innermost_listener(self, client):
        page, server = client.page("<div data-e=1><p><button data-e=1><b>x</b></button></p></div>")
        page.click("b")
        assert [event[0] for event in server.events()] == [3]

    @pytest.mark.parametrize("control", [
        "<input type=checkbox>", "<label><input type=checkbox> x</label>", "<a href='#x'>x</a>"])
    def test_belong_to_a_control_in_between(self, client, control):
        page, server = client.page(f"<div data-e=1><p>row</p>{control}</div>")
        page.locator("#oriel > div > :last-child").click()
        assert server.events() == []
        page.click("p")
        assert server.events("tap")[0][0] == 1

    def test_come_from_the_keyboard_too(self, client):
        page, server = client.page(f"<button data-e=1>x</button><div data-e=1 role=button tabindex=0 {BOX}></div>")
        page.focus("button")
        page.keyboard.press("Enter")
        page.focus("div[role]")
        page.keyboard.press(" ")
        assert [event[0] for event in server.events()] == [1, 2]
        assert server.events()[1][3:] == (100, 50)

    def test_of_a_button_that_they_dim_isolate_it_for_a_while(self, client):
        page, server = client.page("<button data-e=1>x</button><button data-e=1 style='color:red'>y</button>",
                                   styles="button:first-child:active{opacity:.4}")
        looks = "[...document.querySelectorAll('button')].map((button) => getComputedStyle(button).isolation)"
        for place in (0, 1):
            page.hover(f"button >> nth={place}")
            page.mouse.down()
            assert page.evaluate(looks) == ["isolate" if place == 0 else "auto", "auto"]
            page.mouse.up()
            server.wait_for(lambda: page.evaluate(looks) == ["auto", "auto"])
        assert [event[0] for event in server.events("tap")] == [1, 2]
        assert page.get_attribute("button >> nth=0", "style") is None
        # What the server says meanwhile is kept.
        page.hover("button >> nth=0")
        page.mouse.down()
        server.send(Frame(1).inline(1, "color: blue"))
        assert page.evaluate(looks) == ["isolate", "auto"]
        page.mouse.up()
        server.wait_for(lambda: page.evaluate(looks) == ["auto", "auto"])
        assert page.get_attribute("button >> nth=0", "style") == "color: blue;"

    def test_of_a_link_stay_here_unless_a_key_is_held(self, client):
        page, server = client.page("<a href='/elsewhere' data-e=1>x</a>")
        page.click("a")
        assert page.url.endswith("oriel.test/")
        with page.context.expect_page():
            page.click("a", modifiers=["Control"])
        assert len(server.events("tap")) == 1


def test_a_choice_by_index(client):
    page, server = client.page(
        "<div role=tablist data-e=131072><button role=tab>a</button><button role=tab>b</button>"
        "<button role=tab>c</button></div>"
        "<ul data-e=131072><li data-index=7><b>x</b></li></ul>")
    page.click("button >> nth=1")
    page.keyboard.press("ArrowRight")
    page.click("b")
    assert server.events() == [(1, "select", 1), (1, "select", 2), (5, "select", 7)]


def test_links_in_a_text(client):
    page, server = client.page("<p data-e=1><span data-e=131072><i>see </i><a href='/a' data-index=0>this</a><i> or </i>"
                               "<a role=link tabindex=0 data-index=1>that</a></span></p>")
    page.click("text=this")
    page.focus("[role=link]")
    page.keyboard.press("Enter")
    assert page.url == "https://oriel.test/"
    assert server.events() == [(2, "select", 0), (2, "select", 1)]
    page.click("text=see")
    assert server.events()[2][:2] == (1, "tap")


def test_focus_and_hover(client):
    page, server = client.page(f"<div data-e=8208 {BOX}><input><input></div><input>")
    page.click("input >> nth=0")
    page.click("input >> nth=1")
    page.click("input >> nth=2")
    assert phases(server, "focus") == [1, 0]
    assert phases(server, "hover") == [1, 0]


def test_keys(client):
    page, server = client.page(
        "<div data-e=32 tabindex=0>x<input></div><div data-e=32 data-keys='Escape Space' tabindex=0>y</div>")
    page.focus("div[tabindex]")
    page.keyboard.press("Shift+ArrowUp")
    page.focus("input")
    page.keyboard.press("a")
    page.keyboard.press("Escape")
    page.focus("[data-keys]")
    page.keyboard.press("b")
    page.keyboard.press(" ")
    assert [event[2:] for event in server.events("key")] == [("ArrowUp", 1), ("Escape", 0), (" ", 0)]


def test_shortcuts(client):
    page, server = client.page(
        "<button data-e=1 data-shortcut='8:s'>save</button><button data-e=1 data-shortcut='0:Escape'>x</button>"
        "<input>")
    page.focus("input")
    page.keyboard.press("Control+s")
    page.keyboard.press("Escape")
    page.keyboard.press("s")
    assert [event[0] for event in server.events("tap")] == [1, 2]


def test_the_shortcut_of_a_covered_page_is_that_of_the_visible_one(client):
    page, server = client.page(
        "<div data-state=covered inert><button data-e=1 data-shortcut='0:n'>hidden</button></div>"
        "<div><button data-e=1 data-shortcut='0:n' disabled>off</button></div>"
        "<div><button data-e=1 data-shortcut='0:n'>shown</button></div>")
    page.keyboard.press("n")
    page.keyboard.press("Shift+n")
    assert [event[0] for event in server.events("tap")] == [5 + 1]


def test_a_punctuation_mark_may_need_shift(client):
    page, server = client.page("<button data-e=1 data-shortcut='0:?'>help</button><button data-e=1 data-shortcut='0:/'>find</button>")
    page.keyboard.press("Shift+?")
    page.keyboard.press("/")
    page.keyboard.press("Shift+/")
    assert [event[0] for event in server.events("tap")] == [1, 2, 2]


def test_a_shake_is_a_key_of_the_device(client):
    page, server = client.page("<button data-e=1 data-shortcut='0:shake' data-watch=shake>menu</button>")
    server.wait_for_module("watch")
    shake = """([x, timeStamp]) => {
        const event = new Event('devicemotion');
        Object.defineProperty(event, 'acceleration', { value: x === null ? null : { x, y: 0, z: 0 } });
        Object.defineProperty(event, 'timeStamp', { value: timeStamp });
        dispatchEvent(event);
    }"""
    # Nothing measured, too weak, strong, still the same shake, the next.
    for strength, time in [(None, 2000), (5, 2000), (25, 2000), (30, 2400), (25, 3100)]:
        page.evaluate(shake, [strength, time])
    assert [event[0] for event in server.events("tap")] == [1, 1]


def test_the_keys_for_undoing_press_their_buttons_outside_of_fields(client):
    page, server = client.page(
        "<button data-e=1 data-shortcut='0:undo' data-watch=undo style='display:none'></button>"
        "<button data-e=1 data-shortcut='0:redo' data-watch=undo style='display:none'></button><input>"
    )
    server.wait_for_module("undo")
    for keys in ["Control+z", "Control+Shift+z", "Control+y", "z", "Control+Alt+z"]:
        page.keyboard.press(keys)
    assert [event[0] for event in server.events("tap")] == [1, 2, 2]

    # The browser undoes what was typed.
    page.locator("input").press_sequentially("ab")
    page.keyboard.press("Control+z")
    assert page.locator("input").input_value() == ""
    assert len(server.events("tap")) == 3


class TestDrag:
    def test_of_the_mouse(self, client):
        page, server = client.page(f"<div data-e=65 style='margin-left:50px;width:200px;height:100px'></div>")
        page.mouse.move(60, 20)
        page.mouse.down()
        page.mouse.move(65, 20)
        server.settle()
        assert server.events() == []
        page.mouse.move(160, 40, steps=5)
        page.mouse.up()
        server.wait_for(lambda: phases(server, "drag")[-1] == 1)
        drags = server.events("drag")
        assert drags[-1][2:7] == (1, 10, 20, 110, 40)
        assert {drag[2] for drag in drags[:-1]} == {0}
        assert max(drag[7] for drag in drags) > 0
        # The click at its end is no tap.
        assert server.events("tap") == []
        page.mouse.click(60, 20)
        assert len(server.events("tap")) == 1

    def test_follows_the_finger_although_the_node_moves(self, client):
        page, server = client.page(f"<div data-e=64 data-distance=0 {BOX}></div>")
        page.mouse.move(10, 10)
        page.mouse.down()
        server.wait_for(lambda: server.events("drag"))
        assert server.events("drag")[0][2:7] == (0, 10, 10, 10, 10)
        server.send(Frame(1).inline(1, "transform: translate(50px, 0)"))
        page.mouse.move(60, 10)
        page.mouse.up()
        assert server.events("drag")[-1][2:7] == (1, 10, 10, 60, 10)

    def test_from_the_start_leaves_taps_inside_alone(self, client):
        page, server = client.page(f"<div data-e=64 data-distance=0 {BOX}><button data-e=1>x</button></div>")
        page.click("button")
        assert phases(server, "drag") == [0, 1]
        assert len(server.events("tap")) == 1

    def test_changes_are_said_once_per_frame(self, client):
        page, server = client.page(f"<div data-e=64 {BOX}></div>")
        page.evaluate("""() => {
            const send = (type, x) => document.querySelector('#oriel div').dispatchEvent(new PointerEvent(type,
                { bubbles: true, pointerId: 5, isPrimary: true, button: 0, clientX: x, clientY: 5 }));
            send('pointerdown', 5);
            for (let x = 10; x < 100; x++) send('pointermove', x);
        }""")
        server.settle()
        assert [drag[5] for drag in server.events("drag")] == [99]

    def test_of_a_finger_across_a_scroller(self, client):
        page, server = client.page(
            f"<main style='height:200px;overflow-y:auto'><div data-e=64 {BOX}></div>"
            "<p style='height:999px'></p></main>",
            has_touch=True)
        swipe(page, [(20, 20), (40, 20), (80, 22), (120, 22)])
        assert phases(server, "drag")[-1] == 1
        count = len(server.events("drag"))
        swipe(page, [(20, 90), (20, 70), (20, 50), (20, 20)])
        page.wait_for_function("document.querySelector('main').scrollTop > 0")
        server.settle()
        assert all(phase == 2 for phase in phases(server, "drag")[count + 1:])


def test_long_press(client):
    page, server = client.page(f"<div data-e=129 data-duration=100 {BOX}></div>")
    page.mouse.move(10, 10)
    page.mouse.down()
    server.wait_for(lambda: phases(server, "longPress") == [0, 1])
    page.mouse.up()
    assert server.events("tap") == []


def test_a_long_press_is_cancelled_by_moving(client):
    # Longer than any machine takes to move the mouse.
    page, server = client.page(f"<div data-e=129 data-duration=600000 {BOX}></div>")
    page.mouse.move(10, 10)
    page.mouse.down()
    page.mouse.move(90, 10)
    page.mouse.up()
    assert phases(server, "longPress") == [0, 2]


def test_magnify(client):
    page, server = client.page(f"<div data-e=262144 {BOX}></div>", has_touch=True)
    server.wait_for_module("magnify")
    devtools = page.context.new_cdp_session(page)
    touch = lambda kind, *points: devtools.send(
        "Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y, "id": id} for id, x, y in points]})
    touch("touchStart", (0, 40, 50))
    touch("touchStart", (0, 40, 50), (1, 80, 50))
    touch("touchMove", (0, 40, 50), (1, 40, 10))
    server.wait_for(lambda: server.events("magnify"))
    touch("touchMove", (0, 40, 50), (1, 120, 50))
    server.settle()
    touch("touchEnd")
    last = server.wait_for(lambda: [event for event in server.events("magnify") if event[2] == 1])[0]
    # The fingers began at 40 and 80.
    assert last[3:7] == (2, 0, 60, 50)
    assert abs(last[7] - 0.3) < 1e-6 and last[8] == 0.5
    turned = server.events("magnify")[0]
    assert turned[3] == 1 and abs(turned[4] + 1.5708) < 0.001

    page.mouse.move(50, 50)
    page.keyboard.down("Control")
    page.mouse.wheel(0, -100)
    page.keyboard.up("Control")
    server.wait_for(lambda: phases(server, "magnify")[-1] == 1 and server.events("magnify")[-1][3] > 2.5)
    assert server.events("magnify")[-1][5:7] == (50, 50)


ZOOMS = ("<div data-e=262144 data-watch='zoom=1,4,0,1,0' style='width:400px;height:400px;display:flex;overflow:auto;scrollbar-width:none'>"
         "<div style='width:400px;height:400px;display:flex;align-items:center'><p style='width:400px;height:200px;margin:0'>x</p></div></div>")
PLACE = "(({ x, y, width, height }) => [x, y, width, height])(document.querySelector('p').getBoundingClientRect())"


def test_a_scroll_view_zooms_by_itself(client):
    page, server = client.page(ZOOMS, styles="body { margin: 0 }", has_touch=True)
    server.wait_for_module("magnify")
    devtools = page.context.new_cdp_session(page)
    touch = lambda kind, *points: devtools.send(
        "Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y, "id": id} for id, x, y in points]})
    left, top = page.evaluate("Object.values(document.querySelector('p').getBoundingClientRect().toJSON()).slice(0, 2)")
    touch("touchStart", (0, 100, 250))
    touch("touchStart", (0, 100, 250), (1, 200, 250))
    for step in range(1, 11):
        touch("touchMove", (0, 100 - 5 * step, 250), (1, 200 + 5 * step, 250))
    # The point between the fingers is where it was.
    x, y, width, height = page.evaluate(PLACE)
    assert (width, height) == (800, 400)
    assert abs(x + 2 * (150 - left) - 150) < 1.5
    assert server.events("magnify") == []
    touch("touchEnd")
    assert server.wait_for(lambda: server.events("magnify")) == [(1, "magnify", 1, 2, 0, 0, 0, 0.5, 0.5)]

    # The app zooms to a point, and back.
    server.send(Frame(1, answer=1).attribute(1, "data-watch", "zoom=1,4,1,4,0,200,200"))
    page.wait_for_function(f"{PLACE}[2] === 1600")
    assert page.evaluate(PLACE)[:2] == [left - 600, top - 400 + 100]
    server.send(Frame(2).attribute(1, "data-watch", "zoom=1,4,2,1,0"))
    page.wait_for_function(f"{PLACE}[2] === 400")
    assert page.evaluate(PLACE)[:2] == [left, top]
    assert len(server.events("magnify")) == 1


class TestMeasures:
    def test_scroll(self, client):
        page, server = client.page("<div data-e=256 style='width:100px;height:50px;overflow:auto;scrollbar-width:none'>"
                                   "<p style='margin:0;height:400px'>x</p></div>")
        server.wait_for(lambda: server.events("scroll"))
        page.evaluate("document.querySelector('#oriel div').scrollTop = 70")
        server.settle()
        assert [event[2:] for event in server.events("scroll")] == [
            (0, 0, 100, 50, 100, 400), (0, 70, 100, 50, 100, 400)]
        server.send(Frame(1).inline(2, "margin: 0; height: 500px"))
        assert server.events("scroll")[-1][-1] == 500

    def test_pages_passed_by(self, client):
        page, server = client.page(
            "<div data-e=256 data-kind=pages style='width:100px;height:50px;overflow:auto;scrollbar-width:none'>"
            "<p style='margin:0;width:300px;height:50px'>x</p></div>")
        server.settle()
        # Just begun, and past the second page: neither is where it is going.
        page.evaluate("""async () => {
            for (const place of [1, 100, 200]) {
                document.querySelector('#oriel div').scrollLeft = place;
                await new Promise(requestAnimationFrame);
            }
        }""")
        server.wait_for(lambda: server.events("scroll") and server.events("scroll")[-1][2] == 200)
        assert [event[2] for event in server.events("scroll") if event[2]] == [200]

    def test_the_padding_of_a_node_is_a_part_of_its_size(self, client):
        # The space that stands in for rows of a long collection is padding.
        page, server = client.page("<div data-e=1024 style='padding-bottom:500px'><p style='margin:0;height:100px'></p></div>")
        heights = lambda: [event[3] for event in server.events("size")]
        server.wait_for(lambda: heights() == [600])
        server.send(Frame(1).inline(1, "padding-bottom:900px"))
        server.wait_for(lambda: heights() == [600, 1000])

    def test_visible_range(self, client):
        page, server = client.page("<div style='height:200px;overflow-y:auto'><p style='margin:0;height:100px'></p>"
                                   "<section data-e=512><p style='margin:0;height:5000px'></p></section></div>")
        server.wait_for(lambda: server.events("visibleRange") == [(3, "visibleRange", 0, 100)])
        page.evaluate("document.querySelector('#oriel div').scrollTop = 1000")
        server.settle()
        assert server.events("visibleRange")[-1] == (3, "visibleRange", 900, 1100)
        # A little further is not worth a word before the scroll has ended, which a busy machine can notice before the next command.
        said = page.evaluate("""async () => {
            const [{ sent }, scroller] = [sockets.at(-1), document.querySelector('#oriel div')]
            const before = sent.length
            scroller.scrollTop = 1010
            scroller.dispatchEvent(new Event('scroll'))
            await null
            return sent.length - before
        }""")
        assert said == 0
        server.wait_for(lambda: server.events("visibleRange")[-1] == (3, "visibleRange", 910, 1110))

    def test_changes_elsewhere_and_of_its_size_move_a_visible_range(self, client):
        page, server = client.page("<div style='height:200px;overflow-y:auto'><p style='margin:0;height:100px'>x</p>"
                                   "<section data-e=512><p style='margin:0;height:150px'>x</p></section></div>")
        server.wait_for(lambda: server.events("visibleRange") == [(3, "visibleRange", 0, 100)])
        # The text before it gets smaller.
        server.send(Frame(1).inline(2, "margin:0;height:50px"))
        server.wait_for(lambda: server.events("visibleRange")[-1:] == [(3, "visibleRange", 0, 150)])
        # It gets smaller itself, because of its content.
        server.send(Frame(2).inline(4, "margin:0;height:60px"))
        server.wait_for(lambda: server.events("visibleRange")[-1:] == [(3, "visibleRange", 0, 60)])
        # It gets a margin.
        server.send(Frame(3).inline(3, "margin-top:130px"))
        server.wait_for(lambda: server.events("visibleRange")[-1:] == [(3, "visibleRange", 0, 20)])

    def test_changes_that_cannot_move_a_visible_range_read_no_boxes(self, client):
        page, server = client.page("<div style='height:200px;overflow-y:auto;position:relative'>"
                                   "<section data-e=512><p style='margin:0;height:5000px'>x</p></section>"
                                   "<aside style='position:absolute;top:0'><p>x</p></aside><footer>x</footer></div>")
        server.wait_for(lambda: server.events("visibleRange") == [(2, "visibleRange", 0, 200)])
        with traced(page) as trace:
            # In the section, and in a layer.
            server.send(Frame(1).inline(3, "margin:0;height:5000px;width:50px").inline(5, "height:30px"))
            assert trace.boxes == 0
            # A new node that the same frame changes, too.
            server.send(Frame(2).shape(Shape("p", Shape("b"))).insert(4, None, (0, [[]])).inline(7, "margin:0").inline(8, "color:red"))
            assert trace.boxes == 0
            server.send(Frame(3).text(6, "y"))
            assert trace.boxes > 0

    def test_horizontal_range(self, client):
        page, server = client.page(
            "<div style='width:300px;overflow-x:auto'>"
            "<section data-e=512 data-axis=x style='width:3000px'>x</section></div>")
        server.wait_for(lambda: server.events("visibleRange") == [(2, "visibleRange", 0, 300)])

    def test_size_and_place(self, client):
        page, server = client.page("<main style='height:100px;overflow:auto'>"
                                   "<div data-e=1024 data-track style='width:33.5px;height:20px'></div>"
                                   "<p style='height:900px'></p></main>")
        server.wait_for(lambda: server.events("size") == [(2, "size", 33.5, 20, 0, 0)])
        page.evaluate("document.querySelector('main').scrollTop = 15")
        server.settle()
        assert server.events("size")[-1] == (2, "size", 33.5, 20, 0, -15)
        server.send(Frame(1).inline(2, "width: 50px; height: 20px; transform: scale(2)"))
        assert server.events("size")[-1][2:4] == (50, 20)

    def test_images(self, client):
        page, server = client.page(
            "<img data-e=16384 style='width:9px' src='data:image/svg+xml,"
            "<svg xmlns=%22http://www.w3.org/2000/svg%22 width=%2230%22 height=%2220%22/>'>"
            "<img data-e=16384 src='data:image/gif;base64,broken'>")
        server.wait_for(lambda: len(server.events("load")) == 2)
        assert sorted(server.events("load")) == [(1, "load", 1, 30, 20), (2, "load", 0, 0, 0)]


class TestRows:
    ROWS = ("<ul style='margin:0;padding:0;overflow:hidden auto;width:300px'>"
            "<li data-e=65536 data-delete=Delete tabindex=0 "
            "style='height:50px;display:flex'>one</li><li data-e=1 style='height:50px'>two</li></ul>")

    def test_a_swipe_reveals_a_button(self, client):
        page, server = client.page(self.ROWS, has_touch=True)
        server.wait_for_module("rows")
        swipe(page, [(250, 20), (230, 20), (200, 21), (160, 21)])
        page.wait_for_function(AT_REST)
        button = page.get_by_role("button", name="Delete")
        box = button.bounding_box()
        assert (box["x"] + box["width"], box["height"]) == (300, 50)
        button.click()
        assert server.events() == [(2, "delete")]

    def test_a_press_elsewhere_closes_it(self, client):
        page, server = client.page(self.ROWS, has_touch=True)
        server.wait_for_module("rows")
        swipe(page, [(250, 20), (230, 20), (200, 21), (160, 21)])
        page.mouse.click(50, 75)
        page.locator("li button").wait_for(state="detached")
        page.wait_for_function(AT_REST)
        assert page.evaluate("getComputedStyle(document.querySelector('li')).translate") == "none"
        assert server.events() == []

    def test_a_long_swipe_or_the_delete_key_deletes(self, client):
        page, server = client.page(self.ROWS, has_touch=True)
        server.wait_for_module("rows")
        swipe(page, [(280, 20), (250, 20), (150, 21), (50, 21)])
        page.focus("li")
        page.keyboard.press("Delete")
        assert server.events() == [(2, "delete"), (2, "delete")]

    def test_leading_actions_are_on_the_other_side(self, client):
        page, server = client.page(
            "<ul style='margin:0;padding:0;overflow:hidden;width:300px'><li style='height:50px'>one"
            "<div data-actions data-edge=leading style='width:90px'><button data-e=1>Pin</button></div></li></ul>", has_touch=True)
        server.wait_for_module("rows")
        swipe(page, [(50, 20), (60, 20), (90, 21), (130, 21)])
        page.wait_for_function(AT_REST)
        assert page.locator("[data-actions]").bounding_box()["x"] == 0
        page.get_by_role("button", name="Pin").click()
        assert server.events("tap")[0][0] == 4
        # There is nothing on this side.
        swipe(page, [(250, 20), (230, 20), (150, 21), (50, 21)])
        page.wait_for_function(AT_REST)
        assert page.evaluate("getComputedStyle(document.querySelector('li')).translate") == "none"

    FULL = ("<ul style='margin:0;padding:0;overflow:hidden;width:300px'><li data-e=65536 data-delete=Delete style='height:50px'>one"
            "<div data-actions={} style='width:160px'><button data-e=1>Flag</button><button data-e=1>More</button></div></li></ul>")

    def test_a_long_swipe_presses_the_first_action(self, client):
        page, server = client.page(self.FULL.format("full"), has_touch=True)
        server.wait_for_module("rows")
        swipe(page, [(280, 20), (250, 20), (150, 21), (50, 21)])
        server.wait_for(lambda: len(server.events("tap")) == 1)
        assert [event[0] for event in server.events()] == [server.events("tap")[0][0]]
        page.wait_for_function(AT_REST)
        assert page.evaluate("getComputedStyle(document.querySelector('li')).translate") in ("none", "0px")
        assert page.evaluate("document.querySelector('[data-actions]').style.minWidth") == ""
        # The row can be used again.
        swipe(page, [(250, 20), (230, 20), (180, 21), (150, 21)])
        page.get_by_role("button", name="More").click()
        assert len(server.events("tap")) == 2

    def test_a_long_swipe_never_presses_the_second_action(self, client):
        page, server = client.page(self.FULL.format("full").replace("<button", "<button disabled", 1), has_touch=True)
        server.wait_for_module("rows")
        swipe(page, [(280, 20), (250, 20), (150, 21), (50, 21)])
        page.wait_for_function(AT_REST)
        assert server.events() == []
        assert page.evaluate("document.querySelector('li').style.translate") == "-160px"

    def test_a_long_swipe_presses_an_action_inside_of_others(self, client):
        markup = self.FULL.format("full").replace("<button data-e=1>Flag</button>", "<div><button data-e=1>Flag</button></div>")
        page, server = client.page(markup, has_touch=True)
        server.wait_for_module("rows")
        swipe(page, [(280, 20), (250, 20), (150, 21), (50, 21)])
        server.wait_for(lambda: len(server.events("tap")) == 1)

    def test_a_long_swipe_only_reveals_actions_that_do_not_allow_it(self, client):
        page, server = client.page(self.FULL.format("some"), has_touch=True)
        server.wait_for_module("rows")
        swipe(page, [(280, 20), (250, 20), (150, 21), (50, 21)])
        page.wait_for_function(AT_REST)
        assert server.events() == []
        assert page.evaluate("document.querySelector('li').style.translate") == "-160px"

    def test_own_actions_are_shown_instead(self, client):
        page, server = client.page(
            "<ul style='margin:0;padding:0;overflow:hidden;width:300px'><li style='height:50px'>one"
            "<div data-actions style='width:120px'><button data-e=1>Flag</button></div></li></ul>", has_touch=True)
        server.wait_for_module("rows")
        swipe(page, [(250, 20), (230, 20), (180, 21), (150, 21)])
        page.get_by_role("button", name="Flag").click()
        assert server.events("tap")[0][0] == 4
        server.send(Frame(1).inline(2, "height: 60px"))
        assert page.evaluate("document.querySelector('li').style.translate") == "-120px"


def test_content_that_begins_at_its_end_is_pulled_at_its_top(client):
    page, server = client.page(
        "<main data-refresh data-e=2048 style='display:flex;flex-direction:column-reverse;height:300px;overflow-y:auto'>"
        "<p style='flex:none;margin:0;height:900px'>x</p></main>",
        has_touch=True)
    swipe(page, [(50, 20), (50, 60), (50, 120), (50, 200)])
    assert server.events() == []
    page.evaluate("document.querySelector('main').scrollTop = -600")
    swipe(page, [(50, 20), (50, 60), (50, 120), (50, 200)])
    assert server.events() == [(1, "refresh")]
    assert page.evaluate("document.querySelector('main').lastElementChild.role") == "progressbar"


def test_pull_to_refresh(client):
    page, server = client.page(
        "<main data-refresh data-e=2048 style='height:300px;overflow-y:auto'>"
        "<p style='margin:0;height:900px'>x</p></main>",
        has_touch=True)
    swipe(page, [(50, 20), (50, 60), (50, 120), (50, 200)])
    assert server.events() == [(1, "refresh")]
    spinner = page.get_by_role("progressbar")
    assert spinner.count() == 1
    server.send(Frame(1).attribute(1, "aria-busy", "true"))
    server.send(Frame(2, answer=1))
    # One that is about to go is "leaving".
    assert spinner.get_attribute("data-client") == "spinner turning"
    server.send(Frame(3, answer=1).no_attribute(1, "aria-busy"))
    spinner.wait_for(state="detached")

    swipe(page, [(50, 20), (50, 60), (50, 70)])
    spinner.wait_for(state="detached")
    assert len(server.events()) == 1
