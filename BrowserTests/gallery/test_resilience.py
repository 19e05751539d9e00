"""Networks fail and servers die; the page comes back by itself."""

import pytest

from visit import MOUNT, SNAPSHOT, WELCOME


def tap_add(page):
    page.get_by_role("button", name="Add").click()


def count(page):
    return page.get_by_test_id("count").inner_text()


@pytest.mark.allows_errors
def test_a_cut_of_the_network_is_a_shrug(visit, network, gallery):
    visit = visit(network.origin)
    page = visit.open("/counter")
    tap_add(page)
    visit.wait_until(lambda: count(page) == "1", "the counter counts")
    mounts, sessions = visit.count(MOUNT), gallery.metric("oriel_sessions_opened_total")

    network.cut()
    tap_add(page)
    tap_add(page)
    page.get_by_role("status").wait_for()
    assert count(page) == "1"
    network.mend()

    visit.wait_until(lambda: count(page) == "3", "what was tapped meanwhile has counted")
    page.get_by_role("status").wait_for(state="hidden")
    assert visit.count(MOUNT) == mounts
    assert gallery.metric("oriel_sessions_opened_total") == sessions


def test_a_page_that_arrives_slowly_waits_for_its_end(visit, network):
    """The scripts are in the browser's store already, so they are ready long before the page is."""
    # A browser reads a compressed page in few pieces.
    visit = visit(network.origin, extra_http_headers={"Accept-Encoding": "identity"})
    visit.open("/")
    network.speed = 50_000
    welcomes = visit.count(WELCOME)
    visit.page.goto(f"{visit.origin}/symbols")
    network.speed = None
    visit.wait_for_welcome(welcomes)
    visit.page.locator("[data-kind=back]").first.click()
    visit.wait_until(lambda: visit.path == "/", "the page answers")


@pytest.mark.allows_errors
def test_what_is_typed_while_the_network_is_cut_arrives(visit, network):
    visit = visit(network.origin)
    page = visit.open("/observed-object")
    field = page.get_by_placeholder("Name")
    network.cut()
    field.fill("Marie")
    network.mend()
    greeting = page.get_by_test_id("greeting")
    visit.wait_until(lambda: greeting.inner_text() == "Hello, Marie!", "the text has arrived")
    assert field.input_value() == "Marie"


@pytest.mark.allows_errors
def test_a_killed_server_comes_back_where_it_was(visit, mortal_gallery):
    visit = visit(mortal_gallery.origin)
    page = visit.open()
    visit.link("Observed object").click()
    visit.wait_until(lambda: visit.path == "/observed-object", "the page is open")
    field = page.get_by_placeholder("Name")
    field.click()
    page.keyboard.press("End")
    page.keyboard.type(" Love")
    mounts = visit.count(MOUNT)

    mortal_gallery.kill()
    page.get_by_role("status").wait_for()
    page.keyboard.type("la")
    mortal_gallery.start()
    visit.wait_for_mount(mounts)

    greeting = page.get_by_test_id("greeting")
    visit.wait_until(lambda: greeting.inner_text() == "Hello, Ada Lovela!", "the new server knows the draft")
    assert visit.path == "/observed-object"
    assert field.input_value() == "Ada Lovela"
    # The person goes on as if nothing had happened.
    page.keyboard.type("ce")
    visit.wait_until(lambda: greeting.inner_text() == "Hello, Ada Lovelace!", "typing goes on")
    page.go_back()
    visit.wait_until(lambda: visit.path == "/", "the way back is still there")


@pytest.mark.allows_errors
def test_navigation_survives_the_server(visit, mortal_gallery):
    visit = visit(mortal_gallery.origin)
    page = visit.open("/navigation")
    visit.link("Lisbon").click()
    visit.link("Sister city").click()
    visit.wait_until(lambda: visit.path == "/navigation/lisbon/macau", "the sister city is open")
    mounts = visit.count(MOUNT)

    mortal_gallery.kill()
    mortal_gallery.start()
    visit.wait_for_mount(mounts)

    assert visit.path == "/navigation/lisbon/macau"
    page.get_by_role("heading", name="Macau", exact=True).wait_for()
    page.go_back()
    page.get_by_role("heading", name="Lisbon", exact=True).wait_for()


@pytest.mark.allows_errors
def test_a_tap_while_the_server_is_away_is_for_the_next_one(visit, mortal_gallery):
    visit = visit(mortal_gallery.origin)
    page = visit.open("/navigation")
    mounts = visit.count(MOUNT)

    mortal_gallery.kill()
    page.get_by_role("status").wait_for()
    visit.link("Lisbon").click()
    mortal_gallery.start()
    visit.wait_for_mount(mounts)

    visit.wait_until(lambda: visit.path == "/navigation/lisbon", "the new server has handled the tap")
    page.get_by_role("heading", name="Lisbon", exact=True).wait_for()


def test_a_page_shows_what_was_stored_after_it_was_asked_for(visit):
    visit = visit()
    page = visit.open("/storage")
    hints = page.get_by_role("switch", name="Show hints")
    assert hints.is_checked()
    # As after a reload: the new page has been made, but it does not run yet when the one before stores a value.
    new = visit.context.new_page()
    held = []
    new.route("**/client.js", lambda route: held.append(route))
    new.goto(visit.origin + "/storage", wait_until="commit")
    visit.wait_until(lambda: held, "the new page loads the client")
    new_hints = new.get_by_role("switch", name="Show hints")
    assert new_hints.is_checked()

    hints.click()
    visit.wait_until(lambda: page.evaluate("localStorage['oriel:gallery.showsHints']") == "false", "the value is stored")
    held[0].continue_()

    visit.wait_until(lambda: not new_hints.is_checked(), "the new page has the value")


@pytest.mark.allows_errors
def test_what_is_stored_for_the_window_survives_the_server(visit, mortal_gallery):
    visit = visit(mortal_gallery.origin)
    page = visit.open("/storage")
    visit.wait_until(lambda: visit.count(SNAPSHOT) == 1, "the browser keeps a snapshot of the empty page")
    page.get_by_placeholder("Draft").fill("Dear Ada")
    visit.wait_until(lambda: visit.count(SNAPSHOT) == 2, "the browser keeps a snapshot of the draft")
    page.get_by_placeholder("Nickname").fill("Countess")
    visit.wait_until(lambda: page.get_by_text("Countess", exact=True).is_visible(), "the server has heard of it")
    mounts = visit.count(MOUNT)

    mortal_gallery.kill()
    mortal_gallery.start()
    visit.wait_for_mount(mounts)
    visit.reload()

    def value(of):
        return page.get_by_placeholder(of).input_value()

    # The page is served without what the window keeps, which the new session gets and patches in.
    visit.wait_until(lambda: value("Draft") == "Dear Ada", "the draft is there again")
    visit.wait_until(lambda: value("Nickname") == "Countess", "the nickname is there again")
