"""Every screen in every look: nothing that axe finds, nothing sideways, nothing untranslated."""

import base64
import re

import pytest

from accessibility import SCHEMES, violations
from shown import SHOWN, WIDTH
from visit import DESKTOP, PHONE

SIZES = {"phone": PHONE, "desktop": DESKTOP}
LOCALES = {"en": "en-GB", "zh": "zh-CN"}
WORDS = {
    "en": {"sort": "Sort", "compact": "Compact rows", "star": "Star ", "search": "Search items", "newest": "Newest first"},
    "zh": {"sort": "排序", "compact": "紧凑列表", "star": "收藏", "search": "搜索图鉴", "newest": "最新的在前"},
}
# What has no Chinese name.
NAMES = ("Unicode", "qqq")


class Look:
    """A window of one size and language that goes from screen to screen and gathers what is wrong with them."""

    def __init__(self, visit, size, language, catalogue):
        self.visit = visit
        self.page = visit.page
        self.size = size
        self.language = language
        self.words = WORDS[language]
        self.known = {*NAMES, *(word for item in catalogue for word in item["zh"] if re.search("[A-Za-z]{2}", word))}
        self.complaints = []

    def check(self, name, *known):
        """Judges a screen; `known` are English words that it may have in Chinese, too."""
        for scheme in SCHEMES:
            self.page.emulate_media(color_scheme=scheme)
            self.visit.settle()
            self.visit.wait_for_rest()
            self.visit.screenshot(f"{name}-{self.size}-{self.language}-{scheme}")
            self.complaints += [f"{name}, {scheme}: {violation}" for violation in violations(self.page, scheme)]
        width = self.page.evaluate(WIDTH)
        if width > SIZES[self.size]["width"]:
            self.complaints.append(f"{name}: is {width} wide")
        if self.language == "zh":
            self.complaints += [f"{name}: says {text!r}" for text in self.page.evaluate(SHOWN) if self.is_english(text, known)]

    def is_english(self, text, known):
        for word in sorted((*self.known, *known), key=len, reverse=True):
            text = text.replace(word, "")
        return re.search("[A-Za-z]{2}", text)

    def button(self, word, **options):
        return self.page.get_by_role("button", name=self.words[word], **options)


@pytest.fixture(params=[f"{size}-{language}" for size in SIZES for language in LOCALES])
def look(request, visit, catalogue):
    size, language = request.param.split("-")
    look = Look(visit(viewport=SIZES[size], locale=LOCALES[language], color_scheme="light", is_opaque=False), size, language, catalogue)
    yield look
    assert look.complaints == [], "\n".join(look.complaints)


def test_items(look):
    page = look.visit.open()
    look.check("items")
    look.button("sort").click()
    page.get_by_role("alertdialog").wait_for()
    page.get_by_role("alertdialog").get_by_role("button", name=look.words["newest"]).click()
    page.get_by_role("alertdialog").wait_for(state="detached")
    look.button("sort").click()
    page.get_by_role("alertdialog").wait_for()
    look.check("sorted")
    page.keyboard.press("Escape")
    page.get_by_role("alertdialog").wait_for(state="detached")
    look.button("compact").click()
    look.check("compact")
    page.get_by_role("textbox", name=look.words["search"]).fill("qqq")
    page.get_by_text("“qqq”").wait_for()
    look.check("nothing-found")


def test_categories(look):
    look.visit.open("/categories")
    look.check("categories")
    # Rows with variants.
    look.visit.open("/categories/category-people-body")
    look.check("category")


def test_item(look, catalogue):
    item = next(item for item in catalogue if item["emoji"] == "👋")
    look.visit.open(f"/item-{item['number']}")
    look.check("item", *item["en"], "U+")
    look.visit.open("/item-987654")
    look.check("missing")


def stored_stars(page):
    """How many items the browser has stored as starred: each is a bit."""
    text = page.evaluate("JSON.parse(localStorage.getItem('oriel:items.starred') ?? '\"\"')")
    return sum(byte.bit_count() for byte in base64.b64decode(text))


def test_collection(look):
    page = look.visit.open("/collection")
    look.check("collection-empty")
    look.visit.open()
    for index in range(3):
        look.button("star", exact=False).nth(index).click()
    page.get_by_role("tab").last.click()
    page.get_by_text(re.compile("3 .*1,849 ")).wait_for()
    look.visit.wait_until(lambda: stored_stars(page) == 3, "the browser has stored the stars")
    # Loaded again, as animations of the tab that was left do not end.
    look.visit.open("/collection")
    page.get_by_text(re.compile("3 .*1,849 ")).wait_for()
    look.check("collection")
