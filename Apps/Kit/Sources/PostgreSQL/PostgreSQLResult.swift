import CPostgreSQL
public import Foundation

/// The rows of a statement, in PostgreSQL's binary form.
public final class PostgreSQLResult {
    private let pointer: OpaquePointer

    init(_ pointer: OpaquePointer) { self.pointer = pointer }

    deinit { PQclear(pointer) }

    public var rowCount: Int { Int(PQntuples(pointer)) }

    /// The number of rows that the statement changed or returned.
    public var changedCount: Int { Int(String(cString: PQcmdTuples(pointer))) ?? 0 }

    /// The command that was run, such as `COMMIT`, with the number of its rows if it has rows.
    var command: String { String(cString: PQcmdStatus(pointer)) }

    /// Returns the bytes in a column; nil for NULL.
    public func bytes(_ row: Int, _ column: Int) -> UnsafeRawBufferPointer? {
        let (row, column) = (Int32(row), Int32(column))
        guard PQgetisnull(pointer, row, column) == 0, let start = PQgetvalue(pointer, row, column) else { return nil }
        return UnsafeRawBufferPointer(start: start, count: Int(PQgetlength(pointer, row, column)))
    }

    /// Returns the integer or truth value in a column; nil for NULL.
    public func integer(_ row: Int, _ column: Int) -> Int64? {
        guard let bytes = bytes(row, column), let first = bytes.first else { return nil }
        precondition(bytes.count <= 8, "A column of \(bytes.count) bytes is no integer.")
        // Big-endian, of 1, 2, 4 or 8 bytes.
        let start: Int64 = bytes.count > 1 && first >= 0x80 ? -1 : 0
        return bytes.reduce(start) { $0 << 8 | Int64($1) }
    }

    public func text(_ row: Int, _ column: Int) -> String? {
        bytes(row, column).map { String(decoding: $0, as: UTF8.self) }
    }

    public func data(_ row: Int, _ column: Int) -> Data? { bytes(row, column).map { Data($0) } }
}
