/// Which excursions from the main actor are under way, and who waits for their end.
struct Excursions {
    private var lastNumber: UInt = 0
    /// How many jobs of each are queued or running.
    private var jobs: [UInt: Int] = [:]
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// The youngest so far; nil if none is under way.
    var last: UInt? { jobs.isEmpty ? nil : lastNumber }

    /// Notes a job.
    ///
    /// - Parameter number: The excursion it stems from; 0 if it starts one.
    /// - Returns: The excursion it belongs to; nil if that one is not followed any more.
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

    /// Notes the end of a job.
    ///
    /// - Returns: Who may go on.
    mutating func endJob(of number: UInt) -> [CheckedContinuation<Void, Never>] {
        guard let count = jobs[number] else { return [] }
        jobs[number] = count == 1 ? nil : count - 1
        return takeWaitingAtRest()
    }

    /// Follows all excursions up to a number no further.
    ///
    /// - Returns: Who may go on.
    mutating func forget(upTo number: UInt) -> [CheckedContinuation<Void, Never>] {
        jobs = jobs.filter { $0.key > number }
        return takeWaitingAtRest()
    }

    /// Keeps a continuation until no excursion is under way.
    ///
    /// - Returns: Whether it is kept; if not, there is nothing to wait for.
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
