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
