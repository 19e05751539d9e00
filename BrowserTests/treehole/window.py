"""What people do in a window of Treehole."""

WORDS = {
    "en": {
        "member": "As a member", "moderator": "As a moderator", "new": "New post", "publish": "Publish", "vote": "Add a vote",
        "choice": "Choice %d", "text": "Text", "tag": "Tag", "comment": "Comment", "send": "Send", "post": "Actions of the post",
        "report": "Report", "cancel": "Cancel", "filters": "Tag and dates", "code": "Invitation code", "device": "Add a device",
        "again": "Again", "jump": "Jump to floor", "thread": "Comments", "author": "Author", "delete": "Delete",
    },
    "zh": {
        "member": "以成员身份", "moderator": "以管理员身份", "new": "发帖", "publish": "发布", "vote": "添加投票",
        "choice": "选项 %d", "text": "正文", "tag": "标签", "comment": "评论", "send": "发送", "post": "帖子的操作",
        "report": "举报", "cancel": "取消", "filters": "标签和日期", "code": "邀请码", "device": "添加设备",
        "again": "换一批", "jump": "跳到楼层", "thread": "评论", "author": "洞主", "delete": "删除",
    },
}


class Window:
    """A window in which a demo member is signed in."""

    def __init__(self, visit, language="en", role="member"):
        self.visit = visit
        self.page = visit.page
        self.words = WORDS[language]
        self.role = role

    def open(self, path="/"):
        """Opens an address, and signs in first if nobody is signed in."""
        self.visit.open(path)
        demo = self.page.get_by_role("button", name=self.words[self.role])
        tab = self.page.get_by_role("tab").first
        demo.or_(tab).first.wait_for()
        if demo.count():
            demo.click()
        tab.wait_for()
        return self.page

    def button(self, word, **options):
        return self.page.get_by_role("button", name=self.words[word], exact=True, **options)

    def field(self, word):
        return self.page.get_by_role("textbox", name=self.words[word], exact=True)

    def item(self, word):
        """An item of the open menu, which shows its text."""
        text = self.page.get_by_text(self.words[word], exact=True).locator("visible=true")
        return self.page.get_by_role("menuitem", name=self.words[word], exact=True).filter(has=text)

    def publish(self, text, tag=None, choices=()):
        """Writes a post and returns its number."""
        self.button("new").click()
        self.field("text").fill(text)
        if tag:
            self.field("tag").fill(tag)
        if choices:
            self.button("vote").click()
        for place, choice in enumerate(choices, 1):
            self.page.get_by_role("textbox", name=self.words["choice"] % place, exact=True).fill(choice)
        self.button("publish").click()
        self.page.get_by_role("dialog").wait_for(state="detached")
        card = self.page.get_by_role("group").filter(has_text=text).last
        return int(card.get_by_role("link").first.inner_text().lstrip("#"))
