"""Symbols move when a value changes, as long as something goes on, and when one replaces another."""

import pytest

RECORD = """() => {
    window.started = [];
    for (const type of ['animationstart', 'transitionrun']) addEventListener(type, event => {
        const symbol = event.target.closest('[data-effect]');
        if (symbol) started.push([symbol.ariaLabel, event.animationName ?? event.propertyName]);
    }, true);
}"""
GOING_ON = """label => document.querySelector(`[data-effect][aria-label="${label}"]`).getAnimations({ subtree: true })
    .map(animation => animation.animationName)"""


@pytest.fixture
def effects(visit):
    visit = visit()
    page = visit.open("/symbol-effects")
    page.evaluate(RECORD)

    def started(*expected):
        expected = sorted(map(list, expected))
        visit.wait_until(lambda: len(page.evaluate("started")) >= len(expected), "they have started")
        assert sorted(page.evaluate("started")) == expected
        page.evaluate("started.length = 0")

    page.tap_button = lambda name: page.get_by_role("button", name=name, exact=True).click()
    page.started = started
    page.wait_until = visit.wait_until
    return page


def test_effects_of_a_value_run_again_each_time(effects):
    effects.tap_button("Tap")
    effects.started(["Notifications", "symbol-swell"], ["Trash", "symbol-swell"], ["Settings", "symbol-turn"])
    # In the middle of the run.
    effects.tap_button("Tap")
    effects.started(["Notifications", "symbol-swell-again"], ["Trash", "symbol-swell-again"], ["Settings", "symbol-turn-again"])
    effects.tap_button("Tap")
    effects.started(["Notifications", "symbol-swell"], ["Trash", "symbol-swell"], ["Settings", "symbol-turn"])


def test_effects_go_on_while_they_are_active(effects):
    assert effects.evaluate(GOING_ON, "Wi-Fi") == ["symbol-swell"]
    assert effects.evaluate(GOING_ON, "Heart") == ["symbol-swell"]
    star = "[data-effect=pose] > svg"
    assert effects.eval_on_selector(star, "star => getComputedStyle(star).transform") == "matrix(1.2, 0, 0, 1.2, 0, 0)"

    effects.get_by_role("switch").click()

    # The star moves back; the others are as they were.
    effects.started(["Star", "transform"])
    effects.wait_until(
        lambda: effects.eval_on_selector(star, "star => getComputedStyle(star).transform") == "none", "the star is back")
    assert effects.locator("[data-effect=swell]").count() == 0


def test_a_symbol_comes_when_it_replaces_another(effects):
    # It does not come with the page.
    assert effects.evaluate(GOING_ON, "Play") == []
    effects.tap_button("Play")
    effects.started(["Pause", "symbol-come"])
    effects.tap_button("Pause")
    effects.started(["Play", "symbol-come"])
