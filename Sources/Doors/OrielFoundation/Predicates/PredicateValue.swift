import Foundation

/// A value that predicates compare.
enum PredicateValue: Hashable, Sendable {
    case nothing
    case integer(Int)
    case number(Double)
    case text(String)
    case date(Date)
    case list([PredicateValue])
    /// An object, by its identity.
    case object(ObjectIdentifier)

    init(_ value: Any?) {
        guard let value else {
            self = .nothing
            return
        }
        switch value {
        case let value as Bool: self = .integer(value ? 1 : 0)
        case let value as any BinaryInteger: self = .integer(Int(clamping: value))
        case let value as any BinaryFloatingPoint: self = .number(Double(value))
        case let value as Decimal: self = .number(NSDecimalNumber(decimal: value).doubleValue)
        case let value as NSNumber: self = .number(value.doubleValue)
        case let value as any StringProtocol: self = .text(String(value))
        case let value as NSString: self = .text(value.description)
        case let value as Date: self = .date(value)
        case let value as NSDate:
            self = .date(Date(timeIntervalSinceReferenceDate: value.timeIntervalSinceReferenceDate))
        case let value as UUID: self = .text(value.uuidString)
        default: self.init(other: value)
        }
    }

    private init(other value: Any) {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional: self.init(mirror.children.first?.value)
        case .collection, .set: self = .list(mirror.children.map { PredicateValue($0.value) })
        case .class:
            if let array = value as? NSArray {
                self = .list(array.map { PredicateValue($0) })
            } else {
                self = .object(ObjectIdentifier(value as AnyObject))
            }
        default: self = .text(String(reflecting: value))
        }
    }

    /// Whether a value is smaller, equal or larger; nil if they have no order.
    func order(to other: PredicateValue) -> ComparisonResult? {
        switch (self, other) {
        case (.integer(let first), .integer(let second)): Self.order(first, second)
        case (.text(let first), .text(let second)): Self.order(first, second)
        case (.date(let first), .date(let second)): Self.order(first, second)
        case (.integer(let first), .number(let second)): Self.order(Double(first), second)
        case (.number(let first), .integer(let second)): Self.order(first, Double(second))
        case (.number(let first), .number(let second)): Self.order(first, second)
        default: self == other ? .orderedSame : nil
        }
    }

    private static func order<Value: Comparable>(_ first: Value, _ second: Value) -> ComparisonResult {
        first < second ? .orderedAscending : first == second ? .orderedSame : .orderedDescending
    }
}

/// What a side of a comparison is.
enum PredicateOperand: Equatable, Sendable {
    case value(PredicateValue)
    /// The names that lead from the object to a value; none for the object.
    case path([String])

    func value(of object: Any?) -> PredicateValue {
        switch self {
        case .value(let value): value
        case .path(let names): PredicateValue(names.reduce(object) { Self.property($1, of: $0) })
        }
    }

    private static func property(_ name: String, of object: Any?) -> Any? {
        guard let object else { return nil }
        if let dictionary = object as? [String: Any] { return dictionary[name] }
        if let dictionary = object as? NSDictionary { return dictionary.object(forKey: name) }
        if let text = object as? String, name == "length" { return text.utf16.count }
        let mirror = Mirror(reflecting: object)
        switch mirror.displayStyle {
        case .optional: return mirror.children.first.flatMap { property(name, of: $0.value) }
        case .collection, .set:
            if name == "@count" || name == "count" { return mirror.children.count }
            return mirror.children.map { property(name, of: $0.value) as Any }
        default:
            return sequence(first: mirror, next: \.superclassMirror).lazy.compactMap { mirror in
                mirror.children.first { $0.label == name }?.value
            }.first
        }
    }
}
