import Foundation
import OrielCore
import OrielTesting
import Testing

@testable import OrielCharts

@MainActor
@Suite struct ChartTests {
    @Test func `a chart shows marks, labels and a legend, and reads as a table`() {
        let host = ViewHost {
            Chart(["Mon", "Tue"], id: \.self) { day in
                BarMark(x: .value("Day", day), y: .value("Visitors", day == "Mon" ? 3 : 8))
                    .foregroundStyle(by: .value("Kind", "All"))
            }
            .frame(width: 300, height: 200)
        }

        #expect(host.issues == [])
        #expect(host.texts.contains("Tue") && host.texts.contains("All"))
        #expect(host.html.contains("columnheader") && host.html.contains("Visitors"))
    }

    @Test func `a proxy selects the value at a place`() {
        final class Model {
            var value: String?
            var range: ClosedRange<String>?
            var proxy: ChartProxy?
        }
        let model = Model()
        _ = ViewHost {
            Chart(["a", "b"], id: \.self) { name in
                BarMark(x: .value("x", name), y: .value("y", 1))
            }
            .chartXSelection(value: Binding(get: { model.value }, set: { model.value = $0 }))
            .chartXSelection(range: Binding(get: { model.range }, set: { model.range = $0 }))
            .chartOverlay { proxy in
                let _ = model.proxy = proxy
                EmptyView()
            }
            .frame(width: 300, height: 200)
        }

        model.proxy?.selectXValue(at: 200)
        model.proxy?.selectXRange(from: 200, to: 10)

        #expect(model.value == "b" && model.range == "a"..."b")
    }

    @Test func `a proxy has the places of values and the values at places`() {
        final class Model { var proxy: ChartProxy? }
        let model = Model()
        _ = ViewHost {
            Chart {
                PointMark(x: .value("x", 10.0), y: .value("y", 20.0))
            }
            .chartXAxis(.hidden)
            .chartYAxis(.hidden)
            .chartOverlay { proxy in
                let _ = model.proxy = proxy
                EmptyView()
            }
            .frame(width: 300, height: 200)
        }
        let proxy = model.proxy

        #expect(proxy?.plotSize == CGSize(width: 300, height: 200))
        #expect(proxy?.position(forX: 5.0) == 150 && proxy?.position(forY: 5.0) == 150)
        #expect(proxy?.value(atX: 30) == 1.0 && proxy?.value(atY: 0, as: Int.self) == 20)
        #expect(proxy?.position(forX: "text") == nil)
    }
}
