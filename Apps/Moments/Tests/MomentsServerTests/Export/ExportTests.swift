import ArchivesTesting
import Foundation
import GraphQL
import HTTPTypes
import MomentsModel
import TestSupport
import Testing

@testable import MomentsServer

/// What is in the download of everything of one's own.
@Suite struct ExportTests {
    /// The three parts of an export.
    private struct Downloaded {
        let file: ZipFile
        let document: Value
        let html: String

        init(_ page: Page) throws {
            file = try ZipFile(page.bytes)
            document = try Value(json: Array(try #require(file["moments.json"]).bytes))
            html = try #require(file["index.html"]).text
        }

        subscript(path: String) -> Value { document[path: path] }
    }

    private func export(_ person: TestPerson, from server: TestServer) async throws -> Downloaded {
        try Downloaded(try await TestBrowser(server).send(.get, "/export", .cookie(person.token)))
    }

    @Test func `everything of one's own is in it`() async throws {
        let server = try TestServer()
        let (ada, ben, cem) = (try await server.add("ada"), try await server.add("ben"), try await server.add("cem"))
        try await server.befriend(ada, ben)
        let store = server.store
        let avatar = try await server.photo("of Ada", by: ada)
        _ = try await store.updatePerson(ada.id, PersonChange(avatar: avatar.id))
        let family = try await store.saveTag(nil, name: "Family", people: [ben.id], of: ada.id)
        let photo = try await server.photo("of a lake", by: ada)
        let lake = NewMoment.Photo(id: photo.id, altText: "A lake")
        let moment = try await store.publish(
            NewMoment(text: "At the lake", photos: [lake], audience: MomentAudience(.selected, tags: [family.id])),
            by: ada.id
        )
        try await store.setLike(true, of: moment.id, by: ben.id)
        let asked = try await store.addComment(NewComment(moment: moment.id, text: "Where?"), by: ben.id)
        _ = try await store.addComment(
            NewComment(moment: moment.id, text: "In the north", replyTo: asked.id),
            by: ada.id
        )
        let bens = try await server.publish("By Ben", by: ben)
        try await store.setLike(true, of: bens, by: ada.id)
        _ = try await store.addComment(NewComment(moment: bens, text: "Well said"), by: ada.id)
        try await store.saveCommentDraft(NewCommentDraft(moment: bens, text: "And an"), of: ada.id)
        try await store.saveMomentDraft(NewMomentDraft(text: "Not yet"), of: ada.id)
        try await store.setPreference("language", to: "en", of: ada.id)
        try await store.setHistoryReach(.month, of: ada.id)
        try await store.block(cem.id, by: ada.id)
        _ = try await store.announce("Down at noon", until: nil, by: ada.id)

        let export = try await export(ada, from: server)

        let (avatarFile, photoFile) = ("photos/avatar.webp", "photos/\(photo.id).webp")
        #expect(export.file.names == ["index.html", "moments.json", avatarFile, photoFile])
        #expect(export.file[photoFile]?.text == "photo of a lake LARGE")
        #expect(export.file[avatarFile]?.text == "photo of Ada LARGE")

        #expect(export["format"].string == "moments-export" && export["version"].int == 1)
        #expect(export["server"].string == "https://moments.example")
        #expect(export["exported"].string?.hasPrefix("2023-11-14T22:13:2") == true)
        #expect(export["profile.handle"].string == "ada" && export["profile.avatar"].string == avatarFile)
        let own = export["moments"].items
        #expect(own.count == 1)
        #expect(own.first?[path: "text"].string == "At the lake")
        #expect(own.first?[path: "created"].string?.hasSuffix("Z") == true)
        #expect(own.first?[path: "audience.visibility"].string == "SELECTED")
        #expect(own.first?[path: "audience.tags[0].name"].string == "Family")
        #expect(own.first?[path: "photos[0].file"].string == photoFile)
        #expect(own.first?[path: "photos[0].description"].string == "A lake")
        #expect(own.first?[path: "likes[0].handle"].string == "ben")
        #expect(own.first?[path: "comments[0].author.name"].string == "Ben")
        #expect(own.first?[path: "comments[1].replyTo"].string == asked.id.description)
        #expect(export["comments"].items.map { $0[path: "text"].string } == ["In the north", "Well said"])
        #expect(export["comments[1].moment.author.handle"].string == "ben")
        #expect(export["likes"].items.map { $0[path: "id"].string } == [bens.description])
        #expect(export["friends[0].person.handle"].string == "ben" && export["friends[0].since"].string != nil)
        #expect(export["tags[0].people[0].handle"].string == "ben")
        #expect(export["blocked[0].handle"].string == "cem")
        #expect(export["preferences.language"].string == "en" && export["historyReach"].string == "MONTH")
        #expect(export["drafts.moment.text"].string == "Not yet")
        #expect(export["drafts.comments[0].text"].string == "And an")
        #expect(export["signIns[0].device"].string == "Firefox on Linux")
        #expect(export["profile.role"].string == "ADMIN")
        #expect(export["notices[0].kind"].string == "ANNOUNCEMENT")
        #expect(export["notices[0].text"].string == "Down at noon")

        let words = [
            "<h1 dir=\"auto\">Ada</h1>", "@ada", "At the lake", "src=\"\(photoFile)\"", "alt=\"A lake\"",
            "Chosen friends: “Family”", "Where?", "In the north", "Liked by Ben (@ben)", "Well said", "Family",
            "Cem (@cem)", "Not yet", "And an", "those of the last month", "Firefox on Linux",
            "an announcement", "Down at noon",
        ]
        for word in words { #expect(export.html.contains(word), "\(word)") }
        // It is below the moment only.
        #expect(export.html.ranges(of: "In the north").count == 1)
    }

    @Test func `one's reports are in it, without the words of others`() async throws {
        let server = try TestServer()
        let (ada, ben) = (try await server.add("ada"), try await server.add("ben"))
        try await server.befriend(ada, ben)
        let moment = try await server.publish("Words of another", by: ben)
        try await server.store.report(NewReport(.moment(moment), reason: .spam, note: "Look at it"), by: ada.id)
        try await server.store.report(NewReport(.person(ada.id), reason: .other, note: "About Ada"), by: ben.id)

        let export = try await export(ada, from: server)

        #expect(export["reports"].items.count == 1)
        #expect(export["reports[0].kind"].string == "MOMENT" && export["reports[0].reason"].string == "SPAM")
        #expect(export["reports[0].moment"].string == moment.description)
        #expect(export["reports[0].person.handle"].string == "ben" && export["reports[0].note"].string == "Look at it")
        #expect(export.html.contains("a moment of Ben (@ben) · Spam or advertising"))
        #expect(export.html.contains("Look at it"))
        for entry in export.file.entries {
            #expect(!entry.text.contains("Words of another") && !entry.text.contains("About Ada"), "\(entry.name)")
        }
    }

    @Test(
        arguments: [
            (nil, "zh-CN,en;q=0.5", true), (nil, "de,zh", false), ("en", "zh-CN", false), ("zh-Hans", "en", true),
        ] as [(String?, String, Bool)]
    )
    func `the page has the language that the person has chosen, otherwise the browser's`(
        preference: String?,
        accepted: String,
        isChinese: Bool
    ) async throws {
        let server = try TestServer()
        let ada = try await server.add("ada")
        if let preference { try await server.store.setPreference("language", to: preference, of: ada.id) }
        var headers = HTTPFields.cookie(ada.token)
        headers[.acceptLanguage] = accepted

        let export = try Downloaded(try await TestBrowser(server).send(.get, "/export", headers))

        #expect(export.html.contains("<html lang=\"\(isChinese ? "zh-Hans" : "en")\">"))
        #expect(export.html.contains("<h2>\(isChinese ? "动态" : "Moments")</h2>"))
        #expect(export.html.contains("包含相同的内容，供程序使用。") == isChinese)
    }

    @Test func `the page is whole by itself: no scripts, and nothing from elsewhere`() async throws {
        let server = try TestServer()
        let ada = try await server.add("ada")
        _ = try await server.publish("<script>alert(1)</script>", by: ada)
        let tricky = NewMoment(text: "\"><img src=x onerror=alert(1)>", url: "https://example.org/?a=\"><script>")
        _ = try await server.store.publish(tricky, by: ada.id)
        try await server.store.saveMomentDraft(
            NewMomentDraft(text: "</main>", url: "javascript:alert(1)"),
            of: ada.id
        )
        _ = try await server.store.updatePerson(ada.id, PersonChange(name: "<script>Ada</script>"))

        let export = try await export(ada, from: server)

        #expect(!export.html.contains("<script") && !export.html.contains("<img src=x"))
        #expect(export.html.contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
        #expect(!export.html.contains("href=\"javascript:") && export.html.contains("javascript:alert(1)"))
        #expect(export.html.ranges(of: "</main>").count == 1)
        #expect(export["moments[1].text"].string == "<script>alert(1)</script>")
        for attribute in ["src=\"http", "url(", "@import", "<link", "<iframe"] {
            #expect(!export.html.contains(attribute), "\(attribute)")
        }
    }

    @Test func `nothing that the person may not see is in it, and no secret`() async throws {
        let server = try TestServer()
        let (ada, ben, eve) = (try await server.add("ada"), try await server.add("ben"), try await server.add("eve"))
        let store = server.store
        try await server.befriend(ada, ben)
        try await server.befriend(ada, eve)
        let shared = try await server.publish("Shared", by: ada)
        _ = try await store.addComment(NewComment(moment: shared, text: "Words of Eve"), by: eve.id)
        let eves = try await server.publish("A moment of Eve", by: eve)
        try await store.setLike(true, of: eves, by: ada.id)
        _ = try await store.addComment(NewComment(moment: eves, text: "Mine below hers"), by: ada.id)
        try await store.removeFriend(eve.id, of: ada.id)
        _ = try await store.saveTag(nil, name: "Tag of Ben", people: [ada.id], of: ben.id)
        _ = try await store.publish(NewMoment(text: "Diary of Ben", audience: .onlyMe), by: ben.id)
        try await store.saveMomentDraft(NewMomentDraft(text: "Draft of Ben"), of: ben.id)
        try await store.setPreference("language", to: "preference of Ben", of: ben.id)
        let hash = try #require(try await store.credentials(of: ada.id)).passwordHash

        let export = try await export(ada, from: server)

        let secrets = [
            "Words of Eve", "A moment of Eve", "Eve", "@eve", "Tag of Ben", "Diary of Ben", "Draft of Ben",
            "preference of Ben", hash, ada.token, ben.token, "correct horse",
        ]
        for entry in export.file.entries {
            for secret in secrets { #expect(!entry.text.contains(secret), "\(secret) in \(entry.name)") }
        }
        // One's own words stay one's own, without what they were about.
        #expect(export["comments[0].text"].string == "Mine below hers" && export["comments[0].moment"] == .null)
        #expect(export.html.contains("on a moment that you do not see any more"))
        #expect(export["likes"].items.isEmpty)
    }

    @Test func `more than a page of everything comes whole, in order`() async throws {
        let server = try TestServer()
        let (ada, ben) = (try await server.add("ada"), try await server.add("ben"))
        try await server.befriend(ada, ben)
        let bens = try await server.publish("By Ben", by: ben)
        var ids: [MomentID] = []
        for number in 1...ExportReader.pageSize * 2 + 5 {
            ids.append(try await server.publish("Number \(number).", by: ada))
        }
        let newest = try #require(ids.last)
        for number in 1...ExportReader.pageSize + 1 {
            _ = try await server.store.addComment(NewComment(moment: newest, text: "Answer \(number)."), by: ben.id)
            _ = try await server.store.addComment(NewComment(moment: bens, text: "Remark \(number)."), by: ada.id)
        }
        for id in ids { try await server.store.setLike(true, of: id, by: ada.id) }

        let export = try await export(ada, from: server)

        #expect(export["moments"].items.compactMap { $0[path: "id"].string } == ids.reversed().map(\.description))
        #expect(export["moments[0].comments"].items.count == ExportReader.pageSize + 1)
        #expect(export["comments"].items.count == ExportReader.pageSize + 1)
        #expect(export["likes"].items.compactMap { $0[path: "id"].string } == ids.map(\.description))
        for text in ["Number 1.", "Number 205.", "Answer 101.", "Remark 101."] { #expect(export.html.contains(text)) }
    }

    @Test func `a photo whose file is lost is said, and the rest comes`() async throws {
        let server = try TestServer()
        let ada = try await server.add("ada")
        let photo = try await server.photo("lost", by: ada)
        _ = try await server.publish("Look", by: ada, photos: [photo.id])
        try server.files.remove(hash: photo.hash)

        let export = try await export(ada, from: server)

        #expect(export.file.names == ["index.html", "moments.json"])
        #expect(export["moments[0].photos[0].file"] == .null && export["moments[0].text"].string == "Look")
        #expect(export.html.contains("The server has lost this photo."))
        #expect(server.log.lines.contains { $0.contains("is missing") })
    }

    @Test func `who has nothing gets an export, too`() async throws {
        let server = try TestServer()
        let ada = try await server.add("ada")

        let export = try await export(ada, from: server)

        #expect(export.file.names == ["index.html", "moments.json"])
        for list in ["moments", "comments", "likes", "friends", "tags", "blocked"] {
            #expect(export[list] == .list([]), "\(list)")
        }
    }
}
