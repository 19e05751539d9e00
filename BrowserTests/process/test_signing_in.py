"""People sign in by a cookie that no script can read, and are out when they say so."""

import urllib.error
import urllib.request

import pytest
from waiting import PATIENCE, wait_until


@pytest.fixture
def members(start):
    process = start("--port", "0", name="Members")
    return f"http://127.0.0.1:{process.port}"


@pytest.fixture
def page(browser, members):
    context = browser.new_context(viewport={"width": 390, "height": 844})
    context.set_default_timeout(1000 * PATIENCE)
    page = context.new_page()
    open_page(page, members)
    yield page
    context.close()


def open_page(page, address):
    """Waits until the page is live: a field that was touched earlier would be told later."""
    frames = []
    # From the first frame on, which can come before the page has loaded.
    page.once("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(frame)))
    page.goto(address)

    def is_live():
        # Lets Playwright process what the browser reports.
        page.wait_for_timeout(10)
        return frames

    wait_until(is_live, "the page is live", pause=0)


def sign_in(page, name="Ada", password="engine"):
    page.get_by_placeholder("Name").fill(name)
    page.get_by_placeholder("Password").fill(password)
    page.get_by_role("button", name="Sign in").click()


def session_cookie(page):
    return next((cookie for cookie in page.context.cookies() if cookie["name"] == "session"), None)


def me(origin, cookie=None):
    headers = {"Cookie": f"session={cookie}"} if cookie else {}
    try:
        with urllib.request.urlopen(urllib.request.Request(f"{origin}/api/me", headers=headers)) as response:
            # The app's own middleware is around its routes.
            assert response.headers["Server"] == "Members"
            return response.status, response.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, None


def test_a_wrong_password_lets_nobody_in(page):
    sign_in(page, password="guess")
    page.get_by_text("Name or password is wrong.").wait_for()
    assert session_cookie(page) is None


def test_the_cookie_is_kept_from_scripts_and_other_sites(page, members):
    sign_in(page)
    page.get_by_text("Welcome, Ada!").wait_for()

    cookie = session_cookie(page)
    assert cookie["httpOnly"] and cookie["sameSite"] == "Lax" and cookie["path"] == "/"
    # Plain http on the loopback; a test of the server shows that it is Secure behind https.
    assert not cookie["secure"]
    assert "session" not in page.evaluate("document.cookie")
    # The secret is in no part of the page either.
    assert cookie["value"] not in page.content()


def test_a_reload_is_signed_in_before_any_script_runs(page, members, browser):
    sign_in(page)
    page.get_by_text("Welcome, Ada!").wait_for()
    page.reload()
    page.get_by_text("Welcome, Ada!").wait_for()

    without_scripts = browser.new_context(java_script_enabled=False)
    without_scripts.add_cookies([{**session_cookie(page), "url": members, "domain": None, "path": None}])
    other = without_scripts.new_page()
    other.goto(members)
    assert other.get_by_text("Welcome, Ada!").is_visible()
    without_scripts.close()


def test_routes_of_the_app_know_the_person_too(page, members):
    assert me(members) == (401, None)
    sign_in(page, "Grace", "compiler")
    page.get_by_text("Welcome, Grace!").wait_for()
    assert me(members, session_cookie(page)["value"]) == (200, "Grace")
    assert me(members, "made-up") == (401, None)


def test_another_browser_is_not_signed_in(page, members, browser):
    sign_in(page)
    page.get_by_text("Welcome, Ada!").wait_for()
    context = browser.new_context()
    other = context.new_page()
    other.goto(members)
    assert other.get_by_role("button", name="Sign in").is_visible()
    context.close()


def test_signing_out_makes_the_old_cookie_void(page, members, browser):
    sign_in(page)
    page.get_by_text("Welcome, Ada!").wait_for()
    old = session_cookie(page)["value"]
    page.get_by_role("button", name="Sign out").click()
    page.get_by_role("button", name="Sign in").wait_for()

    wait_until(lambda: session_cookie(page) is None, "the browser has forgotten the cookie")
    open_page(page, members)
    assert page.get_by_role("button", name="Sign in").is_visible()
    # A copy of it is worth nothing.
    assert me(members, old) == (401, None)
    context = browser.new_context()
    context.add_cookies([{"name": "session", "value": old, "url": members}])
    thief = context.new_page()
    thief.goto(members)
    assert thief.get_by_role("button", name="Sign in").is_visible()
    assert thief.get_by_text("Welcome").count() == 0
    context.close()


def test_a_sign_in_address_works_once_and_not_from_elsewhere(page, members):
    addresses = []
    page.on("request", lambda request: addresses.append(request.url) if "/oriel/session/" in request.url else None)
    sign_in(page)
    page.get_by_text("Welcome, Ada!").wait_for()

    assert len(addresses) == 1
    again = page.evaluate("address => fetch(address).then(({ status }) => status)", addresses[0])
    assert again == 404
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(addresses[0])
    assert refused.value.code == 403
