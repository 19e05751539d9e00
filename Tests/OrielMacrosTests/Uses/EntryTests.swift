import OrielUI
import Testing

private final class Model {
    var count = 0
}

extension EnvironmentValues {
    @Entry fileprivate var isOn = false
    @Entry fileprivate var title: String = "none"
    @Entry fileprivate var subtitle: String?
    @Entry fileprivate var model = Model()
    @Entry fileprivate var `default`: Int = 1
    @Entry fileprivate var scores: [String: [Int]] = [
        "a": [1, 2],  // a comment with } and "
        "b": [],
    ]  // trailing
    @Entry fileprivate var announce: (Int, String) -> String = { count, text in
        count == 0 ? "\(text) {" : "\(count) \(text)"
    }
    @Entry fileprivate var doubled = [1, 2].map { $0 * 2 }
    @Entry fileprivate var index = Dictionary<String, Int>()
    @Entry fileprivate var quoted = #"="{"#
}

extension Transaction {
    @Entry fileprivate var reason: String = "none"
}

struct EntryTests {
    @Test func `an entry starts with its default`() {
        let values = EnvironmentValues()

        #expect(values.isOn == false)
        #expect(values.title == "none")
        #expect(values.subtitle == nil)
        #expect(values.default == 1)
        #expect(values.scores == ["a": [1, 2], "b": []])
        #expect(values.announce(0, "a") == "a {")
        #expect(values.doubled == [2, 4])
        #expect(values.index.isEmpty)
        #expect(values.quoted == #"="{"#)
    }

    @Test func `an entry keeps what it was set to`() {
        var values = EnvironmentValues()
        let model = Model()

        values.isOn = true
        values.subtitle = "below"
        values.scores["b"]?.append(3)
        values.model = model
        values.announce = { "\($0)\($1)" }

        #expect(values.isOn)
        #expect(values.subtitle == "below")
        #expect(values.scores["b"] == [3])
        #expect(values.model === model)
        #expect(values.announce(1, "a") == "1a")
        #expect(values.title == "none")
    }

    @Test func `a default that makes an object makes one per look-up`() {
        let values = EnvironmentValues()

        #expect(values.model !== values.model)
    }

    @Test func `a transaction has entries too`() {
        var transaction = Transaction()
        #expect(transaction.reason == "none")

        transaction.reason = "scroll"
        #expect(transaction.reason == "scroll")
    }
}
