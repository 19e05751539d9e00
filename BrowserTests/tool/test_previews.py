"""The gallery of `oriel previews`."""

import pytest

from visit import DESKTOP
from waiting import wait_until


class Gallery:
    """The page with all previews."""

    def __init__(self, window, path="/"):
        self.window = window
        self.page = window.open(path, is_live=False)
        self.page.get_by_role("heading", name="Counter").wait_for(timeout=300_000)

    def card(self, title):
        card = self.page.get_by_role("article").filter(has=self.page.get_by_role("heading", name=title, exact=True))
        card.scroll_into_view_if_needed()
        return card

    def frame(self, title, index=0):
        return self.card(title).frame_locator(f"figure:nth-of-type({index + 1}) iframe")

    def size(self, title):
        """The size of a preview in points."""
        self.frame(title).locator("#oriel").wait_for()
        return self.card(title).locator(".screen").evaluate(
            "screen => ['--width', '--height'].map((name) => Number(screen.style.getPropertyValue(name)))"
        )


def test_previews_are_grouped_by_file_and_found_by_the_search(visit_gallery):
    gallery = Gallery(visit_gallery(viewport=DESKTOP))
    page = gallery.page

    sections = page.locator("section:not([hidden]) > h2").all_inner_texts()
    assert sections == ["Sources/Atlas/ContentView.swift", "Sources/Atlas/Samples.swift"]
    titles = page.locator("article:not([hidden]) h3").all_inner_texts()
    assert titles == [
        "Form", "About", "Surroundings", "Counter", "Tag", "Banner", "Sideways", "Surrounded", "Trap at once", "Trap later",
        "Row one", "Row two",
    ]
    assert gallery.card("Counter").locator(".place").inner_text() == "Samples.swift:24"
    assert gallery.card("Row one").locator(".place").inner_text() == "Samples.swift:68"

    page.get_by_role("searchbox").fill("row two")

    assert page.locator("article:not([hidden]) h3").all_inner_texts() == ["Row two"]
    page.get_by_role("searchbox").fill("no such preview")
    page.get_by_text("No preview matches the search.").wait_for()


# One of the previews traps.
@pytest.mark.allows_errors
def test_previews_are_live_and_each_has_its_own_state(visit_gallery):
    window = visit_gallery(viewport=DESKTOP)
    gallery = Gallery(window, "/#compare=schemes")
    first, second = gallery.frame("Counter"), gallery.frame("Counter", 1)

    first.get_by_role("button", name="Tap").click()
    first.get_by_role("button", name="Tap").click()

    first.get_by_text("Tapped 2 times").wait_for()
    second.get_by_text("Tapped 0 times").wait_for()
    # Navigation stays in the preview.
    gallery.frame("Form").get_by_text("About", exact=True).click()
    gallery.frame("Form").get_by_text("This app is written in Swift").wait_for()


@pytest.mark.allows_errors
def test_traits_and_modifiers_are_honoured(visit_gallery):
    gallery = Gallery(visit_gallery(viewport=DESKTOP))

    assert gallery.size("Counter") == [393, 852]
    assert gallery.size("Banner") == [320, 90]
    assert gallery.size("Sideways") == [852, 393]
    assert gallery.size("Row one") == [200, 60]
    assert gallery.size("Row two") == [744, 1133]
    gallery.frame("Tag").get_by_text("A tag").wait_for()
    wait_until(lambda: gallery.size("Tag")[0] < 120, "the tag has its own size")
    width, height = gallery.size("Tag")
    assert 50 < width < 120 and 30 < height < 60
    for text in ["Ada", "Grace", "Content"]:
        gallery.frame("Surrounded").get_by_text(text).wait_for()
