import GraphQL
import MomentsModel

/// What moderators and admins see of the server.
struct AdministrationRecord: Sendable {
    /// The viewer.
    let staff: PersonID
}

enum AdministrationResolver {
    static var type: ObjectType<AdministrationRecord, MomentsContext> {
        ObjectType("Administration", of: AdministrationRecord.self, in: MomentsContext.self) {
            Field("openReportCount") { administration, context in
                try await context.ask { try await $0.openReportCount(for: administration.staff) }
            }
            .description("The number of open reports.")
            Field(
                "reports",
                Arg("isOpen", Bool.self, default: true),
                Arg("first", Int.self, default: 20),
                Arg("after", String?.self),
                cost: { child, _, first, _ in Pages.cost(child, first: first) }
            ) { administration, context, isOpen, first, after in
                try await reports(for: administration.staff, context, isOpen: isOpen, first, after)
            }
            .description("The open reports, or the answered ones, newest first; without those about the viewer.")
            Field(
                "people",
                Arg("search", String?.self),
                Arg("first", Int.self, default: 50),
                Arg("after", String?.self),
                cost: { child, _, first, _ in Pages.cost(child, first: first) }
            ) { administration, context, search, first, after in
                try await people(for: administration.staff, context, search, first, after)
            }
            .description(
                "The people with accounts, sorted by name. `search` selects those whose name or handle contains it."
            )
            Field("person", Arg("id", ID.self)) { administration, context, id -> ManagedPersonRecord? in
                guard let id = PersonID(id.rawValue) else { return nil }
                return try await context.ask { try await $0.managedPerson(id, for: administration.staff) }
            }
            .description("Null if there is no such person.")
            Field(
                "announcements",
                Arg("first", Int.self, default: 20),
                Arg("after", String?.self),
                cost: { child, first, _ in Pages.cost(child, first: first) }
            ) { administration, context, first, after in
                try await announcements(for: administration.staff, context, first, after)
            }
            .description("The announcements that have not ended, newest first. For admins only.")
            Field(
                "auditLog",
                Arg("first", Int.self, default: 50),
                Arg("after", String?.self),
                cost: { child, first, _ in Pages.cost(child, first: first) }
            ) { administration, context, first, after in
                try await auditLog(for: administration.staff, context, first, after)
            }
            .description(
                "What moderators, admins and the operator of the server have done, newest first. For admins only."
            )
            Field(
                "figures",
                Arg("days", Int.self, default: 30),
                cost: { child, days in Pages.list(child, days) }
            ) { administration, context, days in
                try await context.ask { store in
                    let days = try InputRules.days(days)
                    return try await store.figures(days: days, for: administration.staff)
                }
            }
            .description(
                "What happened on each of the last days, oldest first, today included; 1 to 730. For admins only."
            )
        }
        .description("What moderators and admins see of the server.")
    }

    private static func reports(
        for staff: PersonID,
        _ context: MomentsContext,
        isOpen: Bool,
        _ first: Int,
        _ after: String?
    ) async throws -> Connection<ReportRecord> {
        try await Pages.page(first, after, id: \.id) { before, limit in
            try await context.ask { try await $0.reports(isOpen: isOpen, before: before, limit: limit, for: staff) }
        }
    }

    private static func people(
        for staff: PersonID,
        _ context: MomentsContext,
        _ search: String?,
        _ first: Int,
        _ after: String?
    ) async throws -> Connection<ManagedPersonRecord> {
        let size = try Pages.size(first)
        let cursor: Cursor<String, String>? = try Pages.place(after)
        let place = try cursor.map { cursor in
            FriendPlace(name: cursor.parts.0, id: try PersonID(ID(cursor.parts.1), of: "person"))
        }
        let people = try await context.ask { store in
            let search = try InputRules.search(search)
            return try await store.managedPeople(search: search, after: place, limit: size.limit, for: staff)
        }
        return Connection(people, size, isFirstPage: place == nil) {
            Cursor($0.person.name, $0.person.id.description)
        }
    }

    private static func announcements(
        for staff: PersonID,
        _ context: MomentsContext,
        _ first: Int,
        _ after: String?
    ) async throws -> Connection<NoticeRecord> {
        try await Pages.page(first, after, id: \.id) { before, limit in
            try await context.ask { try await $0.announcements(before: before, limit: limit, for: staff) }
        }
    }

    private static func auditLog(
        for staff: PersonID,
        _ context: MomentsContext,
        _ first: Int,
        _ after: String?
    ) async throws -> Connection<AuditRecord> {
        try await Pages.page(first, after, id: \.id) { before, limit in
            try await context.ask { try await $0.auditLog(before: before, limit: limit, for: staff) }
        }
    }
}
