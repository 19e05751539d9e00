"""Keys that are pressed before the server has answered what was done before."""

from wire import Frame, Shape

OLD = "<section><button data-e=1 data-shortcut='0:n'>Old</button></section><button data-e=1>Go</button>"
NEW = Shape("button", events=1, text=True, attributes={"data-shortcut": "0:n"})


def nodes(server):
    return [node for node, *_ in server.events("tap")]


def test_a_key_after_a_tap_is_for_the_page_that_the_tap_opens(client):
    page, server = client.page(OLD, is_late=True)
    page.get_by_text("Go").click()
    page.keyboard.press("n")
    server.settle()
    assert nodes(server) == [3]
    server.send(Frame(1, answer=1).attribute(1, "data-state", "covered").shape(NEW).insert(0, None, (0, [["New"]])))
    assert nodes(server) == [3, 4]


def test_a_key_without_a_button_waits_for_one(client):
    page, server = client.page("<button data-e=1>Go</button>", is_late=True)
    page.get_by_text("Go").click()
    page.keyboard.press("n")
    page.keyboard.press("x")
    server.send(Frame(1, answer=1).shape(NEW).insert(0, None, (0, [["New"]])))
    assert nodes(server) == [1, 2]
    # The other key has pressed nothing, and is forgotten.
    server.send(Frame(2, answer=2).insert(0, None, (0, [["Newer"]])))
    assert nodes(server) == [1, 2]


def test_a_key_for_the_same_button_does_not_wait(client):
    page, server = client.page(OLD, is_late=True)
    for _ in range(3):
        page.keyboard.press("n")
    assert nodes(server) == [2, 2, 2]


def test_a_key_in_a_field_waits_until_the_text_has_enabled_the_button(client):
    page, server = client.page(
        "<textarea data-e=4></textarea><button data-e=1 data-shortcut='8:Enter' disabled>Send</button>", is_late=True)
    page.locator("textarea").press_sequentially("Hi")
    page.keyboard.press("Control+Enter")
    server.settle()
    assert nodes(server) == []
    server.send(Frame(1, answer=1))
    assert nodes(server) == []
    server.send(Frame(2, answer=2).no_attribute(2, "disabled"))
    assert nodes(server) == [2]


def test_escape_closes_what_is_open_at_once(client):
    page, server = client.page("<button data-e=1>Go</button><dialog data-modal data-e=4096><input data-e=4></dialog>", is_late=True)
    page.locator("input").press_sequentially("Hi")
    page.keyboard.press("Escape")
    assert server.events("dismiss") == [(2, "dismiss")]
    server.send(Frame(1, answer=3))
    assert server.events("dismiss") == [(2, "dismiss")]


def test_what_a_key_has_caused_does_not_make_it_wait(client):
    page, server = client.page("<main data-e=32 tabindex=0>x</main>", is_late=True)
    page.locator("main").focus()
    page.keyboard.press("n")
    server.send(Frame(1, answer=1).shape(NEW).insert(0, None, (0, [["New"]])))
    assert server.events("key") == [(1, "key", "n", 0)]
    assert nodes(server) == []
