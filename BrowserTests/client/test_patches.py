"""Numbering and every operation of a patch frame."""

import json
import re

import pytest

from wire import ATTRIBUTES, COMMON, MODULES, TAGS, Frame, Shape, integer, string

ROWS = "<ul>" + "".join(f"<li>{letter}</li>" for letter in "abcde") + "</ul>"
UL, A, B, C, D, E = 1, 2, 3, 4, 5, 6


def texts(page):
    return page.evaluate("[...document.querySelectorAll('li')].map(row => row.textContent).join('')")


def test_short_names_of_members_are_none_of_the_browsers(client):
    members = json.loads((MODULES.parent / "Bundle" / "members.json").read_text())
    short = [name for name in members.values() if name]
    assert len(short) > 10 and len(short) == len(set(short))
    page, _ = client.page("<p></p>")
    assert page.evaluate("""names => {
        const prototypes = Object.getOwnPropertyNames(window).map(type => window[type]?.prototype).filter(prototype =>
            prototype instanceof Node || prototype instanceof Event || prototype === Event.prototype);
        for (const type of [Array, DOMRect, DOMStringMap, File, Map, Promise, Set, String, Touch, XMLHttpRequest])
            prototypes.push(type.prototype);
        return names.filter(name => prototypes.some(prototype => name in prototype));
    }""", short) == []


def test_each_member_with_a_short_name_is_used():
    members = json.loads((MODULES.parent / "Bundle" / "members.json").read_text())
    words = {word for path in MODULES.glob("*.js") for word in re.findall(r"\w+", path.read_text())}
    assert [name for name, short in members.items() if short and name not in words] == []


def test_the_names_known_from_the_start_are_those_of_the_server():
    assert f"'{' '.join(COMMON)}'" in (MODULES / "names.js").read_text()


def test_names_are_said_once(client):
    page, server = client.page("<p>x</p>")
    server.send(Frame(1).add(10, Frame(1).node(1), b"\0", string("title"), string("one")))
    server.send(Frame(2).add(10, Frame(2).node(1), integer(len(COMMON) + 1), string("two")))
    assert page.get_attribute("p", "title") == "two"


def test_every_tag_and_attribute_can_be_made(client):
    page, server = client.page("<main></main>")
    frame = Frame(1)
    for index, tag in enumerate(TAGS):
        frame.shape(Shape(tag)).insert(1, None, (index, [[]]))
    server.send(frame)
    assert page.evaluate("[...document.querySelector('main').children].map(node => node.localName)") == TAGS

    properties = {"value", "checked", "selected", "indeterminate", "open", "muted"}
    plain = [name for name in ATTRIBUTES if name not in properties | {"data-open", "data-modal", "drawing"}]
    frame = Frame(2)
    for name in plain:
        frame.attribute(2 + TAGS.index("svg"), name, "3")
    client.expects_errors = True  # For paths and measures that mean nothing.
    server.send(frame)
    assert set(page.evaluate("document.querySelector('main > svg').getAttributeNames()")) == set(plain)


SYMBOL = '<span data-kind="symbol"><svg viewBox="0 0 24 24"><path d="M0 0h9"></path></svg></span>'


def test_what_a_drawing_is_made_of_is_no_node(client):
    page, server = client.page(f"<p>{SYMBOL}<b>x</b></p>", count=3)
    server.send(Frame(1).text(3, "y"))
    assert page.text_content("b") == "y"


def test_a_drawing_comes_in_the_place_of_a_name(client):
    page, server = client.page("<p></p>")
    drawing = '<svg viewBox="0 0 24 24"><path d="M0 0h9"/></svg>'
    server.send(Frame(1).shape(Shape("span", attributes={"data-kind": "symbol", drawing: ""}))
                .insert(1, None, (0, [[], []])))
    server.send(Frame(2).text(3, ""), Frame(3).add(10, Frame(3).node(2), integer(len(COMMON) + 1), b"\0"))
    assert page.evaluate("[...document.querySelectorAll('p > span')].map(node => node.innerHTML)") == [
        '<svg viewBox="0 0 24 24"><path d="M0 0h9"></path></svg>', ""]
    assert page.evaluate("document.querySelector('path').getBBox().width") == 9


def test_nodes_are_counted_in_document_order(client):
    page, server = client.page("<div><p><b>x</b></p><p>y</p></div><p>z</p>")
    frame = Frame(1)
    for number in range(1, 6):
        frame.attribute(number, "id", str(number))
    server.send(frame)
    assert page.evaluate("[...document.querySelectorAll('#oriel *')].map(node => node.id)") == ["1", "2", "3", "4", "5"]


def test_a_changed_page_asks_for_a_mount(client):
    _, server = client.page("<p>one</p><p>two</p>", count=1)
    server.settle()
    assert ("mount",) in server.items()


def test_elements_of_others_are_passed_over(client):
    page, server = client.page(ROWS)
    page.evaluate("document.querySelector('ul').children[1].before(document.createElement('hr'))")
    server.send(Frame(1).remove_run(A, 3))
    assert page.evaluate("[...document.querySelector('ul').children].map(node => node.localName)") == ["hr", "li", "li"]
    assert texts(page) == "de"


def test_insert_with_back_references_and_numbers(client):
    page, server = client.page(ROWS)
    row = Shape("li", Shape("span", text=True, style=(3, 40)), Shape("b", text=True), holes=["data-testid"], events=1)
    frame = Frame(1).shape(row).insert(UL, C, (0, [["r1", "x", "1"], ["r2", None, "2"], [None, "y", None]]))
    server.send(frame)
    assert texts(page) == "abx1x2y2cde"
    names = page.locator("[data-testid]").evaluate_all("rows => rows.map(row => row.dataset.testid)")
    assert names == ["r1", "r2", "r2"]
    assert page.locator("span").first.get_attribute("class") == "s3 s14"
    # Rows are 7, 10 and 13, each with its two children behind it.
    server.send(Frame(2).text(12, "!").remove(13).insert(UL, None, (0, [["r9", None, None]])).text(17, "?"))
    assert texts(page) == "abx1x!cde?2"


def test_values_are_kept_from_frame_to_frame(client):
    page, server = client.page(ROWS)
    server.send(Frame(1).shape(Shape("li", text=True)).insert(UL, None, (0, [["same"]])))
    server.send(Frame(2).insert(UL, None, (0, [[None]])))
    assert texts(page) == "abcdesamesame"


def test_shapes_can_be_forgotten(client):
    page, server = client.page(ROWS)
    server.send(Frame(1).shape(Shape("li", text=True)).forget_shapes().shape(Shape("b")).insert(UL, None, (0, [[]])))
    assert page.locator("ul > b").count() == 1


def test_lists_in_shapes(client):
    page, server = client.page("<main></main>")
    section = Shape("section", Shape("h2", text=True), Shape("ul", list=True), Shape("footer", text=True))
    row = Shape("li", text=True, inline=True)
    frame = Frame(1).shape(section).shape(row)
    frame.insert(1, None, (0, [["A", [(1, [["color: red", "1"], [None, "2"]])], "z"], ["B", [], None]]))
    server.send(frame)
    assert page.inner_html("main") == (
        '<section><h2>A</h2><ul><li style="color: red;">1</li><li style="color: red;">2</li></ul>'
        "<footer>z</footer></section>"
        "<section><h2>B</h2><ul></ul><footer>z</footer></section>"
    )
    # Document order: section 2, h2 3, ul 4, li 5 and 6, footer 7, section 8.
    server.send(Frame(2).text(6, "two").text(7, "end").attribute(8, "id", "second"))
    assert page.inner_text("li:last-child") == "two"
    assert page.inner_text("footer >> nth=0") == "end"
    assert page.locator("#second h2").inner_text() == "B"


def test_svg_and_properties_of_shapes(client):
    page, server = client.page("<main></main>")
    drawing = Shape("svg", Shape("defs", Shape("linearGradient")), Shape("path", holes=["d"]),
                    attributes={"viewBox": "0 0 9 9"})
    box = Shape("input", attributes={"type": "checkbox"}, holes=["checked", "indeterminate"])
    menu = Shape("select", list=True, holes=["value"])
    option = Shape("option", text=True, holes=["value"])
    frame = Frame(1).shape(drawing).shape(box).shape(menu).shape(option)
    options = [(3, [["a", "A"], ["b", "B"]])]
    frame.insert(1, None, (0, [["M0 0H9V9Z"]]), (1, [["true", "true"], ["false", None]]), (2, [["b", options]]))
    server.send(frame)
    box = page.evaluate("(({width, height}) => [width, height])(document.querySelector('path').getBBox())")
    assert box == [9, 9]
    assert page.evaluate("document.querySelector('linearGradient') instanceof SVGElement")
    assert page.evaluate("[...document.querySelectorAll('input')].map(box => [box.checked, box.indeterminate])") == [
        [True, True], [False, True]]
    assert page.evaluate("document.querySelector('select').value") == "b"


def test_remove_and_remove_run(client):
    page, server = client.page(ROWS)
    server.send(Frame(1).remove(B))
    server.send(Frame(2).remove_run(C, 2))
    assert texts(page) == "ae"


def test_a_run_of_all_there_is_leaves_nothing(client):
    client.expects_errors = True
    page, server = client.page(ROWS)
    server.send(Frame(1).remove_run(A, 5))
    assert page.inner_html("ul") == ""
    # Their numbers are gone, too.
    server.send(Frame(2).text(C, "x"))
    assert server.items("mount") == [("mount",)]


def test_move(client):
    page, server = client.page(ROWS)
    server.send(Frame(1).move(A, D).move(E, B).move(C, None))
    assert texts(page) == "ebadc"


@pytest.mark.parametrize("order", [[0], [1, 0], [2, 1, 0], [4, 0, 3, 1, 2], [0, 4, 2, 3, 1], [1, 2, 3, 4, 0]])
def test_permute(client, order):
    page, server = client.page(ROWS)
    server.send(Frame(1).permute(A, order))
    assert texts(page) == "".join("abcde"[index] for index in order) + "abcde"[len(order):]


def test_permute_keeps_the_focus(client):
    page, server = client.page("<ul>" + "".join(f"<li><input value={letter}></li>" for letter in "abc") + "</ul>")
    page.locator("input").first.focus()
    server.send(Frame(1).permute(2, [2, 1, 0]))
    assert page.evaluate("document.activeElement.value") == "a"


def test_text_and_splice(client):
    page, server = client.page("<p>Hello</p><p></p>")
    server.send(Frame(1).splice(1, 5, 0, ", 世界 🌍!").text(2, "new"))
    server.send(Frame(2).splice(1, 7, 2, "all").splice(2, 0, 1, "f"))
    assert page.locator("p").all_inner_texts() == ["Hello, all 🌍!", "few"]


def test_a_splice_keeps_selected_text(client):
    page, server = client.page("<p>one two three</p>")
    page.locator("p").evaluate("({firstChild}) => getSelection().setBaseAndExtent(firstChild, 4, firstChild, 7)")
    server.send(Frame(1).splice(1, 0, 3, "zero"))
    assert page.evaluate("String(getSelection())") == "two"


def test_attributes_class_and_inline_style(client):
    page, server = client.page("<a>link</a>")
    rules = "color: rgb(1, 2, 3); &:hover { color: red } @media (min-width: 1px) { margin-left: 7px }"
    server.send(Frame(1).style(70, rules)
                .classes(1, 70, 1).attribute(1, "href", "/next").inline(1, "opacity: 0.5"))
    link = page.locator("a")
    look = link.evaluate("""a => {
        const { color, marginLeft } = getComputedStyle(a);
        return [color, marginLeft, a.style.opacity, a.className];
    }""")
    assert look == ["rgb(1, 2, 3)", "7px", "0.5", "s1y s1"]
    server.send(Frame(2).no_attribute(1, "href").inline(1, ""))
    assert link.evaluate("a => [a.hasAttribute('href'), a.style.cssText]") == [False, ""]


@pytest.mark.parametrize("address", [
    "javascript:alert(1)", " \tJAVA\nscript:alert(1)", "data:text/html,x", "vbscript:x"])
def test_an_address_runs_no_script(client, address):
    page, server = client.page("<a href='/'>link</a>")
    server.send(Frame(1).attribute(1, "href", address))
    assert page.locator("a").get_attribute("href") is None


def test_events_can_be_changed(client):
    page, server = client.page("<p>one</p>")
    page.click("p")
    server.send(Frame(1).events(1, 1))
    page.click("p")
    server.send(Frame(2).events(1, 0))
    page.click("p")
    assert len(server.events()) == 1


@pytest.mark.parametrize("content", [
    Frame(1).text(9, "no such node").bytes,
    Frame(1).add(99).bytes,
    Frame(1).text(1, "cut off").bytes[:-3],
    Frame(2).text(1, "out of order").bytes,
    Frame(1).insert(1, None, (5, [[]])).bytes,
    Frame(1).add(10, b"\x02", b"\xff", b"\x00").bytes,
    Frame(1).remove_run(1, 3).bytes,
    Frame(1).add(7, b"\x02\x02\x03").bytes,
    b"\x09",
])
def test_what_cannot_be_applied_asks_for_a_mount(client, content):
    client.expects_errors = True
    page, server = client.page("<p>one</p>")
    server.send(content)
    assert server.items("mount") == [("mount",)]
    # Nothing more is applied until it comes.
    server.send(Frame(2).text(1, "later"))
    assert "later" not in page.inner_text("#oriel")


def test_flags_and_classes_can_be_absent(client):
    page, server = client.page("<button class=s1>x</button><input indeterminate type=checkbox>")
    assert page.evaluate("document.querySelector('input').indeterminate")
    server.send(Frame(1).attribute(1, "disabled", "true").classes(1, 0, 2))
    assert page.locator("button").evaluate("button => [button.disabled, button.className]") == [True, "s2"]
    server.send(Frame(2).attribute(1, "disabled", "false").classes(1, 0, 0))
    assert page.locator("button").evaluate("button => [button.disabled, button.className]") == [False, ""]
