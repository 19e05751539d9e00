"""Moments as a process of its own, and programs that speak to its API."""

import json
import os
import pathlib
import shutil
import sqlite3
import tempfile
import urllib.error
import urllib.request
from contextlib import closing

from cluster_server import IS_CLUSTER, ClusterServer
from live_server import ROOT, Server
from waiting import PATIENCE

PHOTOS = ROOT / "Apps" / "Moments" / "Tests" / "MomentsMediaTests" / "Photos"
LIKES = ("--toggle", "isLikeButtonForMomentEnabled")
LIKES_KEY = "internal.isLikeButtonForMomentEnabled"
# The keys of all toggles, which the internal menu shows.
TOGGLE_KEYS = (LIKES_KEY, "internal.isClassicStyleEnabled", "internal.isRoundedAvatarEnabled")
DEMO = ("--demo", *LIKES)
COOKIE = "moments_session"


def program():
    path = pathlib.Path(os.environ.get("ORIEL_MOMENTS", ROOT / ".build" / "debug" / "moments"))
    for needed in (path, path.with_name("moments-photos")):
        assert needed.exists(), f"{needed} is missing; `make browser-test` builds it, or `swift build --product {needed.name}`"
    return path


class Moments(ClusterServer if IS_CLUSTER else Server):
    """A running server with a data folder of its own; started again, it has the same port and the same data."""

    # An empty folder is filled with the demo first.
    patience = 300

    def __init__(self, name, *arguments, template=None):
        """`template` is a data folder to begin with; it is copied."""
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="moments-"))
        self.data = self.folder / "data"
        if template:
            shutil.copytree(template, self.data)
        super().__init__(f"moments-{name}", program(), ("--data", str(self.data), *arguments))

    def stop(self):
        super().stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    @property
    def place(self):
        """The options by which commands find the data."""
        return super().place if IS_CLUSTER else ["--data", str(self.data)]

    def execute(self, sql):
        """Changes the database."""
        if IS_CLUSTER:
            return super().execute(sql)
        with closing(sqlite3.connect(self.data / "moments.sqlite")) as database, database:
            database.execute(sql)

    def client(self, token=None, cookie=None, user_agent=None):
        return Client(self.origin, token, cookie, user_agent)


class Family(Moments):
    """A server with people who know each other: Ada is the admin and a friend of all but Eve, who has none."""

    password = "correct horse battery"
    names = {"ada": "Ada Lovelace", "ben": "Ben Okri", "cleo": "克莱奥", "dan": "Dan Brown", "eve": "Eve Stranger"}

    def __init__(self, name, *arguments, template=None):
        """`template` is a family whose data and sign-ins to begin with; it has ended."""
        super().__init__(name, "--no-demo", *LIKES, *arguments, template=template and template.data)
        self.people = {}
        if template:
            self.people = {handle: self.client(token) for handle, token in template.tokens.items()}
        else:
            self.sign_up_all()

    def sign_up_all(self):
        for handle, full_name in self.names.items():
            invitation = self.people["ada"].invite() if self.people else None
            self.people[handle] = self.client().sign_up(handle, full_name, self.password, invitation)
        for handle in ("ben", "cleo", "dan"):
            self.people["ada"].befriend(self.people[handle], "ada", handle)

    def fill_timelines(self, count):
        """Adds moments of Ada, "Moment 1" and so on: more than the API lets a person publish in a short time."""
        first = self.people["ada"].publish("Moment 1")["id"]
        if IS_CLUSTER:
            return self.execute(
                f"""WITH new AS (
                    INSERT INTO moment (author, type, text, url, visibility, created)
                    SELECT author, type, 'Moment ' || number, url, visibility, created
                    FROM moment, generate_series(2, {count}) AS number WHERE id = {first} ORDER BY number
                    RETURNING id
                ) INSERT INTO timeline (owner, moment) SELECT owner, new.id FROM timeline, new WHERE moment = {first}"""
            )
        with closing(sqlite3.connect(self.data / "moments.sqlite")) as database, database:
            for number in range(2, count + 1):
                moment = database.execute(
                    "INSERT INTO moment (author, type, text, url, visibility, created)"
                    " SELECT author, type, ?, url, visibility, created FROM moment WHERE id = ?",
                    (f"Moment {number}", first),
                ).lastrowid
                database.execute(
                    "INSERT INTO timeline (owner, moment) SELECT owner, ? FROM timeline WHERE moment = ?",
                    (moment, first),
                )

    @property
    def tokens(self):
        return {handle: person.token for handle, person in self.people.items()}


class Refused(Exception):
    """An answer with errors."""

    def __init__(self, errors):
        super().__init__("; ".join(error["message"] for error in errors))
        self.codes = [error.get("extensions", {}).get("code") for error in errors]


class Client:
    """A program that knows the API and nothing of the pages."""

    def __init__(self, origin, token=None, cookie=None, user_agent=None):
        self.origin = origin
        self.token = token
        self.headers = {}
        if token:
            self.headers["Authorization"] = f"Bearer {token}"
        if cookie:
            self.headers["Cookie"] = f"{COOKIE}={cookie}"
        if user_agent:
            self.headers["User-Agent"] = user_agent

    def request(self, path, body=None, headers=None):
        """The status and the body of an answer, whatever the status."""
        address = path if path.startswith("http") else self.origin + path
        request = urllib.request.Request(address, body, {**self.headers, **(headers or {})})
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as response:
                return response.status, response.read()
        except urllib.error.HTTPError as error:
            return error.code, error.read()

    def post(self, query, headers=None, **variables):
        body = json.dumps({"query": query, "variables": variables}).encode()
        return self.request("/graphql", body, {"Content-Type": "application/json", **(headers or {})})

    def ask(self, query, **variables):
        """The data of an answer without errors."""
        status, body = self.post(query, **variables)
        assert status == 200, (status, body)
        answer = json.loads(body)
        if "errors" in answer:
            raise Refused(answer["errors"])
        return answer["data"]

    def upload(self, data):
        status, body = self.request("/photos", data, {"Content-Type": "application/octet-stream"})
        assert status == 201, (status, body)
        return json.loads(body)

    def publish(self, title, visibility="FRIENDS", photos=()):
        return self.ask(
            """mutation($input: PublishMomentInput!) {
                publishMoment(input: $input) { id images { url(size: SMALL) } }
            }""",
            input={"title": title, "visibility": visibility, "photos": [{"id": photo} for photo in photos]},
        )["publishMoment"]

    def delete(self, moment):
        self.ask("mutation($id: ID!) { deleteMoment(momentID: $id) }", id=moment)

    def comment(self, moment, text, reply_to=None):
        return self.ask(
            "mutation($input: AddCommentInput!) { addComment(input: $input) { comment { id } } }",
            input={"momentID": moment, "text": text, "replyTo": reply_to},
        )["addComment"]["comment"]["id"]

    def like(self, moment, is_liked=True):
        query = "mutation($id: ID!, $is: Boolean!) { setLike(momentID: $id, isLiked: $is) { isLiked } }"
        self.ask(query, **{"id": moment, "is": is_liked})

    def timeline(self, first=20):
        return self.ask(
            """query($first: Int!) { viewer { timeline(first: $first) { nodes {
                id title isLiked commentCount userDetails { id name } images { url(size: SMALL) }
                comments(first: 100) { nodes { id text } }
            } } } }""",
            first=first,
        )["viewer"]["timeline"]["nodes"]

    def comment_draft(self, moment):
        """The text of a comment that is not sent yet, as far as the server has it."""
        query = "query($id: ID!) { viewer { commentDraft(momentID: $id) { text } } }"
        draft = self.ask(query, id=moment)["viewer"]["commentDraft"]
        return draft and draft["text"]

    def sign_up(self, handle, name, password, invitation=None):
        """A program of the person who gets an account by this."""
        query = "mutation($input: SignUpInput!) { signUp(input: $input) { token } }"
        input = {"handle": handle, "name": name, "password": password, "invitation": invitation}
        return Client(self.origin, self.ask(query, input=input)["signUp"]["token"])

    def sign_in(self, handle, password):
        """The secret of another sign-in of a person."""
        query = "mutation($who: String!, $word: String!) { signIn(handle: $who, password: $word) { token } }"
        return self.ask(query, who=handle, word=password)["signIn"]["token"]

    @property
    def invitations(self):
        """The numbers of those that nobody has used yet."""
        return [entry["id"] for entry in self.ask("{ viewer { invitations { id } } }")["viewer"]["invitations"]]

    def invite(self):
        return self.ask("mutation { createInvitation { code } }")["createInvitation"]["code"]

    def befriend(self, other, handle, other_handle):
        """Makes two people friends: each asks the other."""
        assert self.ask_to_be_friends(other_handle) == "REQUESTED"
        assert other.ask_to_be_friends(handle) == "FRIEND"

    def ask_to_be_friends(self, handle):
        query = "mutation($handle: String!) { requestFriendship(handle: $handle) { friendship } }"
        return self.ask(query, handle=handle)["requestFriendship"]["friendship"]

    def unfriend(self, other):
        id = other.ask("{ viewer { id } }")["viewer"]["id"]
        self.ask("mutation($id: ID!) { removeFriend(userID: $id) }", id=id)

    @property
    def unread_count(self):
        return self.ask("{ viewer { unreadNotificationCount } }")["viewer"]["unreadNotificationCount"]

    def read_notifications(self):
        """Marks all as read."""
        newest = self.ask("{ viewer { notifications(first: 1) { nodes { id } } } }")["viewer"]["notifications"]["nodes"]
        for notification in newest:
            self.ask("mutation($id: ID!) { markNotificationsRead(upTo: $id) { id } }", id=notification["id"])

    def forget_preference(self, key):
        """Has the server forget what the person has chosen."""
        self.ask("mutation($key: String!) { setPreference(key: $key) { id } }", key=key)
