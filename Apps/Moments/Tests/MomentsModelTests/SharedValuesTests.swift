import Testing

@testable import MomentsModel

@Suite struct SharedValuesTests {
    private let values = SharedValues<String>()

    @Test func `a later equal value is the first one`() {
        let first = values.shared(SharedValue("a"))
        let later = values.shared(SharedValue("a"))
        let other = values.shared(SharedValue("b"))

        #expect(later.storage === first.storage)
        #expect(other.storage !== first.storage && other.value == "b")
    }

    @Test func `a value is compacted once, when it is the first`() {
        var calls = 0
        let all = (0..<3).map { _ in
            values.shared(SharedValue("a")) { value in
                calls += 1
                return value
            }
        }

        #expect(calls == 1)
        #expect(all.allSatisfy { $0.storage === all[0].storage })
    }

    @Test func `a shared value is returned as it is`() {
        let first = values.shared(SharedValue("a"))
        var calls = 0
        let again = values.shared(first) { value in
            calls += 1
            return value
        }

        #expect(again.storage === first.storage && calls == 0)
    }

    @Test func `a changed copy of a shared value is shared in turn`() {
        var copy = values.shared(SharedValue("a"))
        copy.value += "b"
        let shared = values.shared(copy)

        #expect(!copy.storage.isShared)
        #expect(values.shared(SharedValue("ab")).storage === shared.storage)
    }

    @Test func `unused values are removed`() {
        for number in 0..<10_000 { _ = values.shared(SharedValue("\(number)")) }

        #expect(values.count <= 256)
    }

    @Test func `values in use stay, however many there are`() {
        let used = (0..<1000).map { values.shared(SharedValue("\($0)")) }
        for number in 1000..<10_000 { _ = values.shared(SharedValue("\(number)")) }

        #expect(used.allSatisfy { values.shared(SharedValue($0.value)).storage === $0.storage })
        #expect(values.count <= 2000)
    }

    @Test func `a changed copy leaves the other as it is`() {
        let first = values.shared(SharedValue("a"))
        var copy = first
        copy.value += "b"

        #expect(first.value == "a" && copy.value == "ab")
        #expect(values.shared(SharedValue("a")).storage === first.storage)
    }
}
