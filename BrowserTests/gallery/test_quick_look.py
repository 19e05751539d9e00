"""Files that are shown in front of the page."""

from visit import DESKTOP


def test_files_are_shown_one_after_another(visit):
    window = visit(viewport=DESKTOP)
    page = window.open("/quick-look")
    page.get_by_role("button", name="Notes.txt").click()
    cover = page.get_by_role("dialog")
    cover.get_by_text("Bubbles rise, and the bell rings.").wait_for()
    window.wait_for_rest()
    window.screenshot("quick-look-text")
    cover.get_by_role("button", name="Next").click()
    cover.locator("video").wait_for(state="attached")
    cover.get_by_role("button", name="Done").click()
    cover.wait_for(state="detached")
