import SwiftUI

/// Upright bars from a common ground.
public struct BarPlot: View {
    let samples: [Sample]
    @Environment(\.figurePalette) private var palette

    public init(_ samples: [Sample]) {
        self.samples = samples
    }

    public var body: some View {
        let scale = Scale(samples.values)
        GeometryReader { proxy in
            HStack(alignment: .bottom, spacing: 6) {
                ForEach(Array(samples.enumerated()), id: \.element.id) { index, sample in
                    RoundedRectangle(cornerRadius: 3)
                        .fill(palette[index])
                        .frame(height: proxy.size.height * scale(sample.value))
                        .accessibilityElement()
                        .accessibilityLabel(sample.name)
                        .accessibilityValue(sample.value.formatted())
                }
            }
            .frame(maxHeight: .infinity, alignment: .bottom)
        }
    }
}
