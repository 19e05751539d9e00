"""Simulated people, who write and read through the balancer and note everything in the history."""

import random
import threading
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

from caller import Caller, NoAnswer, Refused

PASSWORD = "correct horse battery"
# How many seconds a step may take, and one request of it, while nothing breaks: a password alone takes seconds on a slow machine.
QUIET_PATIENCE = 300
QUIET_TIMEOUT = 60
# How many do such steps at a time; more only wait for each other.
QUIET_THREADS = 4
# How far from each other friends are in a circle of people.
FRIENDS = (1, 2, 5, 11)
PAGE = 20

PUBLISH = "mutation($input: PublishMomentInput!) { publishMoment(input: $input) { id } }"
AUDIENCE = "mutation($id: ID!, $audience: AudienceInput!) { setMomentAudience(momentID: $id, audience: $audience) { id } }"
DELETE = "mutation($id: ID!) { deleteMoment(momentID: $id) }"
SIGN_UP = "mutation($input: SignUpInput!) { signUp(input: $input) { token viewer { id } } }"
SIGN_IN = "mutation($who: String!, $word: String!) { signIn(handle: $who, password: $word) { token viewer { id } } }"
LIKE = "mutation($id: ID!, $is: Boolean!) { setLike(momentID: $id, isLiked: $is) { id } }"
COMMENT = "mutation($input: AddCommentInput!) { addComment(input: $input) { comment { id } } }"
TIMELINE = """query($first: Int!, $after: String) { viewer { timeline(first: $first, after: $after) {
    nodes {
        id title createdDate userDetails { id } likeCount likes { id }
        comments(first: 100) { nodes { id text userDetails { id } } }
    }
    pageInfo { hasNextPage endCursor }
} } }"""


class Person(threading.Thread):
    """Does one thing after the other, in one session, until `end` is called."""

    # What a person does, and how often.
    habits = {"read": 50, "like": 16, "comment": 12, "publish": 9, "audience": 9, "delete": 2}

    def __init__(self, number, port, history, seed, pause):
        super().__init__(name=f"person {number}", daemon=True)
        self.random = random.Random(f"{seed} {number}")
        self.caller = Caller(port, number, keeps_cookies=number % 2 == 0)
        self.handle = f"person{number}"
        self.history = history
        # The mean time between two things, in seconds.
        self.pause = pause
        self.id = None
        # Their ids.
        self.friends = []
        self.is_ended = threading.Event()
        self.failure = None
        self.sent = 0
        # What came instead of answers: the time, the text, and when the request was sent if nothing has answered it.
        self.complaints = []
        # Ids of those read last, with their authors; and the person's own, which are not deleted.
        self.seen = {}
        self.own = []
        self.liked = set()

    def run(self):
        try:
            while not self.is_ended.wait(self.random.expovariate(1 / self.pause)):
                habit = self.random.choices(list(self.habits), self.habits.values())[0]
                getattr(self, habit)()
        except Exception as error:  # A thread cannot fail a run by itself.
            self.failure = error

    def end(self):
        self.is_ended.set()

    # MARK: Writing

    def text(self, what):
        self.sent += 1
        return f"{self.handle} {what} {self.sent}"

    def audience_of_some(self):
        visibility = self.random.choice(("FRIENDS", "FRIENDS", "ONLY_ME", "SELECTED", "EXCEPT"))
        people = self.random.sample(self.friends, min(3, len(self.friends)))
        return {"visibility": visibility, "people": people if visibility in ("SELECTED", "EXCEPT") else []}

    def publish(self):
        text, audience = self.text("moment"), self.audience_of_some()
        event = {"text": text, "audience": audience}
        if data := self.write("publish", event, PUBLISH, input={"title": text, "audience": variables(audience), "key": text}):
            self.own.append(int(data["publishMoment"]["id"]))
        if self.random.random() < 0.5:
            self.read()

    def audience(self):
        if self.own:
            id, audience = self.random.choice(self.own[-20:]), self.audience_of_some()
            event = {"moment": id, "audience": audience}
            self.write("audience", event, AUDIENCE, id=str(id), audience=variables(audience))

    def delete(self):
        if len(self.own) > 3:
            id = self.own.pop(self.random.randrange(len(self.own)))
            self.write("delete", {"moment": id}, DELETE, id=str(id))

    def like(self):
        if self.seen:
            id = self.random.choice(list(self.seen))
            is_liked = id not in self.liked
            if self.write("like", {"moment": id, "isLiked": is_liked}, LIKE, id=str(id), **{"is": is_liked}):
                (self.liked.add if is_liked else self.liked.discard)(id)

    def comment(self):
        if self.seen:
            id, text = self.random.choice(list(self.seen)), self.text("comment")
            self.write("comment", {"moment": id, "text": text}, COMMENT, input={"momentID": str(id), "text": text, "key": text})

    def write(self, kind, event, query, **variables):
        """Sends a change until there is an answer, and notes it. Returns the data; None if there is no answer or it was refused."""
        event = {"person": self.id, **event, "start": self.history.now(), "lost": []}
        data, outcome = None, "unknown"
        # Those who end wait for their last answer.
        deadline = time.monotonic() + 120
        while data is None and time.monotonic() < deadline:
            start = self.history.now()
            try:
                data, outcome = self.caller.ask(query, **variables), "ok"
            except NoAnswer as error:
                self.complain(error, start)
                event["lost"].append(start)
                time.sleep(self.random.uniform(0.2, 1.5))
            except Refused as error:
                self.complain(error, start)
                # An earlier attempt may have had its effect.
                if not event["lost"]:
                    outcome = "fail"
                    break
                if error.code != "RATE_LIMITED":
                    break
                time.sleep(min(error.wait, 5))
        if outcome == "ok":
            event["end"] = self.history.now()
            if kind in ("publish", "comment"):
                answer = data["publishMoment"] if kind == "publish" else data["addComment"]["comment"]
                event["id"] = int(answer["id"])
        self.history.add(kind, **event, outcome=outcome)
        return data

    def complain(self, error, sent):
        is_lost = isinstance(error, NoAnswer) and error.is_lost
        self.complaints.append((self.history.now(), str(error)[:160], sent if is_lost else None))
        if isinstance(error, Refused) and error.code == "UNAUTHENTICATED":
            self.history.add("signedOut", person=self.id, time=self.history.now())

    # MARK: Reading

    def read(self, after=None, above=None):
        """Reads a page of the timeline. Returns where the next begins and the oldest id; None if there is none, or no answer came."""
        event = {"person": self.id, "session": self.handle, "start": self.history.now(), "above": above}
        try:
            viewer = self.caller.ask(TIMELINE, first=PAGE, after=after)["viewer"]
        except (NoAnswer, Refused) as error:
            self.complain(error, event["start"])
            self.history.add("read", **event, outcome="unknown")
            return None
        end = self.history.now()
        if viewer is None:
            self.history.add("signedOut", person=self.id, time=end)
            return None
        page = viewer["timeline"]
        moments = [noted(moment) for moment in page["nodes"]]
        has_next = page["pageInfo"]["hasNextPage"]
        self.history.add("read", **event, end=end, outcome="ok", isWhole=not has_next, moments=moments)
        if above is None:
            self.seen = {moment["id"]: moment["author"] for moment in moments}
        return (page["pageInfo"]["endCursor"], moments[-1]["id"]) if has_next else None

    def read_everything(self):
        """Reads the whole timeline, when all is well again. Raises an error if a page does not come."""
        self.caller.change_timeout(QUIET_TIMEOUT)
        after = above = None
        while True:
            deadline = time.monotonic() + QUIET_PATIENCE
            while True:
                count = len(self.complaints)
                following = self.read(after, above)
                if len(self.complaints) == count:
                    break
                # A connection that a fault has cut may first be found by this request.
                assert time.monotonic() < deadline, self.complaints[-1]
                time.sleep(2)
            if following is None:
                return
            after, above = following


def variables(audience):
    return {"visibility": audience["visibility"], "personIDs": [str(id) for id in audience["people"]]}


def noted(moment):
    """A moment as the history has it."""
    return {
        "id": int(moment["id"]),
        "text": moment["title"],
        "author": int(moment["userDetails"]["id"]),
        "created": int(moment["createdDate"]),
        "likeCount": moment["likeCount"],
        "likes": [int(person["id"]) for person in moment["likes"]],
        "comments": [
            {"id": int(comment["id"]), "text": comment["text"], "author": int(comment["userDetails"]["id"])}
            for comment in moment["comments"]["nodes"]
        ],
    }


class People:
    """People who have signed up, with eight friends each."""

    def __init__(self, count, port, history, seed, pause):
        self.all = [Person(number, port, history, seed, pause) for number in range(count)]
        self.history = history
        for person in self.all:
            person.caller.change_timeout(QUIET_TIMEOUT)
        self.sign_up(self.all[0], None)
        with ThreadPoolExecutor(QUIET_THREADS) as pool:
            list(pool.map(self.invite, self.all[1:]))
            pairs = {frozenset((i, (i + step) % count)) for i in range(count) for step in FRIENDS}
            list(pool.map(lambda pair: self.befriend(*(self.all[i] for i in pair)), filter(lambda pair: len(pair) == 2, pairs)))
        for person in self.all:
            history.add("person", person=person.id, name=person.handle, friends=person.friends)
            person.complaints.clear()
            person.caller.change_timeout(Caller.timeout)

    def invite(self, person):
        # With an address and a connection of its own, because each is for one thread.
        admin = Caller(self.all[0].caller.port, 60000 + int(person.handle.removeprefix("person")), keeps_cookies=False)
        admin.token = self.all[0].caller.token
        admin.change_timeout(QUIET_TIMEOUT)
        code = patiently(admin, "mutation { createInvitation { code } }")["createInvitation"]["code"]
        admin.close()
        self.sign_up(person, code)

    def sign_up(self, person, invitation):
        input = {"handle": person.handle, "name": person.handle, "password": PASSWORD, "invitation": invitation}
        try:
            answer = patiently(person.caller, SIGN_UP, input=input)["signUp"]
        except Refused:
            # An attempt without an answer may have made the account.
            answer = patiently(person.caller, SIGN_IN, who=person.handle, word=PASSWORD)["signIn"]
        person.id, person.caller.token = int(answer["viewer"]["id"]), answer["token"]
        person.lock = threading.Lock()

    def befriend(self, one, other):
        for person, friend in ((one, other), (other, one)):
            with person.lock:
                query = "mutation($handle: String!) { requestFriendship(handle: $handle) { friendship } }"
                state = patiently(person.caller, query, handle=friend.handle)["requestFriendship"]["friendship"]
                person.friends.append(friend.id)
        assert state == "FRIEND", (one.handle, other.handle, state)

    def start(self):
        for person in self.all:
            person.start()

    def end(self):
        for person in self.all:
            person.end()
        for person in self.all:
            person.join(QUIET_PATIENCE)
            assert not person.is_alive(), f"{person.name} has not ended"
            if person.failure:
                raise person.failure

    def read_everything(self):
        with ThreadPoolExecutor(QUIET_THREADS) as pool:
            list(pool.map(Person.read_everything, self.all))

    @property
    def complaints(self):
        """What came instead of answers, in the order of time."""
        return sorted((complaint for person in self.all for complaint in person.complaints), key=lambda complaint: complaint[0])

    def counts(self):
        """The numbers of operations by kind and outcome."""
        return Counter((event["kind"], event["outcome"]) for event in self.history.events if "outcome" in event)


def patiently(caller, query, **variables):
    """The data of an answer, for which rates may make it wait. Only while nothing breaks, and for what may be repeated."""
    deadline = time.monotonic() + QUIET_PATIENCE
    while True:
        try:
            return caller.ask(query, **variables)
        except NoAnswer:
            # The balancer closes connections that are not used, and a machine may be too busy for it.
            if time.monotonic() > deadline:
                raise
            time.sleep(0.5)
        except Refused as error:
            if error.code != "RATE_LIMITED":
                raise
            time.sleep(min(error.wait, 5) or 0.5)
