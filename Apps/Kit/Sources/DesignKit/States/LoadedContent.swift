import SwiftUI

/// Content that needs a value: until it is loaded a loading indicator, or the error with a retry button.
public struct LoadedContent<Value, Content: View>: View {
    private let value: Value?
    private let failure: Text?
    private let retry: @MainActor () async -> Void
    private let content: (Value) -> Content

    /// - Parameter failure: The error of the last attempt.
    public init(
        _ value: Value?,
        failure: Text?,
        retry: @escaping @MainActor () async -> Void,
        @ViewBuilder content: @escaping (Value) -> Content
    ) {
        self.value = value
        self.failure = failure
        self.retry = retry
        self.content = content
    }

    public var body: some View {
        if let value {
            content(value)
        } else if let failure {
            ErrorStateView(failure) { Task { await retry() } }
                .frame(maxHeight: .infinity)
        } else {
            LoadingStateView()
                .frame(maxHeight: .infinity)
        }
    }
}

#Preview("Loaded content, loading") {
    LoadedContent(String?.none, failure: nil, retry: {}) { Text(verbatim: $0) }
}

#Preview("Loaded content, failed") {
    LoadedContent(String?.none, failure: Text(verbatim: "The server cannot be reached."), retry: {}) {
        Text(verbatim: $0)
    }
}

#Preview("Loaded content, loaded") {
    LoadedContent("Content", failure: nil, retry: {}) { Text(verbatim: $0) }
}
