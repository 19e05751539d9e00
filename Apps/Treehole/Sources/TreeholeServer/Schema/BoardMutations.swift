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
                try await context.ask { viewer, store in try await store.endSignIn(viewer.signIn, of: viewer) }
                return true
            }
            Field("endSignIn", Arg("id", Int.self)) { _, context, id -> Int in
                try await context.change(.change) { viewer, store in try await store.endSignIn(id, of: viewer) }
                return id
            }
            Field("createDeviceCode") { _, context -> String in
                try await context.change(.code) { viewer, store in
                    let code = InvitationCode.make(random: context.service.random)
                    try await store.addCode(code, member: viewer.member, lifetime: .seconds(600))
                    return code
                }
            }
            .description("Creates a code for another device of the member, valid once within ten minutes.")
            Field("createInvitation") { _, context -> String in
                try await context.moderate { viewer, store in
                    try context.service.limiter.count(.code, by: .member(viewer.member))
                    let code = InvitationCode.make(random: context.service.random)
                    try await store.addCode(code, lifetime: .seconds(7 * 86_400))
                    return code
                }
            }
            .description("Creates a code for a new member, valid once within seven days. Moderators only.")
            Field("saveSettings", Arg("settings", MemberSettings.self)) { _, context, settings -> BoardMember in
                try await context.change(.change) { viewer, store in
                    try await store.save(try BoardRules.settings(settings), of: viewer)
                    return try await BoardQueries.member(viewer, store)
                }
            }
            for field in posts + comments + moderation { field }
        }
    }

    @FieldsBuilder<Root, BoardContext> private static var posts: [Field<Root, BoardContext>] {
        Field("publishPost", Arg("input", NewPost.self)) { _, context, input -> Post in
            try await context.change(.publish, isWriting: true) { viewer, store in
                var new = try BoardRules.post(input)
                if let picture = input.picture { new.picture = try await context.service.addPicture(picture) }
                let post = try await store.publish(new, by: viewer)
                context.service.hub.tell(.posted, post.id)
                return post
            }
        }
        Field("deletePost", Arg("id", Int.self)) { _, context, id -> Int in
            try await context.change(.change) { viewer, store in
                if let picture = try await store.deletePost(id, by: viewer) { context.service.removePicture(picture) }
                context.service.hub.tell(.removed, id)
                return id
            }
        }
        Field("setStar", Arg("id", Int.self), Arg("isStarred", Bool.self)) { _, context, id, isStarred -> Post in
            try await context.change(.mark, of: id) { try await $1.setStar(isStarred, on: id, by: $0) }
        }
        Field("vote", Arg("id", Int.self), Arg("choice", Int.self)) { _, context, id, choice -> Post in
            try await context.change(.mark, of: id, isWriting: true) { try await $1.vote(choice, on: id, by: $0) }
        }
        .description("Votes for a choice, counted from 0. A vote cannot be changed.")
    }

    @FieldsBuilder<Root, BoardContext> private static var comments: [Field<Root, BoardContext>] {
        Field("addComment", Arg("postID", Int.self), Arg("text", String.self), Arg("quotedFloor", Int?.self)) {
            (_, context, post, text, quoted) -> Comment in
            try await context.change(.comment, of: post, isWriting: true) { viewer, store in
                try await store.addComment(try BoardRules.comment(text), to: post, quoting: quoted, by: viewer)
            }
        }
        Field("deleteComment", Arg("postID", Int.self), Arg("floor", Int.self)) { _, context, post, floor -> Comment in
            try await context.change(.change, of: post) { try await $1.deleteComment(floor, of: post, by: $0) }
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
            try await context.change(.report) { viewer, store in
                try await store.report(post, floor: floor, reason, note: try BoardRules.note(note), by: viewer)
                return true
            }
        }
        Field("decide", Arg("reportID", Int.self), Arg("verdict", Verdict.self)) { _, context, report, verdict -> Int in
            try await context.moderate { _, store in
                let post = try await store.decide(report, verdict)
                if verdict != .dismiss { context.service.hub.tell(.changed, post) }
                return report
            }
        }
        .description("Closes a report, and hides what it is about or bans its writer. Moderators only.")
    }

    private static func signIn(_ text: String, _ context: BoardContext) async throws -> SignedInRecord {
        try await context.telling {
            let service = context.service
            try service.limiter.count(.signIn, by: .address(context.clientAddress))
            guard let code = InvitationCode.normalized(text) else { throw ServiceError.wrongCode }
            let secret = SignInSecret(random: service.random)
            let viewer = try await service.store.signIn(code: code, secretHash: secret.hash)
            let member = try await BoardQueries.member(viewer, service.store)
            return SignedInRecord(token: secret.text, member: member)
        }
    }
}
