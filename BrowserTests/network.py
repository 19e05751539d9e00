"""A proxy that simulates a slow or interrupted network."""

import asyncio
import socket
import threading

from waiting import free_port


class Network:
    """Forwards bytes between browser and server, with an optional delay, or drops all connections."""

    def __init__(self, target):
        self.target = target
        self.latency = 0.0
        # Bytes per second in each direction; None for no limit.
        self.speed = None
        self.is_cut = False
        self.port = free_port()
        self.writers = set()
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        listener = socket.create_server(("127.0.0.1", self.port))
        # Bytes in the kernel's receive buffer count as sent, so a slow network needs a small buffer.
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 32768)
        self.server = self.call(asyncio.start_server(self.accept, sock=listener))

    @property
    def origin(self):
        return f"http://127.0.0.1:{self.port}"

    def call(self, coroutine):
        return asyncio.run_coroutine_threadsafe(coroutine, self.loop).result(10)

    async def accept(self, reader, writer):
        self.writers.add(writer)
        if self.is_cut:
            return writer.transport.abort()
        try:
            there_reader, there_writer = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            return writer.transport.abort()
        self.writers.add(there_writer)
        await asyncio.gather(self.pass_on(reader, there_writer), self.pass_on(there_reader, writer))

    async def pass_on(self, reader, writer):
        """Delivers each piece with the same delay, in the order in which the pieces were sent."""
        pieces = asyncio.Queue()

        async def deliver():
            while (piece := await pieces.get())[1]:
                await asyncio.sleep(max(0, piece[0] - self.loop.time()))
                writer.write(piece[1])
            writer.close()

        delivery = asyncio.create_task(deliver())
        try:
            while data := await reader.read(65536 if self.speed is None else 8192):
                if self.speed is not None:
                    await asyncio.sleep(len(data) / self.speed)
                pieces.put_nowait((self.loop.time() + self.latency, data))
        except OSError:
            pass
        pieces.put_nowait((0, b""))
        try:
            await delivery
        except OSError:
            pass
        finally:
            self.writers.discard(writer)

    def cut(self):
        """Aborts all connections and refuses new ones."""

        async def abort():
            self.is_cut = True
            for writer in self.writers:
                writer.transport.abort()
            self.writers.clear()

        self.call(abort())

    def mend(self):
        self.is_cut = False

    def close(self):
        self.cut()

        async def end():
            self.server.close()
            tasks = asyncio.all_tasks() - {asyncio.current_task()}
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

        self.call(end())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(5)
