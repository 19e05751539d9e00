import SwiftUI

/// Changes, each from the sum before it.
public struct WaterfallPlot: View {
    let samples: [Sample]
    @Environment(\.figurePalette) private var palette

    public init(_ samples: [Sample]) {
        self.samples = samples
    }

    public var body: some View {
        let sums = samples.runningTotals
        let scale = Scale(sums)
        Canvas { context, size in
            let width = size.width / CGFloat(max(1, samples.count))
            for index in samples.indices {
                let (from, to) = (scale(sums[index]), scale(sums[index + 1]))
                let bar = CGRect(
                    x: width * CGFloat(index) + 2,
                    y: size.height * (1 - max(from, to)),
                    width: width - 4,
                    height: max(1, size.height * abs(to - from))
                )
                context.fill(Path(bar), with: .color(to < from ? .red : palette[0]))
            }
        }
    }
}
