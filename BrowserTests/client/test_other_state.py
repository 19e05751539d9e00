"""Controls that show their other state from a tap on until the server has answered."""

from wire import Frame

# A control and the layer with its other state, as the server draws them. Nodes: 1 view, 2 button, 3 layer, 4 other button, 5 beside.
TOGGLE = ("<div><button data-e=1 aria-pressed=false>off</button>"
          "<div style='position:absolute;inset:0;pointer-events:none'>"
          "<button data-other inert style='visibility:hidden'>on</button></div></div><button data-e=1>beside</button>")


def shown(page):
    """The texts that can be seen of the two states."""
    return page.evaluate("""() => [...document.querySelectorAll('button')].slice(0, 2)
        .filter(button => getComputedStyle(button).visibility === 'visible' && getComputedStyle(button).maskImage === 'none')
        .map(button => button.textContent)""")


def tap(page):
    page.evaluate("document.querySelector('button').click()")


def test_is_shown_at_once(client):
    page, server = client.page(TOGGLE)
    assert shown(page) == ["off"]
    tap(page)
    assert shown(page) == ["on"]


def test_gives_way_to_the_state_from_the_server(client):
    page, server = client.page(TOGGLE)
    tap(page)
    server.wait_for(lambda: server.events("tap"))
    server.send(Frame(1, answer=1).text(2, "confirmed").attribute(2, "aria-pressed", "true"))
    assert shown(page) == ["confirmed"]


def test_gives_way_to_a_text_from_the_server(client):
    page, server = client.page(TOGGLE)
    tap(page)
    server.wait_for(lambda: server.events("tap"))
    server.send(Frame(1, answer=1).text(2, "confirmed"))
    assert shown(page) == ["confirmed"]


def test_waits_for_a_change_that_follows_the_answer(client):
    page, server = client.page(TOGGLE)
    tap(page)
    server.wait_for(lambda: server.events("tap"))
    server.send(Frame(1, answer=1))
    assert shown(page) == ["on"]
    server.send(Frame(2, answer=1).attribute(2, "aria-pressed", "true").text(2, "later"))
    assert shown(page) == ["later"]


def test_ends_if_the_server_changes_nothing(client):
    page, server = client.page(TOGGLE)
    tap(page)
    server.wait_for(lambda: server.events("tap"))
    server.send(Frame(1, answer=1))
    page.wait_for_function("!document.querySelector('[data-tapped]')")
    assert shown(page) == ["off"]


def test_a_second_tap_goes_back_and_the_last_answer_counts(client):
    page, server = client.page(TOGGLE)
    tap(page)
    tap(page)
    assert shown(page) == ["off"]
    server.wait_for(lambda: len(server.events("tap")) == 2)
    server.send(Frame(1, answer=1).attribute(2, "aria-pressed", "true").text(2, "first"))
    assert shown(page) == ["first"]
    tap(page)
    assert shown(page) == ["on"]
    server.send(Frame(2, answer=2).attribute(2, "aria-pressed", "false"))
    assert shown(page) == ["on"]
    server.wait_for(lambda: len(server.events("tap")) == 3)
    server.send(Frame(3, answer=3).attribute(2, "aria-pressed", "true").text(2, "third"))
    assert shown(page) == ["third"]


def test_other_controls_show_none(client):
    page, server = client.page(TOGGLE)
    page.click("text=beside")
    assert shown(page) == ["off"]
    assert page.locator("[data-tapped]").count() == 0


def test_a_control_that_leaves_is_forgotten(client):
    page, server = client.page(TOGGLE)
    tap(page)
    server.wait_for(lambda: server.events("tap"))
    server.send(Frame(1, answer=1).remove(1))
    server.settle()
    assert page.locator("button").count() == 1
