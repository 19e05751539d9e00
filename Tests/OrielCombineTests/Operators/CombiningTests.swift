import OrielCombine
import Testing

@Suite struct CombiningTests {
    let marbles = Marbles()

    @Test func `merge publishes the values of both in the order of time`() {
        #expect(marbles.draw(marbles.hot("a--b|").merge(with: marbles.hot("-x-y-z|"))) == "ax-(by)-z|")
    }

    @Test func `merge ends with the first failure`() {
        #expect(marbles.draw(marbles.hot("a--b|").merge(with: marbles.hot("-x#"))) == "ax#")
    }

    @Test(arguments: 2...8) func `merge of so many finishes after the last of them`(count: Int) {
        let all = (0..<count).map { marbles.hot(String(repeating: "-", count: $0) + "\($0)|") }

        let merged: any Publisher<String, Marbles.Failure> =
            switch count {
            case 2: Publishers.Merge(all[0], all[1])
            case 3: all[0].merge(with: all[1], all[2])
            case 4: all[0].merge(with: all[1], all[2], all[3])
            case 5: all[0].merge(with: all[1], all[2], all[3], all[4])
            case 6: all[0].merge(with: all[1], all[2], all[3], all[4], all[5])
            case 7: all[0].merge(with: all[1], all[2], all[3], all[4], all[5], all[6])
            default: all[0].merge(with: all[1], all[2], all[3], all[4], all[5], all[6], all[7])
            }

        #expect(marbles.draw(merged) == "01234567".prefix(count) + "|")
    }

    @Test func `MergeMany of none finishes at once`() {
        #expect(marbles.draw(Publishers.MergeMany([Just<Int>]())) == "|")
    }

    @Test func `MergeMany publishes the values of all`() {
        let many = Publishers.MergeMany(["a--|", "-b|", "--c-d|"].map(marbles.hot))

        #expect(marbles.draw(many) == "abc-d|")
    }

    @Test func `combineLatest publishes the newest of both once both have published`() {
        let pairs = marbles.hot("a--b-c--|").combineLatest(marbles.hot("-x-y---z-|")) { $0 + $1 }

        #expect(marbles.draw(pairs) == "-[ax]-([bx][by])-[cy]-[cz]-|")
    }

    @Test func `combineLatest goes on with the last value of one that finished`() {
        let pairs = marbles.hot("a|").combineLatest(marbles.hot("--x-y|")) { $0 + $1 }

        #expect(marbles.draw(pairs) == "--[ax]-[ay]|")
    }

    @Test func `combineLatest fails with the first failure`() {
        let pairs = marbles.hot("a--#").combineLatest(marbles.hot("-x---y|")) { $0 + $1 }

        #expect(marbles.draw(pairs) == "-[ax]-#")
    }

    @Test func `combineLatest of three waits for all three`() {
        let triples = marbles.hot("a---d|").combineLatest(marbles.hot("-b|"), marbles.hot("--c|")) { $0 + $1 + $2 }

        #expect(marbles.draw(triples) == "--[abc]-[dbc]|")
    }

    @Test func `combineLatest of four waits for all four`() {
        let all = marbles.hot("a|").combineLatest(marbles.hot("-b|"), marbles.hot("--c|"), marbles.hot("---d-e|"))

        #expect(marbles.draw(all.map { $0 + $1 + $2 + $3 }) == "---[abcd]-[abce]|")
    }

    @Test func `zip pairs values by their position`() {
        let pairs = marbles.hot("ab---c|").zip(marbles.hot("--x-y---|")) { $0 + $1 }

        #expect(marbles.draw(pairs) == "--[ax]-[by]---|")
    }

    @Test func `share subscribes once for all its subscribers`() {
        var subscriptions = 0
        let shared = marbles.cold("-a-b|").handleEvents(receiveSubscription: { _ in subscriptions += 1 }).share()

        let both = shared.merge(with: shared)

        #expect(marbles.draw(both) == "-(aa)-(bb)|")
        #expect(subscriptions == 1)
    }
}
