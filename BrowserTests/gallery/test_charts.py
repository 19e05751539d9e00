"""Charts: what is drawn, what a screen reader gets, selection and scrolling."""

import re

import pytest
from visit import DESKTOP


@pytest.fixture
def bars(visit):
    visit = visit()
    visit.open("/bar-charts")
    return visit


def frame(page, title):
    """The chart with a title."""
    heading = page.get_by_text(title, exact=True)
    return heading.locator("xpath=..")


def boxes(chart, color):
    """The rectangles filled with a colour, from left to right, as [left, top, width, height]."""
    return chart.evaluate("""(chart, color) => [...chart.querySelectorAll('*')]
        .filter(node => getComputedStyle(node).backgroundColor === color && node.offsetHeight > 0)
        .map(node => node.getBoundingClientRect()).map(box => [box.x, box.y, box.width, box.height])
        .sort((a, b) => a[0] - b[0])""", color)


def test_bars_stand_on_one_line_and_have_the_heights_of_their_values(bars):
    chart = frame(bars.page, "Animated")
    drawn = boxes(chart, "rgb(0, 122, 255)")
    assert len(drawn) == 7
    bottoms = [top + height for _, top, _, height in drawn]
    assert max(bottoms) - min(bottoms) < 1
    heights = [height for *_, height in drawn]
    for height, value in zip(heights, [20, 24, 31, 28, 43, 65, 58]):
        assert abs(height / heights[-1] - value / 58) < 0.02


def test_bars_move_to_new_values(bars):
    page = bars.page
    chart = frame(page, "Animated")
    nodes = chart.evaluate_handle("""chart => [...chart.querySelectorAll('*')]
        .filter(node => getComputedStyle(node).backgroundColor === 'rgb(0, 122, 255)')""")
    before = nodes.evaluate("nodes => nodes.map(node => node.getBoundingClientRect().height)")
    page.get_by_role("switch", name="Summer").click()
    bars.wait_until(lambda: nodes.evaluate("nodes => nodes[0].getAnimations().length"), "the first bar moves")
    bars.wait_for_rest()
    after = nodes.evaluate("nodes => nodes.map(node => node.isConnected && node.getBoundingClientRect().height)")
    assert abs(after[0] / before[0] - 55 / 20) < 0.1


def test_a_screen_reader_gets_a_table(bars):
    table = frame(bars.page, "Stacked").get_by_role("table")
    assert table.get_by_role("columnheader").all_inner_texts() == ["Product", "Month", "Sold"]
    assert table.get_by_role("row").nth(1).get_by_role("cell").last.inner_text() == "32"


def test_a_chart_takes_the_width_of_its_window(visit):
    visit = visit(viewport=DESKTOP)
    page = visit.open("/figures")
    chart = page.get_by_text("create 1,000 rows").first
    chart.wait_for()
    page.set_viewport_size({"width": 390, "height": 844})
    visit.wait_until(lambda: page.evaluate("document.scrollingElement.scrollWidth") <= 390, "it fits")
    # Tables for screen readers are in a box of one point.
    hidden = "[aria-hidden=true], [data-kind=representation] > :last-child"
    right = f"() => Math.max(...[...document.querySelectorAll('[data-kind=scroll] *')].filter(node => !node.closest('{hidden}')" \
        " && node.checkVisibility()).map(node => node.getBoundingClientRect()).filter(box => box.width > 3).map(box => box.right))"
    visit.wait_until(lambda: page.evaluate(right) <= 400, "nothing is beyond the window")


class TestSelection:
    @pytest.fixture
    def page(self, visit):
        self.visit = visit()
        return self.visit.open("/chart-selection")

    def move(self, page, chart, fraction):
        """Moves to a fraction of the chart's width."""
        box = chart.bounding_box()
        page.mouse.move(box["x"] + box["width"] * fraction, box["y"] + 120)

    def drag(self, page, chart, *fractions):
        """Presses, moves over fractions of the chart's width, and keeps the button pressed."""
        chart.scroll_into_view_if_needed()
        self.move(page, chart, fractions[0])
        page.mouse.down()
        for fraction in fractions[1:]:
            self.move(page, chart, fraction)

    def test_a_value_is_shown_while_the_pointer_is_pressed(self, page):
        chart = frame(page, "A value")
        self.drag(page, chart, 0.3, 0.4)
        # The labels of the axes are whole numbers.
        note = chart.get_by_text(re.compile(r"^[0-9]+\.[0-9]$"))
        note.wait_for()
        first = note.inner_text()
        self.move(page, chart, 0.7)
        self.visit.wait_until(lambda: note.inner_text() != first, "another day is selected")
        box, around = note.bounding_box(), chart.bounding_box()
        assert around["x"] <= box["x"] and box["x"] + box["width"] <= around["x"] + around["width"]
        page.mouse.up()
        note.wait_for(state="detached")

    def test_a_value_is_shown_while_the_pointer_is_over_the_plot(self, page):
        chart = frame(page, "A value")
        chart.scroll_into_view_if_needed()
        self.move(page, chart, 0.4)
        self.move(page, chart, 0.45)
        note = chart.get_by_text(re.compile(r"^[0-9]+\.[0-9]$"))
        note.wait_for()
        page.mouse.move(5, 5)
        note.wait_for(state="detached")

    def test_a_range_stays_selected(self, page):
        chart = frame(page, "A range")
        self.drag(page, chart, 0.3, 0.4, 0.6)
        page.mouse.up()
        page.get_by_text(re.compile("^[0-9]+ days$")).wait_for()

    def test_a_proxy_finds_the_tapped_bar(self, page):
        chart = frame(page, "By a proxy")
        chart.scroll_into_view_if_needed()
        box = chart.bounding_box()
        page.mouse.click(box["x"] + 40, box["y"] + 150)
        page.get_by_text("Tapped: Jan").wait_for()

    def test_a_plot_scrolls_to_a_value_and_tells_where_it_is(self, page):
        chart = frame(page, "Scrolling")
        chart.scroll_into_view_if_needed()
        plot = chart.locator("[data-kind=scroll]")
        self.visit.wait_until(lambda: plot.evaluate("plot => plot.scrollLeft") > 100, "it begins at its day")
        start = plot.evaluate("plot => plot.scrollLeft")
        page.get_by_role("button", name="To the end").click()
        self.visit.wait_until(lambda: plot.evaluate("plot => plot.scrollLeft") > start + 50, "it has scrolled")
        # It stops at the start of a day: of 30 days, ten are as wide as the plot.
        width = plot.evaluate("plot => plot.clientWidth")
        plot.evaluate("(plot, left) => plot.scrollTo({ left })", width * 0.13)
        self.visit.wait_until(lambda: abs(plot.evaluate("plot => plot.scrollLeft") - width / 10) < 2, "it stops at a day")
        plot.evaluate("plot => plot.scrollTo({ left: 0 })")
        page.get_by_text(re.compile("^From May (8|9)$")).wait_for()


def test_a_chart_in_space_is_turned_by_a_drag(visit):
    visit = visit(viewport=DESKTOP)
    page = visit.open("/spatial-charts")
    cube, pose = page.get_by_test_id("cube"), page.get_by_test_id("pose")
    cube.scroll_into_view_if_needed()
    faces = "cube => cube.querySelectorAll('svg path').length"
    from_front = cube.evaluate(faces)
    box = cube.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 40, y + 20, steps=8)
    page.mouse.up()
    visit.wait_until(lambda: pose.inner_text() == "-20 and 10 degrees", "the chart has been turned")
    # The side and the top of the cube are seen, too.
    visit.wait_until(lambda: cube.evaluate(faces) == from_front + 2, "three faces are drawn")
    page.get_by_role("button", name="Back to the front").click()
    visit.wait_until(lambda: cube.evaluate(faces) == from_front, "one face is drawn")
