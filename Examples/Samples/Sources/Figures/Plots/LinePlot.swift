import SwiftUI

/// A line through the values, with a dot at each.
public struct LinePlot: View {
    let samples: [Sample]
    @Environment(\.figurePalette) private var palette

    public init(_ samples: [Sample]) {
        self.samples = samples
    }

    public var body: some View {
        let scale = Scale(samples.values)
        Canvas { context, size in
            let points = samples.indices.map { index in
                CGPoint(
                    x: size.width * CGFloat(index) / CGFloat(max(1, samples.count - 1)),
                    y: size.height * (1 - scale(samples[index].value))
                )
            }
            var line = Path()
            line.addLines(points)
            context.stroke(line, with: .color(palette[0]), lineWidth: 2)
            for point in points {
                let dot = CGRect(x: point.x - 3, y: point.y - 3, width: 6, height: 6)
                context.fill(Path(ellipseIn: dot), with: .color(palette[1]))
            }
        }
    }
}
