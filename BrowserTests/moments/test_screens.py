"""Every screen in every look: no complaints, nothing sideways, nothing untranslated, nothing that axe finds."""

import re

import pytest

from accessibility import SCHEMES, violations
from moments_server import TOGGLE_KEYS
from shown import BROKEN_WORDS, SHOWN, WIDTH, enlarge
from visit import DESKTOP, PHONE

SIZES = {"phone": PHONE, "desktop": DESKTOP}
LOCALES = {"en": "en-GB", "zh": "zh-CN"}

WORDS = {
    "en": {"compose": "New moment", "add": "Add a friend", "sort": "Sort", "compact": "Compact rows",
           "text": "Text", "switch": "Switch", "invited": "I have an invitation", "edit": "Edit profile",
           "remove": "Sign out", "password": "Change password", "handle": "Handle",
           "link": "Create password reset link", "invite": "Create an invitation",
           "audience": "Who can see this", "chosen": "Chosen friends", "tag": "New tag"},
    "zh": {"compose": "发动态", "add": "添加朋友", "sort": "排序", "compact": "紧凑列表",
           "text": "正文", "switch": "切换", "invited": "我有邀请码", "edit": "编辑资料",
           "remove": "退出登录", "password": "修改密码", "handle": "用户名", "link": "创建重置密码链接",
           "invite": "创建邀请", "audience": "谁可以看", "chosen": "选定的朋友", "tag": "新标签"},
}

# Names, languages by their own ones, and what only programs read.
NAMES = ("Moments", "https", "ada_l", "qqq", "English", *TOGGLE_KEYS, "Android", "Chrome", "Linux")
AXE_LANGUAGES = {"phone": "en", "desktop": "zh"}


@pytest.fixture(scope="module")
def written(demo):
    """What people wrote, and who they are; the longest first, since a short one may be part of it."""
    query = """query($after: String) { viewer { timeline(first: 50, after: $after) {
        nodes { title url userDetails { name handle } images { altText }
                comments(first: 100) { nodes { text userDetails { name } } } }
        pageInfo { hasNextPage endCursor }
    } } service { demoPeople { name handle } } }"""
    texts, after = set(), None
    while True:
        answer = demo.client().ask(query, after=after)
        for person in answer["service"]["demoPeople"]:
            texts |= set(person.values())
        page = answer["viewer"]["timeline"]
        for moment in page["nodes"]:
            texts |= {moment["title"], *moment["title"].split("\n"), *re.split(r"\W+", moment["url"] or "")}
            texts |= {image["altText"] for image in moment["images"]}
            texts |= {comment["text"] for comment in moment["comments"]["nodes"]}
        if not page["pageInfo"]["hasNextPage"]:
            return sorted(filter(None, texts), key=len, reverse=True)
        after = page["pageInfo"]["endCursor"]


class Look:
    """A window of one size and language that goes from screen to screen and gathers what is wrong with them."""

    def __init__(self, window, size, language, written):
        self.window = window
        self.page = window.page
        self.size = size
        self.language = language
        self.words = WORDS[language]
        self.written = written
        self.complaints = []

    def check(self, name):
        # To axe, both languages are the same, and without axe the second scheme shows nothing new.
        is_judged_by_axe = self.language == AXE_LANGUAGES[self.size]
        for scheme in SCHEMES if is_judged_by_axe else ["light"]:
            self.page.emulate_media(color_scheme=scheme)
            self.window.settle()
            self.wait_for_pictures()
            # What still fades in has too little contrast.
            self.window.wait_for_rest()
            self.window.screenshot(f"{name}-{self.size}-{self.language}-{scheme}")
            if is_judged_by_axe:
                for violation in violations(self.page, scheme):
                    self.complain(name, f"{scheme}, {violation}")
        width = self.page.evaluate(WIDTH)
        if width > SIZES[self.size]["width"]:
            self.complain(name, f"is {width} wide")
        if self.language == "zh":
            for text in filter(self.is_english, self.page.evaluate(SHOWN)):
                self.complain(name, f"says {text!r}")

    def complain(self, name, what):
        self.complaints.append(f"{name}: {what}")

    def is_english(self, text):
        # The longest first, as a name can be a part of an address, and a word a part of a name.
        for part in sorted((*NAMES, *self.written), key=len, reverse=True):
            text = text.replace(part, "")
        # Two capitals stand for a name where there is no picture.
        return re.search("[A-Za-z]{2}", text) and not re.fullmatch("[A-Z]{2}", text)

    def wait_for_pictures(self):
        in_view = """() => [...document.images].filter(image => {
            const box = image.getBoundingClientRect();
            const view = image.closest('[data-kind=scroll]')?.getBoundingClientRect();
            return image.checkVisibility({ visibilityProperty: true }) && !image.closest('[inert]') && view
                && box.width && box.bottom > view.top && box.top < view.bottom && box.right > 0 && box.left < innerWidth;
        }).every(image => image.complete)"""
        if not self.page.evaluate(in_view):
            self.window.wait_until(lambda: self.page.evaluate(in_view), "the pictures are there")
            self.window.settle()

    def close(self):
        self.page.keyboard.press("Escape")
        self.page.locator("dialog").wait_for(state="detached")


@pytest.fixture(params=[f"{size}-{language}" for size in SIZES for language in LOCALES])
def look(request, visit, demo, written):
    """Windows of all sizes and languages; at the end nothing may have been wrong."""
    size, language = request.param.split("-")
    window = visit(demo.origin, viewport=SIZES[size], locale=LOCALES[language], color_scheme="light", is_opaque=False)
    look = Look(window, size, language, written)
    yield look
    assert look.complaints == [], "\n".join(look.complaints)


def scroll(look):
    """Goes down the page as one does with a wheel."""
    width, height = SIZES[look.size].values()
    look.page.mouse.move(width / 2, height / 2)
    for _ in range(3):
        look.page.mouse.wheel(0, 400)
        look.window.settle()


def test_timeline(look, demo):
    window, page = look.window, look.page
    window.open()
    look.check("timeline")
    scroll(look)
    look.check("timeline-below")
    page.get_by_role("button", name=look.words["switch"]).click()
    page.get_by_role("menuitem").first.wait_for()
    look.check("switch")


def test_moment_and_photos(look, demo):
    window, page = look.window, look.page
    moments = demo.client().timeline(50)
    commented = max(moments, key=lambda moment: moment["commentCount"])
    window.open(f"/moment-{commented['id']}")
    look.check("moment")
    window.open("/moment-987654")
    look.check("moment-gone")
    album = max(moments, key=lambda moment: len(moment["images"]))
    window.open(f"/moment-{album['id']}")
    look.check("album")
    page.get_by_role("tabpanel").get_by_role("button").filter(has=page.locator("img[data-kind=image]")).first.click()
    page.get_by_role("dialog").wait_for()
    look.check("photo")


def test_compose(look):
    window, page = look.window, look.page
    window.open()
    page.get_by_role("button", name=look.words["compose"]).click()
    page.get_by_role("dialog").wait_for()
    look.check("compose")
    page.get_by_role("button", name=look.words["audience"]).click()
    window.tap(page.get_by_role("button", name=look.words["chosen"], exact=True))
    look.check("compose-audience")


def test_friends(look):
    window, page = look.window, look.page
    window.open("/friends")
    look.check("friends")
    page.get_by_role("button", name=look.words["sort"]).click()
    page.get_by_role("alertdialog").wait_for()
    look.check("friends-sort")
    look.close()
    page.get_by_role("button", name=look.words["add"]).first.click()
    page.get_by_role("dialog").wait_for()
    look.check("friends-add")
    look.close()
    page.get_by_role("button", name=look.words["compact"]).click()
    look.check("friends-compact")
    page.get_by_role("searchbox").fill("qqq")
    page.get_by_text("qqq").first.wait_for()
    look.check("friends-nobody")


def test_tags(look):
    window, page = look.window, look.page
    window.open("/friends/tags")
    look.check("tags")
    page.get_by_role("button", name=look.words["tag"]).click()
    page.get_by_role("dialog").wait_for()
    look.check("tags-new")
    window.open("/friends/tags/tag-987654")
    look.check("tag-gone")


def test_person(look, demo):
    author = next(moment["userDetails"]["id"] for moment in demo.client().timeline(50)
                  if moment["userDetails"]["name"] == "Nora Whitfield")
    look.window.open(f"/person-{author}")
    look.check("person")
    scroll(look)
    look.check("person-below")
    # One who is no friend.
    look.window.open("/friends/person-10")
    look.check("person-asking")


def test_notifications(look, changing_demo):
    """In a demo of its own: what is looked at is read."""
    look.window.origin = changing_demo.origin
    look.window.open("/notifications")
    look.check("notifications")
    scroll(look)
    look.check("notifications-below")


def test_account(look, family):
    window, page = look.window, look.page
    window.origin = family.origin
    window.sign_in(family.client(user_agent=window.user_agent).sign_in("ada", family.password))
    # What a program calls itself.
    family.people["ada"].invite()
    look.written = ["Python-urllib", *look.written, *family.names.values(), *family.names]
    window.open("/account")
    page.get_by_role("button", name=look.words["remove"]).nth(1).wait_for()
    look.check("account")
    page.get_by_role("button", name=look.words["remove"]).first.click()
    page.get_by_role("alertdialog").wait_for()
    look.check("account-revoke")
    look.close()
    scroll(look)
    look.check("account-below")


def test_administration(look, start_family):
    window, page = look.window, look.page
    family = start_family()
    window.origin = family.origin
    ada, ben = family.people["ada"], family.people["ben"]
    texts = {"moment": "Buy my pills", "note": "Twice a day", "reason": "Insults", "news": "Cake on Saturday"}
    look.written = [*look.written, *texts.values(), *family.names.values(), *family.names]
    moment = ben.publish(texts["moment"])["id"]
    ada.ask("mutation($id: ID!, $note: String!) { report(input: {momentID: $id, reason: SPAM, note: $note}) }", id=moment, note=texts["note"])
    person = ada.ask("{ viewer { friends(search: \"dan\") { nodes { id } } } }")["viewer"]["friends"]["nodes"][0]["id"]
    suspend = "mutation($id: ID!, $reason: String!) { suspendPerson(userID: $id, days: 7, reason: $reason) { id } }"
    ada.ask(suspend, id=person, reason=texts["reason"])
    ada.ask("mutation($text: String!) { announce(text: $text, days: 7) { id } }", text=texts["news"])
    window.sign_in(family.tokens["ada"])
    for path in ("administration", "administration/reports", "administration/people", "administration/announcements", "administration/log",
                 "administration/figures"):
        window.open(f"/{path}")
        look.check(path.replace("/", "-"))
    window.open("/administration/people")
    window.tap(page.get_by_role("link").filter(has_text="@dan"))
    page.get_by_role("heading", name="Dan Brown").first.wait_for()
    look.check("administration-person")
    window.open("/")
    page.get_by_text(texts["news"]).locator("visible=true").first.wait_for()
    look.check("announcement")


def test_passwords(look, start_family):
    window, page = look.window, look.page
    family = start_family()
    window.origin = family.origin
    window.sign_in(family.client(user_agent=window.user_agent).sign_in("ada", family.password))
    look.written = ["Python-urllib", *family.names.values(), *family.names, *look.written]
    window.open("/account")
    window.tap(page.get_by_role("button", name=look.words["password"]))
    page.get_by_role("dialog").wait_for()
    look.check("password")
    look.close()
    page.get_by_role("textbox", name=look.words["handle"]).fill("@ben")
    window.tap(page.get_by_role("button", name=look.words["link"]))
    link = page.get_by_text(re.compile("/reset-"))
    link.wait_for()
    window.tap(page.get_by_role("button", name=look.words["invite"]))
    page.get_by_text(re.compile("/join-")).wait_for()
    look.written = [link.inner_text(), page.get_by_text(re.compile("/join-")).inner_text(), *look.written]
    link.scroll_into_view_if_needed()
    look.check("password-link")
    window.open(link.inner_text().removeprefix(family.origin))
    page.get_by_role("textbox").wait_for()
    look.check("password-reset")


def test_demo_account_and_profile(look):
    window, page = look.window, look.page
    window.open("/account")
    look.check("account-demo")
    page.get_by_role("button", name=look.words["edit"]).click()
    page.get_by_role("dialog").wait_for()
    look.check("profile")
    window.open("/account/blocked")
    look.check("blocked")


def test_internal_menu(look):
    window, page = look.window, look.page
    window.open("/internal-menu")
    look.check("internal-menu")
    window.open("/internal-menu/design-kit")
    for part in range(3):
        look.check(f"design-kit-{part}")
        scroll(look)


def test_the_way_in(look, family):
    window, page = look.window, look.page
    window.origin = family.origin
    window.open()
    look.check("sign-in")
    page.get_by_role("button", name=look.words["invited"]).click()
    look.window.settle()
    look.check("sign-up")


def test_beginning(look, family):
    """What somebody sees who has nobody yet."""
    window = look.window
    window.origin = family.origin
    window.sign_in(family.tokens["eve"])
    look.written = [*look.written, *family.names.values(), *family.names]
    window.open()
    look.check("timeline-empty")
    window.open("/friends")
    look.check("friends-empty")
    window.open("/notifications")
    look.check("notifications-empty")


def test_short_words_are_whole_at_the_largest_size(visit, demo):
    window = visit(demo.origin, viewport=PHONE, has_touch=True, is_mobile=True)
    enlarge(window.page)
    page = window.open()
    broken = {}
    for tab in range(page.get_by_role("tab").count()):
        page.get_by_role("tab").nth(tab).click()
        window.settle()
        if words := page.evaluate(BROKEN_WORDS, PHONE["width"] / 2):
            broken[window.path] = words
    assert broken == {}
