import Foundation
import Logging
import MomentsModel
import PostgreSQL
import Synchronization

/// The changes that servers with one database tell each other, by PostgreSQL's `NOTIFY` and `LISTEN`.
///
/// A notification is part of a transaction: it is sent if and when that is committed, in the order of commits. It has IDs only.
final class PostgreSQLNews: Sendable {
    /// The number of the process of PostgreSQL that writes for this process. Its notifications have been delivered already.
    final class OwnProcess: Sendable {
        private let number = Mutex<Int32>(0)

        func set(_ new: Int32) { number.withLock { $0 = new } }
        func isOwn(_ other: Int32) -> Bool { number.withLock { $0 == other } }
    }

    private let url: String
    private let patience: Duration
    private let own: OwnProcess
    private let isStopped = Atomic(false)
    private let ended = DispatchGroup()
    private let handler = Mutex<(@Sendable (HeardNews) -> Void)?>(nil)
    private let logger = Logger(label: "moments.store")

    /// PostgreSQL refuses payloads of 8,000 bytes.
    private static let payloadLimit = 7000
    /// People in one notification: numbers of at most 20 characters, and commas.
    private static let peopleLimit = 300
    /// Each schema of a database has its own.
    private static let channel = "'moments_' || current_schema()"
    static let announce = "SELECT pg_notify(\(channel), :payload)"

    /// Begins to listen.
    ///
    /// - Throws: `PostgreSQLError` if the server cannot be reached.
    init(url: String, patience: Duration, own: OwnProcess) throws {
        (self.url, self.patience, self.own) = (url, patience, own)
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

    /// The texts of notifications: one for each change and as many people as one can have.
    static func payloads(of news: [ChangeNews]) throws -> [String] {
        try news.flatMap { item in
            try stride(from: 0, to: item.people.count, by: peopleLimit).map { start in
                let people = Array(item.people[start...].prefix(peopleLimit))
                let data = try JSONEncoder().encode(ChangeNews(change: item.change, people: people))
                precondition(data.count <= payloadLimit, "A notification has \(data.count) bytes.")
                return String(decoding: data, as: UTF8.self)
            }
        }
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
                for notification in try connection.notifications(waiting: .milliseconds(200)) { tell(notification) }
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

    private func tell(_ notification: PostgreSQLConnection.Notification) {
        guard !own.isOwn(notification.sender) else { return }
        do {
            tell(.news(try JSONDecoder().decode(ChangeNews.self, from: Data(notification.payload.utf8))))
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
