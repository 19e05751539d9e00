import SwiftUI

/// Dots on stems.
public struct LollipopPlot: View {
    let samples: [Sample]
    @Environment(\.figurePalette) private var palette

    public init(_ samples: [Sample]) {
        self.samples = samples
    }

    public var body: some View {
        let scale = Scale(samples.values)
        GeometryReader { proxy in
            HStack(alignment: .bottom) {
                ForEach(Array(samples.enumerated()), id: \.element.id) { index, sample in
                    VStack(spacing: 0) {
                        Circle()
                            .fill(palette[index])
                            .frame(width: 10, height: 10)
                        Rectangle()
                            .fill(.secondary)
                            .frame(width: 2, height: max(0, (proxy.size.height - 10) * scale(sample.value)))
                    }
                    .frame(maxWidth: .infinity)
                }
            }
            .frame(maxHeight: .infinity, alignment: .bottom)
        }
    }
}
