"""A browser window with Moments in it, by the words a person would use."""

import re

from moments_server import COOKIE, Family
from visit import Visit


class Window(Visit):
    """What a person does with Moments and sees of it."""

    def __init__(self, context, origin, suite):
        super().__init__(context, origin, suite)
        # A listener has the driver watch for choosers from now on; asked for only with the tap that opens one, it may come later.
        self.page.on("filechooser", lambda chooser: None)

    def sign_in(self, token):
        self.context.add_cookies([{"name": COOKIE, "value": token, "url": self.origin, "httpOnly": True}])

    @property
    def cookie(self):
        return self.find_cookie(COOKIE)

    def find_cookie(self, name):
        return next((cookie for cookie in self.context.cookies() if cookie["name"] == name), None)

    def wait_for_cookie(self, name=COOKIE):
        """Waits for a cookie, which the page gets by a request of its own, and returns it."""
        return self.wait_until(lambda: self.find_cookie(name), f"the browser has the cookie {name}")

    @property
    def user_agent(self):
        return self.page.evaluate("navigator.userAgent")

    def fill(self, **fields):
        for name, text in fields.items():
            self.page.get_by_role("textbox", name=name).fill(text)

    def enter_password(self, handle, password=Family.password):
        """Signs in as people do."""
        self.fill(Handle=handle, Password=password)
        self.page.get_by_role("button", name="Sign in").click()

    def wait_for_path(self, path):
        self.wait_until(lambda: self.path == path, f"{path} is open")

    def look_as(self, name):
        """Looks through another demo person's eyes, by the bar of the demo."""
        self.page.get_by_role("button", name="Switch").click()
        self.page.get_by_role("menuitem", name=name).click()
        self.page.get_by_text(f"Demo: viewing as {name}").wait_for()
        self.page.get_by_role("group", name=f"Profile of {name}").wait_for()

    def card(self, text):
        """The card of the moment that says something."""
        return self.page.get_by_role("group").filter(has=self.page.get_by_text(text, exact=True)).last

    def heart(self, text):
        return self.card(text).get_by_role("button", name="Like")

    def notification(self, sentence, about=""):
        """The row that says who did what, and to what."""
        name = rf"{re.escape(sentence)} {re.escape(about)}.*"
        return self.page.get_by_role("link", name=re.compile(name))

    def wait_for_unread(self, count):
        """Waits until the tab counts so many notifications."""
        name = f"Notifications {count}" if count else "Notifications"
        self.page.get_by_role("tab", name=name, exact=True).wait_for()

    def tap(self, locator):
        """Clicks when every event is answered and nothing moves.

        A control that moves, or is rebuilt, between the press and the release of a click is missed, the more easily the slower the
        machine is.
        """
        locator.wait_for()
        self.settle()
        self.wait_for_rest()
        locator.click()

    def wait_for_text(self, text):
        self.page.get_by_text(text, exact=True).first.wait_for()

    def wait_until_gone(self, text):
        self.page.get_by_text(text, exact=True).first.wait_for(state="detached")

    def compose(self):
        """Opens the sheet in which a moment is written."""
        self.page.get_by_role("button", name="New moment").click()
        sheet = self.page.get_by_role("dialog")
        sheet.wait_for()
        return sheet

    def choose_photos(self, *files):
        with self.page.expect_file_chooser() as chooser:
            self.tap(self.page.get_by_role("button", name="Add photos"))
        chooser.value.set_files(list(files))

    def choose_audience(self, name):
        """Chooses who can see the moment that is written."""
        self.tap(self.page.get_by_role("button", name="Who can see this"))
        done = self.page.get_by_role("button", name="Done", exact=True)
        self.tap(self.page.get_by_role("button", name=name, exact=True))
        done.click()
        done.wait_for(state="detached")

    def publish(self):
        self.page.get_by_role("button", name="Publish").click()
        self.page.get_by_role("dialog").wait_for(state="detached")

    def wait_until_published(self, name, text):
        """Waits for a card. For a while the moment can wait in the list instead, which happens if the server takes longer than a second."""
        self.page.get_by_role("group", name=f"Moment by {name}").get_by_text(text, exact=True).first.wait_for()

    def delete(self, text):
        """Deletes a moment of one's own."""
        self.tap(self.card(text).get_by_role("button", name="More actions"))
        self.page.get_by_role("menuitem", name="Delete").click()
        self.page.get_by_role("alertdialog").get_by_role("button", name="Delete").click()

    def write_comment(self, text):
        self.page.get_by_role("textbox", name="Comment").fill(text)
        self.page.get_by_role("button", name="Send").click()

    def touch(self, point):
        """Puts a finger on the page."""
        return Touch(self, point)

    def swipe(self, start, end, steps=8):
        """Moves a finger by one step in each frame. Chromium predicts how a finger that is faster than any goes on, and turns
        over two pages, or none."""
        touch = self.touch(start)
        for step in range(1, steps + 1):
            touch.move(tuple(a + (b - a) * step / steps for a, b in zip(start, end)))
            self.page.evaluate("() => new Promise(requestAnimationFrame)")
        touch.end()


class Touch:
    """A finger on the page, as the device reports it."""

    def __init__(self, window, point):
        self.session = window.context.new_cdp_session(window.page)
        self.send("touchStart", point)

    def send(self, type, *points):
        points = [{"x": x, "y": y} for x, y in points]
        self.session.send("Input.dispatchTouchEvent", {"type": type, "touchPoints": points})

    def move(self, point):
        self.send("touchMove", point)

    def end(self):
        self.send("touchEnd")
        self.session.detach()
