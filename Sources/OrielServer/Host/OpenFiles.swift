internal import Foundation

/// The process's limit of open files, sockets included.
enum OpenFiles {
    /// Used where the system sets no limit.
    static let assumedLimit = 1_048_576

    /// Raises the soft limit to the hard one.
    ///
    /// The soft limit is 1,024 on most systems, for programs that use `select`; ours use `epoll`.
    ///
    /// - Returns: The limit in force afterwards.
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
