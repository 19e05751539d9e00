import Foundation

/// What a predicate says of an object.
indirect enum PredicateCondition: Sendable {
    case constant(Bool)
    case comparison(PredicateComparison)
    case not(PredicateCondition)
    case all([PredicateCondition])
    case any([PredicateCondition])

    func holds(for object: Any?) -> Bool {
        switch self {
        case .constant(let value): value
        case .comparison(let comparison): comparison.holds(for: object)
        case .not(let condition): !condition.holds(for: object)
        case .all(let conditions): conditions.allSatisfy { $0.holds(for: object) }
        case .any(let conditions): conditions.contains { $0.holds(for: object) }
        }
    }
}

/// A comparison of two values.
struct PredicateComparison: Sendable {
    enum Operation: String, Sendable {
        case equal = "==", different = "!=", less = "<", atMost = "<=", greater = ">", atLeast = ">="
        case begins = "BEGINSWITH", contains = "CONTAINS", ends = "ENDSWITH"
        case like = "LIKE", matches = "MATCHES", isIn = "IN", between = "BETWEEN"

        init?(_ token: String) {
            switch token {
            case "=": self = .equal
            case "<>": self = .different
            case "=<": self = .atMost
            case "=>": self = .atLeast
            default: self.init(rawValue: token.uppercased())
            }
        }
    }

    /// Which elements of a list on the left the comparison must hold for.
    enum Quantity: String, Sendable { case any = "ANY", some = "SOME", all = "ALL", none = "NONE" }

    var quantity: Quantity?
    var left: PredicateOperand
    var operation: Operation
    var options: String.CompareOptions = []
    var right: PredicateOperand

    func holds(for object: Any?) -> Bool {
        let right = folded(right.value(of: object))
        let left = folded(left.value(of: object))
        guard let quantity, case .list(let elements) = left else { return holds(left, right) }
        return switch quantity {
        case .any, .some: elements.contains { holds($0, right) }
        case .all: elements.allSatisfy { holds($0, right) }
        case .none: !elements.contains { holds($0, right) }
        }
    }

    /// The value without the differences that do not count.
    private func folded(_ value: PredicateValue) -> PredicateValue {
        guard !options.isEmpty, operation != .matches else { return value }
        return switch value {
        case .text(let text): .text(text.folding(options: options, locale: nil))
        case .list(let values): .list(values.map(folded))
        default: value
        }
    }

    private func holds(_ left: PredicateValue, _ right: PredicateValue) -> Bool {
        switch operation {
        case .equal: return left.order(to: right) == .orderedSame
        case .different: return left.order(to: right) != .orderedSame
        case .less: return left.order(to: right) == .orderedAscending
        case .greater: return left.order(to: right) == .orderedDescending
        case .atMost: return [.orderedAscending, .orderedSame].contains(left.order(to: right))
        case .atLeast: return [.orderedDescending, .orderedSame].contains(left.order(to: right))
        case .contains: return Self.contains(left, right)
        case .isIn: return Self.contains(right, left)
        case .between:
            guard case .list(let limits) = right, limits.count == 2 else { return false }
            return [.orderedDescending, .orderedSame].contains(left.order(to: limits[0]))
                && [.orderedAscending, .orderedSame].contains(left.order(to: limits[1]))
        case .begins, .ends, .like, .matches:
            guard case .text(let text) = left, case .text(let pattern) = right else { return false }
            return holds(text, pattern)
        }
    }

    private func holds(_ text: String, _ pattern: String) -> Bool {
        switch operation {
        case .begins: return text.hasPrefix(pattern)
        case .ends: return text.hasSuffix(pattern)
        case .matches: return matches(text, pattern)
        default: return WildcardPattern(pattern).matches(text)
        }
    }

    /// Whether the whole text matches a regular expression.
    private func matches(_ text: String, _ pattern: String) -> Bool {
        let ignoresCase = options.contains(.caseInsensitive)
        guard
            let expression = try? NSRegularExpression(
                pattern: #"\A(?:\#(pattern))\z"#,
                options: ignoresCase ? [.caseInsensitive] : []
            )
        else { return false }
        let text =
            options.contains(.diacriticInsensitive) ? text.folding(options: .diacriticInsensitive, locale: nil) : text
        return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }

    private static func contains(_ whole: PredicateValue, _ part: PredicateValue) -> Bool {
        switch (whole, part) {
        case (.list(let elements), _): elements.contains { $0.order(to: part) == .orderedSame }
        case (.text(let text), .text(let part)): part.isEmpty || text.contains(part)
        default: false
        }
    }
}
