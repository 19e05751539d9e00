import Charts
import SwiftUI

/// Bars of Swift Charts, with the value above each.
public struct BarChart: View {
    let samples: [Sample]

    public init(_ samples: [Sample]) {
        self.samples = samples
    }

    public var body: some View {
        Chart(samples) { sample in
            BarMark(x: .value("Name", sample.name), y: .value("Value", sample.value))
                .annotation { Text(sample.value.formatted()).font(.caption2) }
        }
    }
}
