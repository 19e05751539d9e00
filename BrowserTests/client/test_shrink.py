"""Texts that may shrink, which the client fits to the room they have."""

from wire import Frame, mount

STYLES = ("* { margin: 0 } #outer { display: flex; align-items: start }"
          "[data-shrink] { font: calc(20px * var(--shrink, 1)) / calc(20px * var(--shrink, 1)) monospace; min-width: 0;"
          " overflow-wrap: anywhere } .one { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 1;"
          " overflow: hidden; word-break: break-all } .two { display: block }")
# A letter of this font is 12 points wide, or a little more.
LINE = "<span class=one id=text data-shrink={}>{}</span>"

SHOWN = """(id) => {
    const text = document.getElementById(id);
    const range = document.createRange();
    range.selectNodeContents(text);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    const { width, height } = text.getBoundingClientRect();
    return { scale: Number(text.style.getPropertyValue('--shrink') || 1), lines, width, height };
}"""


def seen(page, id="text"):
    return page.evaluate(SHOWN, id)


def wait_for(page, condition, id="text"):
    """Waits until the text looks like this, and returns what is seen then."""
    page.wait_for_function(f"(id) => {{ const seen = ({SHOWN})(id); return {condition}; }}", arg=id)
    return seen(page, id)


def shown(client, markup, width=200):
    """Opens a page with a text in a row as wide as this."""
    return client.page(f"<div id=outer style='width:{width}px'>{markup}</div>", styles=STYLES)


def resize(page, width):
    page.evaluate("width => (document.getElementById('outer').style.width = `${width}px`)", width)


class TestATextThatMayShrink:
    def test_keeps_its_size_if_it_fits(self, client):
        page, server = shown(client, LINE.format(.5, "m" * 16))
        server.settle()
        assert seen(page)["scale"] == 1

    def test_shrinks_no_more_than_it_has_to(self, client):
        page, _ = shown(client, LINE.format(.1, "m" * 32))
        text = wait_for(page, "seen.scale < 1 && seen.lines === 1")
        assert 190 < text["width"] <= 200

    def test_does_not_become_smaller_than_allowed(self, client):
        page, _ = shown(client, LINE.format(.8, "m" * 40))
        text = wait_for(page, "seen.scale < 1")
        assert text["scale"] == .8
        assert text["width"] == 200

    def test_follows_the_room(self, client):
        page, _ = shown(client, LINE.format(.1, "m" * 32), width=400)
        wait_for(page, "seen.scale === 1")
        resize(page, 100)
        wait_for(page, "seen.scale < .3 && seen.lines === 1")
        resize(page, 200)
        assert wait_for(page, "seen.scale > .4 && seen.lines === 1")["width"] > 190
        resize(page, 400)
        wait_for(page, "seen.scale === 1")

    def test_follows_the_views_beside_it(self, client):
        page, server = shown(client, LINE.format(.1, "m" * 16) + "<p style='flex:none;width:100px'></p>")
        wait_for(page, "seen.scale < .6")
        # The outer element, the text, then the view beside it.
        server.send(Frame(1).inline(3, "flex:none;width:0px"))
        wait_for(page, "seen.scale === 1")

    def test_follows_its_letters(self, client):
        page, server = shown(client, LINE.format(.1, "m" * 32))
        wait_for(page, "seen.scale < 1")
        server.send(Frame(1).text(2, "short"))
        wait_for(page, "seen.scale === 1")
        server.send(Frame(2).text(2, "m" * 64))
        wait_for(page, "seen.scale < .3 && seen.lines === 1")

    def test_keeps_its_size_when_the_server_changes_its_style(self, client):
        page, server = shown(client, LINE.format(.1, "m" * 32))
        wait_for(page, "seen.scale < 1")
        server.send(Frame(1).inline(2, "color:red"))
        wait_for(page, "seen.scale < 1 && document.getElementById('text').style.color === 'red'")

    def test_of_several_lines_shrinks_where_it_is_too_high(self, client):
        text = "<span class=two id=text data-shrink=.1>" + "word " * 20 + "</span>"
        page, _ = shown(client, f"<div style='width:200px;height:60px'>{text}</div>")
        assert wait_for(page, "seen.scale < 1")["height"] <= 70

    def test_is_fitted_when_it_is_shown(self, client):
        page, server = shown(client, f"<div id=inner style='display:none'>{LINE.format(.1, 'm' * 32)}</div>")
        server.settle()
        page.evaluate("document.getElementById('inner').style.display = 'flex'")
        wait_for(page, "seen.scale < 1 && seen.lines === 1")

    def test_comes_with_a_frame(self, client):
        page, server = client.page("<p>a</p>")
        server.send(mount(1, 20, f"<div style='width:100px;display:flex'>{LINE.format(.1, 'm' * 16)}</div>", rules=STYLES))
        wait_for(page, "seen.scale < 1 && seen.lines === 1")

    def test_that_has_left_is_forgotten(self, client):
        page, server = shown(client, LINE.format(.1, "m" * 32))
        wait_for(page, "seen.scale < 1")
        server.send(Frame(1).remove(2))
        resize(page, 100)
        server.settle()
        assert page.locator("#text").count() == 0
