"""What a timing does to the operations behind it."""

import random

import pytest

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


def test_a_transition_back_is_shortened_by_the_part_of_the_way(client):
    """The server extends the duration of a spring back by this part (`TransitionCourses`)."""
    page, server = client.page("<p>x</p>")
    server.send(Frame(1).define_timing(1, 100_000, easing="linear").timing(1).inline(1, "opacity:0"))
    page.wait_for_function("document.getAnimations().length === 1")
    page.evaluate("""() => new Promise(done => {
        document.getAnimations()[0].currentTime = 40_000;
        requestAnimationFrame(() => requestAnimationFrame(done));
    })""")
    server.send(Frame(2).define_timing(2, 50_000, easing="linear").timing(2).inline(1, ""))
    duration = page.evaluate("document.getAnimations()[0].effect.getComputedTiming().duration")
    assert duration == pytest.approx(20_000, rel=0.05)


def test_an_endless_transition_runs_until_another_change(client):
    page, server = client.page("<p>x</p>")
    page.evaluate("import(new URL('late.js', document.querySelector('script[src]').src))")
    server.send(Frame(1).define_timing(1, 100, is_endless=True).timing(1).inline(1, "opacity:0"))
    page.wait_for_function("document.getAnimations()[0]?.effect.getComputedTiming().currentIteration > 2")
    assert page.evaluate("document.getAnimations()[0].effect.getTiming().iterations") == float("inf")
    server.send(Frame(2).inline(1, "opacity:.3"))
    assert page.evaluate("document.getAnimations().length") == 0
    assert page.evaluate("getComputedStyle(document.querySelector('p')).opacity") == "0.3"


def test_a_transition_of_the_style_sheet_after_an_endless_one_ends(client):
    page, server = client.page("<p class='s1 s1'>x</p>", styles=".s1{transition:color 100s}")
    page.evaluate("import(new URL('late.js', document.querySelector('script[src]').src))")
    server.send(Frame(1).define_timing(1, 100, is_endless=True).timing(1).inline(1, "color:red"))
    page.wait_for_function("document.getAnimations()[0]?.effect.getTiming().iterations === Infinity")
    server.send(Frame(2).inline(1, "color:blue"))
    page.wait_for_function("document.getAnimations()[0]?.effect.getTiming().duration === 100000")
    assert page.evaluate("document.getAnimations()[0].effect.getTiming().iterations") == 1


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


def boxes_of_a_growing_row(client, count):
    """Inserts a node into the third of many rows, inside of stacks, and returns the boxes that are read."""
    card = "<div class=v><div class=h><b>x</b></div><div class=h><i>y</i></div></div>"
    rows = card * count
    page, server = client.page(
        f"<main data-kind=scroll style='height:500px;overflow:auto'><div class=v><div class=v data-kind=rows>{rows}</div>"
        "<footer>end</footer></div></main>",
        styles=".v{display:flex;flex-direction:column;flex:none}.h{display:flex;height:20px;flex:none}")
    new = Shape("p", text=True, attributes={"data-in": "", "style": "flex:none;height:30px;margin:0"})
    with traced(page) as trace:
        # Nodes 1 to 3 are the containers; each row has five nodes.
        row = 4 + 2 * 5
        server.send(Frame(1).define_timing(*SLOW).timing(1).shape(new).insert(row, row + 3, (0, [["new"]])))
        boxes = trace.boxes
    rows = page.evaluate("""[...document.querySelectorAll('[data-kind=rows] > div')].map(row => row.getBoundingClientRect().top)""")
    on_screen = [top for top in rows if top < 600]
    moving = page.evaluate("""document.getAnimations().map(animation => animation.effect.target)
        .filter(element => element.matches('[data-kind=rows] > div')).length""")
    return boxes, [round(top) for top in on_screen], moving


def test_the_rows_after_a_growing_one_glide_without_being_measured_before(client):
    few, tops_of_few, moving = boxes_of_a_growing_row(client, 6)
    assert tops_of_few[:4] == [0, 40, 80, 120] and moving == 3
    many, tops_of_many, moving = boxes_of_a_growing_row(client, 200)
    # All that are visible still seem to be where they were.
    assert tops_of_many == [40 * index for index in range(len(tops_of_many))]
    assert moving >= 12
    # One more for each further row that glides: its new place.
    assert many - few <= 20


def test_a_change_that_fits_into_its_row_reads_no_box_around_it_again(client):
    rows = "<div class=v><div class=h><b>x</b><i>y</i></div></div>" * 50
    page, server = client.page(
        f"<main data-kind=scroll style='height:500px;overflow:auto'><div class=v><div class=v data-kind=rows>{rows}</div></div></main>",
        styles=".v{display:flex;flex-direction:column}.h{display:flex;height:30px}")
    new = Shape("p", text=True, attributes={"data-in": "", "style": "flex:none;height:20px;margin:0"})
    with traced(page) as trace:
        # Node 13 is in the row of the third one.
        server.send(Frame(1).define_timing(*SLOW).timing(1).shape(new).insert(13, 14, (0, [["new"]])))
    assert animations(page) == [["x", "translate"], ["y", "translate"]]
    assert trace.boxes <= 12


def test_a_background_moves_nothing(client):
    rows = "<div style='position:relative'><b>x</b><div style='position:absolute;inset:0'></div></div>" * 10
    page, server = client.page(f"<main>{rows}</main>")
    new = Shape("div", attributes={"style": "position:absolute;inset:0"})
    with traced(page) as trace:
        server.send(Frame(1).define_timing(*SLOW).timing(1).shape(new).remove(4).insert(2, None, (0, [[]])))
    # The new one appears, the old one fades where it was: its box before and after.
    assert len(animations(page)) == 2
    assert trace.boxes == 2


STACKS = ".v,.h{display:flex}.v{flex-direction:column}p{margin:0;flex:none;overflow:hidden}.g{flex:1 1 0px}"


def random_stack(choices, depth):
    """Markup of nested stacks, with flexible items and all alignments."""
    style = f"align-items:{choices.choice(['center', 'flex-start', 'flex-end', 'stretch', 'first baseline'])};"
    style += f"justify-content:{choices.choice(['center', 'flex-start', 'flex-end'])};"
    if choices.random() < 0.3:
        style += f"flex:none;width:{choices.randrange(150, 400)}px;height:{choices.randrange(80, 250)}px;"
    if choices.random() < 0.2:
        style += "align-self:stretch;"
    children = []
    for _ in range(choices.randint(1, 4)):
        kind = choices.random()
        if depth and kind < 0.5:
            children.append(random_stack(choices, depth - 1))
        elif kind < 0.65:
            children.append("<p class=g></p>")
        elif kind < 0.75:
            children.append("<p style='position:absolute;right:0;bottom:0;width:9px;height:9px'></p>")
        else:
            children.append(f"<p style='width:{choices.randrange(5, 60)}px;font-size:{choices.randrange(8, 30)}px'>x</p>")
    direction = choices.choice(["ltr", "rtl"])
    return f"<div class={choices.choice('vh')} dir={direction} style='position:relative;{style}'>{''.join(children)}</div>"


# The nodes around the changed ones with their boxes: siblings, and siblings of each ancestor.
PLACES = """numbers => {
    const nodes = [...document.querySelectorAll('#oriel *')].filter(node => node.localName !== 'u');
    window.kept ??= nodes;
    const around = new Set();
    for (const number of numbers) {
        for (let node = kept[number - 1]; node.id !== 'oriel'; node = node.parentNode) {
            for (const sibling of node === kept[number - 1] ? node.children : []) around.add(sibling);
            for (const sibling of node.parentNode.children) around.add(sibling);
        }
    }
    return [...around].filter(node => kept.includes(node) && !node.inert && (node.offsetWidth || node.offsetHeight)).map(node => {
        const { left, top, width, height } = node.getBoundingClientRect();
        return [kept.indexOf(node) + 1, left, top, width, height];
    });
}"""


@pytest.mark.parametrize("seed", range(40))
def test_all_around_a_change_seem_to_be_where_they_were(client, seed):
    choices = random.Random(seed)
    markup = random_stack(choices, 4)
    page, server = client.page(
        f"<div class=v style='width:700px;height:500px;justify-content:center;align-items:center'>{markup}</div>", styles=STACKS)
    stacks = page.evaluate("[...document.querySelectorAll('#oriel *')].flatMap((n, i) => n.localName === 'div' ? [i + 1] : [])")[1:]
    parents = choices.sample(stacks, min(len(stacks), choices.randint(1, 2)))
    leaves = page.evaluate("""[...document.querySelectorAll('#oriel *')].flatMap((n, i) => n.localName === 'p' ? [i + 1] : [])""")
    texts = choices.sample(leaves, min(len(leaves), choices.randint(0, 1)))

    before = {number: box for number, *box in page.evaluate(PLACES, parents)}
    frame = Frame(1).define_timing(*SLOW).shape(
        Shape("u", text=True, attributes={"data-in": ""}, inline=True)).timing(1)
    for parent in parents:
        style = f"flex:none;width:{choices.randrange(20, 90)}px;height:{choices.randrange(20, 90)}px;font-size:20px"
        frame.insert(parent, choices.choice([None, parent + 1 if parent + 1 in before else None]), (0, [[style, "new"]]))
    for text in texts:
        frame.text(text, "yyy")
    server.send(frame)

    after = {number: box for number, *box in page.evaluate(PLACES, parents)}
    moved = {
        number: (box, after[number])
        for number, box in before.items()
        # Those that became invisible, or were, have no place.
        if number in after and box[2] and box[3] and any(abs(a - b) > 1 for a, b in zip(box[:2], after[number][:2]))
    }
    assert not moved


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


def test_a_new_copy_that_leaves_ends_an_older_one(client):
    page, server = client.page(ROWS)
    frame = Frame(1).define_timing(*SLOW).timing(1).shape(Shape("li", text=True, attributes={"style": "height:40px"}))
    server.send(frame.remove(5 - 1))
    for number in range(5, 15):
        server.send(Frame(2 * number - 8).timing(1).insert(1, None, (0, [[f"copy {number}"]])))
        server.send(Frame(2 * number - 7).timing(1).remove(number))
    assert page.locator("[data-client=leaving]").all_inner_texts() == ["copy 14"]


def test_a_new_drawing_that_leaves_ends_an_older_one(client):
    page, server = client.page(ROWS)
    size = {"style": "display:block;width:40px;height:40px"}
    server.send(Frame(1).define_timing(*SLOW).timing(1).shape(Shape("svg", attributes=size)).insert(1, None, (0, [[]])))
    server.send(Frame(2).timing(1).remove(5).insert(1, None, (0, [[]])))
    server.send(Frame(3).timing(1).remove(6))
    assert page.locator("[data-client=leaving]").count() == 1


def test_different_nodes_leave_together(client):
    page, server = client.page(ROWS)
    server.send(Frame(1).define_timing(*SLOW).timing(1).remove(2).remove(3))
    server.send(Frame(2).timing(1).remove(4))
    # The third row has not reached the place of the first two.
    assert page.locator("[data-client=leaving]").all_inner_texts() == ["a", "b", "c"]


def test_a_node_that_was_never_visible_does_not_fade(client):
    page, server = client.page(ROWS)
    frame = Frame(1).define_timing(*SLOW).timing(1).shape(Shape("li", text=True))
    server.send(frame.insert(1, None, (0, [["new"]])).remove(5))
    assert page.locator("li").all_inner_texts() == ["a", "b", "c"]


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
    server.wait_for_module("match")
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


def test_a_node_in_a_removed_one_moves_to_the_one_of_its_name(client):
    page, server = client.page(f"<div><section style='height:40px'><p data-match='1-a' style='{BOX.format(0, 40)}'>old</p></section></div>")
    server.wait_for_module("match")
    shape = Shape("section", Shape("p", text=True, attributes={"data-match": "1-a"}, inline=True))
    server.send(Frame(1).define_timing(*SLOW).timing(1).shape(shape).remove(2).insert(
        1, None, (0, [[BOX.format(200, 80), "new"]])))
    boxes = "[...document.querySelectorAll('p')].map(p => p.getBoundingClientRect()).map(({ left, width }) => [Math.round(left), Math.round(width)])"
    assert page.evaluate(boxes) == [[0, 40], [0, 40]]
    page.evaluate("document.getAnimations().forEach(animation => { animation.pause(); animation.currentTime = 99_999 })")
    assert page.evaluate(boxes) == [[200, 80], [200, 80]]
    finish(page)
    assert page.locator("p").all_inner_texts() == ["new"]


def test_a_new_node_of_an_unknown_name_only_comes(client):
    page, server = client.page("<div><p data-match='1-a'>old</p></div>")
    server.wait_for_module("match")
    shape = Shape("p", text=True, attributes={"data-match": "1-b"})
    server.send(Frame(1).define_timing(*SLOW).timing(1).shape(shape).insert(1, None, (0, [["new"]])))
    assert animations(page) == [["new", "opacity"]]


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
