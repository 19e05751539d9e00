import ListKit

/// A view model whose requests may fail.
@MainActor
protocol Attempting: AnyObject {
    /// The error of the last request; nil after a success.
    var failure: RepoError? { get set }
}

extension Attempting {
    /// Runs a request, and keeps its error.
    ///
    /// - Returns: Whether it succeeded.
    @discardableResult
    func attempt(_ work: () async throws -> Void) async -> Bool {
        do {
            try await work()
            failure = nil
            return true
        } catch {
            if let error = RepoError(error) { failure = error }
            return false
        }
    }
}
