"""A run: people use a cluster while it breaks, and their history is checked."""

import random
import time
from collections import Counter

from checker import Violation, check
from faults import FAULTS
from history import History
from machines import Cluster
from people import People


class Trial:
    # The most seconds beyond those of a run in which people may do what a test expects at least.
    slack = 900

    def __init__(self, path, seed, people=200, seconds=600, faults=tuple(FAULTS), pause=4.0, is_synchronous=True, least=None, say=print):
        """`pause` is the mean time between two things a person does, in seconds; `least` are numbers of what is done by its kind, such as
        `{"publish": 20}`: on a slow machine, that takes longer than `seconds`, and things go on breaking meanwhile."""
        self.path, self.seed = path, seed
        self.count, self.seconds, self.names, self.pause = people, seconds, list(faults), pause
        self.is_synchronous = is_synchronous
        self.least = least or {}
        self.say = say
        self.random = random.Random(seed)
        self.history = History(path)
        self.people = None
        # The numbers of faults by name.
        self.happened = {name: 0 for name in self.names}

    def run(self):
        """Returns the violations."""
        cluster = Cluster(self.is_synchronous)
        try:
            began = time.monotonic()
            self.people = People(self.count, cluster.port, self.history, self.seed, self.pause)
            self.say(f"{self.count} people have signed up in {time.monotonic() - began:.0f} s")
            cluster.token = self.people.all[0].caller.token
            self.people.start()
            self.break_things(cluster)
            self.people.end()
            self.say("Everybody has ended, and reads everything")
            self.people.read_everything()
        finally:
            self.history.close()
            cluster.stop()
        began = time.monotonic()
        violations = check(self.history.events) + self.lost_answers() + self.damages()
        self.report(violations, time.monotonic() - began)
        return violations

    def break_things(self, cluster):
        begin = time.monotonic()
        end = begin + self.seconds
        names = []
        # Each fault happens at least once, however long that takes.
        while time.monotonic() < end or not all(self.happened.values()) or (time.monotonic() < end + self.slack and not self.is_enough()):
            self.wait(self.random.uniform(2, 6))
            if not names:
                names = [name for name in self.names if self.obstacle(name, cluster) is None]
                self.random.shuffle(names)
            name = names.pop()
            fault = FAULTS[name](cluster, self.random)
            start = self.history.now()
            detail = fault.begin()
            self.wait(self.random.uniform(*fault.seconds))
            fault.end()
            cluster.wait_until_whole()
            self.happened[name] += 1
            self.history.add("fault", name=name, start=start, end=self.history.now(), detail=detail)
            self.say(f"{start - begin:5.0f} s: {detail}; whole again after {self.history.now() - start:.1f} s")
        self.wait(3)

    def is_enough(self):
        """Whether people have done what is expected at least."""
        counts = self.people.counts()
        return all(counts[kind, "ok"] >= count for kind, count in self.least.items())

    def obstacle(self, name, cluster):
        obstacle = FAULTS[name].obstacle(cluster)
        if obstacle and name in self.happened:
            self.say(f"No {name}: {obstacle}")
            del self.happened[name]
        return obstacle

    def wait(self, seconds):
        """Lets the people go on. A person who has failed ends the run."""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            time.sleep(min(0.2, max(0, deadline - time.monotonic())))
            for person in self.people.all:
                if person.failure:
                    raise person.failure

    def lost_answers(self):
        """Requests that were sent while something happened that must not be noticed, and that nothing has answered."""
        return [
            Violation("noAnswer", f"{text}, sent during {fault['name']}", time_)
            for fault in self.faults
            if not FAULTS[fault["name"]].loses_answers
            for time_, text, sent in self.people.complaints
            if sent and fault["start"] <= sent <= fault["end"]
        ]

    def damages(self):
        """Answers that the database is damaged: no fault damages it."""
        return [Violation("damaged", text, time_) for time_, text, _ in self.people.complaints if "DAMAGED" in text]

    @property
    def faults(self):
        return [event for event in self.history.events if event["kind"] == "fault"]

    def report(self, violations, duration):
        self.say("Operations: " + ", ".join(f"{kind} {outcome} {count}" for (kind, outcome), count in sorted(self.people.counts().items())))
        self.report_complaints()
        self.say(f"Faults: {', '.join(f'{name} {count}' for name, count in self.happened.items())}; seed {self.seed}")
        rules = Counter(violation.rule for violation in violations)
        found = ", ".join(f"{rule} {count}" for rule, count in rules.items()) or "no violations"
        self.say(f"Checked {self.path} in {duration:.1f} s: {found}")
        for violation in violations[:20]:
            self.say(f"  {violation}")

    def report_complaints(self):
        """What came instead of answers during each kind of fault."""
        kinds = {}
        for time_, text, _ in self.people.complaints:
            name = next((fault["name"] for fault in self.faults if fault["start"] <= time_ <= fault["end"] + 2), "no fault")
            of_fault = kinds.setdefault(name, {})
            short = text.split(":")[0] if not text.startswith("status") else text
            of_fault[short] = of_fault.get(short, 0) + 1
        for name, counts in sorted(kinds.items()):
            self.say(f"No answer during {name}: " + ", ".join(f"{text} {count}" for text, count in sorted(counts.items())))
