import SwiftUI

/// The background of all pages: a soft vertical gradient.
public struct Ground: View {
    public init() {}

    public var body: some View {
        LinearGradient(colors: [Palette.groundTop, Palette.groundBottom], startPoint: .top, endPoint: .bottom)
            .ignoresSafeArea()
            .accessibilityHidden(true)
    }
}
