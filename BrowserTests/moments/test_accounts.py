"""Signing up, in and out, and what happens to a browser whose sign-in has ended."""

import pytest

from moments_server import LIKES, Client

REVOKE = "mutation($id: ID!) { revokeSignIn(id: $id) }"
SIGN_INS = "{ viewer { signIns { id isCurrent } } }"
NO_INVITATION = "This invitation was used, revoked, or is too old. Ask for a new one."


def test_the_first_is_the_admin_and_invites_the_second(visit, start):
    server = start("--no-demo", *LIKES)
    window = visit(server.origin)
    page = window.open()
    page.get_by_text("You are the first: you will be the admin.").wait_for()
    create = page.get_by_role("button", name="Create account")
    assert create.is_disabled()
    window.fill(Name="Grace Hopper", Handle="grace", Password="compilers!")
    window.wait_until(create.is_enabled, "the account can be made")
    create.click()
    page.get_by_role("group", name="Profile of Grace Hopper").wait_for()
    cookie = window.cookie
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
    assert not Client(server.origin, cookie=other.cookie["value"]).ask("{ viewer { isAdmin } }")["viewer"]["isAdmin"]

    # An invitation is for one person.
    third = visit(server.origin)
    page = third.open(f"/join-{code}")
    third.fill(Name="Kay McNulty", Handle="kay", Password="eniac as well")
    page.get_by_role("button", name="Create account").click()
    page.get_by_text(NO_INVITATION).first.wait_for()
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
        messages.append(page.get_by_text("The handle or the password is not right.").inner_text())
        window.fill(Password="")
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

    dan = Client(family.origin, cookie=window.cookie["value"])
    current = next(entry for entry in dan.ask(SIGN_INS)["viewer"]["signIns"] if entry["isCurrent"])
    family.people["dan"].ask(REVOKE, id=current["id"])
    page.get_by_text("You were signed out. Sign in to go on where you were.").wait_for()
    assert "Where was I?" not in page.locator("body").inner_text()
    assert dan.ask("{ viewer { name } }") == {"viewer": None}

    window.enter_password("dan")
    page.get_by_role("group", name="Moment by Ada Lovelace").wait_for()
    assert window.path == f"/moment-{id}"
