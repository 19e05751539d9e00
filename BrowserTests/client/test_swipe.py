"""Pages that follow a finger to the side, and go back."""

import pytest

from test_events import swipe
from wire import Frame

PHONE = {"viewport": {"width": 400, "height": 800}, "has_touch": True}
STYLE = """:root { --forth: 1 } [dir=rtl] { --forth: -1 }
    [data-kind=navigation] { display: grid; grid: 800px / 400px; position: relative; overflow: clip }
    [data-kind=page] { grid-area: 1 / 1; position: relative; display: block; background: #eee }
    [data-kind=page][data-state=covered] { translate: calc(-30% * var(--forth)) 0; visibility: hidden }
    button { height: 44px }"""
# Node 1 is the stack, 2 the root, 4 the page above it, 6 its back button.
BACK = "<header data-kind=bar><button data-kind=back data-back data-e=4097>Back</button></header>"
ROOT = "<section data-kind=page id=root data-state=covered inert><h1>Root</h1></section>"


def stack(client, content="<p>text</p>", back=BACK, extra="", direction="ltr", pages=ROOT, **options):
    markup = (f"<main data-kind=navigation dir={direction}>{pages}"
              f"<section data-kind=page id=top>{back}{content}</section>{extra}</main>")
    page, server = client.page(markup, styles=STYLE, **{**PHONE, **options})
    if "data-back" in markup:
        server.wait_for_module("swipe")
    return page, server


def rests_at(page, top, root=None):
    """Waits until the pages are at these places, and nothing moves; without a place, the root must be as it was."""
    page.wait_for_function("""([top, root]) => {
        const left = (id) => Math.round(document.getElementById(id).getBoundingClientRect().left);
        const { visibility } = getComputedStyle(document.getElementById('root'));
        return document.getAnimations().length === 0 && left('top') === top
            && (root === null ? visibility === 'hidden' : visibility === 'visible' && left('root') === root);
    }""", arg=[top, root])


def path(start, end, y=400, steps=10):
    """Points on the way, with a rest at the end, so that the finger has no momentum."""
    return [(start + (end - start) * step / steps, y) for step in range(steps + 1)] + [(end, y)] * 8


def dismissals(server):
    return server.events("dismiss")



def test_the_page_follows_the_finger_above_the_other(client):
    page, server = stack(client)
    devtools = swipe(page, path(100, 220), release=False)
    # It follows from the second point on.
    rests_at(page, 96, -91)
    assert page.evaluate("getComputedStyle(document.getElementById('root')).filter") == "brightness(0.924)"
    devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    rests_at(page, 0)
    assert dismissals(server) == []


def test_past_the_middle_it_goes_back(client):
    page, server = stack(client)
    swipe(page, path(30, 330))
    assert server.wait_for(lambda: dismissals(server)) == [(6, "dismiss")]
    # It stays away until the server has answered.
    rests_at(page, 400, 0)
    server.send(Frame(1, answer=1).no_attribute(2, "data-state").remove(4))
    assert page.locator("#top").count() == 0
    assert page.evaluate("document.getElementById('root').getAttribute('style') ?? ''") == ""


def test_it_comes_back_if_the_server_keeps_it(client):
    page, server = stack(client)
    swipe(page, path(30, 330))
    server.wait_for(lambda: dismissals(server))
    server.send(Frame(1, answer=1))
    rests_at(page, 0)
    swipe(page, path(30, 330))
    assert server.wait_for(lambda: len(dismissals(server)) == 2)


def test_a_late_answer_is_waited_for(client):
    page, server = stack(client)
    swipe(page, path(30, 330))
    server.wait_for(lambda: dismissals(server))
    rests_at(page, 400, 0)
    server.send(Frame(1))
    # A touch meanwhile has no effect.
    swipe(page, path(30, 330))
    rests_at(page, 400, 0)
    assert len(dismissals(server)) == 1


def test_a_quick_movement_goes_back(client):
    page, server = stack(client)
    swipe(page, [(30, 400), (60, 400), (90, 400), (240, 400)])
    server.wait_for(lambda: dismissals(server))


def test_a_quick_movement_to_the_other_side_does_not(client):
    page, server = stack(client)
    swipe(page, [(30, 400), (100, 400), (200, 400), (270, 400), (290, 400), (260, 400), (200, 400), (150, 400)])
    rests_at(page, 0)
    assert dismissals(server) == []


def test_a_short_movement_does_not(client):
    page, server = stack(client)
    swipe(page, path(30, 200))
    rests_at(page, 0)
    assert dismissals(server) == []


def test_towards_the_leading_side_nothing_moves(client):
    page, server = stack(client)
    swipe(page, path(330, 30))
    rests_at(page, 0)
    assert dismissals(server) == []


def test_right_to_left_it_is_mirrored(client):
    page, server = stack(client, direction="rtl")
    devtools = swipe(page, path(300, 180), release=False)
    rests_at(page, -96, 91)
    devtools.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": 30, "y": 400}]})
    rests_at(page, -246, 46)
    devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    server.wait_for(lambda: dismissals(server))
    rests_at(page, -400, 0)


def test_with_reduced_motion_the_page_below_stays(client):
    page, server = stack(client, reduced_motion="reduce")
    devtools = swipe(page, path(100, 220), release=False)
    rests_at(page, 96, 0)
    devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    rests_at(page, 0)


def test_a_cancelled_touch_does_not_go_back(client):
    page, server = stack(client)
    devtools = swipe(page, path(30, 330), release=False)
    devtools.send("Input.dispatchTouchEvent", {"type": "touchCancel", "touchPoints": []})
    rests_at(page, 0)
    assert dismissals(server) == []


# On the page, and on the one below.
@pytest.mark.parametrize("x", [350, 100])
def test_a_second_finger_cancels(client, x):
    page, server = stack(client)
    devtools = page.context.new_cdp_session(page)
    touch = lambda kind, *points: devtools.send(
        "Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y, "id": id} for id, x, y in points]})
    touch("touchStart", (0, 30, 400))
    for step in range(10):
        touch("touchMove", (0, 60 + 30 * step, 400))
    rests_at(page, 270, -39)
    touch("touchStart", (0, 330, 400), (1, x, 500))
    touch("touchMove", (0, 340, 400), (1, x, 520))
    rests_at(page, 0)
    assert dismissals(server) == []


LONG = "<div id=scroller style='height:600px;overflow-y:auto'><div style='height:2000px'>long</div></div>"


def test_content_scrolls_up_and_down(client):
    page, server = stack(client, content=LONG)
    swipe(page, [(200 + step, 500 - 30 * step) for step in range(12)])
    page.wait_for_function("document.getElementById('scroller').scrollTop > 200")
    rests_at(page, 0)
    swipe(page, path(100, 380))
    server.wait_for(lambda: dismissals(server))


WIDE = "<div id=scroller style='height:600px;overflow-x:auto'><div style='width:900px;height:500px'>wide</div></div>"


def test_a_horizontal_scroller_keeps_its_touches(client):
    page, server = stack(client, content=WIDE)
    page.evaluate("document.getElementById('scroller').scrollLeft = 300")
    swipe(page, path(100, 350))
    page.wait_for_function("document.getElementById('scroller').scrollLeft < 200")
    rests_at(page, 0)
    assert dismissals(server) == []


def test_at_the_edge_the_page_wins(client):
    page, server = stack(client, content=WIDE)
    page.evaluate("document.getElementById('scroller').scrollLeft = 300")
    swipe(page, path(10, 350))
    server.wait_for(lambda: dismissals(server))
    assert page.evaluate("document.getElementById('scroller').scrollLeft") == 300


@pytest.mark.parametrize("content", [
    "<input type=range style='height:300px;width:400px'>", "<textarea style='height:300px;width:400px'></textarea>",
    "<p data-e=64 style='height:300px'>drag</p>", "<p data-e=262144 style='height:300px'>magnify</p>",
    "<div data-delete style='height:300px'>row</div>",
    "<div style='height:300px'>row<div data-actions><button>Flag</button></div></div>"])
def test_what_uses_the_drag_itself_keeps_it(client, content):
    page, server = stack(client, content=content)
    swipe(page, path(100, 380, y=200))
    rests_at(page, 0)
    assert dismissals(server) == []


@pytest.mark.parametrize("back", ["", "<header data-kind=bar></header>"])
def test_without_a_back_button_nothing_moves(client, back):
    page, server = stack(client, back=back)
    swipe(page, path(30, 330))
    rests_at(page, 0)
    assert dismissals(server) == []


def test_the_root_does_not_move(client):
    page, server = stack(client, pages="")
    swipe(page, path(30, 330))
    page.wait_for_function("document.getElementById('top').getBoundingClientRect().left === 0")
    assert dismissals(server) == []


def test_behind_a_sheet_nothing_moves(client):
    page, server = stack(client, content="<dialog data-modal data-e=4096><p style='height:300px'>sheet</p></dialog>")
    page.wait_for_function("document.querySelector('dialog').open")
    swipe(page, path(30, 330))
    rests_at(page, 0)
    assert dismissals(server) == []


def test_of_two_pages_only_the_upper_one_moves(client):
    middle = ROOT.replace("root", "middle").replace("inert>", "inert>" + BACK)
    page, server = stack(client, pages=middle + ROOT.replace("inert>", "inert>" + BACK))
    devtools = swipe(page, path(100, 220), release=False)
    rests_at(page, 96, -91)
    assert page.evaluate("getComputedStyle(document.getElementById('middle')).visibility") == "hidden"
    devtools.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": 390, "y": 400}]})
    devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert len(server.wait_for(lambda: dismissals(server))) == 1


def test_a_patch_that_replaces_the_touched_text_does_not_end_the_drag(client):
    page, server = stack(client)
    devtools = swipe(page, path(100, 220), release=False)
    server.send(Frame(1).remove(7))
    devtools.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": 380, "y": 400}]})
    devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    server.wait_for(lambda: dismissals(server))


def test_a_page_that_the_app_removes_leaves_the_other_in_place(client):
    page, server = stack(client)
    devtools = swipe(page, path(100, 220), release=False)
    server.send(Frame(1).no_attribute(2, "data-state").remove(4))
    devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_function("!document.getElementById('root').style.translate")
    assert dismissals(server) == []


def test_a_touch_takes_hold_of_a_page_that_moves(client):
    page, server = stack(client)
    swipe(page, path(100, 240))
    # The touch begins at a point that the page covers during the whole animation.
    swipe(page, path(260, 380), release=False)
    left = page.evaluate("document.getElementById('top').getBoundingClientRect().left")
    assert 96 <= left < 230
    assert page.evaluate("document.getAnimations().length") == 0


def test_the_late_end_of_an_animation_does_not_move_a_page_that_is_held(client):
    """A busy browser tells the end of an animation only after a finger has taken hold of the page again."""
    def prepare(page):
        page.add_init_script("""const { animate } = Element.prototype;
            window.animations = [];
            Element.prototype.animate = function (...frames) {
                const animation = animate.apply(this, frames);
                animations.push(animation);
                return animation;
            };""")

    page, server = stack(client, prepare=prepare)
    swipe(page, path(100, 240))
    rests_at(page, 0)
    devtools = swipe(page, path(100, 220), release=False)
    rests_at(page, 96, -91)
    page.evaluate("animations.forEach(animation => animation.onfinish?.())")
    rests_at(page, 96, -91)
    devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    rests_at(page, 0)


def test_safari_keeps_its_own_gesture(client):
    def prepare(page):
        page.add_init_script("""const { supports } = CSS;
            CSS.supports = (...what) => what[0] === '-webkit-touch-callout' || supports.apply(CSS, what);""")

    page, server = stack(client, prepare=prepare)
    swipe(page, path(10, 330))
    rests_at(page, 0)
    assert dismissals(server) == []
    swipe(page, path(30, 330))
    server.wait_for(lambda: dismissals(server))
