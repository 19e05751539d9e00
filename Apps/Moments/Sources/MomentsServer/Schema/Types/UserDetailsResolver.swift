import Foundation
import GraphQL
import MomentsModel

/// A person, as the viewer may see them.
enum UserDetailsResolver {
    static var type: ObjectType<PersonRecord, MomentsContext> {
        ObjectType("UserDetails", of: PersonRecord.self, in: MomentsContext.self) {
            Field("id") { person, _ in ID(person.id) }
            Field("name", \.name)
            Field("handle", \.handle.description)
            Field("avatar") { person, context in try context.address(of: person.avatar, .small) }
                .description("The URL of the person's avatar, valid for this viewer only; empty if there is none.")
            Field("avatarTones") { person, _ in person.avatarTones.map(digits(of:)) }
                .description(
                    "The mean colours of the upper, the middle and the lower third of the avatar, each as six hexadecimal digits, shown until it is loaded; null if there are none."
                )
            Field("backgroundImage") { person, context in try await backgroundImage(of: person, context) }
                .description(
                    "The URL of the person's cover picture; empty if there is none, or the viewer cannot see it."
                )
            Field("friendship") { person, context in try await relation(to: person, context).friendship }
            Field("friendsSince") { person, context in
                try await relation(to: person, context).friendsSince.map(UnixSeconds.text)
            }
            .description("The Unix time in seconds, as digits; null if the viewer and the person are not friends.")
            Field("momentCount") { person, context in try await relation(to: person, context).momentCount }
                .description("The number of the person's moments the viewer can see.")
            Field("lastMomentDate") { person, context in
                try await relation(to: person, context).lastMoment.map(UnixSeconds.text)
            }
            .description(
                "The Unix time in seconds, as digits, of the newest moment the viewer can see; null if there is none."
            )
            Field(
                "moments",
                Arg("first", Int.self, default: 20),
                Arg("after", String?.self),
                cost: { child, first, _ in Pages.cost(child, first: first) }
            ) { person, context, first, after in
                try await moments(by: person, context, first, after)
            }
            .description("The person's moments the viewer can see, newest first.")
            Field(
                "album",
                Arg("timeZone", String.self),
                Arg("year", Int?.self),
                Arg("month", Int?.self),
                cost: { child, _, year, month in AlbumMonthResolver.cost(child, year: year, month: month) }
            ) { person, context, timeZone, year, month in
                try await Albums.months(of: person.id, context, timeZone: timeZone, year: year, month: month)
            }
            .description(
                "The months in which the person has shared moments the viewer can see, newest first; with `year` and `month` only those. `timeZone` is a name such as `Europe/Paris`."
            )
            Field("friendSettings") { person, context in
                try await context.viewpoint().friendSettings.load(person.id)
            }
            .description("What the viewer has set about the person; null unless they are friends.")
        }
        .description("A person. People who are not friends see no more of each other than these fields.")
    }

    /// Returns bytes as hexadecimal digits. `String(format:)` would take a twentieth of the time of a home page.
    private static func digits(of bytes: some Collection<UInt8>) -> String {
        func digit(_ value: UInt8) -> UInt8 { value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10 }
        return String(unsafeUninitializedCapacity: 2 * bytes.count) { text in
            for (index, byte) in bytes.enumerated() {
                text[2 * index] = digit(byte >> 4)
                text[2 * index + 1] = digit(byte & 15)
            }
            return 2 * bytes.count
        }
    }

    /// Returns the address for the person and their friends; empty for others.
    private static func backgroundImage(of person: PersonRecord, _ context: MomentsContext) async throws -> String {
        guard person.background != nil else { return "" }
        let viewpoint = try context.viewpoint()
        if person.id != viewpoint.person.id {
            guard try await viewpoint.relation(to: person.id).friendship == .friend else { return "" }
        }
        return try context.address(of: person.background, .medium)
    }

    private static func relation(to person: PersonRecord, _ context: MomentsContext) async throws -> Relation {
        try await context.viewpoint().relation(to: person.id)
    }

    private static func moments(
        by person: PersonRecord,
        _ context: MomentsContext,
        _ first: Int,
        _ after: String?
    ) async throws -> Connection<MomentRecord> {
        let viewer = try context.viewpoint().person.id
        return try await Pages.page(first, after, id: \.id) { before, limit in
            try await context.ask {
                try await $0.moments(by: person.id, for: viewer, before: before, limit: limit)
            }
        }
    }
}
