internal import Logging
package import OrielUIKit
package import Synchronization

// Hints that a page cannot follow tell developers so. Those for hardware and windows that a page never has, such as pencils, do not:
// they have no effect on most of Apple's devices either.

/// Returns a value unchanged. In debug builds, the first use of each name in a process is logged.
///
/// - Parameters:
///   - reason: Why the name has no effect, or what has, as the end of a sentence.
///   - name: What the app has used.
package nonisolated func withoutEffect<Value>(
    _ value: Value,
    _ reason: StaticString,
    _ name: StaticString = #function
) -> Value {
    #if DEBUG
    let message = "\(name) has no effect: \(reason)."
    if IgnoredHints.messages.withLock({ $0.isNew(message) }) { IgnoredHints.logger.notice("\(message)") }
    #endif
    return value
}

/// What has been logged of hints in this process.
package enum IgnoredHints {
    package static let messages = Mutex(LoggedMessages(limit: 1000))
    fileprivate static let logger = Logger(label: "oriel.hints")
}
