import Foundation
import Logging
import MomentsModel
import PostgreSQL
import Synchronization

/// The changes that servers with one database tell each other, by PostgreSQL's `NOTIFY` and `LISTEN`.
///
/// A notification is part of a transaction: it is sent if and when that is committed, in the order of commits. It has IDs only.
final class PostgreSQLNews: Sendable {
    /// A change as a notification has it.
    private struct Payload: Codable {
        /// The `origin` of its sender; nil from an earlier version.
        var origin: String?
        var change: Change
        var people: [PersonID]
    }

    /// Names this process in its notifications, which have been delivered here already. Numbers of connections would
    /// not do: those of two database servers can be equal, and those of one before and after a restart.
    let origin: String
    private let url: String
    private let patience: Duration
    private let isStopped = Atomic(false)
    private let ended = DispatchGroup()
    private let handler = Mutex<(@Sendable (HeardNews) -> Void)?>(nil)
    private let logger = Logger(label: "moments.store")

    /// PostgreSQL refuses payloads of 8,000 bytes.
    private static let payloadLimit = 7000
    /// Each schema of a database has its own.
    private static let channel = "'moments_' || current_schema()"
    static let announce = "SELECT pg_notify(\(channel), :payload)"

    /// Begins to listen.
    ///
    /// - Throws: `PostgreSQLError` if the server cannot be reached.
    init(url: String, patience: Duration, origin: String = UUID().uuidString) throws {
        (self.url, self.patience, self.origin) = (url, patience, origin)
        let begun = DispatchSemaphore(value: 0)
        let failure = Shared<(any Error)?>(nil)
        ended.enter()
        let thread = Thread { [weak self, ended] in
            var connection: PostgreSQLConnection?
            do {
                connection = try self?.connect()
            } catch {
                failure.value.withLock { $0 = error }
            }
            begun.signal()
            var pause = Duration.zero
            while let self, !isStopped.load(ordering: .relaxed) { hear(&connection, &pause) }
            connection = nil
            ended.leave()
        }
        thread.name = "postgresql news"
        thread.start()
        begun.wait()
        if let error = failure.value.withLock(\.self) {
            isStopped.store(true, ordering: .relaxed)
            throw error
        }
    }

    deinit { isStopped.store(true, ordering: .relaxed) }

    /// The texts of notifications: one for each change and as many people as one can have, about 760 with numbers of six digits. Each is
    /// a statement of the transaction.
    static func payloads(of news: [ChangeNews], from origin: String) throws -> [String] {
        try news.flatMap { item in
            let head = try JSONEncoder().encode(Payload(origin: origin, change: item.change, people: [])).count
            return try parts(of: item.people, bytes: payloadLimit - head).map { people in
                let data = try JSONEncoder().encode(
                    Payload(origin: origin, change: item.change, people: Array(people))
                )
                precondition(data.count <= payloadLimit, "A notification has \(data.count) bytes.")
                return String(decoding: data, as: UTF8.self)
            }
        }
    }

    /// Divides people into parts whose numbers, in quotes and with a comma, have no more bytes.
    private static func parts(of people: [PersonID], bytes limit: Int) -> [ArraySlice<PersonID>] {
        var (parts, start, bytes) = ([ArraySlice<PersonID>](), people.startIndex, 0)
        for (index, person) in people.enumerated() {
            let more = String(person.rawValue).utf8.count + 3
            if bytes + more > limit {
                parts.append(people[start..<index])
                (start, bytes) = (index, 0)
            }
            bytes += more
        }
        if start < people.endIndex { parts.append(people[start...]) }
        return parts
    }

    /// Calls a handler with what other processes announce.
    func listen(_ handler: @escaping @Sendable (HeardNews) -> Void) { self.handler.withLock { $0 = handler } }

    /// Ends the thread, which looks for this several times in a second.
    func stop() {
        isStopped.store(true, ordering: .relaxed)
        ended.wait()
    }

    private func connect() throws -> PostgreSQLConnection {
        let connection = try PostgreSQLConnection(url, patience: patience)
        let channel = try connection.run("SELECT quote_ident(\(Self.channel))").text(0, 0) ?? ""
        try connection.run(script: "LISTEN \(channel)")
        return connection
    }

    private func hear(_ connection: inout PostgreSQLConnection?, _ pause: inout Duration) {
        do {
            if let connection {
                for text in try connection.notifications(waiting: .milliseconds(200)) { tell(text) }
            } else {
                connection = try connect()
                // What was announced in between has not been heard.
                tell(.missed)
            }
            pause = .zero
        } catch {
            if connection != nil {
                logger.warning(
                    "The connection that receives the changes of other servers was lost",
                    metadata: ["error": "\(error)"]
                )
            }
            connection = nil
            pause = min(max(pause * 2, .milliseconds(50)), .seconds(1))
            Thread.sleep(forTimeInterval: pause / .seconds(1))
        }
    }

    private func tell(_ text: String) {
        do {
            let payload = try JSONDecoder().decode(Payload.self, from: Data(text.utf8))
            if payload.origin != origin { tell(.news(ChangeNews(change: payload.change, people: payload.people))) }
        } catch {
            // Of a newer version, perhaps, which knows other changes.
            logger.warning("A change of another server cannot be read", metadata: ["error": "\(error)"])
            tell(.missed)
        }
    }

    private func tell(_ heard: HeardNews) { handler.withLock(\.self)?(heard) }
}

/// A value that a thread hands over.
private final class Shared<Value: Sendable>: Sendable {
    let value: Mutex<Value>

    init(_ value: Value) { self.value = Mutex(value) }
}
