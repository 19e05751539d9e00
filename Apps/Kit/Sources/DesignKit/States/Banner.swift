import SwiftUI

/// A one-line message with an optional button.
public struct Banner: View {
    /// The kind of message.
    public enum Kind: Sendable, CaseIterable {
        case information
        case success
        case failure
    }

    private let kind: Kind
    private let message: Text
    private let button: (label: Text, action: @MainActor () -> Void)?
    @Environment(\.theme) private var theme

    public init(_ kind: Kind, _ message: Text) {
        self.kind = kind
        self.message = message
        button = nil
    }

    /// - Parameter label: The label of the trailing button.
    public init(_ kind: Kind, _ message: Text, label: Text, action: @escaping @MainActor () -> Void) {
        self.kind = kind
        self.message = message
        button = (label, action)
    }

    public var body: some View {
        HStack(spacing: Spacing.s) {
            Image(systemName: kind.symbol)
                .foregroundStyle(kind.color ?? theme.accent)
                .accessibilityHidden(true)
            message
                .font(.subheadline)
                .foregroundStyle(theme.text)
                .frame(maxWidth: .infinity, alignment: .leading)
            if let button {
                Button(action: button.action) { button.label }
                    .font(.subheadline.weight(.semibold))
            }
        }
        .padding(.horizontal, Spacing.m)
        .padding(.vertical, Spacing.s)
        .card(radius: CornerRadius.medium)
        .accessibilityElement(children: .contain)
        .accessibilityAddTraits(.isSummaryElement)
        .transition(.move(edge: .top).combined(with: .opacity))
    }
}

extension Banner.Kind {
    fileprivate var symbol: String {
        switch self {
        case .information: "info.circle.fill"
        case .success: "checkmark.circle.fill"
        case .failure: "exclamationmark.triangle.fill"
        }
    }

    /// Nil for the accent.
    fileprivate var color: Color? {
        switch self {
        case .information: nil
        case .success: Palette.success
        case .failure: Palette.danger
        }
    }
}

#Preview("Banner, each kind", traits: .sizeThatFitsLayout) {
    VStack(spacing: Spacing.s) {
        Banner(.information, Text(verbatim: "You have new messages."))
        Banner(.success, Text(verbatim: "Your password has been changed."))
        Banner(.failure, Text(verbatim: "The photo could not be uploaded."))
    }
    .padding(Spacing.l)
    .background { Ground() }
}

#Preview("Banner, button", traits: .sizeThatFitsLayout) {
    Banner(.failure, Text(verbatim: "The server cannot be reached."), label: Text(verbatim: "Try again")) {}
        .padding(Spacing.l)
        .background { Ground() }
}

#Preview("Banner, long text", traits: .sizeThatFitsLayout) {
    let text = "The moment could not be published, because one of its photos is larger than the server accepts."
    Banner(.failure, Text(verbatim: text), label: Text(verbatim: "OK")) {}
        .padding(Spacing.l)
        .background { Ground() }
        .preferredColorScheme(.dark)
}
