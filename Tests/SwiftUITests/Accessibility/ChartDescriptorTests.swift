import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite struct ChartDescriptorTests {
    @Test func `a described chart is a table for screen readers`() {
        let host = ViewHost { DescribedChart(sales: [("April", 2), ("May", 5)]) }

        #expect(
            host.texts == [
                "Sales by month", "More in May", "Month", "Sold", "April", "2 pieces", "May", "5 pieces",
            ]
        )
    }
}
