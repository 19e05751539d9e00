"""The documentation as pages that a browser opens from files."""

import re
import subprocess
from html import unescape
from urllib.parse import unquote

import pytest

from accessibility import SCHEMES, violations
from live_server import ARTIFACTS, ROOT
from visit import DESKTOP, PHONE
from waiting import PATIENCE

SITE = ROOT / ".build" / "docs"


@pytest.fixture(scope="module", autouse=True)
def site():
    """Writes the pages."""
    run = subprocess.run([ROOT / ".venv/bin/python", ROOT / "Scripts/docs.py"], capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr


@pytest.fixture
def page(browser):
    context = browser.new_context(viewport=DESKTOP)
    context.set_default_timeout(1000 * PATIENCE)
    page = context.new_page()
    errors = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield page
    context.close()
    assert not errors


def open_page(page, path):
    page.goto((SITE / path).as_uri())


def test_links_lead_to_pages():
    files = {file.relative_to(SITE).as_posix() for file in SITE.rglob("*") if file.is_file()}
    missing = set()
    for name in files:
        if not name.endswith(".html"):
            continue
        folder = (SITE / name).parent
        for address in re.findall(r'(?:href|src|srcset)="([^"#]+)', (SITE / name).read_text()):
            if not re.match(r"https?:", address):
                target = (folder / unquote(unescape(address))).resolve()
                if target.relative_to(SITE).as_posix() not in files:
                    missing.add(f"{name}: {address}")

    assert not missing, "\n".join(sorted(missing)[:20])
    assert len(files) > 9_000


@pytest.mark.parametrize("path", ["index.html", "guides/lists.html", "guides/step5.html", "orielcore/view.html", "orieltesting/viewhost.html"])
def test_a_page_is_sound(page, path):
    open_page(page, path)
    for size, viewport in {"phone": PHONE, "desktop": DESKTOP}.items():
        page.set_viewport_size(viewport)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{path} scrolls sideways on a {size}"
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme)
            page.screenshot(path=ARTIFACTS / f"site-{path.replace('/', '-')}-{size}-{scheme}.png")
            found = violations(page, scheme)
            assert not found, f"{path}, {size}, {scheme}: " + "\n".join(found)


def test_a_word_of_a_guide_finds_it(page):
    open_page(page, "orieltesting/viewhost.html")

    page.keyboard.press("/")
    page.keyboard.type("potluck")
    page.get_by_role("option", name="Build a potluck in six steps").wait_for()
    page.keyboard.press("Enter")

    page.wait_for_url("**/guides/tutorial.html")


def test_a_declaration_is_found_by_its_name(page):
    open_page(page, "index.html")

    page.get_by_role("combobox", name="Search the documentation").fill("swipeactions")
    page.get_by_role("option", name="swipeActions(edge:allowsFullSwipe:content:)").click()

    page.get_by_role("heading", name="swipeActions(edge:allowsFullSwipe:content:)").wait_for()
    assert "func swipeActions" in page.locator(".declaration").first.inner_text()


def test_lists_of_inherited_members_are_not_found(page):
    open_page(page, "index.html")

    page.get_by_role("combobox").fill("view")
    page.get_by_role("option", name="View Protocol").wait_for()

    assert "Implementations" not in page.get_by_role("listbox").inner_text()


def test_a_search_without_pages_says_so(page):
    open_page(page, "index.html")

    page.get_by_role("combobox").fill("zeppelin")

    page.get_by_text("Nothing was found for “zeppelin”.").wait_for()
    page.keyboard.press("Escape")
    assert page.get_by_role("listbox").count() == 0


def test_pages_show_their_text_without_scripts(browser):
    context = browser.new_context(viewport=DESKTOP, java_script_enabled=False)
    context.set_default_timeout(1000 * PATIENCE)
    page = context.new_page()

    open_page(page, "index.html")
    page.get_by_role("navigation").get_by_role("link", name="Show lists").click()

    page.get_by_role("heading", name="Edit rows").wait_for()
    context.close()
