import GraphQL
import MomentsModel

/// A month of a person's album.
enum AlbumMonthResolver {
    /// The number of months that the cost of a whole album assumes.
    private static let assumedMonths = 60

    static var type: ObjectType<AlbumMonthRecord, MomentsContext> {
        ObjectType("AlbumMonth", of: AlbumMonthRecord.self, in: MomentsContext.self) {
            Field("year", \.year)
            Field("month", \.month).description("1 for January.")
            Field("momentCount", \.momentCount).description("The number of moments the viewer can see.")
            Field("cover", \.cover)
                .description("The first photo of the newest moment with photos; null if no moment has any.")
            Field(
                "moments",
                Arg("first", Int.self, default: 20),
                Arg("after", String?.self),
                cost: { child, first, _ in Pages.cost(child, first: first) }
            ) { month, context, first, after in
                try await moments(of: month, context, first, after)
            }
            .description("The moments of the month that the viewer can see, newest first.")
        }
        .description("A month in which a person has shared moments.")
    }

    /// Returns the cost of an album, or of the asked months of one.
    static func cost(_ child: Int, year: Int?, month: Int?) -> Int {
        switch (year, month) {
        case (nil, _): Pages.list(child, assumedMonths, question: Albums.cost)
        case (_, nil): Pages.list(child, 12, question: Albums.cost)
        case (_, _): Pages.list(child, 1, question: Albums.cost)
        }
    }

    /// IDs grow with dates, so a month is a range of them.
    private static func moments(
        of month: AlbumMonthRecord,
        _ context: MomentsContext,
        _ first: Int,
        _ after: String?
    ) async throws -> Connection<MomentRecord> {
        let viewer = try context.viewpoint().person.id
        let end = MomentID(rawValue: month.newest.rawValue + 1)
        return try await Pages.page(first, after, id: \.id) { before, limit in
            let moments = try await context.ask {
                try await $0.moments(by: month.author, for: viewer, before: min(before ?? end, end), limit: limit)
            }
            return Array(moments.prefix { $0.id >= month.oldest })
        }
    }
}
