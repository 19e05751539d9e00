"""What a person sees in a browser when the process behind the page ends, or is replaced."""

import base64
import os
import signal

import pytest
from visit import MOUNT, WELCOME, visits
from waiting import wait_until
from workers import children, metric

# A picture of one pixel.
SMALL = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
)
ISOLATED = ["--workers", "1", "--isolation", "session"]


@pytest.fixture
def visit(browser, request):
    with visits(browser, request, "process", lambda: None) as begin:
        yield begin


@pytest.fixture
def gallery(start):
    def begin(*arguments):
        process = start("--port", "0", "--log-level", "critical", *arguments, name="Gallery")
        process.listening = process.port
        process.origin = f"http://127.0.0.1:{process.listening}"
        wait_until(lambda: metric(process, "oriel_workers") == (3 if arguments == tuple(ISOLATED) else 2), "all workers serve", 60)
        return process

    return begin


def greeting(page):
    return page.get_by_test_id("greeting").inner_text()


def focus_name(page):
    """The field for the name, with the caret at its end."""
    field = page.get_by_placeholder("Name")
    field.click()
    page.keyboard.press("End")
    return field


@pytest.mark.allows_errors
@pytest.mark.parametrize("arguments", [["--workers", "2"], ISOLATED], ids=["shared", "isolated"])
def test_half_a_sentence_is_there_again_after_a_trap(visit, gallery, arguments):
    visit = visit(gallery(*arguments).origin)
    page = visit.open("/crash")
    note = page.get_by_placeholder("Note")
    note.click()
    page.keyboard.type("half a sentence")
    mounts = visit.count(MOUNT)

    # By the keyboard's owner, who keeps the focus where it is.
    page.get_by_role("button", name="Trap").dispatch_event("click")
    visit.wait_for_mount(mounts)

    assert visit.path == "/crash"
    assert note.input_value() == "half a sentence"
    page.keyboard.type(", and the rest")
    assert note.input_value() == "half a sentence, and the rest"
    visit.settle()
    # The page lives: a fault of its own would have shown.
    page.get_by_role("button", name="Leak 100 MB").click()
    page.get_by_text("100 MB", exact=True).wait_for()


@pytest.mark.allows_errors
@pytest.mark.parametrize("arguments", [["--workers", "2"], ISOLATED], ids=["shared", "isolated"])
def test_no_letter_is_lost_while_new_workers_take_over(visit, gallery, arguments):
    process = gallery(*arguments)
    visit = visit(process.origin)
    page = visit.open("/observed-object")
    field = focus_name(page)
    text = "Ada Augusta King, Countess of Lovelace, born Byron, daughter of Anne Isabella Milbanke"
    before = set(children(process))

    typed = "Ada"
    process.process.send_signal(signal.SIGHUP)
    # On, and on, until the old workers are gone and some more.
    while before & set(children(process)) or len(typed) < len(text):
        letter = text[len(typed) % len(text)]
        page.keyboard.type(letter, delay=20)
        typed += letter

    assert field.input_value() == typed
    visit.wait_until(lambda: greeting(page) == f"Hello, {typed}!", "the server has every letter")
    visit.settle()
    assert field.input_value() == typed
    assert visit.count(WELCOME) >= 2


@pytest.mark.allows_errors
def test_no_letter_is_lost_when_a_worker_is_killed(visit, gallery):
    process = gallery("--workers", "2")
    visit = visit(process.origin)
    page = visit.open("/observed-object")
    field = focus_name(page)
    text = "Ada Lovelace"

    typed = 3
    # Until the worker with the page has been killed, and no further: a page that was resumed within the last ten seconds would be blamed
    # for the next one, and not be resumed again.
    for pid in children(process):
        welcomes = visit.count(WELCOME)
        page.keyboard.type(text[typed])
        os.kill(pid, signal.SIGKILL)
        page.keyboard.type(text[typed + 1:typed + 4], delay=20)
        typed += 4
        wait_until(lambda: len(children(process)) == 2 and pid not in children(process), "another has started")
        visit.wait_until(lambda: greeting(page) == f"Hello, {text[:typed]}!", "the server has the letters so far")
        if visit.count(WELCOME) > welcomes:
            break
    page.keyboard.type(text[typed:])

    visit.wait_until(lambda: greeting(page) == "Hello, Ada Lovelace!", "the server has every letter")
    assert visit.count(WELCOME) > 1
    assert field.input_value() == "Ada Lovelace"


@pytest.mark.allows_errors
@pytest.mark.parametrize("arguments", [["--workers", "2"], ISOLATED], ids=["shared", "isolated"])
def test_who_uploads_hears_that_the_worker_was_lost(visit, gallery, arguments):
    process = gallery(*arguments)
    visit = visit(process.origin)
    page = visit.open("/photos")
    # Slow enough that the worker ends in the middle.
    page.context.new_cdp_session(page).send("Network.emulateNetworkConditions", {
        "offline": False, "latency": 0, "downloadThroughput": -1, "uploadThroughput": 200_000})
    photo = {"name": "portrait.png", "mimeType": "image/png", "buffer": bytes(2_000_000)}
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Choose a portrait").click()
    chooser.value.set_files(photo)
    page.get_by_text("Uploading", exact=False).first.wait_for()
    mounts = visit.count(MOUNT)

    # Whichever has the page: all of them, one after the other.
    for pid in children(process):
        os.kill(pid, signal.SIGKILL)
    visit.wait_for_mount(mounts)

    notice = page.locator("[data-client=notice]")
    notice.get_by_text("Choose the files again.").wait_for()
    visit.screenshot("upload-lost")
    notice.get_by_role("button", name="OK").click()
    # The page has been mounted again; what is done before is not sent.
    page.get_by_text("No picture yet").wait_for()
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Choose a portrait").click()
    chooser.value.set_files({"name": "small.png", "mimeType": "image/png", "buffer": SMALL})
    visit.wait_until(lambda: page.get_by_test_id("status").inner_text() == "Loaded", "the next one arrives")
