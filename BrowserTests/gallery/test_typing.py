"""What is typed is never lost, however late the server hears of it."""

import pytest

LATENCY = 0.15

# Notes whatever a field shows, picture by picture.
WATCH = """field => {
    window.seen = [];
    const look = () => {
        if (seen.at(-1) !== field.value) seen.push(field.value);
        requestAnimationFrame(look);
    };
    look();
}"""


@pytest.fixture
def far(visit, network):
    """A page with a field, seen from far away."""
    network.latency = LATENCY
    visit = visit(network.origin)
    page = visit.open("/observed-object")
    field = page.get_by_placeholder("Name")
    field.evaluate(WATCH)
    field.click()
    return visit, page, field


def greeting(page):
    return page.get_by_test_id("greeting").inner_text()


def caret(field):
    return field.evaluate("field => [field.selectionStart, field.selectionEnd]")


def test_no_letter_is_lost(far):
    visit, page, field = far
    text = "Ada, Countess of Lovelace, born Byron"
    page.keyboard.press("End")
    page.keyboard.type(text[3:], delay=25)
    assert field.input_value() == text
    visit.wait_until(lambda: greeting(page) == f"Hello, {text}!", "the text is shown elsewhere")
    visit.settle()
    assert field.input_value() == text
    assert caret(field) == [len(text), len(text)]
    # What was shown in between only grew.
    seen = page.evaluate("seen")
    assert all(text.startswith(shown) for shown in seen)
    assert seen == sorted(seen, key=len)


def test_the_caret_stays_where_it_was_put(far):
    visit, page, field = far
    page.keyboard.press("Home")
    page.keyboard.type("Lady ", delay=40)
    assert caret(field) == [5, 5]
    visit.wait_until(lambda: greeting(page) == "Hello, Lady Ada!", "the text is shown elsewhere")
    visit.settle()
    assert field.input_value() == "Lady Ada"
    assert caret(field) == [5, 5]


def test_letters_taken_back_stay_away(far):
    visit, page, field = far
    page.keyboard.press("End")
    page.keyboard.type("lbert", delay=30)
    for _ in range(7):
        page.keyboard.press("Backspace", delay=20)
    page.keyboard.type("nna", delay=30)
    visit.wait_until(lambda: greeting(page) == "Hello, Anna!", "the text is shown elsewhere")
    visit.settle()
    assert field.input_value() == "Anna"
    assert caret(field) == [4, 4]


def test_chinese_is_composed(far):
    visit, page, field = far
    field.fill("")
    visit.wait_until(lambda: greeting(page) == "Hello, !", "the field is empty")
    session = page.context.new_cdp_session(page)
    for composition in ("n", "ni", "ni h", "ni ha", "ni hao"):
        session.send("Input.imeSetComposition", {
            "text": composition, "selectionStart": len(composition), "selectionEnd": len(composition)})
        assert field.input_value() == composition
        # Long enough for the server to answer in the middle of it.
        visit.settle()
        assert field.input_value() == composition
    session.send("Input.insertText", {"text": "你好"})
    visit.wait_until(lambda: greeting(page) == "Hello, 你好!", "the composed text is shown elsewhere")
    visit.settle()
    assert field.input_value() == "你好"
    assert caret(field) == [2, 2]


def test_a_switch_shows_at_once_what_was_chosen(visit, network):
    network.latency = LATENCY
    visit = visit(network.origin)
    page = visit.open("/toggles")
    toggle = page.get_by_role("switch", name="Salt")
    toggle.click()
    assert toggle.is_checked()
    assert page.get_by_test_id("order").inner_text() == "Pepper"
    visit.wait_until(lambda: page.get_by_test_id("order").inner_text() == "Salt and pepper", "the server has heard of it")
    assert toggle.is_checked()


def test_letters_below_the_line_are_not_cut(visit):
    """Browsers cut what a field of one line draws outside of its box, and fonts have lines of different heights."""
    page = visit().open("/text-fields")
    heights = page.evaluate("""() => [...document.querySelectorAll('#oriel input:is([type=text], [type=password])')].map((field) => {
        const line = document.createElement('span');
        line.textContent = 'gjpqy';
        line.style.font = getComputedStyle(field).font;
        document.body.append(line);
        return [field.clientHeight, line.getClientRects()[0].height];
    })""")
    assert len(heights) == 5
    assert all(field >= letters for field, letters in heights)
