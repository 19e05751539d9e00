"""Scroll views whose motion is observed, and views that are observed becoming visible."""

from test_events import swipe
from wire import Frame

PHONE = {"viewport": {"width": 400, "height": 600}, "has_touch": True}
STYLE = "#s { height: 400px; overflow: auto } #s > p { height: 300px; margin: 0 }"
# Node 1 is the scroller; 1048576 is the bit of phase, 256 that of scroll.
PHASES = '<div id=s data-watch=phases data-e=1048832><p>1</p><p id=p2>2</p><p>3</p><p>4</p><p>5</p><p>6</p></div>'
PARTS = '<div id=s><p>1</p><p id=p2 data-watch=0.5 data-e=1048576>2</p><p id=p3 data-watch=1.0 data-e=1048576>3</p><p>4</p></div>'


def open_page(client, markup):
    page, server = client.page(markup, styles=STYLE, **PHONE)
    server.wait_for_module("watch")
    return page, server


def phases(page, server, last=0):
    """Waits for the last phase, and returns all."""
    server.wait_for(lambda: server.events("phase") and server.events("phase")[-1][-1] == last)
    return [event[-1] for event in server.events("phase")]


def test_a_finger_touches_moves_and_leaves(client):
    page, server = open_page(client, PHASES)
    swipe(page, [(200, 350 - step * 20) for step in range(11)])
    assert phases(page, server) in ([1, 2, 0], [1, 2, 3, 0])


# Timers that are due at once.
AT_ONCE = "() => { window.setTimeout = action => queueMicrotask(action) }"


def test_a_pause_does_not_end_a_motion(client):
    page, server = open_page(client, PHASES)
    page.evaluate(AT_ONCE)
    for event in ["scroll", "scroll", "scrollend"]:
        page.evaluate(f"s.dispatchEvent(new Event('{event}'))")
    assert phases(page, server) == [4, 0]


def test_a_pause_ends_a_motion_where_the_browser_does_not_say_so(client):
    # As in Safari.
    forget = "delete window.onscrollend"
    page, server = client.page(PHASES, styles=STYLE, prepare=lambda page: page.add_init_script(forget), **PHONE)
    server.wait_for_module("watch")
    page.evaluate(AT_ONCE)
    for _ in range(2):
        page.evaluate("s.dispatchEvent(new Event('scroll'))")
    server.wait_for(lambda: len(server.events("phase")) == 4)
    assert phases(page, server) == [4, 0, 4, 0]


def test_a_touch_without_a_motion_comes_to_rest(client):
    page, server = open_page(client, PHASES)
    page.touchscreen.tap(200, 200)
    assert phases(page, server) == [1, 0]


def test_a_wheel_moves_the_content(client):
    page, server = open_page(client, PHASES)
    page.mouse.move(200, 200)
    page.mouse.wheel(0, 120)
    assert phases(page, server) == [2, 0]


def test_the_app_moves_the_content(client):
    page, server = open_page(client, PHASES)
    page.evaluate("s.scrollTo({ top: 500, behavior: 'smooth' })")
    assert phases(page, server) == [4, 0]


def test_a_view_is_reported_when_enough_of_it_is_visible(client):
    page, server = open_page(client, PARTS)
    page.evaluate("s.scrollTop = 160")
    server.wait_for(lambda: len(server.events("phase")) == 1)
    page.evaluate("s.scrollTop = 500")
    server.wait_for(lambda: len(server.events("phase")) == 3)
    assert sorted(event[-1] for event in server.events("phase")[1:]) == [0, 1]


def test_a_flash_moves_the_content_and_back(client):
    markup = PHASES.replace("phases", '"phases flash=1"')
    script = "window.tops = []; document.addEventListener('scroll', event => tops.push(event.target.scrollTop), true)"
    page, server = client.page(markup, styles=STYLE, prepare=lambda page: page.add_init_script(script), **PHONE)
    page.wait_for_function("tops.length > 1")
    assert page.evaluate("tops") == [1, 0]
    server.settle()
    assert server.events("phase") == []


def test_a_flash_moves_content_that_begins_at_its_end(client):
    markup = PHASES.replace("phases", '"phases flash=1"')
    script = "window.tops = []; document.addEventListener('scroll', event => tops.push(event.target.scrollTop), true)"
    style = STYLE + "[data-watch] { display: flex; flex-direction: column-reverse } [data-watch] > * { flex: none }"
    page, _ = client.page(markup, styles=style, prepare=lambda page: page.add_init_script(script), **PHONE)
    page.wait_for_function("tops.length > 1")
    assert page.evaluate("tops") == [-1, 0]


def test_the_pointer_is_followed(client):
    page, server = client.page("<div data-watch=pointer data-e=8388608 style='margin:10px;width:100px;height:50px'>x</div>")
    server.wait_for_module("watch")
    page.mouse.move(20, 30)
    page.mouse.move(60, 40)
    page.mouse.move(300, 300)
    server.wait_for(lambda: [event[2] for event in server.events("point")][-1:] == [0])
    events = server.events("point")
    assert len(events) <= 3
    assert events[-2][2:] == (1, 50, 30, 60, 40)


def test_the_keys_of_a_press_are_sent_before_its_tap(client):
    # The bits of pointer and tap.
    page, server = client.page("<div id=d tabindex=0 data-watch=pointers data-e=33554433 style='width:100px;height:50px'>x</div>")
    server.wait_for_module("pointers")
    page.keyboard.down("Shift")
    page.mouse.click(10, 20)
    page.keyboard.up("Shift")
    server.wait_for(lambda: server.events("tap"))
    page.focus("#d")
    page.keyboard.press("Enter")
    server.wait_for(lambda: len(server.events("tap")) == 2)
    events = [event[1:] for event in server.events("pointer", "tap")]
    assert events[0] == ("pointer", 3, 1, 1, 0, 10, 20)
    assert [event[0] for event in events] == ["pointer", "tap", "pointer", "tap"]
    # A key that was held at an earlier press is not held now.
    assert events[2][3] == 0


def test_a_pointer_is_followed_from_its_press_to_its_end(client):
    page, server = client.page("<div data-watch='pointers=all' data-e=33554432 style='width:100px;height:50px'>x</div>")
    server.wait_for_module("pointers")
    page.mouse.move(5, 5)
    page.mouse.move(10, 20)
    page.mouse.down()
    page.mouse.move(30, 20)
    server.wait_for(lambda: len(server.events("pointer")) == 2)
    # The end is reported wherever it is.
    page.mouse.move(300, 300)
    page.mouse.up()
    server.wait_for(lambda: [event[2] for event in server.events("pointer")][-1:] == [1])
    events = [event[2:] for event in server.events("pointer")]
    assert events[0] == (0, 1, 0, 1, 10, 20)
    assert events[1] == (0, 1, 0, 1, 30, 20)
    assert events[-1] == (1, 1, 0, 1, 300, 300)


# Moves four pointers in each frame for some milliseconds; the last place is (80, 5). Returns the time that it took.
FOUR_POINTERS = """async (duration) => {
    const say = (type, id, x) => d.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: id, clientX: x, clientY: 5 }));
    const all = (type, x) => [1, 2, 3, 4].forEach((id) => say(type, id, x));
    const start = performance.now();
    all('pointerdown', 0);
    for (let x = 1; performance.now() - start < duration; x++) {
        all('pointermove', x % 50);
        await new Promise(requestAnimationFrame);
    }
    all('pointermove', 80);
    window.lift = () => all('pointerup', 90);
    return performance.now() - start;
}"""


def open_pointers(client):
    page, server = client.page("<div id=d data-watch='pointers=all' data-e=33554432 style='width:100px;height:50px'>x</div>")
    server.wait_for_module("pointers")
    return page, server


def last_places(server):
    return {event[5]: event[6] for event in server.events("pointer")}


def test_30_moves_of_pointers_are_sent_in_a_second(client):
    page, server = open_pointers(client)
    duration = page.evaluate(FOUR_POINTERS, 500)
    # The last place arrives, though nothing follows it.
    server.wait_for(lambda: last_places(server) == {1: 80, 2: 80, 3: 80, 4: 80})
    # Besides the presses, four moves at once, those of the time, and the last four.
    assert len(server.events("pointer")) <= 4 + 4 + duration * 30 / 1000 + 4
    page.evaluate("lift()")
    server.wait_for(lambda: last_places(server) == {1: 90, 2: 90, 3: 90, 4: 90})
    assert [event[2] for event in server.events("pointer")][-4:] == [1, 1, 1, 1]


def test_moves_of_pointers_wait_for_answers(client):
    page, server = open_pointers(client)
    page.evaluate(FOUR_POINTERS, 1500)
    server.wait_for(lambda: len(server.events("pointer")) >= 4 + 30)
    sent = len(server.events("pointer"))
    assert sent < 4 + 30 + 4
    assert last_places(server) != {1: 80, 2: 80, 3: 80, 4: 80}
    server.send(Frame(1, answer=sent))
    server.wait_for(lambda: last_places(server) == {1: 80, 2: 80, 3: 80, 4: 80})
    page.evaluate("lift()")
    server.wait_for(lambda: last_places(server) == {1: 90, 2: 90, 3: 90, 4: 90})


# Node 1 is a field; 16777220 has the bits of selection and input.
FIELD = '<input id=f value="one two three" data-watch=selection data-e=16777220>'
SLIDER = '<div><input id=r type=range min=-1 max=1 step=any value=0.5 data-style=neutral data-watch=neutral data-e=6></div>'


def open_field(client, markup=FIELD):
    page, server = client.page(markup)
    server.wait_for_module("selection")
    return page, server


def selections(server):
    return [event[-2:] for event in server.events("selection")]


def test_the_selection_of_a_field_is_reported(client):
    page, server = open_field(client)
    page.evaluate("f.focus(); f.setSelectionRange(4, 7)")
    server.wait_for(lambda: selections(server) and selections(server)[-1] == (4, 7))
    page.keyboard.press("End")
    server.wait_for(lambda: selections(server)[-1] == (13, 13))


def test_only_the_last_selection_of_a_frame_is_reported(client):
    page, server = open_field(client)
    page.evaluate("f.focus()")
    server.settle()
    before = len(selections(server))
    page.evaluate("for (const end of [1, 2, 3, 4]) { f.setSelectionRange(0, end); document.dispatchEvent(new Event('selectionchange')) }")
    server.wait_for(lambda: selections(server)[before:] == [(0, 4)])


def test_the_text_is_reported_before_the_place_in_it(client):
    page, server = open_field(client)
    page.evaluate("f.focus(); f.setSelectionRange(13, 13)")
    page.keyboard.type("!")
    server.wait_for(lambda: selections(server) and selections(server)[-1] == (14, 14))
    kinds = [event[1] for event in server.events("input", "selection")]
    assert kinds[-2:] == ["input", "selection"]


def test_the_app_selects_a_part_of_the_text(client):
    page, server = open_field(client, FIELD.replace("data-watch=selection", 'data-watch="selection 4 7"'))
    assert page.evaluate("[f.selectionStart, f.selectionEnd]") == [4, 7]
    page.evaluate("f.focus()")
    server.settle()
    assert selections(server) == []


def test_a_selection_towards_the_start_has_its_end_first(client):
    page, server = open_field(client)
    page.evaluate("f.focus(); f.setSelectionRange(7, 7)")
    for _ in range(3):
        page.keyboard.press("Shift+ArrowLeft")
    server.wait_for(lambda: selections(server) and selections(server)[-1] == (7, 4))


def test_the_app_selects_towards_the_start(client):
    page, server = open_field(client, FIELD.replace("data-watch=selection", 'data-watch="selection 7 4"'))
    assert page.evaluate("[f.selectionStart, f.selectionEnd, f.selectionDirection]") == [4, 7, "backward"]
    page.evaluate("f.focus()")
    server.settle()
    assert selections(server) == []


def test_the_filled_part_of_a_slider_follows_the_thumb(client):
    page, server = client.page(SLIDER)
    server.wait_for_module("watch")
    page.evaluate("r.value = -0.5; r.dispatchEvent(new Event('input', { bubbles: true }))")
    assert page.evaluate("r.parentElement.style.getPropertyValue('--at')") == "0.25"
