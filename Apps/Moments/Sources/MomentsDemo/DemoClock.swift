public import Foundation
import Synchronization

/// The time a store goes by, which demo data takes back to when things are to have happened.
///
///     let clock = DemoClock()
///     let store = try SQLiteMomentStore(path: path, now: clock.now)
///     try await DemoFiller(store: store, photos: photos, clock: clock).fill()
public final class DemoClock: Sendable {
    private let date = Mutex<Date?>(nil)
    private let system: @Sendable () -> Date

    /// - Parameter system: The time it goes by unless demo data is written.
    public init(system: @escaping @Sendable () -> Date = { Date() }) {
        self.system = system
    }

    /// For a store.
    public var now: @Sendable () -> Date { { self.date.withLock { $0 } ?? self.system() } }

    /// Stands at a date; nil lets it go on by the system's time.
    func set(_ date: Date?) {
        self.date.withLock { $0 = date }
    }
}
