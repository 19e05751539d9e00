"""Files and pictures go to the server and back."""

import pathlib
import struct
import zlib

import pytest

from visit import DESKTOP
from server import MAX_UPLOAD_SIZE


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(side=40, color=b"\xff\x80\x00"):
    rows = (b"\x00" + color * side) * side
    header = struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def text(name, content="some text", type="text/plain"):
    return {"name": name, "mimeType": type, "buffer": content.encode()}


def picture(name, size=0):
    """A picture as large as wanted: what stands behind its end is nobody's concern."""
    return {"name": name, "mimeType": "image/png", "buffer": png().ljust(size, b"\0")}


def status(page):
    return page.get_by_test_id("status").inner_text()


def wait_for_status(visit, *texts):
    try:
        visit.wait_until(lambda: status(visit.page) in texts, f"the status is one of {texts}")
    except AssertionError as error:
        raise AssertionError(f"{error}; it is {status(visit.page)!r}") from error


def notice(page):
    return page.locator("[data-client=notice]")


def choose(page, name, files):
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name=name).click()
    chooser.value.set_files(files)
    return chooser.value


def files_on_disk(gallery):
    """What has not been deleted of what came to a Gallery."""
    folder = pathlib.Path(gallery.temporary_folder)
    return sorted(path.name for path in folder.rglob("*") if path.is_file())


def test_two_texts_arrive(visit):
    visit = visit()
    page = visit.open("/files")
    chooser = choose(page, "Choose texts", [text("one.txt", "Grüße"), text("two 二.md", "second")])
    assert chooser.is_multiple()
    wait_for_status(visit, "2 chosen")
    for shown in ("one.txt", "Grüße", "two 二.md", "second"):
        assert page.get_by_text(shown, exact=True).is_visible()
    visit.screenshot("files-chosen")


def test_the_chooser_opens_by_the_keyboard(visit):
    visit = visit()
    # A listener has the driver watch for choosers from now on; asked for only now, it may come later than the key.
    visit.page.on("filechooser", lambda chooser: None)
    page = visit.open("/files")
    page.get_by_role("button", name="Choose texts").focus()
    with page.expect_file_chooser() as chooser:
        page.keyboard.press("Enter")
    chooser.value.set_files(text("one.txt"))
    wait_for_status(visit, "1 chosen")

    page = visit.open("/photos")
    page.get_by_role("button", name="Choose a portrait").focus()
    with page.expect_file_chooser() as chooser:
        page.keyboard.press("Space")
    chooser.value.set_files(picture("one.png"))
    wait_for_status(visit, "Loaded")


# The chooser is the browser's own; what closes it is told to the field that opened it.
KEEP_CHOOSER = """
    const click = HTMLInputElement.prototype.click;
    HTMLInputElement.prototype.click = function () { window.lastChooser = this; click.call(this); };
"""


def test_who_gives_it_up_can_choose_again(visit):
    visit = visit()
    visit.page.add_init_script(KEEP_CHOOSER)
    page = visit.open("/files")
    with page.expect_file_chooser():
        page.get_by_role("button", name="Choose texts").click()
    assert status(page) == "Choosing"
    page.evaluate("lastChooser.dispatchEvent(new Event('cancel'))")
    wait_for_status(visit, "Cancelled")
    choose(page, "Choose texts", text("one.txt"))
    wait_for_status(visit, "1 chosen")


def test_a_text_of_another_type_is_refused(visit):
    visit = visit()
    page = visit.open("/files")
    choose(page, "Choose texts", [text("one.txt"), {"name": "a.zip", "mimeType": "text/plain", "buffer": b"PK"}])
    wait_for_status(visit, "“a.zip” has a file type that is not accepted.")
    assert page.get_by_text("one.txt").count() == 0


def test_a_file_that_is_too_large_is_refused_and_not_sent(visit, gallery):
    visit = visit()
    page = visit.open("/photos")
    refused = gallery.metric("oriel_uploads_total")
    choose(page, "Choose a portrait", picture("large.png", MAX_UPLOAD_SIZE + 1))
    visit.wait_until(lambda: "“large.png” is too large; the maximum size is" in status(page), "the page says why")
    assert gallery.metric("oriel_uploads_total") == refused
    visit.screenshot("photos-refused")


def test_a_picture_is_shown(visit):
    visit = visit()
    page = visit.open("/photos")
    chooser = choose(page, "Choose a portrait", picture("portrait.png"))
    assert not chooser.is_multiple()
    assert chooser.element.get_attribute("accept") == "image/*"
    wait_for_status(visit, "Loaded")
    portrait = page.get_by_role("img", name="Portrait")
    visit.wait_until(
        lambda: portrait.evaluate("e => (e.querySelector('img') ?? e).naturalWidth") == 40, "the picture is there"
    )
    assert portrait.bounding_box()["width"] == 120
    visit.screenshot("photos-portrait")


def test_of_many_pictures_three_are_taken(visit):
    visit = visit(viewport=DESKTOP)
    page = visit.open("/photos")
    choose(page, "Choose pictures", [picture(f"{size}.png", size) for size in (1000, 2000, 3000, 4000)])
    page.get_by_text("3,000 bytes").wait_for()
    assert page.get_by_text("1,000 bytes").is_visible() and page.get_by_text("2,000 bytes").is_visible()
    assert page.get_by_text("4,000 bytes").count() == 0
    visit.screenshot("photos-album")


def slow_upload(visit, network):
    """A picture of 2 MB is on its way, at 400 KB a second."""
    visit = visit(network.origin)
    page = visit.open("/photos")
    network.speed = 400_000
    choose(page, "Choose a portrait", picture("slow.png", 2_000_000))
    return visit, page


def test_progress_is_shown_by_the_app_and_by_the_browser(visit):
    visit = visit()
    page = visit.open("/photos")
    # A slow network inside of the browser, which knows then what has left it: 250 KB a second, so that a slow machine has time for
    # several looks.
    page.context.new_cdp_session(page).send("Network.emulateNetworkConditions", {
        "offline": False, "latency": 0, "downloadThroughput": -1, "uploadThroughput": 250_000})
    choose(page, "Choose a portrait", picture("slow.png", 2_000_000))
    bar = page.get_by_role("progressbar")
    button = page.get_by_role("button", name="Choose a portrait")
    sizes, values = [], []

    def look():
        sizes.extend(button.evaluate(
            "e => e.style.backgroundSize ? [parseFloat(e.style.backgroundSize)] : []"
        ))
        values.extend(bar.evaluate_all("bars => bars.map(bar => Number(bar.ariaValueNow))"))
        return status(page) == "Loaded"

    visit.wait_until(lambda: "%" in notice(page).inner_text(), "the browser says how far it is")
    visit.screenshot("photos-uploading")
    visit.wait_until(look, "the picture is loaded")
    assert len(set(sizes)) > 3 and sizes == sorted(sizes)
    assert len(set(values)) > 3 and values == sorted(values)
    assert notice(page).inner_text() == ""
    assert button.evaluate("e => e.style.backgroundSize") == ""


def test_an_upload_can_be_stopped(visit, network):
    visit, page = slow_upload(visit, network)
    visit.wait_until(lambda: "%" in notice(page).inner_text(), "the upload goes on")
    notice(page).get_by_role("button", name="Cancel").click()
    wait_for_status(visit, "Stopped")
    network.speed = None
    choose(page, "Choose a portrait", picture("next.png"))
    wait_for_status(visit, "Loaded")


@pytest.mark.allows_errors
def test_an_upload_over_a_cut_connection_fails_clearly(visit, network):
    visit, page = slow_upload(visit, network)
    # The server has begun to take it: a request that it has not seen is sent a second time by the browser.
    bar = page.get_by_role("progressbar")
    visit.wait_until(
        lambda: any(bar.evaluate_all("bars => bars.map(bar => Number(bar.ariaValueNow))")), "the upload goes on"
    )
    network.cut()
    network.speed = None
    # By then a browser has tried once more by itself, which it does if the connection had been used before.
    page.get_by_role("status").wait_for()
    network.mend()
    wait_for_status(visit, "“slow.png” was not uploaded completely. Try again.")
    choose(page, "Choose a portrait", picture("next.png"))
    wait_for_status(visit, "Loaded")


@pytest.mark.allows_errors
def test_files_are_deleted_with_their_session(visit, mortal_gallery):
    visit = visit(mortal_gallery.origin)
    page = visit.open("/files")
    choose(page, "Choose texts", [text("kept.txt"), text("also.txt")])
    wait_for_status(visit, "2 chosen")
    assert files_on_disk(mortal_gallery) == ["also.txt", "kept.txt"]
    # A photo is loaded into memory, and its file goes at once.
    page = visit.open("/photos")
    choose(page, "Choose a portrait", picture("portrait.png"))
    wait_for_status(visit, "Loaded")
    assert "portrait.png" not in files_on_disk(mortal_gallery)

    mortal_gallery.end()

    assert mortal_gallery.process.returncode == 0
    assert files_on_disk(mortal_gallery) == []


def test_a_file_is_saved(visit):
    visit = visit()
    page = visit.open("/files")
    choose(page, "Choose texts", [text("one.txt", "first"), text("two.txt", "second")])
    wait_for_status(visit, "2 chosen")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as one file").click()
    assert download.value.suggested_filename == "Texts.txt"
    assert pathlib.Path(download.value.path()).read_text() == "first\nsecond"
    wait_for_status(visit, "Saved Texts.txt")


def test_where_nothing_shares_an_address_is_copied(visit):
    visit = visit(permissions=["clipboard-read", "clipboard-write"])
    page = visit.open("/files")
    page.get_by_role("button", name="Share the address of Swift").click()
    visit.wait_until(lambda: notice(page).inner_text() == "Copied.", "the page says so")
    assert page.evaluate("navigator.clipboard.readText()") == "https://www.swift.org"


def test_where_browsers_share_they_are_asked(visit):
    visit = visit()
    visit.page.add_init_script("navigator.share = async (item) => { window.shared = item; };")
    page = visit.open("/files")
    choose(page, "Choose texts", text("one.txt", "first"))
    wait_for_status(visit, "1 chosen")
    page.get_by_role("button", name="Share the address of Swift").click()
    assert page.evaluate("shared") == {"url": "https://www.swift.org"}
    page.get_by_role("button", name="Share the texts").click()
    visit.wait_until(lambda: page.evaluate("shared") == {"title": "Texts", "text": "first"}, "texts are shared")


def test_a_picture_is_taken_by_a_controller_of_uikit(visit):
    visit = visit()
    page = visit.open("/photos")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Take a picture").click()
    assert chooser.value.element.get_attribute("capture") == "environment"
    assert chooser.value.element.get_attribute("accept") == "image/*"
    chooser.value.set_files([picture("taken.png")])
    page.get_by_role("img", name="Taken").wait_for()
    visit.wait_until(lambda: page.get_by_role("dialog").count() == 0, "the sheet is closed")


def test_a_cancelled_picker_closes_its_sheet(visit):
    visit = visit()
    page = visit.open("/photos")
    with page.expect_file_chooser():
        page.get_by_role("button", name="Take a picture").click()
    page.get_by_role("button", name="Cancel").click()
    visit.wait_until(lambda: page.get_by_role("dialog").count() == 0, "the sheet is closed")


def test_pictures_are_chosen_by_a_controller_of_photosui(visit):
    visit = visit()
    page = visit.open("/photos")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Choose two pictures").click()
    assert chooser.value.is_multiple()
    chooser.value.set_files([picture("a.png"), picture("b.png")])
    page.get_by_role("img", name="Chosen 2").wait_for()
    page.get_by_role("dialog").wait_for(state="detached")
