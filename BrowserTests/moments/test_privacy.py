"""Who sees what: tags, chosen friends, hiding, blocking, editing, and leaving."""

import re

import pytest


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


def open_menu(window, name, *items):
    """Opens a menu and chooses of its items."""
    window.tap(window.page.get_by_role("button", name=name).first)
    for item in items:
        window.page.get_by_role("menuitem", name=item).or_(window.page.get_by_role("menuitemcheckbox", name=item)).click()


def make_tag(window, name, *friends):
    window.page.get_by_role("button", name="New tag").or_(
        window.page.get_by_role("button", name="Create your first tag")
    ).first.click()
    sheet = window.page.get_by_role("dialog")
    sheet.get_by_role("textbox", name="Name of the tag").fill(name)
    for friend in friends:
        window.tap(sheet.get_by_role("button", name=friend))
    sheet.get_by_role("button", name="Save").click()
    sheet.wait_for(state="detached")


def test_a_moment_is_for_those_with_a_tag_until_its_audience_changes(people):
    ada, ben, dan = people("ada", "/friends/tags"), people("ben"), people("dan")
    ada.wait_for_text("No tags yet")
    make_tag(ada, "Climbing", "Ben Okri")
    ada.page.get_by_role("link", name=re.compile("Climbing")).get_by_text("1 person").wait_for()

    ada.open("/")
    ada.compose()
    ada.page.get_by_role("textbox", name="Text").fill("On the rocks")
    ada.tap(ada.page.get_by_role("button", name="Who can see this"))
    picker = ada.page.get_by_role("dialog", name="Who can see this")
    ada.tap(picker.get_by_role("button", name="Chosen friends", exact=True))
    picker.get_by_role("button", name="Done", disabled=True).wait_for()
    # Tags and friends appear with an animation, when they are loaded.
    ada.tap(picker.get_by_role("button", name="Climbing"))
    ada.settle()
    ada.screenshot("audience-picker")
    picker.get_by_role("button", name="Done").click()
    picker.wait_for(state="detached")
    ada.publish()
    ben.wait_for_text("On the rocks")
    ada.settle()
    ada.screenshot("audience-card")

    # Dan gets it instead of Ben, in the pages that are open.
    ada.tap(ada.card("On the rocks").get_by_role("button", name="More actions"))
    ada.page.get_by_role("menuitem", name="Who can see this").click()
    picker = ada.page.get_by_role("dialog", name="Who can see this")
    ada.tap(picker.get_by_role("button", name="All but chosen friends"))
    picker.get_by_role("button", name="Done").click()
    picker.wait_for(state="detached")
    ben.wait_until_gone("On the rocks")
    dan.wait_for_text("On the rocks")


def test_a_text_is_edited_and_says_so(people):
    people.family.people["ada"].publish("Helo")
    ada, ben = people("ada"), people("ben")
    ben.wait_for_text("Helo")

    ada.tap(ada.card("Helo").get_by_role("button", name="More actions"))
    ada.page.get_by_role("menuitem", name="Edit text").click()
    sheet = ada.page.get_by_role("dialog")
    sheet.get_by_role("textbox", name="Text").fill("Hello")
    ada.screenshot("text-editor")
    sheet.get_by_role("button", name="Save").click()
    sheet.wait_for(state="detached")

    ben.wait_for_text("Hello")
    ben.card("Hello").get_by_text(re.compile("edited")).wait_for()


def test_one_hides_from_a_friend_who_learns_nothing_of_it(people):
    people.family.people["ada"].publish("Seen by my friends")
    ben = people("ben")
    ben.wait_for_text("Seen by my friends")
    ada = people("ada", "/friends")
    ada.tap(ada.page.get_by_role("link", name=re.compile("@ben")))
    open_menu(ada, "More actions")
    ada.settle()
    ada.screenshot("person-menu")
    ada.page.get_by_text("Hide my moments from Ben Okri").click()
    ben.wait_until_gone("Seen by my friends")
    ada.wait_for_text("Does not see your moments")

    ben.open("/friends")
    ben.tap(ben.page.get_by_role("link", name=re.compile("@ada")))
    ben.wait_for_text("You are friends")


def test_a_blocked_person_is_gone_until_the_block_is_taken_back(people):
    ben = people("ben", "/friends")
    ada = people("ada", "/friends")
    ben.page.get_by_role("link", name=re.compile("@ada")).wait_for()
    ada.tap(ada.page.get_by_role("link", name=re.compile("@ben")))
    open_menu(ada, "More actions", "Block Ben Okri")
    ada.page.get_by_role("alertdialog").get_by_role("button", name="Block Ben Okri").click()
    ada.wait_for_text("Profile not available")
    ben.page.get_by_role("link", name=re.compile("@ada")).wait_for(state="detached")

    ada.open("/account")
    ada.tap(ada.page.get_by_role("link", name="Blocked people"))
    ada.wait_for_text("Ben Okri")
    ada.settle()
    ada.screenshot("blocked")
    ada.page.get_by_role("button", name="Unblock Ben Okri").click()
    ada.page.get_by_role("alertdialog").get_by_role("button", name="Unblock").click()
    ada.wait_for_text("Nobody is blocked")


def test_an_account_can_be_deleted_and_kept(people):
    ben = people("ben", "/account")
    # What is above it may still be loading.
    ben.tap(ben.page.get_by_role("button", name="Delete account"))
    sheet = ben.page.get_by_role("dialog")
    sheet.get_by_role("textbox", name="Password").fill("not the one")
    sheet.get_by_role("button", name="Delete account").click()
    message = sheet.get_by_text("The password is wrong.")
    message.wait_for()
    sheet.get_by_role("textbox", name="Password").fill(people.family.password)
    # The message disappears, and what is below it moves up.
    message.wait_for(state="detached")
    ben.screenshot("delete-account")
    ben.tap(sheet.get_by_role("button", name="Delete account"))
    notice = ben.page.get_by_text(re.compile("Your account will be deleted on"))
    notice.wait_for()
    ben.wait_until(lambda: (box := notice.bounding_box()) and box["y"] > 0, "the page is scrolled to the notice")
    ben.settle()
    ben.screenshot("deletion-banner")

    ben.tap(ben.page.get_by_role("button", name="Keep account"))
    notice.wait_for(state="detached")
    ben.page.get_by_role("button", name="Delete account").wait_for()
