"""People use a cluster while it breaks, and see what they may and nothing else. `make test-cluster` does more of it, for longer."""

import random

from live_server import ARTIFACTS
from trial import Trial


def test_a_cluster_keeps_its_word_while_it_breaks():
    seed = random.randrange(1 << 32)
    ARTIFACTS.mkdir(parents=True, exist_ok=True)
    said = []
    trial = Trial(
        ARTIFACTS / "history.jsonl", seed, people=20, seconds=60, faults=("machine", "failover", "cut"), pause=1.5, say=said.append
    )
    violations = trial.run()
    print(*said, sep="\n")
    assert not violations, f"seed {seed}: {violations[:10]}"
    # It was no quiet time.
    counts = trial.people.counts()
    assert all(trial.happened.values()) and counts["publish", "ok"] >= 20 and counts["read", "ok"] >= 100, counts
