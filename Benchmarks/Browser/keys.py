"""The time from a key press in a text field until another view shows the letter."""

from figures import chromium, open_live, report_median

PRESSES, WARM_UP = 60, 10
ARM = """() => {
    const text = document.querySelector('[data-testid=greeting]');
    const old = text.textContent;
    window.measured = benchmark.next('keydown', text, () => text.textContent !== old);
}"""


def run(gallery):
    # With the frame rate of a screen: the wait for the next frame is included.
    with chromium() as browser:
        page = open_live(browser, f"{gallery.origin}/observed-object")
        page.get_by_placeholder("Name").click()
        times = []
        for _ in range(WARM_UP + PRESSES):
            page.evaluate("benchmark.rest()")
            page.evaluate(ARM)
            page.keyboard.press("a")
            times.append(page.evaluate("measured"))
        report_median("browser.key-elsewhere", times[WARM_UP:])
