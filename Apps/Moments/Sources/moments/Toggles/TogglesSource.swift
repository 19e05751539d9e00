/// A source of toggles that is read again and again.
protocol TogglesSource: Sendable {
    /// Returns the toggles; nil if they are the same as in the last successful reading.
    ///
    /// - Throws: `HostError` with the reason, if the toggles cannot be read.
    func read() async throws -> TogglesDocument?
}
