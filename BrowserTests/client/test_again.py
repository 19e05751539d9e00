"""Events that no server has handled when another session shows the page."""

import pytest

from wire import Frame, Shape, end, mount, welcome

ADD = "<button data-e=1>Add</button>"
STOPPING, EVICTED = 1, 3


def rows(*names):
    return "<main>" + "".join(f"<div><p>{name}</p><button data-e=1 aria-label=Like></button></div>" for name in names) + "</main>"


def reconnect(server, known):
    server.wait_for(lambda: server.sockets == known + 1)
    server.open()


def lose(page, server, *taps):
    """The connection is lost, then something is tapped, then another session has the page, which it has not sent yet."""
    known = server.sockets
    server.drop()
    for tap in taps:
        page.locator(tap).click()
    reconnect(server, known)
    server.send(welcome(session="other", goes_on=0))


def nodes(server):
    return [node for node, *_ in server.events("tap")]


class TestWhatIsSentAgain:
    @pytest.fixture
    def live(self, client):
        return client.page(ADD, is_late=True)

    def test_what_was_done_without_a_connection(self, live):
        page, server = live
        lose(page, server, "button", "button")
        assert server.events() == []
        server.send(mount(1, 30, ADD))
        assert nodes(server) == [30, 30]
        server.send(Frame(2, answer=4))
        assert nodes(server) == [30, 30]

    @pytest.mark.parametrize("reason", [STOPPING, EVICTED])
    def test_what_the_session_has_not_answered_before_its_end(self, live, reason):
        page, server = live
        page.click("button")
        page.click("button")
        known = server.sockets
        # In one task: the frame is applied although the connection ends at once.
        server.send(Frame(1, answer=1), end(reason), settle=False)
        # Wakes a page that sleeps.
        page.mouse.move(5, 500)
        reconnect(server, known)
        server.send(welcome(session="other", goes_on=0), mount(1, 30, ADD))
        assert nodes(server) == [30]

    def test_not_what_the_session_may_have_handled(self, live):
        page, server = live
        page.click("button")
        lose(page, server)
        server.send(mount(1, 30, ADD))
        assert server.events() == []

    def test_not_what_a_server_that_is_full_may_have_handled(self, live):
        page, server = live
        page.click("button")
        server.drop()
        reconnect(server, 1)
        # Without a welcome, it says nothing of the session before.
        server.send(end(STOPPING), settle=False)
        reconnect(server, 2)
        server.send(welcome(session="other", goes_on=0), mount(1, 30, ADD))
        assert server.events() == []

    def test_what_the_session_has_not_handled_when_it_sends_the_page_again(self, live):
        page, server = live
        page.click("button")
        page.click("button")
        server.send(mount(1, 30, ADD, answer=1))
        assert nodes(server) == [1, 1, 30]

    def test_a_change_of_a_control_that_is_shown_again(self, client):
        markup = "<label>Hints<input type=checkbox data-e=2></label>"
        page, server = client.page(markup, is_late=True)
        lose(page, server, "input")
        server.send(mount(1, 30, markup))
        assert server.events() == [(31, "change", "true")]
        assert page.is_checked("input")
        # The answer does not say otherwise.
        server.send(Frame(2, answer=3))
        assert page.is_checked("input")


class TestWhereItIsSent:
    def test_to_the_same_row_at_another_place(self, client):
        page, server = client.page(rows("Tea", "Coffee"), is_late=True)
        lose(page, server, "div:has-text('Coffee') > button")
        server.send(mount(1, 30, rows("Milk", "Coffee", "Tea")))
        assert nodes(server) == [36]

    @pytest.mark.parametrize("names", [["Tea"], ["Tea", "Water"], ["Coffee", "Coffee"]])
    def test_nowhere_if_the_row_is_gone_or_there_are_two(self, client, names):
        page, server = client.page(rows("Tea", "Coffee"), is_late=True)
        lose(page, server, "div:has-text('Coffee') > button")
        server.send(mount(1, 30, rows(*names)))
        assert server.events() == []

    def test_to_one_of_two_like_rows_of_a_list_that_is_the_same(self, client):
        page, server = client.page(rows("Tea", "Tea", "Milk"), is_late=True)
        lose(page, server, "div:nth-child(2) > button")
        server.send(mount(1, 30, rows("Tea", "Tea", "Milk")))
        assert nodes(server) == [36]

    def test_not_from_a_dialog_to_the_page(self, client):
        page, server = client.page(f"<main></main><dialog data-modal>{ADD}</dialog>", is_late=True)
        lose(page, server, "button")
        server.send(mount(1, 30, f"<main></main>{ADD}"))
        assert server.events() == []

    def test_to_what_appears_when_the_page_has_its_data(self, client):
        page, server = client.page(ADD, is_late=True)
        lose(page, server, "button")
        server.send(mount(1, 10, "<p>Loading</p>"))
        assert server.events() == []
        server.send(Frame(2).shape(Shape("button", events=1, text=True)).insert(0, None, (0, [["Add"]])))
        assert nodes(server) == [11]

    def test_not_to_what_appears_much_later(self, client):
        page, server = client.page(ADD, is_late=True, prepare=lambda page: page.clock.install())
        lose(page, server, "button")
        server.send(mount(1, 10, "<p>Loading</p>"))
        page.clock.fast_forward(6000)
        server.send(Frame(2).shape(Shape("button", events=1, text=True)).insert(0, None, (0, [["Add"]])))
        assert server.events() == []

    def test_not_to_a_page_with_another_address(self, client):
        page, server = client.page(ADD, is_late=True)
        lose(page, server, "button")
        server.send(mount(1, 10, "<p>Loading</p>"))
        page.evaluate("history.pushState({}, '', '/other')")
        server.send(Frame(2).shape(Shape("button", events=1, text=True)).insert(0, None, (0, [["Add"]])))
        assert server.events() == []
