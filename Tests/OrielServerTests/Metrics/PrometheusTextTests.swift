import CoreMetrics
import Testing

@testable import OrielServer

@Suite struct PrometheusTextTests {
    private func text(_ body: (PrometheusRegistry) -> Void) -> String {
        let registry = PrometheusRegistry()
        body(registry)
        return registry.text()
    }

    @Test func `the sum of one text is the text`() {
        let one = text { registry in
            Counter(label: "likes", dimensions: [("kind", "a \"b\" c")], factory: registry).increment(by: 2)
            Timer(label: "seconds", factory: registry).recordNanoseconds(3_000_000)
            Meter(label: "open", factory: registry).set(1.5)
        }

        #expect(PrometheusText.sum([one]) == one)
    }

    @Test func `series of the same name and labels are added`() {
        let first = text { Counter(label: "likes", dimensions: [("kind", "a")], factory: $0).increment(by: 2) }
        let second = text { registry in
            Counter(label: "likes", dimensions: [("kind", "a")], factory: registry).increment(by: 3)
            Counter(label: "likes", dimensions: [("kind", "b")], factory: registry).increment()
            Meter(label: "open", factory: registry).set(4)
        }

        #expect(
            PrometheusText.sum([first, second]) == """
                # TYPE likes counter
                likes{kind="a"} 5
                likes{kind="b"} 1
                # TYPE open gauge
                open 4

                """
        )
    }
}
