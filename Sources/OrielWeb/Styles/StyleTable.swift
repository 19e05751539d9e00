import Synchronization

/// The styles of the whole process. Equal styles share one class.
///
/// A class never changes, so pages, their patches and later pages agree without coordination.
package final class StyleTable: Sendable {
    package static let shared = StyleTable()

    /// The most styles that become classes. Later styles are written as inline styles.
    package static let limit = 1 << 14

    private struct State {
        var numbers: [Style: UInt32] = [:]
        /// Position *n* - 1 holds the declarations of class *n*.
        var rules: [String] = []
    }

    private let state = Mutex(State())

    package init() {}

    /// Returns the class of a style: 0 for an empty style, nil if the table is full.
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

    /// Returns the declarations of a class.
    package func declarations(of number: UInt32) -> String {
        state.withLock { $0.rules[Int(number) - 1] }
    }

    /// Returns the name of a class in markup: `s` and the number in base 36.
    package static func className(_ number: UInt32) -> String { "s" + String(number, radix: 36) }
}
