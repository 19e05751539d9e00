import GraphQL
import MomentsModel
import Testing

@testable import MomentsServer

/// Attempts to change other people's data.
@Suite struct ChangingAttackTests {
    /// Documents, each with the ID of another person's record.
    private static let changes: [(document: String, id: @Sendable (Stage) -> String)] = [
        ("mutation($id: ID!) { setLike(momentID: $id, isLiked: true) { title } }", { "\($0.shared)" }),
        ("mutation($id: ID!) { setLike(momentID: $id, isLiked: false) { title } }", { "\($0.diary)" }),
        (
            "mutation($id: ID!) { updateMomentLike(momentID: \"1\", userID: $id, isLiked: true) { moments { title } } }",
            { "\($0.ada.id)" }
        ),
        ("mutation($id: ID!) { deleteMoment(momentID: $id) }", { "\($0.shared)" }),
        ("mutation($id: ID!) { editMoment(momentID: $id, title: \"Mine\") { title } }", { "\($0.shared)" }),
        (
            "mutation($id: ID!) { setMomentAudience(momentID: $id, audience: {}) { title } }",
            { "\($0.diary)" }
        ),
        (
            "mutation($id: ID!) { setMomentAudience(momentID: $id, audience: { visibility: ONLY_ME }) { title } }",
            { "\($0.shared)" }
        ),
        (
            "mutation($id: ID!) { addComment(input: { momentID: $id, text: \"Hi\" }) { moment { title } } }",
            { "\($0.shared)" }
        ),
        (
            "mutation($id: ID!) { addComment(input: { momentID: $id, text: \"Hi\" }) { moment { title } } }",
            { "\($0.diary)" }
        ),
        ("mutation($id: ID!) { deleteComment(commentID: $id) { title } }", { "\($0.bensComment.id)" }),
        ("mutation($id: ID!) { acceptFriendRequest(requestID: $id) { name } }", { "\($0.request)" }),
        ("mutation($id: ID!) { declineFriendRequest(requestID: $id) }", { "\($0.request)" }),
        ("mutation($id: ID!) { removeFriend(userID: $id) }", { "\($0.ada.id)" }),
        ("mutation($id: ID!) { setFriend(userID: $id, hidesMine: true) { name } }", { "\($0.ada.id)" }),
        ("mutation($id: ID!) { blockPerson(userID: $id) }", { "\($0.ada.id)" }),
        ("mutation($id: ID!) { unblockPerson(userID: $id) }", { "\($0.ada.id)" }),
        ("mutation($id: ID!) { updateProfile(input: { avatar: $id }) { avatar } }", { "\($0.unusedPhoto.id)" }),
        ("mutation($id: ID!) { updateProfile(input: { backgroundImage: $id }) { name } }", { "\($0.photo.id)" }),
        (
            "mutation($id: ID!) { publishMoment(input: { photos: [{ id: $id }] }) { photos } }",
            { "\($0.unusedPhoto.id)" }
        ),
        ("mutation($id: ID!) { revokeSignIn(id: $id) }", { "\($0.adasSignIn)" }),
        ("mutation($id: ID!) { report(input: { momentID: $id, reason: SPAM }) }", { "\($0.shared)" }),
        ("mutation($id: ID!) { report(input: { momentID: $id, reason: SPAM }) }", { "\($0.diary)" }),
        ("mutation($id: ID!) { report(input: { commentID: $id, reason: SPAM }) }", { "\($0.answer.id)" }),
        ("mutation($id: ID!) { report(input: { personID: $id, reason: SPAM }) }", { "\($0.ada.id)" }),
        ("mutation($id: ID!) { resolveReport(id: $id, resolution: REMOVED) { text } }", { "\($0.shared)" }),
        ("mutation($id: ID!) { closeNotice(id: $id) }", { "\($0.shared)" }),
        ("mutation($id: ID!) { endAnnouncement(id: $id) }", { "\($0.shared)" }),
        ("mutation($id: ID!) { suspendPerson(userID: $id, reason: \"\") { id } }", { "\($0.ada.id)" }),
        ("mutation($id: ID!) { endSuspension(userID: $id) { id } }", { "\($0.ada.id)" }),
        ("mutation($id: ID!) { setRole(userID: $id, role: MEMBER) { userDetails { name } } }", { "\($0.ada.id)" }),
        (
            "mutation($id: ID!) { setStorageQuota(userID: $id, megabytes: 0) { userDetails { name } } }",
            { "\($0.ada.id)" }
        ),
    ]

    @Test(arguments: Attacker.allCases, changes.indices)
    func `nobody changes what is not theirs, and a refusal tells nothing`(_ attacker: Attacker, _ index: Int)
        async throws
    {
        let stage = try await Stage()
        let change = Self.changes[index]
        let before = try await stage.everything()

        let reply = try await stage.server.ask(
            change.document,
            ["id": .string(change.id(stage))],
            as: stage.person(attacker)
        )

        #expect(Set(reply.codes).isSubset(of: ["UNAUTHENTICATED", "NOT_FOUND", "FORBIDDEN"]))
        #expect(!reply.codes.isEmpty)
        #expect(!reply.text.contains("SECRET") && !reply.text.contains("Ada"))
        #expect(try await stage.everything() == before)
    }

    @Test func `a former friend deletes their comment, but learns nothing of the moment`() async throws {
        let stage = try await Stage()

        let reply = try await stage.server.ask(
            "mutation($id: ID!) { deleteComment(commentID: $id) { title likeCount userDetails { name } } }",
            ["id": .string(stage.evesComment.id.description)],
            as: stage.eve
        )

        #expect(reply.text == #"{"data":{"deleteComment":null}}"#)
        let left = try await stage.server.store.comments(of: stage.shared, for: stage.ada.id, after: nil, limit: 9)
        #expect(left.map(\.id) == [stage.bensComment.id, stage.answer.id])

        let again = try await stage.server.ask(
            "mutation($id: ID!) { deleteComment(commentID: $id) { title } }",
            ["id": .string(stage.evesComment.id.description)],
            as: stage.eve
        )
        #expect(again.codes == ["NOT_FOUND"])
    }

    @Test func `an answer to a comment that one may not know of is refused like one to none`() async throws {
        let stage = try await Stage()
        let document = """
            mutation($moment: ID!, $comment: ID!) {
              addComment(input: { momentID: $moment, text: "Hi", replyTo: $comment }) { comment { id } }
            }
            """
        func answer(_ comment: String) async throws -> Reply {
            let variables: ObjectValue = ["moment": .string(stage.shared.description), "comment": .string(comment)]
            return try await stage.server.ask(document, variables, as: stage.carl)
        }

        let hidden = try await answer(stage.bensComment.id.description)
        let unknown = try await answer("987654")

        #expect(hidden.codes == ["NOT_FOUND"])
        #expect(hidden.text == unknown.text)
    }

    @Test func `notifications are marked as read by their owner only`() async throws {
        let stage = try await Stage()
        let question = "{ viewer { unreadNotificationCount } }"
        let before = try await stage.server.ask(question, as: stage.ada)

        _ = try await stage.server.ask(
            "mutation($id: ID!) { markNotificationsRead(upTo: $id) { id } }",
            ["id": "9223372036854775807"],
            as: stage.eve
        )

        #expect(try await stage.server.ask(question, as: stage.ada).text == before.text)
    }

    @Test func `asking to be friends tells only whether a handle exists`() async throws {
        let stage = try await Stage()

        let reply = try await stage.server.ask(
            #"mutation { requestFriendship(handle: "ada") { name friendship momentCount lastMomentDate backgroundImage "#
                + "moments { nodes { title } } } }",
            as: stage.sam
        )
        let again = try await stage.server.ask(
            "{ viewer { sentRequests { userDetails { name momentCount } } } }",
            as: stage.sam
        )

        #expect(reply["requestFriendship.friendship"] == "REQUESTED")
        #expect(reply["requestFriendship.momentCount"] == 0)
        #expect(reply["requestFriendship.backgroundImage"] == "")
        #expect(!reply.text.contains("SECRET"))
        #expect(again["viewer.sentRequests[0].userDetails.momentCount"] == 0)
    }

    @Test func `one photo is not published twice, nor somebody's background stolen by its number`() async throws {
        let stage = try await Stage()
        let document = "mutation($id: ID!) { publishMoment(input: { photos: [{ id: $id }] }) { id } }"

        let again = try await stage.server.ask(document, ["id": .string(stage.photo.id.description)], as: stage.ada)
        let other = try await stage.server.ask(
            document,
            ["id": .string(stage.background.id.description)],
            as: stage.ben
        )

        #expect(again.codes == ["NOT_FOUND"])
        #expect(other.codes == ["NOT_FOUND"])
    }
}

extension Stage {
    /// Returns the data of Ada and Ben, to detect changes.
    fileprivate func everything() async throws -> [String] {
        var everything: [String] = []
        for person in [ada, ben] {
            let reply = try await server.ask(
                """
                { viewer { id name role storage { bytes quota } notices { text }
                  friendCount userDetails { avatar backgroundImage }
                  friends { nodes { name } }
                  sentRequests { id } receivedRequests { id } signIns { id }
                  timeline { nodes { id title url photos likes { name } comments { nodes { id text } } } } } }
                """,
                as: person
            )
            everything.append(reply.text)
        }
        return everything
    }
}
