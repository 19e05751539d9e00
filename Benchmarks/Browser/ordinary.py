"""The keyed table, from the click to the paint, beside two ordinary pages with styles of their own: by hand, and in React 18."""

import statistics
from pathlib import Path

from figures import HERE, chromium, open_live, report
from table import ROUNDS, STEPS, WARM_UP, click

REACT = [
    Path("/usr/share/nodejs/react/umd/react.production.min.js"),
    Path("/usr/share/nodejs/react-dom/umd/react-dom.production.min.js"),
]


def run(gallery):
    with chromium("--disable-frame-rate-limit", "--disable-gpu-vsync", "--js-flags=--expose-gc") as browser:
        pages = {
            "oriel": open_table(browser, f"{gallery.origin}/table"),
            "by_hand": open_ordinary(browser, gallery.origin, [HERE / "by-hand.js"]),
            "react": open_ordinary(browser, gallery.origin, [*REACT, HERE / "react.js"]),
        }
        times = {(name, page): [] for name, *_ in STEPS for page in pages}
        order = list(pages)
        for turn in range(WARM_UP + ROUNDS):
            for name, target, is_done in STEPS:
                # Another page begins each time.
                order.append(order.pop(0))
                for page in order:
                    taken = click(pages[page], target, is_done)
                    if turn >= WARM_UP:
                        times[name, page].append(taken)
            assert len({texts(page) for page in pages.values()}) == 1, "the pages differ"
        for name, *_ in STEPS:
            if name:
                medians = {page: statistics.median(times[name, page]) for page in pages}
                for page, median in medians.items():
                    report(f"table.{name}.{page}", median, "ms")
                for page in ("by_hand", "react"):
                    report(f"table.{name}.ratio_to_{page}", medians["oriel"] / medians[page], "times")


def texts(page):
    return page.evaluate("[...document.querySelector('[data-rows]').children].map(row => row.children[0].textContent + row.children[1].textContent).join()")


def open_table(browser, address):
    """Opens the gallery's table, and marks the parent of its rows."""
    page = open_live(browser, address)
    page.get_by_role("button", name="Prepend a row", exact=True).click()
    page.locator("[aria-label=Remove]").wait_for()
    page.evaluate("document.querySelector('[aria-label=Remove]').parentNode.parentNode.dataset.rows = ''")
    page.get_by_role("button", name="Clear", exact=True).click()
    page.wait_for_function("() => document.querySelector('[data-rows]').childElementCount === 0")
    return page


def open_ordinary(browser, origin, scripts):
    script = "\n".join(path.read_text() for path in [HERE / "keyed-table.js", *scripts])
    document = (HERE / "ordinary.html").read_text().replace("SCRIPT", script.replace("</", "<\\/"))
    page = browser.new_context(viewport={"width": 1200, "height": 800}).new_page()
    page.add_init_script(path=HERE / "clock.js")
    page.route("**/ordinary", lambda route: route.fulfill(body=document, content_type="text/html"))
    page.goto(f"{origin}/ordinary")
    # As the gallery's page, so that the labels are the same.
    for name in ("Prepend a row", "Clear"):
        page.get_by_role("button", name=name, exact=True).click()
    return page
