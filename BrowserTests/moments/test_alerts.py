"""The alerts in Apps/Moments/Deploy name metrics that a server has, and the guide says what to do about each."""

import re

import pytest

from live_server import ROOT
from moments_server import Refused
from trace_collector import TraceCollector
from waiting import wait_until

RULES = (ROOT / "Apps" / "Moments" / "Deploy" / "alerts.yml").read_text()
GUIDE = (ROOT / "Sources" / "OrielServer" / "OrielServer.docc" / "Operating.md").read_text()
ALERTS = re.findall(r"^ +- alert: (\w+)$", RULES, re.MULTILINE)


def expressions():
    """The expression of each alert."""
    parts = re.split(r"^ +- alert: ", RULES, flags=re.MULTILINE)[1:]
    return {part.split()[0]: re.search(r"expr: (?:>-\n)?(.*?)\n +(?:for|labels):", part, re.DOTALL).group(1) for part in parts}


def named_metrics():
    names = {name for text in expressions().values() for name in re.findall(r"\b(?:oriel|moments|graphql|trace)_\w+", text)}
    assert names
    return names


def missing(server):
    """The metrics of alerts that a server does not have."""
    lines = server.metrics_of_all() or ()
    return named_metrics() - {name for line in lines for name in re.findall(r"^\w+", line)}


def test_every_metric_of_an_alert_is_one_that_a_server_has(start_family):
    collector = TraceCollector()
    try:
        family = start_family("--traces", collector.address)
        # What is counted when it first happens.
        family.client().request("/", headers={"Host": "elsewhere.example"})
        family.people["ada"].ask("{ viewer { id } }")
        with pytest.raises(Refused):
            family.client().sign_in("ada", "a wrong password")
        # A worker that does not answer another within a second is left out once.
        wait_until(lambda: not missing(family), f"a server has {', '.join(sorted(named_metrics()))}")
    finally:
        collector.stop()


def test_the_labels_of_alerts_are_known():
    labels = {label for text in expressions().values() for label in re.findall(r"(\w+)=~?\"", text)}
    assert labels == {"job", "reason", "outcome"}


def test_the_guide_has_a_row_for_each_alert():
    assert len(ALERTS) == len(set(ALERTS)) > 5
    assert ALERTS == re.findall(r"^\| `(Moments\w+)` \|", GUIDE, re.MULTILINE)


@pytest.mark.parametrize("alert", ALERTS)
def test_an_alert_says_how_bad_it_is_and_what_it_means(alert):
    part = re.split(rf"- alert: {alert}\n", RULES)[1].split("- alert:")[0]
    assert re.search(r"labels: \{severity: (page|ticket)\}", part)
    assert re.search(r"summary: .+\.", part)
