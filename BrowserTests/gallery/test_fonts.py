"""Fonts of the app's bundle in a real browser."""

PHONE = {"width": 390, "height": 844}
WIDTH = "element => { const range = document.createRange(); range.selectNodeContents(element); return range.getBoundingClientRect().width; }"


def loaded(visit, page, *faces):
    for face in faces:
        visit.wait_until(lambda: page.evaluate("face => document.fonts.check(face)", face), f"{face} is loaded")


def test_fonts_of_the_bundle_are_used(visit):
    visit = visit(viewport=PHONE)
    page = visit.open("/fonts")
    loaded(visit, page, '24px "Oriel Pixel"', 'bold 24px "Oriel Pixel"')
    text = page.get_by_text("A fixed size", exact=True)
    # 12 letters: 61 columns of an eighth em and, between words, spaces of three.
    used = text.evaluate(WIDTH)
    text.evaluate("element => element.style.fontFamily = 'sans-serif'")
    assert abs(text.evaluate(WIDTH) - used) > 2
    visit.screenshot("fonts")


def test_lines_are_as_high_as_the_letters(visit):
    visit = visit(viewport=PHONE)
    page = visit.open("/fonts")
    loaded(visit, page, '16px "Oriel Pixel"')
    assert page.get_by_text("Oriel Pixel", exact=True).bounding_box()["height"] == 30
    lines = page.get_by_text("The lines of this text").bounding_box()["height"] / 20
    assert lines == round(lines) > 1


def test_a_page_without_the_fonts_loads_none(visit):
    visit = visit(viewport=PHONE)
    page = visit.open("/counter")
    fonts = "performance.getEntriesByType('resource').filter(({ name }) => name.includes('/oriel/fonts/')).length"
    assert page.evaluate(fonts) == 0


def test_values_of_the_info_plist_and_addresses_of_the_app(visit):
    visit = visit(viewport=PHONE)
    page = visit.open("/assets")
    assert page.locator("link[rel=manifest]").count() == 1
    manifest = page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then(file => file.json())")
    assert manifest["name"] == "Gallery"
    assert [icon["sizes"] for icon in manifest["icons"]] == ["180x180", "512x512"]
    assert page.get_by_text("1.0", exact=True).is_visible()
    page.get_by_text("Open gallery://lighthouse").click()
    page.get_by_text("gallery://lighthouse", exact=True).wait_for()
    assert len(page.context.pages) == 1
