"""What the person does to controls shows at once, and nothing takes it away but the answer."""

import pytest

from wire import Frame, Shape


def value_and_caret(page):
    return page.locator("input, textarea").evaluate("field => [field.value, field.selectionStart]")


def test_a_check_box_keeps_its_state_until_the_answer(client):
    page, server = client.page("<input type=checkbox data-e=2>")
    page.click("input")
    assert server.items("event") == [("event", 1, 1, "change", "true")]
    server.send(Frame(1, answer=0).no_attribute(1, "checked"))
    assert page.is_checked("input")
    server.send(Frame(2, answer=1).no_attribute(1, "checked"))
    assert not page.is_checked("input")


def test_an_answer_without_attribute_confirms(client):
    page, server = client.page("<input type=checkbox data-e=2>")
    page.click("input")
    server.send(Frame(1, answer=1))
    assert page.is_checked("input")
    server.send(Frame(2, answer=1).no_attribute(1, "checked"))
    assert not page.is_checked("input")


def test_a_radio_holds_its_group(client):
    page, server = client.page(
        "<div data-e=2><input type=radio name=g value=a checked><input type=radio name=g value=b></div>")
    page.click("input >> nth=1")
    assert server.events() == [(1, "change", "b")]
    server.send(Frame(1).attribute(2, "checked", "true"))
    assert page.is_checked("input >> nth=1")
    server.send(Frame(2, answer=1).attribute(2, "checked", "true"))
    assert page.is_checked("input >> nth=0")


def test_a_select_says_its_value_or_its_index(client):
    options = "<option value=a>A</option><option value=b>B</option>"
    page, server = client.page(f"<select data-e=2>{options}</select><select data-e=131072>{options}</select>")
    page.select_option("select >> nth=0", "b")
    page.select_option("select >> nth=1", "b")
    assert server.events() == [(1, "change", "b"), (4, "select", 1)]


def test_typing_is_reported_and_held(client):
    page, server = client.page("<input data-e=12>")
    page.locator("input").press_sequentially("ab")
    assert server.events() == [(1, "input", "a"), (1, "input", "ab")]
    server.send(Frame(1, answer=1).attribute(1, "value", "A"))
    assert page.input_value("input") == "ab"
    server.send(Frame(2, answer=2).attribute(1, "value", "AB"))
    assert page.input_value("input") == "AB"
    page.press("input", "Enter")
    assert server.events()[-1] == (1, "submit")


@pytest.mark.parametrize("caret, text, expected", [
    (5, "hello world", 11), (2, "hello world", 2), (4, "HELL", 3), (0, "xx hello", 0), (5, "", 0),
])
def test_the_caret_keeps_its_distance_to_the_nearer_end(client, caret, text, expected):
    page, server = client.page("<input value=hello>")
    page.focus("input")
    page.evaluate(f"document.querySelector('input').setSelectionRange({caret}, {caret})")
    server.send(Frame(1).attribute(1, "value", text))
    assert value_and_caret(page) == [text, expected]


def test_a_slider_is_reported_once_per_frame(client):
    page, server = client.page("<label data-e=4><input type=range min=0 max=100 value=0></label>")
    page.evaluate("""() => {
        const slider = document.querySelector('input');
        for (const value of [10, 20, 30]) {
            slider.value = value;
            slider.dispatchEvent(new Event('input', { bubbles: true }));
        }
    }""")
    server.settle()
    assert server.items("event") == [("event", 1, 1, "input", "30")]
    server.send(Frame(1).attribute(2, "value", "5"))
    assert page.input_value("input") == "30"
    server.send(Frame(2, answer=1).attribute(2, "value", "5"))
    assert page.input_value("input") == "5"


def test_a_slider_hears_its_bounds_before_its_value(client):
    page, server = client.page("<input type=range min=0 max=10 value=0>")
    server.send(Frame(1).attribute(1, "value", "50").attribute(1, "max", "100"))
    assert page.input_value("input") == "50"


def test_a_field_that_was_written_into_is_still_chosen_by_a_click(client):
    page, server = client.page("<ul data-e=131072><li data-index=4><input data-e=4></li></ul>")
    page.click("input")
    page.keyboard.type("a")
    page.click("input")
    assert server.events("select") == [(1, "select", 4), (1, "select", 4)]


def test_text_of_a_text_area_keeps_the_caret(client):
    page, server = client.page("<textarea>one two</textarea>")
    page.focus("textarea")
    page.evaluate("document.querySelector('textarea').setSelectionRange(5, 5)")
    server.send(Frame(1).splice(1, 0, 3, "three"))
    assert value_and_caret(page) == ["three two", 7]


def test_what_was_done_before_the_client_came_is_reported(client):
    early = """document.addEventListener('readystatechange', () => {
        const [field, box] = document.querySelectorAll('input');
        field.value = 'early';
        box.click();
    }, { once: true })"""
    page, server = client.page("<input value=old data-e=4><input type=checkbox checked data-e=2><input data-e=4 value=x>",
                               prepare=lambda page: page.add_init_script(early))
    assert server.events() == [(1, "input", "early"), (2, "change", "false")]


class TestReplacedField:
    """The server can replace a field before it has received what was typed into it, such as for another size of the window."""

    def replace(self, server, *fields, answer=0):
        """Replaces the field, node 1, with a box of others, from node 2 on."""
        inner = [Shape("input", events=12, attributes=attributes) for attributes in fields]
        server.send(Frame(1, answer=answer).remove(1).shape(Shape("div", *inner)).insert(0, None, (0, [[]])))

    def open(self, client):
        page, server = client.page("<input data-e=12 aria-label=Name type=text>")
        page.locator("input").press_sequentially("ab")
        return page, server

    def test_its_text_and_the_focus_move_to_the_other_one(self, client):
        page, server = self.open(client)
        page.evaluate("document.querySelector('input').setSelectionRange(1, 1)")
        self.replace(server, {"aria-label": "Town", "type": "text"}, {"aria-label": "Name", "type": "text", "value": ""})
        assert page.get_by_label("Town").input_value() == ""
        assert page.get_by_label("Name").input_value() == "ab"
        assert server.events()[-1] == (4, "input", "ab")
        page.keyboard.type("x")
        assert server.events()[-1] == (4, "input", "axb")

    def test_a_field_without_a_caret_for_scripts_gets_it_too(self, client):
        page, server = client.page("<input data-e=12 aria-label=Mail type=email>")
        page.locator("input").press_sequentially("ab")
        self.replace(server, {"aria-label": "Mail", "type": "email"})
        assert page.get_by_label("Mail").input_value() == "ab"
        assert server.items("mount") == []
        page.keyboard.type("x")
        assert server.events()[-1][1:] == ("input", "abx")

    def test_what_was_received_is_the_servers_matter(self, client):
        page, server = self.open(client)
        self.replace(server, {"aria-label": "Name", "type": "text", "value": ""}, answer=2)
        assert page.get_by_label("Name").input_value() == ""

    def test_of_two_alike_none_gets_it(self, client):
        page, server = self.open(client)
        twin = {"aria-label": "Name", "type": "text"}
        self.replace(server, twin, twin)
        assert [field.input_value() for field in page.get_by_label("Name").all()] == ["", ""]


class TestComposition:
    """Chinese by an input method."""

    @pytest.fixture
    def field(self, client):
        page, server = client.page("<input data-e=4 value=abc><p>x</p>")
        page.focus("input")
        page.evaluate("document.querySelector('input').setSelectionRange(3, 3)")
        devtools = page.context.new_cdp_session(page)
        compose = lambda text: devtools.send(
            "Input.imeSetComposition", {"text": text, "selectionStart": len(text), "selectionEnd": len(text)})
        commit = lambda text: devtools.send("Input.insertText", {"text": text})
        return page, server, compose, commit

    def test_only_the_composed_text_is_reported(self, field):
        page, server, compose, commit = field
        for text in ["n", "ni", "ni h", "你好"]:
            compose(text)
        assert server.events() == []
        commit("你好")
        assert page.input_value("input") == "abc你好"
        assert server.events() == [(1, "input", "abc你好")]

    def test_what_comes_meanwhile_is_set_when_it_ends(self, field):
        page, server, compose, commit = field
        compose("ni")
        server.send(Frame(1).attribute(1, "value", "").text(2, "y"))
        assert page.input_value("input") == "abcni"
        assert page.inner_text("p") == "y"
        commit("你")
        assert page.input_value("input") == "你"
        assert server.events() == [(1, "input", "你")]

    def test_a_mount_waits_for_its_end(self, field):
        from wire import mount
        page, server, compose, commit = field
        compose("ni")
        server.send(mount(1, 10, "<input data-e=4 value=new>"))
        assert page.input_value("input") == "abcni"
        commit("你")
        page.wait_for_function("document.querySelector('p') === null")
        assert page.input_value("input") == "abc你"

    def test_return_that_ends_a_composition_submits_nothing(self, client):
        page, server = client.page("<input data-e=12>")
        page.focus("input")
        devtools = page.context.new_cdp_session(page)
        devtools.send("Input.imeSetComposition", {"text": "ni", "selectionStart": 2, "selectionEnd": 2})
        devtools.send("Input.dispatchKeyEvent", {"type": "keyDown", "key": "Process", "windowsVirtualKeyCode": 229})
        devtools.send("Input.insertText", {"text": "你"})
        assert server.events() == [(1, "input", "你")]
