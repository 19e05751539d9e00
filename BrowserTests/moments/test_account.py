"""One's own account: profile, language, where one is signed in, whom one invites, and the way out."""

import re

import pytest

from moments_server import PHOTOS, Client

WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0"


def pictures(place):
    return place.locator("img[src*='/photos/']")


def wait_for_pictures(window, place, count):
    """Waits until so many photos are there and loaded."""
    loaded = "images => images.filter(image => image.complete && image.naturalWidth > 0).length"
    window.wait_until(lambda: pictures(place).evaluate_all(loaded) == count, f"{count} pictures are loaded")


class TestProfile:
    @pytest.fixture
    def windows(self, visit, start_family):
        """Ben's, and Ada's, who is a friend of his."""
        family = start_family()
        family.people["ben"].publish("Who am I?")
        windows = [visit(family.origin) for _ in range(2)]
        for window, handle in zip(windows, ("ben", "ada")):
            window.sign_in(family.tokens[handle])
        return windows

    def edit(self, window):
        window.page.get_by_role("button", name="Edit profile").click()
        sheet = window.page.get_by_role("dialog")
        sheet.wait_for()
        return sheet

    def choose(self, window, name, photo):
        with window.page.expect_file_chooser() as chooser:
            window.tap(window.page.get_by_role("dialog").get_by_role("button", name=name))
        chooser.value.set_files(PHOTOS / photo)

    def test_a_new_name_and_pictures_show_everywhere_at_once(self, windows):
        ben, ada = windows
        ada.open()
        ada.card("Who am I?").wait_for()
        assert pictures(ada.card("Who am I?")).count() == 0
        ben.open("/account")
        sheet = self.edit(ben)
        save = sheet.get_by_role("button", name="Save")
        assert save.is_disabled()
        ben.fill(Name="Benjamin Okri")
        self.choose(ben, "New picture", "progressive.jpg")
        wait_for_pictures(ben, sheet, 1)
        self.choose(ben, "New cover", "text.png")
        wait_for_pictures(ben, sheet, 2)
        # Nobody sees what is not saved.
        assert ada.page.get_by_text("Benjamin Okri").count() == 0
        save.click()
        sheet.wait_for(state="detached")
        ben.page.get_by_role("heading", name="Benjamin Okri").wait_for()

        ada.page.get_by_role("group", name="Moment by Benjamin Okri").wait_for()
        wait_for_pictures(ada, ada.card("Who am I?"), 1)
        ada.card("Who am I?").get_by_role("link", name="Benjamin Okri").click()
        profile = ada.page.get_by_role("group", name="Profile of Benjamin Okri")
        profile.wait_for()
        wait_for_pictures(ada, profile, 2)

        ben.page.get_by_role("tab", name="Timeline").click()
        profile = ben.page.get_by_role("group", name="Profile of Benjamin Okri")
        profile.wait_for()
        wait_for_pictures(ben, profile, 2)
        wait_for_pictures(ben, ben.card("Who am I?"), 1)
        ben.open()
        profile.wait_for()

    def test_what_is_not_saved_is_dropped(self, windows):
        ben, _ = windows
        page = ben.open("/account")
        sheet = self.edit(ben)
        save = sheet.get_by_role("button", name="Save")
        for name, message in [("", None), ("x" * 61, re.compile(r"^At most \d+ characters\.$"))]:
            ben.fill(Name=name)
            if message:
                sheet.get_by_text(message).wait_for()
            ben.settle()
            assert save.is_disabled()
        ben.fill(Name="Somebody Else")
        ben.wait_until(save.is_enabled, "the name can be saved")
        sheet.get_by_role("button", name="Close").click()
        sheet.wait_for(state="detached")
        page.get_by_role("heading", name="Ben Okri").wait_for()
        self.edit(ben)
        assert page.get_by_role("textbox", name="Name").input_value() == "Ben Okri"


def test_a_picture_that_is_none_is_refused_with_a_message(enter):
    window = enter("ben")
    page = window.open("/account")
    page.get_by_role("button", name="Edit profile").click()
    with page.expect_file_chooser() as chooser:
        window.tap(page.get_by_role("button", name="New picture"))
    chooser.value.set_files(PHOTOS / "broken-scan.jpg")
    message = page.get_by_role("dialog").get_by_role("status")
    message.get_by_text(re.compile("photo|picture|file|JPEG|format")).wait_for()
    message.get_by_role("button", name="OK").click()
    message.wait_for(state="detached")
    assert page.get_by_role("button", name="Save").is_disabled()


def test_what_is_typed_before_the_first_change_arrives_is_kept(visit, family):
    """The server takes a browser on Windows for a wide window, and replaces the form when it learns the width."""
    window = visit(family.origin, user_agent=WINDOWS)
    held = []

    def relay(socket):
        server = socket.connect_to_server()
        socket.on_message(server.send)
        server.on_message(lambda frame: held.append((socket, frame)) if held is not None else socket.send(frame))

    window.page.route_web_socket("**", relay)
    page = window.open(is_live=False)
    window.wait_until(lambda: len(held) >= 2, "the server has sent the form for a narrow window")
    window.fill(Handle="dan", Password=family.password)
    for socket, frame in held:
        socket.send(frame)
    held = None
    page.get_by_role("button", name="Sign in").click()
    page.get_by_role("group", name="Profile of Dan Brown").wait_for()


class TestSignIns:
    def test_one_that_is_revoked_is_out_at_once(self, enter, visit, family):
        other = visit(family.origin, user_agent=WINDOWS)
        other.open()
        other.enter_password("cleo")
        other.page.get_by_role("group", name="Profile of 克莱奥").wait_for()
        token = other.wait_for_cookie()["value"]
        window = enter("cleo")
        page = window.open("/account")
        revoke = page.get_by_role("button", name="Sign out Firefox on Windows")
        revoke.wait_for()
        # The one that asks cannot be revoked by mistake.
        names = page.get_by_role("button", name=re.compile("^Sign out ")).all()
        assert len(names) == len(family.people["cleo"].ask("{ viewer { signIns { id } } }")["viewer"]["signIns"]) - 1
        page.get_by_text("This browser", exact=True).wait_for()

        window.tap(revoke)
        question = page.get_by_role("alertdialog", name="Sign out Firefox on Windows?")
        question.get_by_role("button", name="Sign out").click()
        other.wait_for_text("You were signed out. Sign in to continue where you left off.")
        revoke.wait_for(state="detached")
        assert Client(family.origin, cookie=token).ask("{ viewer { id } }") == {"viewer": None}
        assert window.path == "/account"

    def test_who_signs_out_is_at_the_way_in(self, visit, family):
        window = visit(family.origin)
        page = window.open("/account")
        window.enter_password("dan")
        page.get_by_role("heading", name="Dan Brown").wait_for()
        token = window.wait_for_cookie()["value"]
        leave = page.get_by_role("button", name="Sign out", exact=True)
        window.tap(leave)
        question = page.get_by_role("alertdialog", name="Sign out of Moments?")
        question.get_by_role("button", name="Cancel").click()
        question.wait_for(state="detached")
        window.tap(leave)
        question.get_by_role("button", name="Sign out").click()
        page.get_by_role("button", name="Sign in").wait_for()
        assert page.get_by_text("You were signed out").count() == 0
        window.wait_until(lambda: window.cookie is None, "the browser has forgotten the sign-in")
        assert Client(family.origin, cookie=token).ask("{ viewer { id } }") == {"viewer": None}
        # The next one begins at the beginning.
        window.wait_for_path("/")
        window.open()
        page.get_by_role("button", name="Sign in").wait_for()


class TestLanguage:
    @pytest.fixture(autouse=True)
    def forgotten(self, family):
        yield
        family.people["dan"].forget_preference("language")

    def choose(self, page, language, heading):
        page.get_by_role("radio", name=language).click()
        page.get_by_role("heading", name=heading, exact=True).wait_for()

    def test_it_changes_at_once_and_stays(self, enter):
        window = enter("dan", locale="en-GB")
        page = window.open("/account")
        self.choose(page, "简体中文", "账户")
        page.get_by_role("tab", name="动态").wait_for()
        assert not re.search("Language|Sign out|Invitations|Account", page.locator("body").inner_text())

        window.open("/friends")
        page.get_by_role("heading", name="朋友", exact=True).wait_for()
        page.get_by_role("tab", name="账户").click()
        page.get_by_role("radio", name="简体中文").wait_for()
        assert page.get_by_role("radio", name="简体中文").is_checked()
        self.choose(page, "跟随浏览器", "Account")
        page.get_by_role("tab", name="Timeline").wait_for()
        window.open("/account")
        page.get_by_role("heading", name="Account", exact=True).wait_for()
        assert page.get_by_role("radio", name="Automatic").is_checked()

    def test_it_can_be_another_one_than_the_browser_speaks(self, enter):
        window = enter("dan", locale="zh-CN")
        page = window.open("/account")
        self.choose(page, "English", "Account")
        window.open("/account")
        page.get_by_role("heading", name="Account", exact=True).wait_for()
        assert not re.search("账户|语言|退出登录", page.locator("body").inner_text())

    def test_the_title_of_the_window_is_in_it(self, enter):
        window = enter("dan", locale="en-GB")
        page = window.open("/account")
        window.wait_until(lambda: page.title() == "Account", "the title is in English")
        self.choose(page, "简体中文", "账户")
        window.wait_until(lambda: page.title() == "账户", "the title is in Chinese")

    def test_the_page_says_which_it_is(self, enter, family):
        """What reads the page aloud, and what picks glyphs for Chinese, goes by that."""
        window = enter("dan", locale="en-GB")
        page = window.open("/account")
        for language in ("document.querySelector('h1').closest('[lang]').lang", "document.documentElement.lang"):
            assert page.evaluate(language).startswith("en")
            self.choose(page, "简体中文", "账户")
            window.wait_until(lambda: page.evaluate(language).startswith("zh"), "the page says that it is in Chinese")
            self.choose(page, "跟随浏览器", "Account")
        # The first page says so, too.
        self.choose(page, "简体中文", "账户")
        # The page is in the language before the server has stored it.
        first_page = lambda: window.context.request.get(family.origin + "/account").text()
        window.wait_until(lambda: '<html lang="zh' in first_page(), "the first page says that it is in Chinese")
        window.open("/account")
        window.wait_until(lambda: page.evaluate(language).startswith("zh"), "the page says that it is in Chinese")


class TestInvitations:
    LINK = re.compile(r"http://127\.0\.0\.1:\d+/join-[\w-]+")

    def test_a_link_works_in_another_window(self, enter, visit, family):
        before = len(family.people["ada"].invitations)
        window = enter("ada")
        page = window.open("/account")
        create = page.get_by_role("button", name="Create an invitation")
        create.wait_for()
        known = self.links(page)
        window.tap(create)
        window.wait_until(lambda: len(self.links(page)) == len(known) + 1, "there is another link")
        link = next(link for link in self.links(page) if link not in known)
        assert link.startswith(family.origin)

        other = visit(family.origin)
        other.open(link.removeprefix(family.origin))
        handle = f"guest_{link[-6:]}".lower().replace("-", "_")
        other.fill(Name="Fay Guest", Handle=handle, Password=family.password)
        other.page.get_by_role("button", name="Create account").click()
        other.page.get_by_role("group", name="Profile of Fay Guest").wait_for()
        # It has been used.
        window.wait_until(lambda: len(family.people["ada"].invitations) == before, "the invitation is used up")

    def test_one_that_is_revoked_is_refused(self, enter, visit, family):
        before = len(family.people["ada"].invitations)
        window = enter("ada")
        page = window.open("/account")
        window.tap(page.get_by_role("button", name="Create an invitation"))
        window.wait_until(lambda: len(self.links(page)) == 1, "there is a link")
        link = self.links(page)[0]
        # The link is shown once; the invitation is listed as long as it is open.
        page = window.open("/account")
        page.get_by_text("Unused invitation", exact=True).first.wait_for()
        assert self.links(page) == []
        window.tap(page.get_by_role("button", name=re.compile("^Revoke the invitation created")).first)
        question = page.get_by_role("alertdialog", name="Revoke this invitation?")
        question.get_by_role("button", name="Revoke").click()
        window.wait_until(lambda: len(family.people["ada"].invitations) == before, "the invitation is revoked")

        other = visit(family.origin)
        other.open(link.removeprefix(family.origin))
        other.page.get_by_text("This invitation was used or revoked, or has expired. Ask for a new one.").first.wait_for()
        assert other.cookie is None

    def test_only_an_admin_invites(self, enter):
        page = enter("ben").open("/account")
        page.get_by_role("heading", name="Where you are signed in").wait_for()
        page.get_by_text("This browser", exact=True).wait_for()
        assert page.get_by_role("heading", name="Invitations").count() == 0

    def links(self, page):
        return self.LINK.findall(page.get_by_role("tabpanel").inner_text())
