/// The active excursions from the main actor and the continuations that wait for their end.
struct Excursions {
    private var lastNumber: UInt = 0
    /// The number of queued or running jobs per excursion.
    private var jobs: [UInt: Int] = [:]
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// The number of the latest excursion; nil if none is active.
    var last: UInt? { jobs.isEmpty ? nil : lastNumber }

    /// Records the start of a job.
    ///
    /// - Parameter number: The excursion of the enqueuing job; 0 to start a new excursion.
    /// - Returns: The excursion of the job; nil if that excursion is no longer tracked.
    mutating func beginJob(of number: UInt) -> UInt? {
        guard number != 0 else {
            lastNumber += 1
            jobs[lastNumber] = 1
            return lastNumber
        }
        guard let count = jobs[number] else { return nil }
        jobs[number] = count + 1
        return number
    }

    /// Records the end of a job.
    ///
    /// - Returns: The continuations to resume.
    mutating func endJob(of number: UInt) -> [CheckedContinuation<Void, Never>] {
        guard let count = jobs[number] else { return [] }
        jobs[number] = count == 1 ? nil : count - 1
        return takeWaitingAtRest()
    }

    /// Stops tracking all excursions up to a number.
    ///
    /// - Returns: The continuations to resume.
    mutating func forget(upTo number: UInt) -> [CheckedContinuation<Void, Never>] {
        jobs = jobs.filter { $0.key > number }
        return takeWaitingAtRest()
    }

    /// Stores a continuation until no excursion is active.
    ///
    /// - Returns: Whether it was stored; false if no excursion is active.
    mutating func wait(_ continuation: CheckedContinuation<Void, Never>) -> Bool {
        if !jobs.isEmpty { waiting.append(continuation) }
        return !jobs.isEmpty
    }

    private mutating func takeWaitingAtRest() -> [CheckedContinuation<Void, Never>] {
        guard jobs.isEmpty else { return [] }
        defer { waiting.removeAll() }
        return waiting
    }
}
