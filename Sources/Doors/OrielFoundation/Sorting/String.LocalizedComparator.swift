public import Foundation

extension String {
    /// A comparison of texts for people. On Apple's systems, `String.StandardComparator` has both; on Linux that one
    /// compares by character codes only.
    public struct LocalizedComparator: SortComparator, Codable, Sendable {
        private enum Method: Codable { case standard, plain }

        private let method: Method
        public var order = SortOrder.forward

        /// Compares as lists of files do: case and width do not count, and digits do by their number.
        public static let localizedStandard = LocalizedComparator(method: .standard)

        /// Compares by the rules of the current locale.
        public static let localized = LocalizedComparator(method: .plain)

        var rank: KeyPath<String, ComparedText> {
            switch method {
            case .standard: return \String.standardRank
            case .plain: return \String.plainRank
            }
        }

        public func compare(_ left: String, _ right: String) -> ComparisonResult {
            let result = method == .standard ? left.localizedStandardCompare(right) : left.localizedCompare(right)
            guard order == .reverse else { return result }
            return ComparisonResult(rawValue: -result.rawValue) ?? result
        }
    }

    // Sort descriptors compare the values of key paths with `<`.
    var standardRank: ComparedText { ComparedText(text: self, comparator: .localizedStandard) }
    var plainRank: ComparedText { ComparedText(text: self, comparator: .localized) }
}

/// A text that is compared as a comparator says.
struct ComparedText: Comparable, Sendable {
    let text: String
    let comparator: String.LocalizedComparator

    static func == (left: Self, right: Self) -> Bool { left.comparator.compare(left.text, right.text) == .orderedSame }

    static func < (left: Self, right: Self) -> Bool {
        left.comparator.compare(left.text, right.text) == .orderedAscending
    }
}

extension SortComparator where Self == String.LocalizedComparator {
    /// Compares texts as lists of files do.
    public static var localizedStandard: String.LocalizedComparator { .localizedStandard }

    /// Compares texts by the rules of the current locale.
    public static var localized: String.LocalizedComparator { .localized }
}

extension SortDescriptor {
    /// Creates a descriptor that sorts by a text as a comparator says. Its `keyPath` leads to a rank of the text.
    ///
    ///     let byName = SortDescriptor(\Person.name, comparator: .localizedStandard)
    public init(
        _ keyPath: any KeyPath<Compared, String> & Sendable,
        comparator: String.LocalizedComparator,
        order: SortOrder = .forward
    ) {
        let rank = keyPath.appending(path: comparator.rank)
        // A path of two Sendable parts is Sendable, which `appending` does not say.
        self.init(unsafeBitCast(rank, to: (any KeyPath<Compared, ComparedText> & Sendable).self), order: order)
    }
}
