/// Changes of rows that wait until all of them are known.
///
/// Deletions come before insertions, whose places are those after all changes.
@MainActor
struct UpdateQueue {
    private var depth = 0
    private var waiting: [() -> Void] = []

    mutating func begin() { depth += 1 }

    /// Returns the changes to run; nil while changes around them are open.
    mutating func end() -> [() -> Void]? {
        depth = max(depth - 1, 0)
        guard depth == 0 else { return nil }
        defer { waiting = [] }
        return waiting
    }

    /// Whether a change waits. One that does not has to be run at once.
    mutating func hold(_ change: @escaping () -> Void, isDeletion: Bool) -> Bool {
        guard depth > 0 else { return false }
        if isDeletion { waiting.insert(change, at: 0) } else { waiting.append(change) }
        return true
    }
}
