"""Views that change while they are scrolled."""


def look(page, text):
    """The opacity and the horizontal shift of the node around a text that scrolling changes."""
    return page.evaluate("""text => {
        const node = [...document.querySelectorAll("main *")].find(node => node.innerText === text && !node.children.length)
        const { opacity, transform } = getComputedStyle(node.closest("[data-effect=scroll], [data-watch]"))
        return { opacity: Number(opacity), x: new DOMMatrix(transform).e }
    }""", text)


def scroll_to(page, text, block):
    page.evaluate("""([text, block]) => {
        const node = [...document.querySelectorAll("main *")].find(node => node.innerText === text && !node.children.length)
        node.closest("[data-effect=scroll], [data-watch]").scrollIntoView({ block, behavior: "instant" })
    }""", [text, block])


def test_an_interactive_transition_follows_the_scroll_view(visit):
    visit = visit()
    page = visit.open("/scroll-effects")
    scroll_to(page, "Row 5", "center")
    visit.wait_until(lambda: look(page, "Row 5") == {"opacity": 1, "x": 0}, "a row in the middle is as it is")
    page.evaluate("""() => {
        const node = [...document.querySelectorAll("main *")].find(node => node.innerText === "Row 5" && !node.children.length)
            .closest("[data-effect=scroll]")
        const scroller = node.closest("[data-kind=scroll]")
        // In the middle of the scroll view, it has no transform.
        const { bottom, height } = node.getBoundingClientRect()
        scroller.scrollTop -= scroller.getBoundingClientRect().bottom - bottom + height / 2
    }""")
    visit.wait_until(lambda: 0.2 < look(page, "Row 5")["opacity"] < 0.8, "a row that is half visible is half opaque")
    assert 10 < look(page, "Row 5")["x"] < 50


def test_an_animated_transition_ends_as_it_is(visit):
    visit = visit()
    page = visit.open("/scroll-effects")
    visit.wait_until(lambda: look(page, "Row 10") == {"opacity": 0, "x": 60}, "a row below the window is transparent")
    scroll_to(page, "Row 10", "end")
    visit.wait_until(lambda: look(page, "Row 10") == {"opacity": 1, "x": 0}, "a visible row is as it is")


def test_an_effect_depends_on_the_place_in_the_scroll_view(visit):
    visit = visit()
    page = visit.open("/scroll-effects")
    title = page.get_by_text("Half as fast")
    before = title.bounding_box()["y"]
    page.evaluate("""() => {
        const scroller = [...document.querySelectorAll("main [data-kind=scroll]")].find(node => node.scrollHeight > node.clientHeight + 10)
        scroller.scrollTop = 360
    }""")
    visit.wait_until(lambda: -360 < title.bounding_box()["y"] - before < -270, "the header has moved less than the page")
