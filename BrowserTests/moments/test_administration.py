"""Reports and what moderators and admins do about them: notices, suspensions, roles, quotas, announcements, the log, and figures."""

import re

import pytest
from moments_server import PHOTOS, Refused
from waiting import wait_until


@pytest.fixture
def people(start_family, visit):
    """A family of the test's own, because it sets what other tests would notice; opens windows of its people."""
    family = start_family()

    def enter(handle, path="/", **options):
        window = visit(family.origin, **options)
        window.sign_in(family.tokens[handle])
        window.open(path)
        return window

    enter.family = family
    return enter


def report(window, button, reason, note=""):
    """Reports what the button belongs to."""
    window.tap(button)
    sheet = window.page.get_by_role("dialog")
    window.tap(sheet.get_by_role("button", name=reason))
    if note:
        sheet.get_by_role("textbox", name="Note").fill(note)
    window.settle()
    window.screenshot("report-sheet")
    sheet.get_by_role("button", name="Send").click()
    sheet.get_by_text("Thank you for your report").wait_for()
    window.settle()
    window.screenshot("report-thanks")
    window.tap(sheet.get_by_role("button", name="Done"))
    sheet.wait_for(state="detached")


def see(window, text):
    """Waits until a text can be seen, also as a part of another. Pages below the top one may have it, too."""
    window.page.get_by_text(text).locator("visible=true").first.wait_for()


def ids(family):
    """The ID of each person."""
    return {handle: person.ask("{ viewer { id } }")["viewer"]["id"] for handle, person in family.people.items()}


SET_ROLE = "mutation($id: ID!, $role: PersonRole!) { setRole(userID: $id, role: $role) { role } }"


def test_a_reported_moment_goes_and_its_author_is_told(people):
    family = people.family
    photo = family.people["ada"].upload((PHOTOS / "exif-gps.jpg").read_bytes())
    family.people["ada"].publish("Everybody's secrets", photos=[photo["id"]])
    family.people["ada"].ask(SET_ROLE, id=ids(family)["cleo"], role="MODERATOR")
    ben = people("ben")
    ben.wait_for_text("Everybody's secrets")
    report(ben, ben.card("Everybody's secrets").get_by_role("button", name="Report"), "Shows something private", "That is mine")

    # Cleo, who is a friend of the author but has not looked at the timeline, sees the text and the photo in the report.
    cleo = people("cleo", "/account")
    cleo.tap(cleo.page.get_by_role("link", name=re.compile("Administration")))
    cleo.page.get_by_role("link", name=re.compile("Reports")).get_by_text("1").wait_for()
    assert cleo.page.get_by_role("link", name=re.compile("Log")).count() == 0
    cleo.settle()
    cleo.screenshot("administration")
    cleo.page.get_by_role("link", name=re.compile("Reports")).click()
    cleo.wait_for_text("Everybody's secrets")
    cleo.wait_for_text("That is mine")
    cleo.settle()
    cleo.screenshot("reports")


def test_reports_of_an_admin_are_for_another_admin(people):
    family = people.family
    numbers = ids(family)
    moment = family.people["ben"].publish("Buy my pills")["id"]
    family.people["ada"].ask('mutation($id: ID!) { report(input: {momentID: $id, reason: SPAM, note: "Pills"}) }', id=moment)
    family.people["ada"].ask(SET_ROLE, id=numbers["ben"], role="ADMIN")
    ben, ada = people("ben"), people("ada", "/administration/reports")
    ada.wait_for_text("Buy my pills")
    ben.wait_for_text("Buy my pills")

    # The accused is an admin as well, and does not see it.
    assert family.people["ben"].ask("{ viewer { administration { openReportCount } } }")["viewer"]["administration"]["openReportCount"] == 0
    delete = ada.page.get_by_role("button", name="Delete moment").or_(ada.page.get_by_role("button", name="Delete the moment of Ben Okri"))
    ada.tap(delete.first)
    ada.settle()
    ada.screenshot("report-question")
    ada.page.get_by_role("dialog").or_(ada.page.get_by_role("alertdialog")).get_by_role("button", name=re.compile("Delete")).click()
    ada.wait_for_text("No open reports")

    ben.wait_for_text("The moderators have removed a moment of yours")
    ben.settle()
    ben.screenshot("notice-removed")
    # It has just come above the moments.
    ben.tap(ben.page.get_by_role("button", name="Close this message"))
    ben.wait_until_gone("The moderators have removed a moment of yours")
    # The page shows it before the server has stored it.
    ben.wait_until(lambda: family.people["ben"].ask("{ viewer { notices { id } } }")["viewer"]["notices"] == [], "the server knows it")
    ben.reload()
    ben.settle()
    assert ben.page.get_by_text("The moderators have removed").count() == 0


def test_a_suspended_person_is_signed_out_and_kept_out(people):
    family = people.family
    dan, ada = people("dan"), people("ada", "/administration/people")
    dan.wait_until(lambda: dan.page.get_by_role("tab").count(), "Dan sees the app")
    ada.page.get_by_role("textbox", name="Name or handle").or_(ada.page.get_by_role("searchbox")).first.fill("dan")
    # The search begins when nothing was typed for a while, and then moves the row.
    ada.page.get_by_role("link", name=re.compile("Ada Lovelace")).wait_for(state="detached")
    ada.tap(ada.page.get_by_role("link", name=re.compile("Dan Brown")))
    ada.page.get_by_role("heading", name="Dan Brown").first.wait_for()
    ada.settle()
    ada.screenshot("managed-person")
    ada.tap(ada.page.get_by_role("button", name="Suspend Dan Brown"))
    sheet = ada.page.get_by_role("dialog")
    sheet.get_by_role("textbox", name="Reason").fill("Insults in comments")
    ada.settle()
    ada.screenshot("suspension")
    sheet.get_by_role("button", name="Suspend").click()
    sheet.wait_for(state="detached")
    ada.page.get_by_role("button", name="End suspension").wait_for()
    ada.settle()
    ada.screenshot("managed-person-suspended")

    # The open page ends, and the password opens no new one.
    dan.page.get_by_role("textbox", name="Handle").wait_for()
    dan.page.get_by_role("textbox", name="Handle").fill("dan")
    dan.page.get_by_label("Password", exact=True).fill(family.password)
    dan.page.get_by_role("button", name="Sign in").click()
    see(dan, "This account is suspended until")
    see(dan, "Insults in comments")
    dan.settle()
    dan.screenshot("suspended-sign-in")
    with pytest.raises(Refused):
        family.client().sign_in("dan", family.password)

    ada.tap(ada.page.get_by_role("button", name="End suspension"))
    ada.page.get_by_role("button", name="Suspend Dan Brown").wait_for()
    assert family.client().sign_in("dan", family.password)


def test_an_announcement_reaches_open_pages_and_the_log_says_who_made_it(people):
    ada, ben = people("ada", "/administration/announcements"), people("ben")
    ben.wait_until(lambda: ben.page.get_by_role("tab").count(), "Ben sees the app")
    ada.tap(ada.page.get_by_role("button", name="New announcement").or_(ada.page.get_by_role("link", name="New announcement")).first)
    sheet = ada.page.get_by_role("dialog")
    sheet.get_by_role("textbox", name="Announcement").fill("The server moves on Saturday.")
    ada.settle()
    ada.screenshot("announcement-editor")
    sheet.get_by_role("button", name="Announce").click()
    sheet.wait_for(state="detached")
    see(ada, "The server moves on Saturday.")
    ben.wait_for_text("The server moves on Saturday.")
    ben.settle()
    ben.screenshot("announcement")

    ada.tap(ada.page.get_by_role("button", name="End the announcement"))
    ada.page.get_by_role("dialog").or_(ada.page.get_by_role("alertdialog")).get_by_role("button", name="End").click()
    ben.wait_until_gone("The server moves on Saturday.")
    ada.open("/administration/log")
    see(ada, "The server moves on Saturday.")
    ada.settle()
    ada.screenshot("log")


def test_admins_see_what_happened(people):
    family = people.family
    moment = family.people["ada"].publish("Counted")["id"]
    family.people["ben"].like(moment, is_liked=True)
    # A server counts when it starts, and then once an hour.
    family.end()
    family.start()
    # It may be midnight meanwhile, and the moment one of the day before.
    question = "{ viewer { administration { figures(days: 2) { people moments likes activePeople } } } }"

    def figures():
        return family.people["ada"].ask(question)["viewer"]["administration"]["figures"]

    wait_until(lambda: sum(day["moments"] for day in figures()) == 1, "the moment is counted")
    assert figures()[-1]["people"] == len(family.names) and sum(day["likes"] for day in figures()) == 1
    assert family.people["ben"].ask(question)["viewer"]["administration"] is None

    ada = people("ada", "/administration/figures")
    see(ada, "Active members")
    card = ada.page.get_by_text(re.compile("^Members")).locator("visible=true").first
    card.wait_for()
    see(ada, str(len(family.names)))
    see(ada, "No range before it yet")
    assert ada.page.get_by_role("heading", name="Likes").count() == 1
    ada.settle()
    ada.screenshot("figures")
    ada.tap(ada.page.get_by_role("radio", name="A year").or_(ada.page.get_by_text("A year", exact=True)).first)
    see(ada, "Each bar is a week")
    ada.settle()
    ada.screenshot("figures-year")

    ben = people("ben", "/administration/figures")
    see(ben, "For admins only")


def test_a_page_of_the_administration_says_whom_it_is_for(people):
    ben = people("ben", "/administration/people")
    see(ben, "For moderators only")
    ben.settle()
    ben.screenshot("for-moderators")

    # Whoever becomes one sees the page without loading it again.
    people.family.people["ada"].ask(SET_ROLE, id=ids(people.family)["ben"], role="MODERATOR")
    ben.page.get_by_role("link", name=re.compile("Ada Lovelace")).wait_for()
    ben.settle()
    ben.screenshot("people")


def test_photos_without_space_left_are_refused_in_words(people):
    family = people.family
    quota = "mutation($id: ID!) { setStorageQuota(userID: $id, megabytes: 0) { storage { quota } } }"
    family.people["ada"].ask(quota, id=ids(family)["ben"])
    ben = people("ben")
    ben.compose()
    ben.choose_photos(PHOTOS / "exif-gps.jpg")
    see(ben, "Your photos have used up your space")
    ben.settle()
    ben.screenshot("storage-full")
