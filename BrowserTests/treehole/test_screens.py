"""Every screen in every look: nothing that axe finds, nothing sideways."""

import pytest

from accessibility import SCHEMES, violations
from shown import WIDTH
from visit import DESKTOP, PHONE
from window import Window

SIZES = {"phone": PHONE, "desktop": DESKTOP}
LOCALES = {"en": "en-GB", "zh": "zh-CN"}


class Look(Window):
    """A window of one size and language that goes from screen to screen and gathers what is wrong with them."""

    def __init__(self, visit, size, language):
        super().__init__(visit, language, role="moderator")
        self.size = size
        self.language = language
        self.complaints = []

    def check(self, name):
        for scheme in SCHEMES:
            self.page.emulate_media(color_scheme=scheme)
            self.visit.settle()
            self.visit.wait_for_rest()
            self.visit.screenshot(f"{name}-{self.size}-{self.language}-{scheme}")
            self.complaints += [f"{name}, {scheme}: {violation}" for violation in violations(self.page, scheme)]
        width = self.page.evaluate(WIDTH)
        if width > SIZES[self.size]["width"]:
            self.complaints.append(f"{name}: is {width} wide")


@pytest.fixture(params=[f"{size}-{language}" for size in SIZES for language in LOCALES])
def look(request, visit):
    size, language = request.param.split("-")
    look = Look(visit(viewport=SIZES[size], locale=LOCALES[language], color_scheme="light", is_opaque=False), size, language)
    yield look
    assert look.complaints == [], "\n".join(look.complaints)


PATHS = [
    "/", "/wander", "/search", "/attention", "/settings", "/settings/mine", "/settings/blocked", "/settings/sign-ins",
    "/settings/reports", "/post-1", "/post-987654",
]


def test_pages(look):
    for path in PATHS:
        look.open(path)
        look.check(path.strip("/").replace("/", "-") or "timeline")


def test_sheets_and_fields(look):
    look.open()
    look.button("new").click()
    look.field("text").wait_for()
    look.button("vote").click()
    look.check("compose")
    look.open("/search")
    look.button("filters").click()
    look.field("tag").wait_for()
    look.check("search-fields")
    look.open("/post-1")
    look.button("post").click()
    look.item("report").click()
    look.page.get_by_role("dialog").wait_for()
    look.check("report")
