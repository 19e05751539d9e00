import SwiftUI

extension View {
    /// Shows texts as a note: small, in the secondary colour.
    public func note(_ font: Font = .cardNote) -> some View { modifier(NoteStyle(font: font)) }

    /// Shows a text as a note between cards, aligned with their content.
    public func formNote() -> some View {
        note()
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.horizontal, Spacing.m)
    }
}

private struct NoteStyle: ViewModifier {
    let font: Font
    @Environment(\.theme) private var theme

    func body(content: Content) -> some View {
        content
            .font(font)
            .foregroundStyle(theme.secondaryText)
    }
}

#Preview("Note", traits: .sizeThatFitsLayout) {
    Text(verbatim: "Five minutes ago")
        .note()
        .padding()
}

#Preview("Note, larger font", traits: .sizeThatFitsLayout) {
    Text(verbatim: "Only your friends see what you write.")
        .note(.cardDetail)
        .padding()
}
