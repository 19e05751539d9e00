import SwiftUI

/// A line without axes, to be set in a text.
public struct Sparkline: View {
    let samples: [Sample]

    public init(_ samples: [Sample]) {
        self.samples = samples
    }

    public var body: some View {
        let scale = Scale(samples.values)
        AreaShape(heights: samples.map { scale($0.value) }, isClosed: false)
            .stroke(.tint, style: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round))
            .frame(width: 64, height: 18)
    }
}
