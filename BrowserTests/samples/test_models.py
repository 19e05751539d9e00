"""Apps by the way they keep their state: MVVM with Combine, a store of actions, and Observation."""

import pytest


@pytest.mark.sample("Birdwatch")
def test_view_models_search_and_record(visit, check):
    visit = visit()
    page = visit.open()
    page.get_by_text("Grey heron").wait_for()
    check(visit, "birdwatch-search")

    search = page.get_by_placeholder("Name of a bird")
    search.fill("owl")
    page.get_by_text("Grey heron").wait_for(state="detached")
    assert visit.link("Barn owl").count() == 1 and visit.link("Tawny owl").count() == 1
    page.get_by_role("radio", name="Forest").click()
    page.get_by_text("Barn owl").wait_for(state="detached")
    search.fill("a name that no bird has ever had")
    page.get_by_text("A name has at most 24 letters.").wait_for()
    search.fill("strix")
    visit.link("Tawny owl").click()
    page.get_by_role("heading", name="Tawny owl").wait_for()

    page.get_by_role("button", name="Report a sighting").click()
    sheet = page.get_by_role("dialog")
    save = sheet.get_by_role("button", name="Save")
    sheet.get_by_placeholder("Number of birds").fill("0")
    sheet.get_by_text("Between 1 and 10,000 birds").wait_for()
    sheet.get_by_placeholder("Place").fill("Stadtpark")
    assert save.is_disabled()
    sheet.get_by_placeholder("Number of birds").fill("2")
    visit.wait_until(save.is_enabled, "the sighting is complete")
    check(visit, "birdwatch-form")
    save.click()
    sheet.wait_for(state="hidden")
    page.get_by_text("Reported").wait_for()

    page.get_by_role("tab", name="Log").click()
    page.get_by_text("2 × Tawny owl").wait_for()
    page.get_by_role("heading", name="2 birds").wait_for()
    check(visit, "birdwatch-log")


@pytest.mark.sample("Groceries")
def test_actions_change_the_list(visit, check):
    visit = visit()
    page = visit.open()
    check(visit, "groceries")
    undo = page.get_by_role("button", name="Undo")
    assert undo.is_disabled()

    field = page.get_by_placeholder("Add an item")
    field.fill("o")
    page.get_by_role("button", name="Add Oats").wait_for()
    page.get_by_role("button", name="Add Olives").click()
    page.get_by_role("button", name="Olives", exact=True).wait_for()
    assert field.input_value() == ""
    page.get_by_role("button", name="Add Oats").wait_for(state="detached")
    field.fill("Soap")
    field.press("Enter")
    page.get_by_text("0 of 4 in the basket").wait_for()

    amount = page.get_by_test_id("amount of Apples")
    page.get_by_role("group", name="Amount of Apples").get_by_role("button", name="Increment").click()
    visit.wait_until(lambda: amount.inner_text() == "7", "there is one more apple")

    page.get_by_role("button", name="Bread", exact=True).click()
    page.get_by_text("1 of 4 in the basket").wait_for()
    page.get_by_role("switch", name="Only what is missing").click()
    page.get_by_role("button", name="Bread", exact=True).wait_for(state="detached")
    page.get_by_role("button", name="Empty the basket").click()
    page.get_by_text("0 of 3 in the basket").wait_for()
    # A button that cannot be used is grey, whatever its role.
    red, _, blue = page.get_by_role("button", name="Empty the basket").evaluate(
        "node => getComputedStyle(node).color.match(/[0-9.]+/g).slice(0, 3).map(Number)")
    assert abs(red - blue) < 20, (red, blue)
    check(visit, "groceries-changed")

    for text in ["1 of 4 in the basket", "0 of 4 in the basket"]:
        undo.click()
        page.get_by_text(text).wait_for()
    undo.click()
    visit.wait_until(lambda: amount.inner_text() == "6", "the amount is as before")


@pytest.mark.sample("Pocketbook")
def test_observed_expenses_follow_the_ledger(visit, check):
    visit = visit()
    page = visit.open()
    page.get_by_role("button", name="Bakery").wait_for()
    page.get_by_text("€60.00").wait_for()
    check(visit, "pocketbook")

    page.get_by_role("button", name="New expense").click()
    sheet = page.get_by_role("dialog")
    assert sheet.get_by_role("button", name="Save").is_disabled()
    sheet.get_by_placeholder("Title").fill("Chairs")
    sheet.get_by_placeholder("Amount").fill("-5")
    save = sheet.get_by_role("button", name="Save")
    visit.wait_until(save.is_enabled, "the expense has a title")
    save.click()
    sheet.get_by_text("An amount cannot be negative.").wait_for()
    check(visit, "pocketbook-form")
    sheet.get_by_placeholder("Amount").fill("80")
    save.click()
    sheet.wait_for(state="hidden")
    page.get_by_text("€140.00").wait_for()
    page.get_by_text("Over budget").wait_for()

    page.get_by_placeholder("Budget").fill("200")
    page.get_by_text("Over budget").wait_for(state="detached")

    page.get_by_role("button", name="Chairs").click()
    sheet.get_by_placeholder("Title").fill("Two chairs")
    save.click()
    sheet.wait_for(state="hidden")
    page.get_by_role("button", name="Two chairs").wait_for()
    assert page.get_by_role("button", name="Chairs").count() == 1

    page.get_by_role("button", name="Edit").click()
    page.get_by_role("button", name="Delete").first.click()
    page.locator("button[data-edge=trailing]", has_text="Delete").click()
    page.get_by_role("button", name="Bakery").wait_for(state="detached")
    page.get_by_text("€128.00").wait_for()
