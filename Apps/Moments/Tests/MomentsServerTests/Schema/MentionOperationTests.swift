import GraphQL
import MomentsModel
import Testing

@testable import MomentsServer

/// People mentioned in texts, through the API.
@Suite struct MentionOperationTests {
    private static let publish = """
        mutation($title: String!) { publishMoment(input: { title: $title }) { id mentions { name } } }
        """
    private static let moment = "query($id: ID!) { moment(id: $id) { mentions { name } } }"
    private static let comments = """
        query($id: ID!) { moment(id: $id) {
          comments { nodes { text mentions { name } } } latestComments { mentions { name } }
        } }
        """
    private static let news = """
        { viewer {
          notifications { nodes { kind userDetails { name } moment { title } comment { text } } }
          notificationGroups { nodes { kind personCount } }
        } }
        """

    @Test func `each viewer is told of the mentioned friends whom they know`() async throws {
        let stage = try await Stage()

        // Sam is no friend, and nobody is called "nobody".
        let published = try await stage.server.ask(
            Self.publish,
            ["title": "With @ben, @carl, @sam and @nobody"],
            as: stage.ada
        )

        let id: ObjectValue = ["id": published["publishMoment.id"]]
        #expect(published["publishMoment.mentions"] == [["name": "Ben"], ["name": "Carl"]])
        #expect(
            try await stage.server.ask(Self.moment, id, as: stage.ben)["moment.mentions"] == [["name": "Ben"]]
        )
        #expect(
            try await stage.server.ask(Self.moment, id, as: stage.carl)["moment.mentions"] == [["name": "Carl"]]
        )
        #expect(try await stage.server.ask(Self.moment, id, as: stage.sam)["moment"] == .null)
    }

    @Test func `a comment has its mentions in each list of comments`() async throws {
        let stage = try await Stage()
        let add = """
            mutation($id: ID!) { addComment(input: { momentID: $id, text: "Look, @ada and @carl" }) {
              comment { mentions { name } }
            } }
            """
        let id: ObjectValue = ["id": .string(stage.shared.description)]

        let added = try await stage.server.ask(add, id, as: stage.ben)

        // Carl is no friend of Ben's.
        #expect(added["addComment.comment.mentions"] == [["name": "Ada"]])
        let read = try await stage.server.ask(Self.comments, id, as: stage.ada)
        #expect(read["moment.comments.nodes"].items.count == 3)
        for index in 0..<2 { #expect(read["moment.comments.nodes[\(index)].mentions"] == []) }
        #expect(read["moment.comments.nodes[2].mentions"] == [["name": "Ada"]])
        #expect(read["moment.latestComments[1].mentions"] == [["name": "Ada"]])
    }

    @Test func `who is mentioned learns it, from a moment and from a comment`() async throws {
        let stage = try await Stage()
        _ = try await stage.server.ask(Self.publish, ["title": "With @carl"], as: stage.ada)
        let comment = NewComment(moment: stage.shared, text: "And @carl was there")
        _ = try await stage.server.store.addComment(comment, by: stage.ada.id)

        let reply = try await stage.server.ask(Self.news, as: stage.carl)

        #expect(reply.codes == [])
        let news = reply["viewer.notifications.nodes"].items.prefix(2)
        #expect(news.map { $0[path: "kind"] } == ["MENTION", "MENTION"])
        #expect(news.map { $0[path: "userDetails.name"] } == ["Ada", "Ada"])
        #expect(news.first?[path: "comment.text"] == "And @carl was there")
        #expect(news.last?[path: "comment"] == .null)
        #expect(news.last?[path: "moment.title"] == "With @carl")
        // They form no group.
        let groups = reply["viewer.notificationGroups.nodes"].items.prefix(2)
        #expect(groups.map { $0[path: "kind"] } == ["MENTION", "MENTION"])
        #expect(groups.map { $0[path: "personCount"] } == [1, 1])
    }
}
