/// Decides what `oriel dev` does next: each event returns the actions to perform.
///
///     save ──▶ build ──built──▶ start, or reload what runs ──▶ ready: print the time
///                └────failed──▶ show the errors; what runs goes on
struct DevLoop {
    typealias Instant = ContinuousClock.Instant

    enum Action: Equatable {
        case build
        case start
        case reload
        case show(PageState)
        case report(Report)
    }

    enum Report: Equatable {
        /// The time from the save until the program serves; nil for the first start.
        case running(Duration?)
        case failed
        case ended(String)
        case kept
    }

    private enum Program { case absent, starting, running, reloading }

    private var program = Program.absent
    /// Whether there is a newer build than the one that is about to start.
    private var isOutdated = false
    private var savedAt: Instant?
    private var buildBegan: Instant?
    /// Why the newest sources do not run.
    private var failure: PageState.Failure?

    mutating func begin(now: Instant) -> [Action] {
        buildBegan = now
        return [.show(.building), .build]
    }

    /// Files have been saved.
    ///
    /// - Parameters:
    ///   - instant: The time of the first save.
    ///   - last: The time of the last save; nil if there is one.
    mutating func changed(at instant: Instant, until last: Instant? = nil, now: Instant) -> [Action] {
        // The last build has read them already.
        if let buildBegan, last ?? instant < buildBegan { return [] }
        savedAt = savedAt ?? instant
        return begin(now: now)
    }

    mutating func built(_ outcome: Builder.Outcome) -> [Action] {
        switch outcome {
        case .failed(let failure):
            self.failure = failure
            savedAt = nil
            return [.show(.failed(failure)), .report(.failed)]
        case .built:
            failure = nil
            switch program {
            case .absent:
                program = .starting
                return [.start]
            case .running:
                program = .reloading
                return [.reload]
            case .starting, .reloading:
                isOutdated = true
                return []
            }
        }
    }

    /// The program serves for the first time, or its new workers do.
    mutating func ready(now: Instant) -> [Action] {
        program = .running
        if isOutdated {
            isOutdated = false
            program = .reloading
            return [.reload]
        }
        // A later build has failed in the meantime.
        if let failure { return [.show(.failed(failure))] }
        defer { savedAt = nil }
        return [.show(.running), .report(.running(savedAt.map { $0.duration(to: now) }))]
    }

    /// The new workers did not start, and the old ones go on.
    mutating func kept(now: Instant) -> [Action] {
        if isOutdated { return ready(now: now) }
        program = .running
        savedAt = nil
        let failure = PageState.Failure(kind: .program)
        self.failure = failure
        return [.show(.failed(failure)), .report(.kept)]
    }

    mutating func ended(_ reason: String) -> [Action] {
        program = .absent
        if isOutdated {
            isOutdated = false
            program = .starting
            return [.start]
        }
        savedAt = nil
        let failure = failure ?? PageState.Failure(kind: .program)
        self.failure = failure
        return [.show(.failed(failure)), .report(.ended(reason))]
    }
}
