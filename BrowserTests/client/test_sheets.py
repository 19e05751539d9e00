"""Sheets that follow a finger."""

from test_events import swipe
from wire import Frame, Shape

PHONE = {"viewport": {"width": 400, "height": 800}, "has_touch": True}
STYLE = ("dialog { position: fixed; inset: auto 0 0; margin: 0; padding: 0; border: 0; width: 100%; max-width: none;"
         "max-height: none; height: 400px; overflow: clip }")
DISMISS = 4096
SELECT = 131072


def sheet(client, events=DISMISS, detents="50dvh 700px", content="<p>text</p>"):
    markup = f"<dialog data-modal data-kind=sheet data-detents='{detents}' data-e={events}>{content}</dialog>"
    page, server = client.page(markup, styles=STYLE, **PHONE)
    page.wait_for_function("document.querySelector('dialog')?.open")
    # The module is loaded when the sheet appears.
    page.wait_for_load_state("networkidle")
    return page, server


def rests_at(page, top):
    """Waits until the upper edge of the sheet is somewhere, and nothing moves."""
    page.wait_for_function("""top => document.getAnimations().length === 0
        && Math.round(document.querySelector('dialog').getBoundingClientRect().top) === top""", arg=top)


def slowly(start, end, steps=10):
    """Points on the way, with a rest at the end, so that it has no momentum."""
    return [(200, start + (end - start) * step / steps) for step in range(steps + 1)] + [(200, end)] * 8


def test_it_follows_the_finger_up_and_down(client):
    page, _ = sheet(client)
    rests_at(page, 400)
    devtools = swipe(page, slowly(450, 350), release=False)
    rests_at(page, 300)
    devtools.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": 200, "y": 550}]})
    page.wait_for_function("document.querySelector('dialog').getBoundingClientRect().top > 490")
    rests_at(page, 500)


def test_it_rests_at_the_nearest_detent(client):
    page, server = sheet(client)
    swipe(page, slowly(450, 250))
    rests_at(page, 100)
    swipe(page, slowly(150, 250))
    rests_at(page, 100)
    swipe(page, slowly(150, 400))
    rests_at(page, 400)
    assert server.events() == []


def test_a_quick_movement_goes_on(client):
    page, _ = sheet(client)
    swipe(page, [(200, 450), (200, 420), (200, 370), (200, 320)])
    rests_at(page, 100)


def test_it_tells_which_detent_was_chosen_until_the_server_has_it(client):
    page, server = sheet(client, events=DISMISS | SELECT)
    swipe(page, slowly(450, 200))
    assert server.wait_for(lambda: server.events("select")) == [(1, "select", 1)]
    rests_at(page, 100)
    # The server keeps the lower one.
    server.send(Frame(1, answer=1))
    rests_at(page, 400)


def test_it_is_closed_when_it_is_dragged_down(client):
    page, server = sheet(client)
    swipe(page, slowly(450, 750))
    assert server.wait_for(lambda: server.events("dismiss")) == [(1, "dismiss")]
    page.wait_for_function("document.querySelector('dialog').getBoundingClientRect().top >= 800")
    server.send(Frame(1, answer=1).remove(1))
    assert page.locator("dialog").count() == 0


def test_it_comes_back_if_the_server_does_not_close_it(client):
    page, server = sheet(client)
    swipe(page, slowly(450, 750))
    server.wait_for(lambda: server.events("dismiss"))
    server.send(Frame(1, answer=1))
    rests_at(page, 400)


def test_one_that_cannot_be_closed_gives_way_a_little(client):
    page, server = sheet(client, events=0)
    devtools = swipe(page, slowly(450, 650), release=False)
    rests_at(page, 440)
    devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    rests_at(page, 400)
    assert server.events() == []


SCROLLER = "<div id=scroller style='height:400px;overflow:auto'><div style='height:2000px'>long</div></div>"


def test_content_scrolls_before_the_sheet_moves_down(client):
    page, server = sheet(client, detents="50dvh", content=SCROLLER)
    swipe(page, slowly(700, 500))
    page.wait_for_function("document.querySelector('#scroller').scrollTop > 100")
    rests_at(page, 400)
    swipe(page, slowly(500, 560))
    rests_at(page, 400)
    page.evaluate("document.querySelector('#scroller').scrollTop = 0")
    swipe(page, slowly(450, 750))
    server.wait_for(lambda: server.events("dismiss"))


def test_content_that_begins_at_its_end_scrolls_before_the_sheet_moves_down(client):
    scroller = SCROLLER.replace("auto", "auto;display:flex;flex-direction:column-reverse").replace("2000px", "2000px;flex:none")
    page, server = sheet(client, detents="50dvh", content=scroller)
    # It knows where such content has its top.
    server.wait_for_module("refresh")
    swipe(page, slowly(500, 700))
    page.wait_for_function("document.querySelector('#scroller').scrollTop < -100")
    rests_at(page, 400)
    page.evaluate("document.querySelector('#scroller').scrollTop = -2000")
    swipe(page, slowly(450, 750))
    server.wait_for(lambda: server.events("dismiss"))


def test_fields_and_gestures_keep_their_touches(client):
    page, server = sheet(client, content="<input type=range style='height:300px'><p data-e=64>drag</p>")
    swipe(page, [(60, y) for y in range(450, 700, 25)])
    rests_at(page, 400)
    assert server.events("dismiss") == []


def test_a_mouse_drags_the_upper_edge(client):
    page, server = sheet(client)
    page.mouse.move(200, 600)
    page.mouse.down()
    page.mouse.move(200, 300, steps=5)
    page.mouse.up()
    rests_at(page, 400)
    page.mouse.move(200, 405)
    page.mouse.down()
    page.mouse.move(200, 110, steps=5)
    page.mouse.up()
    rests_at(page, 100)


def test_a_click_at_the_upper_edge_is_a_click(client):
    page, server = sheet(client, content="<button data-e=1 style='height:44px'>Done</button>")
    page.mouse.click(10, 410)
    assert server.wait_for(lambda: server.events("tap"))[0][:2] == (2, "tap")
    rests_at(page, 400)


def test_a_sheet_above_it_moves_alone(client):
    page, server = sheet(client, content="<dialog data-modal data-e=4096><p>above</p></dialog>")
    page.wait_for_function("[...document.querySelectorAll('dialog')].every(dialog => dialog.open)")
    swipe(page, slowly(450, 750))
    rests_at(page, 400)
    assert server.events() == []


def test_a_touch_next_to_the_sheet_does_not_move_it(client):
    page, server = sheet(client)
    swipe(page, slowly(100, 390))
    rests_at(page, 400)


def test_a_wide_window_has_no_detents(client):
    page, server = sheet(client)
    page.set_viewport_size({"width": 900, "height": 800})
    swipe(page, slowly(450, 750))
    rests_at(page, 400)
    assert server.events() == []


# MARK: Covers that zoom

COVER = ("dialog { position: fixed; inset: 0; margin: 0; padding: 0; border: 0; width: 100%; height: 100%; max-width: none;"
         "max-height: none; overflow: clip } #tile { position: absolute; left: 20px; top: 500px; width: 100px; height: 50px }")
RECORD = """() => {
    window.moved = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        if (this.nodeName === 'DIALOG' && frames.length) moved.push(frames);
        return animate.call(this, frames, options);
    };
}"""
# The backdrop keeps its animation when it has ended.
REST = "document.getAnimations().every((animation) => animation.playState === 'finished')"
HERE = {"clipPath": "inset(0px 0px round 0px)"}
# The tile is a quarter as wide as the window; its middle is 130 to the left of the window's and 125 below it.
TILE = {"translate": "-130px 125px", "scale": "0.25", "clipPath": "inset(300px 0px round 12px)"}


def cover(client, events=DISMISS, tile="<div id=tile data-zoom=1-0></div>"):
    """A page with a tile, and a cover that comes out of it."""
    page, server = client.page(tile, styles=COVER, **PHONE)
    page.wait_for_load_state("networkidle")
    page.evaluate(RECORD)
    shape = Shape("dialog", events=events, attributes={
        "data-modal": "", "data-kind": "cover", "data-zoom": "1-0", "data-in": "opacity:0", "data-out": "opacity:0"})
    server.send(Frame(1).define_timing(1, 300, 0, "linear").timing(1).shape(shape).insert(0, None, (0, [[]])))
    page.wait_for_function("document.querySelector('dialog')?.open")
    page.wait_for_function(REST)
    return page, server


def test_a_cover_comes_out_of_its_view_and_goes_back(client):
    page, server = cover(client)
    assert page.evaluate("moved") == [[{"opacity": "0"}, {}], [TILE, HERE]]

    server.send(Frame(2).timing(1).remove(2), settle=False)
    page.wait_for_function("document.querySelector('dialog') === null")
    assert page.evaluate("moved.slice(2)") == [[{}, {"opacity": "0"}], [HERE, TILE]]


def test_a_cover_is_pulled_back_into_its_view(client):
    page, server = cover(client)
    devtools = swipe(page, slowly(200, 400), release=False)
    page.wait_for_function("""() => {
        const { translate, scale } = document.querySelector('dialog').style;
        return translate === '0px 200px' && scale === '0.875';
    }""")
    devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    assert server.wait_for(lambda: server.events("dismiss")) == [(2, "dismiss")]
    assert page.evaluate("moved.at(-1)") == [HERE, TILE]
    # The server does not close it.
    server.send(Frame(2, answer=1))
    page.wait_for_function(f"{REST} && document.querySelector('dialog').getBoundingClientRect().top === 0")


def test_a_cover_that_is_pulled_a_little_comes_back(client):
    page, server = cover(client)
    swipe(page, slowly(200, 290))
    page.wait_for_function(f"{REST} && document.querySelector('dialog').getBoundingClientRect().top === 0")
    swipe(page, slowly(500, 200))
    assert server.events() == []


def test_a_cover_stays_where_it_is_if_it_cannot_be_closed(client):
    page, server = cover(client, events=0)
    swipe(page, slowly(200, 500))
    assert page.evaluate("document.querySelector('dialog').getBoundingClientRect().top") == 0
    assert server.events() == []


def test_a_cover_fades_if_its_view_is_not_there(client):
    page, _ = cover(client, tile="<p data-zoom=2-0>another</p>")
    assert page.evaluate("moved") == [[{"opacity": "0"}, {}]]
