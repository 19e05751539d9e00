"""The simulation behind Docs/Scale.md follows the rule of decision 75, by which moments reach the timelines of friends."""

import importlib.util
import math
import sys

import pytest

from live_server import ROOT


@pytest.fixture(scope="module")
def scale():
    spec = importlib.util.spec_from_file_location("simulate", ROOT / "Benchmarks" / "Scale" / "simulate.py")
    module = importlib.util.module_from_spec(spec)
    # Data classes look for the module of their fields.
    sys.modules["simulate"] = module
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("friends", "at_once", "afterwards"),
    [(1, 2, 0), (500, 501, 0), (501, 2, 501), (5_000, 2, 5_000), (5_001, 2, 0), (20_000, 2, 0)],
)
def test_rows_are_written_at_once_afterwards_or_never(scale, friends, at_once, afterwards):
    assert scale.Timelines().rows(friends) == (at_once, afterwards)


def test_with_the_habits_of_most_people_nobody_is_read_at_query_time(scale):
    estimate = scale.estimate(10_000, scale.Habits(), 1, scale.Timelines())
    assert estimate["read"] == 0
    assert estimate["timeline rows"] == pytest.approx(10_000 * 0.5 * 365 * (estimate["friends"] + 1), rel=0.01)


def test_people_with_very_many_friends_cost_pages_instead_of_rows(scale):
    habits = scale.Habits(sigma=1.2)
    ruled = scale.estimate(100_000, habits, 1, scale.Timelines())
    written = scale.estimate(100_000, habits, 1, scale.Timelines(at_once=math.inf, written=math.inf))
    assert ruled["read"] > 5 and written["read"] == 0
    assert ruled["timeline rows"] < 0.98 * written["timeline rows"]
    assert ruled["cores"] > 1.5 * written["cores"]


def test_timelines_that_are_written_afterwards_are_done_but_keep_nobody_waiting(scale):
    habits, writers = scale.Habits(sigma=1.2), 1
    rule = scale.Timelines(written=math.inf)
    busy, _, p99 = scale.queue(1_000_000, habits, writers, rule)
    all_busy, _, all_p99 = scale.queue(1_000_000, habits, writers, scale.Timelines(at_once=math.inf, written=math.inf))
    # All rows are written, in more transactions.
    assert busy > 0.95 * all_busy
    assert p99 < 0.7 * all_p99
