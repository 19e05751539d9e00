import CPostgreSQL
import Foundation

extension PostgreSQLConnection {
    /// Waits for what `NOTIFY` of any connection has sent, after `LISTEN`.
    ///
    /// - Parameter waker: Ends the wait before its time.
    /// - Returns: The payloads; none if nothing came in time.
    public func notifications(waiting patience: Duration, orUntil waker: PostgreSQLWaker? = nil) throws -> [String] {
        let found = takeNotifications()
        guard found.isEmpty else { return found }
        var files = [PQsocket(handle), waker?.reader].compactMap(\.self).map { file in
            pollfd(fd: file, events: Int16(POLLIN), revents: 0)
        }
        guard poll(&files, nfds_t(files.count), Int32((patience / .milliseconds(1)).rounded())) > 0 else { return [] }
        waker?.clear()
        guard files[0].revents != 0 else { return [] }
        guard PQconsumeInput(handle) == 1, PQstatus(handle) == CONNECTION_OK else { throw lost() }
        return takeNotifications()
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
