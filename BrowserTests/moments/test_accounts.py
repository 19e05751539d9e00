"""Signing up, in and out, new passwords, and what happens to a browser whose sign-in has ended."""

import re
import subprocess

import pytest

from moments_server import LIKES, Client, Refused, program

REVOKE = "mutation($id: ID!) { revokeSignIn(id: $id) }"
SIGN_INS = "{ viewer { signIns { id isCurrent } } }"
NO_INVITATION = "This invitation was used or revoked, or has expired. Ask for a new one."
NO_RESET = "This link was used or replaced, or has expired. Ask for a new one."


def test_the_first_is_the_admin_and_invites_the_second(visit, start):
    server = start("--no-demo", *LIKES)
    window = visit(server.origin)
    page = window.open()
    page.get_by_text("You are the first user, so you will be the admin.").wait_for()
    create = page.get_by_role("button", name="Create account")
    assert create.is_disabled()
    window.fill(Name="Grace Hopper", Handle="grace", Password="compilers!")
    window.wait_until(create.is_enabled, "the account can be made")
    create.click()
    page.get_by_role("group", name="Profile of Grace Hopper").wait_for()
    cookie = window.wait_for_cookie()
    assert cookie["httpOnly"] and cookie["sameSite"] in ("Lax", "Strict")
    assert cookie["value"] not in page.evaluate("document.cookie + JSON.stringify(localStorage)")
    admin = Client(server.origin, cookie=cookie["value"])
    assert admin.ask("{ viewer { name isAdmin } }")["viewer"] == {"name": "Grace Hopper", "isAdmin": True}
    # The sign-in outlives the page.
    window.open()
    page.get_by_role("group", name="Profile of Grace Hopper").wait_for()

    code = admin.invite()
    other = visit(server.origin)
    page = other.open(f"/join-{code}")
    other.fill(Name="Jean Bartik", Handle="jean", Password="eniac for all")
    page.get_by_role("button", name="Create account").click()
    page.get_by_role("group", name="Profile of Jean Bartik").wait_for()
    assert not Client(server.origin, cookie=other.wait_for_cookie()["value"]).ask("{ viewer { isAdmin } }")["viewer"]["isAdmin"]

    # An invitation is for one person.
    third = visit(server.origin)
    page = third.open(f"/join-{code}")
    page.get_by_text(NO_INVITATION).first.wait_for()
    third.fill(Name="Kay McNulty", Handle="kay", Password="eniac as well")
    page.get_by_text("Long enough.").wait_for()
    assert page.get_by_role("button", name="Create account").is_disabled()
    assert third.cookie is None


def test_a_wrong_password_tells_nothing(visit, family):
    window = visit(family.origin)
    page = window.open()
    button = page.get_by_role("button", name="Sign in")
    button.wait_for()
    assert button.is_disabled()
    window.fill(Handle="ben")
    assert button.is_disabled()
    messages = []
    for handle in ("ben", "nobody_here"):
        window.enter_password(handle, "not the password")
        message = page.get_by_text("Wrong handle or password.")
        messages.append(message.inner_text())
        window.fill(Password="")
        # Otherwise the next round would read the message of this one.
        message.wait_for(state="hidden")
    assert messages[0] == messages[1]
    assert window.cookie is None
    window.enter_password("ben")
    page.get_by_role("group", name="Profile of Ben Okri").wait_for()


def test_whose_sign_in_has_ended_signs_in_and_is_back(visit, family):
    id = family.people["ada"].publish("Where was I?")["id"]
    window = visit(family.origin)
    page = window.open(f"/moment-{id}")
    window.enter_password("dan")
    page.get_by_role("group", name="Moment by Ada Lovelace").wait_for()
    assert window.path == f"/moment-{id}"

    dan = Client(family.origin, cookie=window.wait_for_cookie()["value"])
    current = next(entry for entry in dan.ask(SIGN_INS)["viewer"]["signIns"] if entry["isCurrent"])
    family.people["dan"].ask(REVOKE, id=current["id"])
    page.get_by_text("You were signed out. Sign in to continue where you left off.").wait_for()
    assert "Where was I?" not in page.locator("body").inner_text()
    assert dan.ask("{ viewer { name } }") == {"viewer": None}

    window.enter_password("dan")
    page.get_by_role("group", name="Moment by Ada Lovelace").wait_for()
    assert window.path == f"/moment-{id}"


def test_a_new_password_ends_the_other_browsers_sign_in(visit, start_family):
    family = start_family()
    other = visit(family.origin)
    other.open()
    other.enter_password("cleo")
    other.page.get_by_role("group", name="Profile of 克莱奥").wait_for()
    window = visit(family.origin)
    window.sign_in(family.tokens["cleo"])
    page = window.open("/account")
    window.tap(page.get_by_role("button", name="Change password"))
    sheet = page.get_by_role("dialog")
    window.fill(**{"Current password": "not the password", "New password": "another password"})
    save = sheet.get_by_role("button", name="Save")
    save.click()
    sheet.get_by_text("The current password is wrong.").wait_for()
    window.fill(**{"Current password": family.password})
    save.click()
    window.wait_for_text("Your password was changed. Your other browsers are signed out.")

    other.wait_for_text("You were signed out. Sign in to continue where you left off.")
    assert Client(family.origin, cookie=other.wait_for_cookie()["value"]).ask("{ viewer { id } }") == {"viewer": None}
    # This one goes on, and the next sign-in needs the new password.
    window.open()
    page.get_by_role("group", name="Profile of 克莱奥").wait_for()
    other.enter_password("cleo")
    other.wait_for_text("Wrong handle or password.")
    other.enter_password("cleo", "another password")
    other.page.get_by_role("group", name="Profile of 克莱奥").wait_for()


class TestForgottenPassword:
    @pytest.fixture
    def family(self, start_family):
        return start_family()

    def link(self, family, window, handle):
        """Makes a link as admins do."""
        window.sign_in(family.tokens["ada"])
        page = window.open("/account")
        window.fill(Handle=handle)
        create = page.get_by_role("button", name="Create password reset link")
        window.wait_until(create.is_enabled, "the link can be made")
        window.tap(create)
        link = page.get_by_text(re.compile(r"^http://127\.0\.0\.1:\d+/reset-[\w-]+$"))
        link.wait_for()
        return link.inner_text().removeprefix(family.origin)

    def set(self, window, link, password):
        page = window.open(link)
        window.fill(**{"New password": password})
        page.get_by_role("button", name="Set password and sign in").click()
        return page

    def test_an_admins_link_works_once_and_ends_all_sign_ins(self, visit, family):
        link = self.link(family, visit(family.origin), "@ben")
        open_page = visit(family.origin)
        open_page.sign_in(family.tokens["ben"])
        open_page.open()
        open_page.page.get_by_role("group", name="Profile of Ben Okri").wait_for()

        window = visit(family.origin)
        page = self.set(window, link, "a new password")
        page.get_by_role("group", name="Profile of Ben Okri").wait_for()
        assert Client(family.origin, cookie=window.wait_for_cookie()["value"]).ask("{ viewer { name } }")["viewer"]["name"] == "Ben Okri"
        open_page.wait_for_text("You were signed out. Sign in to continue where you left off.")
        # A reload is no second attempt.
        window.wait_for_path("/")
        window.open(window.path)
        page.get_by_role("group", name="Profile of Ben Okri").wait_for()

        again = visit(family.origin)
        page = self.set(again, link, "an even newer password")
        page.get_by_text(NO_RESET).wait_for()
        assert again.cookie is None
        page.get_by_role("button", name="Set it later").click()
        again.enter_password("ben", "a new password")
        page.get_by_role("group", name="Profile of Ben Okri").wait_for()

    def test_the_program_makes_a_link_while_the_server_runs(self, visit, family):
        made = subprocess.run(
            [program(), "reset-password", "ada", *family.place, "--public-url", family.origin],
            capture_output=True,
            text=True,
            timeout=120,
        )
        assert made.returncode == 0, made
        link = made.stdout.splitlines()[-1]
        assert link.startswith(f"{family.origin}/reset-")

        window = visit(family.origin)
        page = self.set(window, link.removeprefix(family.origin), "a new password")
        page.get_by_role("group", name="Profile of Ada Lovelace").wait_for()
        assert family.people["ada"].post("{ viewer { id } }")[0] == 401


@pytest.mark.one_machine("each machine counts attempts to sign in")
def test_a_browser_that_has_signed_in_before_is_not_locked_out(visit, start_family):
    family = start_family()
    window = visit(family.origin)
    page = window.open()
    window.enter_password("dan")
    page.get_by_role("group", name="Profile of Dan Brown").wait_for()
    proof = window.wait_for_cookie("moments_browser")
    assert proof["httpOnly"] and proof["sameSite"] in ("Lax", "Strict")
    window.context.clear_cookies(name="moments_session")

    codes = []
    for _ in range(7):
        with pytest.raises(Refused) as refused:
            family.client().sign_in("dan", "not the password")
        codes += refused.value.codes
    assert codes[0] == "INVALID" and codes[-1] == "RATE_LIMITED"

    page = window.open()
    window.enter_password("dan")
    page.get_by_role("group", name="Profile of Dan Brown").wait_for()
