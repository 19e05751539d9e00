import Foundation
import GraphQL
import HTTPTypes
import MomentsModel
import TestSupport
import Testing

@testable import MomentsServer

/// The two operations of the first clients, byte for byte, as sent by a plain HTTP client.
@Suite struct LegacyOperationTests {
    /// The document of a client that enables likes by a variable.
    static let query = """
        query GetMomentsDetailsByUserID($userID: ID!, $withLikes: Boolean!) {
          getMomentsDetailsByUserID(userID: $userID) {
            userDetails { id name avatar backgroundImage }
            moments {
              id
              userDetails { id name avatar backgroundImage }
              type
              title
              url
              photos
              createdDate
              isLiked @include(if: $withLikes)
              likes @include(if: $withLikes) { id name avatar backgroundImage }
            }
          }
        }
        """

    static let mutation = """
        mutation UpdateMomentLike($momentID: ID!, $userID: ID!, $isLiked: Boolean!) {
          updateMomentLike(momentID: $momentID, userID: $userID, isLiked: $isLiked) {
            userDetails { id name avatar backgroundImage }
            moments {
              id
              userDetails { id name avatar backgroundImage }
              type
              title
              url
              photos
              createdDate
              isLiked
              likes { id name avatar backgroundImage }
            }
          }
        }
        """

    /// The people 0 and 1, who are friends, with one moment each: a link, and one with a photo.
    private struct Stage {
        let server: TestServer
        let browser: TestBrowser
        let zero: TestPerson
        let one: TestPerson
        let link: MomentID
        let picture: MomentID
        let address: String

        init() async throws {
            (server, zero) = try await TestServer.demo()
            one = try await server.add("one", id: 1)
            try await server.befriend(zero, one)
            server.clock.advance(by: .seconds(1))
            let moment = NewMoment(text: "A \"page\" 关于\nlinks", url: "https://example.com/a?b=c")
            link = try await server.store.publish(moment, by: one.id).id
            let photo = try await server.photo("of a lake", by: zero)
            picture = try await server.publish("", by: zero, photos: [photo.id])
            address = server.service.environment.addresses.path(hash: photo.hash, size: .medium, viewer: 0)
            browser = TestBrowser(server)
        }

        func ask(userID: String, withLikes: Bool, _ headers: HTTPFields = [:]) async throws -> Page {
            try await browser.post(
                LegacyOperationTests.body(query, ["userID": .string(userID), "withLikes": .bool(withLikes)]),
                headers
            )
        }

        func like(_ moment: String, userID: String = "0", _ isLiked: Bool = true) async throws -> Page {
            try await browser.post(
                LegacyOperationTests.body(
                    mutation,
                    ["momentID": .string(moment), "userID": .string(userID), "isLiked": .bool(isLiked)]
                )
            )
        }
    }

    static func body(_ document: String, _ variables: ObjectValue) -> String {
        let body: Value = .object(["query": .string(document), "variables": .object(variables)])
        return String(decoding: body.json, as: UTF8.self)
    }

    private static let zeroDetails = #"{"id":"0","name":"Zero","avatar":"","backgroundImage":""}"#
    private static let oneDetails = #"{"id":"1","name":"One","avatar":"","backgroundImage":""}"#

    /// Returns the timeline as bytes, newest first.
    private static func golden(_ operation: String, _ stage: Stage, likes: (picture: String, link: String)) -> String {
        #"{"data":{"\#(operation)":{"userDetails":\#(zeroDetails),"moments":["#
            + #"{"id":"\#(stage.picture)","userDetails":\#(zeroDetails),"type":"PHOTOS","title":"","url":null,"#
            + #""photos":["https://moments.example\#(stage.address)"],"createdDate":"1700000002"\#(likes.picture)},"#
            + #"{"id":"\#(stage.link)","userDetails":\#(oneDetails),"type":"URL","title":"A \"page\" 关于\nlinks","#
            + #""url":"https://example.com/a?b=c","photos":[],"createdDate":"1700000001"\#(likes.link)}]}}}"#
    }

    @Test func `the whole timeline is answered byte for byte with likes`() async throws {
        let stage = try await Stage()
        try await stage.server.store.setLike(true, of: stage.picture, by: 1)

        let page = try await stage.ask(userID: "0", withLikes: true)

        let likes = (#","isLiked":false,"likes":[\#(Self.oneDetails)]"#, #","isLiked":false,"likes":[]"#)
        #expect(page.text == Self.golden("getMomentsDetailsByUserID", stage, likes: likes))
        #expect(page.status == 200)
        #expect(page.headers[.contentType] == "application/json; charset=utf-8")
    }

    @Test func `the whole timeline is answered byte for byte without likes`() async throws {
        let stage = try await Stage()

        let page = try await stage.ask(userID: "0", withLikes: false)

        #expect(page.text == Self.golden("getMomentsDetailsByUserID", stage, likes: ("", "")))
    }

    @Test func `a like is answered with the whole timeline, byte for byte, and twice is once`() async throws {
        let stage = try await Stage()

        let first = try await stage.like("\(stage.link)")
        let second = try await stage.like("\(stage.link)")

        let likes = (#","isLiked":false,"likes":[]"#, #","isLiked":true,"likes":[\#(Self.zeroDetails)]"#)
        #expect(first.text == Self.golden("updateMomentLike", stage, likes: likes))
        #expect(second.text == first.text)
    }

    @Test func `a like is taken back`() async throws {
        let stage = try await Stage()
        _ = try await stage.like("\(stage.link)")

        let page = try await stage.like("\(stage.link)", false)

        let likes = (#","isLiked":false,"likes":[]"#, #","isLiked":false,"likes":[]"#)
        #expect(page.text == Self.golden("updateMomentLike", stage, likes: likes))
    }

    @Test(arguments: ["4711", "-1", "", "01", "x", "9223372036854775808"])
    func `a moment that does not exist is an error`(_ id: String) async throws {
        let stage = try await Stage()

        let page = try await stage.like(id)

        #expect(page.status == 200)
        #expect(
            page.text == #"{"data":null,"errors":[{"message":"There is no such moment.","#
                + #""locations":[{"line":2,"column":3}],"path":["updateMomentLike"],"#
                + #""extensions":{"code":"NOT_FOUND"}}]}"#
        )
    }

    @Test(arguments: ["1", "2", "", "00", " 0"])
    func `somebody else's timeline is refused, whatever the argument says`(_ id: String) async throws {
        let stage = try await Stage()

        let asked = try await stage.ask(userID: id, withLikes: true)
        let liked = try await stage.like("\(stage.link)", userID: id)

        #expect(asked.text.contains(#""code":"FORBIDDEN""#) && asked.text.hasPrefix(#"{"data":null,"#))
        #expect(liked.text.contains(#""code":"FORBIDDEN""#) && liked.text.hasPrefix(#"{"data":null,"#))
        #expect(try await stage.server.store.likes(of: [stage.link], for: 0).isEmpty)
    }

    @Test func `with credentials the viewer is who they belong to`() async throws {
        let stage = try await Stage()

        let own = try await stage.ask(userID: "1", withLikes: false, .bearer(stage.one))
        let other = try await stage.ask(userID: "0", withLikes: false, .bearer(stage.one))

        #expect(own.text.hasPrefix(#"{"data":{"getMomentsDetailsByUserID":{"userDetails":\#(Self.oneDetails)"#))
        #expect(other.text.contains(#""code":"FORBIDDEN""#))
    }

    @Test func `without demo mode somebody without credentials has to sign in`() async throws {
        let server = try TestServer()
        _ = try await server.add("zero", id: 0)
        let body = Self.body(Self.query, ["userID": "0", "withLikes": true])

        let page = try await TestBrowser(server).post(body)

        #expect(page.text.contains(#""code":"UNAUTHENTICATED""#) && page.text.hasPrefix(#"{"data":null,"#))
    }

    @Test func `a number is an id as well`() async throws {
        let stage = try await Stage()

        let page = try await stage.browser.post(
            Self.body(Self.query, ["userID": .int(0), "withLikes": .bool(false)])
        )

        #expect(page.text == Self.golden("getMomentsDetailsByUserID", stage, likes: ("", "")))
    }

    @Test func `two hundred moments with all their likes are not too expensive`() async throws {
        let stage = try await Stage()
        for number in 0..<200 {
            let moment = try await stage.server.publish("Moment \(number)", by: stage.one)
            try await stage.server.store.setLike(true, of: moment, by: 0)
        }

        let page = try await stage.ask(userID: "0", withLikes: true)

        let reply = try Value(json: page.bytes)
        #expect(reply[path: "data.getMomentsDetailsByUserID.moments"].items.count == 202)
        #expect(reply[path: "data.getMomentsDetailsByUserID.moments[0].title"] == "Moment 199")
        #expect(reply[path: "data.getMomentsDetailsByUserID.moments[0].likes[0].name"] == "Zero")
    }
}
