import DesignKit
import SwiftUI

/// The title above the moments of earlier years.
struct OnThisDayTitle: View {
    var body: some View {
        Text("On this day")
            .font(.sectionTitle)
            .foregroundStyle(Palette.text)
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.horizontal, Spacing.xs)
            .padding(.top, Spacing.s)
            .accessibilityAddTraits(.isHeader)
    }
}

#Preview("On this day, light", traits: .sizeThatFitsLayout) {
    OnThisDayTitle()
        .padding()
        .background { Ground() }
}

#Preview("On this day, dark", traits: .sizeThatFitsLayout) {
    OnThisDayTitle()
        .padding()
        .background { Ground() }
        .preferredColorScheme(.dark)
}
