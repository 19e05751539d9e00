"""A browser window with Moments in it, by the words a person would use."""

from moments_server import COOKIE
from visit import Visit


class Window(Visit):
    """What a person does with Moments and sees of it."""

    def sign_in(self, token):
        self.context.add_cookies([{"name": COOKIE, "value": token, "url": self.origin, "httpOnly": True}])

    @property
    def cookie(self):
        return next((cookie for cookie in self.context.cookies() if cookie["name"] == COOKIE), None)

    def card(self, text):
        """The card of the moment that says something."""
        return self.page.get_by_role("group").filter(has=self.page.get_by_text(text, exact=True)).last
