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

#Preview("Entrance title", traits: .sizeThatFitsLayout) {
    EntranceTitle(Text(verbatim: "Moments"), line: Text(verbatim: "Share moments with your friends.")) {
        BlobShape(.leaning)
            .fill(Palette.blobWarm)
            .frame(width: 120, height: 110)
    }
    .padding(Spacing.l)
}

#Preview("Entrance title, long line", traits: .sizeThatFitsLayout) {
    let line = "A place for a small circle of friends, without advertising, on a server that belongs to one of them."
    EntranceTitle(Text(verbatim: "Moments"), line: Text(verbatim: line)) {
        Image(systemName: "leaf").font(.largeTitle)
    }
    .padding(Spacing.l)
}
