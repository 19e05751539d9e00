public import Foundation
import Synchronization

/// The clock of a store, which demo data sets back to the dates of its events.
///
///     let clock = DemoClock()
///     let store = try DatabaseMomentStore(path: path, now: clock.now)
///     try await DemoFiller(store: store, photos: photos, clock: clock).fill()
public final class DemoClock: Sendable {
    private let date = Mutex<Date?>(nil)
    private let system: @Sendable () -> Date

    /// - Parameter system: Returns the time, except while demo data is written.
    public init(system: @escaping @Sendable () -> Date = { Date() }) {
        self.system = system
    }

    /// The function for a store.
    public var now: @Sendable () -> Date { { self.date.withLock { $0 } ?? self.system() } }

    /// Stops the clock at a date; with nil, it follows the system's time.
    func set(_ date: Date?) {
        self.date.withLock { $0 = date }
    }
}
