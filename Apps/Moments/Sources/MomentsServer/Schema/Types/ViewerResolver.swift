import GraphQL
import MomentsModel

/// The person who makes the request.
struct ViewerRecord: Sendable {
    let person: PersonRecord
}

enum ViewerResolver {
    static var type: ObjectType<ViewerRecord, MomentsContext> {
        ObjectType("Viewer", of: ViewerRecord.self, in: MomentsContext.self) {
            Field("id") { viewer, _ in ID(viewer.person.id) }
            Field("name", \.person.name)
            Field("userDetails", \.person)
            Field("isAdmin", \.person.isAdmin)
            Field("role", \.person.role)
            Field(
                "timeline",
                Arg("first", Int.self, default: 20),
                Arg("after", String?.self),
                cost: { child, first, _ in Pages.cost(child, first: first) }
            ) { viewer, context, first, after in
                try await Pages.page(first, after, id: \.id) { before, limit in
                    try await context.ask { try await $0.timeline(of: viewer.person.id, before: before, limit: limit) }
                }
            }
            .description("All moments the viewer can see, newest first.")
            Field(
                "onThisDay",
                Arg("timeZone", String.self),
                cost: { child, _ in Pages.list(child, Albums.maximumOnThisDay, question: Albums.cost) }
            ) { _, context, timeZone in
                try await Albums.onThisDay(context, timeZone: timeZone)
            }
            .description(
                "The viewer's own moments of earlier years on today's day and month, newest first; at most 20. `timeZone` is a name such as `Europe/Paris`."
            )
            Field(
                "friends",
                Arg("search", String?.self),
                Arg("first", Int.self, default: 100),
                Arg("after", String?.self),
                cost: { child, _, first, _ in Pages.cost(child, first: first) }
            ) { viewer, context, search, first, after in
                try await friends(of: viewer, context, search, first, after)
            }
            .description(
                "The viewer's friends, sorted by name. `search` selects those whose name or handle contains it."
            )
            Field("friendCount") { viewer, context in
                try await context.ask { try await $0.friendCount(of: viewer.person.id) }
            }
            Field("receivedRequests") { viewer, context in
                try await context.ask { try await $0.receivedRequests(of: viewer.person.id) }
            }
            .description("Pending friend requests to the viewer, newest first.")
            Field("sentRequests") { viewer, context in
                try await context.ask { try await $0.sentRequests(of: viewer.person.id) }
            }
            .description("Pending friend requests from the viewer, newest first.")
            Field(
                "notifications",
                Arg("first", Int.self, default: 30),
                Arg("after", String?.self),
                cost: { child, first, _ in Pages.cost(child, first: first) }
            ) { viewer, context, first, after in
                try await notifications(of: viewer, context, first, after)
            }
            .description("The viewer's notifications, newest first.")
            Field(
                "notificationGroups",
                Arg("first", Int.self, default: 30),
                Arg("after", String?.self),
                cost: { child, first, _ in Pages.cost(child, first: first) }
            ) { viewer, context, first, after in
                try await notificationGroups(of: viewer, context, first, after)
            }
            .description("The same in groups, the one with the latest notification first.")
            Field("unreadNotificationCount") { viewer, context in
                try await context.ask { try await $0.unreadNotificationCount(of: viewer.person.id) }
            }
            Field("push") { _, context -> PushTarget? in
                guard let signIn = try context.viewpoint().person.signIn else { return nil }
                return try await context.ask { try await $0.pushTarget(of: signIn) }
            }
            .description("What the browser of this sign-in shows while Moments is closed; null for nothing.")
            Field("signIns") { viewer, context in
                try await context.ask { try await $0.signIns(of: viewer.person.id) }
            }
            .description("The viewer's sign-ins, most recently used first.")
            Field("invitations") { viewer, context -> [InvitationAnswer] in
                guard viewer.person.isAdmin else { return [] }
                return try await context.ask { try await $0.openInvitations() }.map { InvitationAnswer(record: $0) }
            }
            .description("The invitations that can still be used; empty unless the viewer is an admin.")
            Field("momentDraft") { viewer, context in
                try await context.ask { try await $0.momentDraft(of: viewer.person.id) }
            }
            .description("The viewer's draft of a moment; null if there is none.")
            Field("commentDraft", Arg("momentID", ID.self)) { viewer, context, moment -> CommentDraftRecord? in
                guard let moment = MomentID(moment.rawValue) else { return nil }
                return try await context.ask { try await $0.commentDraft(of: viewer.person.id, below: moment) }
            }
            .description("The viewer's draft of a comment on a moment; null if there is none.")
            Field("preferences") { viewer, context in
                try await context.ask { try await $0.preferences(of: viewer.person.id) }
                    .sorted { $0.key < $1.key }
                    .map { Preference(key: $0.key, value: $0.value) }
            }
            Field("tags") { viewer, context in
                try await context.ask { try await $0.tags(of: viewer.person.id) }
            }
            .description("The viewer's tags for friends, sorted by name.")
            Field("historyReach") { viewer, context in
                try await context.ask { try await $0.historyReach(of: viewer.person.id) }
            }
            .description("How far back friends see the viewer's moments.")
            Field("blockedPeople") { viewer, context in
                try await context.ask { try await $0.blockedPeople(of: viewer.person.id) }
            }
            .description("The people whom the viewer has blocked, the latest first.")
            Field("deletionDate") { viewer, context in
                try await context.ask { try await $0.deletionDate(of: viewer.person.id) }.map(UnixSeconds.text)
            }
            .description(
                "The Unix time in seconds, as digits, at which the account is deleted; null unless the viewer has asked for it."
            )
            Field("notices", cost: { child in Pages.list(child, Limits.shownNotices) }) { viewer, context in
                try await context.ask { try await $0.notices(of: viewer.person.id) }
            }
            .description(
                "The messages of the people who run the server that the viewer has not closed, newest first; at most 20."
            )
            Field("storage") { viewer, context in
                try await context.ask { try await $0.storageUse(of: viewer.person.id) }
            }
            .description("The space that the viewer's photos take.")
            Field("administration") { viewer, _ -> AdministrationRecord? in
                viewer.person.role.isStaff ? AdministrationRecord(staff: viewer.person.id) : nil
            }
            .description("What moderators and admins see; null for everybody else.")
        }
        .description("The signed-in person.")
    }

    /// Returns the viewer with their current data.
    static func viewer(_ context: MomentsContext) async throws -> ViewerRecord {
        let viewpoint = try context.viewpoint()
        return ViewerRecord(person: try await viewpoint.person(viewpoint.person.id))
    }

    private static func friends(
        of viewer: ViewerRecord,
        _ context: MomentsContext,
        _ search: String?,
        _ first: Int,
        _ after: String?
    ) async throws -> Connection<PersonRecord> {
        let size = try Pages.size(first)
        let cursor: Cursor<String, String>? = try Pages.place(after)
        let place = try cursor.map { cursor in
            FriendPlace(name: cursor.parts.0, id: try PersonID(ID(cursor.parts.1), of: "person"))
        }
        let friends = try await context.ask { store in
            let search = try InputRules.search(search)
            return try await store.friends(of: viewer.person.id, search: search, after: place, limit: size.limit)
        }
        return Connection(friends, size, isFirstPage: place == nil) { Cursor($0.name, $0.id.description) }
    }

    private static func notifications(
        of viewer: ViewerRecord,
        _ context: MomentsContext,
        _ first: Int,
        _ after: String?
    ) async throws -> Connection<NotificationRecord> {
        try await Pages.page(first, after, id: \.id) { before, limit in
            try await context.ask {
                try await $0.notifications(of: viewer.person.id, before: before, limit: limit)
            }
        }
    }

    private static func notificationGroups(
        of viewer: ViewerRecord,
        _ context: MomentsContext,
        _ first: Int,
        _ after: String?
    ) async throws -> Connection<NotificationGroupRecord> {
        try await Pages.page(first, after, id: \.latest.id) { before, limit in
            try await context.ask {
                try await $0.notificationGroups(of: viewer.person.id, before: before, limit: limit)
            }
        }
    }
}
