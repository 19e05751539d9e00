import Foundation

/// A row that a statement has returned. Columns have numbers, from 0.
protocol StoreRow {
    /// Returns the integer in a column, of a truth value 1 or 0; nil for NULL.
    func integer(_ column: Int) -> Int64?
    /// Returns the text in a column; nil for NULL.
    func text(_ column: Int) -> String?
    /// Returns the bytes in a column; nil for NULL.
    func data(_ column: Int) -> Data?
}

/// A type whose values can be read from rows.
protocol StoreColumn {
    /// Returns the value in a column; nil for NULL.
    static func read(_ row: any StoreRow, _ column: Int) -> Self?
    /// The value of a column with NULL; nil if only optional values can have it.
    static var ofNull: Self? { get }
}

extension StoreColumn { static var ofNull: Self? { nil } }

extension StoreRow {
    /// The value in a column. NULL can be read only as an optional: the tables say which columns can have it.
    ///
    /// Inlined, because the generic code takes four times as long, and a home page reads a thousand values.
    subscript<Value: StoreColumn>(_ column: Int) -> Value {
        @inline(__always) get {
            guard let value = Value.read(self, column) ?? Value.ofNull else {
                fatalError("Column \(column) of a statement is NULL; expected \(Value.self).")
            }
            return value
        }
    }
}

extension Int64: StoreColumn {
    static func read(_ row: any StoreRow, _ column: Int) -> Int64? { row.integer(column) }
}
extension Int: StoreColumn {
    static func read(_ row: any StoreRow, _ column: Int) -> Int? { row.integer(column).map { Int($0) } }
}
extension Bool: StoreColumn {
    static func read(_ row: any StoreRow, _ column: Int) -> Bool? { row.integer(column).map { $0 != 0 } }
}
extension String: StoreColumn {
    static func read(_ row: any StoreRow, _ column: Int) -> String? { row.text(column) }
}
extension Data: StoreColumn {
    static func read(_ row: any StoreRow, _ column: Int) -> Data? { row.data(column) }
}
extension Optional: StoreColumn where Wrapped: StoreColumn {
    static func read(_ row: any StoreRow, _ column: Int) -> Wrapped?? { Wrapped.read(row, column) }
    static var ofNull: Wrapped?? { .some(nil) }
}
