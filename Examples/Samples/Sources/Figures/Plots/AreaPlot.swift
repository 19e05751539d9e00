import SwiftUI

/// The area below a line.
public struct AreaPlot: View {
    let samples: [Sample]
    @Environment(\.figurePalette) private var palette

    public init(_ samples: [Sample]) {
        self.samples = samples
    }

    public var body: some View {
        let scale = Scale(samples.values)
        let heights = samples.map { scale($0.value) }
        AreaShape(heights: heights)
            .fill(
                LinearGradient(
                    colors: [palette[0].opacity(0.7), palette[0].opacity(0.1)],
                    startPoint: .top,
                    endPoint: .bottom
                )
            )
            .overlay { AreaShape(heights: heights, isClosed: false).stroke(palette[0], lineWidth: 2) }
    }
}
