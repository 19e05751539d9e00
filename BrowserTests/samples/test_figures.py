"""A library of shapes and plots in many files, drawn by an app."""

import pytest
from visit import DESKTOP


@pytest.mark.sample("FigureBook")
def test_figures_change_with_their_values(visit, check):
    visit = visit(viewport=DESKTOP)
    page = visit.open()
    page.get_by_text("5 points").wait_for()
    check(visit, "figures-shapes")
    star = page.get_by_role("group", name="Star").locator("path").first
    before = star.get_attribute("d")
    page.get_by_role("group", name="5 points").get_by_role("button", name="Increment").click()
    page.get_by_text("6 points").wait_for()
    visit.wait_until(lambda: star.get_attribute("d") != before, "the star has another point")

    page.get_by_role("tab", name="Plots").click()
    kale = page.get_by_role("group", name="Bars").get_by_label("Kale")
    kale.wait_for()
    check(visit, "figures-plots")
    height = kale.bounding_box()["height"]
    page.get_by_role("button", name="Autumn").click()
    visit.wait_until(lambda: kale.bounding_box()["height"] > height * 1.5, "there is more kale in autumn")
    colour = "node => getComputedStyle(node).backgroundColor"
    before = kale.evaluate(colour)
    page.get_by_role("switch", name="Colours of the coast").click()
    visit.wait_until(lambda: kale.evaluate(colour) != before, "the colours have changed")
