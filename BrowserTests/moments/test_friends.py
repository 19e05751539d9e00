"""The list of friends, and how people become friends."""

import re

FRIENDS_OF_ROBIN = 9


def friends(page):
    """The names of the friends that are listed, in their order."""
    links = page.get_by_role("tabpanel").get_by_role("link", name=re.compile(r"@\w+"))
    handles = [re.search(r"@(\w+)", text).group(1) for text in links.all_inner_texts()]
    # Those two have only asked.
    return [handle for handle in handles if handle not in ("mateo", "yutong")]


def open_list(visit, server=None):
    window = visit(server and server.origin)
    page = window.open("/friends")
    window.wait_until(lambda: len(friends(page)) == FRIENDS_OF_ROBIN, "all friends are listed")
    return window, page


def test_search_finds_by_name_and_handle(visit):
    window, page = open_list(visit)
    search = page.get_by_role("searchbox")
    search.press_sequentially("gra")
    window.wait_until(lambda: friends(page) == ["grace"], "one is found")
    search.fill("国华")
    window.wait_until(lambda: friends(page) == ["guohua"], "one is found by a Chinese name")
    search.fill("nobody at all")
    page.get_by_text("Nothing found for “nobody at all”").wait_for()
    search.fill("")
    window.wait_until(lambda: len(friends(page)) == FRIENDS_OF_ROBIN, "all are back")


def test_sorting_is_chosen_and_cleared(visit):
    window, page = open_list(visit)
    by_default = friends(page)

    def choose(name):
        page.get_by_role("button", name="Sort").click()
        page.get_by_role("alertdialog").get_by_role("button", name=name).click()
        page.get_by_role("alertdialog").wait_for(state="detached")

    page.get_by_role("button", name="Sort").click()
    page.get_by_role("alertdialog").wait_for()
    assert page.get_by_role("button", name="Clear selection").count() == 0
    page.keyboard.press("Escape")
    page.get_by_role("alertdialog").wait_for(state="detached")

    choose("Most moments")
    page.get_by_role("heading", name="Most moments first").wait_for()
    counts = [int(count) for count in re.findall(r"(\d+) moments?\b", page.get_by_role("tabpanel").inner_text())]
    assert len(counts) == FRIENDS_OF_ROBIN and counts == sorted(counts, reverse=True)
    choose("Name")
    page.get_by_role("heading", name="By name").wait_for()
    choose("Newest friends")
    page.get_by_role("heading", name="Newest friends first").wait_for()
    choose("Clear selection")
    window.wait_until(lambda: friends(page) == by_default, "the order is as before")


def test_rows_are_large_or_compact(visit):
    window, page = open_list(visit)
    row = page.get_by_role("link", name=re.compile("@grace"))
    large = row.bounding_box()["height"]
    stored = page.evaluate("JSON.stringify(localStorage)")
    page.get_by_role("button", name="Compact rows").click()
    window.wait_until(lambda: row.bounding_box()["height"] < large * 0.7, "the rows are compact")
    window.wait_until(lambda: page.evaluate("JSON.stringify(localStorage)") != stored, "the browser remembers it")
    window.open("/friends")
    page.get_by_role("button", name="Large rows").click()
    window.wait_until(lambda: row.bounding_box()["height"] == large, "the rows are large again")


def test_categories_have_counts(visit):
    window, page = open_list(visit)

    def choose(name):
        chip = page.get_by_role("button", name=re.compile(rf"^{name} \d+$"))
        chip.click()
        window.wait_until(lambda: chip.get_attribute("aria-pressed") == "true", f"{name} is chosen")
        return int(chip.inner_text().split()[-1])

    assert choose("Requests") == 2
    window.wait_until(lambda: friends(page) == [], "only requests are left")
    assert page.get_by_role("button", name=re.compile("^Accept ")).count() == 2
    count = choose("New")
    window.wait_until(lambda: len(friends(page)) == count, "those who are new")
    count = choose("Active")
    window.wait_until(lambda: len(friends(page)) == count, "those who are active")
    assert choose("All") == FRIENDS_OF_ROBIN


def test_what_is_wrong_with_a_handle_is_said(visit):
    window, page = open_list(visit)
    page.get_by_role("button", name="Add a friend").click()
    sheet = page.get_by_role("dialog")
    field = sheet.get_by_role("textbox", name="Handle")
    for handle, message in [
        ("@robin", "This is your own handle."),
        ("nora", "You and Nora Whitfield are already friends."),
        ("@nobody_here", "No account has the handle @nobody_here."),
    ]:
        field.fill(handle)
        # The last message disappears, and the button moves up.
        window.tap(sheet.get_by_role("button", name="Send friend request"))
        sheet.get_by_text(message).wait_for()
    page.keyboard.press("Escape")
    sheet.wait_for(state="detached")


def test_a_request_is_made_seen_and_accepted(visit, changing_demo):
    window, page = open_list(visit, changing_demo)
    other = visit(changing_demo.origin)
    other.open()
    other.look_as("Mateo Vargas")
    before = {moment["id"] for moment in changing_demo.client().timeline(50)}
    window.tap(page.get_by_role("button", name="Accept Mateo Vargas"))
    page.get_by_role("link", name=re.compile("Mateo Vargas @mateo .*moments")).wait_for()
    page.get_by_role("button", name=re.compile("^All 10$")).wait_for()
    window.tap(page.get_by_role("button", name="Decline 张雨桐"))
    page.get_by_role("group", name="Request from 张雨桐").wait_for(state="detached")
    # Each sees the other's moments from now on.
    assert {moment["id"] for moment in changing_demo.client().timeline(50)} != before
    other.page.get_by_role("tab", name="Friends").click()
    other.page.get_by_role("link", name=re.compile("Robin Lin @robin")).wait_for()


def test_who_is_asked_sees_it(enter, family):
    eve, dan = enter("eve"), enter("dan")
    eve.open("/friends")
    dan.open("/friends")
    eve.page.get_by_role("button", name=re.compile("Add")).last.click()
    eve.page.get_by_role("dialog").get_by_role("textbox", name="Handle").fill("dan")
    eve.page.get_by_role("button", name="Send friend request").click()
    eve.page.get_by_text("Friend request sent.").wait_for()
    # The request appears in the open list, which moves.
    dan.tap(dan.page.get_by_role("button", name="Decline Eve Stranger"))
    dan.page.get_by_role("group", name="Request from Eve Stranger").wait_for(state="detached")
