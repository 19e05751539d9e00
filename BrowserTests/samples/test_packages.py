"""Apps by what they are built of: a package with resources, a library of C, and macros of their own."""

import re

import pytest
from visit import DESKTOP


@pytest.mark.sample("Herbarium")
def test_a_package_brings_strings_and_pictures(visit, check):
    window = visit()
    page = window.open()
    page.get_by_text("3 plants").wait_for()
    check(window, "herbarium")
    window.link("Oak").click()
    picture = page.get_by_role("img", name="Oak")
    window.wait_until(lambda: picture.bounding_box() and picture.bounding_box()["height"] > 100, "the oak is drawn")
    page.get_by_text("April to May").wait_for()
    check(window, "herbarium-oak")

    german = visit(locale="de-DE")
    page = german.open()
    page.get_by_text("3 Pflanzen").wait_for()
    german.link("Wurmfarn").click()
    page.get_by_role("heading", name="Wurmfarn").wait_for()
    page.get_by_text("1,2 m").wait_for()
    page.get_by_text("Nie").wait_for()


@pytest.mark.sample("Quill")
def test_markdown_is_drawn_while_it_is_written(visit, check):
    phone = visit()
    page = phone.open()
    page.get_by_role("heading", name="Letters").wait_for()
    assert page.get_by_role("link", name="links").get_attribute("href") == "https://commonmark.org"
    check(phone, "quill")

    page.get_by_role("radio", name="Source").click()
    source = page.get_by_role("textbox", name="Markdown")
    source.fill("## Changed\n\nNot *yet* sent.\n\n7. seven\n8. eight")
    check(phone, "quill-source")
    page.get_by_role("radio", name="Preview").click()
    page.get_by_role("heading", name="Changed").wait_for()
    page.get_by_text("8.").wait_for()
    assert page.get_by_text("Letters").count() == 0

    desktop = visit(viewport=DESKTOP)
    page = desktop.open()
    page.get_by_role("textbox", name="Markdown").fill("# A & B\n\n<script>alert(1)</script>\n\n> said")
    page.get_by_role("heading", name="A & B").wait_for()
    page.get_by_text("said", exact=True).wait_for()
    check(desktop, "quill-desktop")


@pytest.mark.sample("Quill")
def test_commands_are_in_a_menu_bar_and_have_shortcuts(visit, check):
    desktop = visit(viewport=DESKTOP)
    page = desktop.open()
    headings = page.get_by_role("heading", name="Heading", exact=True)
    menu = page.locator("[data-kind=menubar]").get_by_role("button", name="Insert")
    menu.click()
    item = page.get_by_role("menuitem", name="Heading")
    item.wait_for()
    check(desktop, "quill-menu")
    item.click()
    headings.wait_for()
    desktop.wait_until(lambda: menu.get_attribute("aria-expanded") == "false", "the menu is closed")
    page.keyboard.press("ControlOrMeta+Shift+H")
    desktop.wait_until(lambda: headings.count() == 2, "there are two headings")

    # A phone has no room for the bar; its commands keep their shortcuts.
    phone = visit()
    page = phone.open()
    headings = page.get_by_role("heading", name="Heading", exact=True)
    assert not page.locator("[data-kind=menubar]").is_visible()
    page.keyboard.press("ControlOrMeta+Shift+H")
    headings.wait_for()


@pytest.mark.sample("Scorekeeper")
def test_reducers_of_macros_keep_the_score(visit, check):
    visit = visit()
    page = visit.open()
    page.get_by_text("A draw").wait_for()
    check(visit, "scorekeeper")
    score = page.get_by_test_id("score of Ada")
    page.get_by_role("button", name="5 points for Ada").click()
    page.get_by_text("Ada is ahead").wait_for()
    page.get_by_role("button", name="Roll for Ada").click()
    roll = page.get_by_text(re.compile(r"^Rolled [1-6]$"))
    roll.wait_for()
    rolled = int(roll.inner_text().split()[-1])
    visit.wait_until(lambda: score.inner_text() == str(5 + rolled), "the roll is added")

    page.get_by_placeholder("New player").fill("Hedy")
    page.get_by_placeholder("New player").press("Enter")
    page.get_by_role("group", name="20 points win").get_by_role("button", name="Decrement").click()
    page.get_by_text("15 points win").wait_for()
    for points in ["5", "10", "15"]:
        page.get_by_role("button", name="5 points for Hedy").click()
    page.get_by_role("alertdialog").get_by_text("Hedy wins").wait_for()
    page.get_by_role("button", name="New game").click()
    page.get_by_text("A draw").wait_for()
    visit.wait_until(lambda: score.inner_text() == "0", "the game begins again")
