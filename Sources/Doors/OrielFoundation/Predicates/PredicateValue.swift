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
        case let value as Character: self = .text(String(value))
        case let value as Date: self = .date(value)
        case let value as NSDate:
            self = .date(Date(timeIntervalSinceReferenceDate: value.timeIntervalSinceReferenceDate))
        case let value as UUID: self = .text(value.uuidString)
        case is NSNull: self = .nothing
        default: self.init(other: value)
        }
    }

    private init(other value: Any) {
        if let elements = Self.elements(of: value) {
            self = .list(elements.map { PredicateValue($0) })
            return
        }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional: self.init(mirror.children.first?.value)
        case .collection, .set: self = .list(mirror.children.map { PredicateValue($0.value) })
        case .class: self = .object(ObjectIdentifier(value as AnyObject))
        default: self = .text(String(reflecting: value))
        }
    }

    /// The elements of a list that is an object, which has no mirror on Linux.
    static func elements(of value: Any) -> [Any]? {
        guard type(of: value) is AnyClass else { return nil }
        return switch value {
        case let array as NSArray: array.map(\.self)
        case let set as NSSet: set.allObjects
        case let set as NSOrderedSet: set.array
        default: nil
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
        case (.list(let first), .list(let second)):
            first.elementsEqual(second) { $0.order(to: $1) == .orderedSame } ? .orderedSame : nil
        default: self == other ? .orderedSame : nil
        }
    }

    /// Nil if one of the values is not a number.
    private static func order<Value: Comparable>(_ first: Value, _ second: Value) -> ComparisonResult? {
        if first < second { return .orderedAscending }
        if first > second { return .orderedDescending }
        return first == second ? .orderedSame : nil
    }
}
