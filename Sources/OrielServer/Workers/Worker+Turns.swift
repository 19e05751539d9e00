extension Worker? {
    /// Returns a closure that notes that the views of a session are about to run.
    ///
    /// A session counts as resumed for ten seconds: a later crash is not caused by its resumption.
    func notingTurns(of session: SessionID, isResumed: Bool) -> @MainActor @Sendable () -> Void {
        guard let notes = self?.notes else { return {} }
        guard isResumed else { return { notes.note(session, isResumed: false) } }
        let end = ContinuousClock.now + .seconds(10)
        return { notes.note(session, isResumed: .now < end) }
    }
}
