"""The boxes of all layouts, as in Chromium, except where an engine is known to differ."""

import re

import pytest

import test_boxes as boxes

# What an engine draws otherwise, and why.
DIFFERENCES = {
    # A stretched view with an aspect ratio in a row without width gets its minimum width.
    "webkit": {"fitted views in a horizontal ScrollView", "picture in a horizontal scroll view"},
    # Rows with a fitted view of a width get less height from a column than its ratio asks for.
    "firefox": {"rows with fitted pictures of a width"},
}


# Puts the rules and the content of a page into another one of the same style sheet.
REPLACE = """([rules, content]) => {
    document.documentElement.removeAttribute("dir")
    document.querySelectorAll("style")[1].textContent = rules
    document.getElementById("oriel").innerHTML = content
    scrollTo(0, 0)
}"""


class Page:
    """The part of a Playwright page that the tests of boxes use."""

    def __init__(self, browser):
        self.browser = browser
        self.head = None

    def set_content(self, html):
        """Shows a page. All have the same style sheet, which takes longer to read than the rest."""
        head, rules, content = re.fullmatch(
            '(.*<style>.*?</style>)<style>(.*?)</style><body><main id="oriel">(.*)</main></body></html>', html, re.DOTALL
        ).groups()
        if head == self.head:
            self.browser.value(REPLACE, [rules, content])
        else:
            self.browser.show(html)
            self.head = head

    def evaluate(self, script, argument=None):
        function = script if "=>" in script else f"() => {{ {script} }}"
        return self.browser.value(function, argument)


@pytest.fixture(scope="module")
def page(browser):
    browser.resize(800, 600)
    return Page(browser)


@pytest.mark.parametrize("name", sorted(boxes.FIXTURES))
def test_boxes(browser, page, name):
    if name in DIFFERENCES[browser.name]:
        with pytest.raises(AssertionError):
            boxes.test_boxes(page, name)
    else:
        boxes.test_boxes(page, name)
