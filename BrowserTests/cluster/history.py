"""The history of a run: JSON lines, one for each person, operation and fault.

Every line has `kind`. Times are those of one monotonic clock, in seconds. An operation has:

- `start`, and `end` if it was acknowledged: when it was first sent, and when the answer came.
- `outcome`: `ok`; `fail` if the server has refused it, so that it has no effect; `unknown` if no answer ever came.
- `lost`: when the attempts were sent that had no answer. The last attempt may have had one.

Moments and comments are known by their texts, each of which is sent only once. All ids are numbers.

| kind | further fields |
|---|---|
| `person` | `person`, `name`, `friends` |
| `publish` | `person`, `text`, `audience`, and `id` if acknowledged |
| `audience` | `person`, `moment`, `audience`: an object with `visibility` and `people` |
| `delete` | `person`, `moment` |
| `like` | `person`, `moment`, `isLiked` |
| `comment` | `person`, `moment`, `text`, and `id` if acknowledged |
| `read` | `person`, `session`, `above`, `isWhole`, `moments`: a page of the timeline with moments older than `above` (null for the first \
page), and whether none are older than the last |
| `signedOut` | `person`: the server did not know a sign-in |
| `fault` | `name`, `detail` |
"""

import json
import threading
import time


class History:
    """Writes events to a file, from any thread."""

    def __init__(self, path):
        self.path = path
        self.file = path.open("w")
        self.lock = threading.Lock()
        self.events = []

    @staticmethod
    def now():
        return round(time.monotonic(), 6)

    def add(self, kind, **fields):
        event = {"kind": kind, **fields}
        line = json.dumps(event, ensure_ascii=False)
        with self.lock:
            self.events.append(event)
            self.file.write(line + "\n")

    def close(self):
        self.file.close()

    @staticmethod
    def read(path):
        with open(path) as file:
            return [json.loads(line) for line in file]
