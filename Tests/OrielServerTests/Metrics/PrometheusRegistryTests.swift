import CoreMetrics
import Testing

@testable import OrielServer

@Suite struct PrometheusRegistryTests {
    private let registry = PrometheusRegistry()

    @Test func `counters and gauges are written with their type`() {
        Counter(label: "a.b-total", dimensions: [("why", "x\"y\\z\n")], factory: registry).increment(by: 3)
        let gauge = Meter(label: "here", factory: registry)
        gauge.set(5)
        gauge.decrement()

        #expect(
            registry.text() == """
                # TYPE a_b_total counter
                a_b_total{why="x\\"y\\\\z\\n"} 3
                # TYPE here gauge
                here 4

                """
        )
    }

    @Test func `the same label is the same number`() {
        Counter(label: "n", factory: registry).increment()
        Counter(label: "n", factory: registry).increment()

        #expect(registry.text().contains("\nn 2\n"))
    }

    @Test func `a timer is a histogram in seconds`() {
        let timer = Timer(label: "t", dimensions: [("a", "b")], factory: registry)
        timer.recordMilliseconds(3)
        timer.recordSeconds(60)

        let text = registry.text()

        #expect(text.contains("t_bucket{a=\"b\",le=\"0.0025\"} 0\nt_bucket{a=\"b\",le=\"0.005\"} 1\n"))
        #expect(text.contains("t_bucket{a=\"b\",le=\"10\"} 1\nt_bucket{a=\"b\",le=\"+Inf\"} 2\n"))
        #expect(text.contains("t_sum{a=\"b\"} 60.003\nt_count{a=\"b\"} 2\n"))
    }

    @Test func `a destroyed metric is not written`() {
        let counter = Counter(label: "n", factory: registry)
        counter.increment()
        counter.destroy()

        #expect(registry.text().isEmpty)
    }
}
