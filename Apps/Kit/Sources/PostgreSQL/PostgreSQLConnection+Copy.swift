import CPostgreSQL
import Foundation

extension PostgreSQLConnection {
    /// Adds rows to a table by `COPY`, much faster than by statements.
    ///
    /// - Parameters:
    ///   - target: The table and its columns, such as `person (id, name)`.
    ///   - stall: How long the server may take nothing. The whole may take longer.
    ///   - next: Returns the next rows as lines of PostgreSQL's text format, each with its line feed; nil at the end.
    /// - Throws: `PostgreSQLError`, and the errors of `next`; then no row is added.
    public func copy(into target: String, stall: Duration, _ next: () throws -> [UInt8]?) throws {
        var wait = PostgreSQLWait(stall, isCancellable: false)
        try beginCopy("COPY \(target) FROM STDIN", PGRES_COPY_IN, &wait)
        do {
            while let lines = try next() {
                let isTaken = lines.withUnsafeBytes { bytes in
                    PQputCopyData(handle, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count))
                }
                guard isTaken == 1 else { throw lost() }
                // The time of `next` does not count.
                wait.restart()
                try flush(&wait)
            }
        } catch {
            // The server discards the rows. It answers that the copy has failed, which says less than the error thrown
            // here.
            if !isBroken, PQputCopyEnd(handle, "The rows could not be read.") == 1 { try? endCopy(&wait) }
            throw error
        }
        guard PQputCopyEnd(handle, nil) == 1 else { throw lost() }
        try endCopy(&wait)
    }

    /// Returns the rows of a query as lines of PostgreSQL's text format.
    ///
    /// - Parameters:
    ///   - stall: How long the server may send nothing. The whole may take longer.
    ///   - take: Called with each line and its line feed.
    public func copy(out query: String, stall: Duration, _ take: (UnsafeRawBufferPointer) -> Void) throws {
        var wait = PostgreSQLWait(stall, isCancellable: false)
        try beginCopy("COPY (\(query)) TO STDOUT", PGRES_COPY_OUT, &wait)
        while true {
            var line: UnsafeMutablePointer<CChar>?
            let count = PQgetCopyData(handle, &line, 1)
            if count > 0, let line {
                take(UnsafeRawBufferPointer(start: line, count: Int(count)))
                PQfreemem(line)
            } else if count == 0 {
                wait.restart()
                try waitForInput(POLLIN, wait)
            } else {
                break
            }
        }
        try endCopy(&wait)
    }

    private func beginCopy(_ sql: String, _ wanted: ExecStatusType, _ wait: inout PostgreSQLWait) throws {
        try leavePipeline()
        guard PQsendQuery(handle, sql) == 1, let result = try nextResult(&wait) else { throw lost() }
        let status = PQresultStatus(result)
        let failure = status == wanted ? nil : Self.error(of: result)
        PQclear(result)
        guard let failure else { return }
        try takeResults(&wait)
        throw failure
    }

    private func endCopy(_ wait: inout PostgreSQLWait) throws {
        wait.restart()
        try takeResults(&wait)
    }
}

/// Rows in PostgreSQL's text format, as `COPY` reads and writes them.
public struct PostgreSQLLines {
    public private(set) var bytes: [UInt8] = []
    private var isFirst = true

    public init() {}

    public mutating func append(_ value: PostgreSQLValue) {
        if !isFirst { bytes.append(UInt8(ascii: "\t")) }
        isFirst = false
        switch value {
        case .null: bytes += Array("\\N".utf8)
        case .integer(let number): bytes += Array(String(number).utf8)
        case .boolean(let isTrue): bytes.append(UInt8(ascii: isTrue ? "t" : "f"))
        case .text(let text): for byte in text.utf8 { append(byte) }
        case .data(let data):
            bytes += Array("\\\\x".utf8)
            for byte in data { bytes += [Self.digits[Int(byte >> 4)], Self.digits[Int(byte & 15)]] }
        }
    }

    /// Ends the row. The next value begins another.
    public mutating func end() {
        bytes.append(UInt8(ascii: "\n"))
        isFirst = true
    }

    private static let digits = Array("0123456789abcdef".utf8)
    private static let escaped: [UInt8: UInt8] = [
        8: UInt8(ascii: "b"), 9: UInt8(ascii: "t"), 10: UInt8(ascii: "n"), 11: UInt8(ascii: "v"), 12: UInt8(ascii: "f"),
        13: UInt8(ascii: "r"), 92: 92,
    ]

    private mutating func append(_ byte: UInt8) {
        if byte <= 13 || byte == 92, let letter = Self.escaped[byte] {
            bytes += [92, letter]
        } else {
            bytes.append(byte)
        }
    }
}
