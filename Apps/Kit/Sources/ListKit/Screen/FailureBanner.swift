import DesignKit
import SwiftUI

/// The error of a request with a button that dismisses it; nothing without an error.
public struct FailureBanner: View {
    private let failure: RepoError?
    private let text: (RepoError) -> Text
    private let dismiss: @MainActor () -> Void

    public init(
        _ failure: RepoError?,
        text: @escaping (RepoError) -> Text = { $0.text },
        dismiss: @escaping @MainActor () -> Void
    ) {
        self.failure = failure
        self.text = text
        self.dismiss = dismiss
    }

    public var body: some View {
        if let failure { Banner(.failure, text(failure), label: Text("OK"), action: dismiss) }
    }
}

#Preview("Failure banner", traits: .sizeThatFitsLayout) {
    FailureBanner(RepoError(.unavailable)) {}
        .padding(Spacing.l)
        .background { Ground() }
}

#Preview("Failure banner, message of the server", traits: .sizeThatFitsLayout) {
    FailureBanner(RepoError(.invalid, message: "The text has 12 characters more than the limit of 500.")) {}
        .padding(Spacing.l)
        .background { Ground() }
}
