"""The keyed table, from the click to the paint, compared with the same page and the same styles in plain JavaScript.

It shows what the client costs, not what the styles cost; see ordinary.py.
"""

import statistics

from figures import HERE, chromium, open_live, report

ROUNDS, WARM_UP = 11, 2
# How long the button of the mouse is held down, in milliseconds: a short press. The look of the pressed button has been painted by then.
PRESS = 60

# For each step its figure, the click target, and a condition on `rows` that holds when it is done; `before` are the previous rows.
LABEL, REMOVE = "[data-rows] > :nth-child({}) > button", "[data-rows] > :nth-child({}) > [aria-label=Remove]"
STEPS = [
    ("create-1000", "Create 1,000 rows", "rows.childElementCount === 1000"),
    ("update-10th", "Update every 10th row", "rows.children[990].children[1].textContent.endsWith('!!!')"),
    (None, LABEL.format(5), "rows.children[4].className !== before[4].oldClass"),
    ("select", LABEL.format(6), "rows.children[5].className !== before[5].oldClass"),
    ("swap", "Swap rows", "rows.children[1] === before[998] && rows.children[998] === before[1]"),
    ("remove", REMOVE.format(2), "rows.childElementCount === 999"),
    ("prepend", "Prepend a row", "rows.childElementCount === 1000"),
    ("sort", "Sort by label", "rows.children[0] !== before[0]"),
    ("clear", "Clear", "rows.childElementCount === 0"),
    (None, "Create 1,000 rows", "rows.childElementCount === 1000"),
    ("append-1000", "Append 1,000 rows", "rows.childElementCount === 2000"),
    (None, "Clear", "rows.childElementCount === 0"),
]
ARM = """isDone => {
    const rows = document.querySelector('[data-rows]');
    const before = [...rows.children];
    for (const row of before) row.oldClass = row.className;
    gc();
    window.measured = benchmark.next('click', rows, eval(`() => ${isDone}`));
}"""


def run(gallery):
    # Without frame rate limit, to measure the work and not the wait for the next frame.
    with chromium("--disable-frame-rate-limit", "--disable-gpu-vsync", "--js-flags=--expose-gc") as browser:
        live = open_live(browser, f"{gallery.origin}/table")
        plain = open_plain(browser, live, gallery.origin)
        times = {(name, page): [] for name, *_ in STEPS for page in (live, plain)}
        for turn in range(WARM_UP + ROUNDS):
            for name, target, is_done in STEPS:
                # The order alternates between rounds.
                pages = [live, plain] if turn % 2 else [plain, live]
                taken = {page: click(page, target, is_done) for page in pages}
                if turn == 0:
                    assert markup(live) == markup(plain), f"after {name} the pages differ"
                if turn >= WARM_UP:
                    for page in pages:
                        times[name, page].append(taken[page])
        for name, *_ in STEPS:
            if name:
                report_pair(name, statistics.median(times[name, live]), statistics.median(times[name, plain]))


def report_pair(name, live, plain):
    report(f"browser.{name}", live, "ms")
    report(f"browser.{name}.plain", plain, "ms")
    report(f"browser.{name}.ratio", live / plain, "times")


def markup(page):
    # The client isolates a button that a press has dimmed for a moment.
    return page.evaluate("""document.querySelector('[data-rows]').innerHTML.replaceAll(' style="isolation: isolate;"', '')""")


def click(page, target, is_done):
    """Clicks with the mouse, and returns the time in milliseconds until the change is painted."""
    is_css = target.startswith("[")
    button = page.locator(target).first if is_css else page.get_by_role("button", name=target, exact=True)
    box = button.bounding_box()
    page.evaluate("benchmark.rest()")
    page.evaluate(ARM, is_done)
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, delay=PRESS)
    time = page.evaluate("measured")
    page.evaluate("benchmark.rest()")
    return time


def open_plain(browser, live, origin):
    """Opens the unchanged document of the live page with another script."""
    prepend = live.get_by_role("button", name="Prepend a row", exact=True)
    prepend.click()
    live.locator("[aria-label=Remove]").wait_for()
    row = live.evaluate("""() => {
        const row = document.querySelector('[aria-label=Remove]').parentNode;
        row.parentNode.dataset.rows = '';
        return { markup: row.outerHTML, plain: row.className };
    }""")
    live.locator(LABEL.format(1)).first.click()
    live.wait_for_function("plain => document.querySelector('[data-rows] > *').className !== plain", arg=row["plain"])
    selected = live.evaluate("document.querySelector('[data-rows] > *').className")
    live.get_by_role("button", name="Clear", exact=True).click()
    live.wait_for_function("() => document.querySelector('[data-rows]').childElementCount === 0")
    document = live.evaluate("""() => {
        const copy = document.documentElement.cloneNode(true);
        for (const element of copy.querySelectorAll('script, style')) element.remove();
        const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
        const rules = sheets.filter((sheet) => !sheet.href && !sheet.disabled)
            .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join('\\n');
        copy.querySelector('head').append(Object.assign(document.createElement('style'), { textContent: rules }));
        return `<!DOCTYPE html>${copy.outerHTML}`;
    }""")
    script = (HERE / "keyed-table.js").read_text() + (HERE / "table.js").read_text()
    template = f'<template id="row" data-plain="{row["plain"]}" data-selected="{selected}">{row["markup"]}</template>'
    end = f"{template}<script>{script}</script></body>"

    context = browser.new_context(viewport=live.viewport_size)
    page = context.new_page()
    page.add_init_script(path=HERE / "clock.js")
    page.route("**/plain", lambda route: route.fulfill(body=document.replace("</body>", end), content_type="text/html"))
    page.goto(f"{origin}/plain")
    # The live page has created one row before. Creating one here too keeps the labels of both pages equal.
    page.get_by_role("button", name="Prepend a row", exact=True).click()
    page.get_by_role("button", name="Clear", exact=True).click()
    return page
