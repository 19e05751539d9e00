import OrielCombine
import Testing

@Suite struct FailureTests {
    let marbles = Marbles()

    @Test func `retry resubscribes after a failure up to the limit`() {
        #expect(marbles.draw(marbles.cold("a-#").retry(2)) == "a-a-a-#")
    }

    @Test func `catch goes on with the replacement`() {
        #expect(marbles.draw(marbles.hot("a-#").catch { _ in marbles.cold("-x|") }) == "a--x|")
    }

    @Test func `replaceError ends with a value`() {
        #expect(marbles.draw(marbles.hot("a-#").replaceError(with: "x")) == "a-(x|)")
    }

    @Test func `mapError changes the failure only`() {
        struct Other: Error {}
        var failures: [any Error] = []

        let mapped = marbles.hot("a#").mapError { _ in Other() }
            .handleEvents(receiveCompletion: { if case .failure(let error) = $0 { failures.append(error) } })

        #expect(marbles.draw(mapped) == "a#")
        #expect(failures.count == 1)
        #expect(failures.first is Other)
    }

    @Test func `decode turns JSON into values and fails on other data`() {
        let good = Just(Data("[1, 2]".utf8)).decode(type: [Int].self, decoder: JSONDecoder())
        let bad = Just(Data("nonsense".utf8)).decode(type: [Int].self, decoder: JSONDecoder())

        #expect(marbles.draw(good.map { $0.reduce(0, +) }) == "(3|)")
        #expect(marbles.draw(bad) == String(repeating: "-", count: 60) + "#")
    }
}
