extension Worker? {
    /// What notes that the views of a session are about to run.
    ///
    /// A session counts as resumed for ten seconds: what ends a worker later is not its resumption.
    func notingTurns(of session: SessionID, isResumed: Bool) -> @MainActor @Sendable () -> Void {
        guard let notes = self?.notes else { return {} }
        guard isResumed else { return { notes.note(session, isResumed: false) } }
        let end = ContinuousClock.now + .seconds(10)
        return { notes.note(session, isResumed: .now < end) }
    }
}
