import SwiftUI

/// The content of a page whose subject was deleted, or can no longer be seen, with a button that closes it.
public struct GoneStateView: View {
    private let symbol: String
    private let title: Text
    private let message: Text
    @Environment(\.dismiss) private var dismiss

    public init(symbol: String = "trash", title: Text, message: Text) {
        self.symbol = symbol
        self.title = title
        self.message = message
    }

    public var body: some View {
        EmptyStateView(symbol: symbol, title: title, message: message) {
            Button {
                dismiss()
            } label: {
                Text("Back")
            }
            .buttonStyle(.pill)
        }
    }
}

#Preview("Gone state", traits: .sizeThatFitsLayout) {
    GoneStateView(
        title: Text(verbatim: "Moment deleted"),
        message: Text(verbatim: "Its author has deleted it.")
    )
    .background { Ground() }
}

#Preview("Gone state, another symbol", traits: .sizeThatFitsLayout) {
    GoneStateView(
        symbol: "person.crop.circle.badge.xmark",
        title: Text(verbatim: "No longer a friend"),
        message: Text(verbatim: "You can no longer see this person's moments.")
    )
    .background { Ground() }
}
