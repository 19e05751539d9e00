import GraphQL
import MomentsModel

/// Mutations for announcements, and for the notices of the viewer.
enum NoticeMutations {
    static var fields: [MutationField] {
        [
            Field("closeNotice", Arg("id", ID.self)) { _, context, id in
                try await context.change(.change) { viewer, store in
                    let notice = try NoticeID(id, of: "notice")
                    try await store.closeNotice(notice, of: viewer)
                    return ID(notice)
                }
            }
            .description("Closes a notice for the viewer. Returns its ID."),
            Field("announce", Arg("text", String.self), Arg("days", Int?.self)) { _, context, text, days in
                try await context.change(.change) { viewer, store in
                    let text = try InputRules.announcement(text)
                    let end = try InputRules.date(days, daysAfter: context.environment.now())
                    return try await store.announce(text, until: end, by: viewer)
                }
            }
            .description(
                "Announces something to everybody, for a number of days, or until each person closes it. For admins only."
            ),
            Field("endAnnouncement", Arg("id", ID.self)) { _, context, id in
                try await context.change(.change) { viewer, store in
                    let notice = try NoticeID(id, of: "announcement")
                    try await store.endAnnouncement(notice, by: viewer)
                    return ID(notice)
                }
            }
            .description("Ends an announcement. Returns its ID. For admins only."),
        ]
    }
}
