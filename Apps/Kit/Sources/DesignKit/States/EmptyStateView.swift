import SwiftUI

/// The content of an empty page: the reason and possible actions.
public struct EmptyStateView<Actions: View>: View {
    private let symbol: String
    private let title: Text
    private let message: Text?
    private let actions: Actions
    @Environment(\.theme) private var theme

    /// - Parameter symbol: The name of a system image.
    public init(symbol: String, title: Text, message: Text? = nil, @ViewBuilder actions: () -> Actions) {
        self.symbol = symbol
        self.title = title
        self.message = message
        self.actions = actions()
    }

    public var body: some View {
        VStack(spacing: Spacing.m) {
            Image(systemName: symbol)
                .font(.system(size: 34, weight: .medium))
                .foregroundStyle(.tint)
                .frame(width: 84, height: 84)
                .background(SoftFace.style(isDown: false, theme), in: .capsule)
                .accessibilityHidden(true)
            VStack(spacing: Spacing.xs) {
                title
                    .font(.sectionTitle)
                    .foregroundStyle(theme.text)
                    .accessibilityAddTraits(.isHeader)
                message?
                    .font(.subheadline)
                    .foregroundStyle(theme.secondaryText)
            }
            .multilineTextAlignment(.center)
            actions
        }
        .padding(Spacing.xl)
        .frame(maxWidth: ColumnWidth.form)
        .frame(maxWidth: .infinity)
    }
}

extension EmptyStateView where Actions == EmptyView {
    /// - Parameter symbol: The name of a system image.
    public init(symbol: String, title: Text, message: Text? = nil) {
        self.init(symbol: symbol, title: title, message: message) { EmptyView() }
    }

    /// - Parameter symbol: The name of a system image.
    public init(_ title: LocalizedStringKey, symbol: String, message: LocalizedStringKey? = nil) {
        self.init(symbol: symbol, title: Text(title), message: message.map { Text($0) })
    }
}

#Preview("Empty state, text", traits: .sizeThatFitsLayout) {
    EmptyStateView(
        symbol: "leaf",
        title: Text(verbatim: "Nothing here yet"),
        message: Text(verbatim: "Moments of your friends will appear here.")
    )
    .background { Ground() }
}

#Preview("Empty state, button", traits: .sizeThatFitsLayout) {
    EmptyStateView(symbol: "person.2", title: Text(verbatim: "No friends yet")) {
        Button(action: {}) { Text(verbatim: "Add a friend") }
            .buttonStyle(.pill)
    }
    .background { Ground() }
}

#Preview("Empty state, long text", traits: .sizeThatFitsLayout) {
    let message =
        "Nobody has found anything with these words. Try fewer words, or words in another language; only "
        + "posts that you may see are searched."
    EmptyStateView(symbol: "magnifyingglass", title: Text(verbatim: "Nothing found"), message: Text(verbatim: message))
        .background { Ground() }
        .preferredColorScheme(.dark)
}
