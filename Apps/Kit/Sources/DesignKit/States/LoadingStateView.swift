import SwiftUI

/// The content of a page, or of a part of it, while it loads.
public struct LoadingStateView: View {
    public init() {}

    public var body: some View {
        ProgressView()
            .accessibilityLabel(Text("Loading"))
            .frame(maxWidth: .infinity, minHeight: 120)
    }
}

#Preview("Loading state, light", traits: .sizeThatFitsLayout) {
    LoadingStateView()
        .background { Ground() }
}

#Preview("Loading state, dark", traits: .sizeThatFitsLayout) {
    LoadingStateView()
        .background { Ground() }
        .preferredColorScheme(.dark)
}
