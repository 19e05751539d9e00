import APIKit
import Foundation
import MomentsModel
import Testing

@Suite struct ViewerCodingTests {
    private func decode(_ rest: String) throws -> Viewer {
        let text = """
            {"id":"1","userDetails":{"id":"1","name":"Ada","handle":"ada","avatar":""},"friendCount":2,
             "unreadNotificationCount":3,"preferences":[]\(rest)}
            """
        return try JSONCoding.decoder().decode(Viewer.self, from: Data(text.utf8))
    }

    @Test func `a viewer is read with the role and the notices`() throws {
        let viewer = try decode(
            #"""
            ,"role":"MODERATOR","notices":[{"id":"7","kind":"COMMENT_REMOVED","text":"Hm","createdDate":"1700000000"}]
            """#
        )

        #expect(viewer.role == .moderator && !viewer.isAdmin)
        let date = Date(timeIntervalSince1970: 1_700_000_000)
        #expect(viewer.notices == [Notice(id: 7, kind: .commentRemoved, text: "Hm", createdDate: date)])
    }

    @Test(arguments: [("true", PersonRole.admin), ("false", .member)])
    func `a viewer whom an earlier version has stored has a role, and no notices`(
        _ isAdmin: String,
        _ role: PersonRole
    ) throws {
        let viewer = try decode(#","isAdmin":\#(isAdmin)"#)

        #expect(viewer.role == role && viewer.notices.isEmpty)
        #expect(viewer.friendCount == 2 && viewer.unreadNotificationCount == 3 && viewer.push == nil)
    }

    @Test func `a viewer without any word of the role is an error`() {
        #expect(throws: DecodingError.self) { try decode(#","notices":[]"#) }
    }

    @Test func `what is written is read again`() throws {
        let date = Date(timeIntervalSince1970: 1_700_000_000)
        let viewer = Viewer(
            userDetails: UserDetails(id: 1, name: "Ada", handle: "ada"),
            role: .admin,
            friendCount: 2,
            unreadNotificationCount: 3,
            preferences: [ViewerPreference(key: "language", value: "en")],
            push: PushChoice(endpoint: "https://push.example/1", kinds: [.mention], language: "en"),
            deletionDate: date,
            notices: [Notice(id: 7, kind: .announcement, text: "Hi", createdDate: date, untilDate: date)]
        )

        // The host keeps viewers with plain coders.
        let data = try JSONEncoder().encode(viewer)

        #expect(try JSONDecoder().decode(Viewer.self, from: data) == viewer)
    }
}
