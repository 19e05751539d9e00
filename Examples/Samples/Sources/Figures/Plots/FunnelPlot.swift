import SwiftUI

/// Trapezoids, each as wide as its value.
public struct FunnelPlot: View {
    let samples: [Sample]
    @Environment(\.figurePalette) private var palette

    public init(_ samples: [Sample]) {
        self.samples = samples
    }

    public var body: some View {
        let scale = Scale(samples.values)
        GeometryReader { proxy in
            VStack(spacing: 3) {
                ForEach(Array(samples.enumerated()), id: \.element.id) { index, sample in
                    Trapezoid(top: narrowing(after: index))
                        .rotation(.degrees(180))
                        .fill(palette[index])
                        .frame(width: proxy.size.width * scale(sample.value))
                }
            }
            .frame(maxWidth: .infinity)
        }
    }

    /// The next value as a share of this one.
    private func narrowing(after index: Int) -> CGFloat {
        guard index + 1 < samples.count, samples[index].value > 0 else { return 1 }
        return min(1, samples[index + 1].value / samples[index].value)
    }
}
