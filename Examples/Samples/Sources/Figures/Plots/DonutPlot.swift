import SwiftUI

/// Slices around a hole that shows the sum.
public struct DonutPlot: View {
    let samples: [Sample]
    @Environment(\.figurePalette) private var palette

    public init(_ samples: [Sample]) {
        self.samples = samples
    }

    public var body: some View {
        let sums = samples.runningTotals
        let total = max(samples.total, .ulpOfOne)
        ZStack {
            ForEach(Array(samples.enumerated()), id: \.element.id) { index, sample in
                Sector(from: sums[index] / total, to: sums[index + 1] / total, hole: 0.6)
                    .fill(palette[index])
                    .accessibilityElement()
                    .accessibilityLabel(sample.name)
                    .accessibilityValue((sample.value / total).formatted(.percent.precision(.fractionLength(0))))
            }
            Text(samples.total.formatted())
                .font(.headline)
        }
    }
}
