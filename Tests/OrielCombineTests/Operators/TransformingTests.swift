import OrielCombine
import Testing

@Suite struct TransformingTests {
    let marbles = Marbles()

    @Test func `filter publishes the values that satisfy its predicate`() {
        let letters = marbles.hot("a1-b2c|").filter { $0 >= "a" }

        #expect(marbles.draw(letters) == "a--b-c|")
    }

    @Test func `map changes each value in its frame`() {
        #expect(marbles.draw(marbles.hot("-a-b|").map { $0.uppercased() }) == "-A-B|")
    }

    @Test func `compactMap drops nil results`() {
        #expect(marbles.draw(marbles.hot("1a2-3|").compactMap { Int($0) }) == "1-2-3|")
    }

    @Test func `tryMap fails when its closure throws`() {
        let values = marbles.hot("ab-c|").tryMap { value in
            if value == "c" { throw Marbles.Failure() }
            return value
        }

        #expect(marbles.draw(values) == "ab-#")
    }

    @Test func `removeDuplicates drops values equal to the previous one`() {
        #expect(marbles.draw(marbles.hot("aab-ba|").removeDuplicates()) == "a-b--a|")
    }

    @Test func `scan publishes each intermediate result`() {
        #expect(marbles.draw(marbles.hot("a-bc|").scan("") { $0 + $1 }) == "a-[ab][abc]|")
    }

    @Test func `flatMap runs the inner publishers side by side`() {
        let values = marbles.hot("a--b---|").flatMap { value in
            marbles.cold("1---2|").map { value + $0 }
        }

        #expect(marbles.draw(values) == "[a1]--[b1][a2]--[b2]|")
    }

    @Test func `flatMap fails with an inner failure`() {
        let values = marbles.hot("a--b--|").flatMap { _ in marbles.cold("1#") }

        #expect(marbles.draw(values) == "1#")
    }

    @Test func `switchToLatest drops the inner publisher when the next one comes`() {
        let values = marbles.hot("a--b----|").map { value in
            marbles.cold("1-2-3|").map { value + $0 }
        }

        #expect(marbles.draw(values.switchToLatest()) == "[a1]-[a2][b1]-[b2]-[b3]|")
    }

    @Test func `prepend comes before the first value`() {
        #expect(marbles.draw(marbles.hot("-a|").prepend("x", "y")) == "(xy)a|")
    }

    @Test func `append comes after the end`() {
        #expect(marbles.draw(marbles.hot("-a|").append("x", "y")) == "-a(xy|)")
    }

    @Test func `append does not come after a failure`() {
        #expect(marbles.draw(marbles.hot("-a#").append("x")) == "-a#")
    }

    @Test func `collect gathers groups by count and the rest at the end`() {
        #expect(marbles.draw(marbles.hot("ab-c|").collect(2).map { $0.joined() }) == "-[ab]--(c|)")
    }
}
