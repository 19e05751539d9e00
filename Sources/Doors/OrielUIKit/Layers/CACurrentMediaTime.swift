public import Foundation

/// Returns a number of seconds that increases steadily, to measure intervals.
public func CACurrentMediaTime() -> TimeInterval { ProcessInfo.processInfo.systemUptime }
