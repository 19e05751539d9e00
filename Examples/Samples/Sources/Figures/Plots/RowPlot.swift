import SwiftUI

/// Bars from the leading side, below their names.
public struct RowPlot: View {
    let samples: [Sample]
    @Environment(\.figurePalette) private var palette

    public init(_ samples: [Sample]) {
        self.samples = samples
    }

    public var body: some View {
        let scale = Scale(samples.values)
        VStack(alignment: .leading, spacing: 0) {
            ForEach(Array(samples.enumerated()), id: \.element.id) { index, sample in
                Text(sample.name)
                    .font(.caption2)
                GeometryReader { proxy in
                    Capsule()
                        .fill(palette[index])
                        .frame(width: proxy.size.width * scale(sample.value))
                }
                .frame(height: 6)
                .accessibilityHidden(true)
            }
        }
    }
}
