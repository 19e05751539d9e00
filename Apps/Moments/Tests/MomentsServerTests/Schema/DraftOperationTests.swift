import GraphQL
import MomentsModel
import Testing

@testable import MomentsServer

/// Drafts through the API, for their owner, other people and a visitor.
@Suite struct DraftOperationTests {
    private static let saveMoment = """
        mutation($input: MomentDraftInput!) {
          saveMomentDraft(input: $input) { title url visibility updatedDate images { id altText } }
        }
        """
    private static let saveComment = """
        mutation($input: CommentDraftInput!) { saveCommentDraft(input: $input) { text replyTo updatedDate } }
        """
    private static let momentDraft = "{ viewer { momentDraft { title url visibility images { id altText url } } } }"
    private static let commentDraft = "query($id: ID!) { viewer { commentDraft(momentID: $id) { text replyTo } } }"

    private func id<Entity>(_ id: Identifier<Entity>) -> Value { .string(id.description) }

    @Test func `a moment that is being written comes back to who writes it`() async throws {
        let server = try TestServer()
        let (ada, ben) = (try await server.add("ada"), try await server.add("ben"))
        let photo = try await server.photo("of a lake", by: ada)
        let input: Value = [
            "title": "Hel \n", "url": "exam", "visibility": .string("ONLY_ME"),
            "photos": [["id": id(photo.id), "altText": "A lake"]],
        ]

        let saved = try await server.ask(Self.saveMoment, ["input": input], as: ada)
        #expect(saved.codes == [])
        #expect(saved["saveMomentDraft.title"] == "Hel \n")

        let draft = try await server.ask(Self.momentDraft, as: ada)
        #expect(draft["viewer.momentDraft.url"] == "exam")
        #expect(draft["viewer.momentDraft.visibility"] == "ONLY_ME")
        #expect(draft["viewer.momentDraft.images[0].id"] == id(photo.id))
        #expect(draft["viewer.momentDraft.images[0].altText"] == "A lake")
        #expect(draft["viewer.momentDraft.images[0].url"].string?.contains(photo.hash) == true)
        #expect(try await server.ask(Self.momentDraft, as: ben)["viewer.momentDraft"] == .null)
        #expect(try await server.ask(Self.momentDraft).text == #"{"data":{"viewer":null}}"#)
    }

    @Test func `an empty draft is deleted, and so is one that is published`() async throws {
        let server = try TestServer()
        let ada = try await server.add("ada")
        let publish = "mutation($input: PublishMomentInput!) { publishMoment(input: $input) { title } }"

        let endings: [(String, Value)] = [
            (Self.saveMoment, [:]), (publish, ["title": "Hello", "endsDraft": true]),
        ]
        for (document, input) in endings {
            _ = try await server.ask(Self.saveMoment, ["input": ["title": "Hello"]], as: ada)
            #expect(try await server.ask(document, ["input": input], as: ada).codes == [])
            #expect(try await server.ask(Self.momentDraft, as: ada)["viewer.momentDraft"] == .null)
        }

        // Publishing something else from another program keeps the draft.
        _ = try await server.ask(Self.saveMoment, ["input": ["title": "Hello"]], as: ada)
        _ = try await server.ask(publish, ["input": ["title": "Something else"]], as: ada)
        #expect(try await server.ask(Self.momentDraft, as: ada)["viewer.momentDraft.title"] == "Hello")
    }

    @Test func `a comment that is being written comes back to who writes it, until it is sent`() async throws {
        let stage = try await Stage()
        let server = stage.server
        let moment = id(stage.shared)
        let input: Value = ["momentID": moment, "text": "Lov", "replyTo": id(stage.bensComment.id)]

        let saved = try await server.ask(Self.saveComment, ["input": input], as: stage.ben)

        #expect(saved["saveCommentDraft.text"] == "Lov")
        let draft = try await server.ask(Self.commentDraft, ["id": moment], as: stage.ben)
        #expect(draft["viewer.commentDraft.text"] == "Lov")
        #expect(draft["viewer.commentDraft.replyTo"] == id(stage.bensComment.id))
        for person in [stage.ada, stage.carl, stage.eve, stage.sam] {
            let other = try await server.ask(Self.commentDraft, ["id": moment], as: person)
            #expect(other.text == #"{"data":{"viewer":{"commentDraft":null}}}"#)
        }

        let send = "mutation($input: AddCommentInput!) { addComment(input: $input) { comment { id } } }"
        let comment: Value = ["momentID": moment, "text": "Lovely", "endsDraft": true]
        #expect(try await server.ask(send, ["input": comment], as: stage.ben).codes == [])
        #expect(
            try await server.ask(Self.commentDraft, ["id": moment], as: stage.ben)["viewer.commentDraft"] == .null
        )
    }

    @Test(arguments: Attacker.allCases)
    func `drafts take nothing that is others', and tell nothing of it`(_ attacker: Attacker) async throws {
        let stage = try await Stage()
        let person = stage.person(attacker)
        let photo: Value = ["title": "Mine", "photos": [["id": id(stage.unusedPhoto.id)], ["id": id(stage.photo.id)]]]

        let moment = try await stage.server.ask(Self.saveMoment, ["input": photo], as: person)
        let comment = try await stage.server.ask(
            Self.saveComment,
            ["input": ["momentID": id(stage.diary), "text": "Mine", "replyTo": id(stage.answer.id)]],
            as: person
        )

        if moment.codes.isEmpty {
            #expect(moment["saveMomentDraft.images"].items == [])
        } else {
            #expect(moment.codes == ["UNAUTHENTICATED"])
        }
        #expect(Set(comment.codes).isSubset(of: ["UNAUTHENTICATED", "NOT_FOUND"]) && !comment.codes.isEmpty)
        #expect(!moment.text.contains("SECRET") && !comment.text.contains("SECRET"))
    }

    @Test(
        arguments: [
            (["title": .string(String(repeating: "x", count: 10_001))], "TEXT_TOO_LONG"),
            (["url": .string(String(repeating: "x", count: 4001))], "TEXT_TOO_LONG"),
            (["photos": .list((0...9).map { ["id": .string("\($0)")] })], "TOO_MANY_PHOTOS"),
        ] as [(ObjectValue, String)]
    )
    func `a draft that is too large is refused with a reason`(input: ObjectValue, reason: String) async throws {
        let server = try TestServer()
        let ada = try await server.add("ada")

        let reply = try await server.ask(Self.saveMoment, ["input": .object(input)], as: ada)

        #expect(reply.codes == ["INVALID"])
        #expect(reply.reason == .string(reason))
    }

    @Test func `drafts are saved only so often`() async throws {
        var configuration = MomentsConfiguration()
        configuration.rateLimits.draft = Rate(1, per: .seconds(60))
        let server = try TestServer(configuration)
        let ada = try await server.add("ada")
        _ = try await server.ask(Self.saveMoment, ["input": ["title": "Hello"]], as: ada)

        let reply = try await server.ask(Self.saveMoment, ["input": ["title": "Hello!"]], as: ada)

        #expect(reply.codes == ["RATE_LIMITED"])
        #expect(reply.message.hasPrefix("You have saved too many drafts in a short time."))
    }
}
