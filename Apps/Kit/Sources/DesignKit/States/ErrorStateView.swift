import SwiftUI

/// The content of a page that failed to load, with a retry button.
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

#Preview("Error state", traits: .sizeThatFitsLayout) {
    ErrorStateView(Text(verbatim: "The server cannot be reached.")) {}
        .background { Ground() }
}

#Preview("Error state, page in dark mode") {
    ErrorStateView(Text(verbatim: "The server cannot be reached. Please try again in a moment.")) {}
        .frame(maxHeight: .infinity)
        .background { Ground() }
        .preferredColorScheme(.dark)
}
