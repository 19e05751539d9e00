import DesignKit
import SwiftUI

extension View {
    /// Puts the view on a card of the board.
    func panel() -> some View {
        padding(Spacing.m)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background {
                RoundedRectangle(cornerRadius: CornerRadius.medium)
                    .fill(Tone.card)
                    .strokeBorder(Tone.hairline, lineWidth: 1)
            }
    }

    /// Makes the view a page with a title.
    func page(_ title: Text) -> some View {
        background { Ground() }
            .navigationTitle(title)
            .navigationBarTitleDisplayMode(.inline)
    }

    /// Makes a list a page of settings.
    func settingsPage(_ title: Text) -> some View {
        scrollContentBackground(.hidden)
            .column()
            .page(title)
    }

    /// Sets the colours of the board.
    func boardColors() -> some View {
        tint(Tone.accent)
            .environment(\.theme, .board)
    }
}

/// The style of a button that is a symbol only: its text is its label for screen readers.
struct SymbolButtonStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button(configuration)
            .buttonStyle(.plain)
            .labelStyle(.iconOnly)
            .frame(minWidth: 32, minHeight: 32)
    }
}

extension PrimitiveButtonStyle where Self == SymbolButtonStyle {
    /// A symbol only.
    static var symbol: SymbolButtonStyle { SymbolButtonStyle() }
}
