import CPostgreSQL
import Foundation

extension PostgreSQLConnection {
    /// What `NOTIFY` of any connection has sent.
    public struct Notification: Sendable {
        public let payload: String
        /// The number of the process that has sent it.
        public let sender: Int32
    }

    /// Waits for notifications, after `LISTEN`.
    ///
    /// - Returns: None if none came in time.
    public func notifications(waiting patience: Duration) throws -> [Notification] {
        var found = takeNotifications()
        guard found.isEmpty else { return found }
        var file = pollfd(fd: PQsocket(handle), events: Int16(POLLIN), revents: 0)
        guard poll(&file, 1, Int32((patience / .milliseconds(1)).rounded())) > 0 else { return [] }
        guard PQconsumeInput(handle) == 1, PQstatus(handle) == CONNECTION_OK else { throw lost() }
        found = takeNotifications()
        return found
    }

    private func takeNotifications() -> [Notification] {
        var found: [Notification] = []
        while let notice = PQnotifies(handle) {
            found.append(Notification(payload: String(cString: notice.pointee.extra), sender: notice.pointee.be_pid))
            PQfreemem(notice)
        }
        return found
    }
}
