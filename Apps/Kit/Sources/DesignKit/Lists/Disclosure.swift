import SwiftUI

/// The arrow at the end of a row that opens a page.
public struct Disclosure: View {
    public init() {}

    public var body: some View {
        Image(systemName: "chevron.right")
            .font(.system(size: 14, weight: .semibold))
            .foregroundStyle(Palette.secondaryText)
            .accessibilityHidden(true)
    }
}

#Preview("Disclosure, alone", traits: .sizeThatFitsLayout) {
    Disclosure()
        .padding()
}

#Preview("Disclosure, at the end of a row", traits: .sizeThatFitsLayout) {
    HStack {
        Text(verbatim: "Notifications")
        Spacer()
        Disclosure()
    }
    .padding()
}
