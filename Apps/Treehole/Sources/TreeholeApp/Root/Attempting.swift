import ListKit
import SwiftUI

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

/// The error of a request with a button that dismisses it; nothing without an error.
struct FailureBanner: View {
    @Binding var failure: RepoError?
    var text: (RepoError) -> Text = { $0.text }

    var body: some View {
        if let shown = failure { Banner(.failure, text(shown), label: Text("OK")) { failure = nil } }
    }
}

#Preview("Failure") { SamplePage { _ in FailureBanner(failure: .constant(RepoError(.unavailable))) } }
