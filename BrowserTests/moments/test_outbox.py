"""What is written while the network or the server is away waits in sight, and is sent once."""

import pytest

from moments_server import LIKES
from network import Network

WAITING = "Waiting to be sent"


@pytest.fixture
def far(start, start_family, visit):
    """Ben's window on an app whose data another server has, which a test may kill."""
    family = start_family()
    front = start("--api-url", family.origin, *LIKES)
    window = visit(front.origin)
    window.sign_in(family.tokens["ben"])
    return window, front, family


def texts(family, moment):
    query = "query($id: ID!) { moment(id: $id) { comments(first: 100) { nodes { text } } } }"
    nodes = family.people["ada"].ask(query, id=moment)["moment"]["comments"]["nodes"]
    return [comment["text"] for comment in nodes]


def titles(family):
    return [moment["title"] for moment in family.people["ada"].timeline()]


@pytest.mark.allows_errors
def test_a_comment_waits_for_the_server_across_a_reload_and_a_restart(far):
    window, front, family = far
    moment = family.people["ada"].publish("Is anybody there?")["id"]
    page = window.open()
    window.wait_for_text("Is anybody there?")
    window.open(f"/moment-{moment}")
    window.wait_for_text("No comments yet")

    family.kill()
    window.write_comment("I am")
    window.wait_for_text(WAITING)
    window.wait_for_text("I am")
    field = page.get_by_role("textbox", name="Comment")
    window.wait_until(lambda: field.input_value() == "", "the field is empty")
    window.reload()
    window.wait_for_text("I am")
    window.wait_for_text(WAITING)

    front.kill()
    front.start()
    family.start()
    window.open(f"/moment-{moment}")
    page.get_by_role("group", name="Comment by Ben Okri").get_by_text("I am", exact=True).wait_for()
    window.wait_until_gone(WAITING)
    assert texts(family, moment) == ["I am"]


@pytest.mark.allows_errors
def test_a_moment_waits_and_goes_out_by_itself_or_is_deleted(far):
    window, _, family = far
    family.people["ada"].publish("Before the storm")
    page = window.open()
    window.wait_for_text("Before the storm")

    family.kill()
    for text in ("Never mind", "What a storm"):
        window.compose()
        page.get_by_role("textbox", name="Text").fill(text)
        window.publish()
        page.get_by_role("group", name=WAITING).get_by_text(text, exact=True).wait_for()
    row = page.get_by_role("group", name=WAITING).filter(has_text="Never mind")
    # The row below has just moved down.
    window.tap(row.get_by_role("button", name="Delete"))
    page.get_by_role("dialog").or_(page.get_by_role("alertdialog")).get_by_role("button", name="Delete").click()
    row.wait_for(state="detached")

    family.start()
    page.get_by_role("group", name="Moment by Ben Okri").get_by_text("What a storm", exact=True).wait_for()
    window.wait_until_gone(WAITING)
    assert titles(family) == ["What a storm", "Before the storm"]


@pytest.mark.allows_errors
def test_a_comment_written_offline_is_sent_once(visit, family, moment):
    id, _ = moment
    network = Network(family.port)
    window = visit(network.origin)
    try:
        window.sign_in(family.tokens["ben"])
        page = window.open(f"/moment-{id}")
        window.wait_for_text("No comments yet")
        page.get_by_role("textbox", name="Comment").fill("From the tunnel")
        send = page.get_by_role("button", name="Send")
        window.wait_until(send.is_enabled, "the server has the text")
        network.cut()
        window.context.set_offline(True)
        notice = page.get_by_text("You are offline. What you do is sent when you are back.")
        notice.wait_for()
        send.click()

        network.mend()
        window.context.set_offline(False)
        page.get_by_role("group", name="Comment by Ben Okri").get_by_text("From the tunnel", exact=True).wait_for()
        notice.wait_for(state="hidden")
        assert texts(family, id) == ["From the tunnel"]
        window.reload()
        comments = page.get_by_role("group", name="Comment by Ben Okri")
        comments.first.wait_for()
        assert comments.count() == 1
    finally:
        window.context.close()
        network.close()
