"""A person's connection to the API, from an address of their own."""

import http.client
import json
import time


class NoAnswer(Exception):
    """Whether the request has had an effect is unknown."""

    def __init__(self, text, is_lost=True):
        """`is_lost` says that no machine has answered, not even that it cannot."""
        self.is_lost = is_lost
        super().__init__(text)


class Refused(Exception):
    """The request has had no effect."""

    def __init__(self, error):
        details = error.get("extensions", {})
        self.code = details.get("code")
        self.wait = details.get("retryAfter") or 0
        super().__init__(f"{self.code}: {error['message']}")


class Caller:
    """A connection from an address of its own, as rates are limited for each. All of 127.0.0.0/8 belongs to this machine."""

    # How many seconds it waits for an answer.
    timeout = 15
    # The balancer closes a connection that was not used for 30 seconds.
    idle = 20

    def __init__(self, port, number, keeps_cookies):
        """`number` gives the address. A person who keeps cookies stays with a machine while it runs, as browsers do."""
        self.port = port
        self.address = f"127.{1 + number // 62500}.{number // 250 % 250}.{1 + number % 250}"
        self.keeps_cookies = keeps_cookies
        self.cookie = None
        self.token = None
        self.connection = None
        self.last_use = 0

    def ask(self, query, **variables):
        """The data of an answer.

        Raises `NoAnswer` or `Refused`.
        """
        status, body = self.send(json.dumps({"query": query, "variables": variables}).encode())
        try:
            answer = json.loads(body)
        except ValueError:
            raise NoAnswer(f"status {status}") from None
        if status == 401:
            raise Refused({"message": "the token is not known", "extensions": {"code": "UNAUTHENTICATED"}})
        if not isinstance(answer, dict) or not ("data" in answer or "errors" in answer):
            raise NoAnswer(f"status {status}: {body[:200]!r}")
        for error in answer.get("errors", ()):
            details = error.get("extensions", {})
            if details.get("code") in (None, "UNAVAILABLE"):
                raise NoAnswer(f"{details.get('reason')}: {error['message']}", is_lost=False)
            raise Refused(error)
        return answer["data"]

    def send(self, body):
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        if self.cookie:
            headers["Cookie"] = self.cookie
        if time.monotonic() - self.last_use > self.idle:
            self.close()
        self.last_use = time.monotonic()
        try:
            if self.connection is None:
                self.connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=self.timeout, source_address=(self.address, 0))
            self.connection.request("POST", "/graphql", body, headers)
            response = self.connection.getresponse()
            content = response.read()
        except (OSError, http.client.HTTPException) as error:
            self.close()
            raise NoAnswer(f"{type(error).__name__}: {error}") from None
        if self.keeps_cookies and (cookie := response.getheader("Set-Cookie")):
            self.cookie = cookie.split(";")[0]
        return response.status, content

    def change_timeout(self, seconds):
        """Sets the time to wait for an answer."""
        self.timeout = seconds
        self.close()

    def close(self):
        if self.connection:
            self.connection.close()
            self.connection = None
