import Foundation
import MomentsModel
import Synchronization

/// A limit on concurrent exports: one of a person, and a few in all.
///
/// A download that makes no progress for a time loses its place to the next one. So stalled connections cannot hold all places.
final class ExportPlaces: Sendable {
    /// A download has lost its place, because its connection took nothing for too long.
    struct Stalled: Error, CustomStringConvertible {
        var description: String { "The connection took nothing for \(Int(ExportPlaces.patience)) seconds or more." }
    }

    /// The right to export. It ends when it is freed, at the latest with its last reference: a response that is never sent frees it, too.
    final class Place: Sendable {
        private let places: ExportPlaces
        private let person: PersonID
        private let number: Int

        fileprivate init(_ places: ExportPlaces, _ person: PersonID, _ number: Int) {
            self.places = places
            self.person = person
            self.number = number
        }

        deinit { free() }

        /// Notes that the connection has taken a block.
        ///
        /// - Throws: If another download has the place by now.
        func keep() throws(Stalled) {
            let isHeld = places.state.withLock { state in
                guard state.holders[person]?.number == number else { return false }
                state.holders[person]?.lastProgress = places.now()
                return true
            }
            guard isHeld else { throw Stalled() }
        }

        func free() {
            places.state.withLock { state in
                if state.holders[person]?.number == number { state.holders[person] = nil }
            }
        }
    }

    private struct Holder {
        let number: Int
        var lastProgress: Date
    }

    private struct State {
        var holders: [PersonID: Holder] = [:]
        var lastNumber = 0
    }

    /// How long a download may make no progress, in seconds. The system sends a megabyte or more by itself before it takes the next block,
    /// for which slow connections need a minute.
    static let patience: TimeInterval = 120

    private let total: Int
    private let now: @Sendable () -> Date
    private let state = Mutex(State())

    init(total: Int, now: @escaping @Sendable () -> Date) {
        self.total = total
        self.now = now
    }

    /// - Throws: `.rateLimited` if an export of the person is running, `.unavailable` if the server has no place left.
    func take(for person: PersonID) throws(MomentsError) -> Place {
        let date = now()
        let answer: Result<Int, MomentsError> = state.withLock { state in
            state.holders = state.holders.filter { date.timeIntervalSince($0.value.lastProgress) < Self.patience }
            guard state.holders[person] == nil else {
                return .failure(.rateLimited("Your data is being downloaded already.", retryAfter: .seconds(30)))
            }
            guard state.holders.count < total else {
                return .failure(
                    .unavailable(
                        "Others are downloading their data. Try again in a moment.",
                        reason: "CROWDED",
                        retryAfter: .seconds(30)
                    )
                )
            }
            state.lastNumber += 1
            state.holders[person] = Holder(number: state.lastNumber, lastProgress: date)
            return .success(state.lastNumber)
        }
        return Place(self, person, try answer.get())
    }
}
