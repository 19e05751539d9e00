import Charts
import SwiftUI

/// Sectors of Swift Charts.
public struct PieChart: View {
    let samples: [Sample]

    public init(_ samples: [Sample]) {
        self.samples = samples
    }

    public var body: some View {
        Chart(samples) { sample in
            SectorMark(angle: .value("Value", sample.value), innerRadius: .ratio(0.5), angularInset: 1)
                .foregroundStyle(by: .value("Name", sample.name))
        }
        .chartLegend(position: .bottom)
    }
}
