import Foundation
import GraphQL
import MomentsModel

/// The moments of people by month and by day.
enum Albums {
    /// The number of a person's newest moments that an album has.
    static let maximumMoments = 10_000
    /// The greatest number of moments of earlier years.
    static let maximumOnThisDay = 20
    /// The cost of reading all moments of a person.
    static let cost = 200

    /// Returns the months of a person's moments that the viewer may see, newest first; nil for `year` and `month` for all.
    static func months(
        of person: PersonID,
        _ context: MomentsContext,
        timeZone: String,
        year: Int?,
        month: Int?
    ) async throws -> [AlbumMonthRecord] {
        let viewer = try context.viewpoint().person.id
        return try await context.ask { store in
            let calendar = AlbumCalendar(timeZone: try InputRules.timeZone(timeZone))
            let records = try await store.album(of: person, for: viewer, limit: maximumMoments)
            return calendar.months(of: records, by: person).filter { found in
                (year ?? found.year) == found.year && (month ?? found.month) == found.month
            }
        }
    }

    /// Returns the viewer's moments of earlier years on today's day and month, newest first.
    static func onThisDay(_ context: MomentsContext, timeZone: String) async throws -> [MomentRecord] {
        let viewpoint = try context.viewpoint()
        let viewer = viewpoint.person.id
        let now = context.environment.now()
        let ids = try await context.ask { store in
            let calendar = AlbumCalendar(timeZone: try InputRules.timeZone(timeZone))
            let records = try await store.album(of: viewer, for: viewer, limit: maximumMoments)
            return Array(calendar.onThisDay(now, in: records).prefix(maximumOnThisDay))
        }
        return try await viewpoint.moments.load(ids).compactMap { $0 }
    }
}
