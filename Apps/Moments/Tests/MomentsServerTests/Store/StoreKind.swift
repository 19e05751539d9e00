import Foundation
import MomentsServer

/// The stores that must behave the same.
enum StoreKind: CaseIterable {
    case inMemory, sqlite, postgreSQL
    /// With so low limits that most people have more friends than timelines are written for at once.
    case spreadingSQLite, spreadingPostgreSQL

    /// Whether publications leave timelines to be written.
    var spreads: Bool { self == .spreadingSQLite || self == .spreadingPostgreSQL }

    private var limits: TimelineLimits { spreads ? TimelineLimits(atOnce: 2, most: 4) : TimelineLimits() }

    /// Returns where a new store is: the path of a file, or the address of a schema.
    func makePlace(in folder: TemporaryFolder) throws -> String {
        switch self {
        case .inMemory: ""
        case .sqlite, .spreadingSQLite: folder.path("moments.sqlite")
        // There is one server for all tests, which run side by side.
        case .postgreSQL, .spreadingPostgreSQL: try PostgreSQLServer.shared.get().makeSchema()
        }
    }

    /// Opens the store at a place.
    func open(_ place: String, clock: TestClock) throws -> any MomentStore {
        switch self {
        case .inMemory:
            InMemoryMomentStore(now: clock.now)
        case .sqlite, .spreadingSQLite:
            try DatabaseMomentStore(path: place, now: clock.now, timelines: limits)
        case .postgreSQL, .spreadingPostgreSQL:
            try DatabaseMomentStore(
                postgreSQL: place,
                now: clock.now,
                readers: 1,
                patience: .seconds(60),
                timelines: limits
            )
        }
    }
}
