import Foundation
import Synchronization

/// A clock that only moves when a test moves it.
final class TestClock: Sendable {
    /// 2025-01-01 00:00:00 UTC.
    static let start = Date(timeIntervalSince1970: 1_735_689_600)

    private let time = Mutex(start)

    var now: @Sendable () -> Date { { self.time.withLock(\.self) } }

    func move(by seconds: Double) { time.withLock { $0 += seconds } }
}
