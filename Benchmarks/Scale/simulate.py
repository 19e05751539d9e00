#!/usr/bin/env python3
"""Carries the measured costs of Moments on to more people than one machine can be filled with.

    Benchmarks/Scale/simulate.py                 the tables of Docs/Scale.md
    Benchmarks/Scale/simulate.py --people 50000  one number of people
    Benchmarks/Scale/simulate.py --writers 16    with the people divided among so many databases
    Benchmarks/Scale/simulate.py --commit 5      with a disk that takes 5 milliseconds for a transaction
    Benchmarks/Scale/simulate.py --sigma 1.2     with more people who have very many friends
    Benchmarks/Scale/simulate.py --direct none   with a row for each friend of each moment, as before decision 75

`costs.json` has what was measured and how; `Habits` has what people are assumed to do; `Timelines` has the rule by which moments reach the
timelines of friends (Docs/Decisions/0075). The queue of writing transactions is simulated, one transaction after the other; the rest is
arithmetic.
"""

import argparse
import heapq
import json
import math
import pathlib
import random
from dataclasses import dataclass

COSTS = json.loads((pathlib.Path(__file__).parent / "costs.json").read_text())
PEOPLE = [1_000, 10_000, 100_000, 1_000_000, 10_000_000]
DAY = 86_400


@dataclass
class Habits:
    """What a person does in a day on average. The busiest hour has `peak` times the mean."""

    pages: float = 30
    publishes: float = 0.5
    likes: float = 6
    comments: float = 1.5
    photos_per_moment: float = 1.5
    # All three sizes of a photo of a telephone, as WebP.
    photo_bytes: float = 600_000
    peak: float = 3
    # The share of people whose browsers are connected in the busiest hour.
    connected: float = 0.08
    median_friends: int = 150
    # The spread of the number of friends: one in a hundred has more than five times the median.
    sigma: float = 0.7
    most_friends: int = 20_000

    def friends(self, random, people):
        most = min(self.most_friends, people - 1)
        return min(most, max(1, round(random.lognormvariate(math.log(self.median_friends), self.sigma))))

    @property
    def writes(self):
        return self.publishes + self.likes + self.comments


@dataclass
class Timelines:
    """How a moment reaches the timelines of its author's friends; the limits are those of `TimelineLimits` in the store."""

    # With more friends, timelines are written after the moment.
    at_once: float = 500
    # With more friends, they are not written: the moment is read from its author, at query time.
    written: float = 5_000
    # How many rows a later transaction writes.
    batch: int = 200
    # The milliseconds that a page takes longer for each friend whose moments are read from them: decision 75 measured 0.1 to 0.3.
    read: float = 0.3

    def rows(self, friends):
        """The rows of a moment that are written at once, and those written afterwards. The author's own is among the first."""
        if friends <= self.at_once:
            return friends + 1, 0
        # The row that says that the moment is to be read from its author.
        return 2, friends if friends <= self.written else 0


def queue(people, habits, writers, timelines, seconds=120, seed=1):
    """Simulates the transactions of the busiest hour that wait for each other at one of some databases.

    Returns the share of the time in which it is busy, and the median and the 99th percentile of the milliseconds until a transaction of a
    person is done. Transactions that write timelines afterwards wait in the same queue, one after the other, and nobody waits for them.
    """
    rng = random.Random(seed)
    rate = people * habits.writes * habits.peak / DAY / writers
    if rate * seconds > 400_000:
        seconds = 400_000 / rate
    cost = COSTS["milliseconds"]
    clock = free = busy = 0.0
    waits = []
    # The rows of timelines that are to be written, and whether a transaction for them is in the queue.
    later, is_writing_later = 0, False
    arrivals = [(rng.expovariate(rate), True)]
    while arrivals:
        clock, is_of_person = heapq.heappop(arrivals)
        service = cost["commit"]
        if not is_of_person:
            rows = min(timelines.batch, later)
            later -= rows
            service += rows * cost["timeline row"]
        else:
            if clock >= seconds:
                break
            heapq.heappush(arrivals, (clock + rng.expovariate(rate), True))
            kind = rng.random() * habits.writes
            if kind < habits.publishes:
                rows, after = timelines.rows(habits.friends(rng, people))
                later += after
                service += cost["publish"] + rows * cost["timeline row"]
            elif kind < habits.publishes + habits.likes:
                service += cost["like"]
            else:
                service += cost["comment"]
        free = max(clock, free) + service / 1000
        busy += service / 1000
        if is_of_person:
            waits.append((free - clock) * 1000)
            # A queue that only grows says the same after a minute of waiting.
            if waits[-1] > 60_000:
                break
        else:
            is_writing_later = False
        if later and not is_writing_later:
            is_writing_later = True
            heapq.heappush(arrivals, (free, False))
    waits.sort()
    return busy / max(clock, 1e-9), waits[len(waits) // 2], waits[int(len(waits) * 0.99)]


def estimate(people, habits, writers, timelines):
    rng = random.Random(2)
    sample = [habits.friends(rng, people) for _ in range(20_000)]
    friends = sum(sample) / len(sample)
    # A person has so many friends whose moments are read from them: of all friendships, those with such a friend.
    read = sum(count for count in sample if count > timelines.written) / len(sample)
    size = COSTS["bytes"]
    moments = people * habits.publishes * 365
    rows = {
        "timeline row": moments * sum(sum(timelines.rows(count)) for count in sample) / len(sample),
        "friendship": people * friends,
        "moment": moments,
        "like": people * habits.likes * 365,
        "comment": people * habits.comments * 365,
        "notification": people * (habits.likes + habits.comments) * 365,
    }
    database = sum(count * size[name] for name, count in rows.items())
    photos = moments * habits.photos_per_moment * habits.photo_bytes
    pages = people * habits.pages * habits.peak / DAY
    connected = people * habits.connected
    busy, median, p99 = queue(people, habits, writers, timelines)
    events = people * habits.peak / DAY * (habits.publishes * friends + (habits.likes + habits.comments) * friends * 0.3)
    return {
        "people": people,
        "friends": friends,
        "read": read,
        "timeline rows": rows["timeline row"],
        "database": database,
        "photos": photos,
        "pages": pages,
        "cores": pages * (COSTS["milliseconds"]["page"] + read * timelines.read) / 1000 / 0.6,
        "memory": connected * size["idle session"],
        "writes": people * habits.writes * habits.peak / DAY,
        "busy": busy,
        "median": median,
        "p99": p99,
        "events": events,
    }


def amount(number, unit=""):
    for power, name in ((1e15, "P"), (1e12, "T"), (1e9, "G"), (1e6, "M"), (1e3, "k")):
        if number >= power:
            return f"{number / power:.{0 if number >= 100 * power else 1}f} {name}{unit}"
    return f"{number:.{0 if number >= 10 else 1}f} {unit}".strip()


def row(estimate):
    return [
        f"{estimate['people']:,}",
        amount(estimate["database"], "B"),
        amount(estimate["photos"], "B"),
        f"{estimate['read']:.1f}",
        amount(estimate["pages"]),
        amount(estimate["cores"]),
        amount(estimate["memory"], "B"),
        amount(estimate["events"]),
        amount(estimate["writes"]),
        f"{min(estimate['busy'], 99) * 100:.0f} %",
        # A queue that gets more than it can do has no end.
        f"{estimate['median']:.0f} ms, {estimate['p99']:.0f} ms" if estimate["busy"] < 1 else "grows without end",
    ]


HEAD = [
    "people", "database, a year", "photos, a year", "friends read at query time", "pages/s", "cores for pages",
    "memory of connected sessions", "events/s", "writes/s", "the writer is busy", "a write takes: median, p99",
]


def limit(text):
    return math.inf if text == "none" else int(text)


def main():
    parser = argparse.ArgumentParser(description="Carries the measured costs of Moments on to more people.")
    parser.add_argument("--people", type=int, nargs="*", default=PEOPLE, help="numbers of people")
    parser.add_argument("--writers", type=int, default=1, help="databases among which the people are divided")
    parser.add_argument("--commit", type=float, default=COSTS["milliseconds"]["commit"], help="milliseconds until a disk has a transaction")
    parser.add_argument("--sigma", type=float, default=Habits.sigma, help="the spread of the numbers of friends")
    parser.add_argument(
        "--direct", type=limit, default=Timelines.written,
        help="with more friends, moments are read at query time; 'none' writes all timelines at once",
    )
    options = parser.parse_args()
    COSTS["milliseconds"]["commit"] = options.commit
    if options.writers < 1 or options.commit < 0 or any(people < 2 for people in options.people):
        parser.error("at least 2 people, 1 database and no less than 0 ms are needed")
    if options.sigma <= 0 or options.direct < 0:
        parser.error("the spread is more than 0, and the number of friends no less than 0")
    timelines = Timelines(written=options.direct)
    timelines.at_once = math.inf if options.direct == math.inf else min(timelines.at_once, options.direct)
    print("| " + " | ".join(HEAD) + " |")
    print("|" + "---|" * len(HEAD))
    for people in options.people:
        print("| " + " | ".join(row(estimate(people, Habits(sigma=options.sigma), options.writers, timelines))) + " |")


if __name__ == "__main__":
    main()
