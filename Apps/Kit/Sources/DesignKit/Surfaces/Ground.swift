import SwiftUI

/// The background of all pages: a soft vertical gradient.
public struct Ground: View {
    @Environment(\.theme) private var theme

    public init() {}

    public var body: some View {
        LinearGradient(colors: theme.ground, startPoint: .top, endPoint: .bottom)
            .ignoresSafeArea()
            .accessibilityHidden(true)
    }
}

#Preview("Ground, light") {
    Ground()
}

#Preview("Ground, dark") {
    Ground()
        .preferredColorScheme(.dark)
}
