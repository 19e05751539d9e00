"""What a tap leads to can be read as one trace, and the server does not depend on the collector."""

import pytest

from trace_collector import TraceCollector
from waiting import wait_until


@pytest.fixture
def collector():
    collector = TraceCollector()
    yield collector
    collector.stop()


def complaints(server):
    return server.log.read_text().count("Traces cannot be delivered")


def test_a_tap_is_one_trace_down_to_the_store(start_family, enter, collector):
    server = start_family("--traces", collector.address)
    server.people["ada"].publish("Seen by the collector")
    window = enter("ben", origin=server.origin)
    window.open()
    heart = window.heart("Seen by the collector")
    heart.click()
    window.wait_until(lambda: heart.get_attribute("aria-pressed") == "true", "the moment is liked")

    def likes():
        return [
            names
            for names in map(collector.ancestors, collector.named("store "))
            if any("Like" in name for name in names) and any(name.startswith("event") for name in names)
        ]

    wait_until(lambda: likes(), "the trace of the like has arrived")
    names = likes()[0]
    assert names[0].startswith("store ")
    assert any(name.startswith("GraphQL ") for name in names)
    assert names[-1].startswith("event ") and "tap" in names[-1]
    assert {"service.name", "service.version", "host.name", "process.pid"} <= collector.resources[0].keys()
    text = repr(collector.spans)
    for secret in ("Seen by the collector", "Ada Lovelace", server.tokens["ada"], server.tokens["ben"]):
        assert secret not in text


# One process, because each worker has a queue and log lines of its own.
@pytest.mark.one_machine("each machine has a queue and a log of its own")
def test_a_server_goes_on_without_its_collector(start_family, collector):
    collector.status = 503
    server = start_family("--workers", "0", "--traces", collector.address)
    for number in range(3):
        server.people["ada"].publish(f"Moment {number}")
    wait_until(lambda: complaints(server) == 1, "the failure is in the log")
    assert server.people["ada"].timeline()
    assert complaints(server) == 1
    collector.status = 200
    wait_until(lambda: server.metric("trace_spans_exported_total") > 0, "the spans that waited are counted")
    # A batch that failed before people asked has none of theirs.
    wait_until(lambda: collector.named("GraphQL "), "the spans of requests arrive")


def test_nothing_is_recorded_with_a_ratio_of_zero(start_family, collector):
    server = start_family("--traces", collector.address, "--trace-ratio", "0")
    for number in range(3):
        server.people["ada"].publish(f"Moment {number}")
    server.stop()
    assert not collector.spans
