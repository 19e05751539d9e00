"""What a timing does to the operations behind it."""

from tracing import traced
from wire import Frame, Shape

ITEMS = "".join(f"<li style='height:40px'>{letter}</li>" for letter in "abc")
ROWS = f"<ul style='margin:0;padding:0;list-style:none'>{ITEMS}</ul>"
SLOW = (1, 100_000)


def tops(page):
    return page.evaluate("[...document.querySelectorAll('li')].map(row => Math.round(row.getBoundingClientRect().top))")


def animations(page):
    """The animated properties of each element that moves, with its text."""
    return page.evaluate("""document.getAnimations().map(animation => [animation.effect.target.textContent,
        [...new Set(animation.effect.getKeyframes().flatMap(Object.keys))]
            .filter(name => !/offset|easing|composite/i.test(name)).sort().join()])""")


def finish(page):
    """Ends all animations, and waits until the client has been told."""
    page.evaluate("""() => new Promise(done => {
        document.getAnimations().forEach(animation => animation.finish());
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
    })""")


def test_a_class_goes_over_by_a_transition(client):
    page, server = client.page("<p class='s1 s1'>x</p>", styles=".s1{opacity:1}")
    server.send(Frame(1).style(2, "opacity:0").define_timing(*SLOW).timing(1).classes(1, 2, 2))
    page.wait_for_function("getComputedStyle(document.querySelector('p')).opacity < 1")
    assert 0.9 < float(page.evaluate("getComputedStyle(document.querySelector('p')).opacity")) < 1
    assert animations(page) == [["x", "opacity"]]


def test_a_transition_is_forgotten_when_it_has_ended(client):
    page, server = client.page("<p>x</p>")
    server.send(Frame(1).define_timing(1, 100).timing(1).inline(1, "opacity:0"))
    assert page.evaluate("document.querySelector('p').style.transition").startswith("100ms")
    page.wait_for_function("document.querySelector('p').style.transition === ''")
    assert page.evaluate("document.querySelector('p').style.opacity") == "0"


def test_a_change_without_timing_does_not_wait_for_one_with(client):
    page, server = client.page("<p>x</p>")
    server.send(Frame(1).define_timing(*SLOW).timing(1).inline(1, "opacity:0"))
    server.send(Frame(2).inline(1, "opacity:.3"))
    assert page.evaluate("getComputedStyle(document.querySelector('p')).opacity") == "0.3"


def test_a_timing_ends_with_its_frame(client):
    page, server = client.page(ROWS)
    server.send(Frame(1).define_timing(*SLOW).timing(1).timing(0).move(4, 2))
    server.send(Frame(2).move(4, None))
    assert animations(page) == []


def test_moved_nodes_and_their_siblings_glide(client):
    page, server = client.page(ROWS)
    server.send(Frame(1).define_timing(*SLOW).timing(1).move(4, 2))
    assert page.locator("li").all_inner_texts() == ["c", "a", "b"]
    # All three still seem to be where they were.
    assert tops(page) == [80, 0, 40]
    finish(page)
    assert tops(page) == [0, 40, 80]


def test_a_glide_can_be_turned_round(client):
    page, server = client.page(ROWS)
    server.send(Frame(1).define_timing(1, 1000).timing(1).permute(2, [2, 1, 0]))
    page.evaluate("document.getAnimations().forEach(animation => { animation.pause(); animation.currentTime = 500 })")
    assert tops(page) == [40, 40, 40]
    server.send(Frame(2).timing(1).permute(4, [2, 1, 0]))
    page.evaluate("document.getAnimations().forEach(animation => { animation.pause(); animation.currentTime = 0 })")
    assert tops(page) == [40, 40, 40]
    finish(page)
    assert tops(page) == [0, 40, 80]


def test_what_moves_with_its_parent_is_animated_once(client):
    page, server = client.page("<div><p>first</p><section><b>x</b><i>y</i></section></div>")
    paragraph = Shape("p", text=True, attributes={"data-in": ""})
    server.send(Frame(1).define_timing(*SLOW).timing(1).shape(paragraph).insert(1, 2, (0, [["new"]])))
    assert sorted(animations(page)) == [["first", "translate"], ["xy", "translate"]]


def test_only_boxes_near_a_change_are_read(client):
    far = "<section>" + "<i>x</i>" * 300 + "</section>"
    rows = "".join("<p style='height:100px;margin:0'><b>x</b></p>" for _ in range(50))
    scroller = f"<main data-kind=scroll style='height:400px;overflow:auto'>{rows}</main>"
    page, server = client.page(f"<div>{far}{scroller}</div>")
    row = Shape("p", text=True, attributes={"data-in": ""})
    with traced(page) as trace:
        # Node 304 is the first row.
        server.send(Frame(1).define_timing(*SLOW).timing(1).shape(row).insert(303, 304, (0, [["new"]])))
    # The window is 600 points high: the rows as far as they are near it, before and after.
    assert len(animations(page)) > 3
    assert trace.boxes < 30


def test_many_changes_read_the_boxes_of_their_parent_once(client):
    rows = "".join("<p style='height:100px;margin:0'>x</p>" for _ in range(200))
    page, server = client.page(f"<main data-kind=scroll style='height:400px;overflow:auto'>{rows}</main>")
    frame = Frame(1).define_timing(*SLOW).timing(1)
    # Every second row, from the end: most are far below the window.
    for number in range(200, 2, -2):
        frame = frame.remove(number)
    with traced(page) as trace:
        server.send(frame)
    assert len(animations(page)) > 3
    # 200 rows are not near 99 of them.
    assert trace.boxes < 1000


def test_a_scroller_glides_with_its_siblings(client):
    page, server = client.page("<div><main data-kind=scroll><b>x</b></main><i>y</i></div>")
    paragraph = Shape("p", text=True, attributes={"data-in": ""})
    server.send(Frame(1).define_timing(*SLOW).timing(1).shape(paragraph).insert(1, 2, (0, [["new"]])))
    moving = animations(page)
    assert ["x", "translate"] in moving and ["y", "translate"] in moving


def test_boxes_are_read_before_any_change_of_the_frame(client):
    page, server = client.page(f"<div>{ROWS}</div>", styles=".s2{margin-top:100px}")
    # The class moves the list before the rows change places; both are animated from where they were.
    server.send(Frame(1).define_timing(*SLOW).timing(1).remove(3).timing(0).classes(2, 2, 2).timing(1).move(5, 4))
    assert tops(page)[-2:] == [80, 40]


def test_new_nodes_come_from_where_they_say(client):
    page, server = client.page(ROWS)
    row = Shape("li", text=True, holes=["data-in"])
    server.send(Frame(1).define_timing(*SLOW).timing(1).shape(row).insert(
        1, None, (0, [["opacity:0;transform:translateX(100px)", "moves"], ["", "stands"]])))
    assert animations(page) == [["moves", "opacity,transform"]]
    server.send(Frame(2).timing(1).shape(Shape("li", text=True)).insert(1, None, (1, [["fades"]])))
    assert animations(page)[1] == ["fades", "opacity"]


def test_a_box_comes_as_what_is_alone_in_it(client):
    page, server = client.page(ROWS)
    inner = Shape("p", text=True, attributes={"data-in": "transform:scale(.5)", "data-out": "transform:scale(2)"})
    server.send(Frame(1).define_timing(*SLOW).timing(1).shape(Shape("li", inner)).insert(1, None, (0, [["new"]])))
    assert animations(page) == [["new", "transform"]]
    assert page.evaluate("document.getAnimations()[0].effect.target.nodeName") == "P"
    finish(page)
    server.send(Frame(2).timing(1).remove(5))
    assert animations(page) == [["new", "transform"]]
    finish(page)
    assert page.locator("li").all_inner_texts() == ["a", "b", "c"]


def test_a_removed_node_stays_until_its_animation_ends(client):
    page, server = client.page(ROWS)
    frame = Frame(1).define_timing(*SLOW).timing(1)
    server.send(frame.attribute(3, "data-out", "opacity:0;transform:scale(.5)").remove(3))
    assert page.locator("li").all_inner_texts() == ["a", "b", "c"]
    assert tops(page) == [0, 40, 80]
    assert page.evaluate("document.querySelectorAll('li')[1].inert")
    assert sorted(animations(page)) == [["b", "opacity,transform"], ["c", "translate"]]
    # It is no node any more, so it is passed over.
    server.send(Frame(2).permute(2, [1, 0]))
    assert [text for text in page.locator("li:not([inert])").all_inner_texts()] == ["c", "a"]
    finish(page)
    assert page.locator("li").all_inner_texts() == ["c", "a"]


def test_a_removal_in_the_background_ends_too(client):
    page, server = client.page(ROWS)
    server.send(Frame(1).define_timing(1, 100).timing(1).remove(3))
    page.evaluate("document.getAnimations().forEach(animation => animation.onfinish = null)")
    page.wait_for_function("document.querySelectorAll('li').length === 2")


def test_those_who_want_less_motion_get_less(client):
    page, server = client.page(ROWS, reduced_motion="reduce")
    frame = Frame(1).define_timing(*SLOW).timing(1).attribute(3, "data-out", "transform:scale(.5)").remove(3).move(4, 2)
    row = Shape("li", text=True, attributes={"data-in": "transform:scale(.5)"})
    server.send(frame.shape(row).insert(1, None, (0, [["d"]])))
    assert sorted(animations(page)) == [["b", "opacity"], ["d", "opacity"]]
    server.send(Frame(2).timing(1).inline(2, "transform:scale(.5);height:40px"))
    assert sorted(animations(page)) == [["b", "opacity"], ["d", "opacity"]]


BOX = "position:absolute;top:0;left:{}px;width:{}px;height:40px"


def test_a_new_node_begins_where_the_one_of_its_name_was(client):
    page, server = client.page(f"<div><p data-match='1-a' style='{BOX.format(0, 40)}'>old</p></div>")
    shape = Shape("p", text=True, attributes={"data-match": "1-a"}, inline=True)
    server.send(Frame(1).define_timing(*SLOW).timing(1).shape(shape).remove(2).insert(
        1, None, (0, [[BOX.format(200, 80), "new"]])))
    boxes = page.evaluate("""[...document.querySelectorAll('p')].map(p => [p.textContent, p.getBoundingClientRect()])
        .map(([text, { left, width }]) => [text, Math.round(left), Math.round(width)])""")
    assert sorted(boxes) == [["new", 0, 40], ["old", 0, 40]]
    page.evaluate("document.getAnimations().forEach(animation => { animation.pause(); animation.currentTime = 99_999 })")
    boxes = page.evaluate("[...document.querySelectorAll('p')].map(p => Math.round(p.getBoundingClientRect().left))")
    assert boxes == [200, 200]
    finish(page)
    assert page.locator("p").all_inner_texts() == ["new"]


def test_a_new_node_of_an_unknown_name_only_comes(client):
    page, server = client.page("<div><p data-match='1-a'>old</p></div>")
    shape = Shape("p", text=True, attributes={"data-match": "1-b"})
    server.send(Frame(1).define_timing(*SLOW).timing(1).shape(shape).insert(1, None, (0, [["new"]])))
    assert animations(page) == [["new", "opacity"]]


def test_an_easing_the_browser_does_not_know(client):
    page, server = client.page("<p>x</p>")
    server.send(Frame(1).define_timing(1, 1000, 0, "bounce(3)").timing(1).inline(1, "opacity:0"))
    assert animations(page) == [["x", "opacity"]]


# MARK: Moments

TEXT = "document.querySelector('p').textContent"


def test_moments_are_applied_when_their_time_has_come(client):
    page, server = client.page("<p>0</p>")
    # The client reads the time here only, so the test says what it is.
    page.evaluate("""() => {
        window.time = performance.now();
        performance.now = () => window.time;
    }""")
    # The second frame is drawn after all that the first has asked for.
    pass_time = """async milliseconds => {
        window.time += milliseconds;
        for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
    }"""
    server.send(Frame(1).text(1, "1").moment(150).text(1, "2").moment(300).text(1, "3"))
    texts = []
    for milliseconds in [0, 149, 1, 149, 1]:
        page.evaluate(pass_time, milliseconds)
        texts.append(page.evaluate(TEXT))
    assert texts == ["1", "1", "2", "2", "3"]


def test_the_next_frame_does_not_wait_for_moments(client):
    page, server = client.page("<p>0</p>")
    server.send(Frame(1).text(1, "1").moment(100_000).text(1, "2"))
    assert page.evaluate(TEXT) == "1"
    server.send(Frame(2).splice(1, 1, 0, "+"))
    assert page.evaluate(TEXT) == "2+"


def test_numbers_of_nodes_go_on_over_moments(client):
    page, server = client.page("<p>a</p><p>b</p><p>c</p>")
    server.send(Frame(1).text(2, "x").moment(10).text(3, "y").moment(20).text(1, "z"))
    page.wait_for_function("document.body.innerText.includes('z')")
    assert page.evaluate("[...document.querySelectorAll('p')].map(p => p.textContent).join('')") == "zxy"


def test_with_reduced_motion_moments_come_at_once(client):
    page, server = client.page("<p>0</p>", reduced_motion="reduce")
    server.send(Frame(1).text(1, "1").moment(100_000).text(1, "2"))
    assert page.evaluate(TEXT) == "2"


def test_a_broken_moment_asks_for_the_page(client):
    client.expects_errors = True
    page, server = client.page("<p>0</p>")
    server.send(Frame(1).moment(10).add(99))
    server.wait_for(lambda: server.items("mount"))
