import SwiftUI

/// What a page says that could not be loaded, with a button to try once more.
public struct ErrorStateView: View {
    private let message: Text
    private let retry: @MainActor () -> Void

    public init(_ message: Text, retry: @escaping @MainActor () -> Void) {
        self.message = message
        self.retry = retry
    }

    public var body: some View {
        EmptyStateView(symbol: "exclamationmark.triangle", title: Text("Something went wrong"), message: message) {
            Button(action: retry) { Text("Try again") }
                .buttonStyle(.pill)
        }
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier("error")
    }
}
