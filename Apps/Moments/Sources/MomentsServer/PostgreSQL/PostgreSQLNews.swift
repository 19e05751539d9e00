import Foundation
import Logging
import MomentsModel
import PostgreSQL
import Synchronization

/// The changes that servers with one database tell each other.
///
/// A transaction writes its changes to the table `news`. Other processes see them as soon as it is committed, even if
/// its process ends at the next moment. After the commit, a notification (`NOTIFY`) makes the others read the table at once; without it,
/// they do so several times in a second. It is not a part of the transaction, since PostgreSQL brings transactions with
/// notifications to the disk one after the other.
///
/// Servers of the version before know notifications only. So a notification has the change itself, too, and what they
/// announce is heard.
final class PostgreSQLNews: Sendable {
    /// Names this process in its changes, which have been delivered here already. Numbers of connections would not do:
    /// those of two database servers can be equal, and those of one before and after a restart.
    let origin: String
    private let url: String
    private let patience: Duration
    private let isStopped = Atomic(false)
    private let ended = DispatchGroup()
    private let handler = Mutex<(@Sendable (HeardNews) -> Void)?>(nil)
    /// What is committed and not yet sent.
    private let unsent = Mutex<[ChangeNews]>([])
    private let waker = PostgreSQLWaker()
    private let logger = Logger(label: "moments.store")

    /// How long to wait for a notification before the table is read without one.
    private static let longestPause = Duration.milliseconds(200)
    /// How often the table is read, and a notification sent, at most. All changes meanwhile are one.
    private static let interval = Duration.milliseconds(10)
    /// Each schema of a database has its own.
    private static let channel = "'moments_' || current_schema()"
    static let notify = "SELECT pg_notify(\(channel), $1)"
    static let insert = "INSERT INTO news (place, origin, payload) VALUES (:place, :origin, :payload)"

    /// Begins to listen.
    ///
    /// - Throws: `PostgreSQLError` if the server cannot be reached.
    init(url: String, patience: Duration, origin: String = UUID().uuidString) throws {
        (self.url, self.patience, self.origin) = (url, patience, origin)
        let begun = DispatchSemaphore(value: 0)
        let failure = Shared<(any Error)?>(nil)
        ended.enter()
        let thread = Thread { [weak self, ended] in
            var reader: NewsReader?
            do {
                reader = try self?.connect()
            } catch {
                failure.value.withLock { $0 = error }
            }
            begun.signal()
            var pause = Duration.zero
            while let self, !isStopped.load(ordering: .acquiring) { hear(&reader, &pause) }
            // What was committed last.
            if let self, reader != nil { hear(&reader, &pause) }
            reader = nil
            ended.leave()
        }
        thread.name = "postgresql news"
        thread.start()
        begun.wait()
        if let error = failure.value.withLock(\.self) {
            isStopped.store(true, ordering: .releasing)
            throw error
        }
    }

    deinit { isStopped.store(true, ordering: .releasing) }

    /// Writes changes, which others hear of when the transaction is committed.
    func announce(_ news: [ChangeNews], in database: any StoreDatabase) throws {
        for (place, text) in try NewsPayload.texts(of: news, from: origin).enumerated() {
            try database.run(Self.insert, ["place": place, "origin": origin, "payload": text])
        }
    }

    /// Has the others look for changes that are committed now.
    func send(_ news: [ChangeNews]) {
        unsent.withLock { $0 += news }
        waker.wake()
    }

    /// Calls a handler with what other processes announce.
    func listen(_ handler: @escaping @Sendable (HeardNews) -> Void) { self.handler.withLock { $0 = handler } }

    /// Sends what is unsent, and ends the thread.
    func stop() {
        isStopped.store(true, ordering: .releasing)
        waker.wake()
        ended.wait()
    }

    private func connect() throws -> NewsReader {
        let connection = try PostgreSQLConnection(url, patience: patience)
        let channel = try connection.run("SELECT quote_ident(\(Self.channel))").text(0, 0) ?? ""
        try connection.run(script: "LISTEN \(channel)")
        return try NewsReader(connection, origin: origin)
    }

    private func hear(_ reader: inout NewsReader?, _ pause: inout Duration) {
        do {
            if let reader {
                try hear(reader)
            } else {
                reader = try connect()
                // What was announced in between has not been heard.
                tell(.missed)
            }
            pause = .zero
        } catch {
            if reader != nil {
                logger.warning(
                    "The connection that receives the changes of other servers was lost",
                    metadata: ["error": "\(error)"]
                )
            }
            reader = nil
            // The others read the table, or have lost their connections, too.
            unsent.withLock { $0 = [] }
            pause = min(max(pause * 2, .milliseconds(50)), .seconds(1))
            Thread.sleep(forTimeInterval: pause / .seconds(1))
        }
    }

    private func hear(_ reader: NewsReader) throws {
        let pause = isStopped.load(ordering: .acquiring) ? .zero : Self.longestPause
        let notifications = try reader.connection.notifications(waiting: pause, orUntil: waker)
        let rest = Self.interval - reader.start.duration(to: .now)
        if rest > .zero { Thread.sleep(forTimeInterval: rest / .seconds(1)) }
        let news = unsent.withLock { unsent in
            defer { unsent = [] }
            return unsent
        }
        // Together with the statement that reads.
        for text in try NewsPayload.texts(of: news, from: origin) {
            try reader.connection.queue(Self.notify, [.text(text)])
        }
        // An empty one, as a later version may send, only ends the wait.
        for text in notifications where !text.isEmpty { tell(text, isStored: false) }
        if let texts = try reader.read() {
            for text in texts { tell(text, isStored: true) }
        } else {
            tell(.missed)
        }
        try clean(reader)
    }

    private func clean(_ reader: NewsReader) throws {
        do {
            try reader.clean()
        } catch let error as PostgreSQLError {
            // Such as a full disk. The rows wait for the next time.
            guard case .refused = error.kind else { throw error }
            logger.warning("The changes of servers cannot be deleted", metadata: ["error": "\(error)"])
        }
    }

    /// Passes on a change that was read from the table, or that a server of version 8 sent in a notification.
    private func tell(_ text: String, isStored: Bool) {
        do {
            let payload = try NewsPayload(text)
            guard (payload.isStored ?? false) == isStored, payload.origin != origin else { return }
            tell(.news(ChangeNews(change: payload.change, people: payload.people)))
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
