import Testing

@testable import MomentsServer

@Suite struct RateTableTests {
    private let rate = Rate(5, per: .seconds(60))

    @Test func `a burst passes, and then one at a time`() {
        var table = RateTable<String>(maximumKeys: 10)

        let burst = (0..<6).map { _ in table.take("a", rate, now: .seconds(1)) }
        let early = table.take("a", rate, now: .seconds(12))
        let later = table.take("a", rate, now: .seconds(13))
        let again = table.take("a", rate, now: .seconds(13))

        #expect(burst == [nil, nil, nil, nil, nil, .seconds(12)])
        #expect(early == .seconds(1))
        #expect(later == nil)
        #expect(again == .seconds(12))
    }

    @Test func `who has rested for the whole period has the whole rate again`() {
        var table = RateTable<String>(maximumKeys: 10)
        for _ in 0..<5 { _ = table.take("a", rate, now: .zero) }

        let burst = (0..<6).map { _ in table.take("a", rate, now: .seconds(60)) == nil }

        #expect(burst == [true, true, true, true, true, false])
    }

    @Test func `an attempt that was refused does not make the wait longer`() {
        var table = RateTable<String>(maximumKeys: 10)
        for _ in 0..<100 { _ = table.take("a", rate, now: .zero) }

        #expect(table.take("a", rate, now: .seconds(12)) == nil)
    }

    @Test func `keys do not count for each other`() {
        var table = RateTable<String>(maximumKeys: 10)
        for _ in 0..<5 { _ = table.take("a", rate, now: .zero) }

        #expect(table.take("a", rate, now: .zero) != nil)
        #expect(table.take("b", rate, now: .zero) == nil)
    }

    @Test func `any number of keys takes bounded memory, and those who were refused stay refused`() {
        var table = RateTable<Int>(maximumKeys: 100)
        for _ in 0..<5 { _ = table.take(-1, rate, now: .zero) }

        for key in 0..<10_000 { _ = table.take(key, rate, now: .zero) }

        #expect(table.count <= 100)
        #expect(table.take(-1, rate, now: .zero) != nil)
    }

    @Test func `an unlimited rate keeps nothing`() {
        var table = RateTable<String>(maximumKeys: 10)

        for _ in 0..<1000 { #expect(table.take("a", .unlimited, now: .zero) == nil) }

        #expect(table.count == 0)
    }
}
