import SwiftUI

struct ScaledMetrics: View {
    @ScaledMetric private var size: CGFloat = 17
    @ScaledMetric(relativeTo: .largeTitle) var iconSize = 34.0
    @ScaledMetric(wrappedValue: 10, relativeTo: .caption) private var gap: CGFloat

    var body: some View {
        Text("\(Int(size)) \(Int(iconSize.rounded()))")
            .frame(width: size, height: iconSize)
            .padding(gap)
    }
}
