"""Dialogs, popovers and menus."""

from wire import Frame, Shape, mount

SHEET = ("<dialog data-modal data-e=4096 style='width:200px;height:100px;padding:0'>"
         "<button data-e=1>inside</button></dialog>")
MENU = ("<button data-menu>open</button><div popover role=menu style='padding:0'>"
        "<button role=menuitem data-e=1>one</button>"
        "<button role=menuitem disabled>two</button><button role=menuitem data-e=1>three</button></div><p>beside</p>")


def is_modal(page):
    return page.evaluate("document.querySelector('dialog')?.matches(':modal') ?? false")


class TestDialog:
    def test_is_open_at_the_first_load(self, client):
        page, _ = client.page(SHEET)
        assert is_modal(page)

    def test_is_opened_when_inserted_or_mounted(self, client):
        page, server = client.page("<p>x</p>")
        server.send(Frame(1).shape(Shape("dialog", attributes={"data-modal": ""})).insert(0, None, (0, [[]])))
        assert is_modal(page)
        server.send(mount(2, 20, SHEET))
        assert is_modal(page)

    def test_asks_to_be_closed_and_does_not_close(self, client):
        page, server = client.page(SHEET)
        for _ in range(3):
            page.keyboard.press("Escape")
        assert server.events() == [(1, "dismiss")] * 3
        page.mouse.click(5, 5)
        assert len(server.events("dismiss")) == 4
        page.mouse.click(400, 330)
        assert len(server.events("dismiss")) == 4
        assert is_modal(page)

    def test_cannot_be_dismissed_without_listening(self, client):
        page, server = client.page(SHEET.replace("data-e=4096", ""))
        page.keyboard.press("Escape")
        assert server.events() == []
        assert is_modal(page)

    def test_gives_the_focus_back(self, client):
        page, server = client.page("<input>")
        page.focus("input")
        dialog = Shape("dialog", Shape("button", text=True), attributes={"data-modal": ""})
        server.send(Frame(1).shape(dialog).insert(0, None, (0, [["x"]])))
        assert page.evaluate("document.activeElement.localName") == "button"
        server.send(Frame(2).remove(2))
        assert page.evaluate("document.activeElement.localName") == "input"

    def test_leaves_with_an_animation_while_the_page_can_be_used(self, client):
        page, server = client.page("<button data-e=1>below</button>" + SHEET)
        server.send(Frame(1).define_timing(1, 5000).timing(1).remove(2))
        assert page.locator("dialog").is_visible() and not is_modal(page)
        page.click("text=below")
        assert server.events("tap")[0][0] == 1
        page.evaluate("document.getAnimations().forEach(animation => animation.finish())")
        page.wait_for_function("!document.querySelector('dialog')")


def test_autofocus(client):
    page, server = client.page("<input>")
    server.send(Frame(1).shape(Shape("input", attributes={"data-autofocus": ""})).insert(0, None, (0, [[]])))
    assert page.evaluate("document.activeElement === document.querySelectorAll('input')[1]")


def test_a_popover_of_the_servers(client):
    page, server = client.page(
        "<button data-e=1>anchor</button>"
        "<div popover data-open data-e=4096 style='padding:0;border:0'>content</div><p data-e=1>beside</p>")
    anchor, popover = page.locator("button").bounding_box(), page.locator("[popover]").bounding_box()
    assert popover["y"] > anchor["y"] + anchor["height"] and popover["x"] == 8
    page.click("text=content")
    page.click("text=beside")
    assert server.events() == [(2, "dismiss")]
    assert page.locator("[popover]").is_visible()
    page.keyboard.press("Escape")
    assert len(server.events("dismiss")) == 2


class TestMenu:
    def test_opens_and_closes_by_its_button(self, client):
        page, server = client.page(MENU)
        menu = page.locator("[popover]")
        page.click("text=open")
        assert menu.is_visible()
        assert page.locator("[data-menu]").get_attribute("aria-expanded") == "true"
        page.click("text=open")
        assert not menu.is_visible()
        assert page.locator("[data-menu]").get_attribute("aria-expanded") == "false"

    def test_is_used_by_keys(self, client):
        page, server = client.page(MENU)
        page.focus("[data-menu]")
        page.keyboard.press("ArrowDown")
        assert page.evaluate("document.activeElement.textContent") == "one"
        page.keyboard.press("ArrowDown")
        assert page.evaluate("document.activeElement.textContent") == "three"
        page.keyboard.press("Escape")
        assert page.evaluate("document.activeElement.textContent") == "open"
        page.keyboard.press("Enter")
        page.keyboard.press("End")
        page.keyboard.press("Enter")
        assert [event[0] for event in server.events("tap")] == [5]
        assert not page.locator("[popover]").is_visible()

    def test_closes_by_a_press_beside_it(self, client):
        page, server = client.page(MENU.replace("<p>", "<p data-e=1>"))
        page.click("text=open")
        page.click("text=beside")
        assert not page.locator("[popover]").is_visible()
        assert server.events() == []

    def test_stays_in_the_window(self, client):
        menu = MENU.replace("padding:0", "padding:40px")
        page, server = client.page(f"<div style='position:absolute;right:0;bottom:0'>{menu}</div>")
        page.click("text=open")
        box, button = page.locator("[popover]").bounding_box(), page.locator("[data-menu]").bounding_box()
        assert box["y"] + box["height"] <= button["y"]
        assert box["x"] + box["width"] <= 792

    def test_in_a_menu_opens_beside_it(self, client):
        page, server = client.page(
            "<button data-menu>open</button><div popover role=menu><button data-menu role=menuitem>more</button>"
            "<div popover role=menu><button role=menuitem data-e=1>deep</button></div></div>")
        page.click("text=open")
        page.click("text=more")
        assert page.locator("[popover]:popover-open").count() == 2
        page.keyboard.press("Escape")
        assert page.locator("[popover]:popover-open").count() == 1
        page.click("text=more")
        page.click("text=deep")
        assert page.locator("[popover]:popover-open").count() == 0
        assert len(server.events("tap")) == 1

    def test_of_a_context_opens_at_the_pointer(self, client):
        page, server = client.page(
            "<div data-context style='height:300px'>x</div><div popover role=menu>"
            "<button role=menuitem>one</button></div>")
        page.mouse.click(120, 50, button="right")
        box = page.locator("[popover]").bounding_box()
        assert (box["x"], box["y"]) == (120, 56)

    def test_can_stand_elsewhere(self, client):
        page, server = client.page("<button data-menu aria-controls=m>open</button><p>x</p><div popover id=m role=menu>"
                                   "<button role=menuitem data-e=1>one</button></div>")
        page.click("text=open")
        page.click("text=one")
        assert len(server.events("tap")) == 1

    def test_survives_patches(self, client):
        page, server = client.page(MENU)
        page.click("text=open")
        before = page.locator("[popover]").bounding_box()
        server.send(Frame(1).inline(2, "padding: 0; color: red").text(6, "changed"))
        assert page.locator("[popover]").bounding_box() == before
