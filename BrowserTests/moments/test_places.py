"""A reload shows what was in sight before."""


def place(window, text):
    """The distance of a text from the top of the window; None if it is not in sight."""
    found = window.page.get_by_text(text, exact=True)
    box = found.bounding_box() if found.count() else None
    return box and 0 < box["y"] < window.page.viewport_size["height"] and box["y"]


def scroll_to(window, text):
    """Scrolls as people do, until a text is in sight."""
    window.page.mouse.move(200, 400)

    def look():
        if place(window, text):
            return True
        window.page.mouse.wheel(0, 500)
        # The page follows the wheel later, and a slow one several steps at once, which would go past the text.
        window.settle()
        return False

    def is_at_rest():
        before = place(window, text)
        window.settle()
        return place(window, text) == before

    window.wait_until(look, f"{text} is in sight")
    window.wait_until(is_at_rest, "the page has stopped")


def test_the_timeline_after_a_reload(visit, start_family):
    family = start_family()
    family.fill_timelines(60)
    window = visit(family.origin)
    window.sign_in(family.tokens["ada"])
    window.open()
    window.wait_for_text("Moment 60")
    scroll_to(window, "Moment 25")
    before = place(window, "Moment 25")

    window.reload()
    window.wait_until(lambda: abs((place(window, "Moment 25") or 0) - before) < 2, "the moment is where it was")

    # Another visit begins at the beginning.
    window.open()
    window.wait_for_text("Moment 60")
    window.settle()
    assert place(window, "Moment 60")


def test_the_comments_after_a_reload(visit, start_family):
    family = start_family()
    ada = family.people["ada"]
    moment = ada.publish("Count with me")["id"]
    for number in range(28):
        ada.comment(moment, f"Number {number}")
    window = visit(family.origin)
    window.sign_in(family.tokens["ada"])
    window.open(f"/moment-{moment}")
    window.wait_for_text("Number 2")
    scroll_to(window, "Number 17")
    before = place(window, "Number 17")

    window.reload()
    window.wait_until(lambda: abs((place(window, "Number 17") or 0) - before) < 2, "the comment is where it was")
