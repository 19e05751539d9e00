"""The time from the start of the navigation to the first paint of the list with 100,000 rows."""

from figures import chromium, report_median

VISITS = 11
FIRST_PAINT = """() => new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntriesByName('first-contentful-paint')[0].startTime))
        .observe({ type: 'paint', buffered: true });
})"""


def run(gallery):
    with chromium() as browser:
        times = []
        for _ in range(VISITS):
            # A new browser context each time, so the cache is empty.
            context = browser.new_context(viewport={"width": 1200, "height": 800})
            page = context.new_page()
            page.goto(f"{gallery.origin}/rows")
            page.get_by_text("Row 0", exact=True).wait_for()
            times.append(page.evaluate(FIRST_PAINT))
            context.close()
        report_median("browser.rows-first-paint", times[1:])
