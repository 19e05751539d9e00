import Synchronization

/// The styles of the whole process: equal styles are one class, whoever shows them.
///
/// A class never changes its meaning, so a page, its patches and a page that follows agree without further ado.
package final class StyleTable: Sendable {
    package static let shared = StyleTable()

    /// How many styles become classes; what comes later is written into the element.
    package static let limit = 1 << 14

    private struct State {
        var numbers: [Style: UInt32] = [:]
        /// Position *n* - 1 holds the declarations of class *n*.
        var rules: [String] = []
    }

    private let state = Mutex(State())

    package init() {}

    /// The class of a style: 0 for none, nil if the table is full.
    package func number(of style: Style) -> UInt32? {
        if style.isEmpty { return 0 }
        return state.withLock { state in
            if let known = state.numbers[style] { return known }
            guard state.rules.count < Self.limit else { return nil }
            state.rules.append(style.css)
            let number = UInt32(state.rules.count)
            state.numbers[style] = number
            return number
        }
    }

    /// What the class of a number declares.
    package func declarations(of number: UInt32) -> String {
        state.withLock { $0.rules[Int(number) - 1] }
    }

    /// The name of a class in the markup: `s` and the number in base 36.
    package static func className(_ number: UInt32) -> String { "s" + String(number, radix: 36) }
}
