import Testing

/// Lets tasks run until a condition holds; fails the test if it does not hold within a minute.
@MainActor
public func settle(
    sourceLocation: SourceLocation = #_sourceLocation,
    until condition: () -> Bool
) async {
    let deadline = ContinuousClock.now + .seconds(60)
    while !condition() {
        guard ContinuousClock.now < deadline else {
            Issue.record("The condition was not met within a minute.", sourceLocation: sourceLocation)
            return
        }
        await Task.yield()
    }
}

/// Lets tasks run for a while, before a test looks for what must not happen.
@MainActor
public func settle() async { for _ in 0..<1000 { await Task.yield() } }
