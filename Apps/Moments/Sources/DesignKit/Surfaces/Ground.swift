import SwiftUI

/// What all pages stand on: a soft light from above.
public struct Ground: View {
    public init() {}

    public var body: some View {
        LinearGradient(colors: [Palette.groundTop, Palette.groundBottom], startPoint: .top, endPoint: .bottom)
            .ignoresSafeArea()
            .accessibilityHidden(true)
    }
}
