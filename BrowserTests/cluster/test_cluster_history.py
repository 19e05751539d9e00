"""People use a cluster while it breaks, and see what they may and nothing else. `make test-cluster` does more of it, for longer."""

import random

from live_server import ARTIFACTS
from trial import Trial


def test_a_cluster_keeps_its_word_while_it_breaks():
    seed = random.randrange(1 << 32)
    ARTIFACTS.mkdir(parents=True, exist_ok=True)
    said = []
    # So that it is no quiet time.
    least = {"publish": 20, "read": 100}
    faults = ("machine", "failover", "cut")
    trial = Trial(ARTIFACTS / "history.jsonl", seed, people=20, seconds=60, faults=faults, pause=1.5, least=least, say=said.append)
    try:
        violations = trial.run()
    finally:
        # Also what was said before an error.
        print(f"Seed {seed}", *said, sep="\n")
    assert not violations, f"seed {seed}: {violations[:10]}"
    assert all(trial.happened.values()) and trial.is_enough(), trial.people.counts()
