internal import Foundation
internal import OrielCore
internal import Synchronization

/// How long the bodies of an app's views take in one server, while somebody watches.
///
/// Nobody watches at first, and then pages record nothing. Each question keeps the figures for a while.
final class ViewFigures: Sendable {
    struct Figure: Codable, Sendable, Equatable {
        var name: String
        var count = 0
        /// All runs together, in seconds.
        var seconds = 0.0
        /// The longest run in seconds.
        var longest = 0.0
    }

    /// The time without a question after which the figures are dropped.
    static let attention = Duration.seconds(30)
    /// The most types of views.
    private static let limit = 1000

    private struct State {
        var figures: [String: Figure] = [:]
        var lastQuestion = ContinuousClock.now
    }

    private let state = Mutex(State())
    private let watched = Atomic(false)

    /// Whether pages record their updates.
    var isWatched: Bool { watched.load(ordering: .relaxed) }

    /// Begins or continues to watch.
    func watch(now: ContinuousClock.Instant = .now) {
        state.withLock { $0.lastQuestion = now }
        watched.store(true, ordering: .relaxed)
    }

    /// Adds the bodies of an update.
    ///
    /// - Returns: False if nobody watches any more.
    func add(_ record: FlushRecord, now: ContinuousClock.Instant = .now) -> Bool {
        guard isWatched else { return false }
        return state.withLock { state in
            if state.lastQuestion + Self.attention < now {
                state.figures = [:]
                watched.store(false, ordering: .relaxed)
                return false
            }
            for run in record.bodies where run.isAppDefined {
                guard state.figures[run.name] != nil || state.figures.count < Self.limit else { continue }
                var figure = state.figures[run.name] ?? Figure(name: run.name)
                figure.count += 1
                figure.seconds += run.bodyDuration
                figure.longest = max(figure.longest, run.bodyDuration)
                state.figures[run.name] = figure
            }
            return true
        }
    }

    /// Returns the views that took the most time, longest first.
    func slowest(_ count: Int) -> [Figure] {
        let figures = state.withLock { Array($0.figures.values) }
        return Array(figures.sorted { ($1.seconds, $0.name) < ($0.seconds, $1.name) }.prefix(count))
    }

    /// Returns the figures of several processes together, longest first.
    static func sum(_ parts: [[Figure]]) -> [Figure] {
        var sums: [String: Figure] = [:]
        for figure in parts.joined() {
            var sum = sums[figure.name] ?? Figure(name: figure.name)
            sum.count += figure.count
            sum.seconds += figure.seconds
            sum.longest = max(sum.longest, figure.longest)
            sums[figure.name] = sum
        }
        return sums.values.sorted { ($1.seconds, $0.name) < ($0.seconds, $1.name) }
    }
}
