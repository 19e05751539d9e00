"""A value that one person writes and many read, and what a read may return.

    register = Register()
    register.write(True, start=1, end=2)
    register.possible(3, 4)  # [1]: the write has ended before the read begins
    register.possible(1.5, 4)  # [0, 1]: the read may have come before it

A register begins with the value False, which has the index 0; each write has the next one.
"""

from dataclasses import dataclass, field

# An attempt without an answer may have its effect so much later, in seconds: more than all deadlines of a request together.
LATE = 60
NEVER = float("inf")


@dataclass
class Write:
    value: object
    start: float
    # NEVER if no answer came.
    end: float
    # Until when an attempt without an answer may have its effect, even after later writes.
    late: float = -NEVER
    # Whether nothing written afterwards counts, as after a deletion.
    is_last: bool = False


@dataclass
class Register:
    writes: list[Write] = field(default_factory=lambda: [Write(False, -NEVER, -NEVER)])

    def write(self, value, start, end=None, lost=(), is_last=False):
        late = max(lost) + LATE if lost else -NEVER
        self.writes.append(Write(value, start, NEVER if end is None else end, late, is_last))

    def possible(self, start, end):
        """The indices of the writes that may be current at some time of a read."""
        return [i for i, write in enumerate(self.writes) if write.start < end and not self.is_over(i, start)]

    def is_over(self, index, time):
        """Whether a later write has replaced one for certain."""
        write = self.writes[index]
        return any(later.end < time and (later.is_last or later.start > write.late) for later in self.writes[index + 1 :])


class Session:
    """What one session has read of a register: it never goes back."""

    def __init__(self):
        self.oldest = 0

    def read(self, register, indices):
        """Whether a read that shows one of some writes can follow the reads before."""
        following = [index for index in indices if index >= self.oldest]
        if following:
            self.oldest = following[0]
            return True
        # Written before, and again by an attempt that came late.
        return any(register.writes[index].late > -NEVER for index in indices)
