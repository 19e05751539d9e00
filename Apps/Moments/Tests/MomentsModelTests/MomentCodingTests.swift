import APIKit
import Foundation
import MomentsModel
import Testing

@Suite struct MomentCodingTests {
    private let likes = """
        ,"isLiked":true,"likes":[{"id":"3","name":"Grace","handle":"grace","avatar":"/media/g"}],"likeCount":1
        """

    private func json(likes: String) -> Data {
        Data(
            """
            {"id":"17","userDetails":{"id":"2","name":"Ada","handle":"ada","avatar":""},"type":"PHOTOS","title":"你好",
             "url":null,"images":[{"id":"5","width":4,"height":3,"altText":"","small":"/s","medium":"/m","large":"/l"}],
             "createdDate":"1700000000","visibility":"FRIENDS","isMine":false,"commentCount":2,"latestComments":[]\(likes)}
            """.utf8
        )
    }

    @Test func `a moment is read with its date and without an avatar`() throws {
        let moment = try JSONCoding.decoder().decode(Moment.self, from: json(likes: likes))

        #expect(moment.id == 17 && moment.title == "你好" && moment.url == nil)
        #expect(moment.createdDate == Date(timeIntervalSince1970: 1_700_000_000))
        #expect(moment.userDetails.avatar == nil)
        #expect(moment.images.first?.url(.medium) == URL(string: "/m"))
        #expect(moment.isLiked == true && moment.likes?.map(\.name) == ["Grace"] && moment.likeCount == 1)
    }

    @Test func `a moment of which likes were not asked for has none`() throws {
        let moment = try JSONCoding.decoder().decode(Moment.self, from: json(likes: ""))

        #expect(moment.isLiked == nil && moment.likes == nil && moment.likeCount == nil)
    }

    @Test func `what is written is read again`() throws {
        for likes in [likes, ""] {
            let moment = try JSONCoding.decoder().decode(Moment.self, from: json(likes: likes))

            let data = try JSONCoding.encoder().encode(moment)

            #expect(try JSONCoding.decoder().decode(Moment.self, from: data) == moment)
        }
    }

    @Test func `a moment and its comments are read with their mentions`() throws {
        let bob = #"{"id":"4","name":"Bob","handle":"bob99","avatar":""}"#
        let comment = """
            {"id":"8","userDetails":\(bob),"text":"Hi","mentions":[\(bob)],"createdDate":"1700000000","isMine":false}
            """
        let body = String(decoding: json(likes: #","mentions":[\#(bob)]"#), as: UTF8.self)
            .replacing(#""latestComments":[]"#, with: #""latestComments":[\#(comment)]"#)

        let moment = try JSONCoding.decoder().decode(Moment.self, from: Data(body.utf8))
        let data = try JSONCoding.encoder().encode(moment)

        #expect(moment.mentions.map(\.handle) == ["bob99"])
        #expect(moment.latestComments.first?.mentions.map(\.handle) == ["bob99"])
        #expect(try JSONCoding.decoder().decode(Moment.self, from: data) == moment)
    }

    @Test func `what an earlier version has stored mentions nobody`() throws {
        let comment = """
            {"id":"8","userDetails":{"id":"2","name":"Ada","handle":"ada"},"text":"Hi","createdDate":"1700000000",
             "isMine":false}
            """
        let body = String(decoding: json(likes: likes), as: UTF8.self)
            .replacing(#""latestComments":[]"#, with: #""latestComments":[\#(comment)]"#)

        let moment = try JSONCoding.decoder().decode(Moment.self, from: Data(body.utf8))

        #expect(moment.mentions.isEmpty)
        #expect(moment.latestComments.map(\.text) == ["Hi"] && moment.latestComments.map(\.mentions) == [[]])
    }

    @Test(arguments: ["yesterday", "1.5", "", "99999999999999999999"])
    func `a date that is none is an error`(_ date: String) {
        let body = String(decoding: json(likes: ""), as: UTF8.self).replacingOccurrences(of: "1700000000", with: date)

        #expect(throws: DecodingError.self) { try JSONCoding.decoder().decode(Moment.self, from: Data(body.utf8)) }
    }

    @Test func `a page is read from a connection and written as one`() throws {
        let body = Data(#"{"nodes":["a","b"],"pageInfo":{"endCursor":"x","hasNextPage":true}}"#.utf8)

        let page = try JSONCoding.decoder().decode(Page<String>.self, from: body)

        #expect(page == Page(items: ["a", "b"], endCursor: "x", hasNext: true))
        #expect(try JSONCoding.encoder().encode(page) == body)
    }
}
