import SwiftUI

/// The colours of samples, with their names.
public struct Legend: View {
    let samples: [Sample]
    @Environment(\.figurePalette) private var palette

    public init(_ samples: [Sample]) {
        self.samples = samples
    }

    public var body: some View {
        HStack {
            ForEach(Array(samples.enumerated()), id: \.element.id) { index, sample in
                Label {
                    Text(sample.name)
                } icon: {
                    Circle()
                        .fill(palette[index])
                        .frame(width: 8, height: 8)
                }
                .labelStyle(.titleAndIcon)
            }
        }
        .font(.caption)
    }
}
