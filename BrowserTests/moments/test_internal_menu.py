"""The menu for those who build the app and try it out."""

import re

import pytest

from moments_server import LIKES_KEY
from visit import DESKTOP, MOUNT, WELCOME
from waiting import PATIENCE

# The preference that keeps what a person has chosen.
CHOICE = f"toggle.{LIKES_KEY}"


def open_by_keys(window, path="/internal-menu"):
    window.page.keyboard.press("Control+.")
    window.wait_for_path(path)
    window.page.get_by_role("heading", name="Internal menu").wait_for()


def shake(page, strength):
    page.evaluate("""strength => window.dispatchEvent(
        new DeviceMotionEvent('devicemotion', { acceleration: { x: strength, y: 0, z: 0 } }))""", strength)


def test_keys_open_it_wherever_one_is(enter):
    window = enter("cleo", viewport=DESKTOP)
    page = window.open("/friends")
    open_by_keys(window, "/friends/internal-menu")
    # It opens once.
    page.keyboard.press("Control+.")
    page.get_by_role("button", name="Friends", exact=True).click()
    window.wait_for_path("/friends")


def test_a_shake_opens_it(enter):
    window = enter("cleo")
    page = window.open("/account")
    shake(page, 3)
    window.settle()
    assert window.path == "/account"

    def is_open():
        # The first second of a page counts as no shake.
        shake(page, 30)
        return window.path == "/account/internal-menu"

    window.wait_until(is_open, "the menu is open")
    # Who goes on shaking does not open another one.
    page.get_by_role("heading", name="Internal menu").wait_for()
    page.get_by_role("button", name="Account", exact=True).click()
    window.wait_for_path("/account")


def test_it_says_what_runs_and_who_looks(enter):
    page = enter("cleo").open("/internal-menu")
    page.get_by_role("heading", name="Internal menu").wait_for()
    facts = page.get_by_role("tabpanel").inner_text()
    assert re.search(r"Version\s+\d+\.\d+\.\d+\n", facts)
    assert re.search(r"Language\s+English \(browser setting\)\n", facts)
    assert re.search(r"Signed in as\s+@cleo · \d+\n", facts)


def test_the_account_leads_there(enter):
    window = enter("cleo")
    page = window.open("/account")
    window.tap(page.get_by_role("link", name="Internal menu"))
    window.wait_for_path("/account/internal-menu")


def test_the_design_kit_shows_both_styles_of_badges(enter):
    window = enter("cleo")
    page = window.open("/internal-menu")
    page.get_by_role("link", name="Design kit").click()
    window.wait_for_path("/internal-menu/design-kit")
    page.get_by_role("heading", name="Badges").wait_for()
    number, dot = page.get_by_role("img", name="3 new", exact=True).all()
    assert number.inner_text() == "3" and dot.inner_text() == ""
    # The dot takes some room, and less than the number.
    assert 4 < dot.bounding_box()["height"] < number.bounding_box()["height"]
    assert page.get_by_role("img", name="120 new", exact=True).inner_text() == "99+"
    page.get_by_role("button", name="Internal menu").click()
    window.wait_for_path("/internal-menu")


class TestToggles:
    @pytest.fixture(autouse=True)
    def forgotten(self, family):
        yield
        family.people["cleo"].forget_preference(CHOICE)

    def test_a_choice_takes_effect_at_once_and_stays(self, enter, family, moment):
        _, text = moment
        window, other = enter("cleo"), enter("ben")
        other.open()
        page = window.open()
        heart = window.heart(text)
        heart.wait_for()
        welcomes = window.count(WELCOME)
        self.choose(window, False)
        self.go_back(window)
        window.card(text).wait_for()
        heart.wait_for(state="detached")
        # Nobody else has chosen.
        assert other.heart(text).is_visible()

        self.choose(window, True)
        self.go_back(window)
        heart.wait_for()
        self.choose(window, False)
        assert window.count(WELCOME) == welcomes, "all this was in one session"

        # The page shows a choice before the server has stored it.
        choices = "{ viewer { preferences { key value } } }"
        stored = {"key": CHOICE, "value": "off"}
        cleo = family.people["cleo"]
        window.wait_until(lambda: stored in cleo.ask(choices)["viewer"]["preferences"], "the server has stored it")
        window.open()
        window.card(text).wait_for()
        assert heart.count() == 0
        open_by_keys(window)
        page.get_by_role("button", name="Use server setting").click()
        # Another toggle is on from the beginning.
        page.get_by_text("Turned on by the server").nth(1).wait_for()
        window.open()
        heart.wait_for()

    def test_a_choice_takes_effect_in_the_persons_other_windows(self, enter, moment):
        _, text = moment
        window, other = enter("cleo"), enter("cleo")
        other.open()
        other.heart(text).wait_for()
        window.open()

        self.choose(window, False)
        other.heart(text).wait_for(state="detached")
        window.page.get_by_role("switch", name="Like button for moment").click()

        other.heart(text).wait_for()

    def choose(self, window, is_on):
        open_by_keys(window)
        switch = window.page.get_by_role("switch", name="Like button for moment")
        assert switch.is_checked() != is_on
        switch.click()
        window.wait_for_text(f"Turned {'on' if is_on else 'off'} by you")
        assert switch.is_checked() == is_on

    def go_back(self, window):
        window.page.go_back()
        window.wait_for_path("/")
        window.page.get_by_role("heading", name="Internal menu").wait_for(state="detached")


@pytest.mark.allows_errors
@pytest.mark.one_machine("the button stops one of several")
def test_the_server_is_stopped_and_the_page_comes_back(visit, start_family):
    family = start_family()
    member = visit(family.origin)
    member.sign_in(family.tokens["cleo"])
    page = member.open("/account/internal-menu")
    page.get_by_role("link", name="Design kit").wait_for()
    assert page.get_by_role("button", name="Stop the server").count() == 0

    window = visit(family.origin)
    window.sign_in(family.tokens["ada"])
    page = window.open("/account/internal-menu")
    stop = page.get_by_role("button", name="Stop the server")
    stop.click()
    question = page.get_by_role("alertdialog", name="Stop the server for everyone?")
    question.get_by_role("button", name="Cancel").click()
    question.wait_for(state="detached")
    assert family.answers()

    mounts = window.count(MOUNT)
    stop.click()
    question.get_by_role("button", name="Stop", exact=True).click()
    assert family.process.wait(PATIENCE) == 0
    page.get_by_role("status").filter(has_text="Reconnecting").wait_for()
    family.start()
    window.wait_until(lambda: window.count(MOUNT) > mounts, "the new server shows the page")
    assert window.path == "/account/internal-menu"
    window.wait_until(stop.is_enabled, "the server can be stopped again")
    window.wait_until(lambda: page.get_by_role("status").filter(visible=True).count() == 0, "the notice is gone")
