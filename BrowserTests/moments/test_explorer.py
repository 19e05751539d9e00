"""The GraphQL explorer of debug builds."""

import pytest

from accessibility import SCHEMES, violations
from visit import DESKTOP, PHONE


def open_explorer(visit, server, handle="ada", **options):
    window = visit(server.origin, **{"viewport": DESKTOP, **options})
    window.sign_in(server.tokens[handle])
    # The window reads the messages of Oriel's own sockets only.
    window.page.remove_listener("websocket", window.note_socket)
    window.page.goto(f"{server.origin}/graphql/explorer")
    window.page.get_by_role("heading", name="Operations").wait_for()
    return window, window.page


def enter(page, text):
    field = page.get_by_role("textbox", name="Query")
    field.fill(text)
    return field


def status(window, text):
    window.wait_until(lambda: text in window.page.locator("#status").inner_text(), f"the status has {text}")


def test_a_query_runs_with_its_variables_as_the_person_of_the_browser(visit, family):
    window, page = open_explorer(visit, family)
    field = enter(page, "query Names($has: Boolean!) { viewer { name id @include(if: $has) } }")
    page.get_by_role("textbox", name="Variables").fill('{"has": false}')
    field.press("Control+Enter")

    status(window, "200 · ")
    assert page.locator("#response").inner_text().split() == '{ "data": { "viewer": { "name": "Ada Lovelace" } } }'.split()
    # It is in the history after the page is loaded again.
    page.reload()
    page.get_by_role("tab", name="History").click()
    page.get_by_role("button", name="query Names").click()
    assert "Names($has" in page.get_by_role("textbox", name="Query").input_value()


# The browser complains about the status of the answer.
@pytest.mark.allows_errors
def test_errors_are_shown(visit, family):
    window, page = open_explorer(visit, family)
    page.get_by_role("textbox", name="Variables").fill("[1]")
    enter(page, "{ viewer { nothing } }").press("Control+Enter")
    page.get_by_text("The variables must be a JSON object").wait_for()
    assert page.locator("#response").is_hidden()

    page.get_by_role("textbox", name="Variables").fill("")
    page.get_by_role("button", name="Run").click()
    status(window, "1 error")
    page.locator("#response").get_by_text("nothing").first.wait_for()


def test_names_are_completed_from_the_schema(visit, family):
    window, page = open_explorer(visit, family)
    field = enter(page, "")
    field.focus()
    page.keyboard.type("{")
    page.keyboard.press("Enter")
    page.keyboard.type("view")
    page.get_by_role("option", name="viewer").first.wait_for()
    page.keyboard.press("Enter")
    page.keyboard.type(" { ")
    page.keyboard.press("Control+Space")
    options = page.get_by_role("option")
    options.first.wait_for()
    assert options.filter(has_text="timeline").count() > 0
    page.keyboard.type("unreadNotif")
    window.wait_until(lambda: options.count() == 1, "one field matches")
    page.keyboard.press("Tab")

    assert field.input_value().split() == ["{", "viewer", "{", "unreadNotificationCount"]
    page.keyboard.press("Control+Space")
    page.keyboard.press("Escape")
    assert page.get_by_role("listbox").count() == 0


def test_the_schema_can_be_read_and_searched(visit, family):
    window, page = open_explorer(visit, family)
    page.get_by_role("button", name="Subscription", exact=True).click()
    page.locator("#documentation").get_by_text("Reports what has changed for the viewer").wait_for()
    page.get_by_role("button", name="‹ Back").click()
    page.get_by_role("heading", name="Operations").wait_for()
    page.get_by_role("searchbox", name="Search types and fields").fill("momentID")
    page.get_by_role("button", name="Change.momentID", exact=True).click()
    page.get_by_role("heading", name="Change", exact=True).wait_for()


def test_a_subscription_lists_its_events_until_it_is_stopped(visit, family):
    window, page = open_explorer(visit, family)
    enter(page, "subscription { changes { kind momentID } }").press("Control+Enter")
    events = page.get_by_role("list", name="Events, newest first").get_by_role("listitem")
    events.filter(has_text="SUBSCRIBED").wait_for()

    moment = family.people["ada"].publish("For the explorer")["id"]
    # Not the number alone, which the time of an event may have, too.
    events.filter(has_text=f'"momentID": "{moment}"').wait_for()
    page.get_by_role("button", name="Stop").click()

    status(window, "Stopped after ")
    assert page.get_by_role("button", name="Stop").count() == 0


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("scheme", SCHEMES)
def test_the_explorer_is_accessible(visit, family, scheme, size):
    window, page = open_explorer(visit, family, viewport=size, color_scheme=scheme)
    enter(page, "{ viewer { name } } # a comment").press("Control+Enter")
    status(window, "200 · ")
    assert violations(page, scheme) == []
    assert page.evaluate("document.scrollingElement.scrollWidth") <= size["width"]


def test_a_server_can_do_without_it(start_family):
    server = start_family("--no-explorer")
    assert server.people["ada"].request("/graphql/explorer")[0] == 404
