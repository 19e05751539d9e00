"""Checks a history in the spirit of Jepsen.

    violations = check(History.read(path))

The rules:

| rule | what holds |
|---|---|
| `lost` | a read that begins after a write was acknowledged shows it: moments, audiences, likes, comments |
| `unpublished` | no read shows what nobody has sent yet, or what was refused |
| `hidden` | no read shows a moment, a like or a comment to a person who may not see it, or after it was deleted |
| `monotonic` | what one session has seen once it sees later, unless it may have been changed in between |
| `twice` | a moment and a comment sent several times with one key are there once; a person counts once among the likes |
| `order` | timelines are sorted, newest first, and comments, oldest first; what begins after another was acknowledged is newer |
| `signedOut` | nobody is signed out |
"""

from bisect import bisect_right, insort
from collections import Counter, defaultdict
from dataclasses import dataclass
from itertools import pairwise

from registers import NEVER, Register, Session


@dataclass(frozen=True)
class Violation:
    rule: str
    text: str
    # The time at which it was seen.
    time: float

    def __str__(self):
        return f"{self.rule}: {self.text} (at {self.time:.3f})"


@dataclass
class Moment:
    """A moment somebody has sent."""

    author: int
    text: str
    # The publication, the changes of the audience, and the deletion, in order.
    changes: list


def check(events):
    """Returns the violations in a history, in the order of time."""
    return sorted(Check(events).run(), key=lambda violation: violation.time)


def sees(viewer, author, friends, audience):
    """Whether an audience includes a person; None is that of a deleted moment."""
    if audience is None:
        return False
    if viewer == author:
        return True
    if author not in friends[viewer]:
        return False
    return {
        "FRIENDS": True,
        "ONLY_ME": False,
        "SELECTED": viewer in audience["people"],
        "EXCEPT": viewer not in audience["people"],
    }[audience["visibility"]]


class Check:
    def __init__(self, events):
        self.violations = []
        self.of_kind = defaultdict(list)
        for event in events:
            self.of_kind[event["kind"]].append(event)
        for kind in ("publish", "audience", "delete", "like", "comment", "read"):
            self.of_kind[kind].sort(key=lambda event: event["start"])
        self.friends = {event["person"]: set(event["friends"]) for event in self.of_kind["person"]}
        self.reads = [event for event in self.of_kind["read"] if event["outcome"] == "ok"]
        self.moments = {}
        # Ids by texts, and the texts by kinds and ids.
        self.ids = {}
        self.comment_ids = {}
        self.texts = {}
        # Of what a person sent: by (moment, person) and by (moment, text).
        self.likes = defaultdict(Register)
        self.comments = defaultdict(Register)
        self.comment_authors = {}

    def found(self, rule, text, time):
        self.violations.append(Violation(rule, text, time))

    def run(self):
        self.find_ids()
        self.collect_moments()
        self.collect_answers()
        self.check_order_of_publishing()
        for read in self.reads:
            self.check_page(read)
        self.check_moments()
        self.check_likes_and_comments()
        for event in self.of_kind["signedOut"]:
            self.found("signedOut", f"{event['person']} was signed out", event["time"])
        return self.violations

    # MARK: What was sent

    def find_ids(self):
        """Ids of what was acknowledged, and of what was only seen."""
        for kind, ids in (("publish", self.ids), ("comment", self.comment_ids)):
            for event in self.of_kind[kind]:
                if event["outcome"] == "ok":
                    self.name(kind, ids, event["text"], event["id"], event["end"])
        for read in self.reads:
            for moment in read["moments"]:
                self.name("publish", self.ids, moment["text"], moment["id"], read["end"])
                for comment in moment["comments"]:
                    self.name("comment", self.comment_ids, comment["text"], comment["id"], read["end"])

    def name(self, kind, ids, text, id, time):
        if ids.setdefault(text, id) != id:
            self.found("twice", f"{text!r} has the ids {ids[text]} and {id}", time)
        elif self.texts.setdefault((kind, id), text) != text:
            self.found("lost", f"the id {id} of {self.texts[kind, id]!r} is that of {text!r}, too", time)

    def collect_moments(self):
        for event in self.of_kind["publish"]:
            if event["outcome"] != "fail" and (id := self.ids.get(event["text"])) is not None:
                # A repeated attempt with its key changes nothing, however late.
                self.moments[id] = Moment(event["person"], event["text"], [{**event, "lost": ()}])
        for event in sorted(self.of_kind["audience"] + self.of_kind["delete"], key=lambda event: event["start"]):
            if event["outcome"] != "fail" and event["moment"] in self.moments:
                self.moments[event["moment"]].changes.append(event)

    def collect_answers(self):
        for event in self.of_kind["like"]:
            if event["outcome"] != "fail":
                register = self.likes[event["moment"], event["person"]]
                register.write(event["isLiked"], event["start"], event.get("end"), event["lost"])
        for event in self.of_kind["comment"]:
            if event["outcome"] != "fail":
                self.comments[event["moment"], event["text"]].write(True, event["start"], event.get("end"))
                self.comment_authors[event["text"]] = event["person"]

    # MARK: Pages by themselves

    def check_order_of_publishing(self):
        acknowledged = [event for event in self.of_kind["publish"] if event["outcome"] == "ok"]
        ends = sorted(acknowledged, key=lambda event: event["end"])
        newest, position = 0, 0
        for event in acknowledged:
            while position < len(ends) and ends[position]["end"] < event["start"]:
                newest = max(newest, ends[position]["id"])
                position += 1
            if event["id"] <= newest:
                self.found("order", f"moment {event['id']} was sent after {newest} was acknowledged", event["end"])

    def check_page(self, read):
        who, end = read["session"], read["end"]
        keys = [(moment["id"], moment["created"]) for moment in read["moments"]]
        for (newer, created), (older, before) in pairwise(keys):
            if newer == older:
                self.found("twice", f"{who} sees moment {newer} twice", end)
            elif newer < older or created < before:
                self.found("order", f"{who} sees moment {newer} of {created} above moment {older} of {before}", end)
        for moment in read["moments"]:
            ids = [comment["id"] for comment in moment["comments"]]
            if ids != sorted(ids):
                self.found("order", f"{who} sees the comments {ids} of moment {moment['id']}", end)
            texts = [comment["text"] for comment in moment["comments"]]
            for name, values in (("like of", moment["likes"]), ("comment", texts)):
                for value, count in Counter(values).items():
                    if count > 1:
                        self.found("twice", f"{who} sees the {name} {value!r} at moment {moment['id']} {count} times", end)
            if moment["likeCount"] != len(set(moment["likes"])):
                count, likes = moment["likeCount"], moment["likes"]
                self.found("twice", f"{who} sees {count} likes of {likes} at moment {moment['id']}", end)

    # MARK: Moments

    def register(self, id, viewer):
        """Whether a person sees a moment."""
        moment = self.moments[id]
        register = Register()
        for change in moment.changes:
            value = sees(viewer, moment.author, self.friends, change.get("audience"))
            register.write(value, change["start"], change.get("end"), change["lost"], change["kind"] == "delete")
        return register

    def check_moments(self):
        self.registers = {}
        by_author = defaultdict(list)
        for id, moment in self.moments.items():
            insort(by_author[moment.author], id)
        sessions = defaultdict(Session)
        for read in self.reads:
            viewer = read["person"]
            shown = {moment["id"]: moment for moment in read["moments"]}
            for id, moment in shown.items():
                self.check_shown(read, id, moment, sessions)
            # Of older moments the page says nothing, and of newer ones neither.
            oldest = -1 if read["isWhole"] else min(shown, default=NEVER)
            newest = NEVER if read["above"] is None else read["above"] - 1
            for author in (viewer, *self.friends[viewer]):
                ids = by_author[author]
                for id in ids[bisect_right(ids, oldest) : bisect_right(ids, newest)]:
                    if id not in shown:
                        self.check_absent(read, id, sessions)

    def viewed(self, id, viewer):
        if (id, viewer) not in self.registers:
            self.registers[id, viewer] = self.register(id, viewer)
        return self.registers[id, viewer]

    def check_shown(self, read, id, moment, sessions):
        if id not in self.moments:
            return self.found("unpublished", f"{read['session']} sees {moment['text']!r}, which was not sent", read["end"])
        if self.moments[id].text != moment["text"]:
            # Found with the ids already.
            return
        if self.moments[id].author != moment["author"]:
            return self.found("hidden", f"{read['session']} sees moment {id} under a wrong name", read["end"])
        register = self.viewed(id, read["person"])
        possible = register.possible(read["start"], read["end"])
        matching = [index for index in possible if register.writes[index].value]
        if not matching:
            rule = "unpublished" if possible == [0] else "hidden"
            self.found(rule, f"{read['session']} sees moment {id}, {moment['text']!r}", read["end"])
        elif not sessions[read["session"], id].read(register, matching):
            self.found("monotonic", f"{read['session']} sees moment {id} again after it was gone", read["end"])

    def check_absent(self, read, id, sessions):
        register = self.viewed(id, read["person"])
        possible = register.possible(read["start"], read["end"])
        matching = [index for index in possible if not register.writes[index].value]
        if not matching:
            self.found("lost", f"{read['session']} does not see moment {id}, {self.moments[id].text!r}", read["end"])
        elif not sessions[read["session"], id].read(register, matching):
            self.found("monotonic", f"{read['session']} does not see moment {id} any more", read["end"])

    # MARK: Likes and comments

    def knows(self, viewer, author, actor):
        """Whether a person sees what another has done at a moment."""
        if actor in (viewer, author):
            return True
        return actor in self.friends[author] and (author == viewer or actor in self.friends[viewer])

    def check_likes_and_comments(self):
        likers, texts = defaultdict(list), defaultdict(list)
        for id, person in self.likes:
            likers[id].append(person)
        for id, text in self.comments:
            texts[id].append(text)
        sessions = defaultdict(Session)
        for read in self.reads:
            for moment in read["moments"]:
                id = moment["id"]
                if id not in self.moments:
                    continue
                author = self.moments[id].author
                # The server reads likes and comments after the moments: one that is hidden in between has none.
                register = self.viewed(id, read["person"])
                is_steady = all(register.writes[index].value for index in register.possible(read["start"], read["end"]))
                likes, comments = set(moment["likes"]), {comment["text"] for comment in moment["comments"]}
                for person in likes | set(likers[id]):
                    what = Answer("the like of", person, person, person in likes, self.likes.get((id, person)))
                    self.check_answer(read, id, author, what, is_steady, sessions)
                for comment in moment["comments"]:
                    if self.comment_authors.get(comment["text"], comment["author"]) != comment["author"]:
                        self.found("hidden", f"{read['session']} sees {comment['text']!r} under a wrong name", read["end"])
                for text in comments | set(texts[id]):
                    actor = self.comment_authors.get(text)
                    what = Answer("the comment", text, actor, text in comments, self.comments.get((id, text)))
                    # Only the first hundred are requested.
                    self.check_answer(read, id, author, what, is_steady and len(comments) < 100, sessions)

    def check_answer(self, read, id, author, answer, is_steady, sessions):
        text = f"{answer.what} {answer.name!r} at moment {id}"
        if answer.register is None:
            return self.found("unpublished", f"{read['session']} sees {text}", read["end"])
        if not self.knows(read["person"], author, answer.actor):
            if answer.is_shown:
                self.found("hidden", f"{read['session']} sees {text}, of a person they do not know", read["end"])
            return
        if not answer.is_shown and not is_steady:
            return
        register = answer.register
        possible = register.possible(read["start"], read["end"])
        matching = [index for index in possible if bool(register.writes[index].value) == answer.is_shown]
        if not matching:
            rule = "unpublished" if possible == [0] else "lost"
            self.found(rule, f"{read['session']} {'sees' if answer.is_shown else 'does not see'} {text}", read["end"])
        elif not sessions[read["session"], id, answer.what, answer.name].read(register, matching):
            self.found("monotonic", f"{read['session']} sees an older state of {text}", read["end"])


@dataclass
class Answer:
    """A like or a comment at a moment of a page."""

    what: str
    name: object
    actor: int | None
    is_shown: bool
    register: Register | None
