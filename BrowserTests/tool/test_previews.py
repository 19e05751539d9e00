"""The gallery of `oriel previews`, used, edited and broken; and the pictures that it writes."""

import pathlib
import re
import subprocess
import tempfile

import pytest

from accessibility import SCHEMES, violations
from conftest import OPTIONS, PROGRAM, environment, new_package
from visit import DESKTOP, PHONE
from waiting import BUILD_PATIENCE, wait_until

# One of the previews traps, so the browser reports that its frame has no page.
pytestmark = pytest.mark.allows_errors

SAMPLES = "Sources/Atlas/Samples.swift"


class Gallery:
    """The page with all previews."""

    def __init__(self, window, path="/"):
        self.window = window
        self.page = window.open(path, is_live=False)
        self.page.get_by_role("heading", name="Counter").wait_for(timeout=BUILD_PATIENCE * 1000)

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

    def surroundings(self, index=0):
        self.frame("Surroundings", index).get_by_text("Scheme:").wait_for()
        return self.frame("Surroundings", index).locator("#oriel").inner_text()

    def choose(self, label, option):
        self.page.get_by_label(label, exact=True).select_option(option)


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


def test_surroundings_are_those_of_the_controls(visit_gallery):
    gallery = Gallery(visit_gallery(viewport=DESKTOP))
    # The browser tells its locale when the preview is live.
    wait_until(lambda: "Locale: en-US" in gallery.surroundings(), "the preview is live")
    assert gallery.surroundings().split("\n") == [
        "Scheme: light", "Size: large", "Direction: ltr", "Locale: en-US", "Width: compact",
    ]

    gallery.page.get_by_text("Dark", exact=True).click()
    gallery.choose("Text", "xxxLarge")
    gallery.choose("Device", "iPad Pro")
    gallery.page.get_by_label("Right to left").check()
    gallery.choose("Language", "de")

    wait_until(lambda: "Locale: de" in gallery.surroundings(), "the surroundings are new")
    assert gallery.surroundings().split("\n") == [
        "Scheme: dark", "Size: xxxLarge", "Direction: rtl", "Locale: de", "Width: regular",
    ]
    # They are in the address.
    again = Gallery(visit_gallery(viewport=DESKTOP), "/" + gallery.page.evaluate("location.hash"))
    assert again.surroundings() == gallery.surroundings()


def test_variants_are_side_by_side(visit_gallery):
    gallery = Gallery(visit_gallery(viewport=DESKTOP))

    gallery.choose("Side by side", "locales")
    captions = gallery.card("Surroundings").locator("figcaption").all_inner_texts()
    assert captions == ["English", "German", "Japanese", "Simplified Chinese", "Arabic"]
    for index, locale in enumerate(["en", "de"]):
        assert f"Locale: {locale}" in gallery.surroundings(index)

    gallery.choose("Side by side", "devices")
    assert gallery.card("Surroundings").locator("figcaption").all_inner_texts() == [
        "iPhone SE", "iPhone", "iPad mini", "Desktop",
    ]
    assert "Width: compact" in gallery.surroundings()


def test_a_preview_that_traps_shows_its_message_and_leaves_the_others_alone(visit_gallery):
    gallery = Gallery(visit_gallery(viewport=DESKTOP))

    ended = gallery.card("Trap at once").get_by_role("alert")
    ended.wait_for()
    assert "Index out of range" in ended.inner_text()

    gallery.frame("Trap later").get_by_role("button", name="Break").click()
    ended = gallery.card("Trap later").get_by_role("alert")
    ended.wait_for()
    assert "Atlas/Samples.swift:64: Fatal error: The button is broken." in ended.inner_text()

    gallery.frame("Counter").get_by_role("button", name="Tap").click()
    gallery.frame("Counter").get_by_text("Tapped 1 times").wait_for()
    ended.get_by_role("button", name="Load again").click()
    gallery.frame("Trap later").get_by_role("button", name="Break").wait_for()


def test_previews_go_on_after_a_save_and_errors_of_the_compiler_are_shown(visit_gallery, gallery):
    page = Gallery(visit_gallery(viewport=DESKTOP))
    page.frame("Counter").get_by_role("button", name="Tap").click()
    page.frame("Counter").get_by_text("Tapped 1 times").wait_for()

    gallery.edit(SAMPLES, '"Tapped \\(count) times"', '"Counted \\(count) taps"')
    page.frame("Counter").get_by_text("Counted 1 taps").wait_for(timeout=BUILD_PATIENCE * 1000)
    gallery.edit(SAMPLES, '#Preview("Sideways"', '#Preview("Added") { Text("Just added") }\n\n#Preview("Sideways"')
    page.page.get_by_role("heading", name="Added").wait_for(timeout=BUILD_PATIENCE * 1000)
    page.frame("Added").get_by_text("Just added").wait_for()

    gallery.edit(SAMPLES, 'Text("Just added")', 'Texd("Just added")')
    overlay = page.page.get_by_role("alertdialog", name="The app does not compile")
    overlay.wait_for(timeout=BUILD_PATIENCE * 1000)
    overlay.get_by_role("heading", name="cannot find 'Texd' in scope").wait_for()
    gallery.edit(SAMPLES, 'Texd("Just added")', 'Text("Mended")')
    overlay.wait_for(state="hidden", timeout=BUILD_PATIENCE * 1000)
    page.frame("Added").get_by_text("Mended").wait_for()
    gallery.edit(SAMPLES, '#Preview("Added") { Text("Mended") }\n\n', "")
    page.page.get_by_role("heading", name="Added").wait_for(state="detached", timeout=BUILD_PATIENCE * 1000)


def test_a_code_leads_a_phone_to_the_previews(visit_gallery):
    gallery = Gallery(visit_gallery(viewport=DESKTOP))

    gallery.page.get_by_role("button", name="Phone", exact=True).click()

    dialog = gallery.page.get_by_role("dialog")
    dialog.get_by_text("Start them with --host 0.0.0.0").wait_for()
    dialog.get_by_role("button", name="Close").click()
    dialog.wait_for(state="hidden")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_gallery_is_accessible(visit_gallery, size):
    window = visit_gallery(viewport={"desktop": {"width": 1440, "height": 900}, "phone": PHONE}[size])
    gallery = Gallery(window)

    for scheme in SCHEMES:
        gallery.page.emulate_media(color_scheme=scheme)
        gallery.page.evaluate("scrollTo(0, 0)")
        gallery.page.locator(".screen[data-state=live]").first.wait_for()
        window.settle()
        window.screenshot(f"previews-{size}-{scheme}")
        # What previews show is theirs.
        found = violations(gallery.page, scheme, exclude=["iframe"])
        assert not found, f"{scheme}: " + "\n".join(found)


def test_pictures_are_written_compared_and_replaced(tmp_path):
    before = profiles()
    # With the two previews of the template, there are three in two looks.
    package = new_package(tmp_path, "Album")
    folder = tmp_path / "pictures"

    def run(*options):
        result = subprocess.run(
            [PROGRAM, "previews", "--snapshots", folder, *options, *OPTIONS],
            cwd=package, env=environment(), capture_output=True, text=True, timeout=BUILD_PATIENCE,
        )
        return result.returncode, result.stdout + result.stderr

    def preview(text):
        (package / "Sources/Album/Samples.swift").write_text(f"import SwiftUI\n\n{text}\n")

    preview('#Preview("Tag", traits: .sizeThatFitsLayout) { Text("A tag").background(.yellow) }')
    code, output = run()
    assert code == 0 and "Pictures: 6 new" in output, output
    name = "Sources/Album/Samples/1 Tag.dark.png"
    assert is_picture(folder / name)

    preview('#Preview("Tag", traits: .sizeThatFitsLayout) { Text("A teg").background(.yellow) }')
    code, output = run()
    assert code == 1 and "Pictures: 4 same, 2 different" in output, output
    assert is_picture(folder / "differences" / name)

    code, output = run("--update")
    assert code == 0 and "Pictures: 4 same, 2 updated" in output, output
    assert not (folder / "differences").exists()

    preview('#Preview("Trap") { Text([String]()[3]) }')
    code, output = run("--variant", "light")
    assert code == 1 and "Pictures: 2 same, 1 failed, 1 gone" in output, output
    assert re.search("1 Trap.light.png: .*Fatal error: Index out of range", output), output
    assert profiles() <= before


def profiles():
    """The folders of browsers that the tool has started."""
    return set(pathlib.Path(tempfile.gettempdir()).glob("oriel-chromium-*"))


def is_picture(path):
    return path.read_bytes().startswith(b"\x89PNG")
