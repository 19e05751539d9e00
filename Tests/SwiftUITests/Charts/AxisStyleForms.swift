import Charts
import OrielTesting
import SwiftUI
import Testing

/// Charts whose axes have looks of their own.
private struct AxisStyleForms: View {
    var isStyled = true
    private let months = ["May": 3, "June": 5]

    var body: some View {
        Chart(months.keys.sorted(), id: \.self) { month in
            BarMark(x: .value("Month", month), y: .value("Sales", months[month] ?? 0))
        }
        .chartXAxisStyle { axis in
            axis
                .background(isStyled ? Color(red: 18.0 / 255, green: 52.0 / 255, blue: 86.0 / 255) : .clear)
                .border(.red)
        }
        .chartYAxisStyle { axis in axis.opacity(isStyled ? 0.375 : 1) }
        Chart(0..<40, id: \.self) { day in
            PointMark(x: .value("Day", day), y: .value("Sales", day))
        }
        .chartScrollableAxes(.horizontal)
        .chartXVisibleDomain(length: 10)
        .chartXAxisStyle { axis in
            axis.background(Color(red: 33.0 / 255, green: 67.0 / 255, blue: 101.0 / 255).opacity(isStyled ? 1 : 0))
        }
    }
}

@MainActor
@Suite struct AxisStyleFormsTests {
    @Test func `an axis has the look of its style, and keeps its labels`() throws {
        let host = ViewHost { AxisStyleForms() }

        let page = try host.standalonePage()
        #expect(host.issues == [] && page.contains(">June<") && page.contains(">May<"))
        #expect(page.contains("#123456") && page.contains("opacity:0.375"))
    }

    @Test func `an axis that scrolls has the look of its style, too`() throws {
        #expect(try ViewHost { AxisStyleForms() }.standalonePage().contains("#214365"))
        #expect(try !ViewHost { AxisStyleForms(isStyled: false) }.standalonePage().contains("#123456"))
    }
}
