import SwiftUI

/// The name of an app on its sign-in page, below a picture, with a line that says what it is.
public struct EntranceTitle<Art: View>: View {
    private let name: Text
    private let line: Text
    private let art: Art
    @Environment(\.theme) private var theme

    public init(_ name: Text, line: Text, @ViewBuilder art: () -> Art) {
        self.name = name
        self.line = line
        self.art = art()
    }

    public var body: some View {
        VStack(spacing: Spacing.xs) {
            art
            name
                .font(.pageTitle)
                .foregroundStyle(theme.text)
                .accessibilityAddTraits(.isHeader)
                .accessibilityHeading(.h1)
            line
                .note(.cardDetail)
                .multilineTextAlignment(.center)
        }
    }
}
