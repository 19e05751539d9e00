import Combine

extension CurrentValueSubject {
    /// Performs a request, and publishes in a form's state that it is pending, then the error.
    ///
    ///     await subject.attempt(busy: \.isSending, failure: \.failure) { try await repo.announce(text) }
    ///
    /// - Parameters:
    ///   - busy: True while the request is pending.
    ///   - failure: Nil while the request is pending, and after it was cancelled.
    /// - Returns: True if the request succeeded.
    @MainActor
    @discardableResult
    public func attempt(
        busy: WritableKeyPath<Output, Bool>,
        failure: WritableKeyPath<Output, RepoError?>,
        _ request: @MainActor () async throws -> Void
    ) async -> Bool {
        var pending = value
        pending[keyPath: busy] = true
        pending[keyPath: failure] = nil
        value = pending
        defer { value[keyPath: busy] = false }
        do {
            try await request()
            return true
        } catch {
            value[keyPath: failure] = RepoError(error)
            return false
        }
    }
}
