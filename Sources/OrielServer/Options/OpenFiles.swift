internal import Foundation

/// The process's limit on open files, including sockets.
enum OpenFiles {
    /// The limit assumed if the system sets none.
    static let assumedLimit = 1_048_576

    /// The descriptors that connections leave to the rest of the process.
    ///
    /// A page can then still open a file. More important: libdispatch reads a file about each of its threads now and then, and ends
    /// the process if it has no descriptor for that.
    static let reserve = 8

    /// Whether a further connection leaves the reserve free.
    ///
    /// - Parameter descriptor: Any open one. A copy of it gets the lowest number that is free, so all below are in use.
    static func haveRoom(besides descriptor: Int32) -> Bool {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return true }
        let next = dup(descriptor)
        guard next >= 0 else { return false }
        close(next)
        return UInt64(next) + UInt64(reserve) < UInt64(limit.rlim_cur)
    }

    /// Raises the soft limit to the hard limit.
    ///
    /// The soft limit is 1,024 on most systems, for programs that use `select`; this server uses `epoll`.
    ///
    /// - Returns: The new limit.
    @discardableResult
    static func raiseLimit() -> Int {
        let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0 else { return 1024 }
        if limit.rlim_cur < limit.rlim_max {
            var raised = limit
            raised.rlim_cur = limit.rlim_max
            if setrlimit(resource, &raised) == 0 { limit = raised }
        }
        return Int(min(limit.rlim_cur, rlim_t(assumedLimit)))
    }
}
