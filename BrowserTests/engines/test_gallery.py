"""The Gallery can be used."""

import pytest

from server import addresses
from visit import ARTIFACTS, FAILED
from waiting import wait_until


class Window:
    """A page of the Gallery in a browser."""

    def __init__(self, browser, gallery):
        self.browser = browser
        self.gallery = gallery

    def open(self, path):
        """Loads a page and waits until its session knows the size of the window."""
        known = self.traffic[0]
        self.browser.open(self.gallery.origin + path)
        wait_until(lambda: self.traffic[0] > known, "the session knows the size of the window")
        wait_until(self.is_settled, "the page has come to rest")

    @property
    def traffic(self):
        """The numbers of handled inputs, of messages from clients and of frames to them."""
        names = ("event_seconds_count", "messages_received_total", "frames_sent_total")
        return [self.gallery.metric(f"oriel_{name}") for name in names]

    def is_settled(self):
        """Whether nothing has been sent for a while."""
        known = self.traffic
        self.browser.wait_for_frames()
        return self.traffic == known

    @property
    def path(self):
        return self.browser.run("return location.pathname")

    def place(self, selector, text=None):
        """Returns the middle of the visible element that a selector matches and that shows exactly this text, if there is one."""
        return self.browser.value("""([selector, text]) => {
            for (const node of document.querySelectorAll(selector)) {
                if (text !== null && (node.innerText ?? "").trim() !== text && node.ariaLabel !== text) continue
                const box = node.getBoundingClientRect()
                if (box.width > 0 && box.bottom > 0 && box.top < innerHeight) return [box.x + box.width / 2, box.y + box.height / 2]
            }
        }""", [selector, text])

    def wait_for(self, selector, text=None):
        return wait_until(lambda: self.place(selector, text), f"{selector} {text or ''} is shown")

    def wait_for_end(self, selector, text=None):
        wait_until(lambda: not self.place(selector, text), f"{selector} {text or ''} is gone")

    def click(self, selector, text=None):
        place = wait_until(lambda: self.place_at_rest(selector, text), f"{selector} {text or ''} has stopped moving")
        self.browser.click(*place)

    def fill(self, selector, text):
        """Replaces the text of a field."""
        self.click(selector)
        self.browser.run("document.querySelector(arguments[0]).select()", selector)
        self.browser.type(text)

    def place_at_rest(self, selector, text):
        place = self.place(selector, text)
        self.browser.wait_for_frames()
        return place if place == self.place(selector, text) else None

    def text(self, selector):
        return self.browser.run("return document.querySelector(arguments[0])?.innerText", selector)

    def wait_for_text(self, selector, text):
        wait_until(lambda: self.text(selector) == text, f"{selector} says {text}")


@pytest.fixture
def window(browser, gallery, request):
    # Windows of Firefox are at least 500 points wide.
    browser.resize(600, 844)
    yield Window(browser, gallery)
    if request.node.stash.get(FAILED, False):
        picture = ARTIFACTS / "engines" / "failed" / f"{request.node.name.replace('/', '_')}.png"
        picture.parent.mkdir(parents=True, exist_ok=True)
        picture.write_bytes(browser.screenshot())


@pytest.mark.parametrize("address", ["", *addresses()])
def test_a_page_is_shown(window, address):
    window.open(f"/{address}")
    window.wait_for("#oriel *")
    assert window.path == f"/{address}"
    assert window.browser.run("return document.scrollingElement.scrollWidth") <= 600


def test_the_next_page_is_made_for_the_width_of_the_last_one(window):
    fetch = """const request = new XMLHttpRequest()
        request.open("GET", "/counter", false)
        request.send()
        return request.responseText"""
    window.open("/counter")
    assert 'data-kind="split"' not in window.browser.run(fetch)
    window.browser.resize(1000, 844)
    window.open("/counter")
    assert 'data-kind="split"' in window.browser.run(fetch)


def test_the_counter_counts(window):
    window.open("/counter")
    for expected in "123":
        window.click("button", "Add")
        window.wait_for_text("[data-testid=count]", expected)
    window.click("button", "Reset")
    window.wait_for_text("[data-testid=count]", "0")


def test_what_is_typed_is_heard(window):
    window.open("/environment-object")
    window.fill("input[placeholder='User name']", "Hedy")
    window.wait_for_text("[data-testid=account]", "Hedy")
    window.click("[role=switch]")
    window.wait_for_text("[data-testid=account]", "Signed out")


def test_a_sheet_comes_and_goes(window):
    window.open("/binding")
    window.click("button", "Change the name")
    window.fill("dialog input", "Dorothy")
    window.click("button", "Done")
    window.wait_for_end("dialog")
    window.wait_for_text("[data-testid=greeting]", "Hello, Dorothy!")


def test_links_lead_to_pages_and_back(window):
    window.open("/")
    window.click("[data-role=link]", "Counter")
    wait_until(lambda: window.path == "/counter", "the page is open")
    window.click("button", "Add")
    window.wait_for_text("[data-testid=count]", "1")
    window.browser.run("history.back()")
    window.wait_for("[data-role=link]", "Counter")
    assert window.path == "/"


def test_a_hundred_thousand_rows_scroll_to_the_end(window):
    window.open("/rows")
    window.click("button", "Last")
    window.wait_for("[data-kind=row] *", "Row 99,999")
    window.click("button", "First")
    window.wait_for("[data-kind=row] *", "Row 0")


def test_search_narrows_a_list(window):
    window.open("/search")
    window.wait_for("[data-kind=row] *", "Banana")
    window.fill("input[placeholder=Fruits]", "ap")
    window.wait_for_end("[data-kind=row] *", "Banana")
    window.wait_for("[data-kind=row] *", "Grape")


def test_a_measured_layout_places_a_new_view(window):
    window.open("/layouts")
    window.wait_for("span", "Placed by the server")
    window.click("button", "Add a tag")
    window.wait_for("span", "Tag 7")
    wait_until(lambda: window.place("span", "Tag 7")[1] > window.place("span", "Swift")[1], "the tag is in a line of its own")


def test_a_menu_acts(window):
    window.open("/menus")
    window.click("button", "Actions")
    window.wait_for("[role=menuitem]")


def test_a_date_is_chosen_in_a_calendar(window):
    window.open("/dates")
    window.click("[data-role=date]", "Mar 15, 2025")
    window.wait_for("[data-kind=datepopover]")
    window.click("[data-kind=datepopover] [role=gridcell]", "Thursday, March 20")
    window.wait_for("[data-role=date]", "Mar 20, 2025")


def test_wheels_stand_at_the_date(window):
    window.open("/dates")
    rows = """() => [...document.querySelectorAll("[data-kind=wheels]")].slice(0, 2).map((wheels) => [...wheels.children].map(
        (wheel) => wheel.children[Math.round(wheel.scrollTop / wheel.firstElementChild.offsetHeight)].textContent))"""
    wanted = [["March", "15", "2025"], ["Sat, Mar 15", "11", "09", "AM"]]
    wait_until(lambda: window.browser.value(rows) == wanted, "the selected rows are in the middle")
