"""A browser is told of what its person chose, while Moments is closed there.

Chromium without a window has no push service, so a page's script stands in for the subscription: its keys are real, and what the server
sends is decrypted with them as a browser does. The message is then given to the real service worker.
"""

import base64
import json
import re
import shutil

import pytest

from moments_server import COOKIE
from push_service import PushService
from waiting import PATIENCE, wait_until

# Allows notifications, which a browser without a window refuses, and subscribes at the service of the test, with keys that the browser
# makes. They are kept for the next pages.
SUBSCRIBE = """
(() => {
    Object.defineProperty(Notification, 'permission', { get: () => localStorage.getItem('test-permission') ?? 'default' });
    Notification.requestPermission = async () => {
        localStorage.setItem('test-permission', 'granted');
        return 'granted';
    };
    const text = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    const bytes = (text) => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
    const made = () => {
        const kept = localStorage.getItem('test-push');
        if (!kept) return null;
        const { endpoint, p256dh, auth, key } = JSON.parse(kept);
        return {
            options: { applicationServerKey: bytes(key).buffer },
            toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh, auth } }),
            unsubscribe: async () => localStorage.removeItem('test-push'),
        };
    };
    PushManager.prototype.getSubscription = async () => made();
    PushManager.prototype.subscribe = async ({ applicationServerKey, userVisibleOnly }) => {
        if (!userVisibleOnly || bytes(applicationServerKey).length !== 65) throw new Error('unexpected options');
        const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
        const auth = crypto.getRandomValues(new Uint8Array(16));
        localStorage.setItem('test-push', JSON.stringify({
            endpoint: 'ORIGIN/' + text(crypto.getRandomValues(new Uint8Array(12))), auth: text(auth), key: applicationServerKey,
            p256dh: text(await crypto.subtle.exportKey('raw', pair.publicKey)),
            secret: await crypto.subtle.exportKey('jwk', pair.privateKey),
        }));
        return made();
    };
})();
"""

# Decrypts a message as RFC 8291 says.
DECRYPT = """async ([message]) => {
    const bytes = (text) => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
    const join = (...parts) => new Uint8Array(parts.flatMap((part) => [...part]));
    const utf8 = (text) => new TextEncoder().encode(text);
    const { p256dh, auth, secret } = JSON.parse(localStorage.getItem('test-push'));
    const body = bytes(message);
    const [salt, sender] = [body.slice(0, 16), body.slice(21, 86)];
    const curve = { name: 'ECDH', namedCurve: 'P-256' };
    const own = await crypto.subtle.importKey('jwk', secret, curve, false, ['deriveBits']);
    const other = await crypto.subtle.importKey('raw', sender, curve, false, []);
    const shared = await crypto.subtle.deriveBits({ name: 'ECDH', public: other }, own, 256);
    const derive = async (material, salt, info, count) => {
        const key = await crypto.subtle.importKey('raw', material, 'HKDF', false, ['deriveBits']);
        return crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, count * 8);
    };
    const material = await derive(shared, bytes(auth), join(utf8('WebPush: info'), [0], bytes(p256dh), sender), 32);
    const content = await derive(material, salt, join(utf8('Content-Encoding: aes128gcm'), [0]), 16);
    const iv = await derive(material, salt, join(utf8('Content-Encoding: nonce'), [0]), 12);
    const key = await crypto.subtle.importKey('raw', content, 'AES-GCM', false, ['decrypt']);
    const plain = new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, body.slice(86)));
    if (plain.at(-1) !== 2) throw new Error('not the last record');
    return new TextDecoder().decode(plain.slice(0, -1));
}"""

SETTINGS = "{ viewer { push { kinds language endpoint } } }"


@pytest.fixture
def service():
    service = PushService()
    yield service
    service.stop()


@pytest.fixture
def family(start_family, service):
    return start_family("--push-service", service.origin, "--push-contact", "mailto:ada@example.com")


@pytest.fixture
def enter(visit, family, service):
    def enter(**options):
        window = visit(family.origin, **options)
        window.page.add_init_script(SUBSCRIBE.replace("ORIGIN", service.origin))
        window.sign_in(family.tokens["ada"])
        return window
    return enter


def turn(window, family, name, *kinds):
    """Turns a switch, and waits until the server has these kinds."""
    window.tap(window.page.get_by_role("switch", name=name))
    window.wait_until(lambda: chosen(family) == sorted(kinds), f"{kinds} are chosen")


def chosen(family):
    push = family.people["ada"].ask(SETTINGS)["viewer"]["push"]
    return push["kinds"] if push else []


def decrypt(window, body):
    return json.loads(window.page.evaluate(DECRYPT, [base64.urlsafe_b64encode(body).decode()]))


def test_a_browser_is_told_of_what_was_chosen(enter, family, service):
    ada, ben = family.people["ada"], family.people["ben"]
    moment = ada.publish("By the lake")["id"]
    window = enter()
    page = window.open("/account")
    turn(window, family, "Likes", "LIKE")
    turn(window, family, "Comments, replies and mentions", "COMMENT", "LIKE", "MENTION", "REPLY")

    ben.like(moment)
    window.wait_until(lambda: len(service.messages) == 1, "the push service has a message")
    headers, body = service.messages[0]
    assert headers["Content-Encoding"] == "aes128gcm" and headers["TTL"] == "86400"
    assert re.fullmatch(r"vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=[\w-]{87}", headers["Authorization"])
    assert decrypt(window, body) == {
        "title": "Ben Okri liked your moment", "body": "By the lake", "path": f"/moment/{moment}", "tag": "news", "badge": 4}

    # The next start of the page changes nothing, and the choice is there.
    endpoint = ada.ask(SETTINGS)["viewer"]["push"]["endpoint"]
    page.reload()
    window.wait_until(lambda: page.get_by_role("switch", name="Likes").is_checked(), "the switch is on")
    assert ada.ask(SETTINGS)["viewer"]["push"]["endpoint"] == endpoint

    # Without topics the browser is told nothing.
    turn(window, family, "Likes", "COMMENT", "MENTION", "REPLY")
    turn(window, family, "Comments, replies and mentions")
    window.wait_until(lambda: page.evaluate("localStorage.getItem('test-push')") is None, "the subscription has ended")


def test_the_message_has_the_language_of_the_app(enter, family, service):
    window = enter(locale="zh-CN")
    window.open("/account")
    turn(window, family, "好友请求", "FRIEND_ACCEPTED", "FRIEND_REQUEST")
    family.people["eve"].ask('mutation { requestFriendship(handle: "ada") { id } }')
    window.wait_until(lambda: service.messages, "the push service has a message")
    assert decrypt(window, service.messages[0][1])["title"] == "Eve Stranger想加你为朋友"


def test_a_subscription_that_is_gone_is_forgotten(enter, family, service):
    window = enter()
    window.open("/account")
    turn(window, family, "Likes", "LIKE")
    service.status = 410
    family.people["ben"].like(family.people["ada"].publish("Gone")["id"])
    window.wait_until(lambda: family.people["ada"].ask(SETTINGS)["viewer"]["push"] is None, "the browser is forgotten")


def test_a_browser_that_does_not_allow_it_says_so(visit, family):
    window = visit(family.origin, viewport={"width": 1280, "height": 800})
    window.page.add_init_script("Notification.requestPermission = async () => 'denied';")
    window.sign_in(family.tokens["ada"])
    page = window.open("/account")
    window.tap(page.get_by_role("switch", name="Likes"))
    page.get_by_text("Allow notifications from this site in your browser settings.").wait_for()
    window.wait_until(lambda: not page.get_by_role("switch", name="Likes").is_checked(), "the switch is off")


@pytest.fixture
def windowed(browser):
    """The whole Chromium, as the one without windows shows no notifications."""
    chromium = browser.browser_type.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
    yield chromium
    chromium.close()


@pytest.fixture
def closed(windowed, family):
    """A closed app: its service worker runs, and the page is another one of the same site."""
    context = windowed.new_context()
    context.set_default_timeout(1000 * PATIENCE)
    context.grant_permissions(["notifications"], origin=family.origin)
    context.add_cookies([{"name": COOKIE, "value": family.tokens["ada"], "url": family.origin, "httpOnly": True}])
    yield ClosedApp(context, family.origin)
    context.close()


class ClosedApp:
    """A browser with the service worker of the app."""

    def __init__(self, context, origin):
        self.origin = origin
        self.page = context.new_page()
        self.page.goto(origin + "/healthz")
        self.session = context.new_cdp_session(self.page)
        self.registrations = []
        self.session.on(
            "ServiceWorker.workerRegistrationUpdated", lambda event: self.registrations.extend(event["registrations"]))
        self.session.send("ServiceWorker.enable")
        self.page.evaluate("""async () => {
            await navigator.serviceWorker.register('/oriel/worker.js?icon=%2Foriel%2Ficon.png', { scope: '/' });
            await navigator.serviceWorker.ready;
        }""")
        self.wait_until(lambda: context.service_workers and self.registrations, "the browser tells of the service worker")
        self.worker = context.service_workers[0]
        # What needs a person's tap writes down its arguments instead.
        self.worker.evaluate("""() => {
            self.opened = [];
            self.focused = [];
            clients.openWindow = async (address) => { opened.push(address); };
            WindowClient.prototype.focus = async function () { focused.push(this.url); return this; };
        }""")

    def deliver(self, title, path="/moment/1"):
        message = {"title": title, "body": "By the lake", "tag": "news", "path": path, "badge": 2}
        self.session.send("ServiceWorker.deliverPushMessage", {
            "origin": self.origin, "registrationId": self.registrations[0]["registrationId"],
            "data": json.dumps(message)})

    def shown(self):
        return self.worker.evaluate("""async () => (await registration.getNotifications())
            .map(({ title, body, tag, data, icon }) => ({ title, body, tag, path: data, icon }))""")

    def wait_until(self, condition, what):
        def look():
            # Lets Playwright process pending browser events.
            self.page.wait_for_timeout(10)
            return condition()

        wait_until(look, what, pause=0)

    def wait_for(self, title):
        self.wait_until(lambda: title in [one["title"] for one in self.shown()], "the message is shown")

    def wait_for_address(self, address):
        self.wait_until(lambda: self.page.url == address, f"the page is at {address}")

    def leave(self):
        """Leaves the page, and waits until no page of the app is open."""
        self.page.goto("about:blank")
        # For a moment the service worker still finds the page that was left, and would tell it nothing.
        wait_until(lambda: self.worker.evaluate("""async () =>
            (await clients.matchAll({ type: 'window', includeUncontrolled: true })).length""") == 0, "no page is open")

    def push(self, path):
        """Pushes a message while no page of the app is open."""
        self.leave()
        self.deliver("Ben liked your moment", path)
        self.wait_for("Ben liked your moment")

    def tap(self):
        """Taps the notification, and returns the addresses that were focused and opened when all is done."""
        addresses = self.worker.evaluate("""async () => {
            const [notification] = await registration.getNotifications();
            const event = new NotificationEvent('notificationclick', { notification });
            const work = [];
            event.waitUntil = (promise) => work.push(promise);
            dispatchEvent(event);
            await Promise.all(work);
            return { focused, opened };
        }""")
        # A message with the same tag that came before this one is gone would go with it.
        wait_until(lambda: self.shown() == [], "the message is gone")
        return addresses


def test_the_service_worker_shows_a_message_while_the_app_is_closed(closed, family):
    # Whoever looks at the app sees the change there.
    closed.deliver("Nobody is told")
    closed.leave()
    closed.deliver("Ben liked your moment")
    closed.deliver("Cleo liked your moment")
    closed.wait_for("Cleo liked your moment")
    assert closed.shown() == [{
        "title": "Cleo liked your moment", "body": "By the lake", "tag": "news", "path": "/moment/1",
        "icon": family.origin + "/oriel/icon.png"}]


def test_a_tap_on_a_message_opens_its_moment(closed, family):
    closed.push("/moment/1")
    assert closed.tap() == {"focused": [], "opened": [family.origin + "/moment/1"]}


def test_a_tap_on_a_message_leads_an_open_page_to_its_moment(closed, family):
    moment = family.people["ada"].publish("By the lake")["id"]
    closed.push(f"/moment/{moment}")
    closed.page.goto(family.origin + "/account")
    assert closed.tap() == {"focused": [family.origin + "/account"], "opened": []}
    # The address of the message is there for a moment only: a page that is connected has an address of its own form.
    closed.wait_for_address(f"{family.origin}/moment-{moment}")
    closed.page.get_by_text("By the lake", exact=True).first.wait_for()


def test_a_tap_on_a_message_leads_back_to_where_a_page_began(closed, family):
    moment = family.people["ada"].publish("By the sea")["id"]
    address = f"{family.origin}/moment/{moment}"
    closed.push(f"/moment/{moment}")
    closed.page.goto(address)
    closed.wait_for_address(f"{family.origin}/moment-{moment}")
    # As the app does when it shows another screen.
    closed.page.evaluate("history.pushState(null, '', '/account')")
    closed.wait_for_address(family.origin + "/account")
    assert closed.tap() == {"focused": [address], "opened": []}
    # Its page loads again at the address that it had; a wait for the navigation could begin after it.
    closed.wait_for_address(f"{family.origin}/moment-{moment}")


def test_a_tap_on_a_message_opens_a_window_beside_a_page_that_cannot_be_led(closed, family):
    closed.push("/moment/1")
    closed.page.goto(family.origin + "/healthz")
    # A page that was loaded past the caches has no service worker.
    with closed.page.expect_navigation():
        closed.session.send("Page.reload", {"ignoreCache": True})
    closed.page.wait_for_function("navigator.serviceWorker.controller === null")
    assert closed.tap() == {"focused": [], "opened": [family.origin + "/moment/1"]}


@pytest.mark.parametrize("path", ["https://evil.example/moment/1", "//evil.example/", "javascript:alert(1)", "data:,a"])
def test_a_tap_never_opens_another_site(closed, family, path):
    closed.push(path)
    assert closed.tap() == {"focused": [], "opened": []}
    closed.push(path)
    closed.page.goto(family.origin + "/account")
    assert closed.tap() == {"focused": [], "opened": []}
    assert closed.page.url == family.origin + "/account"


def test_the_icon_has_the_number_of_what_is_unread(visit, family):
    window = visit(family.origin)
    window.page.add_init_script("window.badges = []; navigator.setAppBadge = async (number) => { badges.push(number); };")
    window.sign_in(family.tokens["ben"])
    ada, ben = family.people["ada"], family.people["ben"]
    ben.read_notifications()
    page = window.open()
    ada.like(ben.publish("One")["id"])
    window.wait_until(lambda: page.evaluate("badges") == [1], "the icon has a 1")
    ben.read_notifications()
    window.wait_until(lambda: page.evaluate("badges") == [1, 0], "the icon has no number")
