"""Texts whose last line is truncated at its start or in its middle."""

import pytest

STYLES = ("* { margin: 0 } #outer { display: flex; align-items: start }"
          " #text { font: 20px/24px monospace; min-width: 0; overflow-wrap: anywhere; word-break: break-all; white-space: pre-wrap;"
          " display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 1; overflow: hidden }")
PATH = "/home/ada/letters/2026/winter.txt"


@pytest.fixture
def shown(client):
    def shown(place, text=PATH, width=200):
        span = f"<span id=text data-watch='truncate {place}'>{text}</span>"
        return client.page(f"<div id=outer style='width:{width}px'>{span}</div>", styles=STYLES)

    return shown


def short(page):
    return page.evaluate("text.dataset.short ?? null")


def wait_for_short(page, condition):
    page.wait_for_function(f"(() => {{ const short = text.dataset.short; return {condition} }})()")
    return short(page)


def test_the_start_and_the_end_stay_of_a_text_truncated_in_its_middle(shown):
    page, _ = shown("middle")
    start, end = wait_for_short(page, "short").split("…")
    assert PATH.startswith(start) and PATH.endswith(end)
    assert 0 <= len(start) - len(end) <= 1
    # A letter of this font is 12 points wide, or a little more.
    assert 14 <= len(start + end) <= 15


def test_the_end_stays_of_a_text_truncated_at_its_start(shown):
    page, _ = shown("head")
    start, end = wait_for_short(page, "short").split("…")
    assert start == "" and PATH.endswith(end) and 14 <= len(end) <= 15


def test_a_text_that_fits_is_whole_and_follows_its_room_and_its_words(shown):
    page, server = shown("middle", width=600)
    server.wait_for_module("truncate")
    assert short(page) is None
    page.evaluate("outer.style.width = '120px'")
    narrow = wait_for_short(page, "short")
    page.evaluate("outer.style.width = '240px'")
    wait_for_short(page, f"short && short.length > {len(narrow)}")
    page.evaluate("text.firstChild.data = 'a.txt'")
    wait_for_short(page, "!short")
    page.evaluate("text.firstChild.data = 'another rather long name of a file.txt'")
    assert wait_for_short(page, "short").startswith("another")


def test_the_whole_text_stays_for_screen_readers(shown):
    page, _ = shown("middle")
    wait_for_short(page, "short")
    assert page.evaluate("text.textContent") == PATH
    box = page.locator("#text").bounding_box()
    assert (box["width"], box["height"]) == (200, 24)


def test_letters_of_several_code_points_are_not_divided(shown):
    family = "👨‍👩‍👧"
    page, _ = shown("middle", text=family * 20)
    start, end = wait_for_short(page, "short").split("…")
    assert (start + end).replace(family, "") == ""


def test_a_text_that_is_truncated_no_more_is_whole(shown):
    page, _ = shown("middle")
    wait_for_short(page, "short")
    page.evaluate("text.removeAttribute('data-watch')")
    wait_for_short(page, "!short")


# Lines of at most 16 letters, which break after words.
SENTENCE = "The ferry leaves at seven, when the harbor is still asleep, and comes back late."
WORDS = ("#text { word-break: normal !important; overflow-wrap: normal !important; -webkit-line-clamp: 2 !important }")


@pytest.fixture
def sentence(client):
    def sentence(place, text=SENTENCE, width=200):
        span = f"<span id=text data-watch='truncate {place} 2'>{text}</span>"
        return client.page(f"<div id=outer style='width:{width}px'>{span}</div>", styles=STYLES + WORDS)

    return sentence


def test_only_the_last_line_is_truncated_at_its_start(sentence):
    page, _ = sentence("head")
    first, last = wait_for_short(page, "short").split("\n")
    assert first == "The ferry leaves"
    assert last[0] == "…" and SENTENCE.endswith(last[1:]) and 14 <= len(last[1:]) <= 15
    assert page.locator("#text").bounding_box()["height"] == 48


def test_only_the_last_line_is_truncated_in_its_middle(sentence):
    page, _ = sentence("middle")
    first, last = wait_for_short(page, "short").split("\n")
    start, end = last.split("…")
    assert first == "The ferry leaves"
    assert "at seven, when".startswith(start) and SENTENCE.endswith(end) and 14 <= len(start + end) <= 15


def test_a_text_with_fewer_lines_than_its_limit_is_whole(sentence):
    page, server = sentence("middle", width=2000)
    server.wait_for_module("truncate")
    assert short(page) is None
    page.evaluate("outer.style.width = '600px'")
    wait_for_short(page, "!short")
    page.evaluate("outer.style.width = '240px'")
    wait_for_short(page, "short")


def test_a_line_break_ends_a_line_of_a_truncated_text(sentence):
    page, _ = sentence("head", text="Dear Ada,\n" + SENTENCE)
    first, last = wait_for_short(page, "short").split("\n")
    assert first == "Dear Ada," and last[0] == "…"
