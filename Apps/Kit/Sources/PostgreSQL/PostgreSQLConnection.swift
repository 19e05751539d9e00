import CPostgreSQL
import Foundation

/// A connection to a server of PostgreSQL, for one thread at a time.
///
/// Each statement is prepared when it is first used. A queued statement is sent with the next one whose result is read,
/// so both take one round trip:
///
///     try connection.queue("INSERT INTO person (name) VALUES ($1)", [.text("Ada")])
///     let count = try connection.run("SELECT count(*) FROM person").integer(0, 0)
///
/// A statement that takes too long is cancelled at the server. If the server does not answer that either, `isBroken` is
/// set, as after an error of the kind `disconnected`: the connection is of no use any more.
public final class PostgreSQLConnection {
    let handle: OpaquePointer
    /// How long to wait for the answer to a statement.
    var patience: Duration
    /// How long the server has to end a statement that was cancelled.
    var grace = PostgreSQLWait.grace
    let canceller: PostgreSQLCanceller
    public internal(set) var isBroken = false
    /// Called with each wait for the server's answers, to count them.
    public var onRoundTrip: (@Sendable () -> Void)?

    /// What was sent since the last answers: the preparation of a statement, or nil for its execution.
    private(set) var sent: [StatementKey?] = []
    /// Whether the server has answered since the transaction began.
    var hasAnswered = false
    /// The names of prepared statements by their texts and the types of their parameters.
    private var prepared: [StatementKey: String] = [:]
    private var nameCount = 0

    struct StatementKey: Hashable {
        var sql: String
        var types: [UInt32]
    }

    /// - Parameters:
    ///   - url: An address such as `postgres://user:password@host/database?sslmode=verify-full`, or libpq's
    ///     `host=… dbname=…`.
    ///   - patience: How long to wait for the answer to a statement. Half of it is the limit for connecting to one
    ///     host, and for the host to acknowledge what was sent, so that there is time for a second attempt.
    /// - Throws: `PostgreSQLError`.
    public init(_ url: String, patience: Duration) throws {
        let options = Self.options(for: url, patience: patience)
        let pointer = Self.withCStrings(options.map(\.name)) { names in
            Self.withCStrings(options.map(\.value)) { values in PQconnectdbParams(names, values, 1) }
        }
        guard let pointer else { throw PostgreSQLError(.disconnected, "There is no memory for a connection.") }
        handle = pointer
        self.patience = patience
        canceller = PostgreSQLCanceller(PQgetCancel(pointer))
        guard PQstatus(pointer) == CONNECTION_OK else {
            throw PostgreSQLError(.disconnected, Self.message(of: pointer))
        }
        // Such as that a table is there already.
        PQsetNoticeProcessor(handle, { _, _ in }, nil)
        // Sending has deadlines, too.
        guard PQsetnonblocking(handle, 1) == 0 else { throw lost() }
        // The server itself ends what this program does not wait for any more. A machine that stops amid a transaction
        // does not keep its locks.
        let limit = Int((patience / .milliseconds(1)).rounded())
        try run(
            script: """
                SET statement_timeout = \(limit); SET lock_timeout = \(limit);
                SET idle_in_transaction_session_timeout = \(limit)
                """
        )
    }

    deinit { PQfinish(handle) }

    /// The options of a connection. The address overrides those that come before it.
    ///
    /// A host that vanishes without a word is noticed: while the connection is idle, after the pause and the probes;
    /// while it waits for an acknowledgement, after half of the patience.
    static func options(for url: String, patience: Duration) -> [(name: String, value: String)] {
        let half = patience / 2
        // libpq takes whole seconds, and 2 for 1.
        let seconds = max(2, Int((half / .seconds(1)).rounded(.up)))
        let milliseconds = max(1000, Int((half / .milliseconds(1)).rounded()))
        return [
            ("keepalives_idle", "5"), ("keepalives_interval", "1"), ("keepalives_count", "3"),
            ("tcp_user_timeout", "\(milliseconds)"), ("fallback_application_name", "moments"),
            ("dbname", url),
            ("connect_timeout", "\(seconds)"), ("client_encoding", "UTF8"),
        ]
    }

    /// The number of the server's process. Another one may have it later, or at another server.
    public var processNumber: Int32 { PQbackendPID(handle) }

    private static func withCStrings<Answer>(
        _ texts: [String],
        _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Answer
    ) -> Answer {
        let copies = texts.map { strdup($0) }
        defer { copies.forEach { free($0) } }
        return (copies.map { UnsafePointer($0) } + [nil]).withUnsafeBufferPointer { body($0.baseAddress!) }
    }

    // MARK: Statements

    /// Runs a statement with parameters `$1`, `$2` and so on, after those that are queued.
    ///
    /// - Parameter hasDeadline: If false, it may take as long as the connection lasts. The server's own limits are
    ///   separate.
    /// - Returns: The result of the last one.
    /// - Throws: `PostgreSQLError` of the first statement that failed, which may be a queued one: those after it are
    ///   not run. `CancellationError` if the pool's caller was cancelled.
    public func run(
        _ sql: String,
        _ parameters: [PostgreSQLValue] = [],
        hasDeadline: Bool = true
    ) throws -> PostgreSQLResult {
        try queue(sql, parameters)
        guard let result = try finish(hasDeadline: hasDeadline) else { throw lost() }
        return result
    }

    /// Sends a statement with the next one that waits, or with the end of the transaction.
    public func queue(_ sql: String, _ parameters: [PostgreSQLValue] = []) throws {
        if canceller.reason == .caller { throw CancellationError() }
        if isBroken { throw lost() }
        if PQpipelineStatus(handle) == PQ_PIPELINE_OFF {
            guard PQenterPipelineMode(handle) == 1 else { throw lost() }
        }
        let key = StatementKey(sql: sql, types: parameters.map(\.type))
        let name = try prepared[key] ?? prepare(key)
        let bytes = parameters.map(\.bytes)
        let isSent = Self.withPointers(to: bytes) { values in
            let lengths = bytes.map { Int32($0?.count ?? 0) }
            let formats = bytes.map { _ in Int32(1) }
            return PQsendQueryPrepared(handle, name, Int32(bytes.count), values, lengths, formats, 1)
        }
        guard isSent == 1 else { throw lost() }
        sent.append(nil)
    }

    /// Waits for the statements that are queued.
    ///
    /// - Parameter hasDeadline: If false, they may take as long as the connection lasts.
    /// - Returns: The result of the last one; nil if there is none.
    @discardableResult
    public func finish(hasDeadline: Bool = true) throws -> PostgreSQLResult? {
        guard !sent.isEmpty else { return nil }
        var answers = Answers()
        try receive(&answers, isCancellable: true, hasDeadline: hasDeadline)
        try end(answers.failure)
        return answers.last
    }

    private static func withPointers<Answer>(
        to bytes: [[UInt8]?],
        _ body: ([UnsafePointer<CChar>?]) -> Answer
    ) -> Answer {
        // In one block, each value with a byte behind it, so that an empty one has an address: NULL has none.
        let size = bytes.reduce(1) { $0 + ($1?.count ?? 0) + 1 }
        let block = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 1)
        defer { block.deallocate() }
        var offset = 0
        let values = bytes.map { value -> UnsafePointer<CChar>? in
            guard let value, let start = block.baseAddress?.advanced(by: offset) else { return nil }
            UnsafeMutableRawBufferPointer(rebasing: block[offset...]).copyBytes(from: value)
            offset += value.count + 1
            return UnsafePointer(start.assumingMemoryBound(to: CChar.self))
        }
        return body(values)
    }

    private func prepare(_ key: StatementKey) throws -> String {
        let name = "s\(nameCount)"
        nameCount += 1
        guard PQsendPrepare(handle, name, key.sql, Int32(key.types.count), key.types) == 1 else { throw lost() }
        sent.append(key)
        prepared[key] = name
        return name
    }

    /// The answers to what was sent together.
    struct Answers {
        /// The result of the last statement that succeeded.
        var last: PostgreSQLResult?
        /// The error of the first that failed. The server skips those after it.
        var failure: PostgreSQLError?
        var count = 0
        /// How many came before the failure.
        var countBeforeFailure = 0
    }

    /// Sends what is queued, and waits for the answers.
    ///
    /// - Throws: `PostgreSQLError` if the connection is lost or given up; `answers` has what came before.
    func receive(_ answers: inout Answers, isCancellable: Bool, hasDeadline: Bool = true) throws {
        let sent = self.sent
        self.sent = []
        guard PQpipelineSync(handle) == 1 else { throw lost() }
        onRoundTrip?()
        var wait = PostgreSQLWait(hasDeadline ? patience : nil, isCancellable: isCancellable)
        var isBetweenResults = false
        while true {
            guard let result = try nextResult(&wait) else {
                // Each statement ends with one nil. Two mean that nothing more will come.
                guard !isBetweenResults else { throw lost() }
                isBetweenResults = true
                continue
            }
            isBetweenResults = false
            wait.restart()
            switch PQresultStatus(result) {
            case PGRES_PIPELINE_SYNC:
                PQclear(result)
                hasAnswered = true
                return
            case PGRES_COMMAND_OK, PGRES_TUPLES_OK:
                answers.last = PostgreSQLResult(result)
            default:
                if answers.failure == nil {
                    (answers.failure, answers.countBeforeFailure) = (Self.error(of: result), answers.count)
                }
                PQclear(result)
                // What was not prepared has to be prepared again.
                if answers.count < sent.count, let key = sent[answers.count] { prepared[key] = nil }
            }
            answers.count += 1
        }
    }

    /// Runs several statements that return nothing, separated by semicolons.
    ///
    /// - Parameter hasDeadline: If false, they may take as long as the connection lasts. The server's own limits are
    ///   separate.
    public func run(script: String, hasDeadline: Bool = true) throws {
        try leavePipeline()
        guard PQsendQuery(handle, script) == 1 else { throw lost() }
        onRoundTrip?()
        var wait = PostgreSQLWait(hasDeadline ? patience : nil, isCancellable: true)
        try takeResults(&wait)
    }

    /// Ends the mode in which statements are queued, in which there are neither scripts nor `COPY`.
    func leavePipeline() throws {
        try finish()
        guard PQpipelineStatus(handle) != PQ_PIPELINE_OFF else { return }
        guard PQexitPipelineMode(handle) == 1 else { throw lost() }
    }

    /// Waits until all statements outside of the pipeline are done.
    func takeResults(_ wait: inout PostgreSQLWait) throws {
        var failure: PostgreSQLError?
        while let result = try nextResult(&wait) {
            wait.restart()
            if PQresultStatus(result) != PGRES_COMMAND_OK, PQresultStatus(result) != PGRES_TUPLES_OK {
                failure = failure ?? Self.error(of: result)
            }
            PQclear(result)
        }
        guard PQstatus(handle) == CONNECTION_OK else { throw lost() }
        try end(failure)
    }

    // MARK: Errors

    func lost() -> PostgreSQLError {
        isBroken = true
        let message = Self.message(of: handle)
        return PostgreSQLError(.disconnected, message.isEmpty ? "The connection has ended." : message)
    }

    private static func message(of pointer: OpaquePointer) -> String {
        String(cString: PQerrorMessage(pointer)).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// The code of errors that do not come from the server.
    static let noCode = "?????"

    static func error(of result: OpaquePointer) -> PostgreSQLError {
        func field(_ code: Character) -> String? {
            PQresultErrorField(result, Int32(code.asciiValue!)).map { String(cString: $0) }
        }
        // D and M: the detail of an error has values, which logs should not show.
        return PostgreSQLError(.refused(field("C") ?? noCode), field("M") ?? "The database server gave no reason.")
    }

    /// Ends a wait for answers.
    ///
    /// - Throws: The failure; of a statement that was cancelled, why.
    private func end(_ failure: PostgreSQLError?) throws {
        let reason = canceller.reason
        // That of a caller is settled by the pool, after the caller's other statements.
        if reason == .deadline { _ = settle() }
        guard let failure else { return }
        guard failure.kind == .refused("57014"), let reason else { throw failure }
        switch reason {
        case .caller: throw CancellationError()
        case .deadline: throw Self.tooLate(patience)
        }
    }

    static func tooLate(_ patience: Duration) -> PostgreSQLError {
        PostgreSQLError(.timedOut, "The database server has not answered for \(patience).")
    }
}
