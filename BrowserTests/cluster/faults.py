"""What breaks in a cluster. A fault begins, lasts for some seconds, and ends; then the cluster becomes whole again."""

import os
import pathlib
import signal
import time

from databases import REPAIR
from waiting import wait_until


class Fault:
    # The least and the most seconds that it lasts.
    seconds = (3, 8)
    # Whether requests may get no answer.
    loses_answers = True

    def __init__(self, cluster, random):
        self.cluster = cluster
        self.machine = random.choice(cluster.machines)
        self.random = random

    @classmethod
    def obstacle(cls, cluster):
        """Why it is not possible here; None if it is."""

    def begin(self):
        """Returns what exactly has happened."""
        raise NotImplementedError

    def end(self):
        """Repairs it, as far as it needs a hand."""


class KilledMachine(Fault):
    name = "machine"

    def begin(self):
        self.machine.kill()
        return f"killed machine {self.machine.name}"

    def end(self):
        self.machine.start()


class KilledWorker(Fault):
    name = "worker"
    seconds = (1, 3)

    def begin(self):
        worker = self.random.choice(self.machine.workers)
        os.kill(worker, signal.SIGKILL)
        return f"killed worker {worker} of machine {self.machine.name}"


class FrozenMachine(Fault):
    """Longer than the balancer waits for a sign of life, or shorter."""

    name = "freeze"
    seconds = (4, 15)

    def begin(self):
        self.machine.signal(signal.SIGSTOP)
        return f"froze machine {self.machine.name}"

    def end(self):
        self.machine.signal(signal.SIGCONT)


class Rolling(Fault):
    """Replaces the machines one after the other. MOMENTS_NEXT is the program of the new version, by default the same."""

    name = "roll"
    seconds = (0, 0)
    # The balancer takes a machine out before it ends.
    loses_answers = False

    def begin(self):
        program = os.environ.get("MOMENTS_NEXT")
        program = program and pathlib.Path(program).resolve(strict=True)
        for machine in self.cluster.machines:
            machine.end()
            if program:
                machine.program = program
            machine.start()
            self.cluster.wait_for(machine)
        return f"replaced all machines, {f'by {program}' if program else 'by the same program'}"


class Reloading(Fault):
    """Replaces the workers of all machines, one machine after the other."""

    name = "reload"
    seconds = (0, 0)
    loses_answers = False

    def begin(self):
        for machine in self.cluster.machines:
            before = set(machine.workers)
            machine.process.send_signal(signal.SIGHUP)
            wait_until(lambda: not before & set(machine.workers), f"machine {machine.name} has new workers", REPAIR, 0.2)
            self.cluster.wait_for(machine)
        return "replaced all workers"


class CrashedDatabase(Fault):
    name = "database"

    def begin(self):
        self.node = self.cluster.databases.primary
        self.node.crash()
        self.cluster.database_ended(self.node)
        return f"crashed database {self.node.name}"

    def end(self):
        self.node.start()
        self.cluster.database_started(self.node)


class FrozenDatabase(Fault):
    name = "stall"
    seconds = (3, 12)

    def begin(self):
        self.node = self.cluster.databases.primary
        self.node.freeze()
        return f"froze database {self.node.name}"

    def end(self):
        self.node.thaw()


class FailOver(Fault):
    """The standby takes the place of a database that is ended for certain."""

    name = "failover"

    def begin(self):
        databases = self.cluster.databases
        self.old, new = databases.primary, databases.standby
        kind = self.random.choice(("crashed", "froze", "was ahead of its standby"))
        if kind == "froze":
            self.old.freeze()
        elif kind == "was ahead of its standby":
            databases.links.send("silence")
        if kind != "crashed":
            # Until somebody decides.
            time.sleep(self.random.uniform(2, 8))
        self.old.crash()
        self.cluster.database_ended(self.old)
        # What was on the way to the standby is lost.
        databases.links.send("cut")
        databases.promote()
        databases.links.send("mend")
        return f"promoted database {new.name} after {self.old.name} {kind}"

    def end(self):
        self.cluster.databases.add_standby()
        self.cluster.database_started(self.old)


class CutNetwork(Fault):
    """A machine does not reach the databases."""

    name = "cut"
    seconds = (3, 12)

    def begin(self):
        kind = self.random.choice(("cut", "silence"))
        self.machine.links.send(kind)
        return f"{'cut' if kind == 'cut' else 'silenced'} the network of machine {self.machine.name}"

    def end(self):
        self.machine.links.send("mend")


class FullDisk(Fault):
    """The disk of the database, with its tables and its log. It may end, and cannot start while there is no space."""

    name = "disk"

    @classmethod
    def obstacle(cls, cluster):
        return None if cluster.databases.primary.disk.is_limited else "only root can make a small disk (tmpfs)"

    def begin(self):
        self.node = self.cluster.databases.primary
        self.node.disk.fill()
        return f"filled the disk of database {self.node.name}"

    def end(self):
        self.node.disk.free()
        if self.node.process.poll() is not None:
            self.cluster.database_ended(self.node)
            self.node.start()
            self.cluster.database_started(self.node)


class FullMachine(Fault):
    """The disk of a machine, with its data folder and its temporary files. A worker has to start while it is full."""

    name = "space"

    @classmethod
    def obstacle(cls, cluster):
        return None if cluster.machines[0].disk.is_limited else "only root can make a small disk (tmpfs)"

    def begin(self):
        self.machine.disk.fill()
        os.kill(self.random.choice(self.machine.workers), signal.SIGKILL)
        return f"filled the disk of machine {self.machine.name}, and killed a worker"

    def end(self):
        self.machine.disk.free()


class ShiftedClock(Fault):
    """The clock of one machine is wrong by minutes; the others have the right time."""

    name = "clock"
    seconds = (5, 12)

    def begin(self):
        minutes = self.random.choice((-1, 1)) * self.random.randint(2, 15)
        self.machine.clock.shift(minutes)
        return f"shifted the clock of machine {self.machine.name} by {minutes} minutes"

    def end(self):
        self.machine.clock.shift(0)


FAULTS = {
    fault.name: fault
    for fault in (
        KilledMachine,
        KilledWorker,
        FrozenMachine,
        Rolling,
        Reloading,
        CrashedDatabase,
        FrozenDatabase,
        FailOver,
        CutNetwork,
        FullDisk,
        FullMachine,
        ShiftedClock,
    )
}
