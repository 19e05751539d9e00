#!/usr/bin/env python3
"""Forwards connections to databases, and breaks them on command: the network of one machine.

    links.py 5001:6001 5002:6002

Connections to port 5001 go to port 6001 of this machine, and so on. It reads commands from standard input, and ends with it:

- `cut`: closes all connections and refuses new ones.
- `silence`: bytes get nowhere, and nobody is told.
- `mend`: forwards again, also what was sent in a silence.
- `lose 6001`: refuses connections to a database that has ended. libpq tries its next host if one is refused, not if it is closed.
- `find 6001`: forwards them again.

It is a process of its own, so that the people in the other do not slow it down.
"""

import asyncio
import os
import subprocess
import sys


class Links:
    """The process, for the program that starts it."""

    def __init__(self, ports):
        """`ports` are those of the links by those of the databases."""
        self.ports = ports
        command = [sys.executable, __file__, *(f"{port}:{target}" for target, port in ports.items())]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout.readline() == "ready\n"

    def send(self, *command):
        self.process.stdin.write(" ".join(map(str, command)) + "\n")
        self.process.stdin.flush()
        assert self.process.stdout.readline() == "done\n"

    def close(self):
        self.process.stdin.close()
        self.process.wait(60)


class Network:
    def __init__(self, pairs):
        self.ports = {target: port for port, target in pairs}
        self.listeners = {}
        self.lost = set()
        self.pipes = set()
        self.is_cut = False
        self.is_open = asyncio.Event()
        self.is_open.set()

    async def obey(self, command, target=None):
        if command == "silence":
            self.is_open.clear()
        elif command == "cut":
            self.is_cut = True
            for writer in self.pipes:
                writer.transport.abort()
        elif command == "mend":
            self.is_cut = False
            self.is_open.set()
        elif command == "lose":
            self.lost.add(int(target))
        elif command == "find":
            self.lost.discard(int(target))
        await self.listen()

    async def listen(self):
        """Listens where connections are accepted, and nowhere else."""
        accepted = set() if self.is_cut else self.ports.keys() - self.lost
        for target in self.listeners.keys() - accepted:
            self.listeners.pop(target).close()
        for target in accepted - self.listeners.keys():
            accept = lambda reader, writer, target=target: self.accept(reader, writer, target)
            self.listeners[target] = await asyncio.start_server(accept, "127.0.0.1", self.ports[target])

    async def accept(self, reader, writer, target):
        await self.is_open.wait()
        try:
            there_reader, there_writer = await asyncio.open_connection("127.0.0.1", target)
        except OSError:
            return writer.transport.abort()
        self.pipes |= {writer, there_writer}
        await asyncio.gather(self.forward(reader, there_writer), self.forward(there_reader, writer))
        self.pipes -= {writer, there_writer}

    async def forward(self, reader, writer):
        try:
            while data := await reader.read(65536):
                await self.is_open.wait()
                writer.write(data)
                await writer.drain()
            writer.close()
        except OSError:
            writer.transport.abort()


async def main(pairs):
    network = Network(pairs)
    await network.listen()
    print("ready", flush=True)
    commands = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(commands), sys.stdin)
    while line := await commands.readline():
        await network.obey(*line.decode().split())
        print("done", flush=True)
    # At once, whatever is being forwarded.
    os._exit(0)


if __name__ == "__main__":
    asyncio.run(main([tuple(map(int, pair.split(":"))) for pair in sys.argv[1:]]))
