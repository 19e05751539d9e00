import Foundation

/// A value in a statement or a row.
enum StoreValue: Hashable, Sendable {
    case null
    case integer(Int64)
    case text(String)
    case data(Data)
    case boolean(Bool)
}

/// A type whose values can be given to statements.
protocol StoreArgument: Sendable { var storeValue: StoreValue { get } }

extension Int64: StoreArgument { var storeValue: StoreValue { .integer(self) } }
extension Int: StoreArgument { var storeValue: StoreValue { .integer(Int64(self)) } }
extension String: StoreArgument { var storeValue: StoreValue { .text(self) } }
extension Data: StoreArgument { var storeValue: StoreValue { .data(self) } }
extension Bool: StoreArgument { var storeValue: StoreValue { .boolean(self) } }

/// The values of a statement's parameters, by their names: those of `:viewer` and `:limit` in
///
///     ["viewer": viewer.rawValue, "limit": 20]
struct StoreArguments: ExpressibleByDictionaryLiteral, Sendable {
    private(set) var values: [String: StoreValue]

    init() { values = [:] }

    init(dictionaryLiteral elements: (String, (any StoreArgument)?)...) {
        values = Dictionary(uniqueKeysWithValues: elements.map { ($0, $1?.storeValue ?? .null) })
    }

    static func + (left: Self, right: Self) -> Self {
        var sum = left
        sum += right
        return sum
    }

    static func += (left: inout Self, right: Self) { left.values.merge(right.values) { $1 } }
}
