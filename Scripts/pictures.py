#!/usr/bin/env python3
"""Makes the pictures of README.md from the running apps: Docs/Images/*.webp, all or those of the named apps. Run by `make pictures`.

The demo's texts and times depend on the day it was filled, so the pictures are made by hand before a release, not compared by a test.
"""

import base64
import os
import re
import subprocess
import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[1]
IMAGES = ROOT / "Docs" / "Images"
sys.path += [str(ROOT / "BrowserTests" / folder) for folder in (".", "gallery", "items", "moments", "treehole")]

from conftest import browser_path  # noqa: E402
from items_server import Items  # noqa: E402
from moments_server import DEMO, Moments  # noqa: E402
from server import Gallery  # noqa: E402
from treehole_server import Treehole  # noqa: E402
from waiting import wait_until  # noqa: E402

PHONE, WINDOW = (390, 844), (1200, 800)
# Device pixels per point, so that the pictures are sharp on screens with a high resolution.
SCALE = 2
IS_COMPLETE = """() => document.fonts.status === 'loaded' && [...document.images].every((image) => {
    const { top, bottom } = image.getBoundingClientRect();
    return image.complete || bottom < 0 || top > innerHeight;
}) && document.getAnimations().every(({ playState, effect }) =>
    playState !== 'running' || !(effect.getComputedTiming().endTime < Infinity))"""
MARGIN = 36
STYLE = f"""<style>
body {{ margin: 0; padding: {MARGIN}px; display: flex; gap: {MARGIN}px; background: #e5e7f0; }}
img {{ display: block; border-radius: 28px; box-shadow: 0 12px 40px #1c1c3c2e; }}
img.window {{ border-radius: 12px; }}
</style>"""


def main(names):
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as fonts:
        environment = {**os.environ, "XDG_DATA_HOME": fetch_font(fonts)}
        browser = playwright.chromium.launch(executable_path=browser_path(), args=["--no-sandbox"], env=environment)
        if "moments" in names:
            with running(Moments("pictures", *DEMO)) as moments:
                save(browser, "moments", moments_pictures(browser, moments.origin), PHONE)
        if "classic" in names:
            with running(Moments("pictures", *DEMO, "--toggle", "isClassicStyleEnabled")) as moments:
                save(browser, "classic", classic_pictures(browser, moments.origin), PHONE)
        if "items" in names:
            with running(Items("pictures")) as items:
                save(browser, "items", items_pictures(browser, items.origin), PHONE)
        if "treehole" in names:
            with running(Treehole("pictures")) as treehole:
                save(browser, "treehole", treehole_pictures(browser, treehole.origin), PHONE)
        if "gallery" in names:
            with running(Gallery("pictures")) as gallery:
                save(browser, "phones", gallery_pictures(browser, gallery.origin), PHONE)
                save(browser, "desktop", [window_picture(browser, gallery.origin)], WINDOW)
        browser.close()


def fetch_font(folder):
    """Unpacks Inter, the pages' first choice on systems other than Apple's, and returns the folder of data that has it.

    It is not installed, because the tests measure texts in the fonts of a bare machine.
    """
    subprocess.run(["apt-get", "download", "-q", "fonts-inter"], cwd=folder, check=True, stdout=sys.stderr)
    (package,) = Path(folder).glob("fonts-inter_*.deb")
    subprocess.run(["dpkg-deb", "-x", package, folder], check=True)
    return f"{folder}/usr/share"


@contextmanager
def running(server):
    try:
        yield server
    finally:
        server.stop()


def moments_pictures(browser, origin):
    with opened(browser, origin) as page:
        yield shot(page)
    with opened(browser, origin, color_scheme="dark", locale="zh-Hans") as page:
        # To a moment in Chinese.
        scroll(page, 880)
        yield shot(page)
    with opened(browser, origin) as page:
        page.get_by_role("link", name="comment").first.click()
        page.get_by_placeholder("Write a comment").wait_for()
        yield shot(page)


def classic_pictures(browser, origin):
    with opened(browser, origin) as page:
        # Until those who like the first moment are above the tabs.
        scroll(page, 60)
        yield shot(page)
    with opened(browser, origin, color_scheme="dark", locale="zh-Hans") as page:
        scroll(page, 420)
        yield shot(page)
    with opened(browser, origin) as page:
        page.get_by_role("link", name="comment").first.click()
        page.get_by_placeholder("Write a comment").wait_for()
        scroll(page, 400)
        yield shot(page)


def items_pictures(browser, origin):
    with opened(browser, origin) as page:
        page.get_by_role("button", name="Sort").click()
        page.get_by_role("button", name="Newest first").click()
        page.get_by_role("alertdialog").wait_for(state="detached")
        scroll(page, 240)
        yield shot(page)
    with opened(browser, f"{origin}/categories/category-people-body", color_scheme="dark", locale="zh-Hans") as page:
        page.get_by_role("button", name="中等肤色", exact=True).nth(1).click()
        yield shot(page)
    with opened(browser, origin) as page:
        page.get_by_role("textbox", name="Search items").fill("fox")
        page.get_by_role("link", name="Fox").first.click()
        page.get_by_text("U+1F98A").wait_for()
        yield shot(page)
    with opened(browser, origin) as page:
        for word, count in (("cat", 9), ("dog", 3), ("moon", 2), ("musical", 4), ("balloon", 1)):
            page.get_by_role("textbox", name="Search items").fill(word)
            # The best matches are first; the rows before are those of another word.
            star = page.get_by_role("button", name=re.compile("^Star "))
            page.get_by_role("button", name=re.compile(f"^Star {word}", re.IGNORECASE)).first.wait_for()
            for index in range(min(count, star.count())):
                star.nth(index).click()
        page.get_by_role("tab", name="Collection").click()
        yield shot(page)


def treehole_pictures(browser, origin):
    for path, scheme, locale in (("/", "light", "en"), ("/post-4", "dark", "en"), (None, "light", "en"), ("/settings", "light", "zh-Hans")):
        with opened(browser, origin, color_scheme=scheme, locale=locale) as page:
            page.get_by_role("button", name="以管理员身份" if locale == "zh-Hans" else "As a moderator").click()
            page.get_by_role("tab").first.wait_for()
            if path is None:
                page.get_by_role("button", name="New post").click()
                page.get_by_role("textbox", name="Text").fill("Who takes part in a walk by the river on Sunday, at three, whatever the weather?")
                page.get_by_role("button", name="Add a vote").click()
                for place, choice in enumerate(("I do", "Only if it is dry"), 1):
                    page.get_by_role("textbox", name=f"Choice {place}", exact=True).fill(choice)
                page.mouse.click(195, 800)
            else:
                page.goto(origin + path)
                page.get_by_role("tab").first.wait_for()
            yield shot(page)


def gallery_pictures(browser, origin):
    for path, scheme in (("/", "light"), ("/buttons", "light"), ("/shapes", "dark"), ("/values", "dark")):
        with opened(browser, origin + path, color_scheme=scheme) as page:
            yield shot(page)


def window_picture(browser, origin):
    with opened(browser, f"{origin}/shapes", size=WINDOW) as page:
        page.get_by_text("struct ShapesPage: View").first.wait_for()
        return shot(page)


@contextmanager
def opened(browser, address, size=PHONE, **options):
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, device_scale_factor=SCALE, reduced_motion="reduce", **options
    )
    page = context.new_page()
    with page.expect_websocket() as socket:
        page.goto(address)
    socket.value.wait_for_event("framereceived")
    yield page
    context.close()


def scroll(page, distance):
    page.mouse.move(PHONE[0] / 2, PHONE[1] / 2)
    page.mouse.wheel(0, distance)


def shot(page):
    """Returns a screenshot of a page in which nothing loads or moves any more, as a PNG."""
    page.wait_for_load_state("networkidle")
    wait_until(lambda: page.evaluate(IS_COMPLETE), "all visible images are there, and nothing moves")
    return page.screenshot(animations="disabled")


def save(browser, name, pictures, size):
    """Puts screenshots side by side on a ground, and saves them as one WebP file."""
    kind = "window" if size == WINDOW else "phone"
    images = "".join(
        f'<img class="{kind}" width="{size[0]}" height="{size[1]}" src="data:image/png;base64,{base64.b64encode(picture).decode()}">'
        for picture in pictures
    )
    count = images.count("<img")
    ground = {"width": MARGIN + count * (size[0] + MARGIN), "height": size[1] + 2 * MARGIN}
    page = browser.new_context(viewport=ground, device_scale_factor=SCALE).new_page()
    page.set_content(STYLE + images)
    # Playwright's own screenshots are PNG or JPEG.
    picture = page.context.new_cdp_session(page).send("Page.captureScreenshot", {"format": "webp", "quality": 80})
    path = IMAGES / f"{name}.webp"
    path.write_bytes(base64.b64decode(picture["data"]))
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1000} KB")
    page.context.close()


if __name__ == "__main__":
    main(sys.argv[1:] or ["moments", "classic", "items", "treehole", "gallery"])
