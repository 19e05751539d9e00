internal import Foundation

/// The process's limit on open files, including sockets.
enum OpenFiles {
    /// The limit assumed if the system sets none.
    static let assumedLimit = 1_048_576

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
