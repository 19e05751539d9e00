import Foundation
import MomentsModel

/// The pieces of `index.html`: a page without scripts, which opens from the folder that the ZIP was unpacked to.
struct ExportPage {
    let account: ExportAccount
    let language: ExportLanguage

    // MARK: The person

    var beginning: Markup {
        """
        <!doctype html>
        <html lang="\(language.rawValue)">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="referrer" content="no-referrer">
        <meta http-equiv="Content-Security-Policy" content="script-src 'none'; object-src 'none'; frame-src 'none'; form-action 'none'">
        <title>\(language("Moments of \(account.profile.name)", "\(account.profile.name)的动态"))</title>
        <style>
        \(Self.style)
        </style>
        </head>
        <body>
        <header>
        \(picture(account.profile.background, of: language("Cover", "封面"), as: "cover"))
        \(picture(account.profile.avatar, of: language("Profile picture", "头像"), as: "avatar"))
        <h1 dir="auto">\(account.profile.name)</h1>
        <p>@\(account.profile.handle) · \(since(account.profile.created))</p>
        <p>\(origin)</p>
        </header>
        <main>
        \(heading(language("Moments", "动态")))

        """
    }

    /// When and where the export was made, and what else is in it.
    private var origin: Markup {
        let (exported, server) = (time(account.exported), account.server.map(link))
        let file: Markup = "<a href=\"moments.json\">moments.json</a>"
        return language.markup(
            "Exported \(exported)\(server.map { " from \($0)" as Markup }). The same is in \(file), for programs.",
            "\(exported)\(server.map { "从\($0)" as Markup })导出。\(file)包含相同的内容，供程序使用。"
        )
    }

    private func since(_ date: Date) -> Markup { language.markup("since \(time(date))", "自\(time(date))起") }

    private func picture(_ file: ExportFile?, of name: String, as style: String) -> Markup? {
        file.map { "<img class=\"\(style)\" src=\"\($0.file)\" alt=\"\(name)\">" }
    }

    // MARK: Moments

    /// The beginning of a moment, up to its comments.
    func beginning(of moment: ExportMoment) -> Markup {
        """
        <article>
        <p class="note">\(time(moment.created))\(moment.edited.map { language.markup(", edited \(time($0))", "，编辑于\(time($0))") }) · \
        \(audience(moment.audience))</p>
        \(paragraph(moment.text))
        \(moment.link.map { "<p>\(link($0))</p>" as Markup })
        \(moment.photos.map(photo))
        \(likes(moment.likes))
        <ul class="comments">

        """
    }

    func comment(_ comment: ExportComment) -> Markup {
        """
        <li><p class="note"><b dir="auto">\(name(comment.author))</b> · \(time(comment.created))</p>\
        \(paragraph(comment.text))</li>

        """
    }

    let endOfMoment: Markup = "</ul>\n</article>\n"

    private func photo(_ photo: ExportPhoto) -> Markup {
        let caption: Markup? =
            photo.description.isEmpty ? nil : "<figcaption dir=\"auto\">\(photo.description)</figcaption>"
        guard let file = photo.file else {
            let note = language("The server has lost this photo.", "服务器上的这张照片已丢失。")
            return "<figure><p class=\"note\">\(note)</p>\(caption)</figure>\n"
        }
        return """
            <figure><a href="\(file.file)"><img src="\(file.file)" alt="\(photo.description)" loading="lazy" \
            width="\(photo.width)" height="\(photo.height)"></a>\(caption)</figure>

            """
    }

    private func likes(_ people: [ExportPerson]) -> Markup? {
        let names = joined(people.map(name))
        return people.isEmpty ? nil : "<p class=\"note\">\(language("Liked by \(names)", "\(names)觉得很赞"))</p>"
    }

    private func audience(_ audience: ExportAudience) -> String {
        let chosen = joined(audience.tags.map { "“\($0.name)”" } + audience.people.map(name))
        return switch audience.visibility {
        case .friends: language("All friends", "所有朋友")
        case .onlyMe: language("Only me", "仅自己可见")
        case .selected: language("Chosen friends: \(chosen)", "选定的朋友：\(chosen)")
        case .except: language("All friends but: \(chosen)", "除\(chosen)外")
        }
    }

    // MARK: Comments and likes below others' moments

    var beginningOfComments: Markup { "\(heading(language("My comments on other moments", "我在其他动态下的评论")))\n<ul>\n" }

    func comment(_ comment: ExportOwnComment) -> Markup {
        let place: Markup =
            comment.moment.map { moment in
                let (author, date) = (name(moment.author), time(moment.created))
                return language.markup("on a moment of \(author) from \(date)", "评论\(author)于\(date)发布的动态")
            } ?? language.markup("on a moment that you do not see any more", "评论的动态已不再对你可见")
        return """
            <li><p class="note">\(time(comment.created)) · \(place)</p>\(paragraph(comment.text))</li>

            """
    }

    var beginningOfLikes: Markup { "</ul>\n\(heading(language("My likes", "我的赞")))\n<ul>\n" }

    func like(_ moment: ExportMomentReference) -> Markup {
        let (author, date) = (name(moment.author), time(moment.created))
        return "<li>\(language.markup("A moment of \(author) from \(date)", "\(author)于\(date)发布的动态"))</li>\n"
    }

    // MARK: Friends and settings

    /// What follows the likes, up to the end.
    var end: Markup {
        """
        </ul>
        \(heading(language("Friends", "朋友")))
        \(list(account.friends.map(friend)))
        \(section(language("Friend requests", "好友请求"), requests))
        \(section(language("Tags", "标签"), account.tags.map { "<b>\($0.name)</b>: \(joined($0.people.map(name)))" }))
        \(section(language("Blocked people", "黑名单"), account.blocked.map { "\(name($0))" }))
        \(section(language("Drafts", "草稿"), drafts))
        \(section(language("My reports", "我的举报"), account.reports.map(report)))
        \(section(language("Messages of the people who run the server", "管理人员的消息"), account.notices.map(notice)))
        \(section(language("Settings", "设置"), settings))
        \(section(language("Where I am signed in", "已登录的设备"), account.signIns.map(signIn)))
        </main>
        </body>
        </html>

        """
    }

    private func friend(_ friend: ExportFriend) -> Markup {
        """
        \(name(friend.person))\(friend.since.map { " · \(since($0))" as Markup })\
        \(friend.hidesMine ? language(" · does not see my moments", " · 看不到我的动态") : "")\
        \(friend.hidesTheirs ? language(" · not in my timeline", " · 不在我的时间线中") : "")
        """
    }

    private var requests: [Markup] {
        let sent = account.friendRequests.sent.map { request -> Markup in
            let (person, date) = (name(request.person), time(request.created))
            return language.markup("To \(person), \(date)", "发送给\(person)，\(date)")
        }
        let received = account.friendRequests.received.map { request -> Markup in
            let (person, date) = (name(request.person), time(request.created))
            return language.markup("From \(person), \(date)", "来自\(person)，\(date)")
        }
        return sent + received
    }

    private func signIn(_ signIn: ExportSignIn) -> Markup {
        let lastUsed = time(signIn.lastUsed)
        return language.markup(
            "\(signIn.device), \(since(signIn.created)), last used \(lastUsed)",
            "\(signIn.device)，\(since(signIn.created))，上次使用：\(lastUsed)"
        )
    }

    private func report(_ report: ExportReport) -> Markup {
        let person = name(report.person)
        let subject =
            switch report.kind {
            case .moment: language("a moment of \(person)", "\(person)的动态")
            case .comment: language("a comment of \(person)", "\(person)的评论")
            case .person: person
            }
        return "\(time(report.created)) · \(subject) · \(reason(report.reason))\(paragraph(report.note))"
    }

    private func reason(_ reason: ReportReason) -> String {
        switch reason {
        case .spam: language("Spam or advertising", "垃圾信息或广告")
        case .abuse: language("Insults, threats or hatred", "侮辱、威胁或仇恨言论")
        case .privacy: language("Shows something private", "泄露隐私")
        case .explicit: language("Nudity or violence", "裸露或暴力")
        case .other: language("Another reason", "其他原因")
        }
    }

    private var drafts: [Markup] {
        let moment = account.drafts.moment.map { draft -> Markup in
            """
            \(time(draft.updated)) · \(language("a moment for", "动态")): \(audience(draft.audience))\(paragraph(draft.text))\
            \(draft.link.map { "<p>\(link($0))</p>" as Markup })\(draft.photos.map(photo))
            """
        }
        let comments = account.drafts.comments.map { draft -> Markup in
            let author = draft.moment.map { name($0.author) }
            let what =
                author.map { language("a comment on a moment of \($0)", "\($0)的动态的评论") } ?? language("a comment", "评论")
            return "\(time(draft.updated)) · \(what)\(paragraph(draft.text))"
        }
        return (moment.map { [$0] } ?? []) + comments
    }

    private func notice(_ notice: ExportNotice) -> Markup {
        let what =
            switch notice.kind {
            case .announcement: language("an announcement", "公告")
            case .momentRemoved: language("a moment of mine was removed", "我的一条动态被删除")
            case .commentRemoved: language("a comment of mine was removed", "我的一条评论被删除")
            }
        return "\(time(notice.created)) · \(what)\(paragraph(notice.text))"
    }

    private var settings: [Markup] {
        let reach =
            switch account.historyReach {
            case .all: language("all", "全部")
            case .halfYear: language("those of the last half year", "最近半年")
            case .month: language("those of the last month", "最近一个月")
            case .threeDays: language("those of the last three days", "最近三天")
            }
        let deletion = account.deletion.map { date in
            language.markup("This account will be deleted \(time(date))", "此账户将于\(time(date))删除")
        }
        let visible: Markup = "\(language("Moments that friends see", "朋友可以看到的动态")): \(reach)"
        return [visible] + (deletion.map { [$0] } ?? [])
            + account.preferences.sorted { $0.key < $1.key }.map { "<code>\($0.key)</code>: <code>\($0.value)</code>" }
    }

    // MARK: Pieces

    private func heading(_ text: String) -> Markup { "<h2>\(text)</h2>" }

    /// Nothing for a list without items.
    private func section(_ title: String, _ items: [Markup]) -> Markup? {
        items.isEmpty ? nil : "\(heading(title))\n\(list(items))"
    }

    private func list(_ items: [Markup]) -> Markup {
        let rows = items.map { "<li dir=\"auto\">\($0)</li>\n" as Markup }
        return "<ul>\n\(rows)</ul>"
    }

    private func joined(_ names: [String]) -> String { names.joined(separator: language(", ", "、")) }

    private func paragraph(_ text: String) -> Markup? {
        text.isEmpty ? nil : "<p class=\"text\" dir=\"auto\">\(text)</p>"
    }

    private func name(_ person: ExportPerson) -> String {
        guard let name = person.name, let handle = person.handle else {
            return language("a former friend", "已不是朋友的人")
        }
        return "\(name) (@\(handle))"
    }

    /// Only addresses of the web are links: the text of a draft can be any.
    private func link(_ address: String) -> Markup {
        let isWeb = ["http://", "https://"].contains { address.lowercased().hasPrefix($0) }
        return isWeb ? "<a href=\"\(address)\" rel=\"noopener noreferrer\">\(address)</a>" : "\(address)"
    }

    private func time(_ date: Date) -> Markup {
        let text = date.formatted(.iso8601)
        let shown = text.prefix(16).replacing("T", with: " ")
        return "<time datetime=\"\(text)\">\(String(shown)) UTC</time>"
    }
}
