import SwiftUI

/// A line of steps: each value holds until the next.
public struct StepPlot: View {
    let samples: [Sample]
    @Environment(\.figurePalette) private var palette

    public init(_ samples: [Sample]) {
        self.samples = samples
    }

    public var body: some View {
        let scale = Scale(samples.values)
        Canvas { context, size in
            let width = size.width / CGFloat(max(1, samples.count))
            var path = Path()
            for (index, sample) in samples.enumerated() {
                let y = size.height * (1 - scale(sample.value))
                let start = CGPoint(x: width * CGFloat(index), y: y)
                if index == 0 { path.move(to: start) } else { path.addLine(to: start) }
                path.addLine(to: CGPoint(x: start.x + width, y: y))
            }
            context.stroke(path, with: .color(palette[0]), lineWidth: 2)
        }
    }
}
