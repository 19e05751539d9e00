import CPostgreSQL
import Foundation

extension PostgreSQLConnection {
    /// Waits for what `NOTIFY` of any connection has sent, after `LISTEN`.
    ///
    /// - Returns: The payloads; none if nothing came in time.
    public func notifications(waiting patience: Duration) throws -> [String] {
        var found = takeNotifications()
        guard found.isEmpty else { return found }
        var file = pollfd(fd: PQsocket(handle), events: Int16(POLLIN), revents: 0)
        guard poll(&file, 1, Int32((patience / .milliseconds(1)).rounded())) > 0 else { return [] }
        guard PQconsumeInput(handle) == 1, PQstatus(handle) == CONNECTION_OK else { throw lost() }
        found = takeNotifications()
        return found
    }

    private func takeNotifications() -> [String] {
        var found: [String] = []
        while let notice = PQnotifies(handle) {
            found.append(String(cString: notice.pointee.extra))
            PQfreemem(notice)
        }
        return found
    }
}
