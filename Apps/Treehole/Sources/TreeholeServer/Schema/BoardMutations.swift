import GraphQL
import ServerKit
import TreeholeModel

/// The root type of mutations.
enum BoardMutations {
    static var type: ObjectType<Root, BoardContext> {
        ObjectType("Mutation", in: BoardContext.self) {
            Field("signIn", Arg("code", String.self)) { _, context, code in try await signIn(code, context) }
                .description("Signs in with an invitation code, or with the code of another device.")
            Field("signOut") { _, context -> Bool in
                try await context.write { try $0.endSignIn($0.viewer.signIn) }
                return true
            }
            Field("endSignIn", Arg("id", Int.self)) { _, context, id -> Int in
                try await context.write(.change) { try $0.endSignIn(id) }
                return id
            }
            Field("createDeviceCode") { _, context -> String in
                try await code(for: try context.viewer().member, lifetime: .seconds(600), context)
            }
            .description("Creates a code for another device of the member, valid once within ten minutes.")
            Field("createInvitation") { _, context -> String in
                try context.checkIsModerator()
                return try await code(for: nil, lifetime: .seconds(7 * 86_400), context)
            }
            .description("Creates a code for a new member, valid once within seven days. Moderators only.")
            Field("saveSettings", Arg("settings", MemberSettings.self)) { _, context, settings -> BoardMember in
                try await context.write(.change) { board in
                    try board.save(try BoardRules.settings(settings))
                    return try board.member()
                }
            }
            for field in posts + comments + moderation { field }
        }
    }

    @FieldsBuilder<Root, BoardContext> private static var posts: [Field<Root, BoardContext>] {
        Field("publishPost", Arg("input", NewPost.self)) { _, context, input -> Post in
            let new = try await context.write(.publish, isPublic: true) { _ in try BoardRules.post(input) }
            let picture = try await ServiceError.toGraphQL { try await context.service.addPicture(new.picture) }
            let post = try await context.write { try $0.publish(new, picture) }
            context.service.hub.tell(.posted, post.id)
            return post
        }
        Field("deletePost", Arg("id", Int.self)) { _, context, id -> Int in
            let picture = try await context.write(.change) { try $0.deletePost(id) }
            if let picture { context.service.removePicture(picture) }
            context.service.hub.tell(.removed, id)
            return id
        }
        Field("setStar", Arg("id", Int.self), Arg("isStarred", Bool.self)) { _, context, id, isStarred -> Post in
            try await context.write(.mark, to: id) { try $0.setStar(isStarred, on: id) }
        }
        Field("vote", Arg("id", Int.self), Arg("choice", Int.self)) { _, context, id, choice -> Post in
            try await context.write(.mark, to: id, isPublic: true) { try $0.vote(choice, on: id) }
        }
        .description("Votes for a choice, counted from 0. A vote cannot be changed.")
    }

    @FieldsBuilder<Root, BoardContext> private static var comments: [Field<Root, BoardContext>] {
        Field("addComment", Arg("postID", Int.self), Arg("text", String.self), Arg("quotedFloor", Int?.self)) {
            (_, context, post, text, quoted) -> Comment in
            try await context.write(.comment, to: post, isPublic: true) {
                try $0.addComment(try BoardRules.comment(text), to: post, quoting: quoted)
            }
        }
        Field("deleteComment", Arg("postID", Int.self), Arg("floor", Int.self)) { _, context, post, floor -> Comment in
            try await context.write(.change, to: post) { try $0.deleteComment(floor, of: post) }
        }
    }

    @FieldsBuilder<Root, BoardContext> private static var moderation: [Field<Root, BoardContext>] {
        Field(
            "report",
            Arg("postID", Int.self),
            Arg("floor", Int?.self),
            Arg("reason", ReportReason.self),
            Arg("note", String.self, default: "")
        ) { _, context, post, floor, reason, note -> Bool in
            try await context.write(.report) {
                try $0.report(post, floor: floor, reason, note: try BoardRules.note(note))
            }
            return true
        }
        Field("decide", Arg("reportID", Int.self), Arg("verdict", Verdict.self)) { _, context, report, verdict -> Int in
            try context.checkIsModerator()
            let post = try await context.write { try $0.decide(report, verdict) }
            if verdict != .dismiss { context.service.hub.tell(.changed, post) }
            return report
        }
        .description("Closes a report, and hides what it is about or bans its writer. Moderators only.")
    }

    private static func signIn(_ text: String, _ context: BoardContext) async throws -> SignedInRecord {
        try await ServiceError.toGraphQL {
            let service = context.service
            try service.count(.signIn, by: context.clientAddress)
            guard let code = InvitationCode.normalized(text) else { throw ServiceError.wrongCode }
            let secret = SignInSecret(random: service.random)
            let viewer = try await service.store.write { try $0.signIn(code: code, secretHash: secret.hash) }
            let member = try await service.store.read(for: viewer) { try $0.member() }
            return SignedInRecord(token: secret.text, member: member)
        }
    }

    /// Stores a new code: for another device of a member or, with nil, for a new member.
    private static func code(for member: Int64?, lifetime: Duration, _ context: BoardContext) async throws -> String {
        let code = InvitationCode.make(random: context.service.random)
        try await context.write(.code) { try $0.addCode(code, member: member, lifetime: lifetime) }
        return code
    }
}
