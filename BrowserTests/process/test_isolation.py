"""Each session in a process of its own: --isolation session."""

import asyncio
import os
import signal
import urllib.error
import urllib.request

import pytest

from live_page import LivePage, node, run_apart
from waiting import wait_until
from workers import children, come_back, metric, open_pages, worker_of

SPARES = 2


@pytest.fixture
def gallery(start):
    def begin(*arguments):
        process = start(
            "--port", "0", "--workers", "1", "--isolation", "session", "--log-level", "critical", *arguments, name="Gallery"
        )
        process.listening = process.port
        wait_until(lambda: metric(process, "oriel_workers") == 1 + SPARES, "the spare workers have started", 60)
        return process

    return begin


def front(process):
    """The process that accepts: the first that the supervisor has started."""
    return next(pid for pid in children(process) if worker_of(pid) == 1)


def status(process, path="/counter"):
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{process.listening}{path}") as response:
            return response.status
    except urllib.error.HTTPError as error:
        return error.code


async def act(page):
    """Types into a field, so that the page counts as in use."""
    number = page.type(node(page.html, "placeholder", "Name"), "Ada Love")
    await page.until(lambda: page.answered >= number)


def test_each_page_has_a_process_of_its_own(gallery):
    process = gallery()

    async def run():
        pages = await open_pages(process.listening, 6, "/counter")

        assert len({page.worker for page in pages}) == 6
        # The process that answers leaves out others that do not within a second.
        await asyncio.to_thread(wait_until, lambda: metric(process, "oriel_sessions") == 6, "all sessions are counted")
        for page in pages:
            page.close()

    run_apart(run())


def test_pages_that_come_together_wait_for_their_processes(gallery):
    process = gallery()

    async def run():
        # Six times as many as there are spare processes.
        pages = [LivePage(process.listening, "/counter") for _ in range(12)]
        await asyncio.gather(*(page.load() for page in pages))
        await asyncio.gather(*(page.connect() for page in pages))

        assert len({page.worker for page in pages}) == 12
        for page in pages:
            page.close()

    run_apart(run())


@pytest.mark.parametrize("button", ["Trap", "Loop forever"])
def test_a_fault_of_one_page_ends_that_page_only(gallery, button):
    process = gallery()

    async def run():
        pages = await open_pages(process.listening, 5, "/crash")
        culprit, *others = pages
        before = culprit.worker

        culprit.tap(node(culprit.html, "text", button))
        await come_back(culprit)

        assert culprit.worker not in [before, *(page.worker for page in others)]
        for page in others:
            await page.ping()
            assert not page.is_lost and page.welcomes == 1
        for page in pages:
            page.close()

    run_apart(run())


def test_pages_outlive_the_process_that_accepts(gallery):
    process = gallery()

    async def run():
        pages = await open_pages(process.listening, 3, "/counter")

        victim = front(process)
        os.kill(victim, signal.SIGKILL)
        await asyncio.gather(*(page.ping() for page in pages))
        # Until it is gone, a thread that was waiting in `accept` when it was killed can still be given a connection, which ends with it.
        await asyncio.to_thread(wait_until, lambda: victim not in children(process), "it is gone")
        another = await open_pages(process.listening, 1, "/counter")

        for page in pages + another:
            await page.ping()
            assert not page.is_lost and page.welcomes == 1
            page.close()

    run_apart(run())


def test_a_process_ends_with_its_session(gallery):
    process = gallery("--attach-timeout", "1", "--resume-timeout", "1")

    async def run():
        # One whose socket is closed, and one that never had any.
        [page] = await open_pages(process.listening, 1, "/counter")
        await LivePage(process.listening, "/counter").load()
        page.close()

    run_apart(run())

    wait_until(lambda: len(children(process)) == 1 + SPARES, "only the spare workers are left")
    assert metric(process, "oriel_sessions") == 0


def test_what_is_no_page_takes_no_process(gallery):
    process = gallery()
    before = set(children(process))

    assert [status(process, path) for path in ("/.git/config", "/nonsense", "/healthz", "/logo.png")] == [404, 404, 200, 404]
    assert set(children(process)) == before


def test_a_full_server_refuses_a_page_unless_another_is_not_used(gallery):
    process = gallery("--max-sessions", "3")

    async def run():
        pages = await open_pages(process.listening, 3, "/observed-object")
        for page in pages:
            await act(page)
        assert await asyncio.to_thread(status, process, "/observed-object") == 503
        for page in pages:
            await page.ping()
            assert not page.is_lost
            page.close()

    run_apart(run())


def test_a_page_without_a_socket_gives_way(gallery):
    process = gallery("--max-sessions", "3")

    async def run():
        pages = await open_pages(process.listening, 2, "/observed-object")
        for page in pages:
            await act(page)
        await LivePage(process.listening, "/observed-object").load()

        # It counts as used for the first half second.
        await asyncio.to_thread(
            wait_until, lambda: status(process, "/observed-object") == 200, "there is room for another"
        )

        for page in pages:
            await page.ping()
            assert not page.is_lost
            page.close()

    run_apart(run())


def test_an_address_has_no_more_pages_than_it_may(gallery):
    process = gallery("--max-sessions-per-address", "2")

    async def run():
        pages = await open_pages(process.listening, 2, "/observed-object")
        for page in pages:
            await act(page)

        assert await asyncio.to_thread(status, process) == 429
        other = LivePage(process.listening, "/observed-object", source="127.0.0.2")
        await other.load()
        for page in pages:
            page.close()

    run_apart(run())


def test_new_processes_take_over_when_asked(gallery):
    process = gallery()

    async def run():
        pages = await open_pages(process.listening, 5, "/observed-object")
        before = set(children(process))

        process.process.send_signal(signal.SIGHUP)
        await asyncio.gather(*(come_back(page) for page in pages))

        wait_until(lambda: not before & set(children(process)), "the old processes have ended")
        assert len({page.worker for page in pages}) == 5
        for page in pages:
            page.close()

    run_apart(run())
