"""The browser fixture and the test report hook that all suites share."""

import os

import pytest
from playwright.sync_api import sync_playwright

from live_server import Server
from visit import FAILED


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        # Uses the system's Chromium if it is installed, otherwise the one from Playwright.
        path = os.environ.get("ORIEL_CHROMIUM", "/usr/bin/chromium")
        browser = playwright.chromium.launch(
            executable_path=path if os.path.exists(path) else None, args=["--no-sandbox"]
        )
        yield browser
        browser.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item):
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    if report.failed:
        report.sections += Server.ended_unexpectedly()
    return report
