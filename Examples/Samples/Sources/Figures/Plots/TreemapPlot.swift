import SwiftUI

/// Areas as large as their values.
public struct TreemapPlot: View {
    let samples: [Sample]
    @Environment(\.figurePalette) private var palette

    public init(_ samples: [Sample]) {
        self.samples = samples
    }

    public var body: some View {
        TreemapLayout {
            ForEach(Array(samples.sorted { $0.value > $1.value }.enumerated()), id: \.element.id) { index, sample in
                palette[index]
                    .accessibilityElement()
                    .accessibilityLabel(sample.name)
                    .accessibilityValue(sample.value.formatted())
                    .layoutValue(key: TreemapWeight.self, value: sample.value)
            }
        }
    }
}
