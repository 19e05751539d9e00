"""Hello, resume and patience."""

from wire import PONG, Frame, Shape, end, mount, snapshot, welcome


def test_hello_says_who_asks(client):
    page, server = client.page("<p>x</p>", connect=False, path="/moments?tag=a", color_scheme="dark", locale="zh-CN",
                               timezone_id="Asia/Shanghai", reduced_motion="reduce")
    assert page.evaluate("sockets[0].url") == "wss://oriel.test/oriel/socket?w=toke"
    server.open()
    (name, hello), = server.items()
    environment = hello.pop("environment")
    assert (name, hello) == ("hello", {
        "version": 1, "token": "token", "applied": 0, "session": "", "path": "/moments?tag=a", "snapshot": b""})
    assert environment == {
        "width": 800, "height": 600, "flags": 3, "font_size": 256, "language": "zh-CN", "time_zone": "Asia/Shanghai"}


def test_changes_of_the_environment_are_reported(client):
    page, server = client.page("<p>x</p>")
    page.emulate_media(color_scheme="dark")
    page.set_viewport_size({"width": 500, "height": 600})
    reported = server.wait_for(lambda: [item for item in server.items("environment") if item[1]["width"] == 500])
    assert reported[-1][1]["flags"] == 1


def test_less_transparency_is_reported(client):
    page, server = client.page("<p>x</p>")
    opaque = {"name": "prefers-reduced-transparency", "value": "reduce"}
    page.context.new_cdp_session(page).send("Emulation.setEmulatedMedia", {"features": [opaque]})
    server.wait_for(lambda: [item for item in server.items("environment") if item[1]["flags"] == 16])


def test_what_is_done_before_the_welcome_is_said_after_it(client):
    page, server = client.page("<button data-e=1>x</button>", connect=False)
    page.click("button")
    server.open()
    assert server.events() == []
    server.send(welcome())
    assert server.events("tap")[0][0] == 1


def test_frames_are_acknowledged_together(client):
    _, server = client.page("<p>x</p>")
    server.send(*(Frame(number).text(1, str(number)) for number in (1, 2, 3)))
    server.wait_for(lambda: server.items("acknowledge"))
    assert server.items("acknowledge") == [("acknowledge", 3)]


def test_in_a_stream_every_second_frame_is_acknowledged_at_once(client):
    page, server = client.page("<p>x</p>", prepare=lambda page: page.add_init_script(
        "const { setTimeout } = window; window.setTimeout = (action, delay) => delay === 200 || setTimeout(action, delay)"))
    for number in range(1, 6):
        server.send(Frame(number).text(1, str(number)))
    assert server.items("acknowledge") == [("acknowledge", 2), ("acknowledge", 4)]


def test_frames_are_applied_once_per_animation_frame(client):
    page, server = client.page("<p>x</p>")
    seen = page.evaluate("""contents => new Promise(done => {
        let count = 0;
        const everything = { childList: true, characterData: true, subtree: true };
        new MutationObserver(() => count++).observe(document.querySelector('p'), everything);
        contents.forEach(content => sockets[0].receive(content));
        const before = document.querySelector('p').textContent;
        requestAnimationFrame(() => setTimeout(() => done([before, count, document.querySelector('p').textContent])));
    })""", [list(Frame(number).text(1, str(number)).bytes) for number in (1, 2)])
    assert seen == ["x", 1, "2"]


def test_a_hidden_page_is_patched_at_once(client):
    page, server = client.page("<p>x</p>")
    page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")
    text = page.evaluate("content => { sockets[0].receive(content); return document.querySelector('p').textContent }",
                         list(Frame(1).text(1, "y").bytes))
    assert text == "y"


class TestResume:
    def test_goes_on_where_it_was(self, client):
        page, server = client.page("<ul><li>a</li></ul><button data-e=1>x</button>")
        server.send(Frame(1).shape(Shape("li", text=True)).insert(1, None, (0, [["b"]])))
        page.click("button")
        server.drop()
        page.click("button")
        server.wait_for(lambda: server.sockets == 2)
        server.open()
        (_, hello), = server.items()
        assert (hello["session"], hello["applied"]) == ("session", 1)

        # The frame that was applied is passed over; shapes and values are still known.
        server.send(welcome(known=1), Frame(1).text(1, "again"), Frame(2, answer=1).insert(1, None, (0, [[None]])))
        assert page.locator("li").all_inner_texts() == ["a", "b", "b"]
        # Nobody had answered the first tap, so both are said.
        assert [item[1] for item in server.items("event")] == [1, 2]

    def test_says_nothing_again_that_was_answered(self, client):
        page, server = client.page("<button data-e=1>x</button>")
        page.click("button")
        server.send(Frame(1, answer=1))
        server.drop()
        server.wait_for(lambda: server.sockets == 2)
        server.open()
        server.send(welcome(known=1))
        assert server.items("event") == []

    def test_of_scrolls_only_the_last_waits(self, client):
        page, server = client.page(
            "<div data-e=256 style='height:100px;overflow:auto'><p style='height:999px'></p></div>")
        server.settle()
        server.drop()
        for top in (10, 20, 30):
            page.evaluate(f"document.querySelector('#oriel div').scrollTop = {top}")
            server.settle()
        server.wait_for(lambda: server.sockets == 2)
        server.open()
        server.send(welcome())
        assert [event[3] for event in server.events("scroll")][-1] == 30
        assert len(server.events("scroll")) <= 2

    def test_passes_over_a_mount_it_has(self, client):
        page, server = client.page("<p>x</p>")
        server.send(mount(1, 10, "<p>mounted</p>"), Frame(2).text(10, "patched"))
        server.drop()
        server.wait_for(lambda: server.sockets == 2)
        server.open()
        server.send(welcome(known=1), mount(1, 10, "<p>mounted</p>"), Frame(2).text(10, "patched"), Frame(3).events(10, 1))
        assert page.inner_text("p") == "patched"
        page.click("p")
        assert len(server.events("tap")) == 1

    def test_a_gap_asks_for_a_mount(self, client):
        _, server = client.page("<p>x</p>")
        server.drop()
        server.wait_for(lambda: server.sockets == 2)
        server.open()
        server.send(welcome(known=7))
        assert server.items("mount")


class TestPatience:
    def page(self, client, random="1 - 1e-9", **options):
        """A page whose clock stands still unless it is moved."""
        page, server = client.page("<p>x</p>", connect=False, **options, prepare=lambda page: (
            page.clock.install(), page.add_init_script(f"Math.random = () => {random}")))
        page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)
        return page, server

    def delays(self, page, count):
        """Lets connections fail and measures the time between them."""
        delays = []
        for attempt in range(count):
            known, dropped = page.evaluate("[sockets.length, (sockets.at(-1).drop(), Date.now())]")
            while page.evaluate("sockets.length") == known:
                page.clock.run_for(125)
            delays.append(page.evaluate("known => sockets[known].openedAt", known) - dropped)
        return delays

    def test_waits_longer_and_longer(self, client):
        page, server = self.page(client)
        assert self.delays(page, 8) == [250, 500, 1000, 2000, 4000, 8000, 10000, 10000]

    def test_not_everybody_returns_at_once(self, client):
        page, server = self.page(client, random="0")
        assert self.delays(page, 3) == [125, 250, 500]

    def test_a_welcome_begins_anew(self, client):
        page, server = self.page(client)
        self.delays(page, 3)
        server.open()
        server.send(welcome(), settle=False)
        page.clock.run_for(6000)
        assert self.delays(page, 1) == [250]

    def test_a_server_that_hangs_up_after_the_welcome_is_not_asked_at_once(self, client):
        page, server = self.page(client)
        self.delays(page, 3)
        server.open()
        server.send(welcome(), settle=False)
        assert self.delays(page, 1) == [2000]

    def test_retries_at_once_when_the_network_is_back(self, client):
        page, server = self.page(client)
        for _ in range(4):
            self.delays(page, 1)
        server.drop()
        before = server.sockets
        page.evaluate("dispatchEvent(new Event('online'))")
        assert server.sockets == before + 1

    def test_a_silent_connection_is_given_up(self, client):
        page, server = self.page(client)
        server.open()
        server.send(welcome(), settle=False)
        page.clock.run_for(20_000)
        assert server.items("ping") == [("ping",)]
        server.send(PONG, settle=False)
        page.clock.run_for(19_900)
        assert server.sockets == 1
        page.clock.run_for(10_500)
        assert server.sockets == 2

    def test_a_notice_appears_after_a_while_and_goes(self, client):
        page, server = self.page(client, language="zh-Hans")
        server.open()
        server.send(welcome(), settle=False)
        notice = page.get_by_role("status")
        server.drop()
        page.clock.run_for(700)
        assert notice.count() == 0
        page.clock.run_for(1000)
        assert notice.inner_text() == "正在重新连接…"
        server.open()
        server.send(welcome(), settle=False)
        assert not notice.is_visible()

    def test_the_notice_stays_until_a_new_session_has_replaced_the_page(self, client):
        page, server = self.page(client)
        server.open()
        server.send(welcome(), settle=False)
        notice = page.get_by_role("status")
        server.drop()
        page.clock.run_for(1700)
        server.open()
        server.send(welcome("another", goes_on=0), settle=False)
        # What is clicked now is not sent before.
        assert notice.inner_text() == "Reconnecting…"
        server.send(mount(1, 0, "<main>new</main>"), settle=False)
        page.clock.run_for(300)
        page.get_by_text("new").wait_for()
        assert not notice.is_visible()

    def test_an_idle_session_is_taken_up_again_when_somebody_is_there(self, client):
        page, server = self.page(client)
        server.open()
        server.send(welcome(), snapshot(b"sealed"), end(3), settle=False)
        page.clock.run_for(60_000)
        assert server.sockets == 1
        page.mouse.move(5, 5)
        assert server.sockets == 2
        server.open()
        assert server.items()[0][1]["snapshot"] == b"sealed"


def test_the_snapshot_is_handed_back(client):
    page, server = client.page("<p>x</p>")
    server.send(snapshot(bytes(range(256))))
    server.drop()
    server.wait_for(lambda: server.sockets == 2)
    server.open()
    assert server.items()[0][1]["snapshot"] == bytes(range(256))
    page.reload()
    page.wait_for_function("window.sockets.length > 0")
    server.open()
    assert server.items()[0][1]["snapshot"] == bytes(range(256))


def test_what_another_frame_of_the_tab_stores_is_not_handed_back(client):
    page, server = client.page("<p>x</p>")
    server.send(snapshot(b"own"))
    page.evaluate("for (const key of Object.keys(sessionStorage)) sessionStorage[key] = 'other'")
    server.drop()
    server.wait_for(lambda: server.sockets == 2)
    server.open()
    assert server.items()[0][1]["snapshot"] == b"own"


def test_a_server_that_stops_is_asked_again(client):
    page, server = client.page("<p>x</p>")
    server.send(end(1))
    server.wait_for(lambda: server.sockets == 2)


def test_a_page_that_is_not_allowed_offers_to_load_anew(client):
    page, server = client.page("<p>x</p>")
    server.send(end(4))
    page.get_by_role("status").wait_for()
    assert page.get_by_role("status").inner_text().startswith("This page has expired.")
    with page.expect_navigation():
        page.get_by_role("button", name="Reload").click()


def test_a_mount_that_cannot_be_had_is_not_asked_for_forever(client):
    client.expects_errors = True
    page, server = client.page("<p>x</p>")
    for _ in range(8):
        server.send(b"\x03\x01")
    assert len(server.items("mount")) == 5
    assert page.get_by_role("button", name="Reload").is_visible()
