import Testing

@testable import OpenTelemetryExport

@Suite struct TraceSamplerTests {
    private func traces(_ count: UInt64) -> [TraceID] {
        // Spread over all values, so that shares can be counted.
        (0..<count).map { TraceID(high: 1, low: $0 &* (UInt64.max / count)) }
    }

    @Test(arguments: [(0.0, 0), (0.25, 250), (1.0, 1000), (7.0, 1000), (-1.0, 0), (Double.nan, 0)])
    func `the ratio is the share of the traces`(ratio: Double, expected: Int) {
        let sampler = TraceSampler(ratio: ratio)

        let count = traces(1000).count { sampler.samples($0, parent: nil) }

        #expect(abs(count - expected) <= 2)
    }

    @Test func `programs with the same ratio record the same traces`() {
        for trace in traces(100) {
            let (few, many) = (TraceSampler(ratio: 0.1), TraceSampler(ratio: 0.5))
            #expect(!few.samples(trace, parent: nil) || many.samples(trace, parent: nil))
        }
    }

    @Test(arguments: [true, false])
    func `a span follows its parent`(isSampled: Bool) {
        let parent = TraceIdentity(trace: .random(), span: .random(), isSampled: isSampled)

        #expect(TraceSampler(ratio: isSampled ? 0 : 1).samples(parent.trace, parent: parent) == isSampled)
    }
}
