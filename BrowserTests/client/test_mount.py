"""A page that a new session replaces, and what it keeps of the old one."""

import json

from wire import Frame, Shape, mount, welcome


class TestMount:
    PAGE = ("<main data-testid=main style='height:100px;overflow:auto'><div style='height:999px'><p>intro</p>"
            "<input data-testid=name data-e=4><textarea></textarea><input value=kept></div></main>")

    def lose(self, page, server, name="other", **options):
        server.drop()
        server.wait_for(lambda: server.sockets == 2)
        server.open()
        server.send(welcome(session=name, goes_on=0))

    def lose_again(self, page, server):
        server.drop()
        server.wait_for(lambda: server.sockets == 3)
        server.open()
        server.send(welcome(session="third", goes_on=0))

    def test_keeps_what_belongs_to_the_person(self, client):
        page, server = client.page(self.PAGE)
        page.fill("textarea", "half typ")
        page.fill("[data-testid=name]", "Lia")
        page.evaluate("document.querySelector('input').setSelectionRange(1, 2)")
        page.evaluate("document.querySelector('main').scrollTop = 55")
        self.lose(page, server)
        moved = self.PAGE.replace("<p>intro</p>", "<p>intro</p><hr>").replace("value=kept", "value=new")
        server.send(mount(1, 500, moved, rules=".s1{color:red}", title="New"))

        assert page.evaluate("document.querySelector('main').scrollTop") == 55
        field = page.locator("[data-testid=name]")
        assert field.evaluate("field => field === document.activeElement")
        assert field.evaluate("field => [field.value, field.selectionStart, field.selectionEnd]") == ["Lia", 1, 2]
        # Without a name an element is found by its place, which has changed; what was not typed is as the server says.
        assert page.input_value("textarea") == ""
        assert page.input_value("input:last-of-type") == "new"
        assert page.title() == "New"
        # The new session learns the draft.
        assert server.events() == [(504, "input", "Lia")]

    def test_keeps_a_text_that_the_last_session_had_confirmed(self, client):
        page, server = client.page(self.PAGE)
        page.locator("[data-testid=name]").press_sequentially("Li")
        # The answer repeats the text, which is still only in this session and in the field.
        server.send(Frame(1, 2).attribute(4, "value", "Li"))
        self.lose(page, server)
        server.send(mount(2, 500, self.PAGE.replace("data-e=4>", "data-e=4 value=L>")))

        assert page.input_value("[data-testid=name]") == "Li"
        assert server.events()[-1] == (503, "input", "Li")

    def test_finds_unnamed_fields_by_their_place(self, client):
        page, server = client.page(self.PAGE)
        page.fill("textarea", "half typ")
        self.lose(page, server)
        server.send(mount(1, 500, self.PAGE))
        assert page.input_value("textarea") == "half typ"
        assert page.evaluate("document.activeElement.localName") == "textarea"

    def test_numbers_begin_where_the_server_says(self, client):
        page, server = client.page("<p>x</p>")
        server.send(mount(4, 900, "<p>a</p><p>b</p>"))
        server.send(Frame(5).text(901, "c").shape(Shape("b", text=True)).insert(900, None, (0, [["d"]])))
        server.send(Frame(6).text(902, "e"))
        assert page.inner_html("#oriel") == "<p>a<b>e</b></p><p>c</p>"

    def test_makes_shapes_and_rules_void(self, client):
        page, server = client.page("<p class='s1 s2'>x</p>", styles=".s1{color:rgb(1,1,1)}")
        server.send(Frame(1).shape(Shape("b")).style(2, "opacity:.5"))
        server.send(mount(2, 10, "<p class='s1 s2'>x</p>", rules=".s2{color:rgb(2,2,2)}"))
        style = page.evaluate("(({color, opacity}) => [color, opacity])(getComputedStyle(document.querySelector('p')))")
        assert style == ["rgb(2, 2, 2)", "1"]
        server.send(Frame(3).shape(Shape("i")).insert(10, None, (0, [[]])))
        assert page.locator("p i").count() == 1

    def test_what_is_done_while_the_page_is_void_is_said_when_it_is_not(self, client):
        page, server = client.page("<button data-e=1>x</button>", is_late=True)
        self.lose(page, server)
        page.click("button")
        server.settle()
        assert server.items("event") == []
        server.send(mount(1, 30, "<button data-e=1>x</button>"))
        page.click("button")
        assert [item[:3] for item in server.items("event")] == [("event", 2, 30), ("event", 3, 30)]
        # The session may have handled both.
        self.lose_again(page, server)
        server.send(mount(1, 60, "<button data-e=1>x</button>"))
        page.click("button")
        assert [item[:3] for item in server.items("event")] == [("event", 4, 60)]


class TestFieldThatComesLater:
    """A new session can show its page before it has loaded the data for the fields in it."""

    FIELD = Shape("p", Shape("input", events=12, attributes={"aria-label": "Reply", "type": "text", "value": "Half"}))

    def begin(self, client, **options):
        """Types, and loses the session; the new one shows a page without the field, then one more change of it."""
        page, server = client.page("<main><input aria-label=Reply type=text value=Half data-e=12></main>", **options)
        page.get_by_label("Reply").focus()
        page.keyboard.press("End")
        page.keyboard.type(" wo")
        server.send(Frame(1, answer=3).attribute(2, "value", "Half wo"))
        server.drop()
        server.wait_for(lambda: server.sockets == 2)
        server.open()
        server.send(welcome(session="other", goes_on=0))
        server.send(mount(1, 10, "<p>Loading</p><div data-e=2048></div>"))
        server.send(Frame(2).text(10, "Still loading"))
        return page, server

    def show_field(self, server, number=3):
        server.send(Frame(number, answer=3).shape(self.FIELD).insert(0, None, (0, [[]])))

    def test_gets_text_focus_and_caret(self, client):
        page, server = self.begin(client)
        self.show_field(server)
        assert page.get_by_label("Reply").input_value() == "Half wo"
        assert server.events()[-1][1:] == ("input", "Half wo")
        page.keyboard.type("rd")
        assert page.get_by_label("Reply").input_value() == "Half word"

    def test_leaves_the_focus_where_the_user_has_put_it(self, client):
        page, server = self.begin(client)
        page.evaluate("document.querySelector('p').tabIndex = 0")
        page.locator("p").focus()
        self.show_field(server)
        assert page.get_by_label("Reply").input_value() == "Half wo"
        assert page.evaluate("document.activeElement.localName") == "p"

    def test_gets_it_once(self, client):
        page, server = self.begin(client)
        self.show_field(server)
        server.send(Frame(4, answer=20).insert(0, None, (0, [[]])))
        assert [field.input_value() for field in page.get_by_label("Reply").all()] == ["Half wo", "Half"]

    def test_of_another_page_does_not_get_it(self, client):
        page, server = self.begin(client)
        server.send(Frame(3).command("history", json.dumps({"action": "push", "path": "/other", "depth": 1})))
        self.show_field(server, 4)
        assert page.get_by_label("Reply").input_value() == "Half"

    def test_does_not_get_it_half_a_minute_later(self, client):
        page, server = self.begin(client, prepare=lambda page: page.clock.install())
        page.clock.fast_forward(31_000)
        self.show_field(server)
        assert page.get_by_label("Reply").input_value() == "Half"
