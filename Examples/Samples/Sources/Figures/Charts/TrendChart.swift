import Charts
import SwiftUI

/// A smooth line of Swift Charts above its area.
public struct TrendChart: View {
    let samples: [Sample]

    public init(_ samples: [Sample]) {
        self.samples = samples
    }

    public var body: some View {
        Chart(samples) { sample in
            AreaMark(x: .value("Name", sample.name), y: .value("Value", sample.value))
                .foregroundStyle(.tint.opacity(0.2))
            LineMark(x: .value("Name", sample.name), y: .value("Value", sample.value))
                .symbol(.circle)
        }
        .chartYScale(domain: .automatic(includesZero: true))
    }
}
