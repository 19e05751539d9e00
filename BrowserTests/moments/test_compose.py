"""Writing a moment: text, link, photos, and for whom it is."""

import re

from moments_server import PHOTOS


def rows(page):
    """The fields for what the photos show, in their order."""
    return page.get_by_role("textbox", name="Description of photo")


def test_text_and_link(enter, family):
    window = enter("ada")
    page = window.open()
    window.compose()
    publish = page.get_by_role("button", name="Publish")
    assert publish.is_disabled()
    page.get_by_role("textbox", name="Text").fill("Something to read")
    window.wait_until(publish.is_enabled, "there is something to publish")
    link = page.get_by_role("textbox", name="Link")
    link.fill("javascript:alert(1)")
    page.get_by_text("Not a web address").wait_for()
    assert publish.is_disabled()
    link.fill("https://www.swift.org/documentation")
    window.wait_until_gone("Not a web address")
    window.wait_until(publish.is_enabled, "it can be published")
    window.publish()
    card = window.card("Something to read")
    card.wait_for()
    anchor = card.get_by_role("link", name=re.compile("swift.org"))
    assert anchor.get_attribute("href") == "https://www.swift.org/documentation"
    assert "noopener" in (anchor.get_attribute("rel") or "")


def test_photos_are_described_ordered_removed_and_published(enter, family):
    window = enter("ada")
    page = window.open()
    window.compose()
    window.choose_photos(PHOTOS / "exif-gps.jpg", PHOTOS / "orientation-6.jpg", PHOTOS / "progressive.jpg")
    window.wait_until(lambda: rows(page).count() == 3, "three photos are there")
    for number, text in enumerate(["first", "second", "third"]):
        rows(page).nth(number).fill(text)
    window.tap(page.get_by_role("button", name="Move photo 3 up"))
    window.wait_until(lambda: rows(page).nth(1).input_value() == "third", "the last is the second")
    assert page.get_by_role("button", name="Move photo 1 up").is_disabled()
    window.tap(page.get_by_role("button", name="Remove photo 1"))
    window.wait_until(lambda: rows(page).count() == 2, "two are left")
    assert [rows(page).nth(number).input_value() for number in range(2)] == ["third", "second"]
    page.get_by_role("textbox", name="Text").fill("Two pictures")
    window.publish()

    window.card("Two pictures").wait_for()
    photos = window.card("Two pictures").get_by_role("button", name=re.compile("^(first|second|third)$"))
    window.wait_until(lambda: photos.count() == 2, "both are on the card")
    assert [photos.nth(number).get_attribute("aria-label") for number in range(2)] == ["third", "second"]
    # What the camera knew is gone.
    moment = next(moment for moment in family.people["ada"].timeline() if moment["title"] == "Two pictures")
    for image in moment["images"]:
        status, body = family.people["ada"].request(image["url"])
        assert status == 200 and b"Exif" not in body and b"EXIF" not in body and b"GPS" not in body


def test_broken_photos_are_refused_with_a_clear_message(enter):
    window = enter("ben")
    page = window.open()
    window.compose()
    for name in ("broken-scan.jpg", "drawing.svg"):
        window.choose_photos(PHOTOS / name)
        remove = page.get_by_role("button", name="Remove photo 1")
        remove.wait_for()
        page.get_by_role("button", name="Try again").wait_for()
        messages = page.get_by_role("dialog").inner_text()
        assert re.search("photo|picture|file|JPEG|format", messages.replace("Add photos", "")), messages
        print(f"\n{name}: {messages!r}")
        window.tap(remove)
        remove.wait_for(state="detached")
    assert page.get_by_role("button", name="Publish").is_disabled()


def test_a_draft_survives_a_reload(enter, family):
    window = enter("cleo")
    page = window.open()
    window.compose()
    page.get_by_role("textbox", name="Text").fill("Half a thought")
    page.get_by_role("textbox", name="Link").fill("https://example.org/a")
    window.choose_photos(PHOTOS / "text.png")
    rows(page).first.fill("Some text")
    window.choose_audience("Only me")
    # Drafts are saved at most every 300 milliseconds, and have a photo when it is uploaded.
    query = "{ viewer { momentDraft { visibility images { altText } } } }"
    saved = {"visibility": "ONLY_ME", "images": [{"altText": "Some text"}]}
    cleo = family.people["cleo"]
    window.wait_until(lambda: cleo.ask(query)["viewer"]["momentDraft"] == saved, "the draft is saved")

    window.open()
    window.compose()
    page.get_by_role("textbox", name="Description of photo 1").wait_for()
    assert page.get_by_role("textbox", name="Text").input_value() == "Half a thought"
    assert page.get_by_role("textbox", name="Link").input_value() == "https://example.org/a"
    assert rows(page).first.input_value() == "Some text"
    page.get_by_role("dialog").get_by_text("Only me", exact=True).wait_for()
    window.publish()
    window.wait_until_published("克莱奥", "Half a thought")

    window.compose()
    assert page.get_by_role("textbox", name="Text").input_value() == ""


def test_drafts_survive_a_killed_server(start_family, visit):
    family = start_family()
    moment = family.people["ada"].publish("Something to comment on")["id"]
    window = visit(family.origin)
    window.sign_in(family.tokens["ada"])
    page = window.open(f"/moment-{moment}")
    page.get_by_role("textbox", name="Comment").fill("Half an answer")
    ada = family.people["ada"]
    begun = "query($id: ID!) { viewer { commentDraft(momentID: $id) { text } } }"
    answer = {"text": "Half an answer"}
    window.wait_until(lambda: ada.ask(begun, id=moment)["viewer"]["commentDraft"] == answer, "the comment is kept")
    page = window.open()
    window.compose()
    page.get_by_role("textbox", name="Text").fill("Half a thought")
    window.choose_photos(PHOTOS / "orientation-6.jpg", PHOTOS / "text.png")
    window.wait_until(lambda: rows(page).count() == 2, "two photos are there")
    rows(page).nth(1).fill("Some text")
    window.tap(page.get_by_role("button", name="Move photo 2 up"))
    window.choose_audience("Only me")
    query = "{ viewer { momentDraft { title visibility images { altText } } } }"
    expected = {"title": "Half a thought", "visibility": "ONLY_ME", "images": [{"altText": "Some text"}, {"altText": ""}]}
    window.wait_until(lambda: ada.ask(query)["viewer"]["momentDraft"] == expected, "the draft is kept")
    # The window of another day: nothing of this one helps.
    page.close()
    family.kill()
    family.start()

    window = visit(family.origin)
    window.sign_in(family.tokens["ada"])
    page = window.open()
    window.compose()
    window.wait_until(lambda: rows(page).count() == 2, "both photos are there again")
    assert page.get_by_role("textbox", name="Text").input_value() == "Half a thought"
    assert [rows(page).nth(number).input_value() for number in range(2)] == ["Some text", ""]
    page.get_by_role("dialog").get_by_text("Only me", exact=True).wait_for()
    window.publish()
    window.wait_until_published("Ada Lovelace", "Half a thought")
    published = ada.timeline(1)[0]
    assert published["title"] == "Half a thought" and len(published["images"]) == 2
    assert ada.ask(query)["viewer"]["momentDraft"] is None

    page = window.open(f"/moment-{moment}")
    comment = page.get_by_role("textbox", name="Comment")
    window.wait_until(lambda: comment.input_value() == "Half an answer", "the comment is there again")


def test_a_draft_can_be_discarded(enter):
    window = enter("ben")
    page = window.open()
    window.compose()
    page.get_by_role("textbox", name="Text").fill("Never mind")
    # It has just appeared.
    window.tap(page.get_by_role("button", name="Discard draft"))
    page.get_by_role("button", name="Discard", exact=True).click()
    window.wait_until(lambda: page.get_by_role("textbox", name="Text").input_value() == "", "the draft is gone")
    page.get_by_role("button", name="Close").click()
    page.get_by_role("dialog").wait_for(state="detached")
