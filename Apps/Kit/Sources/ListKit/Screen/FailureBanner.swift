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
