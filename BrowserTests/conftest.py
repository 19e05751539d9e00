"""The browser fixture and the test report hook that all suites share."""

import os
import shutil

import pytest
from playwright.sync_api import Error, expect, sync_playwright

from live_server import Server
from visit import FAILED
from waiting import PATIENCE, wait_until

# Without this, what is expected has five seconds.
expect.set_options(timeout=1000 * PATIENCE)


def browser_path():
    """Returns the path of the browser, or None for the one that comes with Playwright.

    The headless shell has the same engine as Chromium and no windows. A new context in Chromium opens a window, which takes
    0.5 s of processor time more.
    """
    if path := os.environ.get("ORIEL_CHROMIUM"):
        return path
    return shutil.which("chromium-headless-shell") or shutil.which("chromium")


def draws(browser):
    """Whether a browser gives pictures of its pages. Just after the start of a slow one, its process for drawing is not there yet."""
    page = browser.new_page()
    try:
        page.screenshot(timeout=1000 * PATIENCE)
    except Error as error:
        if "Unable to capture screenshot" not in str(error):
            raise
        return False
    finally:
        page.close()
    return True


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path(), args=["--no-sandbox"])
        wait_until(lambda: draws(browser), "the browser draws")
        yield browser
        browser.close()


@pytest.fixture
def browser_with_bars(browser):
    """A browser whose scroll bars take place, as those of most desktops; headless ones hide them by default."""
    shown = browser.browser_type.launch(
        executable_path=browser_path(), args=["--no-sandbox"], ignore_default_args=["--hide-scrollbars"]
    )
    yield shown
    shown.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item):
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    if report.failed:
        report.sections += Server.ended_unexpectedly()
    return report
